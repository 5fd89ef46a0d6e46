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

# STRICT tables need SQLite 3.37. A static library is inside the program and the module for Python, which has an SQLite
# of its own: the names of this one are hidden.
if(SUMMAND_STATIC)
  find_library(SQLite3_LIBRARY libsqlite3.a REQUIRED)
endif()
find_package(SQLite3 3.37 REQUIRED)
if(SUMMAND_STATIC)
  target_link_options(SQLite::SQLite3 INTERFACE LINKER:--exclude-libs,libsqlite3.a)
  target_link_libraries(SQLite::SQLite3 INTERFACE ${CMAKE_DL_LIBS} m)
endif()
set(SUMMAND_SQLITE SQLite::SQLite3)

set(SUMMAND_THREADS Threads::Threads)
if(SUMMAND_PARALLEL STREQUAL "tbb")
  find_package(TBB REQUIRED)
  set(SUMMAND_THREADS TBB::tbb)
endif()
