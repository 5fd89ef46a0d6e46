#include "summand/studies/babylon/seats_play.hpp"

#include <gtest/gtest.h>

#include "summand/studies/babylon/seats_record.hpp"

namespace summand::babylon {
namespace {

using State = SeatedBabylon::State;

const SeatedBabylon kRules;

State state_of(std::string_view stacks, unsigned players, unsigned mover = 0) {
  return {Stacks::parse(stacks).value(), players, mover};
}

// The places of all seats, by number, if everybody wants the best place: by plain recursion.
std::vector<unsigned> best_ranking(const State& state) {
  if (!kRules.to_move(state)) return kRules.ranking(state);
  std::vector<unsigned> best;
  std::ptrdiff_t place = state.players;
  for (const StackMove& move : kRules.actions(state)) {
    const std::vector<unsigned> ranking = best_ranking(kRules.apply(state, move));
    const auto own = std::ranges::find(ranking, state.mover) - ranking.begin();
    if (own >= place) continue;
    place = own;
    best = ranking;
  }
  return best;
}

constexpr std::string_view kStarts[] = {"2x1r 2x1b", "1r 1b 1g", "2r 1r 2x1b 1g", "3x1r 1b 2g",
                                        "2x1r 2x1b 2x1g"};

TEST(BabylonSeatsPlay, MaxNPlaysToTheBestPlaceUnderTheConvention) {
  for (const std::string_view start : kStarts) {
    for (unsigned players = 2; players <= 4; ++players) {
      State state = state_of(start, players, players - 1);
      const std::vector<unsigned> expected = best_ranking(state);
      while (kRules.to_move(state)) {
        const auto found = choose(state, {.manner = Manner::max_n}, Budget());
        EXPECT_TRUE(found.reason.ends_with(name_of_seat(expected[0]) + " comes first"));
        EXPECT_EQ(found.exact, players == 2) << "of more players it is so by the convention";
        state = kRules.apply(state, found.action);
      }
      EXPECT_EQ(kRules.ranking(state), expected) << start << " " << players;
    }
  }
}

// Whether the seat makes the last move against any play of the others.
bool forces(const State& state, unsigned seat) {
  if (!kRules.to_move(state)) return kRules.ranking(state).front() == seat;
  const bool own = state.mover == seat;
  for (const StackMove& move : kRules.actions(state)) {
    if (forces(kRules.apply(state, move), seat) == own) return own;
  }
  return !own;
}

TEST(BabylonSeatsPlay, TheSeatThatForcesTheLastMoveIsFoundAndParanoidKeepsIt) {
  unsigned forced = 0;
  for (const std::string_view start : kStarts) {
    for (unsigned mover = 0; mover < 3; ++mover) {
      const State state = state_of(start, 3, mover);
      const auto lines = who_comes_first(state, Budget());
      ASSERT_EQ(lines.size(), 2u);
      EXPECT_TRUE(lines[0].starts_with(name_of_seat(best_ranking(state)[0]) + " comes first"));
      for (unsigned seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(lines[1].starts_with(name_of_seat(seat) + " can force"), forces(state, seat));
      }
      if (!forces(state, mover)) continue;
      ++forced;
      const auto found = choose(state, {.manner = Manner::paranoid}, Budget());
      EXPECT_TRUE(forces(kRules.apply(state, found.action), mover)) << start;
      EXPECT_TRUE(found.exact);
    }
  }
  EXPECT_GT(forced, 0u);
}

TEST(BabylonSeatsPlay, EveryMannerPlaysTheGameThatIsSold) {
  State state = sold_game(3);
  constexpr Manner kManners[] = {Manner::random, Manner::max_n, Manner::monte_carlo};
  unsigned moves = 0;
  for (; kRules.to_move(state); ++moves) {
    const summand::Opponent opponent{.manner = kManners[moves % 3], .nodes = 20, .seed = moves};
    const auto found = choose(state, opponent, Budget());
    ASSERT_EQ(read_move(state, print(found.action)), found.action);
    state = kRules.apply(state, found.action);
  }
  EXPECT_GE(moves, 8u) << "no play is shorter";
  EXPECT_LE(moves, 11u) << "and none is longer";
  EXPECT_EQ(who_comes_first(state, Budget()),
            (std::vector<std::string>{"the places are " + places_of(state)}));
}

TEST(BabylonSeatsPlay, TheBestPlaceToChooseIsThatOfTheWinner) {
  for (const std::string_view start : kStarts) {
    for (unsigned players = 2; players <= 4; ++players) {
      const State state = state_of(start, players);
      EXPECT_EQ(best_place(state.stacks, players, Budget()), best_ranking(state).front());
    }
  }
  const auto of_many = [](std::string_view start, unsigned players) {
    return best_place(Stacks::parse(start).value(), players, Budget());
  };
  EXPECT_EQ(of_many("60x1r 60x1b", 2), 1u) << "by Theorem 1";
  EXPECT_EQ(of_many("60x1r 61x1b", 2), 0u) << "by Theorem 1";
  EXPECT_EQ(of_many("60x1r 60x1b", 3), std::nullopt);
  EXPECT_EQ(of_many("50x1r 50x1b 3r 2b", 2), std::nullopt) << "a conjecture is not enough";
}

TEST(BabylonSeatsPlay, ManyStacksAreNotSearchedToTheEnd) {
  const State state = state_of("7x1r 7x1b", 3);
  EXPECT_EQ(who_comes_first(state, Budget()),
            (std::vector<std::string>{"more than 12 stacks are not searched here"}));
  const auto found = choose(state, {.manner = Manner::max_n, .nodes = 50}, Budget());
  EXPECT_TRUE(found.reason.contains("decisions ahead")) << found.reason;
  EXPECT_FALSE(found.exact);
}

TEST(BabylonSeatsRecord, IsPlayedAgain) {
  Match<SeatedBabylon> match(kRules, state_of("1r 1b 1g", 3));
  match.say("player 3: be kind");
  match.play(read_move(match.state(), "1r>1b").value());
  const std::string text = print(match);
  EXPECT_EQ(text,
            "summand match 2\ngame babylon\nplayers 3\nstart 1r 1b 1g\n"
            "deal player 3: be kind\nmove player 1: 1r>1b\n"
            "places player 1, player 3, player 2\nend\n");
  const auto again = parse_match(text);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(print(*again), text);
  EXPECT_EQ(again->state(), match.state());
  for (std::size_t size = 0; size + 1 < text.size(); ++size) {
    EXPECT_FALSE(parse_match(text.substr(0, size))) << size;
  }
}

TEST(BabylonSeatsRecord, KeepsPrintableTextOnly) {
  Match<SeatedBabylon> match(kRules, state_of("1r 1b 1g", 3));
  match.say("player 1: \x1b[2J \xe2\x80\xae kind\n");
  const std::string text = print(match);
  EXPECT_TRUE(text.contains("\ndeal player 1: \\x1b[2J \\u202e kind\\x0a\n")) << text;
  const auto again = parse_match(text);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(print(*again), text);
}

TEST(BabylonSeatsRecord, SaysWhoBegins) {
  Match<SeatedBabylon> match(kRules, state_of("1r 1b 1g", 3, 2));
  match.play(read_move(match.state(), "1r > 1b").value());
  const std::string text = print(match);
  EXPECT_TRUE(text.contains("\nbegins player 3\nmove player 3: 1r>1b\n")) << text;
  const auto again = parse_match(text);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->start(), match.start());
  EXPECT_EQ(print(*again), text);
}

TEST(BabylonSeatsRecord, MistakesAreRefusedWithTheirPlace) {
  const std::string title = "babylon for several players, version 1\n";
  const auto complaint = [&](const std::string& rest) {
    const auto match = parse_match(title + rest + "end\n");
    if (match) return std::string("none");
    return fmt::format("{} at +{}", match.error().message, match.error().offset - title.size());
  };
  const std::string start = "players: 3\nstart: 1r 1b 1g\n";
  EXPECT_EQ(complaint(start), "none");
  EXPECT_EQ(complaint(start + "begins: player 3\n"), "none");
  EXPECT_EQ(complaint(start + "begins: player 4\n"),
            "the player who begins is expected behind the start at +35");
  EXPECT_EQ(complaint(start + "player 1: 1r>1b\nbegins: player 1\n"),
            "the match was over before this at +43");
  EXPECT_EQ(complaint("players: 3\nstart: 4000000000000000000x1r\n"),
            "a game of several players has at most 200 stacks at +18");
  EXPECT_EQ(complaint("players: 1\n"), "a number of players from 2 to 100 is expected at +9");
  EXPECT_EQ(complaint("players: 3\n"), "the line 'start' is missing at +11");
  EXPECT_EQ(complaint(start + "player 2: 1r>1b\n"),
            "'player 2: 1r>1b' is no move here: a move such as 1r>1b is expected at +27");
  EXPECT_EQ(complaint(start + "player 1: 1r>2b\n"),
            "'1r>2b' is no move here: a move such as 1r>1b is expected at +37");
  EXPECT_EQ(complaint(start + "places: player 1\n"), "the game is not over at +27");
  EXPECT_EQ(complaint(start + "deal: be \x1b[1mkind\n"),
            "a deal is printable text, and byte 0x1b is not at +36");
  EXPECT_FALSE(parse_match(""));
  EXPECT_FALSE(parse_match("babylon"));
}

}  // namespace
}  // namespace summand::babylon
