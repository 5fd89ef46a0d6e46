#include "summand/studies/sucker/referee.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>
#include <set>

#include "summand/studies/sucker/plain_test_support.hpp"

namespace summand::sucker {
namespace {

constexpr Player kBlue = 0, kRed = 1, kYellow = 2, kGreen = 3;

State state_of(std::string_view text) {
  const auto state = parse_state(text);
  EXPECT_TRUE(state) << text << ": " << (state ? "" : state.error().message);
  return state ? *state : new_game(2, 1);
}

// The state after some actions, each of which must be legal.
State after(const Referee& referee, State state, const std::vector<std::string>& actions) {
  state = referee.begun(state);
  for (const std::string& text : actions) {
    const auto action = parse_action(text);
    EXPECT_TRUE(action) << text;
    if (!action) return state;
    const auto objection = referee.objection(state, *action);
    EXPECT_FALSE(objection) << text << ": " << objection.value_or("");
    if (objection) return state;
    state = referee.apply(state, *action);
  }
  return state;
}

std::string objection(const Referee& referee, std::string_view state, std::string_view action) {
  return referee.objection(referee.begun(state_of(state)), parse_action(action).value())
      .value_or("legal");
}

TEST(SuckerReferee, OneChipGoesOnAnEmptyPlaceOrAnyPile) {
  const State state = state_of("blue: b1 r1; red: r1; piles: br br rb; to move: blue");
  std::set<std::string> names;
  for (const Action& action : kPlain.legal(state)) names.insert(print(action));
  EXPECT_EQ(names, (std::set<std::string>{"blue: place b on empty", "blue: place b on br",
                                          "blue: place b on rb", "blue: place r on empty",
                                          "blue: place r on br", "blue: place r on rb"}));
}

TEST(SuckerReferee, RowsMayBeLimited) {
  const Referee referee({.rows = 1});
  EXPECT_EQ(
      objection(referee, "blue: b2; red: r1; piles: r; to move: blue", "blue: place b on empty"),
      "all 1 rows are taken");
}

TEST(SuckerReferee, APlayerWhoseColourIsMissingMayBeChosen) {
  const State state = after(kPlain, new_game(4, 2), {"blue: place b on empty"});
  EXPECT_EQ(state.phase, Phase::next);
  EXPECT_EQ(Referee::may_be_next(state, "b"), (std::vector<Player>{kRed, kYellow, kGreen}));
  EXPECT_EQ(after(kPlain, state, {"blue: next green"}).active, kGreen);
  EXPECT_EQ(objection(kPlain, print(state), "blue: next blue"),
            "blue is out, or his colour is in the pile b");
}

TEST(SuckerReferee, APlayerMayGiveHimselfTheMove) {
  const State state = after(kPlain, state_of("blue: b1 r1; red: r1; yellow: y1; to move: blue"),
                            {"blue: place r on empty", "blue: next blue"});
  EXPECT_EQ(state.active, kBlue);
  EXPECT_EQ(state.before, (std::vector<std::uint8_t>{kBlue}));
}

TEST(SuckerReferee, TheLowestTopmostChipDecidesAndNotTheBottomOne) {
  // The bottom chip is blue, but another blue chip lies higher: red's topmost chip is lowest.
  const State state =
      after(kPlain, state_of("blue: b1; red: r2; yellow: y3; piles: brb; to move: yellow"),
            {"yellow: place y on brb"});
  EXPECT_EQ(state.active, kRed);
}

TEST(SuckerReferee, ColoursOfTheDeadAreIgnored) {
  // Green is eliminated: its absence gives no choice, and its chip at the bottom does not count.
  const State missing =
      after(kPlain, state_of("blue: b1; red: r2; out: yellow green; piles: r; to move: blue"),
            {"blue: place b on r"});
  EXPECT_EQ(missing.active, kRed);
  const State present =
      after(kPlain, state_of("blue: b1; red: r2; out: yellow green; piles: gr; to move: blue"),
            {"blue: place b on gr"});
  EXPECT_EQ(present.active, kRed);
}

TEST(SuckerReferee, TheOwnerOfTheColourCapturesAndNotThePlayerWhoPlayed) {
  const State state =
      after(kPlain, state_of("blue: b1; red: r1 b1; yellow: y1; piles: yrb; to move: red"),
            {"red: place b on yrb"});
  EXPECT_EQ(state.phase, Phase::kill);
  EXPECT_EQ(kPlain.to_move(state), kBlue);
  EXPECT_EQ(objection(kPlain, print(state), "red: kill b"), "red has captured nothing");
  EXPECT_EQ(objection(kPlain, print(state), "blue: kill g"),
            "there is no green chip in the pile yrbb");
  const State taken = after(kPlain, state, {"blue: kill r"});
  EXPECT_EQ(print(taken),
            "blue: b3 y1; red: r1; yellow: y1; piles: none; dead: r1; before: red; to move: blue");
}

TEST(SuckerReferee, AChipOnItsOwnColourTakesThePileAndOneChipDies) {
  const State state = after(kPlain, state_of("blue: b1; red: r1; piles: b; to move: blue"),
                            {"blue: place b on b", "blue: kill b"});
  EXPECT_EQ(print(state), "blue: b1; red: r1; piles: none; dead: b1; before: blue; to move: blue");
}

constexpr std::string_view kDead =
    "blue: b1 g1; red: r1; piles: rbg; out: yellow green; givers: y=b g=r; before: red blue; "
    "to move: blue";

TEST(SuckerReferee, AColourOfTheDeadKillsTheWholePile) {
  const State state = after(kPlain, state_of(kDead), {"blue: place g on rbg"});
  EXPECT_TRUE(state.piles.empty());
  EXPECT_EQ(print(state.dead), "b1 r1 g2");
}

TEST(SuckerReferee, ReadingsOfTheReboundDiffer) {
  const auto next = [](Rebound rebound, std::string_view text) {
    const Referee referee({.rebound = rebound, .donations = false, .discards = false});
    return after(referee, state_of(text), {"blue: place g on rbg"}).active;
  };
  EXPECT_EQ(next(Rebound::mover, kDead), kBlue);
  EXPECT_EQ(next(Rebound::giver, kDead), kRed);
  EXPECT_EQ(next(Rebound::holder, kDead), kRed);
  // Blue also had the turn before.
  constexpr std::string_view kAgain =
      "blue: b1 g1; red: r1; piles: rbg; out: yellow green; givers: g=y y=b; before: blue red; "
      "to move: blue";
  EXPECT_EQ(next(Rebound::mover, kAgain), kBlue);
  EXPECT_EQ(next(Rebound::giver, kAgain), kBlue) << "yellow gave green the move, blue gave yellow";
  EXPECT_EQ(next(Rebound::holder, kAgain), kBlue);
}

TEST(SuckerReferee, TheSeatDecidesIfNoGiverIsKnown) {
  constexpr std::string_view kUnknown =
      "blue: b1; red: r1 g1; yellow: y1; piles: rbg; to move: red";
  const auto next = [&](HouseRules house) {
    house.donations = house.discards = false;
    return after(Referee(house), state_of(kUnknown), {"red: place g on rbg"}).active;
  };
  using enum HouseRules::NoGiver;
  EXPECT_EQ(next({.rebound = Rebound::mover}), kRed);
  EXPECT_EQ(next({.rebound = Rebound::giver, .no_giver = next_seat}), kBlue);
  EXPECT_EQ(next({.rebound = Rebound::giver, .no_giver = seat_before}), kYellow);
  EXPECT_EQ(next({.rebound = Rebound::holder, .no_giver = next_seat}), kYellow);
  EXPECT_EQ(next({.rebound = Rebound::holder, .no_giver = seat_before}), kBlue);
}

TEST(SuckerReferee, APlayerWhoCannotMoveIsOutAndTheMoveReturnsToItsGiver) {
  const State state = after(kPlain, state_of("blue: b2; red: none; yellow: y2; to move: blue"),
                            {"blue: place b on empty", "blue: next red"});
  EXPECT_EQ(state.out, (std::vector<std::uint8_t>{kRed}));
  EXPECT_EQ(state.givers[kRed], kBlue);
  EXPECT_EQ(state.active, kBlue);
}

TEST(SuckerReferee, NobodyIsHisOwnGiver) {
  // Blue gave himself the move with his last chip but one, and then has no chip.
  const State state = after(
      kPlain, state_of("blue: r1; red: r2; yellow: y2; before: blue yellow red; to move: blue"),
      {"blue: place r on empty", "blue: next blue"});
  EXPECT_EQ(state.out, (std::vector<std::uint8_t>{kBlue}));
  EXPECT_EQ(state.active, kYellow);
}

TEST(SuckerReferee, TheMoveGoesFurtherBackIfTheGiverIsOutToo) {
  const State state =
      after(kPlain, state_of("blue: b1; red: none; yellow: y2; before: yellow; to move: blue"),
            {"blue: place b on empty", "blue: next red"});
  EXPECT_EQ(state.out, (std::vector<std::uint8_t>{kRed, kBlue}));
  EXPECT_EQ(state.givers[kBlue], kYellow);
  EXPECT_EQ(state.phase, Phase::over);
  EXPECT_EQ(kPlain.ranking(state), (std::vector<unsigned>{kYellow, kBlue, kRed}));
}

TEST(SuckerReferee, APlayerWhoHoldsPrisonersIsAskedToRescue) {
  const Referee referee;
  const State asked =
      after(referee, state_of("blue: b2; red: none; yellow: y1 b1; green: g1 y1; to move: blue"),
            {"blue: place b on empty", "blue: next red"});
  EXPECT_EQ(asked.phase, Phase::rescue);
  EXPECT_EQ(asked.active, kRed);
  EXPECT_EQ(objection(referee, print(asked), "blue: refuse"), "blue is not asked for a chip");
  const State one = after(referee, asked, {"green: refuse"});
  EXPECT_EQ(one.phase, Phase::rescue);
  const State rescued = after(referee, one, {"yellow: donate b to red"});
  EXPECT_EQ(rescued.phase, Phase::place);
  EXPECT_EQ(rescued.active, kRed);
  EXPECT_EQ(objection(referee, print(rescued), "red: discard b"),
            "red must play the chip that rescued him");
  EXPECT_EQ(objection(referee, print(rescued), "red: donate b to green"),
            "red must play the chip that rescued him");
  const State out = after(referee, one, {"yellow: refuse"});
  EXPECT_EQ(out.out, (std::vector<std::uint8_t>{kRed}));
  EXPECT_EQ(out.active, kBlue);
}

TEST(SuckerReferee, TheRescuingChipMustBePlayedEvenIfOthersAreDonated) {
  const State state =
      after(Referee(), state_of("blue: b2; red: none; yellow: y1 b1; green: g1 y1; to move: red"),
            {"yellow: donate b to red", "green: donate y to red"});
  EXPECT_EQ(objection(Referee(), print(state), "red: place y on empty"),
            "red must play the chip that rescued him");
  EXPECT_EQ(objection(Referee(), print(state), "red: place b on empty"), "legal");
  EXPECT_EQ(objection(Referee(), print(state), "red: discard y"), "legal");
}

TEST(SuckerReferee, ADonatedChipBecomesAGuard) {
  const State state =
      after(Referee(), state_of("blue: b1; red: r1 b1; to move: blue"), {"red: donate b to blue"});
  EXPECT_EQ(state.hands[kBlue][kBlue], 2);
  EXPECT_EQ(objection(Referee(), print(state), "blue: discard b"),
            "a guard stays: only prisoners are given away or discarded");
}

TEST(SuckerReferee, AnybodyMayDiscardOrDonateAtAnyMoment) {
  const Referee referee;
  const State state =
      after(referee, state_of("blue: b1 r1; red: r1 b1; yellow: y1 b1; piles: b; to move: blue"),
            {"red: discard b", "blue: place b on b", "yellow: donate b to red", "blue: kill b"});
  EXPECT_EQ(print(state),
            "blue: b1 r1; red: b1 r1; yellow: y1; piles: none; dead: b2; before: blue; "
            "to move: blue");
}

TEST(SuckerReferee, APlayerWhoDiscardsHisLastChipInHisTurnIsOut) {
  const State state = after(Referee(), state_of("blue: r1; red: r1; before: red; to move: blue"),
                            {"blue: discard r"});
  EXPECT_EQ(state.phase, Phase::over);
  EXPECT_EQ(Referee().ranking(state).front(), kRed);
}

TEST(SuckerReferee, SaysWhyAnActionIsNotLegal) {
  constexpr std::string_view kState = "blue: b1; red: r1; out: yellow; piles: r; to move: blue";
  EXPECT_EQ(objection(Referee(), kState, "red: place r on r"), "red has no chip to place now");
  EXPECT_EQ(objection(Referee(), kState, "blue: place r on r"), "blue holds no red chip");
  EXPECT_EQ(objection(Referee(), kState, "blue: place b on rb"), "there is no pile rb");
  EXPECT_EQ(objection(Referee(), kState, "yellow: discard b"), "yellow is out");
  EXPECT_EQ(objection(Referee(), kState, "blue: next red"), "blue has no next player to choose");
  EXPECT_EQ(objection(Referee(), kState, "blue: donate r to red"), "blue holds no red chip");
  EXPECT_EQ(objection(kPlain, kState, "blue: donate r to red"),
            "these house rules have no donations, or no discards");
}

// Plays random actions. Random donations could go on for ever, so they are rare.
void play_at_random(const Referee& referee, State state, std::mt19937& random) {
  const auto totals = state.totals();
  unsigned steps = 0;
  while (state.phase != Phase::over) {
    ASSERT_LT(++steps, 5000u) << print(state);
    ASSERT_EQ(fault_of(state), std::nullopt) << print(state);
    ASSERT_EQ(state.totals(), totals) << print(state);
    const auto read = parse_state(print(state));
    ASSERT_TRUE(read) << print(state) << read.error().message;
    ASSERT_EQ(*read, state) << print(state);
    for (Player player = 0; player < state.players; ++player) {
      ASSERT_TRUE(state.alive(player) || state.chips_of(player) == 0);
    }
    const std::vector<Action> needed = referee.actions(state), all = referee.legal(state);
    ASSERT_FALSE(needed.empty()) << print(state);
    for (const Action& action : needed) {
      ASSERT_NE(std::ranges::find(all, action), all.end()) << print(action);
    }
    const auto& from = random() % 4 == 0 ? all : needed;
    const Action action = from[random() % from.size()];
    ASSERT_EQ(parse_action(print(action)).value(), action);
    state = referee.apply(state, action);
  }
  EXPECT_EQ(state.alive_players().size(), 1u);
  const auto ranking = referee.ranking(state);
  EXPECT_EQ(std::set<unsigned>(ranking.begin(), ranking.end()).size(), state.players);
}

TEST(SuckerReferee, RandomGamesOfTwoToFivePlayersKeepTheirChipsAndEnd) {
  std::mt19937 random(7);
  for (int game = 0; game < 1500; ++game) {
    const unsigned players = 2 + random() % 4;
    const HouseRules house{.rebound = static_cast<Rebound>(random() % 3),
                           .rows = random() % 2 == 0 ? 0 : static_cast<unsigned>(1 + random() % 4),
                           .no_giver = static_cast<HouseRules::NoGiver>(random() % 2),
                           .donations = random() % 2 == 0,
                           .discards = random() % 2 == 0};
    play_at_random(Referee(house), new_game(players, 1 + random() % 5), random);
    if (::testing::Test::HasFatalFailure()) return;
  }
}

TEST(SuckerRefereeSlow, ThousandsOfRandomGamesKeepTheirChipsAndEnd) {
  std::mt19937 random(8);
  for (int game = 0; game < 8000; ++game) {
    const HouseRules house{.rebound = static_cast<Rebound>(random() % 3)};
    play_at_random(Referee(house), new_game(2 + random() % 4, 1 + random() % 7), random);
    if (::testing::Test::HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace summand::sucker
