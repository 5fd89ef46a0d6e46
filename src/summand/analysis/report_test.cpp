#include "summand/analysis/report.hpp"

#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/analysis/outcome_analysis.hpp"
#include "summand/language/session.hpp"

namespace summand {
namespace {

using std::chrono::milliseconds;

Answer answer(Session& session, const std::string& expression) {
  auto out = session.evaluate(expression);
  EXPECT_TRUE(out.has_value()) << expression << ": " << out.error().error.message;
  return *std::move(out);
}

TEST(Report, SaysWhoWinsBeforeAValueThatIsOutOfReach) {
  Session session;
  const auto start = std::chrono::steady_clock::now();
  std::optional<Outcome> said;
  std::vector<bool> searching;
  const auto found = report(answer(session, "domineering(7x7)"),
                            {.time = milliseconds(4000),
                             .searching = [&](bool searches) { searching.push_back(searches); },
                             .know =
                                 [&](const OutcomeAnalysis& known) {
                                   EXPECT_FALSE(searching.back());
                                   said = known.winners.outcome();
                                 }});
  EXPECT_EQ(said, Outcome::next);
  ASSERT_GE(searching.size(), 2u);
  for (std::size_t i = 0; i < searching.size(); ++i) EXPECT_EQ(searching[i], i % 2 == 0);
  ASSERT_TRUE(found.has_value()) << found.error().error.message;
  const auto& outcome = std::get<OutcomeAnalysis>(*found);
  EXPECT_EQ(outcome.winners.outcome(), Outcome::next);
  EXPECT_EQ(outcome.winners.means, Means::search);
  EXPECT_EQ(outcome.limit, Limit::time);
  EXPECT_EQ(outcome.why_no_value, "half of the time limit of 4 s is reached");
  EXPECT_LT(std::chrono::steady_clock::now() - start, milliseconds(4000));
}

TEST(Report, HasTheValueIfItCanBeComputed) {
  Session session;
  const auto found = report(answer(session, "domineering(4x4) + nim(3)"));
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(std::get<Analysis>(*found).value.plain,
            print(answer(session, "domineering(4x4) + nim(3)")));
}

// A search needs some memory, so the table is small.
TEST(Report, SearchesInTheMemoryReservedForIt) {
  constexpr std::string_view kSum = "domineering(6x6) + {3||2|-1}";
  Session session(Budget({.memory = 12'000'000}));
  const auto found = report(answer(session, std::string(kSum)),
                            {.search = {.table_bytes = 1'000'000}, .search_memory = 4'000'000});
  ASSERT_TRUE(found.has_value()) << found.error().error.message;
  const auto& outcome = std::get<OutcomeAnalysis>(*found);
  EXPECT_EQ(outcome.limit, Limit::memory);
  Session whole;
  const Answer sum = answer(whole, std::string(kSum));
  EXPECT_EQ(outcome.winners.outcome(),
            analyze_winners(*sum.get<Game>(), {.only_search = true})->winners.outcome());
}

// The value stops at one of the first steps, as if it were too large.
TEST(Report, WithoutAValueAgreesWithIt) {
  Session session(Budget(), By::search);
  int fallen_back = 0;
  for (const std::string expression :
       {"domineering(3x4)", "-domineering(4x4)", "clobber(\"xox|oxo|xo.\")", "cram(3x4)",
        "2.col(path 7)", "{2|-1}"}) {
    const std::string sum = expression + " + cram(3x3) - domineering(2x3)";
    const auto known = analyze(answer(session, sum));
    ASSERT_TRUE(known.has_value());
    for (const std::uint64_t question : {20u, 60u, 200u}) {
      Session failing(Budget({.questions = question}), By::search);
      const auto same = failing.evaluate(sum);
      if (!same) continue;  // it ended before anybody asked for a value
      const auto found = report(*same);
      ASSERT_TRUE(found.has_value()) << found.error().error.message;
      const auto* outcome = std::get_if<OutcomeAnalysis>(&*found);
      if (outcome == nullptr) continue;
      ++fallen_back;
      EXPECT_EQ(outcome->winners.means, Means::search);
      EXPECT_EQ(outcome->limit, Limit::size);
      EXPECT_EQ(outcome->winners.outcome(), known->outcome);
    }
  }
  EXPECT_GE(fallen_back, 5);
}

TEST(Report, SaysBothLimits) {
  Session session(Budget({.memory = 3'000'000}));
  SearchWatch watch(10);
  const auto found =
      report(answer(session, "domineering(6x6)"),
             {.search = {.table_bytes = 100'000, .watch = &watch}, .search_memory = 1'500'000});
  ASSERT_FALSE(found.has_value());
  EXPECT_EQ(found.error().limit, Limit::size);
  EXPECT_NE(found.error().error.message.find(
                "is reached; a search for who wins ended as well: the limit of nodes of the search "
                "is reached"),
            std::string::npos)
      << found.error().error.message;
}

// A theorem gives the value of the whole. Those of its options are out of reach.
TEST(Report, AValueIsReportedAlthoughThoseOfItsMovesAreOutOfReach) {
  Session session;
  for (const auto& [sum, value] :
       {std::pair("babylon(100,100)", "0"), std::pair("babylon(100,100) + nim(3)", "*3")}) {
    const auto found = report(answer(session, sum));
    ASSERT_TRUE(found.has_value()) << found.error().error.message;
    ASSERT_TRUE(std::holds_alternative<Analysis>(*found)) << sum;
    EXPECT_EQ(std::get<Analysis>(*found).value.plain, value);
  }
}

TEST(Report, AValueOutOfReachHasAHintThatSaysWhoWinsIsKnown) {
  Session session;
  const std::string board = "domineering(3x30)";
  const auto value = session.evaluate("canonical(" + board + ")");
  ASSERT_FALSE(value.has_value());
  EXPECT_EQ(value.error().hint, Hint::who_wins);
  const auto found = report(answer(session, board));
  ASSERT_TRUE(found.has_value()) << found.error().error.message;
  const auto* outcome = std::get_if<OutcomeAnalysis>(&*found);
  ASSERT_NE(outcome, nullptr);
  EXPECT_EQ(outcome->why_no_value, value.error().error.message);
}

TEST(Report, OnlyGamesAreAnalysed) {
  Session session;
  const auto found = report(answer(session, "1 > 0"));
  ASSERT_FALSE(found.has_value());
  EXPECT_FALSE(found.error().limit.has_value());
}

}  // namespace
}  // namespace summand
