#include "summand/studies/sucker/players.hpp"

#include <gtest/gtest.h>
#include <map>
#include <set>

#include "summand/studies/sucker/endgames_test_support.hpp"
#include "summand/studies/sucker/naive_test_support.hpp"
#include "summand/studies/sucker/plain_test_support.hpp"
#include "summand/studies/sucker/reach.hpp"
#include "summand/studies/sucker/record.hpp"

namespace summand::sucker {
namespace {

TEST(SuckerReach, AgreesWithTheReferee) {
  const std::vector<std::array<unsigned, 3>> games = {
      {2, 1, 2}, {2, 2, 16}, {2, 3, 255}, {2, 4, 1709}, {3, 1, 7}, {3, 2, 2373}, {4, 1, 58}};
  for (const auto& [players, chips, states] : games) {
    const Reach reach = solve_reachable(players, chips, {}, Budget());
    EXPECT_EQ(reach.states, states);
    NaiveSolver plain(kPlain);
    const unsigned forcers = plain.forcers(new_game(players, chips));
    EXPECT_EQ(plain.known().size(), states);
    EXPECT_EQ(forcers, reach.winner < 0 ? 0u : 1u << reach.winner);
    for (Player player = 0; player < players; ++player) {
      const auto count = std::ranges::count_if(
          plain.known(), [&](const auto& one) { return (one.second >> player & 1) != 0; });
      EXPECT_EQ(static_cast<std::uint64_t>(count), reach.forced_by[player]);
    }
  }
}

TEST(SuckerReach, TheForcerOfAnyStateAgreesWithTheReferee) {
  NaiveSolver plain(kPlain);
  plain.forcers(new_game(3, 2));
  LoneForcer search({}, 3, Budget());
  for (const auto& [text, forcers] : plain.known()) {
    const auto forcer = search.of(parse_state(text).value());
    ASSERT_TRUE(forcer) << text << forcer.error().message;
    ASSERT_EQ(*forcer ? 1u << **forcer : 0u, forcers) << text;
  }
  EXPECT_EQ(search.of(new_game(3, 7)).error().message,
            "more than 16 chips in hands and on the board");
  EXPECT_EQ(search.of(parse_state("blue: b16; red: none; yellow: none; to move: blue").value())
                .error()
                .message,
            "more than 15 chips of one colour in a hand");
}

TEST(SuckerReach, TheSecondOfTwoWinsAndOfThreeNobody) {
  EXPECT_EQ(solve_reachable(2, 4, {}, Budget()).winner, 1);
  EXPECT_EQ(solve_reachable(3, 2, {}, Budget()).winner, -1);
}

TEST(SuckerReachSlow, GamesOfThreeAndFour) {
  const Reach three = solve_reachable(3, 3, {}, Budget());
  EXPECT_EQ(three.states, 258'681u);
  EXPECT_EQ(three.winner, -1);
  EXPECT_EQ(solve_reachable(3, 4, {}, Budget()).states, 9'975'967u);
  const Reach four = solve_reachable(4, 2, {}, Budget());
  EXPECT_EQ(four.states, 1'064'983u);
  EXPECT_EQ(four.winner, -1);
  const std::uint64_t forced =
      four.forced_by[0] + four.forced_by[1] + four.forced_by[2] + four.forced_by[3];
  EXPECT_EQ((100 * forced + four.states / 2) / four.states, 54u);
}

TEST(SuckerReach, ALimitOfMemoryIsReached) {
  EXPECT_THROW(solve_reachable(3, 3, {}, Budget({.memory = 100'000})), LimitReached);
}

TEST(SuckerOracle, KnowsWhoWinsInTheMiddleOfATurn) {
  const Oracle oracle(kPlain);
  NaiveSolver naive(kPlain);
  for_each_endgame({.colours = 2}, 6, [&](const State& turn) {
    const State state = kPlain.begun(turn);
    ASSERT_EQ(oracle.winner(state) == state.active || state.phase == Phase::over,
              naive.active_wins(turn) || state.phase == Phase::over);
    for (const Action& action : kPlain.actions(state)) {
      const State after = kPlain.apply(state, action);
      const auto winner = oracle.winner(after);
      ASSERT_TRUE(winner) << print(after);
    }
  });
}

TEST(SuckerOracle, ATableKnowsEndgamesWithDeadColours) {
  const EndgameTable table({.chips = 6}, 1, Budget());
  const State state = parse_state("blue: b2 g1; red: g3; out: green; to move: blue").value();
  EXPECT_EQ(Oracle(kPlain).winner(state), std::nullopt);
  EXPECT_EQ(Oracle(kPlain, &table).winner(state), 0u);
  const Referee by_giver({.rebound = Rebound::giver, .donations = false, .discards = false});
  const EndgameTable giver({.chips = 6, .rebound = Rebound::giver}, 1, Budget());
  EXPECT_EQ(Oracle(by_giver, &giver).winner(state), 1u) << "nobody is the giver: the next seat is";
  const State named = parse_state("blue: b2 g1; red: g3; givers: g=b; to move: blue").value();
  EXPECT_EQ(Oracle(by_giver, &giver).winner(named), 1u);
  const State red = parse_state("blue: b2 g1; red: g3; givers: g=r; to move: blue").value();
  EXPECT_EQ(Oracle(by_giver, &giver).winner(red), 0u);
  EXPECT_EQ(Oracle(by_giver, &table).winner(state), std::nullopt)
      << "the table is for another rebound";
  EXPECT_EQ(Oracle(Referee(), &table).winner(state), std::nullopt) << "it has no donations";
}

// The winner of a match in which each player has one manner of playing.
Player play(const Referee& referee, State state, const std::vector<Opponent>& opponents) {
  const Oracle oracle(referee);
  unsigned steps = 0;
  while (const auto player = referee.to_move(state)) {
    Opponent opponent = opponents[*player];
    opponent.seed = opponent.seed * 1000 + ++steps;
    const Advice advice = choose(referee, state, opponent, oracle, Budget());
    EXPECT_FALSE(referee.objection(state, advice.action)) << print(advice.action);
    state = referee.apply(state, advice.action);
  }
  return referee.ranking(state).front();
}

TEST(SuckerPlayers, EveryMannerPlaysAWholeGameOfFour) {
  const Referee referee;
  const std::vector<Opponent> opponents = {{.manner = Manner::random},
                                           {.manner = Manner::max_n, .nodes = 200},
                                           {.manner = Manner::paranoid, .nodes = 200},
                                           {.manner = Manner::monte_carlo, .nodes = 30}};
  EXPECT_LT(play(referee, new_game(4, 2), opponents), 4u);
}

TEST(SuckerPlayers, AWonEndgameIsWonAgainstEverybody) {
  const Referee referee;
  const State won = parse_state("blue: b3 r2; red: r1; piles: br rb r; to move: blue").value();
  ASSERT_TRUE(decide(endgame_of(won).value()).active_wins);
  for (std::uint32_t seed = 1; seed <= 20; ++seed) {
    EXPECT_EQ(play(referee, won,
                   {{.manner = Manner::random, .seed = seed},
                    {.manner = Manner::random, .seed = seed + 50}}),
              0u);
  }
}

TEST(SuckerPlayers, SearchBeatsChance) {
  for (const Manner manner : {Manner::max_n, Manner::monte_carlo}) {
    unsigned won = 0;
    for (std::uint32_t seed = 1; seed <= 30; ++seed) {
      std::vector<Opponent> opponents(3, Opponent{.manner = Manner::random, .seed = seed});
      const unsigned seat = seed % 3;
      opponents[seat] = {
          .manner = manner, .nodes = manner == Manner::monte_carlo ? 60u : 300u, .seed = seed};
      won += play(kPlain, new_game(3, 3), opponents) == seat;
    }
    EXPECT_GE(won, 15u) << name_of(manner) << " of 30, where chance wins 10";
  }
}

TEST(SuckerPlayers, AParanoidSearchToTheEndFindsTheLoneForcer) {
  NaiveSolver plain(kPlain);
  plain.forcers(new_game(3, 2));
  const auto worth = [](const State& state) {
    Worth out(state.players, 0);
    if (state.phase == Phase::over) out[kPlain.ranking(state).front()] = 1;
    return out;
  };
  unsigned forced = 0, searched = 0;
  for (const auto& [text, forcers] : plain.known()) {
    const State state = parse_state(text).value();
    unsigned held = 0;
    for (const Player player : state.alive_players()) held += state.chips_of(player);
    if (held > 3) continue;
    SeatsSearch search(kPlain, Others::conspiring, {.depth = 200, .nodes = 1'000'000}, Budget(),
                       worth);
    ASSERT_EQ(search.choose(state).worth[state.active], forcers >> state.active & 1) << text;
    ++searched;
    forced += forcers >> state.active & 1;
  }
  EXPECT_GT(searched, 500u);
  EXPECT_GT(forced, 50u);
}

// Compares with the referee alone. There is advice if and only if the player who decides can force
// to be the last, and after the advised action this is still so.
TEST(SuckerPlayers, ExactAdviceIsThatOfTheReferee) {
  NaiveSolver plain(kPlain);
  plain.forcers(new_game(3, 2));
  const auto known = plain.known();
  unsigned advised = 0;
  for (const auto& [text, forcers] : known) {
    const State state = parse_state(text).value();
    if (state.alive_players().size() < 3) continue;
    const auto advice = exact_advice(kPlain, state, Oracle(kPlain), Budget());
    ASSERT_EQ(advice.has_value(), (forcers >> state.active & 1) != 0) << text;
    if (!advice) continue;
    ++advised;
    EXPECT_TRUE(advice->reason.starts_with("it forces to be the last")) << advice->reason;
    EXPECT_TRUE(advice->exact);
    const State after = kPlain.apply(state, advice->action);
    ASSERT_NE(plain.forcers(after) >> state.active & 1, 0u) << text << "; " << print(after);
  }
  EXPECT_GT(advised, 200u);
}

TEST(SuckerPlayers, ExactAdviceNamesTheOptionsThatItIgnores) {
  const State state =
      parse_state("blue: b2 r1; red: r1; yellow: y1; piles: r; to move: blue").value();
  const auto plain = exact_advice(kPlain, state, Oracle(kPlain), Budget());
  const Referee usual;
  const auto advice = exact_advice(usual, state, Oracle(usual), Budget());
  ASSERT_EQ(plain.has_value(), advice.has_value());
  ASSERT_TRUE(advice);
  EXPECT_EQ(advice->action, plain->action);
  EXPECT_EQ(advice->reason, "without donations and discards " + plain->reason);
  EXPECT_TRUE(plain->exact);
  EXPECT_FALSE(advice->exact) << "it leaves something out";
  EXPECT_FALSE(exact_advice(usual, new_game(4, 7), Oracle(usual), Budget())) << "too many chips";
}

TEST(SuckerOracle, KnowsWhoWinsIfARescuedPlayerMustPlay) {
  const Referee usual;
  const State asked =
      parse_state("blue: none; red: b1 r1; piles: rb; to move: blue; rescue: asked").value();
  for (const Action& action : usual.actions(asked)) {
    const State after = usual.apply(asked, action);
    EXPECT_TRUE(Oracle(usual).winner(after)) << print(after);
  }
}

TEST(SuckerRecord, HasPrintableTextOnly) {
  Record record = record_from({}, new_game(2, 2));
  record.say("blue: \x1b[2Jred \xff\n");
  const std::string text = print(record);
  EXPECT_TRUE(text.contains("\ndeal blue: \\x1b[2Jred \\xff\\x0a\n")) << text;
  const auto again = parse_record(text);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(print(*again), text);
}

TEST(SuckerRecord, CanBePlayedAgain) {
  Record record = record_from({}, new_game(3, 2));
  const auto play = [&](std::string_view action) {
    const auto legal = SuckerWords::read(record, action);
    ASSERT_TRUE(legal) << action << ": " << legal.error().message;
    record.play(*legal);
  };
  record.say("red and yellow will not capture one another");
  play("blue: place b on empty");
  play("blue: next red");
  play("red: place r on b");
  record.say("yellow: that was not agreed");
  const std::string text = print(record);
  EXPECT_EQ(text,
            "summand match 2\n"
            "game sucker\n"
            "rules rebound R, rows any, no giver next seat, donations yes, discards yes\n"
            "start blue: b2; red: r2; yellow: y2; piles: none; to move: blue\n"
            "deal red and yellow will not capture one another\n"
            "move blue: place b on empty\n"
            "move blue: next red\n"
            "move red: place r on b\n"
            "deal yellow: that was not agreed\n"
            "end\n");
  const auto again = parse_record(text);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(print(*again), text);
  EXPECT_EQ(again->state(), record.state());
}

TEST(SuckerRecord, UndoTakesTheLastActionBackAndRedoPlaysItAgain) {
  Record record = record_from({}, new_game(3, 2));
  const State start = record.state();
  record.play(parse_action("blue: place b on empty").value());
  record.say("well");
  record.undo();
  EXPECT_EQ(record.state(), start);
  EXPECT_TRUE(record.said(0).empty());
  EXPECT_FALSE(record.undo());
  ASSERT_TRUE(record.redo());
  EXPECT_EQ(print(record),
            "summand match 2\n"
            "game sucker\n"
            "rules rebound R, rows any, no giver next seat, donations yes, discards yes\n"
            "start blue: b2; red: r2; yellow: y2; piles: none; to move: blue\n"
            "move blue: place b on empty\n"
            "deal well\n"
            "end\n");
}

TEST(SuckerRecord, AnIllegalActionIsRefusedWithItsLine) {
  // As version 0.2.0 wrote it.
  const std::string end = "end\n";
  const std::string head =
      "so long sucker, version 1\n"
      "rules: rebound R, rows any, no giver next seat, donations yes, discards yes\n"
      "start: blue: b2; red: r2; piles: none; to move: blue\n";
  const auto complaint = [&](const std::string& rest) {
    const auto record = parse_record(head + rest + end);
    if (record) return std::string("none");
    return record.error().message + " at +" + std::to_string(record.error().offset - head.size());
  };
  EXPECT_EQ(complaint("blue: place b on empty\nred: place b on b\n"),
            "red holds no blue chip at +23");
  EXPECT_EQ(complaint("blue: play b\n"),
            "place, next, kill, donate, discard or refuse is expected at +6");
  EXPECT_EQ(complaint("winner: blue\n"), "the game is not over at +0");
  EXPECT_EQ(complaint("deal: \x1b[2J\n"), "a deal is printable text, and byte 0x1b is not at +6");
  const std::string over =
      "blue: place b on empty\nred: place r on b\nblue: place b on br\n"
      "red: place r on empty\n";
  EXPECT_EQ(complaint(over + "winner: red\n"), "none");
  EXPECT_EQ(complaint(over + "winner: blue\n"), "this is not the result at +91");
  EXPECT_EQ(complaint(over + "winner: red\nred: refuse\n"),
            "the match was over before this at +95");
  EXPECT_FALSE(parse_record("something"));
  EXPECT_FALSE(parse_record("so long sucker, version 1\nrules: rebound Q\nend\n"));
}

TEST(SuckerRecord, ARecordThatIsCutOffIsRefused) {
  Record record = record_from({}, new_game(2, 2));
  record.play(parse_action("blue: place b on empty").value());
  const std::string text = print(record);
  for (std::size_t size = 0; size + 1 < text.size(); ++size) {
    EXPECT_FALSE(parse_record(text.substr(0, size))) << size;
  }
  EXPECT_EQ(parse_record(text.substr(0, text.size() - 4)).error().offset, text.size() - 5);
}

TEST(SuckerRecord, HouseRulesAreReadAndWritten) {
  for (const Rebound rebound : {Rebound::mover, Rebound::giver, Rebound::holder}) {
    for (const bool yes : {true, false}) {
      const HouseRules house{
          .rebound = rebound,
          .rows = yes ? 4u : 0u,
          .no_giver = yes ? HouseRules::NoGiver::seat_before : HouseRules::NoGiver::next_seat,
          .donations = yes,
          .discards = !yes};
      EXPECT_EQ(parse_house_rules(print(house)).value(), house);
    }
  }
  EXPECT_FALSE(parse_house_rules("rows many"));
}

}  // namespace
}  // namespace summand::sucker
