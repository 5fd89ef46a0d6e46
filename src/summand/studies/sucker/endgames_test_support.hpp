// All endgames of two players with a given number of chips.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "summand/base/check.hpp"
#include "summand/studies/sucker/state.hpp"
#include "summand/studies/sucker/table_rules.hpp"

namespace summand::sucker {

// The piles and hands with a given number of chips.
class Endgames {
 public:
  Endgames(const TableRules& rules, const std::function<void(const State&)>& visit)
      : rules_(rules), visit_(visit) {
    SUMMAND_CHECK(rules.colours <= kMostColours);
    state_.players = rules.colours == 2 ? 2 : 4;
    for (Player player = 2; player < state_.players; ++player) {
      state_.out.push_back(static_cast<std::uint8_t>(player));
    }
    for (unsigned colour = 2; colour < rules.colours; ++colour) {
      if (rules.rebound != Rebound::giver) continue;
      state_.givers[kPlayerOfColour[colour]] = rules.givers[colour - 2];
    }
  }

  // Visits the piles in rising order, then the hands.
  void piles(unsigned chips) {
    hands(chips, 0);
    std::string pile;
    grow(chips, pile);
  }

 private:
  static constexpr Player kPlayerOfColour[kMostColours] = {0, 1, 3, 2};

  void grow(unsigned chips, std::string& pile) {
    if (chips == 0) return;
    for (unsigned colour = 0; colour < rules_.colours; ++colour) {
      const char letter = letter_of(kPlayerOfColour[colour]);
      if (pile.ends_with(letter)) continue;
      pile.push_back(letter);
      if (state_.piles.empty() || pile >= state_.piles.back()) {
        state_.piles.push_back(pile);
        piles(chips - 1);
        state_.piles.pop_back();
      }
      grow(chips - 1, pile);
      pile.pop_back();
    }
  }

  void hands(unsigned chips, unsigned place) {
    const unsigned owner = place / rules_.colours;
    if (place == 2 * rules_.colours) {
      if (chips == 0) finish();
      return;
    }
    for (unsigned count = 0; count <= chips; ++count) {
      std::uint32_t& held = state_.hands[owner][kPlayerOfColour[place % rules_.colours]];
      held = count;
      hands(chips - count, place + 1);
      held = 0;
    }
  }

  void finish() {
    if (rules_.rebound != Rebound::holder) {
      visit_(state_);
      return;
    }
    for (const std::uint8_t before : {small(0), small(1)}) {
      state_.before = {before};
      visit_(state_);
    }
  }

  const TableRules& rules_;
  const std::function<void(const State&)>& visit_;
  State state_;
};

// Calls visit for all states of Blue and Red with that many chips in hands and piles. Blue is to
// move. The third colour of the rules is green, the fourth yellow. If the rules need it, the states
// also name who gave green and yellow the last move, and who had the move before.
inline void for_each_endgame(const TableRules& rules, unsigned chips,
                             const std::function<void(const State&)>& visit) {
  Endgames(rules, visit).piles(chips);
}

}  // namespace summand::sucker
