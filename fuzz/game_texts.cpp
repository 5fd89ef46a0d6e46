// The texts of every game. An error must have its place. A position must not change by printing and
// parsing, even if its colours are exchanged twice.
#include "game_texts.hpp"

#include <algorithm>
#include <string_view>

#include "summand/base/check.hpp"
#include "summand/ruleset/registry.hpp"

namespace {

using namespace summand;

int check_text(const AnyRuleset& game, std::string_view text) {
  const auto position = game.parse(text);
  if (!position) {
    SUMMAND_CHECK(position.error().offset <= text.size() && !position.error().message.empty());
    return 0;
  }
  const std::string printed = position->print();
  const auto again = game.parse(printed);
  SUMMAND_CHECK(again && again->print() == printed &&
                again->print_call() == position->print_call());
  static_cast<void>(position->picture());
  const auto mirror = game.parse(position->mirror().print());
  SUMMAND_CHECK(mirror && mirror->mirror().print() == printed);
  return 0;
}

}  // namespace

std::vector<FuzzTarget> game_text_targets() {
  std::vector<FuzzTarget> out;
  for (const AnyRuleset* game : all_rulesets()) {
    std::string name(game->info().name);
    std::ranges::replace(name, '-', '_');
    out.push_back({std::move(name), [game](const std::uint8_t* data, std::size_t size) {
                     return check_text(*game, {reinterpret_cast<const char*>(data), size});
                   }});
  }
  return out;
}
