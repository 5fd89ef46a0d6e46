#include "summand/analysis/value_table.hpp"

#include <atomic>
#include <gtest/gtest.h>
#include <optional>
#include <string>

#include "summand/analysis/kept_text_test_support.hpp"
#include "summand/analysis/make_value_table.hpp"
#include "summand/analysis/value_table_text.hpp"

namespace summand {
namespace {

TableRequest request_of(std::string_view expression, std::string_view rows,
                        std::string_view columns, std::string show = "") {
  return {.expression = std::string(expression),
          .rows = parse_axis(rows, "r").value(),
          .columns = parse_axis(columns, "c").value(),
          .show = std::move(show)};
}

ValueTable table(std::string_view expression, std::string_view rows, std::string_view columns,
                 std::string show = "", CellWriting writing = CellWriting::plain) {
  Session session;
  auto made =
      make_table(session, request_of(expression, rows, columns, std::move(show)), {writing});
  EXPECT_TRUE(made.has_value());
  return *std::move(made);
}

std::string written(const ValueTable& table, TableFormat format) {
  KeptText out;
  write(table, format, out);
  return out.all;
}

std::string latex_of(std::string_view expression, std::string_view rows, std::string_view columns) {
  return written(table(expression, rows, columns, "", CellWriting::latex), TableFormat::latex);
}

TEST(ValueTable, TheNameOfAGameIsCalledWithBothNumbers) {
  EXPECT_EQ(written(table("domineering", "1..2", "1..3"), TableFormat::text),
            "r\\c  1  2    3\n"
            "1    0  -1   -1\n"
            "2    1  +-1  {2|-1/2}\n");
}

TEST(ValueTable, NumbersAreAlsoReplacedInTexts) {
  EXPECT_EQ(written(table("nim(\"{r},{c}\") + r", "1..2", "5"), TableFormat::csv),
            "r\\c,5\n1,1*4\n2,2*7\n");
}

TEST(ValueTable, LeavesTheNamesOfTheSession) {
  Session session;
  ASSERT_TRUE(session.evaluate("r = {3|1}"));
  ASSERT_TRUE(make_table(session, request_of("nim(r) + c", "1..2", "3"), {}));
  EXPECT_EQ(print(session.variables().at("r")), "{3|1}");
  EXPECT_FALSE(session.variables().contains("c"));
}

TEST(ValueTable, TheLastStatementContainsTheNumbers) {
  EXPECT_EQ(written(table("f(n) = n + n;\nf(r)  # twice", "1..2", "1", "mean"), TableFormat::csv),
            "r,mean\n1,2\n2,4\n");
}

TEST(ValueTable, RefusesALastStatementThatGivesAName) {
  const Session session;
  TableRequest request = request_of("x = r", "1..2", "1");
  EXPECT_EQ(settle_axes(session, request).error().message,
            "a table shows an expression, but the last statement gives a name");
}

TEST(ValueTable, ShowsTheResultOfAFunction) {
  EXPECT_EQ(written(table("domineering(m,n)", "m=2", "n=1..3", "mean"), TableFormat::csv),
            "m\\n,1,2,3\n2,1,0,3/4\n");
}

TEST(ValueTable, ShowsNimbersByTheirNumbers) {
  const ValueTable made = table("{r|r} + nim(c)", "0..1", "2..3", "nimber");
  EXPECT_EQ(written(made, TableFormat::csv), "r\\c,2,3\n0,3,2\n1,,\n");
  EXPECT_EQ(made.refused(), 2u);
  EXPECT_EQ(made.note(2), "r = 1, c = 2: 1*3 is not a nimber");
}

TEST(ValueTable, CellsOfCsvAreQuotedAndCellsOfLatexAreFormulas) {
  EXPECT_EQ(written(table("{r,*|c}", "0", "1"), TableFormat::csv), "r\\c,1\n0,1/2\n");
  EXPECT_EQ(written(table("{r|{c,*|0}}", "0", "0"), TableFormat::csv), "r\\c,0\n0,^2\n");
  EXPECT_EQ(written(table("{r,{1|c}|c-1}", "0", "0"), TableFormat::csv),
            "r\\c,0\n0,\"{0,{1|0}|-1}\"\n");
  EXPECT_EQ(latex_of("nim(r,c)", "1", "2"),
            "\\begin{tabular}{r|c}\n  $r \\backslash c$ & $2$ \\\\ \\hline\n"
            "  $1$ & ${\\ast}3$ \\\\\n\\end{tabular}\n");
}

TEST(ValueTable, ACellThatIsRefusedHasTheReasonAndTheOthersContinue) {
  const ValueTable made = table("domineering", "0..1", "2");
  EXPECT_EQ(made.plain(0), "");
  EXPECT_EQ(made.plain(1), "-1");
  EXPECT_EQ(made.note(1), "");
  EXPECT_EQ(made.note(0), "r = 0, c = 2: a board has at least one row and one column");
}

TEST(ValueTable, AnErrorInEveryCellIsAnErrorInTheExpression) {
  Session session;
  const auto made = make_table(
      session,
      {.expression = "domin(r,c)", .rows = {"r", 1, 2}, .columns = {"c", 1, 2}, .show = {}});
  ASSERT_FALSE(made.has_value());
  EXPECT_FALSE(made.error().limit);
  EXPECT_TRUE(made.error().is_in_text);
}

std::optional<std::size_t> place_of_error(std::string expression, std::string show = "") {
  Session session;
  const auto made = make_table(session, {.expression = std::move(expression),
                                         .rows = {"r", 100, 101},
                                         .columns = {"c", 1, 2},
                                         .show = std::move(show)});
  EXPECT_FALSE(made.has_value());
  if (made || !made.error().is_in_text) return std::nullopt;
  return made.error().error.offset;
}

// Also after a placeholder that became longer, and inside a function.
TEST(ValueTable, AnErrorHasItsPlaceInTheOriginalExpression) {
  EXPECT_EQ(place_of_error("{r|c"), 0u);
  EXPECT_EQ(place_of_error("nim(\"{r},{c}\") + foo"), 17u);
  EXPECT_EQ(place_of_error("nim(\"{r},{c}\") + foo", "mean"), 17u);
  EXPECT_EQ(place_of_error("col(\"{r}x{c}\")"), 5u);
  EXPECT_EQ(place_of_error("northcott"), std::nullopt);
}

TEST(ValueTable, ALimitInEveryCellIsALimitOfTheTable) {
  Session session;
  const auto made = make_table(session, {.expression = "*18446744073709551615 : nim(r, c + 1)",
                                         .rows = {"r", 1, 1},
                                         .columns = {"c", 1, 1},
                                         .show = {}});
  ASSERT_FALSE(made.has_value());
  EXPECT_EQ(made.error().limit, Limit::size);
}

// A table in a session whose memory is full as soon as that many cells are done.
Attempt<ValueTable> stopped_behind(std::size_t cells, const ValueTable* known = nullptr) {
  Session session(Budget({.memory = 50'000'000}));
  Budget& budget = session.store().budget();
  return make_table(session, request_of("domineering", "1..4", "1..4"),
                    {.known = known, .done = [&](const ValueTable& table) {
                       if (table.done() == cells) budget.charge(50'000'000 - budget.charged());
                     }});
}

TEST(ValueTable, ALimitKeepsFinishedCellsAndMarksMissingOnes) {
  const auto made = stopped_behind(11);
  ASSERT_TRUE(made.has_value());
  ASSERT_TRUE(made->stopped);
  EXPECT_EQ(made->stopped->limit, Limit::memory);
  EXPECT_EQ(made->done(), 11u);
  EXPECT_EQ(
      written(*made, TableFormat::csv),
      "r\\c,1,2,3,4\n1,0,-1,-1,-2\n2,1,+-1,{2|-1/2},miny(2)\n3,1,{1/2|-2},+-1,?\n4,?,?,?,?\n");
  EXPECT_NE(written(*made, TableFormat::text).find("+-1       ?\n4    ?"), std::string::npos);
}

TEST(ValueTable, ContinuesAKnownTable) {
  const auto begun = stopped_behind(11);
  ASSERT_TRUE(begun.has_value());
  Session session;
  std::size_t first = 0;
  const auto whole = make_table(
      session, request_of("domineering", "1..4", "1..4"),
      {.writing = CellWriting::pretty, .known = &*begun, .done = [&](const ValueTable& done) {
         first = first ? first : done.done();
       }});
  ASSERT_TRUE(whole.has_value());
  EXPECT_FALSE(whole->stopped);
  EXPECT_EQ(
      written(*whole, TableFormat::text),
      written(table("domineering", "1..4", "1..4", "", CellWriting::pretty), TableFormat::text));
}

TEST(ValueTable, AxesAreReadOrRefusedWithTheirPlace) {
  EXPECT_EQ(parse_axis("3..7", "r")->size(), 5u);
  EXPECT_EQ(parse_axis("k=-2..2", "r")->name, "k");
  const auto offset = [](std::string_view text) {
    const auto axis = parse_axis(text, "r");
    return axis ? -1 : static_cast<int>(axis.error().offset);
  };
  EXPECT_EQ(offset(""), 0);
  EXPECT_EQ(offset("1.."), 3);
  EXPECT_EQ(offset("1-3"), 1);
  EXPECT_EQ(offset("1..3x"), 4);
  EXPECT_EQ(offset("R=1"), 0);
  EXPECT_EQ(offset("5..1"), 0);
  EXPECT_EQ(offset("1..1000000000000"), 0);
  EXPECT_EQ(offset("1..2000"), 0);
}

TEST(ValueTable, OfOneVariableHasOneColumnOrOneRow) {
  const ValueTable column = table("octal(kayles,n)", "n=1..3", "1..6");
  EXPECT_EQ(written(column, TableFormat::text), "n  value\n1  *\n2  *2\n3  *3\n");
  EXPECT_EQ(written(column, TableFormat::csv), "n,value\n1,*\n2,*2\n3,*3\n");
  EXPECT_EQ(latex_of("r", "1..1", "1..6"),
            "\\begin{tabular}{r|c}\n  $r$ & $\\mathrm{value}$ \\\\ \\hline\n"
            "  $1$ & $1$ \\\\\n\\end{tabular}\n");
  const ValueTable row = table("snort(\"L{c}R\")", "1..6", "1..2", "mean");
  EXPECT_EQ(written(row, TableFormat::text), "c     1  2\nmean  0  0\n");
}

TEST(ValueTable, RefusesAVariableThatIsNotInTheExpression) {
  Session session;
  TableRequest request = request_of("nim(r)", "1..3", "1..6");
  request.columns.is_asked_for = true;
  EXPECT_FALSE(make_table(session, request).has_value());
  EXPECT_FALSE(make_table(session, request_of("*3", "1..3", "1..6")).has_value());
}

}  // namespace
}  // namespace summand
