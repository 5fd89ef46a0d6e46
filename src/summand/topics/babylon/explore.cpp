// babylon explore: tests a claim on all starts with a given number of chips.
#include <fmt/core.h>
#include <string>
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

void write_json(JsonWriter& json, const Explored& data) {
  const auto& [claim, range, conjecture] = data;
  json.member("topic", "explore").member("claim", claim).key("from").number(range.from);
  json.key("chips").number(range.chips).key("colours").number(range.colours);
  json.key("looked_at").number(conjecture.looked_at()).key("meant").number(conjecture.meant());
  json.key("counter_examples").number(conjecture.counter_examples());
  json.member("answer",
              conjecture.counter_examples() == 0 ? "no counter-example" : "counter-example");
  json.key("first").array();
  for (const SolvedStart& start : conjecture.first_counter_examples()) {
    json.object().key("start").array();
    for (const std::uint64_t count : start.composition) json.number(count);
    json.close().key("grundy").number(start.grundy).close();
  }
  json.close();
}

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

}  // namespace

Result<Response> babylon_explore(const Asking& asking, const std::string& claim) {
  SUMMAND_TRY(conjecture, Conjecture::parse(claim, asking.option("where").value_or("")));
  SUMMAND_TRY(range, start_range(asking.request(), 16));
  if (!asking.has("from")) range.from = 1;
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

}  // namespace summand::babylon
