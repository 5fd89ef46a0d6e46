// Nimbers of rows in impartial versions: Clobber by pieces of the row, Cannibal Clobber by the
// octal game 0.6, NoGo by its moves. The digest hashes the nimbers.
#include <random>
#include <string>
#include <vector>

#include "bench/bench.hpp"
#include "summand/games/cannibal_clobber.hpp"
#include "summand/games/clobber.hpp"
#include "summand/games/nogo.hpp"
#include "summand/ruleset/version.hpp"

namespace summand::bench {
namespace {

// `distinct` is the nimber of the last row.
constexpr Workload kWorkloads[] = {
    {"clobber, random, 24 stones", 8, 0x81A52A3D},
    {"clobber (XO)^200", 21, 0xF9F54CB8, 0.05},
    {"clobber, random, 400 stones", 55, 0xA7DC3EC6, 0.5},
    {"cannibal clobber, 1 to 300 stones", 1, 0x78CB7944},
    {"nogo, 2 to 12 cells", 1, 0x713CF385},
    {"nogo, 13 to 17 cells", 2, 0x970D079B, 2.0},
};

std::string random_row(std::mt19937_64& random, int stones) {
  std::string row;
  while (stones-- > 0) row += random() % 2 == 0 ? 'x' : 'o';
  return row;
}

std::vector<std::string> rows_of(std::string_view workload) {
  std::vector<std::string> rows;
  std::mt19937_64 random(1);
  const auto fill = [&](char letter, std::size_t first, std::size_t last) {
    for (std::size_t size = first; size <= last; ++size) rows.emplace_back(size, letter);
  };
  if (workload == "clobber, random, 24 stones") {
    while (rows.size() < 100) rows.push_back(random_row(random, 24));
  } else if (workload == "clobber (XO)^200") {
    rows.emplace_back();
    while (rows[0].size() < 400) rows[0] += "xo";
  } else if (workload == "clobber, random, 400 stones") {
    rows.push_back(random_row(random, 400));
  } else if (workload == "cannibal clobber, 1 to 300 stones") {
    fill('x', 1, 300);
  } else if (workload == "nogo, 2 to 12 cells") {
    fill('.', 2, 12);
  } else {
    fill('.', 13, 17);
  }
  return rows;
}

template <class R>
bool run_rows(const Workload& expected, const R& rules) {
  const std::vector<std::string> rows = rows_of(expected.size);
  Stopwatch watch;
  watch.resume();
  ValueStore store;
  Evaluator<Version<R>> evaluate(impartial_of(rules), store);
  std::uint64_t hash = 0, nimber = 0;
  for (const std::string& row : rows) {
    nimber = *store.as_nimber(evaluate(rules.parse(row).value()));
    hash = hash_combine(hash, nimber);
  }
  watch.pause();
  return report("impartial rows of", expected, watch.seconds(), rows.size(), nimber,
                static_cast<std::uint32_t>(hash >> 32));
}

bool run(const Workload& expected) {
  if (expected.size.starts_with("clobber")) return run_rows(expected, games::Clobber());
  if (expected.size.starts_with("cannibal")) return run_rows(expected, games::CannibalClobber());
  return run_rows(expected, games::Nogo());
}

}  // namespace
}  // namespace summand::bench

int main(int argc, char** argv) {
  using namespace summand::bench;
  return run_all(kWorkloads, argc, argv, run);
}
