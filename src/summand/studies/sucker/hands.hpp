// What two players may hold together, numbered.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "summand/studies/sucker/boards.hpp"

namespace summand::sucker {

// Chips of each colour of Blue, then those of Red. The hands of so many chips together are
// numbered from 0 on.
class Hands {
 public:
  using Hand = std::array<std::uint8_t, 2 * kMostColours>;
  using Number = std::uint32_t;

  Hands(unsigned colours, unsigned most_chips);

  unsigned colours() const { return colours_; }
  std::size_t count(unsigned chips) const { return hands_[chips].size(); }
  const Hand& hand(unsigned chips, Number number) const { return hands_[chips][number]; }
  Number number(const Hand& hand) const;
  // The place in a Hand.
  unsigned place(unsigned owner, unsigned colour) const { return owner * colours_ + colour; }

  // For each hand of `chips` chips, the number of that with one chip more in a place.
  std::span<const Number> with_one(unsigned chips, unsigned place) const {
    return with_one_[chips * 2 * kMostColours + place];
  }
  // With a captured pile more: for the hands of `chips` chips. Cost: their count.
  std::vector<Number> with(unsigned chips, unsigned owner, const Content& content) const;

 private:
  unsigned colours_;
  std::vector<std::vector<Hand>> hands_;
  std::vector<std::vector<Number>> with_one_;
  std::vector<std::vector<Number>> choose_;
};

}  // namespace summand::sucker
