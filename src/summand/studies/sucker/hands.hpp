// The hands of two players together, numbered.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "summand/studies/sucker/boards.hpp"

namespace summand::sucker {

// The chips of each colour in Blue's hand, then those in Red's. Hands with equally many chips
// together are numbered from 0.
class Hands {
 public:
  using Hand = std::array<std::uint8_t, 2 * kMostColours>;
  using Number = std::uint32_t;

  Hands(unsigned colours, unsigned most_chips);

  unsigned colours() const { return colours_; }
  std::size_t count(unsigned chips) const { return hands_[chips].size(); }
  const Hand& hand(unsigned chips, Number number) const { return hands_[chips][number]; }
  Number number(const Hand& hand) const;
  // The index in a Hand.
  unsigned place(unsigned owner, unsigned colour) const { return owner * colours_ + colour; }

  // For each hand of `chips` chips, the number of the hand with one more chip in a place.
  std::span<const Number> with_one(unsigned chips, unsigned place) const {
    return with_one_[chips * 2 * kMostColours + place];
  }
  // The same for hands with a captured pile added: for all hands of `chips` chips. Linear in their
  // count.
  std::vector<Number> with(unsigned chips, unsigned owner, const Content& content) const;

 private:
  unsigned colours_;
  std::vector<std::vector<Hand>> hands_;
  std::vector<std::vector<Number>> with_one_;
  std::vector<std::vector<Number>> choose_;
};

}  // namespace summand::sucker
