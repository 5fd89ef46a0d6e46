#include "summand/ruleset/position_thermographs.hpp"

#include <gtest/gtest.h>

#include "summand/games/domineering.hpp"
#include "summand/games/hackenbush.hpp"
#include "summand/games/toads_and_frogs.hpp"
#include "summand/ruleset/evaluate.hpp"
#include "summand/testing/short_forms.hpp"
#include "summand/theory/thermographs.hpp"
#include "summand/value/properties.hpp"

namespace summand {
namespace {

using games::Domineering;
using games::Hackenbush;
using games::ToadsAndFrogs;

// Compares the results of play with the thermograph and the order of canonical forms.
template <Ruleset R>
class Comparison {
 public:
  void look_at(const typename R::Position& position) {
    ++looked_at_;
    const Taxed& taxed = play_(positions_.number(position));
    const Value value = evaluate_(position);
    const bool same = taxed == summand::taxed(thermographs_, value) &&
                      taxed.is_number() == is_number(store_, value);
    if (!same) ADD_FAILURE() << R().print(position);
  }
  std::size_t looked_at() const { return looked_at_; }

 private:
  ValueStore store_;
  PositionsByNumber<R> positions_{{}, store_.budget()};
  PositionThermographs play_{positions_, store_.budget()};
  Evaluator<R> evaluate_{{}, store_};
  Thermographs thermographs_{store_, Thermographs::Bottom::zero};
  std::size_t looked_at_ = 0;
};

template <Ruleset R>
std::size_t compare_small_positions() {
  Comparison<R> comparison;
  R().small_positions([&](const auto& position) { comparison.look_at(position); });
  return comparison.looked_at();
}

TEST(PositionThermographs, AreTheCanonicalOnesOnEverySmallBoard) {
  EXPECT_GE(compare_small_positions<Domineering>(), 10'000u);
  EXPECT_GE(compare_small_positions<ToadsAndFrogs>(), 10'000u);
  EXPECT_GE(compare_small_positions<Hackenbush>(), 10'000u);
}

// {left|right} as written, for values.
Taxed of_text(const std::vector<const char*>& left, const std::vector<const char*>& right) {
  ValueStore store;
  Thermographs thermographs(store, Thermographs::Bottom::zero);
  const auto of = [&](const char* text) {
    const Value g = testing::value_from_text(store, text);
    return Taxed{thermographs.of(g), store.less_equal(store.number(store.right_stop(g)), g),
                 store.less_equal(g, store.number(store.left_stop(g)))};
  };
  std::vector<Taxed> options;
  for (const char* text : left) options.push_back(of(text));
  for (const char* text : right) options.push_back(of(text));
  std::vector<const Taxed*> pointers;
  for (const Taxed& option : options) pointers.push_back(&option);
  return taxed(std::span(pointers).first(left.size()), std::span(pointers).subspan(left.size()));
}

TEST(Taxed, EndsOfAGapAreDecidedByComparison) {
  EXPECT_EQ(of_text({"0"}, {"1*"}), taxed_number(1));
  EXPECT_EQ(of_text({"-1*"}, {"0"}), taxed_number(-1));
  EXPECT_EQ(of_text({"1*"}, {"2"}), taxed_number(1));
  EXPECT_EQ(of_text({"-2"}, {"-1*"}), taxed_number(-1));
  EXPECT_EQ(of_text({"0"}, {"1"}), taxed_number(Dyadic(1).half()));
  EXPECT_EQ(of_text({"0"}, {"1^"}), taxed_number(1));
  EXPECT_EQ(of_text({"0"}, {"1v"}), taxed_number(Dyadic(1).half()));
  EXPECT_EQ(of_text({"^"}, {"v"}).graph.temperature, 0);
  EXPECT_EQ(of_text({"1*"}, {"1*"}), taxed_number(1));
  EXPECT_EQ(of_text({"3*"}, {}), taxed_number(3));
  EXPECT_EQ(of_text({}, {}), taxed_number(0));
}

TEST(PositionThermographs, ReachBoardsAsEvaluationDoes) {
  Budget budget;
  PositionsByNumber<Domineering> positions({}, budget);
  PositionThermographs play(positions, budget);
  const Taxed& board = play(positions.number(Cells::full(4, 5)));
  EXPECT_EQ(board.graph, taxed_number(1).graph);
}

}  // namespace
}  // namespace summand
