// docs/guide/notation.md: each row of its tables is true, and the rows are those of
// tests/data/notation.tsv.
#include <fstream>
#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

#include "summand/language/session.hpp"
#include "summand/testing/table.hpp"

namespace summand {
namespace {

using Row = std::pair<std::string, std::string>;  // an expression, and how it is printed

std::vector<Row> rows_of_the_file() {
  std::vector<Row> rows;
  for (const auto& cells : testing::table("notation.tsv")) {
    EXPECT_EQ(cells.size(), 2u) << cells[0];
    if (cells.size() == 2) rows.emplace_back(cells[0], cells[1]);
  }
  return rows;
}

// The first two columns of the blocks fenced by ```text. Two or more spaces divide columns.
std::vector<Row> rows_of_the_page() {
  std::ifstream in(testing::path_in_tree("docs/guide/notation.md"));
  EXPECT_TRUE(in.good()) << "cannot read the page";
  std::vector<Row> rows;
  bool inside = false;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("```")) {
      inside = line == "```text";
    } else if (inside && !line.empty()) {
      const std::size_t end = line.find("  ");
      const std::size_t value = line.find_first_not_of(' ', end);
      EXPECT_NE(value, line.npos) << line;
      if (value == line.npos) continue;
      rows.emplace_back(line.substr(0, end), line.substr(value, line.find("  ", value) - value));
    }
  }
  return rows;
}

TEST(NotationPage, EveryRowIsTrue) {
  Session session;
  for (const auto& [expression, expected] : rows_of_the_file()) {
    const auto answer = session.evaluate(expression);
    ASSERT_TRUE(answer.has_value()) << expression << ": " << answer.error().error.message;
    EXPECT_EQ(print(*answer), expected) << expression;
  }
}

TEST(NotationPage, PrintedTextIsReadBackAsTheSameValue) {
  Session session;
  for (const auto& [expression, printed] : rows_of_the_file()) {
    const auto answer = session.evaluate(expression);
    ASSERT_TRUE(answer.has_value()) << expression;
    if (answer->get<Game>() == nullptr && answer->get<LoopySides>() == nullptr) continue;
    const auto again = session.evaluate(printed);
    ASSERT_TRUE(again.has_value()) << printed;
    const Game *one = answer->get<Game>(), *other = again->get<Game>();
    EXPECT_TRUE(one != nullptr && other != nullptr ? *one == *other
                                                   : print(*answer) == print(*again))
        << printed;
  }
}

TEST(NotationPage, ShowsTheRowsOfTheFile) {
  const std::vector<Row> file = rows_of_the_file(), page = rows_of_the_page();
  for (std::size_t i = 0; i < file.size() && i < page.size(); ++i) {
    ASSERT_EQ(file[i], page[i]) << "row " << i + 1;
  }
  EXPECT_EQ(file.size(), page.size());
}

}  // namespace
}  // namespace summand
