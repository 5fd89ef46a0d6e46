// summand babylon table and explore: all starts of so many chips, and claims about them.
#include "summand/text/table.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/summand/babylon/topics.hpp"
#include "apps/summand/cli/options.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/terminal/progress.hpp"
#include "summand/studies/babylon/compositions.hpp"
#include "summand/studies/babylon/conjecture.hpp"

namespace summand::babylon {

using namespace program;

namespace {

constexpr std::size_t kMostStarts = 60;  // starts, of each winner

struct Asked {
  unsigned from, chips, colours;
};

Result<Asked> asked(const Run& run, std::uint64_t chips_otherwise) {
  SUMMAND_TRY(chips,
              number_option(run.request(), "chips", chips_otherwise, {1, Partitions::kMostChips}));
  SUMMAND_TRY(colours,
              number_option(run.request(), "colours", std::min<std::uint64_t>(chips, kMostColours),
                            {1, kMostColours}));
  SUMMAND_TRY(from, number_option(run.request(), "from", chips, {1, chips}));
  return Asked{static_cast<unsigned>(from), static_cast<unsigned>(chips),
               static_cast<unsigned>(colours)};
}

std::string csv_of(const std::vector<SolvedStart>& starts, unsigned chips) {
  std::string out;
  for (const SolvedStart& start : starts) {
    out += fmt::format("{},{},{},{},{}\n", chips, start.composition.size(),
                       fmt::join(start.composition, " "), start.grundy, start.winner());
  }
  return out;
}

std::string counts_of(const std::vector<SolvedStart>& starts) {
  std::vector<std::string> counts;
  std::uint64_t all = 0, wins = 0;
  for (const StartCount& count : count_starts(starts)) {
    counts.push_back(fmt::format("{}:{}/{}", count.colours, count.second_wins, count.starts));
    all += count.starts;
    wins += count.second_wins;
  }
  return fmt::format("{}/{} ({})", wins, all, fmt::join(counts, " "));
}

// The starts of the player who wins fewer of them.
std::string exceptions_of(const std::vector<SolvedStart>& starts) {
  std::vector<std::string> won[2];
  for (const SolvedStart& start : starts) {
    won[start.winner() - 1].push_back(fmt::format("{}", fmt::join(start.composition, ",")));
  }
  const bool second_fewer = won[1].size() <= won[0].size();
  auto& few = won[second_fewer];
  const std::size_t more = few.size() > kMostStarts ? few.size() - kMostStarts : 0;
  few.resize(few.size() - more);
  if (few.empty()) return fmt::format("the {} player wins none", second_fewer ? "second" : "first");
  return fmt::format("the {} player wins {}{}", second_fewer ? "second" : "first",
                     fmt::join(few, "; "), more > 0 ? fmt::format("; and {} more", more) : "");
}

// A line from each start, of a table that comes from a file.
Result<void> check_starts(const Run& run, const SolvedTable& table,
                          const std::vector<SolvedStart>& starts) {
  for (const SolvedStart& start : starts) {
    const Stacks stacks = Stacks::singles(start.composition);
    auto right = table.check(table.table->colours_of(stacks), 1, run);
    if (!right) return right;
  }
  return {};
}

}  // namespace

Result<TopicAnswer> babylon_table(const Run& run) {
  SUMMAND_TRY(range, asked(run, 12));
  const bool csv = run.request().has("csv");
  const bool files = run.request().has("save") || run.request().has("resume");
  if (files && range.from != range.chips) return fail("a file holds one table: leave out --from");
  if (csv && run.json()) return fail("--csv and --json do not go together");
  std::string out = csv ? "chips,colours,start,grundy,winner\n" : "";
  JsonWriter json = run.json_object();
  json.member("topic", "table").key("colours").number(range.colours).key("tables").array();
  for (unsigned chips = range.from; chips <= range.chips; ++chips) {
    SUMMAND_TRY(table, solved_table(run, chips, range.colours, chips));
    const auto starts = solved_starts(*table.table, range.colours);
    if (auto right = check_starts(run, table, starts); !right) {
      return std::unexpected(right.error());
    }
    if (csv) {
      out += csv_of(starts, chips);
    } else if (run.json()) {
      json.object().key("chips").number(chips);
      json.key("positions").number(table.table->positions());
      table.write_origin(json);
      json.key("starts").array();
      for (const SolvedStart& start : starts) {
        json.object().key("start").array();
        for (const std::uint64_t count : start.composition) json.number(count);
        json.close().key("grundy").number(start.grundy);
        json.key("winner").number(static_cast<std::uint64_t>(start.winner())).close();
      }
      json.close().close();
    } else {
      const std::string origin = table.origin();
      out += fmt::format("{} chips, at most {} colours: {} positions{}{}\n", chips,
                         table.table->colours(), table.table->positions(),
                         origin.empty() ? "" : "; ", origin);
      out +=
          fmt::format("  won by the second player, of all (by colours): {}\n", counts_of(starts));
      for (const std::string& line : wrapped(exceptions_of(starts), kTextWidth))
        out += "  " + line + "\n";
    }
  }
  if (run.json()) out = json.close().close().str() + "\n";
  return TopicAnswer{std::move(out)};
}

Result<TopicAnswer> babylon_explore(const Run& run, const std::string& claim) {
  SUMMAND_TRY(conjecture, Conjecture::parse(claim, run.request().option("where").value_or("")));
  SUMMAND_TRY(range, asked(run, 16));
  const unsigned from = run.request().has("from") ? range.from : 1;
  {
    Progress progress("chips", from - 1, range.chips);
    for (unsigned chips = from; chips <= range.chips; ++chips) {
      Table table(chips, range.colours, run.budget());
      table.solve(run.settings().threads);
      for (const SolvedStart& start : solved_starts(table, range.colours)) {
        if (auto done = conjecture.look_at(start); !done) return std::unexpected(done.error());
      }
      progress.at(chips);
    }
  }
  if (run.json()) {
    JsonWriter json = run.json_object();
    json.member("topic", "explore").member("claim", claim).key("from").number(from);
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
    return TopicAnswer{json.close().close().str() + "\n"};
  }
  std::string out =
      fmt::format("{} starts of {} to {} chips in at most {} colours, {} are meant\n",
                  conjecture.looked_at(), from, range.chips, range.colours, conjecture.meant());
  if (conjecture.counter_examples() == 0) {
    out += "no counter-example\n";
    return TopicAnswer{std::move(out)};
  }
  out += conjecture.counter_examples() == 1
             ? "1 counter-example:\n"
             : fmt::format("{} counter-examples, first the smallest:\n",
                           conjecture.counter_examples());
  for (const SolvedStart& start : conjecture.first_counter_examples()) {
    out += fmt::format("  {}: *{}, the {} player wins\n", fmt::join(start.composition, ","),
                       start.grundy, start.winner() == 1 ? "first" : "second");
  }
  return TopicAnswer{std::move(out)};
}

}  // namespace summand::babylon
