#include "summand/studies/babylon/verification.hpp"

#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <optional>

#include "summand/parallel/tasks.hpp"

namespace summand::babylon {

bool Verification::holds() const {
  return theorem.violations.empty() && std::ranges::all_of(lemmas, &LemmaCheck::holds) &&
         strategy.failures.empty() && (printed.chips < 10 || !printed.refuted.empty());
}

namespace {

void check_theorem(Verification::Theorem& out, const TwoColours& table) {
  const std::uint64_t n = table.chips();
  out.positions += table.positions();
  for (std::uint64_t p = 1; 2 * p <= n; ++p) {
    const Stacks start = Stacks::singles(std::array{p, n - p});
    ++out.games;
    if (table.lost(start) == *first_player_wins(start)) {
      out.violations.push_back(fmt::format("{},{}", p, n - p));
    }
  }
}

// Checks all starts with that many chips in parallel.
void check_strategy(Verification::Strategy& out, std::uint64_t n, unsigned threads,
                    const Budget& budget) {
  std::vector<LinesReport> reports(n / 2);
  for_each_task(reports.size(), threads, [&](unsigned, std::size_t index) {
    const std::uint64_t p = n / 2 - index;  // the longest ones first
    const Stacks start = Stacks::singles(std::array{p, n - p});
    reports[index] =
        play_every_line(start, *first_player_wins(start), strategy_with(nullptr), budget);
  });
  for (std::uint64_t p = 1; 2 * p <= n; ++p) {
    const LinesReport& report = reports[n / 2 - p];
    ++out.games;
    out.replies += report.replies;
    out.by_table += report.by_table;
    for (std::size_t i = 0; i < 4; ++i) out.ahead[i] += report.ahead[i];
    if (report.failure) {
      out.failures.push_back(fmt::format("{},{}: {}", p, n - p, print(*report.failure)));
    }
  }
}

void check_printed(Verification::Printed& out, const TwoColours& table, const Budget& budget) {
  const std::uint64_t n = table.chips();
  if (n % 2 != 0) return;
  const auto lost = [&](const Stacks& stacks) { return table.lost(stacks); };
  for (std::uint64_t p = 4; 2 * p <= n; ++p) {
    if (auto line = refute_printed(Stacks::singles(std::array{p, n - p}), lost, budget)) {
      out.refuted.push_back({p, n - p, *std::move(line)});
    } else {
      out.not_refuted.push_back(fmt::format("{},{}", p, n - p));
    }
  }
}

}  // namespace

Verification verify(unsigned chips, unsigned strategy_chips, unsigned threads, Budget budget,
                    const std::function<void(unsigned chips)>& progress) {
  Verification out{.chips = chips};
  out.strategy.chips = std::min(chips, strategy_chips);
  out.printed.chips = std::min(chips, kMostPrinted);
  const Partitions partitions(chips, budget);
  LemmaChecks lemmas;
  for (unsigned n = 2; n <= chips; ++n) {
    const TwoColours table(partitions, n, budget, threads);
    check_theorem(out.theorem, table);
    lemmas.look_at(partitions, table);
    if (n <= out.printed.chips) check_printed(out.printed, table, budget);
    if (n <= out.strategy.chips) check_strategy(out.strategy, n, threads, budget);
    if (progress) progress(n);
  }
  out.lemmas = lemmas.all();
  return out;
}

}  // namespace summand::babylon
