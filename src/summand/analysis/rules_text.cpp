#include "summand/analysis/rules_text.hpp"

#include <algorithm>
#include <iterator>

#include "summand/text/table.hpp"

namespace summand {

void describe(Members<RulesetInfo>& its) {
  its("name", "The name in expressions.", &RulesetInfo::name);
  its("title", "The name in prose.", &RulesetInfo::title);
  its("rules", "How it is played.", &RulesetInfo::rules);
  its("notation", "How its positions and moves are written.", &RulesetInfo::notation);
  its("source", "Who says so.", &RulesetInfo::source);
}

std::vector<std::string> rules_lines(const RulesetInfo& info, std::size_t columns) {
  std::vector<std::string> out = {std::string(info.title)};
  for (const std::string_view text : {info.rules, info.notation}) {
    if (text.empty()) continue;
    out.emplace_back();
    std::ranges::move(wrapped(text, columns), std::back_inserter(out));
  }
  return out;
}

std::vector<AnyPosition> examples_of(const AnyRuleset& game) {
  std::vector<AnyPosition> out;
  for (const std::string_view example : game.info().given_examples()) {
    if (auto position = game.parse(example)) out.push_back(*std::move(position));
  }
  return out;
}

std::vector<std::string> calls_of(const std::vector<AnyPosition>& examples) {
  std::vector<std::string> out;
  for (const AnyPosition& example : examples) out.push_back(example.print_call());
  return out;
}

}  // namespace summand
