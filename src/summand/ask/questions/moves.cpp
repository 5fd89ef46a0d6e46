// moves: all first moves of a sum, and who wins after each.
#include <algorithm>
#include <chrono>
#include <fmt/core.h>
#include <string>
#include <utility>
#include <vector>

#include "summand/analysis/json.hpp"
#include "summand/analysis/rated_moves.hpp"
#include "summand/ask/misere_option.hpp"
#include "summand/ask/option_values.hpp"
#include "summand/ask/origin_option.hpp"
#include "summand/ask/value_forms_option.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/text/table.hpp"

namespace summand::ask {

namespace {

constexpr std::chrono::milliseconds kTimeOfValues{1000};  // if the question has no limit of time

struct MovesOptions : FirstOptions, MisereOptions, OriginOptions, ValueForms {
  bool values = false;
  std::uint64_t most = 500, nodes = 20'000;
};

constexpr auto kMovesOptions = options_in<MovesOptions>(
    option<&MovesOptions::values>("values", "",
                                  "Search for values, too, for half of --time (default: 1 s)"),
    kFirstOption,
    option<&MovesOptions::most>("most", "N",
                                "List at most N moves of a player, the winning ones first (500)",
                                {1, 100'000}),
    option<&MovesOptions::nodes>("nodes", "N", "Search at most N sums for each move (20,000)",
                                 {1, 1'000'000'000}),
    kMisereOption, kOriginOption, kFormOptions);

struct RatedMovesOfPlayer {
  Player player;
  RatedMoves moves;
};

struct AllFirstMoves {
  std::string input;
  std::optional<Origin> origin;  // of boards whose cells have names
  bool is_sum;                   // several terms: moves show the number of their term
  std::vector<RatedMovesOfPlayer> players;
  ValueForms forms;
};

void describe(Members<RatedMovesOfPlayer>& its) {
  its.named("RatedMoves", "The first moves of a player.");
  its("legal", "All legal moves.", [](auto& it) { return it.moves.legal; });
  its("winning", "Those known to win.", [](auto& it) { return it.moves.winning; });
  its("unknown", "Those whose result is not known.", [](auto& it) { return it.moves.unknown; });
  its("moves", "The moves: wins, then draws, unknown results and losses.",
      [](auto& it) -> auto& { return it.moves.moves; });
}

template <Player player>
const RatedMovesOfPlayer* moves_of(const AllFirstMoves& data) {
  const auto at = std::ranges::find(data.players, player, &RatedMovesOfPlayer::player);
  return at == data.players.end() ? nullptr : &*at;
}

void describe(Members<AllFirstMoves>& its) {
  its("input", "The expression.", &AllFirstMoves::input);
  tell_origin(its, &AllFirstMoves::origin);
  its.by_hand([](JsonWriter& json, const AllFirstMoves& data) { json.forms = data.forms; });
  its("left", "Left's first moves.", moves_of<Player::left>);
  its("right", "Right's first moves.", moves_of<Player::right>);
}

// Why results are unknown, each reason once.
std::vector<std::string> reasons_of(const RatedMoves& moves) {
  std::vector<std::string> out;
  for (const RatedMove& move : moves.moves) {
    const bool is_new = std::ranges::find(out, move.why_unknown) == out.end();
    if (!move.fate && is_new) out.push_back(move.why_unknown);
  }
  return out;
}

// "3 win and 5 are unknown".
std::string numbers_of(const RatedMoves& moves) {
  const auto counted = [](std::uint64_t count, std::string_view one, std::string_view many) {
    return count == 0 ? fmt::format("none {}", one)
                      : fmt::format("{} {}", count, count == 1 ? one : many);
  };
  std::string out = counted(moves.winning, "wins", "win");
  if (moves.unknown > 0) out += " and " + counted(moves.unknown, "is unknown", "are unknown");
  return out;
}

std::string text(const AllFirstMoves& data, const Page& page) {
  std::string out = line_of_origin(data.origin);
  for (const RatedMovesOfPlayer& of_player : data.players) {
    const RatedMoves& moves = of_player.moves;
    out +=
        fmt::format("{}{} starts, {} {}:\n", out.empty() ? "" : "\n", player_name(of_player.player),
                    moves.legal, moves.legal == 1 ? "move" : "moves");
    std::vector<std::vector<std::string>> rows;
    for (const RatedMove& move : moves.moves) {
      const std::string value = !move.value       ? ""
                                : page.for_people ? move.value->pretty
                                                  : move.value->plain;
      const std::string name =
          data.is_sum ? fmt::format("{}: {}", move.term + 1, move.name) : move.name;
      rows.push_back({"  " + name, std::string(key_of_result(move.fate)), value,
                      move.again ? std::string(kAndAgain) : ""});
    }
    for (const std::string& row : aligned(rows)) out += row + "\n";
    for (const std::string& why : reasons_of(moves)) out += fmt::format("  unknown: {}\n", why);
    if (moves.legal > moves.moves.size()) {
      out += fmt::format("  and {} more; of all moves {}\n", moves.legal - moves.moves.size(),
                         numbers_of(moves));
    }
  }
  return out;
}

Result<void> check_moves(const MovesOptions& options, const Request& request) {
  if (!options.misere) return {};
  for (const char* option : {"values", "forms", "length"}) {
    if (request.options.contains(option)) {
      return fail(fmt::format("--misere uses no values: leave out --{}", option));
    }
  }
  return {};
}

Attempt<Response> first_moves(Asking& asking) {
  const auto& options = asking.options<MovesOptions>();
  SUMMAND_TRY(game, asking.evaluate_game("have moves"));
  SUMMAND_TRY(sum, SumInPlay::of(game, options.convention()));
  Oracle oracle(sum.workspace(), options.nodes);
  oracle.begin_with(sum);
  AllFirstMoves out{.input = asking.text(),
                    .origin = sum.names_cells() ? std::optional(sum.origin()) : std::nullopt,
                    .is_sum = sum.terms().size() > 1,
                    .players = {},
                    .forms = static_cast<const ValueForms&>(options)};
  for (const Player player : {Player::left, Player::right}) {
    if (options.first.value_or(player) != player) continue;
    SUMMAND_TRY(moves, rated_moves(oracle, sum, player, options.most));
    out.players.push_back({player, std::move(moves)});
  }
  if (options.values) {
    const auto time = asking.settings().time;
    const auto end =
        std::chrono::steady_clock::now() + (time.count() == 0 ? kTimeOfValues : time / 2);
    for (auto& [player, moves] : out.players) {
      if (auto added = add_values(moves, sum, player, end); !added) {
        return std::unexpected(std::move(added).error());
      }
    }
  }
  return respond(std::move(out));
}

constexpr Question kMoves{
    .name = "moves",
    .arguments = "EXPR...",
    .sentence = "List all first moves of both players, and say which of them win",
    .details =
        "A move is a win, a loss or a draw for the player who makes it, or unknown if its search "
        "reached a limit, which is named below the moves. Wins come first, then draws, unknown "
        "results and losses. The last column is the value of that "
        "game after the move. It is empty "
        "if a search would be needed; --values searches.\n"
        "Try: summand moves 'domineering(3x3) + nim(2)'",
    .options = checked<check_moves>(kMovesOptions),
    .least = 1,
    .each = true,
    .pages = true,
    .answer = first_moves,
    .answers = kAnswersAre<AllFirstMoves>,
};

}  // namespace

const Question& moves_question() { return kMoves; }

}  // namespace summand::ask
