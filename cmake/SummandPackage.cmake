# Debian packages, by CPack: `summand` has the program and `libsummand-dev` the library. scripts/package builds them.
if(SUMMAND_STATIC OR NOT PROJECT_IS_TOP_LEVEL OR NOT TARGET summand_program)
  return()
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME summand)
set(CPACK_PACKAGE_VENDOR "The Summand authors")
set(CPACK_PACKAGE_CONTACT "The Summand authors <summand@localhost>") # there is no address
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "") # each component has its own
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL program development)

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/debian_files.cmake)

set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME summand)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION math)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PROGRAM_DESCRIPTION
    "workbench for combinatorial games
Summand adds positions of combinatorial games. It says who wins their sum, by
which first moves, what each position is worth, and how it knows. It knows
forty games, most of them from Winning Ways for your Mathematical Plays.")

set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libsummand-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS "libfmt-dev (>= 9), libtbb-dev, libsqlite3-dev")
set(CPACK_DEBIAN_DEVELOPMENT_DESCRIPTION
    "library of the workbench for combinatorial games
The C++ library of Summand: canonical forms, thermographs, taking and breaking,
and the rules of forty games. It is one static library with headers and files
for CMake.")

# cmake/debian_files.cmake reads it, which CPack gives all variables named CPACK_….
set(CPACK_SUMMAND_SOURCE ${PROJECT_SOURCE_DIR})
include(CPack)
