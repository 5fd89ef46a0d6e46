// Nimbers of Nimstring, where a player who cannot complete his turn loses.
//
// A move that hands out coins with a choice is loony: the opponent takes all or leaves some, as he
// likes, and so he never loses by it in a sum of impartial games. The nimber of a quiet position is
// the least number that its other moves do not have (Winning Ways, chapter 16).
#pragma once

#include <bit>
#include <cstdint>
#include <utility>

#include "summand/base/flat_map.hpp"
#include "summand/base/hash.hpp"
#include "summand/search/strings/options.hpp"
#include "summand/search/strings/packing.hpp"

namespace summand::strings {

template <class Layout>
class Nimbers {
 public:
  Nimbers(const Layout& layout, const Endings& endings, const Packing& packing, Budget budget)
      : layout_(layout),
        endings_(endings),
        packing_(packing),
        budget_(std::move(budget)),
        known_(budget_) {}

  // Throws LimitReached.
  unsigned of(const Quiet& position) {
    return of_rest(position.rest) ^ endings_.nimber(position.ending);
  }

 private:
  struct KeyHash {
    std::uint64_t operator()(std::uint64_t key) const { return hash_word(key); }
  };

  unsigned of_rest(StringSet rest) {
    if (rest.empty()) return 0;
    const std::uint64_t key = packing_(rest);
    if (const std::uint8_t known = known_.find(key)) return known - 1u;
    budget_.ask();
    std::uint64_t met = 0;
    for_each_option(layout_, endings_, Quiet{.rest = rest}, [&](const Option& option) {
      if (option.give == 0) met |= std::uint64_t{1} << of(option.after);
    });
    const auto out = static_cast<unsigned>(std::countr_one(met));
    known_.insert(key, static_cast<std::uint8_t>(out + 1));
    return out;
  }

  const Layout& layout_;
  const Endings& endings_;
  const Packing& packing_;
  Budget budget_;
  FlatMap<std::uint64_t, std::uint8_t, KeyHash> known_;  // and one more
};

}  // namespace summand::strings
