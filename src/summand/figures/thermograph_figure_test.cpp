#include "summand/figures/thermograph_figure.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <set>
#include <string_view>

#include "summand/base/budget.hpp"
#include "summand/draw/lettering.hpp"
#include "summand/figures/drawing_test_support.hpp"
#include "summand/testing/arbitrary.hpp"
#include "summand/testing/short_forms.hpp"
#include "summand/theory/thermographs.hpp"
#include "summand/value/print.hpp"

namespace summand {
namespace {

using testing::Recipe;
using testing::value_from_text;
using testing::value_of;

class ThermographFigure : public ::testing::Test {
 protected:
  NamedThermograph named(const char* text) {
    const Value g = value_from_text(store, text);
    return {print(store, g), latex(store, g), thermographs.of(g)};
  }
  Figure figure(std::vector<const char*> texts, Medium medium) {
    std::vector<NamedThermograph> all;
    for (const char* text : texts) all.push_back(named(text));
    return thermograph_figure(all, medium);
  }
  std::string text(std::vector<const char*> texts) {
    return draw(figure(std::move(texts), Medium::text), Medium::text);
  }

  ValueStore store;
  Thermographs thermographs{store};
};

// The walls in a figure of one thermograph: the bold lines of a player.
std::vector<Spot> wall(const Figure& figure, Paint paint) {
  const auto found = std::ranges::find_if(figure.lines, [&](const Line& line) {
    return line.stroke.paint == paint && line.stroke.weight == Weight::bold;
  });
  return found == figure.lines.end() ? std::vector<Spot>() : found->spots;
}

TEST_F(ThermographFigure, InTextOfASwitch) {
  EXPECT_EQ(text({"{2|-1}"}), drawing(R"(
               {2|-1}
   t ↑           ↑
 3/2 ┤···········│
     │          ╱ ╲
     │         ╱   ╲
     │        ╱     ╲
     │       ╱       ╲
     │      ╱         ╲
   0 ┤     ╱           ╲
     │    ╱             ╲
     │   ╱               ╲
     │  ╱                 ╲
  -1 ┤ ╱                   ╲
     └─┴─────────┴─────────┴─
       3        1/2        -2
)"));
}

// Right's threat: his wall is vertical, and his move does not cool the game.
TEST_F(ThermographFigure, InTextOfASenteMove) {
  EXPECT_EQ(text({"{3|{2|0}}"}), drawing(R"(
             {3||2|0}
  t ↑           ↑
  1 ┤···········│
    │          ╱┃
    │         ╱ ┃
    │        ╱  ┃
    │       ╱   ┃
  0 ┤      ╱    ┃
    │     ╱     │
    │    ╱      │
    │   ╱       │
    │  ╱        │
 -1 ┤ ╱         │
    └─┴─────────┴──
      4         2
         ┃  upright wall: Right can move with sente
)"));
}

// Winning Ways ch. 6, "Getting the Right Slant".
TEST_F(ThermographFigure, InTextOfANumberBelowZero) {
  EXPECT_EQ(text({"25/16"}), drawing(R"(
              25/16
     t ↑        ↑
 -1/16 ┤········│
  -1/8 ┤       ╱ │
       │      ╱  │
       │     ╱   │
       │    ╱    │
       │   ╱     │
       │  ╱      │
  -1/2 ┤ │       │
       │ │        ╲
       │ │         ╲
       │ │          ╲
       │ │           ╲
       │ │            ╲
       │ │             ╲
       │ │              ╲
    -1 ┤ │               ╲
       └─┴──────┴────────┴─
         2    25/16      1
)"));
}

TEST_F(ThermographFigure, InTextOfSeveralGamesHasALegend) {
  const std::string drawn = text({"{2|-1}", "{5|3}"});
  EXPECT_TRUE(drawn.contains("────── 1  {2|-1}\n"));
  EXPECT_TRUE(drawn.contains("╌╌╌╌╌╌ 2  {5|3}\n"));
}

// Text has only four strokes.
TEST_F(ThermographFigure, InTextOfManyGamesHasNumbersOnTheWalls) {
  const std::vector<const char*> games{"{1|0}", "{2|0}", "{3|0}", "{4|0}", "{5|0}"};
  EXPECT_TRUE(text(games).contains(" 5 4 3 2 1 "));
  EXPECT_FALSE(text({games.begin(), games.end() - 1}).contains(" 4 3 2 1 0"));
}

TEST_F(ThermographFigure, HasADifferentStrokeForEachOfEightGames) {
  const Figure drawn =
      figure({"{1|0}", "{2|0}", "{3|0}", "{4|0}", "{5|0}", "{6|0}", "{7|0}", "{8|0}"}, Medium::svg);
  std::set<std::pair<Dash, Weight>> strokes;
  std::size_t walls = 0;
  for (const Line& line : drawn.lines) {
    if (line.stroke.paint != Paint::left || line.spots.size() != 2) continue;
    strokes.emplace(line.stroke.dash, line.stroke.weight);
    ++walls;
  }
  EXPECT_EQ(walls, 16u);  // and samples of them in the legend
  EXPECT_EQ(strokes.size(), 8u);
}

TEST_F(ThermographFigure, LeavesRoomBetweenTheAxisAndTheLeftmostMast) {
  NamedThermograph graph = named("{{2|0}|0}");
  graph.name = "{2|0||0}";
  for (const Medium medium : {Medium::svg, Medium::text}) {
    const Figure drawn = thermograph_figure(std::span(&graph, 1), medium);
    std::vector<int> arrows;
    for (const Line& line : drawn.lines) {
      if (line.stroke.arrow) arrows.push_back(line.spots.back().x);
    }
    ASSERT_EQ(arrows.size(), 2u);
    const auto [axis, mast] = std::ranges::minmax(arrows);
    EXPECT_GE(mast - axis, medium == Medium::text ? 4 : 300);
    const auto name = std::ranges::find(drawn.labels, graph.name, &Label::text);
    ASSERT_NE(name, drawn.labels.end());
    EXPECT_EQ(name->at.x, mast);
    EXPECT_GT(mast - (medium == Medium::text ? 4 : width_on_paper(graph.name) / 2), axis);
  }
}

TEST_F(ThermographFigure, HasPositiveNumbersToTheLeftAndTemperaturesUpwards) {
  const Figure drawn = figure({"{2|-1}"}, Medium::svg);
  const std::vector<Spot> left = wall(drawn, Paint::left), right = wall(drawn, Paint::right);
  ASSERT_EQ(left.size(), 2u);
  ASSERT_EQ(right.size(), 2u);
  EXPECT_LT(left[0].x, right[0].x);
  EXPECT_EQ(left[0].y, right[0].y);
  EXPECT_LT(left[1].y, left[0].y);
  EXPECT_EQ(left[1], right[1]);
  // The slope is 45 degrees.
  EXPECT_EQ(left[1].x - left[0].x, left[0].y - left[1].y);
  EXPECT_EQ(right[0].x - right[1].x, right[0].y - right[1].y);
}

TEST_F(ThermographFigure, HasAMastThatPointsUpwards) {
  const Figure drawn = figure({"{2|-1}"}, Medium::svg);
  const auto mast = std::ranges::find_if(drawn.lines, [](const Line& line) {
    return line.stroke.weight == Weight::bold && line.stroke.arrow;
  });
  ASSERT_NE(mast, drawn.lines.end());
  EXPECT_EQ(mast->spots[0], wall(drawn, Paint::left).back());
  EXPECT_EQ(mast->spots[1].x, mast->spots[0].x);
  EXPECT_LT(mast->spots[1].y, mast->spots[0].y);
}

TEST_F(ThermographFigure, NumbersItsAxesAtTheBends) {
  const Figure drawn = figure({"{{5|1}|{0|-2}}"}, Medium::svg);
  std::vector<std::string> numbers;
  for (const Label& label : drawn.labels) numbers.push_back(label.text);
  numbers.resize(8);
  EXPECT_EQ(numbers, (std::vector<std::string>{"t", "2", "1", "0", "-1", "1", "0", "{5|1||0|-2}"}));
}

TEST_F(ThermographFigure, OnPaperTheKeyIsHardlyWiderThanANarrowPlot) {
  const Figure drawn = figure({"{{5|1}|{0|-2}}"}, Medium::svg);
  std::string key;
  for (std::size_t i = 8; i < drawn.labels.size(); ++i) key += drawn.labels[i].text + " ";
  EXPECT_EQ(key, "upright wall: Left and Right can move with sente ");
  EXPECT_LT(drawn.width, 3'000);
}

TEST_F(ThermographFigure, DoesNotDependOnTheStore) {
  ValueStore other;
  other.nimber(7);
  Thermographs others(other);
  const Value g = value_from_text(other, "{3|{2|0}}");
  const NamedThermograph same{print(other, g), latex(other, g), others.of(g)};
  for (const Medium medium : {Medium::svg, Medium::tikz, Medium::text}) {
    EXPECT_EQ(draw(figure({"{3|{2|0}}"}, medium), medium),
              draw(thermograph_figure(std::span(&same, 1), medium), medium));
  }
}

TEST_F(ThermographFigure, AcceptsLongNumbers) {
  const Value hot = store.make(std::vector{store.number(Dyadic::power_of_two(200))},
                               std::vector{store.number(Dyadic::power_of_two(-200))});
  const NamedThermograph graph{"x", "x", thermographs.of(hot)};
  for (const Medium medium : {Medium::svg, Medium::tikz, Medium::text}) {
    EXPECT_TRUE(draw(thermograph_figure(std::span(&graph, 1), medium), medium).contains("2^"));
  }
}

TEST_F(ThermographFigure, TooManyPointsReachTheSizeLimit) {
  NamedThermograph large = named("{2|-1}");
  for (int i = 0; i < 100'000; ++i) large.graph.left.push_back({i, i % 2});
  EXPECT_THROW(thermograph_figure(std::span(&large, 1), Medium::svg), LimitReached);
  const CompoundWalls walls{Player::left, large.graph.left, large.graph.right, 1, 2};
  EXPECT_THROW(compound_figure(walls, {}, Medium::svg), LimitReached);
}

// {2|-1} + {5|3}: R(t) is (t - 1) + (t + 3) up to 1, and (t - 1) + 4 from there to 3/2. C(t) = R(t)
// + 3 - 2t.
TEST_F(ThermographFigure, OfASumMarksTheAmbientTemperature) {
  const Dyadic half = Dyadic::ratio(1, 1), temperature = Dyadic::ratio(3, 1);
  const CompoundWalls walls{.player = Player::left,
                            .compound = {{0, 5}, {1, 5}, {temperature, Dyadic(4) + half}},
                            .others = {{0, 2}, {1, 4}, {temperature, Dyadic(4) + half}},
                            .ambient = 0,
                            .guarantee = 5};
  const Figure drawn = compound_figure(walls, std::vector{named("{2|-1}")}, Medium::svg);
  const auto ambient = std::ranges::find_if(drawn.lines, [](const Line& line) {
    return line.stroke.paint == Paint::ground && line.stroke.dash == Dash::dashed;
  });
  ASSERT_NE(ambient, drawn.lines.end());
  EXPECT_EQ(ambient->spots[0].y, ambient->spots[1].y);
  const std::vector<Spot> left = wall(drawn, Paint::left);
  EXPECT_EQ(ambient->spots[0].y, left[0].y);
  EXPECT_EQ(left[1].x, left[0].x);
  EXPECT_EQ(drawn.dots, (std::vector<Dot>{{left[0], Paint::left}}));
  EXPECT_EQ(draw(compound_figure(walls, {}, Medium::text), Medium::text), drawing(R"(
        C = R
   t ↑    ↑
 3/2 ┤····│
     │   ╱ ╲
     │  ╱   ╲
   1 ┤ │     ╲╲
     │ │       ─╲
     │ │         ─╲
     │ │           ─╲
     │ │             ─╲
     │ C               ─╲
   0 ┤╌●╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌R╌╌ ambient
     └─┴──┴──┴───────────┴──
       5 9/2 4           2
      ────── C(t)  Left to move
      ────── R(t)  the sum of the Right walls
)"));
}

TEST_F(ThermographFigure, OfASumHasTheLinesOfTheCompoundThermograph) {
  const std::vector<Value> summands{value_from_text(store, "{2|-1}"),
                                    value_from_text(store, "{5|3}")};
  const CompoundWalls left =
      compound_walls(compound_thermograph(thermographs, summands, Player::left));
  const CompoundWalls right =
      compound_walls(compound_thermograph(thermographs, summands, Player::right));
  // C(0) is 5 for Left, and 7 - 3 for Right.
  EXPECT_EQ(left.compound.front(), (WallPoint{0, 5}));
  EXPECT_EQ(left.others.front(), (WallPoint{0, 2}));
  EXPECT_EQ(left.guarantee, 5);
  EXPECT_EQ(right.others.front(), (WallPoint{0, 7}));
  EXPECT_EQ(right.compound.front(), (WallPoint{0, 4}));
  EXPECT_EQ(right.guarantee, 4);
  const std::string drawn = draw(compound_figure(right, {}, Medium::text), Medium::text);
  EXPECT_TRUE(drawn.contains(" C(t)  Right to move\n"));
  EXPECT_TRUE(drawn.contains(" R(t)  the sum of the Left walls\n"));
}

TEST_F(ThermographFigure, OfASumWithManySummandsLeavesThemOut) {
  std::vector<Value> values;
  std::vector<NamedThermograph> summands;
  for (std::size_t i = 0; i <= kMostSummandsDrawn; ++i) {
    summands.push_back(named("{2|-1}"));
    values.push_back(value_from_text(store, "{2|-1}"));
  }
  const CompoundWalls walls =
      compound_walls(compound_thermograph(thermographs, values, Player::left));
  const Figure drawn = compound_figure(walls, summands, Medium::svg);
  EXPECT_EQ(drawn.labels.back().text, "R(t)  the sum of the Right walls of 7 summands");
  summands.pop_back();
  EXPECT_GT(compound_figure(walls, summands, Medium::svg).lines.size(), drawn.lines.size());
}

// The broad bands of a player.
std::vector<Line> bands(const Figure& figure, Paint paint) {
  std::vector<Line> out;
  std::ranges::copy_if(figure.lines, std::back_inserter(out), [&](const Line& line) {
    return line.stroke.weight == Weight::broad && line.stroke.paint == paint;
  });
  return out;
}

TEST_F(ThermographFigure, MarksVerticalWallsFromZeroUp) {
  const Figure drawn = figure({"{{7|3}|{1|-6}}"}, Medium::svg);
  for (const Paint paint : {Paint::left, Paint::right}) {
    const std::vector<Spot> points = wall(drawn, paint);
    const std::vector<Line> found = bands(drawn, paint);
    // One more is in the key.
    ASSERT_EQ(found.size(), 2u);
    EXPECT_EQ(found[0].spots[1], points[1]);
    EXPECT_EQ(found[0].spots[0].x, points[0].x);
    EXPECT_LT(found[0].spots[0].y, points[0].y);
  }
  EXPECT_TRUE(bands(figure({"{2|-1}"}, Medium::svg), Paint::left).empty());
}

// The feet of walls with the same dashes, from the left.
std::vector<int> feet(const Figure& figure, Paint paint) {
  std::vector<int> out;
  for (const Line& line : figure.lines) {
    const bool is_wall = line.stroke.weight == Weight::bold && line.spots.size() > 1 &&
                         line.spots[0].y > line.spots[1].y;
    if (is_wall && line.stroke.paint == paint) out.push_back(line.spots[0].x);
  }
  return out;
}

TEST_F(ThermographFigure, DrawsWallsThatCoincideSideBySide) {
  // All three Left walls have their foot at 2.
  const Figure drawn = figure({"{4|2||1}", "{4|2||1|0}", "{5|2||1}"}, Medium::svg);
  std::vector<int> left = feet(drawn, Paint::left);
  ASSERT_GE(left.size(), 3u);
  left.resize(3);
  EXPECT_EQ(std::abs(left[1] - left[0]), std::abs(left[2] - left[0]));
  EXPECT_NE(left[1], left[0]);
  EXPECT_NE(left[1], left[2]);
  // Equal pieces are drawn side by side, but not walls that only meet.
  const std::vector<int> apart = feet(figure({"{2|-2}", "{1|-1}"}, Medium::svg), Paint::left);
  const std::vector<int> alone = feet(figure({"{2|-2}"}, Medium::svg), Paint::left);
  EXPECT_EQ(apart[0], alone[0]);
}

TEST_F(ThermographFigure, DrawsManyEntriesInColumnsUpToALimit) {
  std::vector<const char*> texts(12, "{2|-1}");
  EXPECT_LT(figure(texts, Medium::svg).height,
            figure({texts.begin(), texts.begin() + 6}, Medium::svg).height + 6 * 190);
  texts.resize(70, "{2|-1}");
  EXPECT_EQ(figure(texts, Medium::svg).labels.back().text, "and 10 more");
}

// The area of a label on paper or in text.
struct Box {
  int from, to, top, bottom;
};

Box box(const Label& label, Medium medium) {
  const bool text = medium == Medium::text, fraction = as_fraction(label.text).has_value();
  const int width =
      text ? static_cast<int>(characters(label.text).size()) : width_on_paper(label.text);
  const int from = label.at.x - (label.side == Side::left     ? width - (text ? 1 : 0)
                                 : label.side == Side::middle ? (text ? width - 1 : width) / 2
                                                              : 0);
  const int half = text ? 0 : fraction ? 105 : 60;
  return {from, from + width - 1, label.at.y - half, label.at.y + half};
}

bool overlap(const Box& a, const Box& b) {
  return a.from <= b.to && b.from <= a.to && a.top <= b.bottom && b.top <= a.bottom;
}

RC_GTEST_PROP(ThermographFigures, HaveNoLabelsThatOverlapOrLieOutside, ()) {
  ValueStore store;
  Thermographs thermographs(store);
  std::vector<NamedThermograph> all;
  const int count = *rc::gen::inRange(1, 8);
  for (int i = 0; i < count; ++i) {
    const Value g = value_of(store, *testing::recipe(3));
    all.push_back({pretty(store, g), latex(store, g), thermographs.of(g)});
  }
  for (const Medium medium : {Medium::svg, Medium::text}) {
    const Figure figure = thermograph_figure(all, medium);
    std::vector<Box> boxes;
    for (const Label& label : figure.labels) {
      const bool axis = label.text == "┤" || label.text == "┴" || label.text == "│";
      if (!axis) boxes.push_back(box(label, medium));
    }
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      RC_ASSERT(boxes[i].from >= 0);
      RC_ASSERT(boxes[i].to <= figure.width);
      RC_ASSERT(boxes[i].top >= 0);
      RC_ASSERT(boxes[i].bottom <= figure.height);
      for (std::size_t j = 0; j < i; ++j) RC_ASSERT(!overlap(boxes[i], boxes[j]));
    }
  }
}

}  // namespace
}  // namespace summand
