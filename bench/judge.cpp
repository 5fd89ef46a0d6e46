// The judge: whole records of random play, each with a time of 100 s. The digest is that of all
// verdicts and of the numbers of best moves.
#include "summand/judge/judge.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <random>
#include <string>
#include <vector>

#include "bench/bench.hpp"

namespace summand::bench {
namespace {

using namespace judge;

// Ten records each, seed 1. `distinct` is the number of moves. Behind a colon stands the number of
// moves that are played before the record begins.
constexpr Workload kAll[] = {
    {"3x4:0", 78, 0x8CEBA34A},        {"4x5:0", 128, 0xFAE6DFDE, 5.0},
    {"5x5:0", 156, 0xE33D6786, 50.0}, {"5x6:4", 145, 0x0FB9603B, 20.0},
    {"6x6:8", 162, 0x0D050567, 20.0},
};
constexpr int kRecords = 10;

// The moves of random play after some first ones.
MatchRecord random_record(const SumInPlay& board, int before, std::mt19937_64& random) {
  SumInPlay sum = board;
  Player mover = Player::left;
  MatchRecord out{.format = "plain", .game = "clobber", .start = SumStart{board}};
  for (int i = 0; sum.has_moves(mover); ++i) {
    if (i == before) out.start = SumStart{sum, mover, {mover, opponent(mover)}};
    const std::vector<TermMove> moves = sum.moves(mover).value();
    const TermMove& move = moves[random() % moves.size()];
    if (i >= before) out.moves.push_back({move.name, move.name});
    sum = sum.after(move);
    mover = opponent(mover);
  }
  return out;
}

bool run(const Workload& expected) {
  const std::string name(expected.size);
  std::mt19937_64 random(1);
  std::vector<double> seconds;
  std::uint64_t moves = 0, unknown = 0;
  std::uint64_t digest = 0;
  for (int i = 0; i < kRecords; ++i) {
    Session session;
    const auto answer = session.evaluate("clobber(" + name.substr(0, 3) + ")");
    const SumInPlay board = SumInPlay::of(*answer->get<Game>()).value();
    MatchRecord record = random_record(board, name[4] - '0', random);
    Stopwatch watch;
    watch.resume();
    const JudgedMatch found =
        judged(std::move(record), {.time = std::chrono::seconds(100)}, session);
    watch.pause();
    for (const GradedMove& move : found.moves) {
      ++moves;
      unknown += move.verdict == Verdict::not_known ? 1 : 0;
      digest = hash_combine(digest, static_cast<std::uint64_t>(move.verdict));
      digest = hash_combine(digest, move.best.value_or(99));
    }
    seconds.push_back(watch.seconds());
  }
  std::ranges::sort(seconds);
  fmt::print("{}: median {:.3f} s, most {:.3f} s, {} unknown\n", name, seconds[seconds.size() / 2],
             seconds.back(), unknown);
  double all = 0;
  for (const double its : seconds) all += its;
  return report("judge", expected, all, moves, moves, static_cast<std::uint32_t>(digest));
}

}  // namespace
}  // namespace summand::bench

int main(int argc, char** argv) {
  using namespace summand::bench;
  const std::vector<Workload> all(std::begin(kAll), std::end(kAll));
  return run_all(all, argc, argv, run);
}
