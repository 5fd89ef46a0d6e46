#include "summand/boards/cells.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace summand {
namespace {

std::string text(const Cells& cells) { return cells.print('x', '.'); }

// The same cells on a board with more rows and columns, so that operations take the path for many
// words.
Cells on_board(int rows, int columns, const Cells& cells) {
  Cells out(rows, columns);
  cells.for_each(
      [&](int cell) { out.add(cell / cells.columns() * out.columns() + cell % cells.columns()); });
  return out;
}

std::vector<std::string> trimmed_parts(Cells cells) {
  std::vector<std::string> parts;
  while (const auto part = cells.take_connected_part()) parts.push_back(text(part->trimmed()));
  EXPECT_TRUE(cells.empty());
  std::ranges::sort(parts);
  return parts;
}

template <class ForEach>
std::vector<std::pair<std::string, std::string>> pair_names(const Cells& cells,
                                                            ForEach&& for_each) {
  std::vector<std::pair<std::string, std::string>> names;
  for_each(cells,
           [&](int cell, int other) { names.emplace_back(cells.name(cell), cells.name(other)); });
  return names;
}

struct Shape {
  Cells small, large;
};

// Random fills of boards of one word, and the same cells on boards of two words and on the heap.
std::vector<Shape> shapes() {
  std::mt19937_64 random(11);
  std::vector<Shape> out;
  for (const auto& [rows, columns] : std::vector<std::pair<int, int>>{
           {1, 1}, {1, 64}, {64, 1}, {8, 8}, {3, 5}, {5, 3}, {2, 31}, {16, 4}, {7, 9}, {4, 6}}) {
    for (int round = 0; round < 40; ++round) {
      const std::uint64_t fill = random() & (round % 2 == 0 ? random() : ~std::uint64_t{0});
      const Cells small(rows, columns, fill & low_bits(rows * columns));
      for (const auto& [down, right] : {std::pair(5, 17), std::pair(20, 40)}) {
        out.push_back({small, on_board(small.rows() + down, small.columns() + right, small)});
      }
    }
  }
  return out;
}

// The set without every third member.
Cells without_thirds(Cells cells) {
  int number = 0;
  Cells(cells).for_each([&](int cell) {
    if (number++ % 3 == 0) cells.remove(cell);
  });
  return cells;
}

TEST(Cells, NeighboursInAnotherSetAreTheSameInOneWordAndInMany) {
  for (const auto& [small, large] : shapes()) {
    const auto beside = [](const Cells& from, auto visit) {
      from.for_each_beside(without_thirds(from), visit);
    };
    const auto pairs = pair_names(small, beside);
    ASSERT_EQ(pairs, pair_names(large, beside)) << text(small);
    ASSERT_TRUE(std::ranges::is_sorted(pairs, {}, [&](const auto& pair) {
      return std::pair(*small.named(pair.first), *small.named(pair.second));
    }));
    for (const Cells& cells : {small, large}) {
      ASSERT_EQ(cells.count_beside(without_thirds(cells)), std::ssize(pairs)) << text(small);
      ASSERT_EQ(cells.count_beside(cells), 2 * (cells.upright_pairs() + cells.lying_pairs()));
    }
  }
}

TEST(Cells, PairsPartsAndShapesAreTheSameInOneWordAndInMany) {
  const auto upright = [](const Cells& cells, auto visit) { cells.for_each_upright_pair(visit); };
  const auto lying = [](const Cells& cells, auto visit) { cells.for_each_lying_pair(visit); };
  for (const auto& [small, large] : shapes()) {
    ASSERT_LE(small.size(), 64);
    ASSERT_GT(large.size(), 64);
    ASSERT_EQ(text(small.trimmed()), text(large.trimmed()));
    ASSERT_EQ(trimmed_parts(small), trimmed_parts(large)) << text(small);
    ASSERT_EQ(pair_names(small, upright), pair_names(large, upright)) << text(small);
    ASSERT_EQ(pair_names(small, lying), pair_names(large, lying)) << text(small);
    for (const Cells& cells : {small, large}) {
      ASSERT_EQ(cells.upright_pairs(), std::ssize(pair_names(small, upright))) << text(small);
      ASSERT_EQ(cells.lying_pairs(), std::ssize(pair_names(small, lying))) << text(small);
    }
    ASSERT_EQ(text(small.flip_rows().trimmed()), text(large.flip_rows().trimmed()));
    ASSERT_EQ(text(small.turned().trimmed()), text(large.turned().trimmed()));
    ASSERT_EQ(text(small.transposed().trimmed()), text(large.transposed().trimmed()));
    ASSERT_EQ(small.count(), large.count());
  }
}

TEST(Cells, SetsAreCombinedAlikeInOneWordAndInMany) {
  for (const auto& [small, large] : shapes()) {
    const Cells some = without_thirds(small), large_some = without_thirds(large);
    const Cells others = small.flip_rows();
    const Cells large_others = on_board(large.rows(), large.columns(), others);
    for (const auto combine : {&Cells::within, &Cells::without, &Cells::joined}) {
      ASSERT_EQ(on_board(large.rows(), large.columns(), (some.*combine)(others)),
                (large_some.*combine)(large_others))
          << text(small);
    }
    for (int cell = 0; cell < small.size(); ++cell) {
      ASSERT_EQ(some.within(others).contains(cell), some.contains(cell) && others.contains(cell));
      ASSERT_EQ(some.without(others).contains(cell), some.contains(cell) && !others.contains(cell));
      ASSERT_EQ(some.joined(others).contains(cell), some.contains(cell) || others.contains(cell));
    }
    if (small.empty()) continue;
    ASSERT_EQ(text(small.connected_to(small.first()).trimmed()),
              text(large.connected_to(large.first()).trimmed()));
  }
}

TEST(Cells, FlippingTurningAndTransposingTwiceChangeNothing) {
  for (const Shape& shape : shapes()) {
    for (const Cells& cells : {shape.small, shape.large}) {
      ASSERT_EQ(cells.flip_rows().flip_rows(), cells);
      ASSERT_EQ(cells.turned().turned(), cells);
      ASSERT_EQ(cells.transposed().transposed(), cells);
      // Half a turn is a flip of the rows and one of the columns.
      ASSERT_EQ(cells.turned(), cells.flip_rows().transposed().flip_rows().transposed());
    }
  }
}

TEST(Cells, FlipsMoveEachCellToTheRightPlace) {
  const Cells cells = Cells::parse("x..|.x.", 'x', '.').value();
  EXPECT_EQ(text(cells.flip_rows()), ".x.|x..");
  EXPECT_EQ(text(cells.turned()), ".x.|..x");
  EXPECT_EQ(text(cells.transposed()), "x.|.x|..");
}

// Counts the parts by a table of classes, which are joined until nothing changes.
std::size_t parts_by_joining(const Cells& cells) {
  std::vector<int> leader(static_cast<std::size_t>(cells.size()));
  for (std::size_t i = 0; i < leader.size(); ++i) leader[i] = static_cast<int>(i);
  std::vector<bool> paired(leader.size());
  for (bool changed = true; changed;) {
    changed = false;
    const auto join = [&](int a, int b) {
      const auto x = static_cast<std::size_t>(a), y = static_cast<std::size_t>(b);
      paired[x] = paired[y] = true;
      const int least = std::min(leader[x], leader[y]);
      changed |= leader[x] != least || leader[y] != least;
      leader[x] = leader[y] = least;
    };
    for (int cell = 0; cell < cells.size(); ++cell) {
      const int below = cell + cells.columns();
      if (!cells.contains(cell)) continue;
      if ((cell + 1) % cells.columns() != 0 && cells.contains(cell + 1)) join(cell, cell + 1);
      if (below < cells.size() && cells.contains(below)) join(cell, below);
    }
  }
  std::size_t parts = 0;
  for (std::size_t i = 0; i < leader.size(); ++i) {
    parts += paired[i] && leader[i] == static_cast<int>(i);
  }
  return parts;
}

TEST(Cells, PartsAreConnectedAndHaveAtLeastTwoCells) {
  for (const Shape& shape : shapes()) {
    ASSERT_EQ(trimmed_parts(shape.small).size(), parts_by_joining(shape.small))
        << text(shape.small);
  }
}

TEST(Cells, ParseIsTheInverseOfPrint) {
  for (const Shape& shape : shapes()) {
    for (const Cells& cells : {shape.small, shape.large}) {
      ASSERT_EQ(Cells::parse(text(cells), 'x', '.'), cells);
    }
  }
}

TEST(Cells, ColumnNamesContinueAfterZ) {
  const Cells cells(2, 60);
  EXPECT_EQ(cells.name(0), "a1");
  EXPECT_EQ(cells.name(25), "z1");
  EXPECT_EQ(cells.name(26), "aa1");
  EXPECT_EQ(cells.name(60 + 53), "bb2");
}

TEST(Cells, BoardsOfAllShapesHaveDifferentKeys) {
  std::vector<std::pair<PositionKey, std::string>> keys;
  const auto add = [&](const Cells& cells) { keys.emplace_back(cells.key().value(), text(cells)); };
  Cells::for_each_fill(3, 3, add);
  for (const int size : {51, 52, 53, 64, 65, 112}) {
    for (int cell = 0; cell < size; cell += 7) {
      Cells row(1, size), column(size, 1);
      row.add(cell);
      column.add(cell);
      add(row);
      add(column);
    }
    add(Cells(1, size));
    add(Cells::full(size, 1));
  }
  std::ranges::sort(keys);
  for (std::size_t i = 1; i < keys.size(); ++i) ASSERT_NE(keys[i - 1].first, keys[i].first);
  EXPECT_EQ(Cells(4, 13).key()->high, 0u);
  EXPECT_NE(Cells(4, 14).key()->high, 0u);
  EXPECT_FALSE(Cells(1, 113).key().has_value());
}

TEST(Cells, ListsAllFillsOfAllBoards) {
  std::vector<Cells> fills;
  Cells::for_each_fill(2, 2, [&](const Cells& cells) { fills.push_back(cells); });
  EXPECT_EQ(fills.size(), 2u + 4u + 4u + 16u);
  std::ranges::sort(fills);
  EXPECT_TRUE(std::ranges::adjacent_find(fills) == fills.end());
}

TEST(Cells, BoardsHaveAtMost4096Cells) {
  EXPECT_EQ(Cells::full(64, 64).count(), 4096);
  const std::string row(64, 'x');
  std::string board = row;
  for (int i = 1; i < 64; ++i) board += '|' + row;
  ASSERT_TRUE(Cells::parse(board, 'x', '.').has_value());
  EXPECT_EQ(Cells::parse(board + '|' + row, 'x', '.').error(),
            (Error{"a board has at most 4096 cells", 0}));
}

TEST(Cells, ThePictureHasAMarkForEachCell) {
  const Picture picture = Cells::parse("x.|.x", 'x', '.').value().picture("o", "#");
  EXPECT_EQ(picture.rows, 2);
  EXPECT_EQ(picture.columns, 3);
  EXPECT_EQ(picture.marks, (std::vector<Mark>{{0, 0, "o", Paint::empty},
                                              {0, 2, "#", Paint::blocked},
                                              {1, 0, "#", Paint::blocked},
                                              {1, 2, "o", Paint::empty}}));
}

// Boards of one word are turned and flipped by words. Here it is done cell by cell.
TEST(Cells, SymmetriesOfWordsMoveEveryCell) {
  std::mt19937_64 random(1);
  for (int round = 0; round < 2000; ++round) {
    const int rows = 1 + static_cast<int>(random() % 8),
              columns = 1 + static_cast<int>(random() % 8);
    const Cells cells(rows, columns, random() & random() & low_bits(rows * columns));
    Cells flipped(rows, columns), transposed(columns, rows);
    Cells::Box box{rows, columns, 0, 0};
    cells.for_each([&](int cell) {
      const int row = cell / columns, column = cell % columns;
      flipped.add((rows - 1 - row) * columns + column);
      transposed.add(column * rows + row);
      box.top = std::min(box.top, row);
      box.left = std::min(box.left, column);
      box.rows = std::max(box.rows, row + 1);
      box.columns = std::max(box.columns, column + 1);
    });
    ASSERT_EQ(cells.flip_rows(), flipped);
    ASSERT_EQ(cells.transposed(), transposed);
    std::vector<Cells> images;
    for (const Cells& image : {cells, flipped, transposed, transposed.flip_rows()}) {
      images.push_back(image);
      images.push_back(image.turned());
    }
    ASSERT_EQ(cells.least_of_flips(), std::min({images[0], images[1], images[2], images[3]}));
    ASSERT_EQ(cells.least_of_symmetries(), *std::ranges::min_element(images));
    if (cells.empty()) continue;
    const Cells::Box actual = cells.box();
    ASSERT_EQ(std::tie(actual.top, actual.left), std::tie(box.top, box.left));
    ASSERT_EQ(actual.top + actual.rows, box.rows);
    ASSERT_EQ(actual.left + actual.columns, box.columns);
  }
}

}  // namespace
}  // namespace summand
