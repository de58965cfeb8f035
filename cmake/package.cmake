# What an installation holds, and the .deb packages made of it (the target "package").
#   program: velatura with its data and words to read, man page, completions, licences
#   engine:  the rooms as static libraries with their headers: find_package(Velatura), then link
#            Velatura::rules, Velatura::record, ...
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(config_dir ${CMAKE_INSTALL_LIBDIR}/cmake/Velatura)
foreach(room IN ITEMS rules chance words content record ai achievements)
  if(TARGET velatura_${room})
    install(TARGETS velatura_${room} EXPORT VelaturaTargets
            ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT engine)
    install(DIRECTORY src/${room}/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/velatura/${room}
            COMPONENT engine FILES_MATCHING PATTERN "*.h")
  endif()
endforeach()
install(EXPORT VelaturaTargets NAMESPACE Velatura:: DESTINATION ${config_dir} COMPONENT engine)
configure_package_config_file(cmake/velatura-config.cmake.in
  ${CMAKE_CURRENT_BINARY_DIR}/VelaturaConfig.cmake INSTALL_DESTINATION ${config_dir})
# Until 1.0 a minor version may change the engine's headers.
write_basic_package_version_file(${CMAKE_CURRENT_BINARY_DIR}/VelaturaConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/VelaturaConfig.cmake
              ${CMAKE_CURRENT_BINARY_DIR}/VelaturaConfigVersion.cmake
        DESTINATION ${config_dir} COMPONENT engine)

if(TARGET velatura)
  install(TARGETS velatura RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT program)
endif()
install(DIRECTORY data lang DESTINATION ${CMAKE_INSTALL_DATADIR}/velatura COMPONENT program
        FILES_MATCHING PATTERN "*.json" PATTERN "*.md")
# The page, if it was built; the program finds it there.
install(DIRECTORY build/web/ DESTINATION ${CMAKE_INSTALL_DATADIR}/velatura/page COMPONENT program
        OPTIONAL)
install(DIRECTORY examples DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program)
install(FILES LICENSE LICENSE-ART NOTICE THIRD_PARTY.md README.md CHANGELOG.md
        DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program)
# In a folder docs there too: an error text and the links of README.md name them so.
install(DIRECTORY docs DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program
        FILES_MATCHING PATTERN "*.md" PATTERN completions EXCLUDE PATTERN images EXCLUDE)
install(FILES docs/velatura.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT program)
install(FILES docs/completions/velatura.bash RENAME velatura COMPONENT program
        DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES docs/completions/velatura.zsh RENAME _velatura COMPONENT program
        DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
install(FILES docs/completions/velatura.fish COMPONENT program
        DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)

# The server as a service of systemd.
install(FILES packaging/velatura.service DESTINATION lib/systemd/system COMPONENT program)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_CONTACT "The Velatura contributors <velatura@velatura.invalid>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL program engine)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME velatura)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_ENGINE_PACKAGE_NAME libvelatura-dev)
set(CPACK_DEBIAN_ENGINE_PACKAGE_SECTION libdevel)
set(CPACK_COMPONENT_PROGRAM_DESCRIPTION "The painting card game Canvas in the browser and the terminal, a fan-made edition")
set(CPACK_COMPONENT_ENGINE_DESCRIPTION "The game engine of Velatura, static libraries and headers")
include(CPack)
