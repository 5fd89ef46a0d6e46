#include "summand/ask/rules_text.hpp"

#include <algorithm>
#include <iterator>

#include "summand/text/table.hpp"

namespace summand::ask {

std::vector<std::string> rules_lines(const RulesetInfo& info, std::size_t columns) {
  std::vector<std::string> out = {std::string(info.title)};
  for (const std::string_view text : {info.rules, info.notation}) {
    if (text.empty()) continue;
    out.emplace_back();
    std::ranges::move(wrapped(text, columns), std::back_inserter(out));
  }
  return out;
}

void write_rules(JsonWriter& json, const RulesetInfo& info) {
  json.member("name", info.name).member("title", info.title).member("rules", info.rules);
  json.member("notation", info.notation).member("source", info.source);
}

std::vector<AnyPosition> examples_of(const AnyRuleset& game) {
  std::vector<AnyPosition> out;
  for (const std::string_view example : game.info().given_examples()) {
    if (auto position = game.parse(example)) out.push_back(*std::move(position));
  }
  return out;
}

void write_examples(JsonWriter& json, const std::vector<AnyPosition>& examples) {
  json.key("examples").array();
  for (const AnyPosition& example : examples) json.text(example.print_call());
  json.close();
}

}  // namespace summand::ask
