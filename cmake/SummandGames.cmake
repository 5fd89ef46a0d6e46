# The games of src/summand/games, found by their headers: a registry of them all, and a file of law tests
# for each, written into the build folder.

function(summand_write_if_changed path content)
  if(EXISTS ${path})
    file(READ ${path} old)
  endif()
  if(NOT "${old}" STREQUAL "${content}")
    file(WRITE ${path} "${content}")
  endif()
endfunction()

# toads_and_frogs -> ToadsAndFrogs
function(summand_type_name file_name result)
  string(REPLACE "_" ";" words ${file_name})
  set(type "")
  foreach(word IN LISTS words)
    string(SUBSTRING ${word} 0 1 first)
    string(SUBSTRING ${word} 1 -1 rest)
    string(TOUPPER ${first} first)
    string(APPEND type "${first}${rest}")
  endforeach()
  set(${result} ${type} PARENT_SCOPE)
endfunction()

# Sets SUMMAND_REGISTRY (a source of the library) and SUMMAND_LAW_TESTS (sources of the tests).
function(summand_find_games folder)
  file(GLOB headers RELATIVE ${folder} CONFIGURE_DEPENDS ${folder}/*.hpp)
  list(SORT headers)
  set(generated ${PROJECT_BINARY_DIR}/generated/games)
  set(includes "")
  set(entries "")
  set(law_tests "")
  foreach(header IN LISTS headers)
    string(REGEX REPLACE "\\.hpp$" "" game ${header})
    summand_type_name(${game} type)
    string(APPEND includes "#include \"summand/games/${header}\"\n")
    string(APPEND entries "      &ErasedRuleset<games::${type}>::the(),\n")
    summand_write_if_changed(
      ${generated}/${game}_laws_test.cpp
      "#include \"summand/games/${header}\"\n#include \"summand/testing/laws.hpp\"\n\nnamespace summand::testing {\nINSTANTIATE_TYPED_TEST_SUITE_P(${type}, GameLaws, games::${type});\n}  // namespace summand::testing\n"
    )
    list(APPEND law_tests ${generated}/${game}_laws_test.cpp)
  endforeach()
  summand_write_if_changed(
    ${generated}/registry.cpp
    "#include \"summand/ruleset/registry.hpp\"

${includes}#include \"summand/ruleset/erase.hpp\"
#include \"summand/ruleset/sorted_by_name.hpp\"

namespace summand {

std::span<const AnyRuleset* const> all_rulesets() {
  static const auto rulesets = sorted_by_name(std::to_array<const AnyRuleset*>({
${entries}  }));
  return rulesets;
}

}  // namespace summand
")
  set(SUMMAND_REGISTRY ${generated}/registry.cpp PARENT_SCOPE)
  set(SUMMAND_LAW_TESTS ${law_tests} PARENT_SCOPE)
endfunction()
