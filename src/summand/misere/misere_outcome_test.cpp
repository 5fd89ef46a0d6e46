#include "summand/misere/misere_outcome.hpp"

#include <array>
#include <gtest/gtest.h>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "summand/games/cram.hpp"
#include "summand/games/domineering.hpp"
#include "summand/games/hackenbush.hpp"
#include "summand/games/nim.hpp"
#include "summand/games/northcott.hpp"
#include "summand/games/octal.hpp"
#include "summand/games/toads_and_frogs.hpp"
#include "summand/misere/heap_forms.hpp"
#include "summand/misere/misere_strategy.hpp"
#include "summand/misere/misere_test_support.hpp"
#include "summand/misere/position_forms.hpp"
#include "summand/misere/written_numbers.hpp"
#include "summand/ruleset/erase.hpp"
#include "summand/ruleset/registry.hpp"
#include "summand/testing/plain_play.hpp"

namespace summand {
namespace {

using games::Domineering;
using games::ToadsAndFrogs;

template <Ruleset R>
AnyPosition position_in(const R& rules, std::string_view text) {
  const auto position = rules.parse(text);
  EXPECT_TRUE(position.has_value()) << text;
  return ErasedRuleset<R>::erase(rules, position.value_or(typename R::Position()));
}
template <Ruleset R>
AnyPosition position_in(std::string_view text) {
  return position_in(R(), text);
}

MisereVerdict winners_of(const std::vector<MisereTerm>& terms) {
  const auto winners = misere_winners(terms, Budget());
  EXPECT_TRUE(winners.has_value());
  return winners.value_or(MisereVerdict());
}
char outcome_letter(const std::vector<MisereTerm>& terms) {
  return letter(winners_of(terms).outcome);
}

constexpr std::size_t kMostPlainSums = 10'000;

// By the moves of the whole positions. False if they are too many.
bool expect_plain_outcome(const std::vector<AnyPosition>& sum) {
  const PlainSum start{sum, true};
  const auto plain = PlainPlay<PlainSum>::of(start, kMostPlainSums);
  if (!plain) return false;
  const MisereVerdict found = winners_of({sum.begin(), sum.end()});
  for (const Player player : {Player::left, Player::right}) {
    EXPECT_EQ(winner(found.outcome, player) == player,
              plain->ending(start, player).fate == Fate::win)
        << sum.front().print_call();
  }
  return true;
}

TEST(MisereOutcome, SearchByPartsAgreesWithPlainPlay) {
  const std::vector<AnyPosition> boards = {
      position_in<Domineering>("....|#..."),       position_in<Domineering>("...|.#.|..."),
      position_in<ToadsAndFrogs>("T.TF.F"),        position_in<ToadsAndFrogs>("T..F"),
      position_in<games::Hackenbush>("0-1L 1-2R"), position_in<games::Cram>("...|...")};
  for (std::size_t i = 0; i < boards.size(); ++i) {
    EXPECT_TRUE(expect_plain_outcome({boards[i]}));
    EXPECT_TRUE(expect_plain_outcome({boards[i], boards[(i + 1) % boards.size()]}));
  }
  EXPECT_TRUE(expect_plain_outcome({boards[3], boards[3], boards[3].mirror()}));
}

// For the first positions of each game, and for some later ones.
TEST(MisereOutcome, PartsByMovesKeepTheOutcomesOfAllGames) {
  for (const AnyRuleset* rules : all_rulesets()) {
    std::size_t visited = 0, next = 0, checked = 0;
    rules->small_positions([&](const AnyPosition& position) {
      constexpr std::size_t kMost = 400;
      if (visited++ != next * next || visited > kMost || !position.valued_by_moves()) return;
      ++next;
      checked += expect_plain_outcome({position});
    });
    EXPECT_EQ(checked == 0, next == 0) << rules->info().name;
  }
}

TEST(MisereOutcome, BoardsHaveTheKnownOutcomes) {
  const std::pair<std::string_view, char> kDomineering[] = {
      {"..", 'L'},        {"....", 'L'},        {".|.", 'R'},      {"...|...", 'L'},
      {"....|....", 'N'}, {".....|.....", 'R'}, {"..|..|..", 'R'}, {"...|...|...", 'P'},
  };
  for (const auto& [board, outcome] : kDomineering) {
    EXPECT_EQ(outcome_letter({position_in<Domineering>(board)}), outcome) << board;
  }
}

// Whether the player to move wins a board of 5 x 5 whose free cells are given, by plain recursion.
bool mover_wins_board(std::uint32_t free, Player mover,
                      std::array<std::unordered_map<std::uint32_t, bool>, 2>& known) {
  auto& results = known[mover == Player::right];
  if (const auto at = results.find(free); at != results.end()) return at->second;
  const unsigned step = mover == Player::left ? 5 : 1;
  bool has_move = false, wins = false;
  for (unsigned cell = 0; cell + step < 25 && !wins; ++cell) {
    const std::uint32_t domino = 1u << cell | 1u << (cell + step);
    if ((free & domino) != domino || (step == 1 && cell % 5 == 4)) continue;
    has_move = true;
    wins = !mover_wins_board(free & ~domino, opponent(mover), known);
  }
  return results[free] = wins || !has_move;
}

// The search makes thousands of sums while it looks at the parts of one.
TEST(MisereOutcome, ALargeBoardIsSearchedAsByPlainRecursion) {
  std::array<std::unordered_map<std::uint32_t, bool>, 2> known;
  Budget budget;
  SumsOfParts sums(SumsOfParts::Policy::by_moves, budget);
  MisereSearch search(sums);
  const SumsOfParts::Sum sum = sums.of(position_in<Domineering>(".....|.....|.....|.....|....."));
  for (const Player mover : {Player::left, Player::right}) {
    EXPECT_EQ(search.mover_wins(sum, mover), mover_wins_board(0x1ffffff, mover, known));
  }
  EXPECT_GT(sums.size(), 1000u);
}

TEST(MisereOutcome, GamesOfEqualValueCanHaveOtherOutcomes) {
  // Both have the value 0.
  EXPECT_EQ(outcome_letter({position_in<games::Nim>("2,2")}), 'P');
  EXPECT_EQ(outcome_letter({position_in<games::Nim>("1,1")}), 'N');
  EXPECT_EQ(outcome_letter({}), 'N');
}

TEST(MisereOutcome, WinningMovesAreThoseToLostPositions) {
  const PlainSum sum{{position_in<Domineering>("...|...|#.."), position_in<ToadsAndFrogs>("T.F"),
                      position_in<games::Nim>("2,1")},
                     true};
  const auto plain = PlainPlay<PlainSum>::of(sum, kMostPlainSums);
  ASSERT_TRUE(plain.has_value());
  const MisereVerdict found = winners_of({sum.terms.begin(), sum.terms.end()});
  for (const Player player : {Player::left, Player::right}) {
    const auto& moves = player == Player::left ? found.left : found.right;
    std::size_t expected = 0;
    const auto all = sum.moves(player).value();
    for (const PlainSum::Move& move : all) {
      if (plain->ending(sum.after(move), opponent(player)).fate != Fate::loss) continue;
      ++expected;
      EXPECT_TRUE(std::ranges::any_of(moves, [&](const MisereMove& its) {
        return its.term == move.term && its.name == move.name;
      }));
    }
    EXPECT_EQ(moves.size(), expected);
  }
}

TEST(MisereOutcome, NimBySearchFollowsTheRule) {
  for (const std::vector<std::uint64_t>& heaps :
       {std::vector<std::uint64_t>{1, 1, 1}, {1, 2, 3}, {1, 1, 4}, {2, 5, 5}}) {
    const auto position = ErasedRuleset<games::Nim>::erase({}, Heaps(heaps));
    const MisereNimAnswer rule = misere_nim(heaps);
    const MisereVerdict found = winners_of({position});
    EXPECT_EQ(found.outcome == Outcome::next, rule.outcome == MisereOutcome::next);
  }
}

TEST(MisereOutcome, WrittenTreesAreGamesToo) {
  ValueStore store;
  // A player with free moves, whose opponent has none, loses in misère play.
  const auto term = [&](Value value) {
    return MisereTerm(written_misere_number(store, value).value());
  };
  EXPECT_EQ(outcome_letter({term(store.number(3))}), 'R');
  EXPECT_EQ(outcome_letter({term(store.number(-2))}), 'L');
  EXPECT_EQ(outcome_letter({term(store.number(1)), term(store.number(-1))}), 'N');
  EXPECT_EQ(outcome_letter({term(store.nimber(2)), term(store.nimber(2))}), 'P');
  EXPECT_EQ(outcome_letter({term(store.nimber(2)), position_in<games::Nim>("2")}), 'P');
  const MisereVerdict moves = winners_of({term(store.nimber(3)), term(store.nimber(1))});
  ASSERT_EQ(moves.left.size(), 1u);
  EXPECT_EQ(moves.left[0].sum, 0u);
}

TEST(MisereOutcome, ValuesOfNormalPlayAreRefused) {
  ValueStore store;
  const auto up = written_misere_number(store, store.number_up_star({0, 1, 0}));
  ASSERT_FALSE(up.has_value());
  EXPECT_TRUE(up.error().message.starts_with("^ is a value of normal play"));
  EXPECT_FALSE(written_misere_number(
                   store, store.make(std::vector{store.zero()}, std::vector{store.number(1)}))
                   .has_value());
  EXPECT_FALSE(written_misere_number(store, store.nimber(1'000'000)).has_value());
}

TEST(MisereOutcome, LoopyGamesAreRefused) {
  const std::vector<MisereTerm> terms = {position_in<games::Northcott>("L..R")};
  EXPECT_FALSE(misere_winners(terms, Budget()).has_value());
}

TEST(MisereOutcome, ImpartialPositionsHaveForms) {
  MisereStore store;
  MisereEvaluator evaluate(store);
  const heaps::Code code({{}, {7}, {7}});
  const auto forms = forms_of_heaps(store, code, 9);
  const games::Octal kayles{{}, heaps::SharedRules(code)};
  for (std::uint64_t heap = 0; heap < forms.size(); ++heap) {
    const auto lone = ErasedRuleset<games::Octal>::erase(kayles, Heaps({heap}));
    const auto two = ErasedRuleset<games::Octal>::erase(kayles, Heaps({heap, 5}));
    EXPECT_EQ(evaluate(lone).value(), forms[heap]);
    EXPECT_EQ(evaluate(two).value(), store.sum(forms[heap], forms[5]));
  }
  EXPECT_EQ(evaluate(written_nim_heap(7)).value(), store.nimber(7));
  EXPECT_FALSE(evaluate(position_in<Domineering>("..")).has_value());
  ValueStore values;
  EXPECT_FALSE(evaluate(written_misere_number(values, values.number(2)).value()).has_value());
}

// The budget fails at its k-th question, for some k.
TEST(MisereOutcome, SearchesGoOnAfterALimit) {
  const AnyPosition board = position_in<Domineering>("....|....|...#");
  const AnyPosition free = position_in<games::Cram>("....|...#");
  Budget unlimited;
  SumsOfParts all(SumsOfParts::Policy::by_moves, unlimited);
  const auto wins = MisereSearch(all).mover_wins(all.of(board), Player::right);
  MisereStore whole;
  const std::string form = print(whole, MisereEvaluator(whole)(free).value());
  std::size_t stopped = 0;
  for (std::uint64_t k = 40; k < 400; k += 9) {
    Budget::Limits limits;
    limits.questions = k;
    SumsOfParts sums(SumsOfParts::Policy::by_moves, Budget(limits));
    MisereSearch search(sums);
    const auto searched = [&] { return search.mover_wins(sums.of(board), Player::right); };
    try {
      EXPECT_EQ(searched(), wins);
    } catch (const LimitReached&) {
      ++stopped;
      EXPECT_EQ(searched(), wins);
    }
    MisereStore store{Budget(limits)};
    MisereEvaluator evaluate(store);
    const auto evaluated = [&] { return print(store, evaluate(free).value()); };
    try {
      EXPECT_EQ(evaluated(), form);
    } catch (const LimitReached&) {
      ++stopped;
      EXPECT_EQ(evaluated(), form);
    }
  }
  EXPECT_GT(stopped, 30u);
}

// The form of a board by its parts, and who wins by plain play.
TEST(MisereOutcome, FormsOfBoardsHaveTheirOutcomes) {
  MisereStore store;
  MisereEvaluator evaluate(store);
  for (const std::string_view board : {"....", ".....|.....", "...|.#.|...", "....|..#.|...."}) {
    const AnyPosition position = position_in<games::Cram>(board);
    const PlainSum start{{position}, true};
    const auto plain = PlainPlay<PlainSum>::of(start, kMostPlainSums);
    ASSERT_TRUE(plain.has_value());
    EXPECT_EQ(store.outcome(evaluate(position).value()) == MisereOutcome::next,
              plain->ending(start, Player::left).fate == Fate::win);
    const AnyPosition dominoes = position_in<Domineering>(board).impartial_version();
    EXPECT_EQ(evaluate(dominoes).value(), evaluate(position).value());
  }
}

}  // namespace
}  // namespace summand
