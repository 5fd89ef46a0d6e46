// babylon explore: tests a claim on all starts with a given number of chips.
#include <fmt/core.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "summand/base/separated.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/studies/babylon/compositions.hpp"
#include "summand/studies/babylon/conjecture.hpp"
#include "summand/topics/babylon/topics.hpp"

namespace summand::babylon {

using namespace ask;

namespace {

struct Explored {
  std::string claim;
  StartRange range;
  Conjecture conjecture;
};

void describe(Members<Explored>& its) {
  its("topic", "The part of the question.", [](auto&) { return std::string_view("explore"); });
  its("claim", "The claim.", &Explored::claim);
  its("from", "The least chips of a start.", [](auto& it) { return it.range.from; });
  its("chips", "The most chips of a start.", [](auto& it) { return it.range.chips; });
  its("colours", "The most colours.", [](auto& it) { return it.range.colours; });
  its("looked_at", "All these starts.", [](auto& it) { return it.conjecture.looked_at(); });
  its("meant", "Those that meet --where.", [](auto& it) { return it.conjecture.meant(); });
  its("counter_examples", "Those of them for which the claim is false.",
      [](auto& it) { return it.conjecture.counter_examples(); });
  its("answer", "Whether there is one.", [](auto& it) {
    return it.conjecture.counter_examples() == 0 ? "no counter-example" : "counter-example";
  });
  its("first", "Some of them, the smallest first.",
      [](auto& it) -> auto& { return it.conjecture.first_counter_examples(); });
}

struct ExploreOptions : StartRange {
  std::string where{};

  ExploreOptions() : StartRange{.from = 1, .chips = 16} {}
};

constexpr auto kExploreOptions = options_in<ExploreOptions>(
    option<&StartRange::chips>("chips", "N", "Starts up to N chips (16)",
                               {1, Partitions::kMostChips}),
    option<&StartRange::colours>("colours", "K", "At most K colours (default: all)",
                                 {1, kMostColours}),
    option<&StartRange::from>("from", "N", "From N chips on (1)", {1, Partitions::kMostChips}),
    option<&ExploreOptions::where>("where", "CONDITION", "Test only these starts (default: all)"));

std::string text(const Explored& data, const Page&) {
  const auto& [claim, range, conjecture] = data;
  std::string out = fmt::format(
      "{} starts of {} to {} chips in at most {} colours, {} of them selected\n",
      conjecture.looked_at(), range.from, range.chips, range.colours, conjecture.meant());
  const std::uint64_t found = conjecture.counter_examples();
  if (found == 0) return out + "no counter-example\n";
  out += found == 1 ? "1 counter-example:\n"
                    : fmt::format("{} counter-examples, the smallest first:\n", found);
  for (const SolvedStart& start : conjecture.first_counter_examples()) {
    out += fmt::format("  {}: *{}, the {} player wins\n", separated(start.composition, ","),
                       start.grundy, start.winner() == 1 ? "first" : "second");
  }
  return out;
}

Result<Response> babylon_explore(const Asking& asking, const std::string& claim) {
  const auto& options = asking.options<ExploreOptions>();
  SUMMAND_TRY(conjecture, Conjecture::parse(claim, options.where));
  const StartRange& range = options;
  Progress progress(asking.watcher(), "chips", range.from - 1, range.chips);
  for (unsigned chips = range.from; chips <= range.chips; ++chips) {
    Table table(chips, range.colours, asking.budget());
    table.solve(asking.settings().threads);
    for (const SolvedStart& start : solved_starts(table, range.colours)) {
      if (auto done = conjecture.look_at(start); !done) return std::unexpected(done.error());
    }
    progress.at(chips);
  }
  return respond(Explored{claim, range, std::move(conjecture)});
}

}  // namespace

const Question kBabylonExplore{
    .name = "babylon explore",
    .arguments = "CLAIM",
    .sentence = "Test a claim on all starts",
    .details =
        "A claim may use n (chips), k (colours), c1 >= c2 >= ... (chips of each colour), last (the "
        "fewest chips of a colour), g (the value) and wins (1 or 2).\n"
        "Try: summand babylon explore 'n % 2 == 0 or wins == 1' --where 'k == 3'",
    .options = checked<settle>(kExploreOptions),
    .least = 1,
    .words = true,
    .answer = answered<babylon_explore>,
    .answers = kAnswersAre<Explored>,
};

}  // namespace summand::babylon
