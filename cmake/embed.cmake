# velatura_embed(TARGET target NAME name ROOT dir FILES file...)
#
# Builds files into the program: generates embedded_NAME.cpp/.h with
#   namespace velatura::embedded { std::span<const File> NAME(); }   // File{path, text}
# so that nothing has to be found or read at run time, natively or in WebAssembly.
find_package(Python3 REQUIRED COMPONENTS Interpreter)

function(velatura_embed)
  cmake_parse_arguments(PARSE_ARGV 0 EMBED "" "TARGET;NAME;ROOT" "FILES")
  set(out ${CMAKE_CURRENT_BINARY_DIR}/embedded)
  set(script ${PROJECT_SOURCE_DIR}/cmake/embed.py)
  add_custom_command(
    OUTPUT ${out}/embedded_${EMBED_NAME}.cpp ${out}/embedded_${EMBED_NAME}.h
    COMMAND ${Python3_EXECUTABLE} ${script} ${EMBED_NAME} ${out} ${EMBED_ROOT} ${EMBED_FILES}
    DEPENDS ${script} ${EMBED_FILES}
    COMMENT "Embedding ${EMBED_NAME}"
    VERBATIM)
  target_sources(${EMBED_TARGET} PRIVATE ${out}/embedded_${EMBED_NAME}.cpp)
  target_include_directories(${EMBED_TARGET} PRIVATE ${out})
endfunction()
