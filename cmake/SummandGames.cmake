# Finds the games of src/summand/games by their headers. Writes a registry of all games, and a file with
# law tests for each game, into the build folder.
#
# The evaluator, the table of parts and the erased ruleset of a game are compiled in its source only. The laws use them
# from there.

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

# Sets SUMMAND_REGISTRY (sources of the library: one for each game, and one that lists the games) and
# SUMMAND_LAW_TESTS (sources of the tests).
function(summand_find_games folder)
  file(GLOB headers RELATIVE ${folder} CONFIGURE_DEPENDS ${folder}/*.hpp)
  list(SORT headers)
  set(generated ${PROJECT_BINARY_DIR}/generated/games)
  set(sources ${generated}/registry.cpp)
  set(declarations "")
  set(entries "")
  set(law_tests "")
  foreach(header IN LISTS headers)
    string(REGEX REPLACE "\\.hpp$" "" game ${header})
    summand_type_name(${game} type)
    if(IS_DIRECTORY ${PROJECT_SOURCE_DIR}/fuzz/corpus AND NOT IS_DIRECTORY ${PROJECT_SOURCE_DIR}/fuzz/corpus/${game})
      message(FATAL_ERROR "fuzz/corpus/${game} is missing: every game has texts to begin fuzzing with")
    endif()
    string(APPEND declarations "const AnyRuleset& the_${game}();\n")
    string(APPEND entries "      &the_${game}(),\n")
    summand_write_if_changed(
      ${generated}/${game}.cpp
      "#include \"summand/games/${header}\"
#include \"summand/ruleset/erase.hpp\"

namespace summand {

const AnyRuleset& the_${game}();

const AnyRuleset& the_${game}() { return ErasedRuleset<games::${type}>::the(); }

template class ErasedRuleset<games::${type}>;
template class Evaluator<Version<games::${type}>>;
template class RulesetParts<games::${type}>;

}  // namespace summand
")
    set(laws "laws")
    set(suite "GameLaws")
    set(compiled_elsewhere
        "namespace summand {

extern template class ErasedRuleset<games::${type}>;
extern template class Evaluator<Version<games::${type}>>;
extern template class RulesetParts<games::${type}>;

}  // namespace summand

")
    file(STRINGS ${folder}/${header} loopy REGEX "bool loopy = true")
    if(loopy)
      set(laws "loopy_laws")
      set(suite "LoopyLaws")
      set(compiled_elsewhere "")
    endif()
    file(STRINGS ${folder}/${header} entails REGEX "bool entails\\(")
    if(entails)
      set(laws "entailing_laws")
      set(suite "EntailingLaws")
    endif()
    summand_write_if_changed(
      ${generated}/${game}_laws_test.cpp
      "#include \"summand/games/${header}\"
#include \"summand/testing/${laws}.hpp\"
#include \"summand/testing/text_laws.hpp\"

${compiled_elsewhere}namespace summand::testing {

const bool kTextsOf${type} = register_laws<GameTexts<games::${type}>>(\"${type}/GameTexts\", __FILE__);
const bool kLawsOf${type} = register_laws<${suite}<games::${type}>>(\"${type}/${suite}\", __FILE__);

}  // namespace summand::testing
")
    list(APPEND sources ${generated}/${game}.cpp)
    list(APPEND law_tests ${generated}/${game}_laws_test.cpp)
  endforeach()
  summand_write_if_changed(
    ${generated}/registry.cpp
    "#include \"summand/ruleset/registry.hpp\"

#include \"summand/ruleset/any.hpp\"
#include \"summand/ruleset/sorted_by_name.hpp\"

namespace summand {

${declarations}
std::span<const AnyRuleset* const> all_rulesets() {
  static const auto rulesets = sorted_by_name(std::to_array<const AnyRuleset*>({
${entries}  }));
  return rulesets;
}

}  // namespace summand
")
  list(TRANSFORM headers REPLACE "\\.hpp$" "")
  set_property(GLOBAL PROPERTY SUMMAND_GAMES "${headers}")
  set(SUMMAND_REGISTRY ${sources} PARENT_SCOPE)
  set(SUMMAND_LAW_TESTS ${law_tests} PARENT_SCOPE)
endfunction()

# summand_game_test(GAME): a test program of one game, for the work on it. It is built by its name only, and has the game's
# own tests and its laws in one batch.
function(summand_game_test game)
  set(target ${game}_game_test)
  set(games ${PROJECT_SOURCE_DIR}/src/summand/games)
  file(GLOB sources ${games}/${game}_test.cpp ${games}/${game}/*_test.cpp)
  add_executable(${target} EXCLUDE_FROM_ALL ${PROJECT_BINARY_DIR}/generated/games/${game}_laws_test.cpp ${sources})
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON)
  summand_cold(${target})
  target_link_libraries(${target} PRIVATE summand_testing summand GTest::gmock_main)
endfunction()

# Writes what games have learned into sources of the library: games/NAME/learned.txt is the function learned() of
# games/NAME/learned.hpp, and learned_rows.txt is learned_rows(). Sets SUMMAND_LEARNED.
function(summand_learned folder)
  file(GLOB files CONFIGURE_DEPENDS ${folder}/*/learned*.txt)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${files})
  set(sources "")
  foreach(file IN LISTS files)
    get_filename_component(game ${file} DIRECTORY)
    get_filename_component(game ${game} NAME)
    get_filename_component(function ${file} NAME_WE)
    file(STRINGS ${file} rows REGEX "^-?[0-9]+ -?[0-9]+ -?[0-9]+$")
    list(TRANSFORM rows REPLACE " " ", ")
    list(JOIN rows "},\n      {" rows)
    set(source ${PROJECT_BINARY_DIR}/generated/games/${game}_${function}.cpp)
    summand_write_if_changed(
      ${source}
      "#include \"summand/games/${game}/learned.hpp\"

namespace summand::games::${game} {

OrderModel ${function}() {
  return OrderModel({
      {${rows}}});
}

}  // namespace summand::games::${game}
")
    list(APPEND sources ${source})
  endforeach()
  set(SUMMAND_LEARNED ${sources} PARENT_SCOPE)
endfunction()
