#include "summand/studies/sucker/table.hpp"

#include <gtest/gtest.h>
#include <map>
#include <string>

#include "summand/studies/condition.hpp"
#include "summand/studies/sucker/counts.hpp"
#include "summand/studies/sucker/endgames_test_support.hpp"
#include "summand/studies/sucker/naive_test_support.hpp"
#include "summand/studies/sucker/solved_test_support.hpp"
#include "summand/testing/table.hpp"

namespace summand::sucker {
namespace {

std::uint64_t states_up_to(const EndgameTable& table, unsigned chips) {
  std::uint64_t sum = 0;
  for (unsigned n = 0; n <= chips; ++n) sum += table.level(n).states;
  return sum;
}

// A share in the form in which the sources print it.
unsigned ten_thousandths(std::uint64_t part, std::uint64_t all) {
  return static_cast<unsigned>((part * 20'000 + all) / (2 * all));
}

// The number of states with that many chips in which two tables differ.
std::uint64_t differences(const EndgameTable& a, const EndgameTable& b, unsigned chips,
                          unsigned active) {
  std::uint64_t count = 0;
  a.for_each(chips, [&](Boards::Id board, unsigned hand_chips, Hands::Number hand) {
    count += a.fate(board, hand_chips, hand, active) != b.fate(board, hand_chips, hand, active);
  });
  return count;
}

struct Row {
  unsigned chips;
  std::uint64_t states;
  unsigned giver_me, giver_other, mover;  // shares of wins in ten-thousandths
  std::uint64_t differs_me, differs_other;
};

std::vector<Row> published() {
  std::vector<Row> out;
  for (const auto& row : testing::table("sucker_three_colours.tsv")) {
    const auto number = [&](std::size_t i) { return std::stoul(row.at(i)); };
    out.push_back({static_cast<unsigned>(number(0)), number(1), static_cast<unsigned>(number(2)),
                   static_cast<unsigned>(number(3)), static_cast<unsigned>(number(4)), number(5),
                   number(6)});
  }
  return out;
}

void expect_published(unsigned most) {
  const EndgameTable mover = solved({.chips = most});
  const EndgameTable giver = solved({.chips = most, .rebound = Rebound::giver});
  for (const Row& row : published()) {
    if (row.chips > most) continue;
    const TableLevel r = mover.level(row.chips), p = giver.level(row.chips);
    EXPECT_EQ(r.states, row.states);
    EXPECT_EQ(ten_thousandths(r.blue_wins, r.states), row.mover);
    EXPECT_EQ(r.blue_wins, r.red_wins) << "the colours may be exchanged";
    EXPECT_EQ(ten_thousandths(p.blue_wins, p.states), row.giver_me);
    EXPECT_EQ(ten_thousandths(p.red_wins, p.states), row.giver_other);
    EXPECT_EQ(differences(mover, giver, row.chips, 0), row.differs_me);
    EXPECT_EQ(differences(mover, giver, row.chips, 1), row.differs_other);
  }
}

TEST(SuckerTable, CountsAndSharesOfThreeColours) { expect_published(8); }
TEST(SuckerTableSlow, CountsAndSharesOfThreeColoursUpToFourteenChips) { expect_published(14); }

TEST(SuckerTable, StatesAreCountedWithoutATable) {
  const std::vector<std::uint64_t> three = {1,      9,       51,      229,      892,
                                            3142,   10263,   31575,   92504,    260088,
                                            705988, 1858552, 4762505, 11914039, 29167726};
  for (unsigned chips = 0; chips < three.size(); ++chips) {
    EXPECT_EQ(EndgameTable::states({.colours = 3}, chips), three[chips]);
  }
  const EndgameTable table = solved({.colours = 4, .chips = 6});
  for (unsigned chips = 0; chips <= 6; ++chips) {
    EXPECT_EQ(EndgameTable::states(table.rules(), chips), table.level(chips).states);
  }
}

HouseRules house_of(const TableRules& rules) {
  const bool options = rules.model != Model::plain;
  return {.rebound = rules.rebound,
          .rows = rules.rows,
          .donations = options && rules.donations,
          .discards = options && rules.discards};
}

// Checks all states with each pile as a string, without any reduction, and each place of the table.
void expect_naive(const TableRules& rules) {
  const EndgameTable table = solved(rules);
  const Referee referee(house_of(rules));
  NaiveSolver naive(referee);
  for (unsigned chips = 0; chips <= rules.chips; ++chips) {
    std::uint64_t states = 0;
    for_each_endgame(rules, chips, [&](const State& state) {
      if (referee.objection(state)) return;
      const auto fate = table.fate(state);
      ASSERT_TRUE(fate) << print(state) << ": " << fate.error().message;
      ASSERT_EQ(*fate == Fate::wins, naive.active_wins(state)) << print(state);
    });
    table.for_each(chips, [&](Boards::Id board, unsigned hand_chips, Hands::Number hand) {
      ++states;
      for (const unsigned before : {0u, 1u}) {
        const State state = table.state(board, hand_chips, hand, before);
        ASSERT_EQ(referee.objection(state), std::nullopt);
        ASSERT_EQ(table.fate(board, hand_chips, hand, 0, before) == Fate::wins,
                  naive.active_wins(state))
            << print(state);
      }
    });
    const unsigned times = rules.rebound == Rebound::holder ? 2 : 1;
    EXPECT_EQ(table.level(chips).states, states * times);
    EXPECT_EQ(EndgameTable::states(rules, chips), states);
  }
}

// The same if donations or discards are allowed.
void expect_naive_options(const TableRules& rules) {
  const EndgameTable table = solved(rules);
  const Referee referee(house_of(rules));
  NaiveGraph naive(referee);
  for (unsigned chips = 0; chips <= rules.chips; ++chips) {
    for_each_endgame(rules, chips, [&](const State& state) {
      const auto fate = table.fate(state);
      ASSERT_TRUE(fate) << print(state) << ": " << fate.error().message;
      for (const bool other_speaks : {false, true}) {
        const auto winner = naive.winner(state, other_speaks);
        ASSERT_TRUE(winner) << print(state);
        ASSERT_EQ(*fate == Fate::wins, *winner == state.active) << print(state);
      }
    });
  }
}

TEST(SuckerTable, AgreesWithTheRefereeOnEveryStringOfPiles) {
  for (const Rebound rebound : {Rebound::mover, Rebound::giver, Rebound::holder}) {
    for (const std::uint8_t giver : {0, 1}) {
      expect_naive({.colours = 3, .chips = 4, .rebound = rebound, .givers = {giver, 0}});
      if (::testing::Test::HasFatalFailure()) return;
    }
  }
  expect_naive({.colours = 2, .chips = 6});
  for (const unsigned rows : {1u, 2u}) {
    expect_naive({.colours = 3, .chips = 4, .rebound = Rebound::holder, .rows = rows});
  }
  expect_naive({.colours = 4, .chips = 3});
  expect_naive({.colours = 4, .chips = 3, .rebound = Rebound::giver, .givers = {0, 1}});
}

TEST(SuckerTableSlow, AgreesWithTheRefereeOnEveryStringOfPilesUpToSixChips) {
  for (const Rebound rebound : {Rebound::mover, Rebound::giver, Rebound::holder}) {
    expect_naive({.colours = 3, .chips = 6, .rebound = rebound});
  }
  expect_naive({.colours = 3, .chips = 6, .rebound = Rebound::giver, .givers = {1, 1}});
  expect_naive({.colours = 4, .chips = 5});
  expect_naive({.colours = 4, .chips = 5, .rebound = Rebound::holder});
}

TEST(SuckerTable, AgreesWithTheRefereeAboutDonationsAndDiscards) {
  for (const Rebound rebound : {Rebound::mover, Rebound::giver, Rebound::holder}) {
    for (const bool donations : {true, false}) {
      for (const bool discards : {true, false}) {
        if (!donations && !discards) continue;
        expect_naive_options({.colours = 3,
                              .chips = 3,
                              .rebound = rebound,
                              .model = Model::anytime,
                              .donations = donations,
                              .discards = discards});
        if (::testing::Test::HasFatalFailure()) return;
      }
    }
  }
}

TEST(SuckerTable, WithoutDeadColoursItAgreesWithTheTheorem) {
  const EndgameTable two = solved({.colours = 2, .chips = 10});
  const EndgameTable three = solved({.colours = 3, .chips = 8});
  std::uint64_t wins = 0;
  for (unsigned chips = 0; chips <= 10; ++chips) {
    two.for_each(chips, [&](Boards::Id board, unsigned hand_chips, Hands::Number hand) {
      const State state = two.state(board, hand_chips, hand);
      const bool claimed = decide(endgame_of(state).value()).active_wins;
      ASSERT_EQ(two.fate(state).value() == Fate::wins, claimed) << print(state);
      if (chips <= 8) {
        ASSERT_EQ(three.fate(state).value() == Fate::wins, claimed) << print(state);
      }
      wins += claimed;
    });
  }
  EXPECT_GT(wins, 0u);
}

TEST(SuckerTable, OptionalActionsChangeNothingAndNobodyDraws) {
  for (const Rebound rebound : {Rebound::mover, Rebound::giver, Rebound::holder}) {
    const EndgameTable plain = solved({.chips = 6, .rebound = rebound});
    for (const Model model : {Model::active, Model::anytime}) {
      const EndgameTable table = solved({.chips = 6, .rebound = rebound, .model = model});
      for (unsigned chips = 0; chips <= 6; ++chips) {
        EXPECT_EQ(table.level(chips).draws, 0u);
        EXPECT_EQ(differences(plain, table, chips, 0), 0u);
        EXPECT_EQ(differences(plain, table, chips, 1), 0u);
      }
    }
  }
}

TEST(SuckerTable, TheSmallestStateThatDependsOnTheReading) {
  const State state = parse_state("blue: b2 g1; red: g3; out: green; to move: blue").value();
  EXPECT_EQ(solved({.chips = 6}).fate(state).value(), Fate::wins);
  EXPECT_EQ(solved({.chips = 6, .rebound = Rebound::giver, .givers = {1, 0}}).fate(state).value(),
            Fate::wins);
  EXPECT_EQ(solved({.chips = 6, .rebound = Rebound::giver, .givers = {0, 0}}).fate(state).value(),
            Fate::loses);
}

TEST(SuckerTable, TwelveStatesUpToSevenChipsDependOnTheReading) {
  const EndgameTable mover = solved({.chips = 7});
  const EndgameTable blue = solved({.chips = 7, .rebound = Rebound::giver, .givers = {0, 0}});
  const EndgameTable red = solved({.chips = 7, .rebound = Rebound::giver, .givers = {1, 0}});
  // Strings of chips. Two of them are the same state of the table.
  unsigned count = 0;
  for (unsigned chips = 0; chips <= 7; ++chips) {
    for_each_endgame(mover.rules(), chips, [&](const State& state) {
      const Fate fate = mover.fate(state).value();
      count += fate != blue.fate(state).value() || fate != red.fate(state).value();
    });
  }
  EXPECT_EQ(count, 12u);
}

TEST(SuckerTable, TheNumberOfThreadsDoesNotMatter) {
  const EndgameTable one = solved({.chips = 8}), two = solved({.chips = 8}, 2);
  for (unsigned chips = 0; chips <= 8; ++chips) {
    EXPECT_EQ(differences(one, two, chips, 0), 0u);
    EXPECT_EQ(one.level(chips).blue_wins, two.level(chips).blue_wins);
  }
}

struct Exceptions {
  std::uint64_t all = 0, formula_g = 0, without_greens = 0;
};
Exceptions exceptions(const EndgameTable& table, unsigned chips) {
  Exceptions out;
  table.for_each(chips, [&](Boards::Id board, unsigned hand_chips, Hands::Number hand) {
    const bool wins = table.fate(board, hand_chips, hand, 0) == Fate::wins;
    const EndgameCounts counts = counts_of(table, board, hand_chips, hand);
    const bool wrong = formula_g(counts) != wins;
    ++out.all;
    out.formula_g += wrong;
    out.without_greens += wrong && counts.greens + counts.their_greens == 0;
  });
  return out;
}

// The number of hands for which the formula is wrong on an empty board.
std::uint64_t wrong_hands(const EndgameTable& table, unsigned chips, unsigned active) {
  std::uint64_t wrong = 0;
  for (Hands::Number hand = 0; hand < table.hands().count(chips); ++hand) {
    Hands::Number seen = hand;
    if (active == 1) {
      // The same hands with exchanged colours.
      const Hands::Hand& h = table.hands().hand(chips, hand);
      seen = table.hands().number({h[4], h[3], h[5], h[1], h[0], h[2]});
    }
    const bool wins = table.fate(0, chips, seen, active) == Fate::wins;
    wrong += hand_formula(counts_of(table, 0, chips, hand)) != wins;
  }
  return wrong;
}

TEST(SuckerTable, FormulaGHoldsUpToNineChips) {
  const EndgameTable table = solved({.chips = 8});
  for (unsigned chips = 0; chips <= 8; ++chips) {
    EXPECT_EQ(exceptions(table, chips).formula_g, 0u);
    EXPECT_EQ(wrong_hands(table, chips, 0), 0u);
  }
}

TEST(SuckerTableSlow, FormulaGHasTheseExceptions) {
  const EndgameTable table = solved({.chips = 13});
  const std::map<unsigned, std::uint64_t> expected = {
      {9, 0}, {10, 12}, {11, 136}, {12, 843}, {13, 4013}};
  for (unsigned chips = 0; chips <= 13; ++chips) {
    const Exceptions found = exceptions(table, chips);
    EXPECT_EQ(found.formula_g, expected.contains(chips) ? expected.at(chips) : 0) << chips;
    EXPECT_TRUE(chips > 10 || found.without_greens == 0) << chips;
  }
  EXPECT_EQ(states_up_to(table, 9), 398'754u);
}

TEST(SuckerTableSlow, TheHandFormulaIsExactForOneReading) {
  const EndgameTable mover = solved({.chips = 14});
  const EndgameTable giver = solved({.chips = 14, .rebound = Rebound::giver});
  std::uint64_t hands = 0, wrong = 0, wrong_me = 0, wrong_other = 0;
  for (unsigned chips = 0; chips <= 14; ++chips) {
    hands += mover.hands().count(chips);
    wrong += wrong_hands(mover, chips, 0);
    wrong_me += wrong_hands(giver, chips, 0);
    wrong_other += wrong_hands(giver, chips, 1);
  }
  EXPECT_EQ(hands, 38'760u);
  EXPECT_EQ(wrong, 0u);
  EXPECT_EQ(wrong_me, 152u);
  EXPECT_EQ(wrong_other, 46u);
}

TEST(SuckerTable, AConditionAgreesWithTheFormula) {
  const EndgameTable table = solved({.chips = 7});
  const auto condition = Condition::parse(
      "guards + greens > 0 and (their_guards + their_greens == 0"
      " or guards < their_guards and 2 * (guards - their_guards) + greens >= their_greens"
      " or guards == their_guards and greens > their_greens"
      " or guards > their_guards and 2 * (guards - their_guards) + greens - their_greens >= 2"
      " and not (2 * (guards - their_guards) + greens - their_greens == 2"
      " and guards - their_guards >= 2 and prisoners + greens == 0))",
      count_names());
  ASSERT_TRUE(condition) << condition.error().message;
  table.for_each(7, [&](Boards::Id board, unsigned hand_chips, Hands::Number hand) {
    const EndgameCounts counts = counts_of(table, board, hand_chips, hand);
    ASSERT_EQ(condition->holds(values_of(counts)).value(), hand_formula(counts));
  });
}

TEST(SuckerTable, SaysWhichStatesItDoesNotKnow) {
  const EndgameTable table = solved({.chips = 4});
  const auto complaint = [&](std::string_view text) {
    const auto fate = table.fate(parse_state(text).value());
    return fate ? "none" : fate.error().message;
  };
  EXPECT_EQ(complaint("blue: b1; red: r1; yellow: y1; to move: blue"),
            "3 players are left, not two");
  EXPECT_EQ(complaint("blue: b3; red: r2; to move: blue"),
            "there are 5 chips left, and the table goes up to 4");
  EXPECT_EQ(complaint("blue: b1 y1 g1; red: r1; to move: blue"),
            "there are 4 colours left, and the table has 3");
}

TEST(SuckerTable, MemoryIsCharged) {
  bool stopped = false;
  try {
    EndgameTable({.chips = 10}, 1, Budget({.memory = 500'000}));
  } catch (const LimitReached& reached) {
    stopped = reached.limit == Limit::memory;
  }
  EXPECT_TRUE(stopped);
}

}  // namespace
}  // namespace summand::sucker
