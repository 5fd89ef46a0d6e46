# `cmake --install` gives a library that find_package(summand) finds, and the program.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

install(TARGETS summand EXPORT summandTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
# Headers for the library's own sources (they bring in Boost) stay at home.
install(
  DIRECTORY src/summand
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  FILES_MATCHING
  PATTERN "*.hpp"
  PATTERN "*_test*" EXCLUDE
  PATTERN "testing" EXCLUDE
  PATTERN "number/big.hpp" EXCLUDE
  PATTERN "number/decimal.hpp" EXCLUDE)
install(FILES ${PROJECT_BINARY_DIR}/generated/summand/base/config.hpp
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/summand/base)
install(
  EXPORT summandTargets
  NAMESPACE summand::
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/summand)
configure_package_config_file(
  cmake/summandConfig.cmake.in ${PROJECT_BINARY_DIR}/summandConfig.cmake
  INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/summand)
write_basic_package_version_file(
  ${PROJECT_BINARY_DIR}/summandConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/summandConfig.cmake
              ${PROJECT_BINARY_DIR}/summandConfigVersion.cmake
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/summand)
if(TARGET summand_program)
  install(TARGETS summand_program RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()
