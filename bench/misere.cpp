// Misère play: the count of the forms of day 5, the forms and genera of the heaps of Kayles, and
// who wins Domineering by search.
#include <string>
#include <string_view>
#include <vector>

#include "bench/bench.hpp"
#include "summand/base/check.hpp"
#include "summand/heaps/code.hpp"
#include "summand/misere/genus.hpp"
#include "summand/misere/heap_forms.hpp"
#include "summand/misere/misere_days.hpp"
#include "summand/misere/misere_outcome.hpp"
#include "summand/ruleset/registry.hpp"

namespace summand::bench {
namespace {

constexpr Workload kWorkloads[] = {
    {"day-5", 4171780, 0},
    {"kayles-30", 0, 0xC4924B34},
    {"genera-30", 0, 0x5FC7A889},
    {"domineering-4x4", 0, 0x930337DE},
    {"kayles-60", 0, 0xCB23E22D, 3.5},
    {"genera-50", 0, 0xF60BB82D, 0.4},
    {"domineering-5x5", 0, 0x930337DE, 0.15},
};

std::uint64_t number_in(std::string_view size) {
  return std::stoull(std::string(size.substr(size.rfind('-') + 1)));
}

const heaps::Code kKayles({{}, {7}, {7}});

// The hash of a form depends on its options, but not on their order in the store.
std::uint64_t digest_of_forms(MisereStore& store, const std::vector<MisereForm>& forms) {
  std::vector<std::uint64_t> hashes;
  for (std::uint32_t id = 0; id < store.size(); ++id) {
    std::uint64_t sum = 0;
    for (const MisereForm option : store.options(store.form(id))) {
      sum += hash_word(hashes[option.id()]);
    }
    hashes.push_back(hash_word(sum + 1));
  }
  std::uint64_t digest = 0;
  for (const MisereForm form : forms) digest = hash_combine(digest, hashes[form.id()]);
  return digest;
}

std::uint64_t digest_of_genera(MisereStore& store, const std::vector<MisereForm>& forms) {
  GenusTable genera(store);
  std::uint64_t digest = 0;
  for (const MisereForm form : forms) {
    for (const char sign : print(genera(form))) {
      digest = hash_combine(digest, static_cast<unsigned char>(sign));
    }
  }
  return digest;
}

// Who wins the empty square board, and in how many ways the winning players can begin.
std::uint64_t domineering(std::string_view size) {
  const auto side = static_cast<std::size_t>(size.back() - '0');
  std::string board;
  for (std::size_t row = 0; row < side; ++row) {
    board += (row == 0 ? "" : "|") + std::string(side, '.');
  }
  const std::vector<MisereTerm> terms = {find_ruleset("domineering")->parse(board).value()};
  const auto winners = misere_winners(terms, Budget()).value();
  return hash_combine(
      hash_combine(static_cast<std::uint64_t>(winners.outcome), winners.left.size()),
      winners.right.size());
}

bool run(const Workload& workload) {
  Stopwatch watch;
  std::uint64_t digest = 0, distinct = 0;
  watch.resume();
  if (workload.size == "day-5") {
    distinct = misere_day_count(5).value();
    watch.pause();
  } else if (workload.size.starts_with("domineering")) {
    digest = domineering(workload.size);
    watch.pause();
  } else {
    MisereStore store;
    const auto forms = forms_of_heaps(store, kKayles, number_in(workload.size));
    const bool genera = workload.size.starts_with("genera");
    if (genera) digest = digest_of_genera(store, forms);
    watch.pause();
    if (!genera) digest = digest_of_forms(store, forms);
  }
  return report("misere", workload, watch.seconds(), 1, distinct,
                static_cast<std::uint32_t>(digest >> 32));
}

}  // namespace
}  // namespace summand::bench

int main(int argc, char** argv) {
  using namespace summand::bench;
  return run_all(kWorkloads, argc, argv, run);
}
