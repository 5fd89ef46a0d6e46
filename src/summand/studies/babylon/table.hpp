// Table: the Grundy values of all positions of so many chips in at most so many colours.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "summand/games/babylon/stacks.hpp"
#include "summand/studies/babylon/places.hpp"

namespace summand::babylon {

// One byte a position, at its place. The positions are solved by layers: those of one stack, then
// those of two, whose moves lead to the layer before.
class Table {
 public:
  static constexpr std::uint8_t kUnknown = 0xff;

  // Nothing is solved yet. Assumes 1 <= chips <= Partitions::kMostChips. Throws LimitReached, as
  // solve().
  Table(unsigned chips, unsigned colours, Budget budget);

  unsigned chips() const { return places_->chips(); }
  unsigned colours() const { return places_->colours(); }
  std::uint64_t positions() const { return places_->count(); }
  unsigned layers() const { return layers_; }  // solved: all positions of at most so many stacks

  // Solves the next layer, on at most `threads` threads (0: all there are). When a limit is reached
  // the layer is as before.
  void solve_layer(unsigned threads);
  void solve(unsigned threads, const std::function<void(unsigned layer)>& progress = {});

  // The Grundy value of a position with these chips, and colours at most, in a solved layer.
  unsigned grundy(const Colours& position) const { return values_[places_->place(position)]; }
  unsigned grundy(const Stacks& stacks) const { return grundy(colours_of(stacks)); }
  // The position without names of colours. It must have these chips, and colours at most.
  Colours colours_of(const Stacks& stacks) const;

  const Partitions& partitions() const { return *partitions_; }
  const Places& places() const { return *places_; }
  std::span<const std::uint8_t> values() const { return values_; }

  // Puts in the values of the first layers, as values() gave them. False, and nothing is changed,
  // if there are not as many as positions, or if a layer has no value where it should have one or
  // one where it should have none.
  bool restore(std::span<const std::uint8_t> values, unsigned layers);
  // Nothing is solved again.
  void clear();

 private:
  template <class Visit>
  void for_each_place(unsigned stacks, Visit&& visit) const;
  void forget_layer(unsigned stacks);

  Budget budget_;
  Charge charge_;
  std::unique_ptr<Partitions> partitions_;
  std::unique_ptr<Places> places_;
  std::vector<PartitionId> tasks_;  // where the first partitions of each begin, and the end
  std::vector<std::uint8_t> values_;
  unsigned layers_ = 0;
};

}  // namespace summand::babylon
