#include "summand/suites/mcgs_games.hpp"

#include <array>
#include <fmt/core.h>
#include <utility>

#include "summand/base/foreign_text.hpp"
#include "summand/suites/mcgs_boards.hpp"
#include "summand/suites/mcgs_numbers.hpp"
#include "summand/suites/words.hpp"

namespace summand {

namespace {

constexpr std::string_view kImpartial = "impartial ";

// A game whose boards differ from those of Summand by their signs only.
struct BoardGame {
  std::string_view section;
  std::string_view call;
  McgsShape shape;
  std::string_view signs, ours;
};

// X is Black's, so Left's. In Domineering and Fission, Black's moves are the upright ones.
constexpr std::array kBoardGames = {
    BoardGame{"clobber_1xn", "clobber", McgsShape::strip, ".XO", ".xo"},
    BoardGame{"nogo_1xn", "nogo", McgsShape::strip, ".XO", ".xo"},
    BoardGame{"elephants", "elephants-and-rhinos", McgsShape::strip, ".XO", ".ER"},
    BoardGame{"nogo", "nogo", McgsShape::grid, ".XO#", ".xo#"},
    BoardGame{"clobber", "clobber", McgsShape::grid, ".XO", ".xo"},
    BoardGame{"cannibal_clobber", "cannibal-clobber", McgsShape::grid, ".XO", ".xo"},
    BoardGame{"domineering", "domineering", McgsShape::grid, ".#", ".#"},
    BoardGame{"amazons", "amazons", McgsShape::grid, ".XO#", ".LR#"},
    BoardGame{"fission", "fission", McgsShape::grid, ".X#", ".x#"},
    BoardGame{"toppling_dominoes", "toppling-dominoes", McgsShape::strip, "XO#", "LRE"},
};

// A game with a notation of its own. `of` writes the impartial version if that is asked for.
struct NumberGame {
  std::string_view section;
  Result<std::string> (*of)(std::string_view text, bool impartial);
  bool always_impartial = false;
};

constexpr std::array kNumberGames = {
    NumberGame{"integer_game", mcgs_integer},
    NumberGame{"nimber", [](std::string_view text, bool) { return mcgs_nimber(text); }, true},
    NumberGame{"dyadic_rational", mcgs_fraction},
    NumberGame{"switch_game", mcgs_switch},
    NumberGame{"up_star", mcgs_up_star},
    NumberGame{"kayles", [](std::string_view text, bool) { return mcgs_kayles(text); }, true},
};

// A game with a board and more.
struct OtherGame {
  std::string_view section;
  Result<McgsToads> (*of)(std::string_view text);
};

Result<McgsToads> without_rules(Result<std::string> call) {
  if (!call) return std::unexpected(std::move(call).error());
  return McgsToads{*std::move(call), ""};
}

constexpr std::array kOtherGames = {
    OtherGame{"gen_toads", mcgs_toads},
    OtherGame{"sheep", [](std::string_view text) { return without_rules(mcgs_sheep(text)); }},
    OtherGame{"gen_king_dirt",
              [](std::string_view text) { return without_rules(mcgs_king_dirt(text)); }},
};

template <class Table>
auto find_section(const Table& table, std::string_view section) {
  auto at = table.begin();
  while (at != table.end() && at->section != section) ++at;
  return at;
}

// The call of the impartial version. A number is one already: it stands for a board without cells.
std::string version(const std::string& call, bool impartial) {
  return impartial && call != "0" ? fmt::format("impartial({})", call) : call;
}

}  // namespace

Result<SuiteGame> mcgs_game(std::string_view section, std::string_view text) {
  SuiteGame out{.kind = std::string(section), .expression = {}};
  const bool impartial = section.starts_with(kImpartial);
  const std::string_view base = impartial ? section.substr(kImpartial.size()) : section;
  out.impartial = impartial;
  if (const auto at = find_section(kBoardGames, base); at != kBoardGames.end()) {
    SUMMAND_TRY(board, mcgs_board(text, at->shape, at->signs, at->ours));
    const std::string call = board.empty() ? "0" : fmt::format("{}(\"{}\")", at->call, board);
    out.expression = version(call, impartial);
    return out;
  }
  if (const auto at = find_section(kNumberGames, base); at != kNumberGames.end()) {
    SUMMAND_TRY(expression, at->of(text, impartial));
    out.expression = std::move(expression);
    out.impartial = impartial || at->always_impartial;
    return out;
  }
  if (const auto at = find_section(kOtherGames, base); at != kOtherGames.end()) {
    SUMMAND_TRY(game, at->of(text));
    out.expression = version(game.call, impartial);
    out.rules = std::move(game.rules);
    return out;
  }
  out.missing = fmt::format("Summand reads no games of [{}]", printable(section, kMostQuoted));
  return out;
}

}  // namespace summand
