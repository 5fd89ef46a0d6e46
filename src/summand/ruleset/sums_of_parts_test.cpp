#include "summand/ruleset/sums_of_parts.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "summand/games/domineering.hpp"
#include "summand/games/nim.hpp"
#include "summand/ruleset/erase.hpp"

namespace summand {
namespace {

using Policy = SumsOfParts::Policy;
using Sum = SumsOfParts::Sum;

AnyPosition nim(std::vector<std::uint64_t> heaps) {
  return ErasedRuleset<games::Nim>::erase({}, Heaps(std::move(heaps)));
}
AnyPosition domineering(std::string_view board) {
  const games::Domineering rules;
  return ErasedRuleset<games::Domineering>::erase(rules, rules.parse(board).value());
}

TEST(SumsOfParts, AsWrittenOrByMovesNothingCancels) {
  ValueStore store;
  SumsOfParts written(Policy::as_written, store);
  EXPECT_EQ(written.parts(written.of(nim({1, 1}))).size(), 1u);
  EXPECT_EQ(written.parts(written.times(-2, written.of(store.number(3)))).size(), 2u);
  SumsOfParts by_moves(Policy::by_moves, Budget());
  EXPECT_EQ(by_moves.parts(by_moves.of(nim({1, 1, 2}))).size(), 3u);
  EXPECT_EQ(by_moves.add(by_moves.of(nim({1})), by_moves.of(nim({2}))), by_moves.of(nim({1, 2})));
  EXPECT_EQ(by_moves.of(domineering(".")), SumsOfParts::kZero);
}

TEST(SumsOfParts, ByValuePartsCancelAndNumbersAreAddedUp) {
  ValueStore store;
  SumsOfParts sums(Policy::by_value, store);
  const Sum board = sums.of(domineering("..|..|.."));
  EXPECT_EQ(sums.add(board, sums.negative(board)), SumsOfParts::kZero);
  EXPECT_EQ(sums.add(board, sums.of(domineering("..|..|..").mirror())), SumsOfParts::kZero);
  EXPECT_EQ(sums.of(nim({3, 3})), SumsOfParts::kZero);
  const Sum one = sums.of(store.number(1)), star = sums.of(store.nimber(1));
  EXPECT_EQ(sums.add(sums.add(one, star), sums.add(one, star)), sums.of(store.number(2)));
  const Sum braces = sums.braces({one}, {star});
  EXPECT_EQ(sums.negative(braces), sums.braces({star}, {sums.negative(one)}));
  EXPECT_EQ(sums.times(3, sums.braces({one}, {sums.negative(one)})),
            sums.braces({one}, {sums.negative(one)}));
}

TEST(SumsOfParts, MovesAreThoseOfThePartsEachOnce) {
  SumsOfParts sums(Policy::by_moves, Budget());
  // Options stand in the order in which their sums were met.
  const std::vector<Sum> expected = {sums.of(nim({1, 2})), sums.of(nim({2}))};
  EXPECT_EQ(sums.options_of_sum(sums.of(nim({2, 2})), Player::left), expected);
  const Sum boards = sums.of(domineering("..|..|#."));
  EXPECT_EQ(sums.options_of_sum(boards, Player::left).size(), 3u);
  const Sum less = sums.negative(boards);
  std::vector<Sum> turned;
  for (const Sum option : sums.options_of_sum(boards, Player::left)) {
    turned.push_back(sums.negative(option));
  }
  std::vector<Sum> found = sums.options_of_sum(less, Player::right);
  std::ranges::sort(turned);
  std::ranges::sort(found);
  EXPECT_EQ(found, turned);
}

TEST(SumsOfParts, AMoveInTheBaseOfAnOrdinalSumRemovesTheTop) {
  SumsOfParts sums(Policy::by_moves, Budget());
  const Sum star = sums.braces({0}, {0});
  const Sum two = sums.braces({0, star}, {star, 0});
  const Sum ordinal = sums.ordinal_sum(star, star);
  EXPECT_EQ(sums.options_of_sum(ordinal, Player::left), sums.options_of_sum(two, Player::left));
  EXPECT_TRUE(sums.is_impartial_sum(ordinal));
  EXPECT_EQ(sums.ordinal_sum(0, two), two);
  EXPECT_EQ(sums.ordinal_sum(two, 0), two);
}

TEST(SumsOfParts, SumsOfOtherObjectsAreTakenOver) {
  const auto other = std::make_shared<SumsOfParts>(Policy::by_moves, Budget());
  const auto sum_in = [](SumsOfParts& sums) {
    const Sum star = sums.braces({0}, {0}), one = sums.braces({0}, {});
    const Sum inner = sums.add(sums.of(nim({2, 3})), sums.negative(one));
    return sums.add(sums.negative(sums.braces({inner, star}, {sums.ordinal_sum(one, star)})), star);
  };
  SumsOfParts sums(Policy::by_moves, Budget());
  static_cast<void>(sums.of(nim({7})));
  EXPECT_EQ(sums.of(WrittenSum{other, sum_in(*other)}), sum_in(sums));
}

TEST(SumsOfParts, CanBeUsedAfterALimit) {
  const AnyPosition board = domineering("....|....|...#");
  SumsOfParts whole(Policy::by_moves, Budget());
  const std::size_t moves = whole.options_of_sum(whole.of(board), Player::left).size();
  std::size_t stopped = 0;
  for (std::uint64_t k = 1; k < 40; ++k) {
    std::optional<SumsOfParts> sums;
    const auto count = [&] { return sums->options_of_sum(sums->of(board), Player::left).size(); };
    try {
      sums.emplace(Policy::by_moves, Budget({.questions = k}));
      EXPECT_EQ(count(), moves);
    } catch (const LimitReached&) {
      ++stopped;
      if (!sums) continue;
      // The limit may be reached again, but nothing that was begun is taken for finished.
      try {
        EXPECT_EQ(count(), moves);
      } catch (const LimitReached&) {
      }
    }
  }
  EXPECT_GT(stopped, 10u);
  SumsOfParts sums(Policy::by_moves, Budget());
  EXPECT_THROW(sums.times(SumsOfParts::kMostParts + 1, sums.of(nim({1}))), LimitReached);
  EXPECT_THROW(sums.options_of_sum(sums.of(nim({1'000'000})), Player::left), LimitReached);
}

}  // namespace
}  // namespace summand
