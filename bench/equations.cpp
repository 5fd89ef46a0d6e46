// Who wins Chomp, written as an equation of the language: rows of squares, and a bite at row i and
// column j takes all that is above and to the right. Only the winner is asked, so no value is
// computed. The time is that of the rectangle, which the player who starts wins. The digest has the
// winners of the boards of at most three rows, too, whose longest row is that of the rectangle.
#include <fmt/ranges.h>
#include <optional>
#include <string_view>
#include <vector>

#include "bench/bench.hpp"
#include "summand/language/session.hpp"

namespace summand::bench {
namespace {

struct Board {
  int rows, columns;
  Workload workload;  // there are no values
};

constexpr Board kBoards[] = {
    {3, 4, {"3x4", 0, 0x30329494}},
    {8, 8, {"8x8", 0, 0x68C86612, 1}},
    {10, 10, {"10x10", 0, 0x58069AAE, 10}},
};

constexpr std::string_view kChomp =
    "chomp(s) = impartial {chomp(s[1..i-1] + [min(x, j) for x in s[i..len(s)]]) "
    "for i in 1..len(s) for j in 0..s[i]-1 if i + j > 1}";

// nullopt for an error.
std::optional<Outcome> outcome_of(Session& session, const std::vector<int>& rows) {
  const auto answer = session.evaluate(fmt::format("outcome(chomp([{}]))", fmt::join(rows, ", ")));
  const Outcome* outcome = answer ? answer->get<Outcome>() : nullptr;
  return outcome != nullptr ? std::optional(*outcome) : std::nullopt;
}

bool run(const Board& board) {
  const int width = board.columns;
  Session session;
  if (!session.evaluate(kChomp)) return false;
  std::uint64_t hash = 0;
  const auto ask = [&](const std::vector<int>& rows) {
    const auto outcome = outcome_of(session, rows);
    if (outcome) hash = hash_combine(hash, static_cast<std::uint64_t>(*outcome));
    return outcome.has_value();
  };
  Stopwatch watch;
  watch.resume();
  bool answered = ask(std::vector(static_cast<std::size_t>(board.rows), width));
  watch.pause();
  for (int second = 0; second <= width; ++second) {
    for (int third = 0; third <= second; ++third) answered &= ask({width, second, third});
  }
  return answered && report("equations, who wins Chomp on", board.workload, watch.seconds(), 1, 0,
                            static_cast<std::uint32_t>(hash >> 32));
}

}  // namespace
}  // namespace summand::bench

int main(int argc, char** argv) {
  using namespace summand::bench;
  return run_rows(kBoards, argc, argv, run);
}
