# The target "page": build/web, which Vite makes of web/, the words, the data, the pictures and the
# engine in WebAssembly. Ninja knows what each part is made of: nothing changed, nothing runs.
set(web ${PROJECT_SOURCE_DIR}/web)
set(npm ${PROJECT_SOURCE_DIR}/scripts/npm)

# The engine has a build folder and a compiler of its own; its ninja is asked every time, and leaves
# the file alone if it is still right.
set(wasm ${PROJECT_SOURCE_DIR}/build/wasm)
add_custom_target(engine-wasm
  COMMAND sh -c "test -f ${wasm}/build.ninja || ${CMAKE_COMMAND} --preset wasm"
  COMMAND ${CMAKE_COMMAND} --build --preset wasm
  WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
  BYPRODUCTS ${wasm}/velatura.wasm
  COMMENT "The engine as WebAssembly" VERBATIM)

add_custom_command(OUTPUT ${web}/node_modules/.package-lock.json
  COMMAND ${npm} ci --loglevel=error
  COMMAND ${CMAKE_COMMAND} -E touch ${web}/node_modules/.package-lock.json
  DEPENDS ${web}/package.json ${web}/package-lock.json
  COMMENT "Fetching the page's packages (npm ci)" VERBATIM)

file(GLOB_RECURSE page_sources CONFIGURE_DEPENDS ${web}/src/* ${web}/public/*
     ${PROJECT_SOURCE_DIR}/lang/*.json ${PROJECT_SOURCE_DIR}/data/*.json
     ${PROJECT_SOURCE_DIR}/art/icons/*.svg)
file(GLOB page_settings CONFIGURE_DEPENDS ${web}/*.html ${web}/*.ts ${web}/*.js ${web}/*.json)
list(FILTER page_settings EXCLUDE REGEX "playwright")
set(pictures)
if(VELATURA_ART)
  set(pictures ${PROJECT_SOURCE_DIR}/art/out/manifest.json)
endif()
add_custom_command(OUTPUT ${PROJECT_SOURCE_DIR}/build/web/index.html
  COMMAND ${npm} run --silent build -- --logLevel warn
  DEPENDS ${web}/node_modules/.package-lock.json ${wasm}/velatura.wasm ${pictures}
          ${page_sources} ${page_settings}
  COMMENT "Building the page into build/web" VERBATIM)
add_custom_target(page DEPENDS ${PROJECT_SOURCE_DIR}/build/web/index.html)
if(VELATURA_ART)
  add_dependencies(page velatura-art)
endif()
