# velatura_json: nlohmann-json and nothing else of the system's headers, so that WebAssembly, which
# has a C library of its own, can see it too. For the .cpp files that parse; never in a header.
include_guard(GLOBAL)
find_path(NLOHMANN_JSON_DIR nlohmann/json.hpp REQUIRED NO_CMAKE_FIND_ROOT_PATH
          PATHS /usr/include /usr/local/include)
set(root ${CMAKE_BINARY_DIR}/json)
file(MAKE_DIRECTORY ${root})
file(CREATE_LINK ${NLOHMANN_JSON_DIR}/nlohmann ${root}/nlohmann SYMBOLIC)
add_library(velatura_json INTERFACE)
target_include_directories(velatura_json SYSTEM INTERFACE ${root})
target_compile_definitions(velatura_json INTERFACE JSON_NO_IO)
