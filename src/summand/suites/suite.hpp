// Suite: what a file of another program asks: sums of games, and who wins them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "summand/base/result.hpp"

namespace summand {

// A fraction in lowest terms. The denominator is a power of 2.
struct SuiteFraction {
  std::int64_t top = 0, bottom = 1;
};

// The walls of a thermograph: the points where the slope changes, in rising order of the tax. The
// first tax is -1, and above the last point is the mast.
struct SuitePoint {
  SuiteFraction value, tax;
};
struct SuiteWalls {
  std::vector<SuitePoint> left, right;
};

// A game of a sum. Offsets count bytes of the file. If the sum is readable, either `expression` or
// `missing` is empty.
struct SuiteGame {
  std::string kind;        // as the file names it: "impartial clobber"
  std::string expression;  // in the notation of Summand
  std::string rules = {};  // of the game that the expression calls, if it is not one of Summand's
  bool impartial = false;
  std::string missing = {};  // why Summand has no such game
  std::size_t offset = 0;
};

// What is asked about a sum.
struct SuiteQuestion {
  enum class What : std::uint8_t { left_starts, right_starts, nimber, thermograph, other };

  What what = What::other;
  std::optional<std::uint64_t> expected = {};  // the nimber, or 1 if the player who starts wins
  std::optional<SuiteWalls> walls = {};        // the expected thermograph
  std::string text = {};                       // as the file has it, with single blanks
  std::size_t offset = 0;
};

struct SuiteSum {
  std::vector<SuiteGame> games;
  std::vector<SuiteQuestion> questions;
  bool readable = true;  // false if an error stands in it

  // The whole sum in the notation of Summand. Assumes that no game is missing.
  std::string expression() const;
};

struct Suite {
  std::vector<SuiteSum> sums;
  std::vector<Error> errors;      // in the order of the file
  std::string version = {};       // that the file names
  std::size_t unasked_games = 0;  // at the end, without a question
};

}  // namespace summand
