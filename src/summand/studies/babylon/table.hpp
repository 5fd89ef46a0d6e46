// Table: the Grundy values of all positions with a number of chips in at most a number of colours.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "summand/games/babylon/stacks.hpp"
#include "summand/studies/babylon/places.hpp"

namespace summand::babylon {

// One byte for each position, at its place. Positions are solved by layers: those of one stack,
// then those of two stacks, and so on. All moves lead to the previous layer.
class Table {
 public:
  static constexpr std::uint8_t kUnknown = 0xff;

  // The values of positions without a move. In misère play, where the last move loses, the value is
  // 0 again for exactly the positions that the player to move loses.
  enum class End : std::uint8_t { normal = 0, misere = 1 };

  // Makes a table without solved layers. Assumes 1 <= chips <= Partitions::kMostChips. Throws
  // LimitReached, like solve().
  Table(unsigned chips, unsigned colours, Budget budget, End end = End::normal);

  unsigned chips() const { return places_->chips(); }
  unsigned colours() const { return places_->colours(); }
  End end() const { return end_; }
  std::uint64_t positions() const { return places_->count(); }
  unsigned layers() const { return layers_; }  // solved: all of at most that many stacks

  std::uint64_t solved() const { return solved_; }  // positions in these layers

  // Solves the next layer, on at most `threads` threads (0: all processors). If a limit is reached,
  // the layer stays unsolved. Any of the threads may call progress(positions), with those of the
  // part of this layer that is finished.
  void solve_layer(unsigned threads, const std::function<void(std::uint64_t)>& progress = {});
  void solve(unsigned threads, const std::function<void(unsigned layer)>& progress = {});

  // The Grundy value of a position in a solved layer. Assumes that it has these chips, and at most
  // these colours.
  unsigned grundy(const Colours& position) const { return values_[places_->place(position)]; }
  unsigned grundy(const Stacks& stacks) const { return grundy(colours_of(stacks)); }
  // The position without names of colours. Assumes that it has these chips, and at most these
  // colours.
  Colours colours_of(const Stacks& stacks) const;

  const Partitions& partitions() const { return *partitions_; }
  const Places& places() const { return *places_; }
  std::span<const std::uint8_t> values() const { return values_; }

  // Restores the values of the first layers, as values() returned them. Returns false and changes
  // nothing if the number of values is wrong, or if not exactly the positions of these layers have
  // a possible value.
  bool restore(std::span<const std::uint8_t> values, unsigned layers);
  // Makes all layers unsolved.
  void clear();

 private:
  template <class Visit>
  void for_each_place(unsigned stacks, Visit&& visit) const;
  void forget_layer(unsigned stacks);

  Budget budget_;
  Charge charge_;
  std::unique_ptr<Partitions> partitions_;
  std::unique_ptr<Places> places_;
  std::vector<PartitionId> tasks_;  // the first partition of each task, and the end
  std::vector<std::uint8_t> values_;
  unsigned layers_ = 0;
  End end_;
  std::uint64_t solved_ = 0;
};

}  // namespace summand::babylon
