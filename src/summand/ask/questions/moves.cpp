// moves: all first moves of a sum, and who wins after each.
#include <algorithm>
#include <array>
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

constexpr std::uint64_t kNodesAMove = 20'000, kMostNodesAMove = 1'000'000'000;
constexpr std::chrono::milliseconds kTimeOfValues{1000};  // if the question has no limit of time
constexpr std::uint64_t kMovesListed = 500, kMostMovesListed = 100'000;

struct FirstMoves {
  Player player;
  RatedMoves moves;
};

struct AllFirstMoves {
  std::string input;
  std::optional<Origin> origin;  // of boards whose cells have names
  bool is_sum;                   // several terms: moves show the number of their term
  std::vector<FirstMoves> players;
  ValueForms forms;
};

void write_json(JsonWriter& json, const AllFirstMoves& data) {
  json.member("input", data.input);
  write_origin(json, data.origin);
  for (const FirstMoves& of_player : data.players) {
    json.key(player_key(of_player.player)).object();
    json.key("legal").number(of_player.moves.legal);
    json.key("winning").number(of_player.moves.winning);
    json.key("unknown").number(of_player.moves.unknown);
    json.key("moves").array();
    for (const RatedMove& move : of_player.moves.moves) {
      json.object().key("term").number(move.term + 1).member("move", move.name);
      write_result(json, move);
      json.member("leaves", move.leaves);
      write_value(json, move, data.forms);
      write_touched(json, move.name, move.cells);
      json.close();
    }
    json.close().close();
  }
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
  for (const FirstMoves& of_player : data.players) {
    const RatedMoves& moves = of_player.moves;
    out +=
        fmt::format("{}{} starts, {} {}:\n", out.empty() ? "" : "\n", player_name(of_player.player),
                    moves.legal, moves.legal == 1 ? "move" : "moves");
    std::vector<std::vector<std::string>> rows;
    for (const RatedMove& move : moves.moves) {
      const std::string value = !move.value       ? ""
                                : page.for_people ? move.value->pretty
                                                  : move.value->plain;
      rows.push_back(
          {"  " + (data.is_sum ? fmt::format("{}: {}", move.term + 1, move.name) : move.name),
           std::string(key_of_result(move.fate)), value});
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

Result<std::uint64_t> moves_listed(const Request& request) {
  return number_option(request, "most", kMovesListed, {1, kMostMovesListed});
}

Result<std::uint64_t> nodes_a_move(const Request& request) {
  return number_option(request, "nodes", kNodesAMove, {1, kMostNodesAMove});
}

Result<void> check_moves(const Request& request) {
  if (request.has("misere")) {
    for (const char* option : {"values", "forms", "length"}) {
      if (request.has(option)) {
        return fail(fmt::format("--misere uses no values: leave out --{}", option));
      }
    }
  }
  if (auto first = first_option(request); !first) return without_value(first);
  if (auto most = moves_listed(request); !most) return without_value(most);
  if (auto forms = value_forms_of(request); !forms) return without_value(forms);
  return without_value(nodes_a_move(request));
}

Attempt<Response> first_moves(Asking& asking) {
  const Request& request = asking.request();
  const std::optional<Player> first = first_option(request).value();
  SUMMAND_TRY(game, asking.evaluate_game("have moves"));
  SUMMAND_TRY(sum, SumInPlay::of(game, convention_of(request)));
  Oracle oracle(sum.workspace(), nodes_a_move(request).value());
  AllFirstMoves out{.input = asking.text(),
                    .origin = sum.names_cells() ? std::optional(sum.origin()) : std::nullopt,
                    .is_sum = sum.terms().size() > 1,
                    .players = {},
                    .forms = value_forms_of(request).value()};
  for (const Player player : {Player::left, Player::right}) {
    if (first.value_or(player) != player) continue;
    SUMMAND_TRY(moves, rated_moves(oracle, sum, player, moves_listed(request).value()));
    out.players.push_back({player, std::move(moves)});
  }
  if (asking.has("values")) {
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

constexpr std::array kLimitsOfMoves = {
    Option{"values", "", "Search for values, too, for half of --time (default: 1 s)"},
    Option{"first", "PLAYER", "Who starts: left or right (default: both in turn)"},
    Option{"most", "N", "List at most N moves of a player, the winning ones first (500)"},
    Option{"nodes", "N", "Search at most N sums for each move (20,000)"},
};

constexpr auto kMovesOptions =
    joined(joined(joined(kLimitsOfMoves, kMisereOption), kOriginOption), kValueFormOptions);

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
    .options = kMovesOptions,
    .least = 1,
    .each = true,
    .pages = true,
    .check = check_moves,
    .answer = first_moves,
};

}  // namespace

const Question& moves_question() { return kMoves; }

}  // namespace summand::ask
