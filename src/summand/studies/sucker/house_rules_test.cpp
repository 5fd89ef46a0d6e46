// Answers under all combinations of house rules. They are compared with the referee only, and with
// the answers after the seats are moved round or mirrored.
#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <random>

#include "summand/studies/sucker/naive_test_support.hpp"
#include "summand/studies/sucker/picture.hpp"
#include "summand/studies/sucker/reach.hpp"
#include "summand/studies/sucker/record.hpp"
#include "summand/studies/sucker/verdict.hpp"

namespace summand::sucker {
namespace {

class Dice {
 public:
  explicit Dice(std::uint32_t seed) : random_(seed) {}
  unsigned below(unsigned bound) { return static_cast<unsigned>(random_() % bound); }
  template <class T>
  const T& one_of(const std::vector<T>& list) {
    return list[below(static_cast<unsigned>(list.size()))];
  }
  std::vector<std::uint8_t> shuffled(unsigned count) {
    std::vector<std::uint8_t> out;
    for (unsigned i = 0; i < count; ++i) out.push_back(small(i));
    for (unsigned i = count; i > 1; --i) std::swap(out[i - 1], out[below(i)]);
    return out;
  }

 private:
  std::mt19937 random_;
};

void play_anywhere(State& state, unsigned colour, Dice& dice) {
  const char letter = letter_of(colour);
  std::vector<std::string*> free;
  for (std::string& pile : state.piles) {
    if (!pile.ends_with(letter)) free.push_back(&pile);
  }
  if (free.empty() || dice.below(3) == 0) {
    state.piles.emplace_back(1, letter);
  } else {
    dice.one_of(free)->push_back(letter);
  }
}

// A random start of a turn, with two to four seats and at most that many chips.
State random_turn(unsigned most_chips, Dice& dice) {
  State state{.players = 2 + dice.below(3)};
  const auto seats = dice.shuffled(state.players);
  const unsigned living = 2 + dice.below(state.players - 1);
  state.out.assign(seats.begin() + living, seats.end());
  for (std::size_t i = 0; i < state.out.size(); ++i) {
    // The player who gave him the move was eliminated later or is alive.
    std::vector<std::uint8_t> others(seats.begin(), seats.begin() + living);
    others.insert(others.end(), state.out.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                  state.out.end());
    if (dice.below(3) > 0) state.givers[state.out[i]] = dice.one_of(others);
  }
  for (unsigned chips = 1 + dice.below(most_chips); chips > 0; --chips) {
    const unsigned colour = dice.below(state.players);
    if (dice.below(3) == 0) {
      play_anywhere(state, colour, dice);
    } else {
      ++state.hands[seats[dice.below(living)]][colour];
    }
  }
  std::ranges::sort(state.piles);
  state.active = seats[dice.below(living)];
  state.before = dice.shuffled(state.players);
  state.before.resize(dice.below(state.players + 1));
  EXPECT_EQ(fault_of(state), std::nullopt) << print(state);
  return state;
}

TEST(SuckerState, EveryPrintedFormIsRead) {
  Dice dice(3);
  std::array<unsigned, 5> phases{};
  for (unsigned i = 0; i < 3000; ++i) {
    const Referee referee;
    State state = referee.begun(random_turn(7, dice));
    for (unsigned actions = dice.below(4); actions > 0; --actions) {
      const auto legal = referee.legal(state);
      if (!legal.empty()) state = referee.apply(state, dice.one_of(legal));
    }
    ++phases[static_cast<std::size_t>(state.phase)];
    ASSERT_EQ(parse_state(print(state)), state) << print(state);
    ASSERT_EQ(parse_state_json(print_json(state)), state) << print(state);
    const auto answer =
        parse_answer_json(R"({"schema": 1, "command": "sucker", "rules": "x", "state": )" +
                          print_json(state) + R"(, "text": "", "wins": true})");
    ASSERT_TRUE(answer) << print(state);
    ASSERT_EQ(answer->state, state);
    ASSERT_EQ(answer->rules, "x");
    const std::string picture =
        table_of(state, History::shown) + decision_of(referee, state) + "\n";
    ASSERT_TRUE(is_picture(picture)) << picture;
    ASSERT_EQ(parse_picture(picture), state) << picture;
    ASSERT_EQ(parse_picture(picture + "\nblue: place b on empty\n"), state) << picture;
  }
  for (const unsigned count : phases) EXPECT_GT(count, 20u);
}

// Seats that change places: seat i becomes seat to[i].
struct Seats {
  std::vector<Player> to;
  bool mirrored;
};

Seats random_seats(unsigned players, Dice& dice) {
  Seats out{.to = {}, .mirrored = dice.below(2) == 1};
  const unsigned by = dice.below(players);
  for (Player player = 0; player < players; ++player) {
    out.to.push_back(((out.mirrored ? players - player : player) + by) % players);
  }
  return out;
}

State moved(const State& state, const Seats& seats) {
  const auto to = [&](unsigned player) { return small(seats.to[player]); };
  const auto pile_to = [&](std::string pile) {
    for (char& chip : pile) chip = letter_of(to(*player_of(chip)));
    return pile;
  };
  State out = state;
  out.givers = {};
  for (Player player = 0; player < state.players; ++player) {
    for (Player colour = 0; colour < state.players; ++colour) {
      out.hands[to(player)][to(colour)] = state.hands[player][colour];
    }
    out.dead[to(player)] = state.dead[player];
    if (state.givers[player]) out.givers[to(player)] = to(*state.givers[player]);
  }
  for (std::string& pile : out.piles) pile = pile_to(pile);
  std::ranges::sort(out.piles);
  out.pile = pile_to(state.pile);
  for (auto* list : {&out.out, &out.before}) {
    for (std::uint8_t& player : *list) player = to(player);
  }
  out.active = to(state.active);
  if (state.owed) out.owed = to(*state.owed);
  out.refused = 0;
  for (const Player player : state.refusers()) {
    out.refused = small(out.refused | 1u << seats.to[player]);
  }
  return out;
}

HouseRules moved(HouseRules house, const Seats& seats) {
  using enum HouseRules::NoGiver;
  if (seats.mirrored) house.no_giver = house.no_giver == next_seat ? seat_before : next_seat;
  return house;
}

std::vector<HouseRules> all_house_rules(unsigned rows) {
  std::vector<HouseRules> out;
  for (const Rebound rebound : {Rebound::mover, Rebound::giver, Rebound::holder}) {
    for (const unsigned some : {0u, rows}) {
      for (const auto seat : {HouseRules::NoGiver::next_seat, HouseRules::NoGiver::seat_before}) {
        for (const bool donations : {true, false}) {
          for (const bool discards : {true, false}) {
            out.push_back({rebound, some, seat, donations, discards});
          }
        }
      }
    }
  }
  return out;
}

// The answers of the referee only, kept for later questions.
class Definition {
 public:
  // The winner between two players, or the player who can force to be the last of more. For more
  // players, options are not used.
  std::optional<Player> winner(const HouseRules& house, const State& state) {
    Known& known = known_for(house, state);
    if (known.graph) {
      const auto out = known.graph->winner(state, false);
      EXPECT_TRUE(out) << print(house) << "; " << print(state);
      EXPECT_EQ(known.graph->winner(state, true), out) << print(house) << "; " << print(state);
      return out;
    }
    const unsigned forcers = known.solver->forcers(state);
    if (forcers == 0) return std::nullopt;
    return static_cast<Player>(std::countr_zero(forcers));
  }

 private:
  struct Known {
    Referee referee;
    std::unique_ptr<NaiveSolver> solver;
    std::unique_ptr<NaiveGraph> graph;
  };

  Known& known_for(HouseRules house, const State& state) {
    if (state.alive_players().size() > 2) house.donations = house.discards = false;
    auto& known = known_[print(house)];
    if (!known) {
      known = std::make_unique<Known>(Known{Referee(house), nullptr, nullptr});
      if (house.donations || house.discards) {
        known->graph = std::make_unique<NaiveGraph>(known->referee);
      } else {
        known->solver = std::make_unique<NaiveSolver>(known->referee);
      }
    }
    return *known;
  }

  std::map<std::string, std::unique_ptr<Known>> known_;
};

struct Compared {
  unsigned decided = 0, between_two = 0, forced = 0, by_table = 0, rescues = 0;
};

void compare(const HouseRules& house, const State& turn, Definition& definition, Dice& dice,
             Compared& count) {
  const Referee referee(house);
  State state = referee.begun(turn);
  // Also in the middle of a turn, and of a rescue.
  const unsigned often = state.phase == Phase::rescue ? 2 : 4;
  if (const auto actions = referee.actions(state); !actions.empty() && dice.below(often) == 0) {
    state = referee.apply(state, dice.one_of(actions));
  }
  const Verdict verdict = verdict_of(referee, state, 1, Budget());
  const bool options = house.donations || house.discards;
  const bool two = state.alive_players().size() <= 2;
  const auto expected = definition.winner(house, state);
  ASSERT_EQ(verdict.winner, expected) << print(house) << "; " << print(state);
  ASSERT_EQ(verdict.without_options, options && !two) << print(state);
  ++count.decided;
  count.between_two += two;
  count.by_table += two && !verdict.by_theorem && state.phase != Phase::over;
  count.forced += !two && expected;
  count.rescues += state.phase == Phase::rescue || state.owed;
  if (!verdict.without_options && expected && expected == referee.to_move(state)) {
    for (const Action& action : referee.actions(state)) {
      const State after = referee.apply(state, action);
      const bool wins = std::ranges::find(verdict.winning, action) != verdict.winning.end();
      ASSERT_EQ(wins, definition.winner(house, after) == expected)
          << print(house) << "; " << print(state) << "; " << print(action);
    }
  }
  const Seats seats = random_seats(state.players, dice);
  const Verdict other = verdict_of(Referee(moved(house, seats)), moved(state, seats), 1, Budget());
  ASSERT_EQ(other.winner, expected ? std::optional(seats.to[*expected]) : std::nullopt)
      << print(house) << "; " << print(state) << "; as " << print(moved(state, seats));
  ASSERT_EQ(other.winning.size(), verdict.winning.size()) << print(house) << "; " << print(state);
}

// Compares that many random states under all combinations of house rules.
Compared compare_random(unsigned states, unsigned most_chips, std::uint32_t seed) {
  Dice dice(seed);
  Definition definition;
  Compared count;
  for (unsigned i = 0; i < states; ++i) {
    const State turn = random_turn(most_chips, dice);
    const auto rows = static_cast<unsigned>(std::max<std::size_t>(turn.piles.size(), 1));
    for (const HouseRules& house : all_house_rules(rows)) {
      compare(house, turn, definition, dice, count);
      if (::testing::Test::HasFatalFailure()) return count;
    }
  }
  return count;
}

TEST(SuckerHouseRules, AnswersAgreeWithTheReferee) {
  const Compared count = compare_random(60, 4, 1);
  EXPECT_GT(count.between_two, 500u);
  EXPECT_GT(count.by_table, 100u);
  EXPECT_GT(count.forced, 50u);
  EXPECT_GT(count.rescues, 50u);
}

TEST(SuckerHouseRulesSlow, FiveThousandStatesUnderAllHouseRules) {
  const Compared count = compare_random(5000, 5, 2);
  RecordProperty("decided", static_cast<int>(count.decided));
  EXPECT_GT(count.between_two, 50'000u);
  EXPECT_GT(count.by_table, 10'000u);
  EXPECT_GT(count.forced, 10'000u);
  EXPECT_GT(count.rescues, 5'000u);
}

TEST(SuckerHouseRulesSlow, SixChips) {
  const Compared count = compare_random(400, 6, 3);
  EXPECT_GT(count.by_table, 1000u);
  EXPECT_GT(count.rescues, 400u);
}

TEST(SuckerHouseRules, SeatsDecideIfNobodyGaveTheMove) {
  const State state =
      parse_state("blue: none; red: r1; yellow: y1; green: g1; piles: gr; to move: yellow").value();
  const auto forcer = [&](HouseRules::NoGiver seat) {
    return LoneForcer({.no_giver = seat}, 4, Budget()).of(state).value();
  };
  EXPECT_EQ(forcer(HouseRules::NoGiver::next_seat), 1u);
  EXPECT_EQ(forcer(HouseRules::NoGiver::seat_before), std::nullopt);
}

TEST(SuckerHouseRules, GamesFromTheStartKeepTheHouseRules) {
  for (const HouseRules& house : all_house_rules(2)) {
    if (house.donations || house.discards) continue;
    const Referee referee(house);
    NaiveSolver naive(referee);
    const unsigned forcers = naive.forcers(new_game(3, 2));
    const Reach reach = solve_reachable(3, 2, house, Budget());
    EXPECT_EQ(reach.winner < 0 ? 0u : 1u << reach.winner, forcers) << print(house);
    if (house.rebound == Rebound::mover) {
      EXPECT_EQ(reach.states, naive.known().size()) << print(house);
    }
    LoneForcer search(house, 3, Budget());
    for (const auto& [text, known] : naive.known()) {
      const auto forcer = search.of(parse_state(text).value()).value();
      ASSERT_EQ(forcer ? 1u << *forcer : 0u, known) << print(house) << "; " << text;
    }
  }
}

TEST(SuckerHouseRules, MorePilesThanRowsAreRefused) {
  const State state = parse_state("blue: b1; red: r1; piles: b r; to move: blue").value();
  EXPECT_EQ(Referee({.rows = 1}).objection(state),
            "there are 2 piles, and the house rules have 1 row");
  EXPECT_EQ(Referee({.rows = 2}).objection(state), std::nullopt);
  const std::string text = print(record_from({.rows = 2}, state));
  ASSERT_TRUE(parse_record(text));
  std::string one = text;
  one.replace(one.find("rows 2"), 6, "rows 1");
  const auto record = parse_record(one);
  ASSERT_FALSE(record);
  EXPECT_EQ(record.error().message, "there are 2 piles, and the house rules have 1 row");
  EXPECT_EQ(record.error().offset, one.find("start ") + 6);
}

}  // namespace
}  // namespace summand::sucker
