#include "summand/studies/sucker/explanation.hpp"

#include <algorithm>
#include <gtest/gtest.h>

#include "summand/studies/sucker/endgames_test_support.hpp"
#include "summand/studies/sucker/naive_test_support.hpp"
#include "summand/studies/sucker/players.hpp"
#include "summand/studies/sucker/table.hpp"

namespace summand::sucker {
namespace {

std::vector<std::string> said_of(std::string_view text) {
  const Referee referee;
  return who_wins(referee, referee.begun(parse_state(text).value()));
}

TEST(SuckerExplanation, HasTheInequalityWithItsNumbers) {
  EXPECT_EQ(said_of("blue: b3 r1; red: r2; piles: br rbr b; to move: blue"),
            (std::vector<std::string>{
                "blue to move, red wins: 3 + 0 <= 2 + 3 - 2: guards and chips in long piles, "
                "against the other's without the longest (De Carufel and Jerade, Theorem 5.4)"}));
  EXPECT_EQ(said_of("blue: b2; red: b1; to move: blue"),
            (std::vector<std::string>{"blue to move, blue wins: the other player has no guard (De "
                                      "Carufel and Jerade, Theorem 5.4)"}));
}

TEST(SuckerExplanation, ForAChoiceItSaysWhatEachActionLeadsTo) {
  EXPECT_EQ(said_of("blue: b1; red: r2; capture: rbb; to move: blue"),
            (std::vector<std::string>{
                "after blue: kill b, blue to move, red wins: 2 + 0 <= 2 + 0 - 0: guards and chips "
                "in long piles, against the other's without the longest (De Carufel and Jerade, "
                "Theorem 5.4)",
                "after blue: kill r, blue to move, blue wins: 3 + 0 > 2 + 0 - 0: guards and chips "
                "in long piles, against the other's without the longest (De Carufel and Jerade, "
                "Theorem 5.4)"}));
}

TEST(SuckerExplanation, SaysWhyTheTheoremDoesNotDecide) {
  EXPECT_EQ(said_of("blue: b1; red: r1; yellow: y1; to move: blue"),
            (std::vector<std::string>{"3 players are left, and no theorem says who wins"}));
  EXPECT_EQ(said_of("blue: b1; red: r1; piles: bg; to move: blue"),
            (std::vector<std::string>{"Theorem 5.4 does not decide: there are green chips left, "
                                      "the colour of a player who is out"}));
  EXPECT_EQ(said_of("blue: none; red: b1; to move: blue"),
            (std::vector<std::string>{"red wins: blue has no chip, and nobody need rescue him"}));
  EXPECT_EQ(said_of("blue: b1; red: none; to move: red"),
            (std::vector<std::string>{"blue is the last and wins"}));
}

// The winner in the text is the winner that search finds, even in the middle of a turn.
TEST(SuckerExplanation, NamesTheWinnerThatSearchFinds) {
  const Referee referee({.donations = false, .discards = false});
  NaiveSolver naive(referee);
  std::size_t lines = 0;
  for (unsigned chips = 1; chips <= 5; ++chips) {
    for_each_endgame({.colours = 2}, chips, [&](const State& turn) {
      const State state = referee.begun(turn);
      const bool active_wins = naive.active_wins(turn);
      const Player winner = active_wins ? turn.active : 1 - turn.active;
      for (const std::string& line : who_wins(referee, state)) {
        ++lines;
        ASSERT_TRUE(line.contains(std::string(name_of(winner)) + " wins") ||
                    line.starts_with(std::string(name_of(winner)) + " is the last"))
            << print(turn) << "\n"
            << line;
      }
    });
  }
  EXPECT_GT(lines, 500u);
}

}  // namespace
}  // namespace summand::sucker
