// BoundMeans<R>: the values of the bounds of positions, and merits of moves by the means of bounds.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "summand/ruleset/evaluators.hpp"
#include "summand/ruleset/memo.hpp"
#include "summand/theory/thermographs.hpp"

namespace summand {

// Merits only order moves.
inline std::int32_t clamped_merit(std::int64_t merit) {
  constexpr std::int64_t kMost = 500'000;
  return static_cast<std::int32_t>(std::clamp(merit, -kMost, kMost));
}

// A term of a bound: its value, and its mean in units of 1/1024.
struct BoundTerm {
  Value value;
  std::int32_t mean = 0;
  friend bool operator==(const BoundTerm&, const BoundTerm&) = default;
};

// Empty for a ruleset without bounds.
template <class R>
class BoundMeans {
 public:
  BoundMeans(const R&, Evaluators&) {}
};

template <HasBounds R>
class BoundMeans<R> {
 public:
  using Position = typename R::Position;

  BoundMeans(const R& rules, Evaluators& evaluators)
      : rules_(rules),
        evaluators_(&evaluators),
        thermographs_(evaluators.store(), Thermographs::Bottom::zero),
        terms_(rules_, evaluators.store().budget()) {}

  Value value(const Position& term) { return found(term).value; }

  // Begins with a position. Most terms of its bounds are terms of the bounds of its options, too.
  void begin(const Position& position) {
    changed_.clear();  // left by a limit
    noted_.clear();
    for_each_term(position,
                  [&](const Position& term) { noted_.push_back({term, found(term).mean}); });
  }
  // The merit of an option, without the terms that the position lacks. These are looked up by
  // finish(), so that their memory can be prefetched. `place` is that of the merit in the list that
  // finish() gets.
  std::int32_t merit(const Position& after, std::size_t place) {
    std::int64_t means = 0;
    std::size_t at = 0;
    for_each_term(after, [&](const Position& term) {
      if (at < noted_.size() && noted_[at].position == term) {
        means += noted_[at].mean;
      } else {
        terms_.prefetch(term);
        changed_.push_back({term, place});
      }
      ++at;
    });
    return clamped_merit(means);
  }
  // Completes the merits from `first` on. They are for the player then.
  void finish(std::vector<std::int32_t>& merits, std::size_t first, Player player) {
    for (const ChangedTerm& changed : changed_) {
      merits[changed.place] =
          clamped_merit(std::int64_t{merits[changed.place]} + found(changed.position).mean);
    }
    changed_.clear();
    if (player == Player::left) return;
    for (std::size_t i = first; i < merits.size(); ++i) merits[i] = -merits[i];
  }

 private:
  struct NotedTerm {
    Position position;
    std::int32_t mean;
  };
  struct ChangedTerm {
    Position position;
    std::size_t place;
  };

  template <class Visit>
  void for_each_term(const Position& position, Visit&& visit) const {
    for (const Player player : {Player::left, Player::right}) {
      for (int which = 0; which < R::kBounds; ++which) {
        rules_.for_each_bound(position, player, which, visit);
      }
    }
  }

  BoundTerm found(const Position& term) {
    BoundTerm out = terms_.find(term);
    if (out.value) return out;
    out.value = evaluators_->of(rules_)(term);
    out.mean = clamped_merit(fixed_point(thermographs_.mean(out.value)).key >> 22);
    terms_.insert(term, out);
    return out;
  }

  R rules_;
  Evaluators* evaluators_;
  Thermographs thermographs_;
  PositionMemo<R, BoundTerm> terms_;
  std::vector<NotedTerm> noted_;
  std::vector<ChangedTerm> changed_;  // of options, to be looked up
};

}  // namespace summand
