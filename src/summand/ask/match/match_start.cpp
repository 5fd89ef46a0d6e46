#include "summand/ask/match/match_start.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <string>
#include <utility>

#include "summand/algebra/named_from.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/language/answer.hpp"
#include "summand/ruleset/any.hpp"
#include "summand/studies/babylon/in_play.hpp"
#include "summand/studies/babylon/seats_play.hpp"
#include "summand/studies/babylon/seats_record.hpp"
#include "summand/studies/babylon/solution.hpp"
#include "summand/studies/dots/in_play.hpp"
#include "summand/studies/dots/record.hpp"
#include "summand/studies/sucker/in_play.hpp"
#include "summand/text/caret.hpp"

namespace summand::ask {

// --- sums ---

namespace {

// The first example of a game, if the text is its name.
std::string expression_to_play(const Session& session, std::string_view text) {
  const AnyRuleset* game = session.find_game(text);
  if (game == nullptr || game->info().given_examples().empty()) return std::string(text);
  const auto example = game->parse(game->info().given_examples().front());
  return example ? example->print_call() : std::string(text);
}

Attempt<SumMatch> match_from(Session& session, const std::string& expression,
                             const SumOptions& options) {
  SUMMAND_TRY(answer, session.evaluate(expression));
  const Game* game = answer.get<Game>();
  if (game == nullptr) {
    return failure(Error{"only games are played, but this is " + std::string(describe(answer))});
  }
  SUMMAND_TRY(start, SumInPlay::of(named_from(*game, options.origin), options.convention()));
  return SumMatch(expression, std::move(start), options.first.value_or(Player::left));
}

NewMatch begun(const PlayerOptions& options, SumRecord record) {
  if (auto set = set_seats(options, record); !set) return failure_elsewhere(set.error());
  auto game =
      std::make_unique<SumGame>(std::move(record.match), record.level, thinking_of(options));
  return std::make_unique<MatchInPlay>(std::move(game), Seating{std::move(record.seats)});
}

}  // namespace

NewMatch new_match_at_sum(Session& session, const SumOptions& options, std::string_view text) {
  const std::string expression = expression_to_play(session, text);
  auto match = within_limits([&] { return match_from(session, expression, options); });
  // The error is in the example, not in the text.
  if (!match && expression != text) match.error().is_in_text = false;
  if (!match) return std::unexpected(std::move(match).error());
  return begun(options, SumRecord{*std::move(match)});
}

// --- games of several seats ---

namespace {

using GamePointer = std::unique_ptr<GameInPlay>;

// A game in play of what was read; errors have their place in the text.
template <class Start>
Attempt<GamePointer> in_play_of(Result<Start> start) {
  if (!start) return failure(std::move(start).error());
  return in_play(*std::move(start));
}

Attempt<GamePointer> new_sucker(const SeatedOptions& options, std::string_view state) {
  if (!state.empty()) {
    return in_play_of(
        sucker::read_state(options, state.substr(0, state.find_last_not_of('\n') + 1)));
  }
  auto record = sucker::new_record(options, options.seats);
  if (!record) return failure_elsewhere(std::move(record).error());
  return sucker::in_play(*std::move(record));
}

Attempt<GamePointer> new_dots(const SeatedOptions& options, std::string_view position) {
  constexpr std::string_view kUsualBoard = "3x3";
  const auto players = players_of(options.players, options.seats, 2, {2, 2});
  if (!players) return failure_elsewhere(players.error());
  const auto start = dots::parse_position(position.empty() ? kUsualBoard : position);
  if (!start) return failure(start.error());
  return dots::in_play(Match(dots::DotsAndBoxes(), *start));
}

Result<babylon::Stacks> stacks_on_table(std::string_view text) {
  constexpr std::string_view kBegin = "babylon(";
  if (!text.starts_with(kBegin)) return babylon::sold_game(2).stacks;
  std::string_view inside = text.substr(kBegin.size());
  if (!inside.ends_with(')')) return fail("babylon(5,4,2) is expected, or stacks in quotes");
  inside.remove_suffix(1);
  if (inside.size() > 1 && inside.starts_with('"') && inside.ends_with('"')) {
    inside = inside.substr(1, inside.size() - 2);
  }
  auto stacks = babylon::parse_stacks(inside);
  if (!stacks) return fail("babylon: " + stacks.error().message);
  if (stacks->count() <= babylon::kMostStacksOnTable) return stacks;
  return fail(
      fmt::format("a game of several players has at most {} stacks", babylon::kMostStacksOnTable));
}

Result<GamePointer> new_babylon(const SeatedOptions& options, std::string_view text) {
  const bool rounds = options.rounds;
  const unsigned most = rounds ? babylon::kMostInRounds : babylon::kMostSeats;
  SUMMAND_TRY(players, players_of(options.players, options.seats, rounds ? 2 : 3, {2, most}));
  SUMMAND_TRY(stacks, stacks_on_table(text));
  const babylon::SeatedBabylon::State start{stacks, players, 0};
  return rounds ? babylon::in_play(babylon::rounds_from(start))
                : babylon::in_play(Match(babylon::SeatedBabylon(), start));
}

Attempt<GamePointer> new_game(const SeatedOptions& options, const SeatedName& name) {
  if (name.game == sucker::kGame) return new_sucker(options, name.rest);
  if (name.game == dots::kGame) return new_dots(options, name.rest);
  auto game = new_babylon(options, name.rest);
  if (!game) return failure_elsewhere(std::move(game).error());
  return *std::move(game);
}

// Fails if there are options for another game.
Result<void> check_options_of(std::string_view game, const SeatedOptions& options) {
  if (options.rounds && game != babylon::kGame) return fail("--rounds is for Babylon");
  if (game == sucker::kGame) return {};
  if (options.first) return fail("--first is for games of two players and So Long Sucker");
  const std::string_view given = options.chips ? "chips" : options.given();
  return given.empty() ? Result<void>() : fail(fmt::format("--{} is for So Long Sucker", given));
}

NewMatch seated(const PlayerOptions& options, GamePointer game, bool in_rounds) {
  // Max-n is exact for so few stacks.
  auto seating = seating_of(options, *game, in_rounds ? Manner::max_n : Opponent().manner);
  if (!seating) return failure_elsewhere(std::move(seating).error());
  return std::make_unique<MatchInPlay>(std::move(game), *std::move(seating));
}

}  // namespace

std::optional<SeatedName> seated_named(std::string_view text) {
  const std::size_t space = std::min(text.find(' '), text.size());
  const std::string_view name = text.substr(0, space);
  const std::string_view rest = text.substr(std::min(space + 1, text.size()));
  if (name == "sucker" || name == "so-long-sucker") return SeatedName{sucker::kGame, rest};
  if (name == "dots" || name == "dots-and-boxes") return SeatedName{dots::kGame, rest};
  if (text == "babylon" || text.starts_with("babylon(")) return SeatedName{babylon::kGame, text};
  return std::nullopt;
}

NewMatch new_seated_match(const SeatedOptions& options, std::string_view text) {
  const auto name = seated_named(text);
  if (!name) {
    return failure({fmt::format("sucker, babylon or dots-and-boxes is expected, not '{}'",
                                printable(text, 40))});
  }
  if (auto fits = check_options_of(name->game, options); !fits) {
    return failure_elsewhere(std::move(fits).error());
  }
  auto game = new_game(options, *name);
  if (game) return seated(options, *std::move(game), options.rounds);
  Failure wrong = std::move(game).error();
  if (wrong.is_in_text) {
    wrong.error.offset += static_cast<std::size_t>(name->rest.data() - text.data());
  }
  return std::unexpected(std::move(wrong));
}

NewMatch loaded_match(Session& session, const PlayerOptions& options, std::string_view text) {
  const std::string_view game = game_of_record(text).value_or("");
  if (game == sucker::kGame) {
    SUMMAND_TRY(loaded, in_play_of(sucker::parse_record(text)));
    return seated(options, std::move(loaded), false);
  }
  if (game == dots::kGame) {
    SUMMAND_TRY(loaded, in_play_of(dots::parse_match(text)));
    return seated(options, std::move(loaded), false);
  }
  if (game == babylon::kGame) {
    SUMMAND_TRY(loaded, in_play_of(babylon::parse_match(text)));
    return seated(options, std::move(loaded), false);
  }
  if (game == babylon::kRoundsGame) {
    SUMMAND_TRY(loaded, in_play_of(babylon::parse_rounds(text)));
    return seated(options, std::move(loaded), true);
  }
  auto lines = RecordReading::of(text);
  if (!lines) return failure(std::move(lines).error());
  SUMMAND_TRY(record, read_sum(*lines, session));
  return begun(options, std::move(record));
}

Failure in_place(std::string_view text, std::string_view before, Failure failure) {
  if (failure.limit || !failure.is_in_text) return failure;
  return {
      {fmt::format("{}{}", before, message_with_caret(text, failure.error))}, std::nullopt, false};
}

}  // namespace summand::ask
