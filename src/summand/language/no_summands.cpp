#include "summand/language/no_summands.hpp"

#include <array>
#include <cstddef>

#include "summand/base/utf8.hpp"

namespace summand {

namespace {

constexpr std::string_view kSucker =
    "So Long Sucker is a game of several players, who choose who moves next. It has no Left and "
    "Right, so it cannot be a summand (see summand sucker --help)";
constexpr std::string_view kDots =
    "Dots-and-Boxes is a game of score: the player with more boxes wins, not the player who moves "
    "last. So it cannot be a summand (see summand dots --help). With the last turn as the aim it "
    "is "
    "nimstring(...), and summand dots sum solves several boards together";
constexpr std::string_view kTicTacToe =
    "tic-tac-toe is won by a row of three, not by the last move, so it cannot be a summand (its "
    "game with one sign is treblecross: see summand rules treblecross)";

struct NoSummand {
  std::string_view letters, why;
};

constexpr std::array<NoSummand, 8> kNoSummands = {{
    {"sucker", kSucker},
    {"solongsucker", kSucker},
    {"dots", kDots},
    {"dotsandboxes", kDots},
    {"dotsboxes", kDots},
    {"tictactoe", kTicTacToe},
    {"noughtsandcrosses", kTicTacToe},
    {"naughtsandcrosses", kTicTacToe},
}};

constexpr std::size_t kLongestNameOfGame = 64;

std::string letters_of(std::string_view name) {
  std::string out;
  for (const char c : name) {
    if (c == '-' || c == ' ' || c == '_') continue;
    out += lower_case(c);
  }
  return out;
}

}  // namespace

std::optional<std::string> why_no_summand(std::string_view game) {
  if (game.size() > kLongestNameOfGame) return std::nullopt;
  const std::string letters = letters_of(game);
  for (const NoSummand& known : kNoSummands) {
    if (known.letters == letters) return std::string(known.why);
  }
  return std::nullopt;
}

}  // namespace summand
