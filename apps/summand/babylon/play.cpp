#include "apps/summand/babylon/play.hpp"

#include <fmt/format.h>

#include "apps/summand/babylon/at_table.hpp"
#include "apps/summand/babylon/start.hpp"
#include "apps/summand/matches/play_at_table.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/text/caret.hpp"

namespace summand::babylon {

using namespace program;

namespace {

Result<Match<SeatedBabylon>> start_of(const Run& run) {
  const Request& request = run.request();
  const auto file = request.option("load");
  if (!file) {
    SUMMAND_TRY(state, state_of(request, 3, {2, kMostSeats}));
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
  if (!match) return play_at_table<SeatsAtTable>(run, std::unexpected(match.error()));
  return play_at_table(run, Result<SeatsAtTable>(SeatsAtTable(run, *std::move(match))));
}

}  // namespace summand::babylon
