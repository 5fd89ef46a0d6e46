#include "summand/ask/question_help.hpp"

#include <fmt/core.h>

#include "summand/analysis/function_text.hpp"
#include "summand/base/separated.hpp"
#include "summand/text/table.hpp"

namespace summand::ask {

namespace {

std::string usage_of(const Question& question) {
  return fmt::format("summand {}{}{}", question.name, question.arguments.empty() ? "" : " ",
                     question.arguments);
}

std::string option_table(const std::vector<Option>& options) {
  std::vector<std::vector<std::string>> rows;
  for (const Option& option : options) {
    rows.push_back({fmt::format("  {}--{}{}{}",
                                option.letter == '\0' ? "" : fmt::format("-{}, ", option.letter),
                                option.name, option.value.empty() ? "" : " ", option.value),
                    std::string(option.sentence)});
  }
  rows.push_back({"  -h, --help", "Print this"});
  return fmt::format("Options:\n{}\n", separated(aligned(rows), "\n"));
}

std::string table_of_children(const Question& question) {
  std::vector<std::vector<std::string>> rows;
  for (const Question* child : question.children) {
    rows.push_back({"  " + usage_of(*child), std::string(child->sentence)});
  }
  return fmt::format("Sub-commands, each with options of its own (summand {} --help):\n{}\n",
                     question.children.front()->name, separated(aligned(rows), "\n"));
}

}  // namespace

// If a question has several arguments to choose from, only its own page lists them.
std::string short_usage(const Question& question) {
  if (question.arguments.empty()) return std::string(question.name);
  const bool choices = question.arguments.contains('|') || !question.children.empty();
  return fmt::format("{} {}", question.name, choices ? "..." : question.arguments);
}

std::string help_of(const Question& question, std::string_view usage,
                    const std::vector<Option>& options) {
  std::string out = fmt::format("{}.\n\nUsage: {}\n\n", question.sentence, usage);
  if (!question.details.empty()) out += fmt::format("{}\n\n", question.details);
  if (!question.children.empty()) out += table_of_children(question) + "\n";
  out += option_table(options);
  if (question.more_help != nullptr) out += "\n" + question.more_help();
  return out;
}

std::string help_of_dialogue(std::span<const Question* const> questions,
                             const std::vector<std::vector<std::string>>& more_rows) {
  std::vector<std::vector<std::string>> rows;
  for (const Question* question : questions) {
    rows.push_back({"  " + short_usage(*question), std::string(question->sentence)});
  }
  rows.insert(rows.end(), more_rows.begin(), more_rows.end());
  std::string out =
      "Type an expression to see its value:\n"
      "  {3|-1} + ^*2               braces, ups and nimbers, sums\n"
      "  domineering(\"....|....\")   a position of a game\n"
      "  x = nim(3,5)               names a game; _ is the last result\n"
      "  x < ^                      comparisons: == != < <= > >=, and <> (confused)\n"
      "  [nim(n,5) for n in 1..9]   lists\n\n";
  out += fmt::format("Commands:\n{}\n\n", separated(aligned(rows), "\n"));
  return out + "Functions (help NAME shows an example):\n" + functions_table();
}

}  // namespace summand::ask
