# `cmake --install` installs two components: the program for people, and the library for other projects, which
# find_package(summand) finds. A wheel has the program, too. pip puts it and its files beside Python.
if(SKBUILD)
  set(CMAKE_INSTALL_BINDIR ${SKBUILD_SCRIPTS_DIR})
  set(CMAKE_INSTALL_DATAROOTDIR ${SKBUILD_DATA_DIR}/share)
endif()
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

function(summand_install_library)
  set(package ${CMAKE_INSTALL_LIBDIR}/cmake/summand)
  install(TARGETS summand EXPORT summandTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
                                                        COMPONENT development)
  # Private headers of the library are not installed, because they include Boost.
  install(
    DIRECTORY src/summand
    DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
    COMPONENT development
    FILES_MATCHING
    PATTERN "*.hpp"
    PATTERN "*_test*" EXCLUDE
    PATTERN "testing" EXCLUDE
    PATTERN "dist" EXCLUDE
    PATTERN "number/big.hpp" EXCLUDE
    PATTERN "number/decimal.hpp" EXCLUDE)
  install(FILES ${PROJECT_BINARY_DIR}/generated/summand/base/config.hpp
          DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/summand/base COMPONENT development)
  install(
    EXPORT summandTargets
    NAMESPACE summand::
    DESTINATION ${package}
    COMPONENT development)
  configure_package_config_file(
    cmake/summandConfig.cmake.in ${PROJECT_BINARY_DIR}/summandConfig.cmake
    INSTALL_DESTINATION ${package})
  write_basic_package_version_file(
    ${PROJECT_BINARY_DIR}/summandConfigVersion.cmake COMPATIBILITY SameMinorVersion)
  install(FILES ${PROJECT_BINARY_DIR}/summandConfig.cmake
                ${PROJECT_BINARY_DIR}/summandConfigVersion.cmake
          DESTINATION ${package} COMPONENT development)
endfunction()

# The program, its manual page and scripts for completion, which it writes itself, and the guide.
function(summand_install_program)
  install(TARGETS summand_program RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT program)
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
  install(FILES ${share}/summand.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT program)
  install(FILES ${share}/summand DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions
          COMPONENT program)
  install(FILES ${share}/_summand DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions
          COMPONENT program)
  install(FILES ${share}/summand.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d
          COMPONENT program)
  install(DIRECTORY share/games DESTINATION ${CMAKE_INSTALL_DATADIR}/summand COMPONENT program
          FILES_MATCHING PATTERN "*.game")
  install(DIRECTORY docs/guide DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program
          FILES_MATCHING PATTERN "*.md")
  install(FILES docs/glossary.md docs/words.md docs/coverage.md DESTINATION ${CMAKE_INSTALL_DOCDIR}
          COMPONENT program)
endfunction()

# The libraries of the static build and of the build for WebAssembly have an fmt of their own, so they are of no use
# outside.
if(NOT SUMMAND_STATIC AND NOT SUMMAND_WASM)
  summand_install_library()
endif()
if(TARGET summand_program)
  summand_install_program()
endif()
