// MisereSolver: who wins a sum in misère play, by which moves, and why.
//
// The means that explain most come first: the rule of Nim, the theorem about Kayles, the rule of
// tame games, a misère quotient, the forms of heaps, and then search. All of them give the same
// winners.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/result.hpp"
#include "summand/misere/heaps_of_sum.hpp"
#include "summand/misere/misere_by_forms.hpp"
#include "summand/misere/misere_means.hpp"
#include "summand/misere/misere_outcome.hpp"
#include "summand/misere/quotient_play.hpp"
#include "summand/value/outcome.hpp"

namespace summand {

// The text after "by": "the rule of misère Nim".
std::string_view name_of(MisereMeans means);
// One word, for programs.
std::string_view key_of(MisereMeans means);

class MisereSolver {
 public:
  explicit MisereSolver(Budget budget, std::uint64_t most_sums = ~std::uint64_t{0},
                        MisereLimits limits = {})
      : budget_(std::move(budget)), most_sums_(most_sums), limits_(std::move(limits)) {}

  // From now on, a search of more sums reaches the size limit.
  void stop_after(std::uint64_t sums) { most_sums_ = sums; }

  // The means in the order in which they are tried: `first`, if it is given, and then the others.
  static std::vector<MisereMeans> order(std::optional<MisereMeans> first);

  // By the first means that decides it. Quotients and forms of heaps are remembered, within their
  // limits. Errors for loopy games and for positions that can repeat. Throws LimitReached.
  Result<MisereVerdict> verdict(std::span<const MisereTerm> terms,
                                std::optional<MisereMeans> first = std::nullopt);
  // The same without rules, theorems and quotients.
  Result<MisereVerdict> by_search(std::span<const MisereTerm> terms);
  // By one means. nullopt if it does not apply, or if it takes too long. Likewise.
  Result<std::optional<MisereVerdict>> verdict_by(MisereMeans means,
                                                  std::span<const MisereTerm> terms);
  // The same for heaps of any size, by the means that need no positions. nullopt for other means.
  std::optional<MisereVerdict> verdict_by(MisereMeans means, const HeapsOfSum& heaps);

 private:
  struct Quotient {
    std::optional<SolvedMisereGame> solved;
    std::uint64_t asked = 0;  // the largest heap that was asked for
  };

  // nullptr: they take too much time or memory.
  using Forms = std::unique_ptr<FormsOfHeaps>;

  bool look_longer();
  Result<MisereVerdict> by_search_at_last(std::span<const MisereTerm> terms);
  std::optional<MisereVerdict> by_forms(const HeapsOfSum& sum);
  const SolvedMisereGame* quotient_for(const std::string& code, std::uint64_t heap);
  std::optional<MisereVerdict> by_quotient(const HeapsOfSum& sum);
  void add_moves(const SolvedMisereGame& game, const HeapsOfSum& sum, MisereVerdict& out);

  Budget budget_;
  std::uint64_t most_sums_;
  MisereLimits limits_;
  std::map<std::string, Quotient> quotients_;  // by the code of the game
  std::map<std::string, Forms> forms_;         // likewise
  std::string why_no_quotient_;                // a clause, if one was looked for and not found
};

}  // namespace summand
