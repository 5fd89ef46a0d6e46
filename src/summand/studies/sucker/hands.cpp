#include "summand/studies/sucker/hands.hpp"

#include <numeric>

namespace summand::sucker {

namespace {

void list_all(Hands::Hand& hand, unsigned place, unsigned rest, std::vector<Hands::Hand>& out) {
  if (place == 0) {
    hand[0] = static_cast<std::uint8_t>(rest);
    out.push_back(hand);
    return;
  }
  for (unsigned chips = 0; chips <= rest; ++chips) {
    hand[place] = static_cast<std::uint8_t>(chips);
    list_all(hand, place - 1, rest - chips, out);
  }
}

}  // namespace

// A hand is stored as the increasing sums of all places but the last. Its number in the
// combinatorial number system does not depend on the number of chips.
Hands::Number Hands::number(const Hand& hand) const {
  Number out = 0;
  unsigned sum = 0;
  for (unsigned place = 0; place + 1 < 2 * colours_; ++place) {
    sum += hand[place];
    out += choose_[sum + place][place + 1];
  }
  return out;
}

Hands::Hands(unsigned colours, unsigned most_chips) : colours_(colours) {
  const unsigned places = 2 * colours, rows = most_chips + places + 1;
  choose_.assign(rows, std::vector<Number>(places + 2, 0));
  for (unsigned n = 0; n < rows; ++n) {
    choose_[n][0] = 1;
    for (unsigned k = 1; k < places + 2 && n > 0; ++k) {
      choose_[n][k] = choose_[n - 1][k - 1] + choose_[n - 1][k];
    }
  }
  with_one_.resize((most_chips + 1) * 2 * kMostColours);
  for (unsigned chips = 0; chips <= most_chips; ++chips) {
    std::vector<Hand> all;
    Hand hand{};
    list_all(hand, places - 1, chips, all);
    std::vector<Hand> sorted(all.size());
    for (const Hand& one : all) sorted[number(one)] = one;
    hands_.push_back(std::move(sorted));
  }
  for (unsigned chips = 0; chips < most_chips; ++chips) {
    for (unsigned place = 0; place < places; ++place) {
      std::vector<Number>& out = with_one_[chips * 2 * kMostColours + place];
      for (Hand hand : hands_[chips]) {
        ++hand[place];
        out.push_back(number(hand));
      }
    }
  }
}

std::vector<Hands::Number> Hands::with(unsigned chips, unsigned owner,
                                       const Content& content) const {
  std::vector<Number> out(count(chips));
  std::iota(out.begin(), out.end(), 0u);
  unsigned sum = chips;
  for (unsigned colour = 0; colour < colours_; ++colour) {
    for (unsigned i = 0; i < content[colour]; ++i, ++sum) {
      const auto more = with_one(sum, place(owner, colour));
      for (Number& one : out) one = more[one];
    }
  }
  return out;
}

}  // namespace summand::sucker
