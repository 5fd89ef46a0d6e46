// summand-mpi babylon: tables of Babylon, divided among the ranks.
#include <fmt/core.h>

#include "apps/summand-mpi/command.hpp"
#include "apps/summand-mpi/report.hpp"
#include "summand/dist/babylon_table.hpp"
#include "summand/dist/together.hpp"
#include "summand/studies/babylon/table.hpp"

namespace summand::mpi_program {

namespace {

constexpr OptionRow kTableOptions[] = {
    {"chips", "N", "the chips of each start, 1 to 60"},
    {"colours", "K", "the most colours; default: 3"},
    {"out", "FOLDER", "where the layers are kept; all ranks must see it"},
    {"csv", "", "all starts, as `summand babylon table --csv` prints them"},
    {"json", "", "the answer as JSON"},
    {"quiet", "", "no line for each layer on stderr"},
    {"round", "N",
     "at most N positions or boards of a rank in one round of messages; default: 32768"},
    {"memory", "SIZE", "the most memory of one rank, such as 2G"},
    {"time", "TIME", "stop after that time; whole layers are kept"},
};
constexpr OptionRow kDigestOptions[] = {
    {"chips", "N", "the chips of each start, 1 to 60"},
    {"colours", "K", "the most colours; default: 3"},
    {"memory", "SIZE", "the most memory, such as 2G"},
    {"time", "TIME", "stop after that time"},
};

struct Size {
  unsigned chips, colours;
};

Result<Size> size_of(const Options& options) {
  SUMMAND_TRY(chips, options.number("chips", 1, babylon::Partitions::kMostChips));
  SUMMAND_TRY(colours, options.number("colours", 1, babylon::Partitions::kMostChips, 3));
  return Size{static_cast<unsigned>(chips), static_cast<unsigned>(colours)};
}

std::string csv_of(unsigned chips, const std::vector<babylon::SolvedStart>& starts) {
  std::string out = "chips,colours,start,grundy,winner\n";
  for (const babylon::SolvedStart& start : starts) {
    std::string numbers;
    for (const std::uint64_t count : start.composition) {
      numbers += fmt::format("{}{}", numbers.empty() ? "" : " ", count);
    }
    out += fmt::format("{},{},{},{},{}\n", chips, start.composition.size(), numbers, start.grundy,
                       start.winner());
  }
  return out;
}

std::string text_of(Size size, dist::BabylonTable& table,
                    const std::vector<babylon::SolvedStart>& starts,
                    const std::vector<RankUse>& ranks) {
  std::string counts;
  for (const babylon::StartCount& count : babylon::count_starts(starts)) {
    counts += fmt::format(" {}:{}/{}", count.colours, count.second_wins, count.starts);
  }
  return fmt::format(
      "{} chips, at most {} colours: {} positions in {} layers, {} of them taken over\n"
      "  starts won by the second player, of all, by colours:{}\n"
      "  digest {:016x}, {} rank{}\n{}",
      size.chips, size.colours, table.positions(), table.layers(), table.use().taken_over, counts,
      table.digest(), ranks.size(), ranks.size() == 1 ? "" : "s", use_text(ranks));
}

std::string json_of(Size size, dist::BabylonTable& table,
                    const std::vector<babylon::SolvedStart>& starts,
                    const std::vector<RankUse>& ranks) {
  JsonWriter json;
  json.object().member("command", "babylon table");
  json.key("chips").number(size.chips).key("colours").number(size.colours);
  json.key("positions").number(table.positions()).key("layers").number(table.layers());
  json.key("taken_over").number(table.use().taken_over);
  json.member("digest", fmt::format("{:016x}", table.digest()));
  json.key("starts").array();
  for (const babylon::SolvedStart& start : starts) {
    json.object().key("start").array();
    for (const std::uint64_t count : start.composition) json.number(count);
    json.close().key("grundy").number(start.grundy);
    json.key("winner").number(static_cast<std::uint64_t>(start.winner())).close();
  }
  json.close();
  write_use(json, ranks);
  json.close();
  return json.str() + "\n";
}

Result<Exit> run_table(dist::Ranks& ranks, const Options& options) {
  SUMMAND_TRY(size, size_of(options));
  SUMMAND_TRY(folder, options.text("out"));
  SUMMAND_TRY(limits, limits_of(options));
  SUMMAND_TRY(round, options.number("round", 1, dist::kUsualRound, dist::kUsualRound));
  if (options.has("csv") && options.has("json")) return fail("--csv and --json do not go together");
  const bool tells = ranks.is_first() && !options.has("quiet");
  const auto tell = [&](const dist::LayerDone& done) {
    if (tells || (ranks.is_first() && !done.refused.empty())) write_message(progress_text(done));
  };
  std::optional<dist::BabylonTable> table;
  dist::together(ranks, [&] {
    table.emplace(ranks, size.chips, size.colours, folder, Budget(limits), round);
  });
  if (auto ran = table->run(tell); !ran) return std::unexpected(ran.error());
  const auto starts = table->starts();
  const auto use = gather(ranks, table->use());
  if (!ranks.is_first()) return Exit::done;
  const std::string out = options.has("csv")    ? csv_of(size.chips, starts)
                          : options.has("json") ? json_of(size, *table, starts, use)
                                                : text_of(size, *table, starts, use);
  return write_out(out) ? Exit::done : Exit::wrong;
}

// The table of `summand babylon table`, on the first rank alone.
Result<Exit> run_digest(dist::Ranks& ranks, const Options& options) {
  SUMMAND_TRY(size, size_of(options));
  SUMMAND_TRY(limits, limits_of(options));
  if (!ranks.is_first()) return Exit::done;
  const Budget budget(limits);
  babylon::Table table(size.chips, size.colours, budget);
  table.solve(1);
  const auto layers = babylon::layer_digests(table, budget);
  return write_out(fmt::format("{:016x}\n", babylon::digest_of_layers(layers))) ? Exit::done
                                                                                : Exit::wrong;
}

}  // namespace

const Command& babylon_table_command() {
  static constexpr Command command{
      .name = "babylon table",
      .words = 0,
      .usage = "--chips N --colours K --out FOLDER",
      .summary = "Solves all positions of Babylon with N chips in at most K colours.",
      .options = kTableOptions,
      .run = run_table};
  return command;
}

const Command& babylon_digest_command() {
  static constexpr Command command{
      .name = "babylon digest",
      .words = 0,
      .usage = "--chips N --colours K",
      .summary = "Prints the digest of the same table, solved by one process as in summand.",
      .options = kDigestOptions,
      .run = run_digest};
  return command;
}

}  // namespace summand::mpi_program
