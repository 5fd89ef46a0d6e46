# The questions of src/summand/ask/questions, found by their files: eval.cpp defines
# `const Question& eval_question()`. A table of them all is written into the build folder.

# Sets SUMMAND_QUESTIONS, the source of that table.
function(summand_find_questions folder)
  file(GLOB files RELATIVE ${folder} CONFIGURE_DEPENDS ${folder}/*.cpp)
  list(SORT files)
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

${declarations}
std::span<const Question* const> all_questions() {
  static const auto questions = std::to_array<const Question*>({
${entries}  });
  return questions;
}

}  // namespace summand::ask
")
  set(SUMMAND_QUESTIONS ${table} PARENT_SCOPE)
endfunction()
