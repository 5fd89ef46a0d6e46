// Dots-and-Boxes: nets of starts, and of random positions in which no box can be taken. The digest
// is the number of positions that the search opened, and changes if its order changes.
#include <algorithm>
#include <fmt/core.h>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bench/bench.hpp"
#include "summand/studies/dots/solver.hpp"
#include "summand/studies/dots/structure.hpp"

namespace summand::bench {
namespace {

using namespace dots;

// `distinct` is the net and 100.
constexpr Workload kStarts[] = {
    {"3x3", 97, 0x00005BBF},
    {"3x4", 100, 0x000BC2D4},
    {"3x4 lines", 100, 0x00261AFF},
    {"Icelandic 4x4", 104, 0x0023032C, 2.0},
    {"Swedish 4x4", 100, 0x0000054F},
    {"Swedish 4x5", 100, 0x0000D3FE, 0.5},
    {"3x5", 99, 0x04698C65, 70.0},
    {"4x4", 100, 0x03F9D5E1, 70.0},
    {"4x4 lines", 100, 0x05E1D89F, 100.0},
    {"Swedish 5x5", 97, 0x005DA3CC, 10.0},
};
// A board, and the lines that are left. `distinct` is the number of positions. Their seed is 1.
constexpr Workload kRandom[] = {
    {"4x4 26", 20, 0x00010210, 0.1},   {"4x4 32", 20, 0x00F63C5D, 10.0},
    {"4x5 36", 20, 0x01BBB35E, 20.0},  {"4x5 38", 20, 0x0AADEC65, 150.0},
    {"5x5 40", 20, 0x0113B608, 20.0},  {"5x5 42", 20, 0x065EE3A8, 100.0},
    {"5x5 44", 20, 0x2B549A27, 700.0},
};
constexpr std::size_t kPositions = 20;

NetOptions table() { return {.most_table_bytes = std::size_t{600} << 20}; }

Board board_of(std::string_view size) {
  const auto number = [](char digit) { return static_cast<unsigned>(digit - '0'); };
  return Board::of(number(size[0]), number(size[2])).value();
}

// The whole border is drawn on a Swedish board, and two sides that meet on an Icelandic one.
Position start_of(std::string_view name) {
  const std::size_t space = name.find(' ');
  const bool named = space != name.npos && name.substr(space) != " lines";
  Position out{.board = board_of(named ? name.substr(space + 1) : name.substr(0, space))};
  if (!named) return out;
  const Board& board = out.board;
  const bool whole = name.starts_with("Swedish");
  for (unsigned column = 0; column < board.columns(); ++column) {
    out.drawn.add(board.level(0, column));
    if (whole) out.drawn.add(board.level(board.rows(), column));
  }
  for (unsigned row = 0; row < board.rows(); ++row) {
    out.drawn.add(board.upright(row, 0));
    if (whole) out.drawn.add(board.upright(row, board.columns()));
  }
  return out;
}

Position random_quiet(const Board& board, std::size_t left, std::mt19937_64& random) {
  while (true) {
    Position out{.board = board};
    std::vector<unsigned> lines = DotsAndBoxes().actions(out);
    for (std::size_t i = lines.size(); i > 1; --i) std::swap(lines[i - 1], lines[random() % i]);
    for (const unsigned line : lines) {
      if (out.undrawn().size() == left) return out;
      Position after = out;
      after.drawn.add(line);
      if (structure_of(after).capturable == 0) out = after;
    }
    if (out.undrawn().size() == left) return out;
  }
}

bool run_start(const Workload& expected) {
  const Position start = start_of(expected.size);
  Stopwatch watch;
  watch.resume();
  Solver solver = Solver::of(start, Budget(), table()).value();
  const int net = solver.net(start).value();
  if (std::string_view(expected.size).ends_with("lines")) {
    static_cast<void>(solver.nets_of_moves(start).value());
  }
  watch.pause();
  const std::uint64_t nodes = solver.nets().nodes();
  return report("net of", expected, watch.seconds(), nodes, static_cast<std::uint64_t>(100 + net),
                static_cast<std::uint32_t>(nodes));
}

bool run_random(const Workload& expected) {
  const std::string_view name = expected.size;
  std::mt19937_64 random(1);
  std::vector<double> seconds;
  std::uint64_t nodes = 0;
  for (std::size_t i = 0; i < kPositions; ++i) {
    const auto left = static_cast<std::size_t>((name[4] - '0') * 10 + (name[5] - '0'));
    const Position start = random_quiet(board_of(name), left, random);
    Stopwatch watch;
    watch.resume();
    Solver solver = Solver::of(start, Budget(), table()).value();
    static_cast<void>(solver.net(start).value());
    watch.pause();
    nodes += solver.nets().nodes();
    seconds.push_back(watch.seconds());
  }
  std::ranges::sort(seconds);
  fmt::print("{}: median {:.3f} s, most {:.3f} s\n", name, seconds[seconds.size() / 2],
             seconds.back());
  double all = 0;
  for (const double its : seconds) all += its;
  return report("nets of", expected, all, nodes, kPositions, static_cast<std::uint32_t>(nodes));
}

bool run(const Workload& expected) {
  const bool is_random =
      std::ranges::any_of(kRandom, [&](const Workload& its) { return its.size == expected.size; });
  return is_random ? run_random(expected) : run_start(expected);
}

}  // namespace
}  // namespace summand::bench

int main(int argc, char** argv) {
  using namespace summand::bench;
  std::vector<Workload> all(std::begin(kStarts), std::end(kStarts));
  all.insert(all.end(), std::begin(kRandom), std::end(kRandom));
  return run_all(all, argc, argv, run);
}
