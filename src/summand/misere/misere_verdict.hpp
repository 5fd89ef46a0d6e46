// MisereSolver: who wins a sum in misère play, by which moves, and why.
//
// The means that explain most come first: the rule of Nim, the theorem about Kayles, the rule of
// tame games, a misère quotient, and then search. All of them give the same winners.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/result.hpp"
#include "summand/misere/misere_outcome.hpp"
#include "summand/misere/quotient_play.hpp"
#include "summand/value/outcome.hpp"

namespace summand {

enum class MisereMeans : std::uint8_t { nim, kayles, tame, quotient, search };

// The text after "by": "the rule of misère Nim".
std::string_view name_of(MisereMeans means);
// One word, for programs.
std::string_view key_of(MisereMeans means);

struct MisereVerdict {
  Outcome outcome = Outcome::next;
  MisereMeans means = MisereMeans::search;
  std::string reason{};  // a clause, such as "the nim-sum is 0, and a heap is larger than 1"
  // All winning moves of a player who starts. A player who has no move wins without one.
  std::vector<MisereMove> left{}, right{};
  // False if there are so many moves that none was tried.
  bool names_moves = true;
  std::uint64_t sums = 0;  // of the search, if there was one
};

class MisereSolver {
 public:
  explicit MisereSolver(Budget budget, std::uint64_t most_sums = ~std::uint64_t{0})
      : budget_(std::move(budget)), most_sums_(most_sums) {}

  // From now on, a search of more sums reaches the size limit.
  void stop_after(std::uint64_t sums) { most_sums_ = sums; }

  // By the first means that decides it. Forms and a quotient get a fraction of a second each, and
  // are remembered. Errors for loopy games and for positions that can repeat. Throws LimitReached.
  Result<MisereVerdict> verdict(std::span<const MisereTerm> terms);
  // The same without rules, theorems and quotients.
  Result<MisereVerdict> by_search(std::span<const MisereTerm> terms);
  // By one means. nullopt if it does not apply, or if it takes too long. Likewise.
  Result<std::optional<MisereVerdict>> verdict_by(MisereMeans means,
                                                  std::span<const MisereTerm> terms);

 private:
  struct Quotient {
    std::optional<SolvedMisereGame> solved;
    std::uint64_t asked = 0;  // the largest heap that was asked for
  };

  const SolvedMisereGame* quotient_for(const std::string& code, std::uint64_t heap);
  std::optional<MisereVerdict> by_quotient(std::span<const MisereTerm> terms);

  Budget budget_;
  std::uint64_t most_sums_;
  std::map<std::string, Quotient> quotients_;  // by the code of the game
};

}  // namespace summand
