#include "summand/games/fox_and_geese/census.hpp"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <vector>

#include "summand/games/fox_and_geese.hpp"
#include "summand/games/fox_and_geese/against_over.hpp"
#include "summand/loopy/retrograde.hpp"

namespace summand::games::fox_and_geese {
namespace {

// The board of the game with these animals. The geese start at the bottom.
Board board_of(const Squares& squares, Set geese, int fox) {
  Board board(squares.rows(), squares.columns());
  for (int row = 0; row < squares.rows(); ++row) {
    for (int column = row % 2; column < squares.columns(); column += 2) {
      const int bit = squares.bit(row, column), cell = board.cell(squares.rows() - 1 - row, column);
      if ((geese >> bit & 1) != 0) board.put(cell, Piece::left);
      if (bit == fox) board.put(cell, Piece::right);
    }
  }
  return board;
}

// Calls visit(geese, fox) for all positions of the board.
template <class Visit>
void for_each_position(const Squares& squares, int geese, Visit&& visit) {
  GooseSets(squares, geese).for_each_from_last([&](std::uint64_t, Set set) {
    for (Set places = squares.all() & ~set; places != 0; places &= places - 1) {
      visit(set, std::countr_zero(places));
    }
  });
}

TEST(FoxSquares, HaveTheMovesOfTheGame) {
  const FoxAndGeese rules;
  for (int columns = 1; columns <= 7; ++columns) {
    for (int rows = 1; rows <= 6; ++rows) {
      const Squares squares(columns, rows);
      for (Set rest = squares.all(); rest != 0; rest &= rest - 1) {
        const int from = std::countr_zero(rest);
        const auto ends = [&](const Board& board, Player player) {
          Set out = 0;
          rules.for_each_move(board, player, [&](FoxAndGeese::Move move) {
            out |= Set{1} << squares.bit(rows - 1 - board.row(move.to), board.column(move.to));
          });
          return out;
        };
        const Set one = Set{1} << from;
        EXPECT_EQ(squares.ahead(one), ends(board_of(squares, one, -1), Player::left));
        EXPECT_EQ(squares.beside(one), ends(board_of(squares, 0, from), Player::right));
      }
      EXPECT_EQ(squares.back(squares.all()) | squares.ahead(squares.all()),
                squares.beside(squares.all()));
    }
  }
}

TEST(FoxSquares, AreReadFromABoardOfTheGame) {
  const FoxAndGeese rules;
  const Squares squares(5, 4);
  for_each_position(squares, 2, [&](Set geese, int fox) {
    const auto read = placed(board_of(squares, geese, fox));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->geese, geese);
    EXPECT_EQ(read->fox, fox);
  });
  for (const std::string_view text :
       {"#..|.#.|g#g", "f.f|...|g.g", "f..|.#.|g.g", "fg.|...|g.g", "...|.f.|gg."}) {
    EXPECT_FALSE(placed(rules.parse(text).value())) << text;
  }
  EXPECT_TRUE(placed(rules.parse("f#.|#.#|g#g").value()));
}

TEST(GooseSets, AreNumberedWithoutGapsAndMovesLeadToGreaterNumbers) {
  for (const auto& [columns, rows, geese] :
       {std::array{5, 4, 3}, {4, 4, 0}, {4, 4, 8}, {7, 3, 2}, {8, 8, 3}, {1, 6, 1}}) {
    const Squares squares(columns, rows);
    const GooseSets sets(squares, geese);
    std::uint64_t expected = sets.count();
    sets.for_each_from_last([&](std::uint64_t number, Set set) {
      EXPECT_EQ(number, --expected);
      EXPECT_EQ(sets.number(set), number);
      EXPECT_EQ(std::popcount(set), geese);
      sets.for_each_move(set, [&](Set after) {
        EXPECT_EQ(std::popcount(after), geese);
        EXPECT_GT(sets.number(after), number);
      });
    });
    EXPECT_EQ(expected, 0u);
  }
}

TEST(FoxCensus, AgreesWithRetrogradeAnalysisOfTheGame) {
  const FoxAndGeese rules;
  for (const auto& [columns, rows, geese] :
       {std::array{4, 4, 2}, {5, 4, 2}, {3, 5, 1}, {5, 3, 3}}) {
    const Squares squares(columns, rows);
    std::map<Board, MoveGraph::Node> numbers;
    std::vector<Board> boards;
    for_each_position(squares, geese, [&](Set set, int fox) {
      boards.push_back(board_of(squares, set, fox));
      numbers.emplace(boards.back(), static_cast<MoveGraph::Node>(numbers.size()));
    });
    Budget budget;
    MoveGraph graph(budget);
    for (const Board& board : boards) {
      for (const Player player : {Player::left, Player::right}) {
        rules.for_each_move(board, player, [&](FoxAndGeese::Move move) {
          graph.add_move(2 * numbers.at(rules.play(board, player, move)) +
                         (player == Player::left));
        });
        graph.close_node();
      }
    }
    const std::vector<Ending> endings = retrograde(graph, budget);
    const Census census(squares, geese, budget);
    Census::Counts counts;
    for_each_position(squares, geese, [&](Set set, int fox) {
      const std::size_t node = 2 * numbers.at(board_of(squares, set, fox));
      const Outcome outcome = census.outcome(set, fox);
      for (const Player first : {Player::left, Player::right}) {
        EXPECT_EQ(endings[node + (first == Player::right)].fate,
                  winner(outcome, first) == first ? Fate::win : Fate::loss);
      }
      ++(outcome == Outcome::left    ? counts.left
         : outcome == Outcome::right ? counts.right
         : outcome == Outcome::next  ? counts.next
                                     : counts.previous);
    });
    EXPECT_EQ(census.counts(), counts);
    EXPECT_EQ(counts.all(), boards.size());
  }
}

TEST(FoxCensus, OfTheChessBoardWithFourGeese) {
  Budget budget;
  const Squares squares(8, 8);
  const Census census(squares, 4, budget);
  EXPECT_EQ(census.counts(), (Census::Counts{50'494, 905'280, 50'268, 838}));
  EXPECT_EQ(census.counts().all(), 1'006'880u);
  const Set start = squares.row(0);
  for (Set places = squares.all() & ~start; places != 0; places &= places - 1) {
    EXPECT_EQ(census.outcome(start, std::countr_zero(places)), Outcome::left);
  }
}

TEST(FoxCensus, OfSmallerBoards) {
  Budget budget;
  EXPECT_EQ(Census(Squares(4, 4), 2, budget).counts(), (Census::Counts{32, 103, 21, 12}));
  EXPECT_EQ(Census(Squares(6, 6), 3, budget).counts(), (Census::Counts{1215, 9844, 1078, 103}));
}

TEST(FoxCensus, StopsAtItsLimits) {
  Budget few(Budget::Limits{.memory = 10'000});
  EXPECT_THROW(Census(Squares(8, 8), 4, few), LimitReached);
  EXPECT_EQ(few.charged(), 0u);
  Budget budget;
  EXPECT_THROW(Census(Squares(8, 16), 32, budget), LimitReached);
}

// A position beside -n + under, by retrograde analysis of all positions of the sum.
std::partial_ordering compared_by_retrograde(const Squares& squares, Set geese, int fox, int n) {
  // What is left of -n + under: itself, or a number.
  struct State {
    Set geese;
    int fox;
    bool under;
    int number;
    Player to_move;
    auto operator<=>(const State&) const = default;
  };
  std::map<State, MoveGraph::Node> numbers;
  std::vector<State> states;
  const auto node = [&](const State& state) {
    const auto [at, is_new] = numbers.emplace(state, static_cast<MoveGraph::Node>(numbers.size()));
    if (is_new) states.push_back(state);
    return at->second;
  };
  const auto left_first = node({geese, fox, true, -n, Player::left});
  const auto right_first = node({geese, fox, true, -n, Player::right});
  Budget budget;
  MoveGraph graph(budget);
  const GooseSets sets(squares, std::popcount(geese));
  for (std::size_t i = 0; i < states.size(); ++i) {
    const State state = states[i];
    State after = state;
    after.to_move = opponent(state.to_move);
    if (state.to_move == Player::left) {
      sets.for_each_move(state.geese, [&](Set moved) {
        if ((moved >> state.fox & 1) != 0) return;
        graph.add_move(node({moved, state.fox, state.under, state.number, Player::right}));
      });
      if (state.under) graph.add_move(node(after));
      if (!state.under && state.number > 0) {
        --after.number;
        graph.add_move(node(after));
      }
    } else {
      for (Set to = squares.beside(Set{1} << state.fox) & ~state.geese; to != 0; to &= to - 1) {
        graph.add_move(
            node({state.geese, std::countr_zero(to), state.under, state.number, Player::left}));
      }
      if (!state.under && state.number < 0) {
        ++after.number;
        graph.add_move(node(after));
      }
      if (state.under) {
        after.under = false;
        graph.add_move(node(after));
      }
    }
    graph.close_node();
  }
  const std::vector<Ending> endings = retrograde(graph, budget);
  const bool at_least = endings[right_first].fate != Fate::win;
  const bool at_most = endings[left_first].fate != Fate::win;
  if (at_least) {
    return at_most ? std::partial_ordering::equivalent : std::partial_ordering::greater;
  }
  return at_most ? std::partial_ordering::less : std::partial_ordering::unordered;
}

TEST(FoxAgainstOver, AgreesWithRetrogradeAnalysisOfTheDifference) {
  std::set<int> seen;
  for (const int n : {-2, -1, 0, 1, 2}) {
    const Squares squares(4, 4);
    Budget budget;
    const AgainstOver against(squares, 2, n, budget);
    std::uint64_t equal = 0;
    for_each_position(squares, 2, [&](Set geese, int fox) {
      const auto expected = compared_by_retrograde(squares, geese, fox, n);
      EXPECT_EQ(against.compare(geese, fox), expected) << n << ": " << geese << ", " << fox;
      equal += expected == 0;
      seen.insert(expected == 0 ? 0 : expected < 0 ? -1 : expected > 0 ? 1 : 2);
    });
    EXPECT_EQ(against.equal(), equal) << n;
  }
  EXPECT_EQ(seen, (std::set{-1, 0, 1, 2}));
}

// Welton; Winning Ways ch. 20 (2nd edition).
TEST(FoxAgainstOver, TheClassicalStartIsTwoPlusOver) {
  Budget budget;
  const Squares squares(8, 8);
  const Set start = squares.row(0);
  for (const auto& [n, expected, equal] : {std::tuple(0, std::partial_ordering::greater, 178u),
                                           {1, std::partial_ordering::greater, 251u},
                                           {2, std::partial_ordering::equivalent, 11'294u},
                                           {3, std::partial_ordering::less, 118u}}) {
    const AgainstOver against(squares, 4, n, budget);
    EXPECT_EQ(against.equal(), equal) << n;
    for (Set places = squares.all() & ~start; places != 0; places &= places - 1) {
      EXPECT_EQ(against.compare(start, std::countr_zero(places)), expected) << n;
    }
  }
}

}  // namespace
}  // namespace summand::games::fox_and_geese
