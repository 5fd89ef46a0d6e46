#include "summand/draw/canvas.hpp"

#include <gtest/gtest.h>

#include "summand/base/budget.hpp"

namespace summand {
namespace {

Figure figure(int width, int height) { return {.width = width, .height = height, .title = ""}; }

Line line(std::vector<Spot> spots, Stroke stroke = {}) { return {std::move(spots), stroke}; }

TEST(FigureAsText, DrawsSlopesAndUprights) {
  Figure sketch = figure(5, 4);
  sketch.lines = {line({{0, 3}, {2, 1}}), line({{4, 3}, {2, 1}}), line({{2, 1}, {2, 0}})};
  EXPECT_EQ(as_text(sketch),
            "  │\n"
            "  │\n"
            " ╱ ╲\n"
            "╱   ╲\n");
}

TEST(FigureAsText, DrawsBroadUprightsHeavy) {
  Figure sketch = figure(1, 3);
  sketch.lines = {line({{0, 2}, {0, 0}}),
                  line({{0, 1}, {0, 0}}, {Paint::left, Dash::solid, Weight::broad})};
  EXPECT_EQ(as_text(sketch), "┃\n┃\n│\n");
}

TEST(FigureAsText, AnUprightIsKeptAtAMeetingWithASlope) {
  Figure sketch = figure(3, 4);
  sketch.lines = {line({{0, 3}, {0, 2}, {2, 0}})};
  EXPECT_EQ(as_text(sketch), "  ╱\n ╱\n│\n│\n");
}

TEST(FigureAsText, DrawsFlatLinesInSteps) {
  Figure sketch = figure(9, 3);
  sketch.lines = {line({{0, 0}, {8, 2}})};
  EXPECT_EQ(as_text(sketch), "──\n  ╲───\n      ╲──\n");
}

TEST(FigureAsText, PutsLevelStretchesBeforeASlopeAtTheFootOfTheRow) {
  Figure sketch = figure(7, 3);
  sketch.lines = {line({{6, 0}, {2, 0}, {0, 2}})};
  sketch.dots = {{{6, 0}}};
  EXPECT_EQ(as_text(sketch), "  ____●\n ╱\n╱\n");
}

TEST(FigureAsText, DashedAndDottedLinesLookDifferent) {
  Figure sketch = figure(3, 4);
  sketch.lines = {line({{0, 0}, {2, 0}}, {.dash = Dash::dashed}),
                  line({{0, 1}, {2, 1}}, {.dash = Dash::dotted}),
                  line({{0, 2}, {2, 2}}, {.dash = Dash::dash_dotted}),
                  line({{0, 3}, {2, 3}}, {.arrow = true})};
  EXPECT_EQ(as_text(sketch), "╌╌╌\n···\n┈┈┈\n──→\n");
}

TEST(FigureAsText, CountsLettersAndNotBytes) {
  Figure sketch = figure(7, 3);
  sketch.labels = {{.at = {3, 0}, .text = "↑↑*"},
                   {.at = {6, 1}, .text = "±½", .side = Side::left},
                   {.at = {0, 2}, .text = "-3/2", .side = Side::right}};
  EXPECT_EQ(as_text(sketch), "  ↑↑*\n     ±½\n-3/2\n");
}

TEST(FigureAsText, HasTheColoursOfThePlayers) {
  Figure sketch = figure(1, 2);
  sketch.dots = {{{0, 0}, Paint::left}, {{0, 1}, Paint::right}};
  EXPECT_EQ(as_text(sketch, Colours::yes), "\x1b[34m●\x1b[0m\n\x1b[31m●\x1b[0m\n");
}

TEST(FigureAsText, AFigureOfTooManyCharactersReachesTheSizeLimit) {
  try {
    as_text(figure(100'000, 100'000));
    FAIL();
  } catch (const LimitReached& reached) {
    EXPECT_EQ(reached.limit, Limit::size);
  }
}

}  // namespace
}  // namespace summand
