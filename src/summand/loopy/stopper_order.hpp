// The order of new stoppers among themselves and with the stoppers of a store.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/loopy/stopper_store.hpp"

namespace summand {

// The new stoppers have the numbers that follow those of the store. Their options are numbers of
// old and of new ones. One retrograde analysis of all differences with a new stopper finds who wins
// them. What is left when it ends are draws and wins of Left.
class StopperStore::NewOrder {
 public:
  NewOrder(StopperStore& store, std::span<const Lists> fresh);

  bool right_wins(Id g, Id h, Player first) const {
    if (g < old_ && h < old_) return store_.right_wins(g, h, first);
    const std::size_t at = place(g, h);
    return first == Player::right ? wins_first_[at] : open_[at] == 0;
  }
  bool greater_or_equal(Id g, Id h) const { return !right_wins(g, h, Player::right); }
  std::span<const Id> options(Id g, Player player) const {
    if (g < old_) return store_.options_of(g, player);
    return fresh_[g - old_].of(player);
  }
  Id first_new() const { return old_; }
  Id end() const { return end_; }

 private:
  struct State {
    Id g, h;
    Player first;
  };

  std::size_t place(Id g, Id h) const {
    const std::size_t width = end_;
    if (g >= old_) return (g - old_) * width + h;
    return (end_ - old_) * width + std::size_t{g} * (end_ - old_) + (h - old_);
  }
  bool is_known(Id g, Id h) const { return g < old_ && h < old_; }
  void start(Id g, Id h);
  // Right wins the difference if he starts, or if Left starts and this was her last other move.
  void wins_first(Id g, Id h);
  void one_less(Id g, Id h);
  template <class Visit>
  void for_each_parent(Id g, Player player, Visit&& visit) const;

  const StopperStore& store_;
  std::span<const Lists> fresh_;
  Id old_, end_;
  Charge charge_;
  std::vector<Ids> parents_;  // new parents of all, by Left's and by Right's moves
  std::vector<std::uint8_t> wins_first_;
  std::vector<std::uint16_t> open_;  // Left's moves that are not known to lose
  std::vector<State> won_;           // by Right, and to be passed on
};

}  // namespace summand
