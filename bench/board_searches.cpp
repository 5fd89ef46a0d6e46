// Searches that games bring along: who wins one connected board, and nimbers of Cram. The digest is
// the number of nodes. It changes if the order of the search changes, or if a model learns
// something else.
#include <memory>
#include <span>

#include "bench/bench.hpp"
#include "summand/games/amazons.hpp"
#include "summand/games/clobber.hpp"
#include "summand/games/cram.hpp"
#include "summand/games/domineering.hpp"
#include "summand/games/konane.hpp"
#include "summand/games/nogo.hpp"
#include "summand/ruleset/board_nimber.hpp"

namespace summand::bench {
namespace {

// Left starts. `distinct` is 1 if Left wins, and 2 if Right wins. Of Cram it is the nimber.
constexpr Workload kWorkloads[] = {
    {"clobber 4x5", 1, 0x00000633},          {"nogo 3x5", 1, 0x00002A78},
    {"amazons 4x4", 1, 0x0000154A},          {"konane 4x6", 2, 0x000002D0},
    {"domineering 7x7", 1, 0x00000268},      {"clobber 5x5", 2, 0x00045535, 1.5},
    {"clobber 4x7", 1, 0x000647E8, 2.0},     {"nogo 4x4", 2, 0x0000DD95, 0.3},
    {"nogo 1x22", 1, 0x00002C67, 0.1},       {"amazons 4x5", 1, 0x00002B06, 0.1},
    {"amazons 5x5", 1, 0x000E4322, 6.0},     {"konane 5x6", 2, 0x00013359, 0.3},
    {"konane 6x6", 2, 0x003138EC, 12.0},     {"domineering 8x8", 1, 0x0001204F, 0.4},
    {"domineering 9x7", 1, 0x0000211F, 0.1}, {"cram 5x6", 2, 0x0000315D},
    {"cram 5x7", 1, 0x00012A0C, 0.3},        {"cram 4x11", 1, 0x002D11A2, 7.0},
};

constexpr std::size_t kTableBytes = std::size_t{1} << 28;

template <class R>
bool run_board(const Workload& expected, const typename R::Position& board) {
  Stopwatch watch;
  watch.resume();
  ValueStore store;
  const std::span positions(&board, 1);
  const auto search = R::board_search(positions, store, {.table_bytes = kTableBytes});
  const bool wins = search->wins(positions, {}, Player::left);
  watch.pause();
  return report("search of", expected, watch.seconds(), search->nodes(), wins ? 1 : 2,
                static_cast<std::uint32_t>(search->nodes()));
}

bool run_nimber(const Workload& expected, const Cells& board) {
  Stopwatch watch;
  watch.resume();
  ValueStore store;
  const std::span positions(&board, 1);
  const auto search = games::Cram::board_search(
      positions, store, {.table_bytes = kTableBytes, .beside = Beside::nimbers});
  const std::uint64_t nimber = nimber_of_boards(*search, positions, store);
  watch.pause();
  return report("nimber of", expected, watch.seconds(), search->nodes(), nimber,
                static_cast<std::uint32_t>(search->nodes()));
}

Board corners(int rows, int columns) {
  Board out(rows, columns);
  out.put(0, Piece::left);
  out.put(out.size() - 1, Piece::right);
  return out;
}
games::nogo::Position empty(int rows, int columns) {
  games::nogo::Position out(rows, columns);
  out.free = Cells::full(rows, columns);
  return out;
}

bool run(const Workload& expected) {
  const std::string_view size = expected.size;
  const auto at = size.find(' ');
  const std::string_view game = size.substr(0, at), board = size.substr(at + 1);
  const auto cross = board.find('x');
  const auto number = [](std::string_view digits) {
    int out = 0;
    for (const char digit : digits) out = 10 * out + (digit - '0');
    return out;
  };
  const int rows = number(board.substr(0, cross)), columns = number(board.substr(cross + 1));
  if (game == "clobber") {
    return run_board<games::Clobber>(expected, *Board::make_chequered({{rows}, {columns}}));
  }
  if (game == "nogo") return run_board<games::Nogo>(expected, empty(rows, columns));
  if (game == "amazons") return run_board<games::Amazons>(expected, corners(rows, columns));
  if (game == "konane") {
    const auto start = games::Konane::make({{.what = Dimensions{{rows, columns}}}});
    return run_board<games::Konane>(expected, start->position);
  }
  if (game == "cram") return run_nimber(expected, Cells::full(rows, columns));
  return run_board<games::Domineering>(expected, Cells::full(rows, columns));
}

}  // namespace
}  // namespace summand::bench

int main(int argc, char** argv) {
  using namespace summand::bench;
  return run_all(kWorkloads, argc, argv, run);
}
