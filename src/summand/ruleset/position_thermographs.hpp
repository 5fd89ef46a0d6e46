// The thermographs of positions from t = 0 up, without canonical forms.
#pragma once

#include <unordered_map>
#include <utility>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/base/charged_vector.hpp"
#include "summand/ruleset/ruleset.hpp"
#include "summand/theory/taxed.hpp"

namespace summand {

// Each position is played once. A part that is a number is added to the rest at once. It needs
// memory for the walls of all positions met, while their canonical forms may be too large for any
// machine.
template <Ruleset R>
class PositionThermographs {
 public:
  using Position = typename R::Position;

  PositionThermographs(R rules, Budget& budget)
      : rules_(std::move(rules)), budget_(&budget), charge_(budget) {}
  PositionThermographs(const PositionThermographs&) = delete;
  PositionThermographs& operator=(const PositionThermographs&) = delete;

  // Throws LimitReached; thermographs found before that are kept.
  const Taxed& operator()(const Position& first) {
    Waiting waiting(*budget_);
    waiting.push_back(first);
    while (!waiting.empty()) {
      budget_->ask();
      const Position position = waiting.back();
      if (known_.contains(position)) {
        waiting.pop_back();
        continue;
      }
      const std::size_t before = waiting.size();
      const std::optional<Taxed> found = find(position, waiting);
      if (waiting.size() > before) continue;
      if (found) remember(position, *found);
    }
    return known_.at(first);
  }

  std::size_t positions() const { return known_.size(); }

 private:
  using Waiting = ChargedVector<Position>;

  struct Hash {
    std::size_t operator()(const Position& position) const { return hash_value(position); }
  };

  // The answer, if everything that it needs is known; otherwise lists what is missing.
  std::optional<Taxed> find(const Position& position, Waiting& waiting) {
    const std::size_t before = waiting.size();
    if constexpr (HasRepresentative<R>) {
      const Position same = rules_.representative(position);
      if (!(same == position)) {
        const Taxed* found = want(same, waiting);
        return found != nullptr ? std::optional(*found) : std::nullopt;
      }
    }
    if constexpr (SplitsIntoParts<R>) {
      if (auto split = from_parts(position, waiting)) return split;
      if (waiting.size() > before) return std::nullopt;
    }
    std::vector<const Taxed*> left, right;
    for (const Player player : {Player::left, Player::right}) {
      for_each_move(rules_, position, player, [&](const typename R::Move& move) {
        const Taxed* option = want(rules_.play(position, player, move), waiting);
        (player == Player::left ? left : right).push_back(option);
      });
    }
    if (waiting.size() > before) return std::nullopt;
    return taxed(left, right);
  }

  // For a position whose parts are numbers, except one.
  std::optional<Taxed> from_parts(const Position& position, Waiting& waiting) {
    std::vector<Copies<Position>> parts;
    for_each_part(rules_, position, [&](const Position& part, std::uint64_t count) {
      parts.push_back({part, count});
    });
    if (parts.size() == 1 && parts[0].part == position) return std::nullopt;
    Dyadic numbers = 0;
    const Taxed* hot = nullptr;
    bool alone = true;
    bool complete = true;
    for (const auto& [part, count] : parts) {
      const Taxed* found = want(part, waiting);
      if (found == nullptr) {
        complete = false;
      } else if (found->is_number()) {
        numbers += Dyadic(count) * found->graph.mean;
      } else {
        alone = hot == nullptr && count == 1;
        hot = found;
      }
    }
    if (!complete || !alone) return std::nullopt;
    return hot == nullptr ? taxed_number(numbers) : translated(*hot, numbers);
  }

  const Taxed* want(const Position& position, Waiting& waiting) {
    const auto found = known_.find(position);
    if (found != known_.end()) return &found->second;
    waiting.push_back(position);
    return nullptr;
  }

  void remember(const Position& position, const Taxed& found) {
    const std::size_t points = found.graph.left.size() + found.graph.right.size();
    const std::size_t bytes = 2 * (sizeof(Position) + sizeof(Taxed)) + points * sizeof(WallPoint);
    charge_.add(bytes);
    known_.emplace(position, found);
  }

  R rules_;
  Budget* budget_;
  std::unordered_map<Position, Taxed, Hash> known_;
  Charge charge_;
};

}  // namespace summand
