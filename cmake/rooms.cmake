# velatura_room(NAME [KNOWS room...] [LINKS library...] [EXCEPTIONS] SOURCES file...)
#
# One target (velatura_NAME, alias Velatura::NAME) for the folder src/NAME. Headers lie beside
# their sources and are included as "NAME/thing.h". Each room has an include root of its own
# (a link to its folder). A target sees its own root and those of the rooms it KNOWS, and no other:
# knowing a room does not mean knowing the rooms that room knows. So an include that the table in
# src/README.md does not allow does not compile; tests/house/rooms_test.py tries every pair.
set(VELATURA_ROOTS ${CMAKE_BINARY_DIR}/rooms)

function(velatura_room name)
  cmake_parse_arguments(PARSE_ARGV 1 ROOM "EXCEPTIONS" "" "KNOWS;LINKS;SOURCES")
  set(root ${VELATURA_ROOTS}/${name})
  file(MAKE_DIRECTORY ${root})
  file(CREATE_LINK ${CMAKE_CURRENT_SOURCE_DIR} ${root}/${name} SYMBOLIC)

  set(target velatura_${name})
  add_library(${target} STATIC ${ROOM_SOURCES})
  add_library(Velatura::${name} ALIAS ${target})
  set_target_properties(${target} PROPERTIES EXPORT_NAME ${name} OUTPUT_NAME velatura_${name})
  target_include_directories(${target} PUBLIC
    $<BUILD_INTERFACE:${root}> $<INSTALL_INTERFACE:include/velatura>)
  target_compile_features(${target} PUBLIC cxx_std_23)
  foreach(known IN LISTS ROOM_KNOWS)
    target_link_libraries(${target} PRIVATE velatura_${known}) # not PUBLIC: linked, but not seen
  endforeach()
  target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:velatura_options> ${ROOM_LINKS})
  if(NOT ROOM_EXCEPTIONS)
    target_compile_options(${target} PRIVATE -fno-exceptions)
  endif()
endfunction()
