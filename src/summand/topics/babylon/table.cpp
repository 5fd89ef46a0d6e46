// babylon table: who wins each start with a given number of chips.
#include "summand/text/table.hpp"

#include <fmt/core.h>
#include <string>
#include <utility>
#include <vector>

#include "summand/base/separated.hpp"
#include "summand/studies/babylon/compositions.hpp"
#include "summand/topics/babylon/topics.hpp"

namespace summand::babylon {

using namespace ask;

namespace {

constexpr std::size_t kMostStarts = 60;  // starts that are listed for one winner

// All starts with that many chips.
struct Starts {
  unsigned chips = 0, colours = 0;
  std::uint64_t positions = 0;  // of the table that gave the winners
  LoadedFile origin;
  std::vector<SolvedStart> starts;
};

struct TableOptions : StartRange, SourceOptions {
  bool csv = false;

  TableOptions() : StartRange{.chips = 12} {}
};

constexpr auto kTableOptions = options_in<TableOptions>(
    option<&StartRange::chips>("chips", "N", "All starts up to N chips (12)",
                               {1, Partitions::kMostChips}),
    option<&StartRange::colours>("colours", "K", "At most K colours (default: all)",
                                 {1, kMostColours}),
    option<&StartRange::from>("from", "N", "Begin with N chips (default: --chips)",
                              {1, Partitions::kMostChips}),
    option<&TableOptions::csv>("csv", "", "Print all starts as CSV"), kSourceOptions);

struct Tabled {
  unsigned colours = 0;
  bool csv = false;
  bool misere = false;
  std::vector<Starts> tables{};
};

std::string csv_of(const Starts& table) {
  std::string out;
  for (const SolvedStart& start : table.starts) {
    out += fmt::format("{},{},{},{},{}\n", table.chips, start.composition.size(),
                       separated(start.composition, " "), start.grundy, start.winner());
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
  return fmt::format("{}/{} ({})", wins, all, separated(counts, " "));
}

// Lists the starts of the player who wins fewer of them.
std::string exceptions_of(const std::vector<SolvedStart>& starts) {
  std::vector<std::string> won[2];
  for (const SolvedStart& start : starts) {
    won[start.winner() - 1].push_back(fmt::format("{}", separated(start.composition, ",")));
  }
  const bool second_fewer = won[1].size() <= won[0].size();
  auto& few = won[second_fewer];
  const std::size_t more = few.size() > kMostStarts ? few.size() - kMostStarts : 0;
  few.resize(few.size() - more);
  if (few.empty()) return fmt::format("the {} player wins none", second_fewer ? "second" : "first");
  return fmt::format("the {} player wins {}{}", second_fewer ? "second" : "first",
                     separated(few, "; "), more > 0 ? fmt::format("; and {} more", more) : "");
}

std::string text_of(const Starts& table) {
  const std::string origin = words_of(table.origin);
  std::string out = fmt::format("{} chips, at most {} colours: {} positions{}{}\n", table.chips,
                                table.colours, table.positions, origin.empty() ? "" : "; ", origin);
  out +=
      fmt::format("  won by the second player, of all (by colours): {}\n", counts_of(table.starts));
  for (const std::string& line : wrapped(exceptions_of(table.starts), kTextWidth)) {
    out += fmt::format("  {}\n", line);
  }
  return out;
}

std::string text(const Tabled& data, const Page&) {
  std::string out = data.csv      ? "chips,colours,start,grundy,winner\n"
                    : data.misere ? "Misère play: a player who cannot move wins.\n"
                                  : "";
  for (const Starts& table : data.tables) out += data.csv ? csv_of(table) : text_of(table);
  return out;
}

void describe(Members<Starts>& its) {
  its.named("BabylonStarts", "All starts of a number of chips.");
  its("chips", "The chips.", &Starts::chips);
  its("positions", "The positions of the table.", &Starts::positions);
  tell_origin(its);
  its("starts", "The starts.", &Starts::starts);
}

void describe(Members<Tabled>& its) {
  its("topic", "The part of the question.", [](auto&) { return std::string_view("table"); });
  its("colours", "The most colours.", &Tabled::colours);
  its.if_any("misere", "Whether it is about misère play.", &Tabled::misere);
  its("tables", "The starts by their chips.", &Tabled::tables);
}

// If the values come from a file, those on a line of play from each start are checked.
Result<Starts> starts_of(const Asking& asking, const TableOptions& options, unsigned chips) {
  const unsigned colours = options.colours;
  SUMMAND_TRY(table, solved_table(asking, options, chips, colours, chips));
  auto starts = solved_starts(*table.table, colours);
  for (const SolvedStart& start : starts) {
    const Stacks stacks = Stacks::singles(start.composition);
    auto right = table.check(table.table->colours_of(stacks), 1, asking);
    if (!right) return std::unexpected(right.error());
  }
  return Starts{chips, table.table->colours(), table.table->positions(), std::move(table.origin),
                std::move(starts)};
}

Result<Response> babylon_table(const Asking& asking) {
  const auto& options = asking.options<TableOptions>();
  if ((options.save || options.resume) && options.from != options.chips) {
    return fail("a file holds one table: leave out --from");
  }
  if (options.csv && asking.settings().json) return fail("--csv and --json do not go together");
  Tabled out{.colours = options.colours, .csv = options.csv, .misere = options.misere};
  for (unsigned chips = options.from; chips <= options.chips; ++chips) {
    SUMMAND_TRY(starts, starts_of(asking, options, chips));
    out.tables.push_back(std::move(starts));
  }
  return respond(std::move(out));
}

}  // namespace

const Question kBabylonTable{
    .name = "babylon table",
    .arguments = "",
    .sentence = "Solve all starts of a number of chips",
    .details = "Try: summand babylon table --chips 12 --colours 3",
    .options = checked<settle>(kTableOptions),
    .most = 0,
    .words = true,
    .answer = answered<babylon_table>,
    .answers = kAnswersAre<Tabled>,
};

}  // namespace summand::babylon
