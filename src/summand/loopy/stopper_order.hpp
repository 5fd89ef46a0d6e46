// The order of new stoppers among themselves and with stoppers of a store.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/loopy/stopper_store.hpp"

namespace summand {

// Has its own numbers: the given old stoppers in their order, then the new ones. The followers of
// each old stopper must be among the old ones.
//
// One retrograde analysis of all differences with a new stopper finds who wins them. What is left
// when it ends are draws and wins of Left.
class StopperStore::NewOrder {
 public:
  // The options of new stoppers are in these numbers.
  NewOrder(StopperStore& store, std::span<const Id> old, std::span<const Lists> fresh);

  Id first_new() const { return old_; }
  Id end() const { return end_; }

  bool right_wins(Id g, Id h, Player first) const {
    if (is_known(g, h)) return store_.right_wins(ids_[g], ids_[h], first);
    const std::size_t at = place(g, h);
    return first == Player::right ? wins_first_[at] != 0 : open_[at] == 0;
  }
  bool greater_or_equal(Id g, Id h) const { return !right_wins(g, h, Player::right); }
  std::span<const Id> options(Id g, Player player) const { return moves_[index(player)].of(g); }

 private:
  // For each stopper a list of stoppers.
  struct Adjacency {
    std::vector<std::uint32_t> ends;
    std::vector<Id> targets;

    std::span<const Id> of(Id g) const {
      const std::uint32_t begin = g == 0 ? 0 : ends[g - 1];
      return {targets.data() + begin, targets.data() + ends[g]};
    }
    Adjacency reversed() const;
  };
  struct State {
    Id g, h;
    Player first;
  };

  static std::size_t index(Player player) { return player == Player::right; }
  std::size_t place(Id g, Id h) const {
    const std::size_t fresh = end_ - old_;
    return g >= old_ ? std::size_t{g - old_} * end_ + h
                     : fresh * end_ + std::size_t{g} * fresh + (h - old_);
  }
  bool is_known(Id g, Id h) const { return g < old_ && h < old_; }
  void copy_moves(std::span<const Lists> fresh);
  void start(Id g, Id h);
  void pass_on(const State& state);
  void wins_first(Id g, Id h);
  void one_less(Id g, Id h);

  const StopperStore& store_;
  std::span<const Id> ids_;  // of the old stoppers
  Id old_, end_;
  Charge charge_;
  Adjacency moves_[2], parents_[2];
  std::vector<std::uint8_t> wins_first_;
  std::vector<std::uint16_t> open_;  // Left's moves that are not known to lose
  std::vector<State> won_;           // by Right, and to be passed on
};

}  // namespace summand
