#include "summand/studies/dots/solver.hpp"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <map>
#include <random>
#include <set>
#include <string>

#include "summand/search/strings/nimbers.hpp"
#include "summand/studies/dots/all_sets_test_support.hpp"
#include "summand/studies/dots/structure.hpp"
#include "summand/testing/table.hpp"

namespace summand::dots {
namespace {

Position solver_position(std::string_view text) {
  const auto read = parse_position(text);
  EXPECT_TRUE(read) << text;
  return read.value();
}

// By the rules only, box by box.
int naive_net(const Position& at, std::map<Lines, int>& known) {
  const DotsAndBoxes rules;
  if (!rules.to_move(at)) return 0;
  if (const auto found = known.find(at.drawn); found != known.end()) return found->second;
  int best = -100;
  for (const unsigned line : rules.actions(at)) {
    const Position next = rules.apply(at, line);
    const int gained = static_cast<int>(next.boxes[at.mover] - at.boxes[at.mover]);
    const int rest = naive_net(next, known);
    best = std::max(best, next.mover == at.mover ? gained + rest : -rest);
  }
  return known[at.drawn] = best;
}

Solver solver_of(const Position& start, NetOptions options = {}) {
  return Solver::of(start, Budget(), options).value();
}

TEST(DotsSolver, AgreesWithTheRules) {
  const Position start{.board = Board::of(2, 2).value()};
  std::map<Lines, int> known;
  naive_net(start, known);
  Solver solver = solver_of(start);
  const AllSets table = all_sets_of(start.board);
  ASSERT_EQ(known.size() + 1, std::size_t{1} << 12);  // and the end
  for (const auto& [drawn, net] : known) {
    Position at = start;
    at.drawn = drawn;
    ASSERT_EQ(solver.net(at).value(), net) << print(at);
    std::size_t undrawn = 0;
    at.undrawn().for_each([&](unsigned line) { undrawn |= std::size_t{1} << line; });
    ASSERT_EQ(table.net(undrawn), net) << print(at);
  }
}

TEST(DotsSolver, AgreesWithTheTableOfAllSetsOnAllSmallBoards) {
  for (const auto& [rows, columns] :
       {std::pair(1u, 1u), {1u, 2u}, {1u, 4u}, {2u, 2u}, {5u, 1u}, {2u, 3u}, {3u, 2u}}) {
    const Board board = Board::of(rows, columns).value();
    const AllSets table = all_sets_of(board);
    Solver solver = solver_of({.board = board});
    for (std::size_t undrawn = 0; undrawn < std::size_t{1} << board.lines(); ++undrawn) {
      const Position at = with_undrawn(board, undrawn);
      ASSERT_EQ(solver.net(at).value(), table.net(undrawn)) << print(at);
    }
  }
}

// Every line, too. A table of a few entries forgets most of what it finds.
TEST(DotsSolver, AgreesWithTheTableOfAllSetsOnRandomPositions) {
  std::mt19937_64 random(3);
  const Board board = Board::of(2, 4).value();
  const AllSets table = all_sets_of(board);
  for (const std::size_t bytes : {std::size_t{1} << 30, std::size_t{1000}}) {
    Solver solver = solver_of({.board = board}, {.most_table_bytes = bytes});
    for (int i = 0; i < 1000; ++i) {
      const std::size_t undrawn = random() & random() % (std::size_t{1} << board.lines());
      const Position at = with_undrawn(board, undrawn);
      ASSERT_EQ(solver.net(at).value(), table.net(undrawn)) << print(at);
      const std::vector<unsigned> lines = DotsAndBoxes().actions(at);
      const std::vector<int> nets = solver.nets_of_moves(at).value();
      ASSERT_EQ(nets.size(), lines.size());
      for (std::size_t j = 0; j < lines.size(); ++j) {
        const int rest = table.net(undrawn & ~(std::size_t{1} << lines[j]));
        const auto completed = static_cast<int>(board.completed(at.drawn, lines[j]));
        ASSERT_EQ(nets[j], completed > 0 ? completed + rest : -rest) << print(at) << " " << j;
      }
    }
  }
}

TEST(DotsSolver, FindsTheSameFromAnyStart) {
  std::mt19937 random(5);
  const Board board = Board::of(3, 3).value();
  Solver whole = solver_of({.board = board});
  for (int i = 0; i < 300; ++i) {
    Position at{.board = board};
    for (unsigned line = 0; line < board.lines(); ++line) {
      if (random() % 3 == 0) at.drawn.add(line);
    }
    ASSERT_EQ(solver_of(at).net(at).value(), whole.net(at).value()) << print(at);
  }
}

TEST(DotsSolver, ThreadsFindTheSame) {
  for (const auto& [size, net] : {std::pair("3x3", -3), {"2x4", 2}, {"3x4", 0}}) {
    const Position at = solver_position(size);
    Solver solver = solver_of(at, {.threads = 2});
    EXPECT_EQ(solver.net(at).value(), net) << size;
  }
}

TEST(DotsSolver, SaysWhichShareOfAQuestionIsDone) {
  for (const unsigned threads : {1u, 2u}) {
    SearchWatch watch;
    const Position start = solver_position("3x3");
    NetOptions options{.threads = threads, .watch = &watch};
    Solver solver = Solver::of(start, Budget(), options).value();
    EXPECT_EQ(watch.share().done, 0);
    double most = 0;
    solver.nets().at_times([&] { most = std::max(most, watch.share().done); });
    EXPECT_EQ(solver.net(start).value(), -3);
    EXPECT_NEAR(watch.share().done, 1, 1e-9);
    EXPECT_LE(most, 1 + 1e-9);
  }
}

TEST(DotsSolver, GoesOnAfterALimitAndFromAFile) {
  const Position at = solver_position("3x4");
  const std::string path = ::testing::TempDir() + "dots_nets";
  std::uint64_t whole = 0;
  {
    Solver solver = solver_of(at);
    EXPECT_EQ(solver.net(at).value(), 0);
    whole = solver.nets().nodes();
  }
  SearchWatch watch(whole / 2);
  Solver stopped = solver_of(at, {.watch = &watch});
  const auto net = stopped.net(at);
  ASSERT_FALSE(net);
  EXPECT_EQ(net.error().limit, Limit::size);
  ASSERT_TRUE(save_nets(path, stopped.nets()));

  Solver resumed = solver_of(at);
  ASSERT_TRUE(load_nets(path, resumed.nets()));
  EXPECT_EQ(resumed.net(at).value(), 0);
  EXPECT_LT(resumed.nets().nodes(), whole * 6 / 10);

  Solver other = solver_of(solver_position("4x3"));
  const auto loaded = load_nets(path, other.nets());
  ASSERT_FALSE(loaded);
  std::filesystem::remove(path);
}

TEST(DotsSolver, SaysWhatIsTooLarge) {
  EXPECT_EQ(Solver::of(solver_position("7x7"), Budget(), {}).error().message,
            "49 boxes are left, and a search of positions with joints takes at most 30");
  EXPECT_FALSE(Solver::of(solver_position("10x10"), Budget(), {}).has_value());
  EXPECT_FALSE(Solver::of(solver_position("5x5"), Budget(), {}).has_value());
  EXPECT_THROW(
      static_cast<void>(Solver::of(solver_position("4x4"), Budget({.memory = 100'000}), {})),
      LimitReached);
}

// Rows of eight boxes without lines between them.
TEST(DotsSolver, ChainsAloneMayBeOfAnyNumber) {
  Position at{.board = Board::of(8, 8).value()};
  for (unsigned row = 0; row <= 8; ++row) {
    for (unsigned column = 0; column < 8; ++column) at.drawn.add(at.board.level(row, column));
  }
  Solver solver = solver_of(at);
  // Of each chain but the last the player who keeps control gets four boxes more.
  EXPECT_EQ(solver.net(at).value(), -(7 * 4 + 8));
  EXPECT_EQ(controlled_value(structure_of(at)), 7 * 4 + 8);
}

// --- results of independent programs ---

// "a1-b1,b1-c1" or "0,3".
std::set<std::string> parts_of(const std::string& text) {
  std::set<std::string> out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(',', at), text.size());
    out.insert(text.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

template <class Layout>
std::string nimstring(const Layout& layout, strings::StringSet strings) {
  Budget budget;
  const strings::Endings endings(budget, strings::count(layout.coins()), layout.loops());
  const strings::Packing packing(layout.all(), layout.symmetries(), 63);
  const strings::Settled taken =
      strings::settled(layout, strings::with_twins_in_order(layout, strings));
  if (taken.give > 0) return "loony";
  strings::Nimbers<Layout> nimbers(layout, endings, packing, budget);
  return std::to_string(nimbers.of(strings::quiet_of(layout, endings, taken.rest)));
}

// A board without its score: all complete boxes are the first player's.
Position board_of(const std::string& text) {
  Position out = solver_position(text.substr(0, text.find(' ')));
  for (std::size_t at = text.find(' '); at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at + 1), text.size());
    out.drawn.add(out.board.line_named(text.substr(at + 1, end - at - 1)).value());
    at = end;
  }
  return out;
}

TEST(DotsSolver, HasTheResultsOfOtherProgramsOnBoards) {
  constexpr unsigned kMostUndrawn = 31;
  std::size_t rows = 0;
  for (const auto& row : testing::table("dots.tsv")) {
    if (row[0] == "kind" || row[1].starts_with("coins=")) continue;
    const Position at = board_of(row[1]);
    if (at.undrawn().size() > kMostUndrawn) continue;
    ++rows;
    Solver solver = solver_of(at);
    const int net = solver.net(at).value();
    EXPECT_EQ(std::to_string(net), row[2]) << row[1];
    std::set<std::string> best;
    const std::vector<unsigned> lines = DotsAndBoxes().actions(at);
    const std::vector<int> nets = solver.nets_of_moves(at).value();
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (nets[i] == net) best.insert(at.board.name(lines[i]));
    }
    EXPECT_EQ(best, parts_of(row[3])) << row[1];
    if (row[4] == "?") continue;
    const strings::GridLayout layout(static_cast<int>(at.board.rows()),
                                     static_cast<int>(at.board.columns()));
    EXPECT_EQ(nimstring(layout, solver.strings_of(at.drawn)), row[4]) << row[1];
  }
  EXPECT_EQ(rows, 167u);
}

TEST(DotsSolver, HasTheResultsOfOtherProgramsOnGraphs) {
  std::size_t rows = 0;
  for (const auto& row : testing::table("dots.tsv")) {
    if (!row[1].starts_with("coins=")) continue;
    ++rows;
    const int coins = std::stoi(row[1].substr(6));
    std::vector<std::pair<int, int>> ends;
    const std::string list = row[1].substr(row[1].find("strings=") + 8) + ",";
    for (std::size_t at = 0; at < list.size();) {
      const std::size_t comma = list.find(',', at), hyphen = list.find('-', at);
      const auto coin = [](const std::string& word) {
        return word == "g" ? strings::GraphLayout::kGround : std::stoi(word);
      };
      ends.emplace_back(coin(list.substr(at, hyphen - at)),
                        coin(list.substr(hyphen + 1, comma - hyphen - 1)));
      at = comma + 1;
    }
    const strings::GraphLayout layout(coins, ends);
    auto solver = NetSolver::of(layout, layout.all(), Budget(), {}).value();
    const int net = solver->net(layout.all()).value();
    EXPECT_EQ(std::to_string(net), row[2]) << row[1];
    std::set<std::string> best;
    for (std::size_t i = 0; i < ends.size(); ++i) {
      const auto string = strings::StringSet::of(static_cast<int>(i));
      const int freed =
          strings::count(layout.ends_of(static_cast<int>(i)) & layout.valences(layout.all()).one);
      const int rest = solver->net(layout.all().without(string)).value();
      if ((freed > 0 ? freed + rest : -rest) == net) best.insert(std::to_string(i));
    }
    EXPECT_EQ(best, parts_of(row[3])) << row[1];
    if (row[4] == "?") continue;
    EXPECT_EQ(nimstring(layout, layout.all()), row[4]) << row[1];
  }
  EXPECT_EQ(rows, 101u);
}

// --- theorems ---

// All sums of long chains and loops of at most so many boxes.
template <class Visit>
void for_each_long_ending(int most, std::vector<strings::Piece>& pieces, strings::Piece least,
                          Visit&& visit) {
  visit(pieces);
  for (strings::Piece next = least; next.is_loop || next.coins <= most;) {
    if (next.coins > most) {
      if (next.is_loop) break;
    }
    pieces.push_back(next);
    for_each_long_ending(most - next.coins, pieces, next, visit);
    pieces.pop_back();
    if (!next.is_loop && next.coins + 1 > most) {
      next = {true, 4};
    } else {
      next.coins += next.is_loop ? 2 : 1;
    }
    if (next.is_loop && next.coins > most) break;
  }
}

TEST(DotsStructure, TheControlledValueIsTheNetOfAllLongEndings) {
  std::size_t controlled = 0;
  std::vector<strings::Piece> pieces;
  for_each_long_ending(20, pieces, {false, 3}, [&](const std::vector<strings::Piece>& its) {
    Structure structure;
    for (const strings::Piece& piece : its) {
      (piece.is_loop ? structure.loops : structure.chains)
          .push_back(static_cast<unsigned>(piece.coins));
    }
    const auto value = controlled_value(structure);
    if (!value) return;
    ++controlled;
    EXPECT_EQ(net_of_pieces(its), -*value);
  });
  EXPECT_GT(controlled, 300u);
}

}  // namespace
}  // namespace summand::dots
