#include "summand/draw/svg.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <string_view>

#include "summand/base/budget.hpp"

namespace summand {
namespace {

Figure sketch() {
  Figure out{.width = 1000, .height = 505, .title = "A & B"};
  out.lines = {{{{0, 0}, {300, 400}}, {Paint::left, Dash::dashed, Weight::bold, true}}};
  out.dots = {{{10, 20}, Paint::right}};
  out.labels = {{.at = {100, 100}, .text = "{0|<\"'>}-1"},
                {.at = {500, 100}, .text = "-3/16", .side = Side::left}};
  return out;
}

// Whether elements close in the reverse order of opening, texts have no bare & or <, and attributes
// stand in pairs of quotation marks.
bool is_well_formed(std::string_view text) {
  std::vector<std::string> open;
  while (!text.empty()) {
    const std::size_t next = text.find_first_of("<&");
    if (next == std::string_view::npos) return open.empty();
    text.remove_prefix(next);
    if (text[0] == '&') {
      const std::size_t end = text.find(';');
      if (end == std::string_view::npos || end > 5) return false;
      text.remove_prefix(end);
      continue;
    }
    const std::size_t end = text.find('>');
    if (end == std::string_view::npos) return false;
    const std::string_view tag = text.substr(1, end - 1);
    text.remove_prefix(end + 1);
    if (std::ranges::count(tag, '"') % 2 != 0 || tag.contains('<')) return false;
    const std::string name(tag.substr(0, tag.find_first_of(" /", 1)));
    if (tag.starts_with('/')) {
      if (open.empty() || "/" + open.back() != tag) return false;
      open.pop_back();
    } else if (!tag.ends_with('/')) {
      open.push_back(name);
    }
  }
  return open.empty();
}

TEST(Svg, IsWellFormed) {
  EXPECT_TRUE(is_well_formed(as_svg(sketch())));
  EXPECT_FALSE(is_well_formed("<a><b></a></b>"));
  EXPECT_FALSE(is_well_formed("<a>&</a>"));
}

TEST(Svg, EscapesTheSpecialCharactersOfXml) {
  const std::string text = as_svg(sketch());
  EXPECT_TRUE(text.contains("<title>A &amp; B</title>"));
  EXPECT_TRUE(text.contains(">{0|&lt;&quot;'&gt;}−1</text>"));
  Figure control = sketch();
  control.labels[0].text = std::string("a\x01") + "b";
  EXPECT_TRUE(as_svg(control).contains(">a b</text>"));
}

TEST(Svg, DrawsBroadLinesPaleAndWithoutRoundEnds) {
  Figure figure{.width = 10, .height = 10, .title = ""};
  figure.lines = {{{{0, 1}, {0, 3}}, {Paint::left, Dash::solid, Weight::broad}}};
  EXPECT_TRUE(as_svg(figure).contains(
      "stroke-width=\"75\" stroke-opacity=\"0.25\" stroke-linecap=\"butt\" d=\"M0 1L0 3\""));
}

TEST(Svg, HasItsOwnWhitePaperAndNothingFromOutside) {
  const std::string text = as_svg(sketch());
  EXPECT_TRUE(
      text.contains("<rect class=\"paper\" width=\"1000\" height=\"505\" fill=\"#ffffff\"/>"));
  EXPECT_TRUE(
      text.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100.0\" "
                       "height=\"50.5\" viewBox=\"0 0 1000 505\""));
  EXPECT_EQ(text.find("http", 20), std::string::npos);
  EXPECT_EQ(text.find("href"), std::string::npos);
}

TEST(Svg, StacksFractionsWithTheirSignBeforeThem) {
  const std::string text = as_svg(sketch());
  EXPECT_TRUE(text.contains(">3</text>"));
  EXPECT_TRUE(text.contains(">16</text>"));
  EXPECT_FALSE(text.contains("3/16"));
  EXPECT_TRUE(text.contains(">−</text>"));
}

// An arrow along (3, 4) of length 500 has its wings 75 units behind the tip and 34 units beside the
// line.
TEST(Svg, TurnsTheHeadsOfArrowsAlongTheirLines) {
  EXPECT_TRUE(as_svg(sketch()).contains("d=\"M300 400L228 361"));
}

TEST(Svg, DrawsDotsAndRings) {
  Figure figure{.width = 10, .height = 10, .title = ""};
  figure.dots = {{{1, 2}, Paint::left, 30}, {{3, 4}, Paint::plain, 40, true}};
  const std::string text = as_svg(figure);
  EXPECT_TRUE(text.contains("cx=\"1\" cy=\"2\" r=\"30\" fill=\"#1d4fc4\"/>"));
  EXPECT_TRUE(text.contains("r=\"40\" fill=\"#ffffff\" stroke=\"#1c1d20\""));
}

TEST(Svg, KeepsHyphensBetweenLetters) {
  Figure words = sketch();
  words.labels[0].text = "two-ahead -1";
  EXPECT_TRUE(as_svg(words).contains(">two-ahead −1</text>"));
}

TEST(Svg, TooManyPointsOrATooLongLabelReachTheSizeLimit) {
  Figure large = sketch();
  large.lines[0].spots.resize(kMostSpots);
  EXPECT_THROW(as_svg(large), LimitReached);
  Figure wordy = sketch();
  wordy.labels[0].text.assign(kMostLabelText + 1, 'x');
  EXPECT_THROW(as_svg(wordy), LimitReached);
}

}  // namespace
}  // namespace summand
