#include "apps/summand/babylon/play.hpp"

#include <fmt/format.h>

#include "apps/summand/babylon/at_table.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/studies/babylon/solution.hpp"
#include "summand/text/caret.hpp"

namespace summand::babylon {

using namespace program;

namespace {

// "babylon" is the game as it is sold; else "babylon(5,4,2)" or with stacks in quotes.
Result<SeatedBabylon::State> state_of(std::string_view text, unsigned players) {
  constexpr std::string_view kBegin = "babylon(";
  if (!text.starts_with(kBegin)) return sold_game(players);
  std::string_view inside = text.substr(kBegin.size());
  if (!inside.ends_with(')')) return fail("babylon(5,4,2) is expected, or stacks in quotes");
  inside.remove_suffix(1);
  if (inside.size() > 1 && inside.starts_with('"') && inside.ends_with('"')) {
    inside = inside.substr(1, inside.size() - 2);
  }
  const auto stacks = parse_stacks(inside);
  if (!stacks) return fail("babylon: " + stacks.error().message);
  if (stacks->count() > kMostStacksOnTable) {
    return fail(fmt::format("at most {} stacks are on a table", kMostStacksOnTable));
  }
  return SeatedBabylon::State{*stacks, players, 0};
}

Result<Match<SeatedBabylon>> start_of(const Run& run) {
  const Request& request = run.request();
  const auto file = request.option("load");
  if (!file) {
    SUMMAND_TRY(players, players_of(request, 3, {2, kMostSeats}));
    const auto& named = request.arguments;
    SUMMAND_TRY(state, state_of(named.empty() ? "" : named.front(), players));
    return Match(SeatedBabylon(), std::move(state));
  }
  SUMMAND_TRY(text, record_of(run));
  auto match = parse_match(text);
  if (match) return match;
  return fail(fmt::format("{}:{}", printable(*file), message_with_caret(text, match.error())));
}

}  // namespace

Exit babylon_play(const Run& run) {
  auto match = start_of(run);
  if (!match) return play_at_table<MatchAtTable>(run, std::unexpected(match.error()));
  return play_at_table(run, Result<MatchAtTable>(MatchAtTable(run, *std::move(match))));
}

}  // namespace summand::babylon
