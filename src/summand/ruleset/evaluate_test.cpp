#include "summand/ruleset/evaluate.hpp"

#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "summand/games/domineering.hpp"
#include "summand/games/nim.hpp"
#include "summand/games/toads_and_frogs.hpp"
#include "summand/ruleset/mirror_looks.hpp"
#include "summand/ruleset/part_table.hpp"
#include "summand/testing/plain_value.hpp"
#include "summand/testing/short_forms.hpp"

namespace summand {
namespace {

using games::Domineering;
using games::Nim;
using games::ToadsAndFrogs;
using summand::testing::PlainValue;
using summand::testing::value_from_text;

// --- limits ---

template <Ruleset R>
std::optional<Limit> limit_of(Evaluator<R>& evaluate, const typename R::Position& position) {
  try {
    evaluate(position);
  } catch (const LimitReached& reached) {
    return reached.limit;
  }
  return std::nullopt;
}

// Stops the evaluation at each question in turn, and then checks all values that it may have
// remembered.
template <Ruleset R>
void stop_everywhere(const typename R::Position& position, std::string_view expected,
                     const std::vector<typename R::Position>& others) {
  std::uint64_t question = 0;
  while (true) {
    ValueStore store(Budget(Budget::Limits{.questions = ++question}));
    Evaluator<R> evaluate({}, store);
    if (!limit_of(evaluate, position)) break;
    ASSERT_EQ(evaluate(position), value_from_text(store, expected)) << "stopped at " << question;
    if (question % 16 != 1) continue;
    PlainValue<R> plain({}, store);
    for (const auto& other : others) ASSERT_EQ(evaluate(other), plain(other)) << question;
  }
  EXPECT_GT(question, 30u);
}

TEST(Evaluate, StoppedAtAnyQuestionItKeepsRightValuesAndContinues) {
  std::vector<Cells> boards;
  Cells::for_each_fill(2, 4, [&](const Cells& cells) { boards.push_back(cells); });
  stop_everywhere<Domineering>(Cells::full(3, 4), "-3/2", boards);
}

TEST(Evaluate, StoppedAtAnyQuestionItKeepsRightValuesInAGameWithTheoremsToo) {
  std::vector<Strip> strips;
  Strip::for_each_up_to(5, [&](const Strip& strip) { strips.push_back(strip); });
  stop_everywhere<ToadsAndFrogs>(ToadsAndFrogs{}.parse("TTTT..FFFF").value(),
                                 "{{1|*},{{3/2|{1|{0|0,v*}}}|0}|{*|-1},{0|{{{0,^*|0}|-1}|-3/2}}}",
                                 strips);
}

TEST(Evaluate, TheMemoryLimitEndsItWithinTheLimit) {
  Budget budget(Budget::Limits{.memory = 4'000'000});
  ValueStore store(budget);
  Evaluator<Domineering> evaluate({}, store);
  EXPECT_EQ(limit_of(evaluate, Cells::full(7, 8)), Limit::memory);
  EXPECT_LE(budget.charged(), 4'000'000u);
  EXPECT_GT(evaluate.positions(), 1'000u);
  EXPECT_EQ(evaluate(Cells::full(2, 2)), value_from_text(store, "{1|-1}"));
}

TEST(Evaluate, TheMemoryOfAnEvaluatorIsReleased) {
  Budget budget;
  ValueStore store(budget);
  const std::size_t before = [&] {
    Evaluator<Nim> evaluate({}, store, By::search);
    evaluate(Heaps({9}));
    return budget.charged();
  }();
  EXPECT_LT(budget.charged(), before);
}

TEST(Evaluate, TheTimeLimitEndsIt) {
  ValueStore store(Budget(Budget::Limits{.time = std::chrono::milliseconds(30)}));
  Evaluator<Domineering> evaluate({}, store);
  EXPECT_EQ(limit_of(evaluate, Cells::full(8, 8)), Limit::time);
}

TEST(Evaluate, AHeapWithTooManyMovesReachesALimitToo) {
  ValueStore store(Budget(Budget::Limits{.memory = 50'000'000}));
  Evaluator<Nim> evaluate({}, store, By::search);
  EXPECT_EQ(limit_of(evaluate, Heaps({1'000'000'000'000'000'000})), Limit::size);
  EXPECT_EQ(limit_of(evaluate, Heaps({10'000'000})), Limit::memory);
}

// --- long games ---

// Left may count down by one, so the value of n is n.
struct Countdown {
  static constexpr RulesetInfo info{.name = "countdown"};
  struct Position {
    int n = 0;
    auto operator<=>(const Position&) const = default;
    friend std::uint64_t hash_value(const Position& position) {
      return hash_word(static_cast<std::uint64_t>(position.n));
    }
  };
  using Move = int;

  bool operator==(const Countdown&) const = default;
  std::vector<Move> moves(const Position& position, Player player) const {
    return player == Player::left && position.n > 0 ? std::vector<Move>{1} : std::vector<Move>{};
  }
  Position play(Position position, Player, Move move) const { return {position.n - move}; }
  Result<Position> parse(std::string_view text) const {
    return Position{static_cast<int>(text.size())};
  }
  std::string print(const Position& position) const {
    return std::string(static_cast<std::size_t>(position.n), 'I');
  }
  std::string print_move(const Position&, Player, Move) const { return "I"; }
  template <class Visit>
  void small_positions(Visit&& visit) const {
    visit(Position{3});
  }
};

TEST(Evaluate, AGameOfAHundredThousandMovesDoesNotOverflowTheStack) {
  ValueStore store;
  Evaluator<Countdown> evaluate({}, store);
  EXPECT_EQ(evaluate({100'000}), store.number(100'000));
  EXPECT_EQ(evaluate.positions(), 100'001u);
}

// --- theorems ---

struct WrongTheorem : Countdown {
  std::optional<Known> theorem(const Position& position, ValueStore& store) const {
    if (position.n != 5) return std::nullopt;
    return Known{store.number(7), "five is seven"};
  }
};

TEST(Evaluate, TheoremsAreUsedUnlessSearchIsDemanded) {
  ValueStore store;
  Evaluator<WrongTheorem> anything({}, store), search({}, store, By::search);
  EXPECT_EQ(anything({6}), store.number(8));
  EXPECT_EQ(search({6}), store.number(6));
  EXPECT_EQ(search.by_theorem({5}), store.number(7));
  EXPECT_FALSE(search.by_theorem({6}).has_value());
}

TEST(Evaluate, ByTheoremAddsUpThePartsThatTheoremsKnow) {
  ValueStore store;
  Evaluator<ToadsAndFrogs> evaluate({}, store);
  const ToadsAndFrogs rules;
  EXPECT_EQ(evaluate.by_theorem(rules.parse("T..TTFF.FF").value()), store.number(0));
  EXPECT_FALSE(evaluate.by_theorem(rules.parse("T.TF.F").value()).has_value());
}

// --- parts ---

// Domineering with a list of its parts, and a version that is never split.
struct ListedParts : Domineering {
  void take_part() const = delete;
  std::vector<Cells> parts(const Cells& free) const {
    std::vector<Cells> out;
    for_each_part(Domineering{}, free,
                  [&](const Cells& part, std::uint64_t) { out.push_back(part); });
    return out;
  }
};
struct OnePart : Domineering {
  void take_part() const = delete;
};
static_assert(!TakesParts<ListedParts> && ListsParts<ListedParts> && !SplitsIntoParts<OnePart>);

TEST(Evaluate, AValueThatTakesTooManyPositionsIsLeftOpen) {
  ValueStore store;
  Evaluator<Domineering> evaluate({}, store, By::search);
  const Cells board = Cells::full(3, 4);
  EXPECT_FALSE(evaluate.within(0, board));
  EXPECT_FALSE(evaluate.within(5, board));
  const std::size_t found = evaluate.positions();
  EXPECT_GT(found, 0u);  // they are kept
  EXPECT_LE(found, 8u);
  EXPECT_EQ(evaluate.within(1000, board), PlainValue<Domineering>({}, store)(board));
  EXPECT_EQ(evaluate.within(0, board), evaluate(board));
}

// --- mirrored positions ---

// Domineering that counts the positions whose moves are listed.
struct CountedPlay : Domineering {
  std::size_t* played = nullptr;

  bool operator==(const CountedPlay&) const = default;
  template <class Visit>
  void for_each_needed_move(const Cells& free, Player player, Visit&& visit) const {
    if (played != nullptr && player == Player::left) ++*played;
    Domineering::for_each_needed_move(free, player, visit);
  }
};
struct CountedPlayWithoutMirror : CountedPlay {
  void mirror() const = delete;
};
static_assert(HasMirror<CountedPlay> && !HasMirror<CountedPlayWithoutMirror>);

template <class R>
std::size_t positions_played(const std::vector<Cells>& boards) {
  std::size_t played = 0;
  R rules;
  rules.played = &played;
  ValueStore store;
  Evaluator<R> evaluate(rules, store, By::search);
  PlainValue<Domineering> plain({}, store);
  for (const Cells& board : boards) EXPECT_EQ(evaluate(board), plain(board));
  return played;
}

TEST(Evaluate, APositionIsNotPlayedIfItsMirroredOneWas) {
  const Cells lying = Cells::full(3, 4), upright = Cells::full(4, 3), square = Cells::full(4, 4);
  EXPECT_EQ(positions_played<CountedPlay>({lying, upright}),
            positions_played<CountedPlay>({lying}));
  EXPECT_LT(3 * positions_played<CountedPlay>({square}),
            2 * positions_played<CountedPlayWithoutMirror>({square}));
}

TEST(Evaluate, LooksForMirroredPositionsPauseLongerAndLongerWhileTheyFindNothing) {
  MirrorLooks looks;
  std::vector<int> pauses;
  for (int pause = 0, round = 0; round < 200'000; ++round) {
    if (looks.worth()) {
      looks.note(false);
      if (pause > 0) pauses.push_back(std::exchange(pause, 0));
    } else {
      ++pause;
    }
  }
  ASSERT_GE(pauses.size(), 8u);
  for (std::size_t i = 0; i < 7; ++i) EXPECT_EQ(pauses[i], 512 << i);
  EXPECT_EQ(pauses[7], 512 << 6);  // the longest
}

TEST(Evaluate, LooksForMirroredPositionsGoOnWhileOneOfManyFindsOne) {
  MirrorLooks looks;
  for (int i = 0; i < 100'000; ++i) {
    ASSERT_TRUE(looks.worth()) << i;
    looks.note(i % 16 == 0);
  }
}

TEST(Evaluate, PartsThatTookManyPositionsAreNotTriedAgain) {
  EasyTries tries;
  for (int i = 0; i < 31; ++i) tries.note(7, false);
  EXPECT_TRUE(tries.worth(7));
  tries.note(7, false);
  EXPECT_FALSE(tries.worth(7));
  EXPECT_TRUE(tries.worth(6));
  EXPECT_TRUE(tries.worth(100));
  for (int i = 0; i < 24; ++i) tries.note(9, true);
  for (int i = 0; i < 8; ++i) tries.note(9, false);
  EXPECT_TRUE(tries.worth(9));
  tries.note(9, false);
  EXPECT_FALSE(tries.worth(9));
}

TEST(Evaluate, TheValueDoesNotDependOnTheFormOfTheParts) {
  ValueStore store;
  Evaluator<Domineering> taken({}, store);
  Evaluator<ListedParts> listed({}, store);
  Evaluator<OnePart> whole({}, store);
  for (std::uint64_t fill = 0; fill < 1 << 12; ++fill) {
    const Cells cells(3, 4, fill);
    ASSERT_EQ(taken(cells), listed(cells)) << fill;
    ASSERT_EQ(taken(cells), whole(cells)) << fill;
  }
  EXPECT_LT(taken.positions(), whole.positions());
}

TEST(Evaluate, EqualPartsAreCounted) {
  ValueStore store;
  Evaluator<Domineering> evaluate({}, store);
  const auto value = [&](std::string_view text) {
    return evaluate(Domineering{}.parse(text).value());
  };
  EXPECT_EQ(value("..#..#.."), store.number(-3));
  EXPECT_EQ(value("..#..|..#.."), value_from_text(store, "0"));  // +-1 twice
}

TEST(Evaluate, ImpartialPositionsAreEvaluatedToNimbers) {
  ValueStore store;
  Evaluator<Nim> search({}, store, By::search);
  for (std::uint64_t a = 0; a < 20; ++a) {
    for (std::uint64_t b = 0; b <= a; ++b) ASSERT_EQ(search(Heaps({a, b})), store.nimber(a ^ b));
  }
}

}  // namespace
}  // namespace summand
