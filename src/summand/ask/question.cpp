#include "summand/ask/question.hpp"

#include "summand/ask/request.hpp"

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

Result<std::shared_ptr<const void>> read_options(const Request& request) {
  return request.question->options.read(request);
}

std::vector<Option> options_of(const Question& question) {
  std::vector<Option> out(question.options.begin(), question.options.end());
  out.insert(out.end(), common_options().begin(), common_options().end());
  return out;
}

}  // namespace summand::ask
