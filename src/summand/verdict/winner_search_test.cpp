#include "summand/verdict/winner_search.hpp"

#include <algorithm>
#include <atomic>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/analysis/analysis.hpp"
#include "summand/language/game_test_support.hpp"
#include "summand/language/session.hpp"
#include "summand/search/proof_numbers/model_file.hpp"

namespace summand {
namespace {

Attempt<Winners> searched_winners(const Game& game, const WinnerQuestion& question = {}) {
  SUMMAND_TRY(search, WinnerSearch::of(game, question));
  return search.winners();
}

Fate fate(Outcome outcome, Player first) {
  return winner(outcome, first) == first ? Fate::win : Fate::loss;
}

// Whether a search agrees with the value, and a winning move that it names wins.
void expect_agreement(const Winners& searched, const Analysis& known) {
  for (const Player first : {Player::left, Player::right}) {
    const Prospect& prospect = searched.prospect(first);
    EXPECT_EQ(prospect.fate, fate(known.outcome, first)) << known.expression;
    ASSERT_EQ(prospect.winning.size(), prospect.fate == Fate::win ? 1u : 0u) << known.expression;
    if (prospect.fate == Fate::loss) continue;
    const RatedMove& named = prospect.winning[0];
    const SummandAnalysis& summand = known.summands.at(named.term);
    const FirstMoves& moves = first == Player::left ? summand.left : summand.right;
    EXPECT_EQ(std::ranges::count(moves.winning, named.name, &RatedMove::name), 1)
        << known.expression << ": " << named.name << " in " << named.term;
  }
}

// Boards with more moves than a search evaluates, and values beside them.
const std::vector<std::string> kTerms = {"domineering(3x4)",
                                         "-domineering(4x4)",
                                         "domineering(5x3)",
                                         "clobber(\"xox|oxo|xo.\")",
                                         "-clobber(\"xoxo|oxox\")",
                                         "snort(path 8)",
                                         "cram(3x4)",
                                         "2.col(path 7)",
                                         "{2|-1}",
                                         "1/2",
                                         "^*2"};

TEST(WinnerSearches, AgreesWithTheValuesOfSumsOfTwoOnAnyNumberOfThreads) {
  Session session(Budget(), By::search);
  for (const std::string& first : kTerms) {
    for (const std::string& second : kTerms) {
      if (second < first) continue;
      const Game sum = game(session, first + " + " + second);
      const auto known = analyze(sum);
      ASSERT_TRUE(known.has_value()) << first << " + " << second;
      for (const unsigned threads : {1u, 2u, 3u}) {
        const auto searched =
            searched_winners(sum, {.search = {.table_bytes = 100'000, .threads = threads}});
        ASSERT_TRUE(searched.has_value()) << searched.error().error.message;
        EXPECT_EQ(searched->outcome(), known->outcome) << threads << " threads";
        expect_agreement(*searched, *known);
      }
    }
  }
}

// Threads share a search only if it is long. A second call of the same search finds the same
// winner.
TEST(WinnerSearches, LongSearchesAgreeOnAnyNumberOfThreads) {
  for (const std::string& expression :
       {std::string("clobber(\"xoxo|oxox|xoxo\") + snort(path 9)"),
        std::string("domineering(6x7) + snort(path 9)"),
        std::string("amazons(\"L..R|....|R..L\") + clobber(\"xoxo|oxox\")")}) {
    Session session(Budget(), By::search);
    const Game sum = game(session, expression);
    const auto alone = searched_winners(sum, {.names_moves = false});
    ASSERT_TRUE(alone.has_value()) << alone.error().error.message;
    EXPECT_GT(alone->nodes, 1000u) << expression;
    for (const unsigned threads : {2u, 3u}) {
      const auto shared = searched_winners(sum, {.search = {.threads = threads}});
      ASSERT_TRUE(shared.has_value()) << shared.error().error.message;
      EXPECT_EQ(shared->outcome(), alone->outcome()) << expression << " on " << threads;
    }
  }
}

TEST(WinnerSearches, BoardsOfAGameWithItsOwnSearchAgreeWithValuesBesideThem) {
  Session session;
  for (const char* expression :
       {"clobber(\"xoxo|oxox|xoxo\") + nim(2) + ^", "clobber(\"xox|oxo|xox\") + {1|-1} + 2.nim(3)",
        "clobber(\"xoxo|oxox\") - clobber(\"xo|ox|xo|ox\") + nim(1)",
        "clobber(\"xox|oxo|xoo\") + clobber(\"xoxo|oxoo\") + 1/2 + {0|-1}",
        "clobber(\"xoxo|oxox|xoxo\") + 2.domineering(2x3) + cram(\"..|.#\")",
        "impartial(clobber(\"xoxo|oxox|xoxo\")) + cram(\"..|.#\") + *3"}) {
    const Game sum = game(session, expression);
    const auto known = analyze(sum);
    ASSERT_TRUE(known.has_value()) << expression;
    const auto searched = searched_winners(sum);
    ASSERT_TRUE(searched.has_value()) << searched.error().error.message;
    EXPECT_TRUE(searched->found.contains("by proof numbers")) << searched->found;
    expect_agreement(*searched, *known);
  }
}

// Both frames, with one thread and with several, which share a table.
TEST(WinnerSearches, BothFramesAgreeOnAnyNumberOfThreads) {
  Session session(Budget(), By::search);
  for (const char* expression : {"clobber(4x4)", "clobber(\"xoxo|oxox|xoxo|oxo.\") + ^",
                                 "clobber(3x4) + clobber(\"xox|oxo\") + {1|-1}"}) {
    const Game board = game(session, expression);
    const auto by_bounds = searched_winners(board, {.search = {.by = SearchFrame::bounds}});
    ASSERT_TRUE(by_bounds.has_value()) << expression;
    EXPECT_FALSE(by_bounds->found.contains("proof numbers")) << by_bounds->found;
    for (const unsigned threads : {1u, 2u, 3u}) {
      SearchWatch watch;
      const auto by_proofs = searched_winners(
          board,
          {.search = {.threads = threads, .watch = &watch, .by = SearchFrame::proof_numbers}});
      ASSERT_TRUE(by_proofs.has_value()) << expression;
      EXPECT_TRUE(by_proofs->found.contains("by proof numbers")) << by_proofs->found;
      EXPECT_EQ(by_proofs->nodes, watch.nodes());
      for (const Player first : {Player::left, Player::right}) {
        EXPECT_EQ(by_proofs->prospect(first).fate, by_bounds->prospect(first).fate) << expression;
      }
    }
  }
}

// A winning move may be in any term.
TEST(WinnerSearches, TinyBoardsOfOtherGamesAreValues) {
  Session session(Budget(), By::search);
  for (const char* expression :
       {"clobber(\"xox|oxo|xox\") + domineering(2x2)", "clobber(3x4) + 2.konane(\"xo.|ox.\")",
        "nogo(3x3) + clobber(\"xoo\") + domineering(\"..|.#\")"}) {
    const Game sum = game(session, expression);
    const auto by_bounds = searched_winners(sum, {.search = {.by = SearchFrame::bounds}});
    const auto by_proofs = searched_winners(sum, {.search = {.by = SearchFrame::proof_numbers}});
    ASSERT_TRUE(by_bounds.has_value()) << expression;
    ASSERT_TRUE(by_proofs.has_value()) << expression << by_proofs.error().error.message;
    for (const Player first : {Player::left, Player::right}) {
      EXPECT_EQ(by_proofs->prospect(first).fate, by_bounds->prospect(first).fate) << expression;
      EXPECT_EQ(by_proofs->prospect(first).winning.empty(),
                by_proofs->prospect(first).fate != Fate::win);
    }
  }
}

// A board whose value is a nimber may have moves to values that are no nimbers.
TEST(WinnerSearches, PartizanBoardsMayStandBesideImpartialOnes) {
  Session session(Budget(), By::search);
  for (const char* expression :
       {"cram(3x5) + toads-and-frogs(\".F.T.\") + *3", "clobber(\"xoo|oxx\") + cram(3x5) + *4",
        "impartial(clobber(3x4)) + {1|-1} + *6", "9.cram(3x5) + 2.cram(3x3) + *2"}) {
    const Game sum = game(session, expression);
    const auto searched = searched_winners(sum);
    const auto by_bounds = searched_winners(sum, {.search = {.by = SearchFrame::bounds}});
    ASSERT_TRUE(searched.has_value()) << searched.error().error.message;
    ASSERT_TRUE(by_bounds.has_value()) << by_bounds.error().error.message;
    for (const Player first : {Player::left, Player::right}) {
      EXPECT_EQ(searched->prospect(first).fate, by_bounds->prospect(first).fate) << expression;
    }
  }
}

TEST(WinnerSearches, ProofNumbersAreRefusedWhereNoGameHasThem) {
  Session session;
  for (const char* expression : {"snort(path 6)", "clobber(4x4) + cram(3x5)", "nim(3) + *"}) {
    const auto refused =
        searched_winners(game(session, expression), {.search = {.by = SearchFrame::proof_numbers}});
    ASSERT_FALSE(refused.has_value()) << expression;
    EXPECT_FALSE(refused.error().limit.has_value());
    EXPECT_TRUE(refused.error().error.message.contains("proof numbers"));
  }
}

// A model that lies changes what is tried first, and no answer.
TEST(WinnerSearches, AModelOnlyOrders) {
  Session session;
  ValueStore store;
  const Training learned = session.find_game("clobber")->learn()(store, {.positions = 64});
  LearnedModel model{.game = "clobber", .weights = learned.weights};
  ASSERT_FALSE(model.weights.empty());
  const Game board = game(session, "clobber(3x6)");
  const Winners expected = *searched_winners(board);
  std::vector<std::uint64_t> nodes = {expected.nodes};
  for (const int factor : {1, -1, 0}) {
    LearnedModel its = model;
    for (auto& row : its.weights) {
      for (auto& weight : row) weight = static_cast<std::int16_t>(weight * factor);
    }
    for (const unsigned threads : {1u, 2u}) {
      const auto found = searched_winners(board, {.search = {.threads = threads, .model = &its}});
      ASSERT_TRUE(found.has_value()) << found.error().error.message;
      for (const Player first : {Player::left, Player::right}) {
        EXPECT_EQ(found->prospect(first).fate, expected.prospect(first).fate);
      }
      if (threads == 1) nodes.push_back(found->nodes);
    }
  }
  std::ranges::sort(nodes);
  EXPECT_EQ(std::ranges::unique(nodes).size(), 0u);
}

TEST(WinnerSearches, AModelOfOtherBoardsIsRefused) {
  Session session;
  const auto why_not = [&](const char* expression, const LearnedModel& model) {
    const auto found = searched_winners(game(session, expression), {.search = {.model = &model}});
    if (found) return std::string();
    EXPECT_FALSE(found.error().is_in_text);
    return found.error().error.message;
  };
  const LearnedModel few{.game = "clobber", .weights = {3, OrderModel::Weights{}}};
  EXPECT_EQ(why_not("clobber(4x5)", few), "the model has another number of rows: 3, and not 1925");
  EXPECT_EQ(why_not("amazons(\"x..o\")", few),
            "the model is of clobber, and these boards are of another game");
  for (const char* expression : {"domineering(5x5)", "snort(path 6)", "clobber(9x9)"}) {
    EXPECT_EQ(
        why_not(expression, few),
        "only a search by proof numbers takes a model, and this sum is searched in another way")
        << expression;
  }
}

// Its search is for one board that stands alone.
TEST(WinnerSearches, OneBoardOfDomineeringHasASearchOfItsOwn) {
  Session session;
  const Game board = game(session, "domineering(4x4)");
  const auto alone = searched_winners(board);
  ASSERT_TRUE(alone.has_value()) << alone.error().error.message;
  EXPECT_TRUE(alone->found.ends_with(" by joined bands, exact keys")) << alone->found;
  expect_agreement(*alone, *analyze(board));
  for (const char* beside : {" + 1/8", " - domineering(4x5)", " + cram(3x3)"}) {
    const auto sum = searched_winners(game(session, "domineering(4x4)" + std::string(beside)));
    ASSERT_TRUE(sum.has_value()) << sum.error().error.message;
    EXPECT_FALSE(sum->found.contains(" by ")) << sum->found;
  }
}

TEST(WinnerSearches, OfOneQuestionAnswersOnlyThatOne) {
  Session session;
  const Game board = game(session, "domineering(4x5)");
  for (const unsigned threads : {1u, 2u}) {
    for (const Player first : {Player::left, Player::right}) {
      const auto searched =
          searched_winners(board, {.first = first, .search = {.threads = threads}});
      ASSERT_TRUE(searched.has_value());
      EXPECT_EQ(searched->asked, first);
      EXPECT_FALSE(searched->outcome().has_value());
      EXPECT_EQ(searched->prospect(first).fate, fate(board.outcome(), first));
    }
  }
}

// A search adds numbers up. 1 has the option 0, which no move in these two leaves.
TEST(WinnerSearches, NamesARealMoveAlthoughNumbersWereAddedUp) {
  Session session;
  const Game sum = game(session, "1/2 + 1/2");
  const auto known = analyze(sum);
  ASSERT_TRUE(known.has_value());
  for (const unsigned threads : {1u, 2u}) {
    const auto searched = searched_winners(sum, {.search = {.threads = threads}});
    ASSERT_TRUE(searched.has_value());
    expect_agreement(*searched, *known);
  }
}

TEST(WinnerSearches, TheWatchCountsAllNodesAndLimitsThemOnAnyNumberOfThreads) {
  Session session;
  const Game board = game(session, "domineering(6x6) - 1/8");
  for (const unsigned threads : {1u, 2u, 3u}) {
    std::uint64_t shown = 0;
    SearchWatch watch(SearchWatch::kNoLimit, [&](std::uint64_t nodes) { shown = nodes; });
    const auto searched =
        searched_winners(board, {.search = {.threads = threads, .watch = &watch}});
    ASSERT_TRUE(searched.has_value());
    EXPECT_EQ(searched->nodes, watch.nodes());
    EXPECT_GT(shown, 0u);
    EXPECT_LE(shown, watch.nodes());

    SearchWatch strict(20);
    const auto stopped =
        searched_winners(board, {.search = {.threads = threads, .watch = &strict}});
    ASSERT_FALSE(stopped.has_value());
    EXPECT_EQ(stopped.error().limit, Limit::size);
    EXPECT_EQ(strict.nodes(), 20u);
  }
}

TEST(WinnerSearches, AnInterruptStopsAllThreads) {
  std::atomic<bool> interrupt = false;
  Session session(Budget({.interrupt = &interrupt}));
  const Game board = game(session, "domineering(6x8) - 1/8");
  for (const unsigned threads : {1u, 2u}) {
    SearchWatch watch(SearchWatch::kNoLimit,
                      [&](std::uint64_t nodes) { interrupt = nodes >= 3000; });
    const auto stopped = searched_winners(board, {.search = {.threads = threads, .watch = &watch}});
    ASSERT_FALSE(stopped.has_value());
    EXPECT_EQ(stopped.error().limit, Limit::interrupted);
    interrupt = false;
  }
}

TEST(WinnerSearches, GamesThatItCannotSearchAreRefused) {
  Session session;
  EXPECT_FALSE(searched_winners(game(session, "lamps(\"L\") + *")).has_value());
  const Game wide = game(session, "cram(5x5)");
  EXPECT_EQ(searched_winners(wide, {.search = {.most_moves = 39}}).error().limit, Limit::size);
  EXPECT_TRUE(searched_winners(wide, {.search = {.most_moves = 40}}).has_value());
}

Outcome searched(Session& session, const std::string& expression) {
  const auto found =
      searched_winners(game(session, expression), {.search = {.table_bytes = 100'000}});
  EXPECT_TRUE(found.has_value()) << expression << ": " << found.error().error.message;
  return found ? found->outcome().value_or(Outcome::next) : Outcome::next;
}

TEST(WinnerSearches, CopiesAreCountedAndNotListed) {
  Session session;
  EXPECT_EQ(searched(session, "impartial(cutcake(\"24294967296 of 5x8, 1x3\"))"),
            Outcome::previous);
  EXPECT_EQ(searched(session, "cutcake(\"4294967297 of 2x3\")"), Outcome::previous);
  EXPECT_EQ(searched(session, "cutcake(\"4294967297 of 2x5\")"), Outcome::left);
  EXPECT_EQ(searched(session, "2000.nim(3)"), Outcome::previous);
  EXPECT_EQ(searched(session, "2001.nim(3)"), Outcome::next);
  EXPECT_EQ(searched(session, "1000000.domineering(2x3) - 749999"), Outcome::left);
  EXPECT_EQ(searched(session, "1000001.domineering(2x2)"), Outcome::next);
  EXPECT_EQ(searched(session, "1001.cram(3x4)"), Outcome::next);
}

TEST(WinnerSearches, MoreCopiesThanCanBePlayedReachALimit) {
  Session session;
  const auto found = searched_winners(game(session, "5000.domineering(4x6)"),
                                      {.search = {.table_bytes = 100'000}});
  ASSERT_FALSE(found.has_value());
  EXPECT_EQ(found.error().limit, Limit::size);
  EXPECT_NE(found.error().error.message.find("1000 copies"), std::string::npos);
}

TEST(WinnerSearches, KnowsTheNegativesOfGamesWithoutMirroredPositions) {
  Session session;
  EXPECT_EQ(searched(session, "blockbusting(\"L9R\") - blockbusting(\"L9R\")"), Outcome::previous);
  for (const std::string negative :
       {"* - blockbusting(\"L5R\")", "-blockbusting(\"L1L, R7R\") + 1",
        "2 - generalised-cutcake(halves, any, 4x7)", "* - generalised-cutcake(three, 3x7)"}) {
    EXPECT_EQ(searched(session, negative), game(session, negative).outcome()) << negative;
  }
}

}  // namespace
}  // namespace summand
