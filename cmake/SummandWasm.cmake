# What is different if the target is WebAssembly.

# Exceptions of WebAssembly. bindings/wasm/exceptions.cpp is their run-time. Code of a module has a fixed place. There is
# one thread, so nothing guards the first use of a static variable.
add_compile_options(-fwasm-exceptions -fno-rtti -fno-threadsafe-statics)
set(CMAKE_CXX_COMPILE_OPTIONS_PIC "")

# Header-only libraries come from Debian's /usr/include through a folder of links, because that folder also has the
# headers of glibc.
set(links ${PROJECT_BINARY_DIR}/include)
file(MAKE_DIRECTORY ${links})
foreach(library fmt boost nlohmann)
  if(NOT EXISTS /usr/include/${library})
    message(FATAL_ERROR "/usr/include/${library} is missing: scripts/setup slow installs it")
  endif()
  file(CREATE_LINK /usr/include/${library} ${links}/${library} SYMBOLIC)
endforeach()
add_library(summand_headers INTERFACE)
target_include_directories(summand_headers SYSTEM INTERFACE ${links})
add_library(Boost::headers ALIAS summand_headers)
add_library(nlohmann_json::nlohmann_json ALIAS summand_headers)
add_library(Threads::Threads ALIAS summand_headers)

# The functions of fmt that are not templates are compiled once.
add_library(summand_fmt OBJECT packaging/fmt.cpp)
# Without locales, which are a tenth of all code.
target_compile_definitions(summand_fmt PUBLIC FMT_SHARED PRIVATE FMT_STATIC_THOUSANDS_SEPARATOR=',')
target_link_libraries(summand_fmt PUBLIC summand_headers PRIVATE summand_options)
set(SUMMAND_FMT summand_fmt)
