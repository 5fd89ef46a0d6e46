// Searches: who wins large boards, and the nimbers of impartial boards. The digest is the number of
// nodes. It is the signature of the search: it changes if the order of the search changes.
#include <string>

#include "bench/bench.hpp"
#include "summand/games/clobber.hpp"
#include "summand/games/cram.hpp"
#include "summand/games/domineering.hpp"
#include "summand/ruleset/ruleset_parts.hpp"
#include "summand/ruleset/version.hpp"
#include "summand/search/nimber_search.hpp"
#include "summand/search/sum_search.hpp"

namespace summand::bench {
namespace {

// `distinct` is the answer: the nimber, or 1 if Left wins as first player.
constexpr Workload kWorkloads[] = {
    {"domineering 6x6", 1, 0x00000021},       {"cram 4x5", 2, 0x00000584},
    {"domineering 7x7", 1, 0x00000136, 0.02}, {"domineering 8x6", 1, 0x0000080C, 0.1},
    {"domineering 8x9", 1, 0x00000000, 0.01}, {"domineering 8x8", 1, 0x00026ED5, 2.0},
    {"cram 5x6", 2, 0x0000A64A, 0.15},        {"cram 5x7", 1, 0x0004B173, 1.2},
    {"clobber (XO)^18", 1, 0x00001A75, 0.7},  {"clobber (XO)^20", 1, 0x0000536E, 3.0},
    {"clobber 4x5", 1, 0x000162B4, 0.4},      {"impartial clobber (XO)^100", 3, 0x000007C5, 4.0},
};

constexpr std::uint64_t kEasyMoves = 12;
constexpr std::size_t kEasyPositions = 8;

// Searches one position. Only the moves and the values of small parts are known.
template <class R>
bool run_search(const Workload& expected, const R& rules, const typename R::Position& start) {
  Stopwatch watch;
  watch.resume();
  ValueStore store;
  Evaluators evaluators(store, By::search);
  PartTables tables(evaluators, EasyParts(kEasyMoves, kEasyPositions));
  PartList parts;
  tables.of<RulesetParts>(rules).add(start, parts);
  std::uint64_t answer = 0, nodes = 0;
  if (is_impartial(tables, parts)) {
    NimberSearch search(tables);
    answer = search.nimber(parts);
    nodes = search.nodes();
  } else {
    SumSearch search(tables, 20);
    answer = search.wins(search.sum_of(parts), Player::left) ? 1 : 0;
    nodes = search.nodes();
  }
  watch.pause();
  return report("search of", expected, watch.seconds(), nodes, answer,
                static_cast<std::uint32_t>(nodes));
}

Board row_of_clobber(int pairs) {
  std::string text;
  for (int i = 0; i < pairs; ++i) text += "xo";
  return games::Clobber().parse(text).value();
}

bool run(const Workload& expected) {
  const auto is = [&](std::string_view size) { return expected.size == size; };
  if (is("domineering 6x6")) return run_search(expected, games::Domineering(), Cells::full(6, 6));
  if (is("domineering 7x7")) return run_search(expected, games::Domineering(), Cells::full(7, 7));
  if (is("domineering 8x6")) return run_search(expected, games::Domineering(), Cells::full(8, 6));
  if (is("domineering 8x9")) return run_search(expected, games::Domineering(), Cells::full(8, 9));
  if (is("domineering 8x8")) return run_search(expected, games::Domineering(), Cells::full(8, 8));
  if (is("cram 4x5")) return run_search(expected, games::Cram(), Cells::full(4, 5));
  if (is("cram 5x6")) return run_search(expected, games::Cram(), Cells::full(5, 6));
  if (is("cram 5x7")) return run_search(expected, games::Cram(), Cells::full(5, 7));
  if (is("clobber (XO)^18")) return run_search(expected, games::Clobber(), row_of_clobber(18));
  if (is("clobber (XO)^20")) return run_search(expected, games::Clobber(), row_of_clobber(20));
  if (is("clobber 4x5")) {
    return run_search(expected, games::Clobber(),
                      games::Clobber().parse("xoxox|oxoxo|xoxox|oxoxo").value());
  }
  return run_search(expected, impartial_of(games::Clobber()), row_of_clobber(100));
}

}  // namespace
}  // namespace summand::bench

int main(int argc, char** argv) {
  using namespace summand::bench;
  return run_all(kWorkloads, argc, argv, run);
}
