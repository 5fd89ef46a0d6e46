# The libraries that the layers use. The static program cannot use shared libraries, so it has others for TBB and fmt.
set_property(CACHE SUMMAND_PARALLEL PROPERTY STRINGS tbb threads none)
if(NOT SUMMAND_PARALLEL MATCHES "^(tbb|threads|none)$")
  message(FATAL_ERROR "SUMMAND_PARALLEL is '${SUMMAND_PARALLEL}'; expected tbb, threads or none")
endif()
if(SUMMAND_WASM)
  include(SummandWasm)
  return()
endif()

find_package(fmt 9 REQUIRED)
find_package(Boost 1.81 REQUIRED)
find_package(nlohmann_json 3.11 REQUIRED)
find_package(Threads REQUIRED)

set(SUMMAND_FMT fmt::fmt)
if(SUMMAND_STATIC)
  set(SUMMAND_PARALLEL threads)
  # Debian has no libfmt.a. With the definitions of the shared library the layers compile to the same objects as in
  # the release, so that ccache finds them.
  add_library(summand_fmt STATIC packaging/fmt.cpp)
  target_compile_definitions(summand_fmt PUBLIC $<TARGET_PROPERTY:fmt::fmt,INTERFACE_COMPILE_DEFINITIONS>)
  target_link_libraries(summand_fmt PRIVATE summand_options)
  set(SUMMAND_FMT summand_fmt)
  # How a program is linked that runs without any other file.
  if(SUMMAND_HARDENED)
    set(CMAKE_CXX_LINK_OPTIONS_PIE -fPIE -static-pie)
  else()
    add_link_options(-static)
  endif()
endif()

set(SUMMAND_THREADS Threads::Threads)
if(SUMMAND_PARALLEL STREQUAL "tbb")
  find_package(TBB REQUIRED)
  set(SUMMAND_THREADS TBB::tbb)
endif()
