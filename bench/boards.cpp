// Games on boards: the values of all positions that can be reached from a start by any order of
// moves, and the values of single large boards of Domineering.
#include <string>
#include <unordered_set>

#include "bench/bench.hpp"
#include "summand/games/amazons.hpp"
#include "summand/games/clobber.hpp"
#include "summand/games/domineering.hpp"

namespace summand::bench {
namespace {

constexpr Workload kWorkloads[] = {
    {"clobber 3x3", 29, 0xE8F64517},           {"clobber 4x4", 25'077, 0xE581C2CB, 2.0},
    {"clobber 1x12", 1'890, 0x01926228, 0.2},  {"amazons 4x3", 10'055, 0xB6257C04, 0.3},
    {"domineering 3x10", 1, 0xCF4EC27F, 30.0}, {"domineering 2x23", 1, 0x3595AA11, 30.0},
};

struct Hash {
  std::size_t operator()(const Board& board) const { return hash_value(board); }
};

// All positions that moves of both players can reach from the start, including the start.
template <class R>
std::unordered_set<Board, Hash> followers(const Board& start) {
  const R rules;
  std::unordered_set<Board, Hash> seen{start};
  std::vector<Board> waiting{start};
  while (!waiting.empty()) {
    const Board board = waiting.back();
    waiting.pop_back();
    for (const Player player : {Player::left, Player::right}) {
      rules.for_each_move(board, player, [&](const typename R::Move& move) {
        const Board after = rules.play(board, player, move);
        if (seen.insert(after).second) waiting.push_back(after);
      });
    }
  }
  return seen;
}

template <class R>
bool run_followers(const Workload& expected, int rows, int columns) {
  const Board start = R::make({{.what = Dimensions{{rows, columns}}}}).value().position;
  const auto positions = followers<R>(start);
  const std::vector<Board> sorted = [&] {
    std::vector<Board> out(positions.begin(), positions.end());
    std::ranges::sort(out);
    return out;
  }();
  ValueStore store;
  ValuesOf<R> values(store);
  for (const Board& board : sorted) values.add(board);
  values.finish();
  return report("all positions of", expected, values.watch(), values.census(), store);
}

bool run_strips(const Workload& expected) {
  ValueStore store;
  ValuesOf<games::Clobber> values(store);
  Board::for_each_fill_of(Board(1, 12), 3, [&](const Board& board) { values.add(board); });
  values.finish();
  return report("all strings of", expected, values.watch(), values.census(), store);
}

bool run_rectangle(const Workload& expected, int rows, int columns) {
  ValueStore store;
  ValuesOf<games::Domineering> values(store);
  values.add(Cells::full(rows, columns));
  values.finish();
  return report("the empty board of", expected, values.watch(), values.census(), store);
}

bool run(const Workload& expected) {
  if (expected.size == "clobber 3x3") return run_followers<games::Clobber>(expected, 3, 3);
  if (expected.size == "clobber 4x4") return run_followers<games::Clobber>(expected, 4, 4);
  if (expected.size == "clobber 1x12") return run_strips(expected);
  if (expected.size == "amazons 4x3") return run_followers<games::Amazons>(expected, 4, 3);
  if (expected.size == "domineering 3x10") return run_rectangle(expected, 3, 10);
  return run_rectangle(expected, 2, 23);
}

}  // namespace
}  // namespace summand::bench

int main(int argc, char** argv) {
  using namespace summand::bench;
  return run_all(kWorkloads, argc, argv, run);
}
