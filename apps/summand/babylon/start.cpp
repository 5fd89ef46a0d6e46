#include "apps/summand/babylon/start.hpp"

#include <fmt/format.h>
#include <string_view>

#include "apps/summand/matches/several_options.hpp"
#include "summand/studies/babylon/seats_play.hpp"
#include "summand/studies/babylon/solution.hpp"

namespace summand::babylon {

namespace {

Result<Stacks> stacks_of(std::string_view text) {
  constexpr std::string_view kBegin = "babylon(";
  if (!text.starts_with(kBegin)) return sold_game(2).stacks;
  std::string_view inside = text.substr(kBegin.size());
  if (!inside.ends_with(')')) return fail("babylon(5,4,2) is expected, or stacks in quotes");
  inside.remove_suffix(1);
  if (inside.size() > 1 && inside.starts_with('"') && inside.ends_with('"')) {
    inside = inside.substr(1, inside.size() - 2);
  }
  auto stacks = parse_stacks(inside);
  if (!stacks) return fail("babylon: " + stacks.error().message);
  if (stacks->count() <= kMostStacksOnTable) return stacks;
  return fail(fmt::format("at most {} stacks are on a table", kMostStacksOnTable));
}

}  // namespace

Result<SeatedBabylon::State> state_of(const program::Request& request, unsigned players,
                                      ask::NumberRange range) {
  SUMMAND_TRY(count, program::players_of(request, players, range));
  const auto& named = request.arguments;
  SUMMAND_TRY(stacks, stacks_of(named.empty() ? "" : named.front()));
  return SeatedBabylon::State{stacks, count, 0};
}

}  // namespace summand::babylon
