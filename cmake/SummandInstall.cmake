# `cmake --install` installs the program, and the library so that find_package(summand) finds it.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

install(TARGETS summand EXPORT summandTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
# Private headers of the library are not installed, because they include Boost.
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

  # The manual page and the scripts for completion, which the program writes, and the guide.
  set(share ${PROJECT_BINARY_DIR}/share)
  set(written "")
  foreach(file "man|summand.1" "completion bash|summand" "completion zsh|_summand"
               "completion fish|summand.fish")
    string(REPLACE "|" ";" pair ${file})
    list(GET pair 0 arguments)
    list(GET pair 1 name)
    add_custom_command(
      OUTPUT ${share}/${name}
      COMMAND ${CMAKE_COMMAND} -E make_directory ${share}
      COMMAND sh -c "\"$0\" ${arguments} >\"$1\"" $<TARGET_FILE:summand_program> ${share}/${name}
      DEPENDS summand_program
      VERBATIM)
    list(APPEND written ${share}/${name})
  endforeach()
  add_custom_target(summand_share ALL DEPENDS ${written})
  install(FILES ${share}/summand.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
  install(FILES ${share}/summand DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
  install(FILES ${share}/_summand DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
  install(FILES ${share}/summand.fish
          DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
  install(DIRECTORY docs/guide DESTINATION ${CMAKE_INSTALL_DOCDIR} FILES_MATCHING PATTERN "*.md")
  install(FILES docs/glossary.md docs/words.md docs/coverage.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
endif()
