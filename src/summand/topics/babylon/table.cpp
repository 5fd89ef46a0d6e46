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
  Origin origin;
  std::vector<SolvedStart> starts;
};

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
  const std::string origin = table.origin.text();
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

void write(JsonWriter& json, const Starts& table) {
  json.object().key("chips").number(table.chips).key("positions").number(table.positions);
  table.origin.write(json);
  json.key("starts").array();
  for (const SolvedStart& start : table.starts) {
    json.object().key("start").array();
    for (const std::uint64_t count : start.composition) json.number(count);
    json.close().key("grundy").number(start.grundy);
    json.key("winner").number(static_cast<std::uint64_t>(start.winner())).close();
  }
  json.close().close();
}

void write_json(JsonWriter& json, const Tabled& data) {
  json.member("topic", "table").key("colours").number(data.colours);
  if (data.misere) json.key("misere").boolean(true);
  json.key("tables").array();
  for (const Starts& table : data.tables) write(json, table);
  json.close();
}

// If the values come from a file, those on a line of play from each start are checked.
Result<Starts> starts_of(const Asking& asking, unsigned chips, unsigned colours) {
  SUMMAND_TRY(table, solved_table(asking, chips, colours, chips));
  auto starts = solved_starts(*table.table, colours);
  for (const SolvedStart& start : starts) {
    const Stacks stacks = Stacks::singles(start.composition);
    auto right = table.check(table.table->colours_of(stacks), 1, asking);
    if (!right) return std::unexpected(right.error());
  }
  return Starts{chips, table.table->colours(), table.table->positions(), std::move(table.origin),
                std::move(starts)};
}

}  // namespace

Result<Response> babylon_table(const Asking& asking) {
  SUMMAND_TRY(range, start_range(asking.request(), 12));
  Tabled out{.colours = range.colours, .csv = asking.has("csv"), .misere = asking.has("misere")};
  const bool files = asking.has("save") || asking.has("resume");
  if (files && range.from != range.chips) return fail("a file holds one table: leave out --from");
  if (out.csv && asking.has("json")) return fail("--csv and --json do not go together");
  for (unsigned chips = range.from; chips <= range.chips; ++chips) {
    SUMMAND_TRY(starts, starts_of(asking, chips, range.colours));
    out.tables.push_back(std::move(starts));
  }
  return respond(std::move(out));
}

}  // namespace summand::babylon
