#include "summand/ask/question.hpp"

namespace summand::ask {

const Question* find_child(const Question& question, std::string_view word) {
  const auto at = std::ranges::find(question.children, word, &Question::last_word);
  return at == question.children.end() ? nullptr : *at;
}

const Question* find_question(std::string_view name) {
  const std::string_view first = name.substr(0, name.find(' '));
  const auto all = all_questions();
  const auto at = std::ranges::find(all, first, [](const Question* one) { return one->name; });
  if (at == all.end()) return nullptr;
  return first == name ? *at : find_child(**at, name.substr(first.size() + 1));
}

std::span<const Option> common_options() {
  static constexpr std::array kOptions = {
      Option{"json", "", "Print JSON (schema 1)"},
      Option{"memory", "SIZE", "Memory limit, such as 200M or 4G (default: 3/4 of the machine)"},
      Option{"time", "DURATION", "Time limit for each expression, such as 500ms, 2s or 5min"},
      Option{"threads", "N", "Use at most N threads (evaluating an expression takes one)"},
  };
  return kOptions;
}

std::vector<Option> options_of(const Question& question) {
  std::vector<Option> out(question.options.begin(), question.options.end());
  out.insert(out.end(), common_options().begin(), common_options().end());
  return out;
}

}  // namespace summand::ask
