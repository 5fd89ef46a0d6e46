// Searches of boards whose values take too long for a test. The results are compared with known
// ones.
#include <gtest/gtest.h>
#include <random>
#include <string>
#include <vector>

#include "summand/games/clobber.hpp"
#include "summand/games/cram.hpp"
#include "summand/games/domineering.hpp"
#include "summand/games/toads_and_frogs.hpp"
#include "summand/ruleset/ruleset_parts.hpp"
#include "summand/ruleset/version.hpp"
#include "summand/search/nimber_search.hpp"
#include "summand/search/sum_search.hpp"

namespace summand::games {
namespace {

// A search of the positions of one ruleset.
template <class R>
struct Searched {
  explicit Searched(R its_rules = {}, std::uint64_t easy_moves = 12)
      : evaluators(store, By::search),
        tables(evaluators, easy_moves),
        rules(std::move(its_rules)),
        search(tables, 12),
        nimbers(tables) {}

  PartList parts(const typename R::Position& position) {
    PartList out;
    tables.template of<RulesetParts>(rules).add(position, out);
    return out;
  }
  PartList parts(std::string_view text) { return parts(rules.parse(text).value()); }

  Outcome outcome(const PartList& list) {
    const SearchSum sum = search.sum_of(list);
    const bool left = search.wins(sum, Player::left), right = search.wins(sum, Player::right);
    if (left) return right ? Outcome::next : Outcome::left;
    return right ? Outcome::right : Outcome::previous;
  }

  ValueStore store;
  Evaluators evaluators;
  PartTables tables;
  R rules;
  SumSearch search;
  NimberSearch nimbers;
};

TEST(Searches, EmptyBoardsOfDomineeringHaveTheOutcomesOfTheirValues) {
  ValueStore store;
  Evaluator<Domineering> evaluate(Domineering(), store);
  Searched<Domineering> searched({}, 0);
  for (int rows = 1; rows <= 5; ++rows) {
    for (int columns = 1; rows * columns <= 24; ++columns) {
      const Cells board = Cells::full(rows, columns);
      EXPECT_EQ(searched.outcome(searched.parts(board)), outcome(store, evaluate(board)))
          << rows << "x" << columns;
    }
  }
}

// Not all moves of such a board are looked up before the first one is searched.
TEST(Searches, BoardsOfManyMovesHaveTheOutcomesOfTheirValues) {
  Searched<Domineering> searched({}, 0);
  ValueStore& store = searched.store;
  Evaluator<Domineering> evaluate(Domineering(), store);
  const std::vector<Value> extras = {store.zero(), store.number(1), store.number(-1),
                                     store.nimber(1)};
  std::mt19937_64 random(5);
  for (int round = 0; round < 40; ++round) {
    Cells board = round % 2 == 0 ? Cells::full(4, 6) : Cells::full(6, 4);
    for (int holes = round % 4; holes > 0; --holes) board.remove(static_cast<int>(random() % 24));
    const Value value = evaluate(board);
    for (const Value extra : extras) {
      PartList sum = searched.parts(board);
      sum.values.push_back(extra);
      EXPECT_EQ(searched.outcome(sum), outcome(store, store.sum(value, extra)))
          << board.print('.', '#');
    }
  }
}

// 5x5 is zero (Winning Ways ch. 5). Any other square is a first player win, since a quarter turn
// exchanges the players.
TEST(Searches, SquaresOfDomineering) {
  Searched<Domineering> searched;
  EXPECT_EQ(searched.outcome(searched.parts(Cells::full(5, 5))), Outcome::previous);
  EXPECT_EQ(searched.outcome(searched.parts(Cells::full(6, 6))), Outcome::next);
  EXPECT_EQ(searched.outcome(searched.parts(Cells::full(7, 7))), Outcome::next);
}

TEST(Searches, ABoardAndItsQuarterTurnCancel) {
  Searched<Domineering> searched;
  PartList both = searched.parts(Cells::full(6, 7));
  const PartList turned = searched.parts(Cells::full(7, 6));
  both.parts.insert(both.parts.end(), turned.parts.begin(), turned.parts.end());
  EXPECT_EQ(searched.outcome(both), Outcome::previous);
  EXPECT_EQ(searched.search.nodes(), 0u);
}

std::string chequered(int pairs) {
  std::string out;
  for (int i = 0; i < pairs; ++i) out += "xo";
  return out;
}

TEST(Searches, RowsOfClobberHaveTheOutcomesOfTheirValues) {
  ValueStore store;
  Evaluator<Clobber> evaluate(Clobber(), store);
  Searched<Clobber> searched;
  for (int pairs = 1; pairs <= 11; ++pairs) {
    const auto row = Clobber().parse(chequered(pairs)).value();
    EXPECT_EQ(searched.outcome(searched.parts(row)), outcome(store, evaluate(row))) << pairs;
  }
}

// Two boards and a number in one sum: the search agrees with the values.
TEST(Searches, SumsWithValues) {
  Searched<ToadsAndFrogs> searched({}, 4);
  ValueStore& store = searched.store;
  Evaluator<ToadsAndFrogs> evaluate(ToadsAndFrogs(), store);
  std::vector<ToadsAndFrogs::Position> strips;
  for (const char* const text : {"TT.FF", "T.T.F.F", "TTT..FF", "T..TF.F"}) {
    strips.push_back(ToadsAndFrogs().parse(text).value());
  }
  const std::vector<Value> extras = {store.zero(), store.number(1), store.nimber(2),
                                     store.number_up_star({0, -1, 1})};
  for (const auto& g : strips) {
    for (const auto& h : strips) {
      for (const Value extra : extras) {
        PartList sum = searched.parts(g);
        searched.tables.of<RulesetParts>(searched.rules).add(h, sum);
        sum.values.push_back(extra);
        const Value value = store.sum(store.sum(evaluate(g), evaluate(h)), extra);
        EXPECT_EQ(searched.outcome(sum), outcome(store, value));
      }
    }
  }
}

// From two independent search programs.
TEST(Searches, NimbersOfCram) {
  const std::vector<std::vector<std::uint64_t>> table = {{0, 1, 1, 2, 0, 3, 1, 1},
                                                         {1, 0, 1, 0, 1, 0, 1, 0},
                                                         {1, 1, 0, 1, 1, 4, 1, 3},
                                                         {2, 0, 1, 0, 2, 0},
                                                         {0, 1, 1, 2, 0}};
  Searched<Cram> searched;
  for (std::size_t rows = 1; rows <= table.size(); ++rows) {
    for (std::size_t columns = 1; columns <= table[rows - 1].size(); ++columns) {
      const Cells board = Cells::full(static_cast<int>(rows), static_cast<int>(columns));
      EXPECT_EQ(searched.nimbers.nimber(searched.parts(board)), table[rows - 1][columns - 1])
          << rows << "x" << columns;
    }
  }
}

TEST(Searches, NimbersOfRowsOfImpartialClobber) {
  ValueStore store;
  Evaluator<Version<Clobber>> evaluate(impartial_of(Clobber()), store);
  Searched<Version<Clobber>> searched(impartial_of(Clobber()));
  for (int pairs = 1; pairs <= 12; ++pairs) {
    const auto row = Clobber().parse(chequered(pairs)).value();
    EXPECT_EQ(store.nimber(searched.nimbers.nimber(searched.parts(row))), evaluate(row)) << pairs;
  }
}

// A limit may be reached at any node. The search can be continued as if nothing had happened.
TEST(Searches, ALimitOfNodesDoesNotChangeTheSearch) {
  Searched<Domineering> searched;
  const SearchSum sum = searched.search.sum_of(searched.parts(Cells::full(6, 6)));
  bool reached = false;
  for (int tries = 0; tries < 1000; ++tries) {
    searched.search.stop_after(1 + static_cast<std::uint64_t>(tries));
    try {
      EXPECT_TRUE(searched.search.wins(sum, Player::left));
      break;
    } catch (const LimitReached& limit) {
      EXPECT_EQ(limit.limit, Limit::size);
      reached = true;
    }
  }
  EXPECT_TRUE(reached);
  searched.search.stop_after(1'000'000);
  EXPECT_TRUE(searched.search.wins(sum, Player::right));
}

}  // namespace
}  // namespace summand::games
