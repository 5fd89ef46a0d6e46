// Conjecture: a claim about starts of Babylon, tested on the tables.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/studies/babylon/compositions.hpp"
#include "summand/studies/condition.hpp"

namespace summand::babylon {

// The names that a claim may use: n chips, k colours, c1 >= c2 >= ... the chips of each colour (0
// after the last), last: the chips of the smallest colour, g: the Grundy value, wins: 1 or 2, the
// player who wins.
std::vector<std::string> conjecture_names();

class Conjecture {
 public:
  // `where` selects the starts, unless it is empty. An error has its offset in the claim or in
  // `where`, and its message says in which.
  static Result<Conjecture> parse(std::string_view claim, std::string_view where);

  // Tests the claim on one more start. Fails if an expression has no value for it.
  Result<void> look_at(const SolvedStart& start);

  std::uint64_t looked_at() const { return looked_at_; }
  std::uint64_t meant() const { return meant_; }  // starts selected by `where`
  std::uint64_t counter_examples() const { return counter_examples_; }
  const std::vector<SolvedStart>& first_counter_examples() const { return first_; }

 private:
  static constexpr std::size_t kMostKept = 20;

  Conjecture(Condition claim, std::optional<Condition> where)
      : claim_(std::move(claim)), where_(std::move(where)) {}

  Condition claim_;
  std::optional<Condition> where_;
  std::uint64_t looked_at_ = 0, meant_ = 0, counter_examples_ = 0;
  std::vector<SolvedStart> first_;
};

}  // namespace summand::babylon
