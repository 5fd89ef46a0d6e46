#include "summand/studies/sucker/state.hpp"

#include <gtest/gtest.h>
#include <random>

#include "summand/base/utf8.hpp"
#include "summand/studies/sucker/referee.hpp"

namespace summand::sucker {
namespace {

std::string state_complaint(std::string_view text) {
  const auto state = parse_state(text);
  if (state) return "none";
  return state.error().message + " at " + std::to_string(state.error().offset);
}

std::string json_complaint(std::string_view text) {
  const auto state = parse_state_json(text);
  if (state) return "none";
  return state.error().message + " at " + std::to_string(state.error().offset);
}

TEST(SuckerState, IsReadAndWritten) {
  constexpr std::string_view kText = "blue: b3 r1; red: r2; piles: b br rbr; to move: blue";
  const auto state = parse_state(kText);
  ASSERT_TRUE(state);
  EXPECT_EQ(print(*state), kText);
  EXPECT_EQ(state->hands[0][0], 3);
  EXPECT_EQ(state->hands[0][1], 1);
  EXPECT_EQ(state->prisoners_of(0), 1u);
  EXPECT_EQ(state->piles, (std::vector<std::string>{"b", "br", "rbr"}));
}

TEST(SuckerState, PilesMayBeInAnyOrderAndZerosMayBeWritten) {
  EXPECT_EQ(print(parse_state("blue: b3 r0; red: r2 b0; piles: rbr b br; to move: b").value()),
            "blue: b3; red: r2; piles: b br rbr; to move: blue");
  EXPECT_EQ(print(parse_state("blue:;red:none;to move:red").value()),
            "blue: none; red: none; piles: none; to move: red");
}

TEST(SuckerState, ColoursWithoutAHandBelongToEliminatedPlayers) {
  const auto state = parse_state("blue: b2 g1; red: g3; to move: blue").value();
  EXPECT_EQ(state.players, 4u);
  EXPECT_EQ(state.out, (std::vector<std::uint8_t>{2, 3}));
  EXPECT_FALSE(state.alive(3));
}

TEST(SuckerState, RefusesImpossibleStates) {
  EXPECT_EQ(state_complaint("blue: b-1; red: r1; to move: blue"),
            "after b a number of chips from 0 to 100000000 is expected at 7");
  EXPECT_EQ(state_complaint("blue: b100000001; red: r1; to move: blue"),
            "after b a number of chips from 0 to 100000000 is expected at 7");
  EXPECT_EQ(state_complaint("blue: b90000000; red: b90000000; to move: blue"),
            "more than 100000000 blue chips at 0");
  EXPECT_EQ(state_complaint("blue: b1; red: r1; piles: brrb; to move: blue"),
            "two neighbours in a pile have the same colour at 28");
  EXPECT_EQ(state_complaint("blue: b1; red: r1; out: green; to move: green"),
            "green is to move and out at 31");
  EXPECT_EQ(state_complaint("blue: b1; red: r1; to move: green"), "green is to move and out at 19");
  EXPECT_EQ(state_complaint("blue: x1; red: r1; to move: blue"), "'x' is no colour at 6");
  EXPECT_EQ(state_complaint("blue: b1; red: r1; piles: bxb; to move: blue"),
            "'x' is no colour at 27");
  EXPECT_EQ(state_complaint("blue: b1; purple: r1; to move: blue"),
            "'purple' is neither a player nor a field such as piles or to move at 10");
  EXPECT_EQ(state_complaint("blue: b1; red: r1; out: red; to move: blue"),
            "red is out and has no hand at 19");
  EXPECT_EQ(state_complaint("blue: b1; red: r1"), "'to move' is missing at 17");
  EXPECT_EQ(state_complaint("blue: b1; to move: blue"),
            "fewer than two players are left: the game is over at 0");
  EXPECT_EQ(state_complaint("blue: b1; out: red; to move: blue"),
            "fewer than two players are left: the game is over at 0");
  EXPECT_EQ(state_complaint("blue: b1; red: r1; over: yes; to move: blue"),
            "2 players are left: the game is not over at 0");
  EXPECT_EQ(state_complaint("blue: b1; blue: b1; to move: blue"), "'blue' was given before at 10");
  EXPECT_EQ(state_complaint("blue: b1; b: b1; to move: blue"),
            "the hand of blue was given before at 10");
  EXPECT_EQ(state_complaint("blue: b1 b2; red: r1; to move: blue"),
            "blue chips were given before at 9");
  EXPECT_EQ(state_complaint("blue"),
            "a field such as 'blue: b3 r1' or 'to move: blue' is expected at 0");
  EXPECT_EQ(state_complaint("blue: b60; red: b60 g1; to move: blue"),
            "more than 100 blue chips: there are more only where two colours are left at 0");
  EXPECT_EQ(state_complaint("blue: b1; red: r1; yellow: y1; givers: y=b; to move: blue"),
            "yellow is alive: a giver is named for players who are out at 0");
  EXPECT_EQ(state_complaint("blue: b1; red: r1; rescue: asked; to move: blue"),
            "blue has chips and needs no rescue at 0");
  EXPECT_EQ(state_complaint("blue: b1; red: r1; capture: br; to move: blue"),
            "the pile br is not captured: its two topmost chips differ at 0");
  EXPECT_EQ(state_complaint("blue: b1; red: r1; next: br; to move: blue"),
            "there is no pile br at 0");
  EXPECT_EQ(state_complaint(std::string(30'000, ';')),
            "a state has at most 20000 characters at 20000");
}

TEST(SuckerState, AStateIsAJsonObject) {
  const auto state = parse_state(
      "blue: b3 r1; red: r2; piles: b br; dead: g2; out: yellow green; givers: g=r; "
      "before: red blue; to move: blue");
  ASSERT_TRUE(state);
  EXPECT_EQ(print_json(*state),
            R"({"hands": {"blue": {"b": 3, "r": 1}, "red": {"r": 2}}, "piles": ["b", "br"], )"
            R"("dead": {"g": 2}, "out": ["yellow", "green"], "givers": {"green": "red"}, )"
            R"("before": ["red", "blue"], "to move": "blue"})");
  EXPECT_EQ(parse_state_json(print_json(*state)).value(), *state);
}

TEST(SuckerState, WrongJsonIsRefusedWithItsPlace) {
  EXPECT_EQ(json_complaint("[]"), "an object is expected at 0");
  EXPECT_TRUE(json_complaint("{").starts_with("this is not JSON: ")) << json_complaint("{");
  EXPECT_EQ(json_complaint(R"({"hands": 3, "to move": "blue"})"), "an object is expected at 10");
  EXPECT_EQ(json_complaint(R"({"hands": {"blue": {"b": -1}, "red": {}}, "to move": "blue"})"),
            "after b a number of chips from 0 to 100000000 is expected at 11");
  EXPECT_EQ(json_complaint(R"({"piles": ["b; r"], "to move": "blue"})"),
            "a single word is expected at 11");
  EXPECT_EQ(json_complaint(R"({"piles": "b", "to move": "blue"})"), "a list is expected at 10");
  EXPECT_EQ(json_complaint(R"({"hands": {"blue": {"b": 1.5}}})"),
            "after b a number of chips from 0 to 100000000 is expected at 11");
  EXPECT_EQ(json_complaint(std::string(100, '[')), "too many brackets within one another at 64");
  EXPECT_EQ(json_complaint(R"({"a": 1, "a": 2})"), "'a' was given before at 9");
}

TEST(SuckerState, EveryStateOfRandomGamesIsReadBackFromJson) {
  std::mt19937 random(3);
  const Referee referee;
  for (int game = 0; game < 100; ++game) {
    State state = new_game(2 + random() % 3, 1 + random() % 4);
    for (int step = 0; step < 200 && state.phase != Phase::over; ++step) {
      const auto read = parse_state_json(print_json(state));
      ASSERT_TRUE(read) << print_json(state) << read.error().message;
      ASSERT_EQ(*read, state) << print_json(state);
      const std::vector<Action> legal =
          random() % 3 == 0 ? referee.legal(state) : referee.actions(state);
      state = referee.apply(state, legal[random() % legal.size()]);
    }
  }
}

// A damaged text is read as a possible state, or it is refused with a place in the text. The
// message contains only whole characters.
void expect_readable(const Error& error) {
  for (std::size_t at = 0; at < error.message.size();) {
    const std::size_t length = character_length(error.message, at);
    ASSERT_GT(length, 0u) << error.message;
    at += length;
  }
}

TEST(SuckerState, MessagesContainOnlyWholeCharacters) {
  EXPECT_EQ(state_complaint("blue: \u22171; red: r1; to move: blue"), "'\u2217' is no colour at 6");
  EXPECT_EQ(state_complaint("blue: b1; red: r1; piles: b\u2217; to move: blue"),
            "'\u2217' is no colour at 27");
  const std::string text = "blue: b1 r1; red: r1; piles: br rbr; out: green; to move: blue";
  const std::string json = print_json(parse_state(text).value());
  const std::string action = "blue: place b on br";
  for (std::string foreign :
       {"\u2217", "\u2217\u2217\u2217\u2217\u2217\u2217\u2217\u2217", "\xe2", "\x1b"}) {
    foreign += foreign + foreign;
    for (std::size_t at = 0; at <= text.size(); ++at) {
      if (const auto state = parse_state(std::string(text).insert(at, foreign)); !state) {
        expect_readable(state.error());
      }
    }
    for (std::size_t at = 0; at <= json.size(); ++at) {
      const auto state = parse_answer_json(std::string(json).insert(at, foreign));
      if (!state) expect_readable(state.error());
    }
    for (std::size_t at = 0; at <= action.size(); ++at) {
      const auto found = parse_action(std::string(action).insert(at, foreign));
      if (!found) {
        expect_readable(found.error());
      } else if (const auto why = Referee().objection(parse_state(text).value(), *found)) {
        expect_readable({*why});
      }
    }
  }
}

TEST(SuckerState, DamagedTextsAreReadOrRefused) {
  const std::vector<std::string> texts = {
      "blue: b3 r1; red: r2; piles: b br rbr; dead: g2; out: yellow green; givers: g=r; "
      "before: red blue; to move: blue; must play: r",
      "blue: b1; red: none; yellow: y1 b1; to move: red; rescue: refused blue",
      R"({"hands": {"blue": {"b": 3}, "red": {"r": 2}}, "piles": ["br"], "to move": "blue"})"};
  constexpr std::string_view kLetters = "bryg:;= 0129-{}[]\"\\,x";
  std::mt19937 random(5);
  unsigned read = 0;
  for (int round = 0; round < 20'000; ++round) {
    std::string text = texts[random() % texts.size()];
    for (unsigned edits = 1 + random() % 3; edits > 0; --edits) {
      const std::size_t at = random() % text.size();
      const char letter = kLetters[random() % kLetters.size()];
      if (random() % 3 == 0)
        text.erase(at, 1 + random() % 8);
      else if (random() % 2 == 0)
        text.insert(at, 1, letter);
      else
        text[at] = letter;
      if (text.empty()) text = ";";
    }
    const auto state = text.front() == '{' ? parse_state_json(text) : parse_state(text);
    if (!state) {
      ASSERT_LE(state.error().offset, text.size()) << text;
      continue;
    }
    ++read;
    ASSERT_EQ(fault_of(*state), std::nullopt) << text;
    ASSERT_EQ(parse_state(print(*state)).value(), *state) << text;
  }
  EXPECT_GT(read, 100u);
}

}  // namespace
}  // namespace summand::sucker
