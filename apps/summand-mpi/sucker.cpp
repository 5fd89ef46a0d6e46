// summand-mpi sucker: tables of endgames of So Long Sucker, divided among the ranks.
#include <fmt/core.h>

#include "apps/summand-mpi/command.hpp"
#include "apps/summand-mpi/report.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/dist/sucker_table.hpp"
#include "summand/dist/together.hpp"

namespace summand::mpi_program {

namespace {

constexpr OptionRow kSuckerTableOptions[] = {
    {"chips", "N", "states with up to N chips"},
    {"colours", "K", "2 to 4: two living players and dead colours; default: 3"},
    {"rebound", "R|P|L", "who moves after a capture with a dead colour; default: R"},
    {"givers", "WHO", "with --rebound P: me, other or me,other; default: me"},
    {"rows", "N", "at most N piles; default: any number"},
    {"out", "FOLDER", "where the layers are kept; all ranks must see it"},
    {"json", "", "the answer as JSON"},
    {"quiet", "", "no line for each layer on stderr"},
    {"round", "N",
     "at most N positions or boards of a rank in one round of messages; default: 32768"},
    {"memory", "SIZE", "the most memory of one rank, such as 2G"},
    {"time", "TIME", "stop after that time; whole layers are kept"},
};
constexpr OptionRow kSuckerDigestOptions[] = {
    {"chips", "N", "states with up to N chips"},
    {"colours", "K", "2 to 4: two living players and dead colours; default: 3"},
    {"rebound", "R|P|L", "who moves after a capture with a dead colour; default: R"},
    {"givers", "WHO", "with --rebound P: me, other or me,other; default: me"},
    {"rows", "N", "at most N piles; default: any number"},
    {"memory", "SIZE", "the most memory, such as 2G"},
    {"time", "TIME", "stop after that time"},
};

Result<std::array<std::uint8_t, 2>> givers_of(std::string_view text) {
  if (text == "me") return std::array<std::uint8_t, 2>{0, 0};
  if (text == "other") return std::array<std::uint8_t, 2>{1, 1};
  if (text == "me,other") return std::array<std::uint8_t, 2>{0, 1};
  if (text == "other,me") return std::array<std::uint8_t, 2>{1, 0};
  return fail(fmt::format("--givers: me, other, me,other or other,me is expected, not '{}'",
                          printable(text, 40)));
}

Result<sucker::TableRules> rules_of(const Options& options, std::span<const unsigned> most_chips) {
  SUMMAND_TRY(colours, options.number("colours", 2, sucker::kMostColours, 3));
  SUMMAND_TRY(chips, options.number("chips", 0, most_chips[colours]));
  SUMMAND_TRY(rows, options.number("rows", 1, most_chips[colours], 0));
  sucker::TableRules rules{.colours = static_cast<unsigned>(colours),
                           .chips = static_cast<unsigned>(chips),
                           .rows = static_cast<unsigned>(rows)};
  if (const auto text = options.value("rebound")) {
    const auto rebound = sucker::rebound_named(*text);
    if (!rebound) {
      return fail(fmt::format("--rebound: R, P or L is expected, not '{}'", printable(*text, 40)));
    }
    rules.rebound = *rebound;
  }
  if (const auto text = options.value("givers")) {
    if (rules.rebound != sucker::Rebound::giver) return fail("--givers needs --rebound P");
    SUMMAND_TRY(givers, givers_of(*text));
    rules.givers = givers;
  }
  return rules;
}

std::string text_of(const sucker::TableRules& rules, dist::SuckerTable& table,
                    const std::vector<sucker::TableLevel>& levels,
                    const std::vector<RankUse>& ranks) {
  std::string out =
      fmt::format("{}: {} states in {} layers, {} of them taken over\n", title_of(rules),
                  table.states(), table.layers(), table.use().taken_over);
  for (const sucker::TableLevel& level : levels) {
    out += fmt::format("  {} chips: {} states, {} won by the player to move\n", level.chips,
                       level.states, level.blue_wins);
  }
  return out + fmt::format("  digest {:016x}, {} rank{}\n{}", table.digest(), ranks.size(),
                           ranks.size() == 1 ? "" : "s", use_text(ranks));
}

std::string json_of(const sucker::TableRules& rules, dist::SuckerTable& table,
                    const std::vector<sucker::TableLevel>& levels,
                    const std::vector<RankUse>& ranks) {
  JsonWriter json;
  json.object().member("command", "sucker table").member("rules", title_of(rules));
  json.key("chips").number(rules.chips).key("states").number(table.states());
  json.key("layers").number(table.layers()).key("taken_over").number(table.use().taken_over);
  json.member("digest", fmt::format("{:016x}", table.digest()));
  json.key("levels").array();
  for (const sucker::TableLevel& level : levels) {
    json.object().key("chips").number(level.chips).key("states").number(level.states);
    json.key("wins").number(level.blue_wins);
    if (rules.rebound == sucker::Rebound::giver) {
      json.key("wins_with_other_givers").number(level.red_wins);
    }
    json.close();
  }
  json.close();
  write_use(json, ranks);
  json.close();
  return json.str() + "\n";
}

Result<Exit> run_sucker_table(dist::Ranks& ranks, const Options& options) {
  SUMMAND_TRY(rules, rules_of(options, dist::kMostDividedChips));
  SUMMAND_TRY(folder, options.text("out"));
  SUMMAND_TRY(limits, limits_of(options));
  SUMMAND_TRY(round, options.number("round", 1, dist::kUsualRound, dist::kUsualRound));
  const bool tells = ranks.is_first() && !options.has("quiet");
  const auto tell = [&](const dist::LayerDone& done) {
    if (tells || (ranks.is_first() && !done.refused.empty())) write_message(progress_text(done));
  };
  std::optional<dist::SuckerTable> table;
  dist::together(ranks, [&] { table.emplace(ranks, rules, folder, Budget(limits), round); });
  if (auto ran = table->run(tell); !ran) return std::unexpected(ran.error());
  std::vector<sucker::TableLevel> levels;
  for (unsigned chips = 0; chips <= rules.chips; ++chips) levels.push_back(table->level(chips));
  const auto use = gather(ranks, table->use());
  if (!ranks.is_first()) return Exit::done;
  const std::string out = options.has("json") ? json_of(rules, *table, levels, use)
                                              : text_of(rules, *table, levels, use);
  return write_out(out) ? Exit::done : Exit::wrong;
}

// The table of `summand sucker tables`, on the first rank alone.
Result<Exit> run_sucker_digest(dist::Ranks& ranks, const Options& options) {
  SUMMAND_TRY(rules, rules_of(options, sucker::kMostTableChips));
  SUMMAND_TRY(limits, limits_of(options));
  if (!ranks.is_first()) return Exit::done;
  const sucker::EndgameTable table(rules, 1, Budget(limits));
  return write_out(fmt::format("{:016x}\n", dist::digest_of(table))) ? Exit::done : Exit::wrong;
}

}  // namespace

const Command& sucker_table_command() {
  static constexpr Command command{
      .name = "sucker table",
      .words = 0,
      .usage = "--chips N --out FOLDER",
      .summary = "Solves all endgames of So Long Sucker with two players and dead colours.",
      .options = kSuckerTableOptions,
      .run = run_sucker_table};
  return command;
}

const Command& sucker_digest_command() {
  static constexpr Command command{
      .name = "sucker digest",
      .words = 0,
      .usage = "--chips N",
      .summary = "Prints the digest of the same table, solved by one process as in summand.",
      .options = kSuckerDigestOptions,
      .run = run_sucker_digest};
  return command;
}

}  // namespace summand::mpi_program
