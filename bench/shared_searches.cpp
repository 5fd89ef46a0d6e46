// Searches for the winner on one thread and on two, which share the sums that they remember. The
// number of nodes of two threads differs from run to run, so only the answer is checked.
#include "bench/bench.hpp"
#include "summand/language/session.hpp"
#include "summand/verdict/winner_search.hpp"

namespace summand::bench {
namespace {

// 1 if Left wins as first player.
constexpr Workload kWorkloads[] = {
    {"domineering(6x8)", 0, 0},
    {"domineering(8x8)", 1, 0, 2},
    {"clobber(\"xoxox|oxoxo|xoxox|oxoxo\")", 1, 0, 0.4},
};

bool run(const Workload& expected) {
  double alone = 0;
  bool right = true;
  for (const unsigned threads : {1u, 2u}) {
    Session session;
    const Game game = *session.evaluate(expected.size)->get<Game>();
    Stopwatch watch;
    watch.resume();
    auto search = WinnerSearch::of(
        game, {.first = Player::left, .names_moves = false, .search = {.threads = threads}});
    const auto winners = search ? search->winners() : std::unexpected(search.error());
    right = winners && right;
    watch.pause();
    if (!right) return false;
    if (threads == 1) alone = watch.wall_seconds();
    const bool wins = winners->left.fate == Fate::win;
    right = report(threads == 1 ? "one thread" : "two threads", expected, watch.seconds(),
                   winners->nodes, wins ? 1 : 0, 0) &&
            right;
    report_speed(watch, alone);
  }
  return right;
}

}  // namespace
}  // namespace summand::bench

int main(int argc, char** argv) {
  using namespace summand::bench;
  return run_all(kWorkloads, argc, argv, run);
}
