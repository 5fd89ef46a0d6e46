# Finds the questions in some folders by their files: eval.cpp defines `const Question& eval_question()`. Writes a table of
# all questions into the build folder.

# summand_find_questions(FOLDER...): sets SUMMAND_QUESTIONS, the source of that table.
function(summand_find_questions)
  set(files "")
  foreach(folder IN LISTS ARGN)
    file(GLOB found RELATIVE ${folder} CONFIGURE_DEPENDS ${folder}/*.cpp)
    list(APPEND files ${found})
  endforeach()
  list(SORT files)
  if(SUMMAND_WASM)
    list(REMOVE_ITEM files judge.cpp merge.cpp run.cpp store.cpp train.cpp) # there are no files
  endif()
  set(declarations "")
  set(entries "")
  foreach(file IN LISTS files)
    string(REGEX REPLACE "\\.cpp$" "" question ${file})
    string(APPEND declarations "const Question& ${question}_question();\n")
    string(APPEND entries "      &${question}_question(),\n")
  endforeach()
  set(table ${PROJECT_BINARY_DIR}/generated/ask/all_questions.cpp)
  summand_write_if_changed(
    ${table}
    "#include <array>

#include \"summand/ask/question.hpp\"

namespace summand::ask {

// The definitions may be in the same batch.
// NOLINTBEGIN(readability-redundant-declaration)
${declarations}// NOLINTEND(readability-redundant-declaration)

std::span<const Question* const> all_questions() {
  static const auto questions = std::to_array<const Question*>({
${entries}  });
  return questions;
}

}  // namespace summand::ask
")
  set(SUMMAND_QUESTIONS ${table} PARENT_SCOPE)
endfunction()

# Writes the pages of docs/ that a front end shows into a source of the library. Sets SUMMAND_GUIDE. For browsers it writes
# them into a file that is loaded when a page is first asked for (bindings/wasm/guide.cpp).
function(summand_guide_pages)
  set(generated ${PROJECT_BINARY_DIR}/generated/ask/guide_pages.cpp)
  file(GLOB pages CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/docs/guide/*.md)
  list(APPEND pages ${PROJECT_SOURCE_DIR}/docs/coverage.md ${PROJECT_SOURCE_DIR}/docs/glossary.md
       ${PROJECT_SOURCE_DIR}/docs/words.md)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${pages})
  set(entries "")
  foreach(page IN LISTS pages)
    get_filename_component(name ${page} NAME_WE)
    list(APPEND names ${name})
    set(page_${name} ${page})
  endforeach()
  list(SORT names)
  if(SUMMAND_WASM)
    string(ASCII 12 feed)
    foreach(name IN LISTS names)
      file(READ ${page_${name}} text)
      string(APPEND entries "${feed}${name}\n${text}")
    endforeach()
    summand_write_if_changed(${PROJECT_BINARY_DIR}/bindings/wasm/guide.txt "${entries}")
    return()
  endif()
  foreach(name IN LISTS names)
    file(READ ${page_${name}} text)
    string(APPEND entries "      GuidePage{\"${name}\", R\"page(${text})page\"sv},\n")
  endforeach()
  summand_write_if_changed(
    ${generated}
    "#include <array>
#include <string_view>

#include \"summand/ask/guide.hpp\"

// A page may be longer than the 65,536 letters that every compiler must read.
#pragma GCC diagnostic ignored \"-Woverlength-strings\"

namespace summand::ask {

// The literals know their length. Compilers limit how many letters of a constant they count.
std::span<const GuidePage> guide_pages() {
  using std::string_view_literals::operator\"\"sv;
  static constexpr auto kPages = std::to_array<GuidePage>({
${entries}  });
  return kPages;
}

}  // namespace summand::ask
")
  set(SUMMAND_GUIDE ${generated} PARENT_SCOPE)
endfunction()
