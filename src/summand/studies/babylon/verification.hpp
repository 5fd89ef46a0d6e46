// Verification: Theorem 1, the lemmas and the strategy for two colours, proved again by search.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/studies/babylon/lemma_checks.hpp"
#include "summand/studies/babylon/lines.hpp"

namespace summand::babylon {

struct Verification {
  // The winner for p and q chips, by search and by Theorem 1.
  struct Theorem {
    std::uint64_t games = 0, positions = 0;
    std::vector<std::string> violations{};  // "3,5"
  };
  // The strategy against every line from every start.
  struct Strategy {
    unsigned chips = 0;  // the limit
    std::uint64_t games = 0, replies = 0, by_table = 0, ahead[4] = {};
    std::vector<std::string> failures{};  // "3,5: line"
  };
  // The strategy as printed, for 4 <= p <= q, p + q even.
  struct Printed {
    struct Refutation {
      std::uint64_t p = 0, q = 0;
      Line line;
    };
    unsigned chips = 0;  // the limit
    std::vector<Refutation> refuted{};
    std::vector<std::string> not_refuted{};  // "4,4"
  };

  unsigned chips = 0;
  Theorem theorem;
  std::vector<LemmaCheck> lemmas{};
  Strategy strategy;
  Printed printed;

  // Whether all claims hold. From ten chips on, the printed strategy must lose somewhere, too.
  bool holds() const;
};

inline constexpr unsigned kMostVerified = 54;          // chips; limited by memory
inline constexpr unsigned kMostStrategyVerified = 40;  // default limit
inline constexpr unsigned kMostPrinted = 24;

// Verifies all games in two colours with at most that many chips, and the strategy up to
// `strategy_chips`. Throws LimitReached.
Verification verify(unsigned chips, unsigned strategy_chips, unsigned threads, Budget budget,
                    const std::function<void(unsigned chips)>& progress = {});

}  // namespace summand::babylon
