// summand-mpi verify: divided tables of small sizes, compared with tables of one process.
#include <fmt/core.h>

#include "apps/summand-mpi/command.hpp"
#include "summand/dist/babylon_table.hpp"
#include "summand/dist/sucker_table.hpp"
#include "summand/dist/together.hpp"
#include "summand/studies/babylon/table.hpp"

namespace summand::mpi_program {

namespace {

constexpr OptionRow kVerifyOptions[] = {
    {"out", "FOLDER", "a new folder for the layers; all ranks must see it"},
    {"chips", "N", "Babylon up to N chips, So Long Sucker up to N / 2; 2 to 20, default: 8"},
    {"round", "N",
     "at most N positions or boards of a rank in one round of messages; default: 32768"},
    {"memory", "SIZE", "the most memory of one rank, such as 2G"},
    {"time", "TIME", "stop after that time"},
};

// Layers that are taken over would not be solved, so nothing would be verified.
constexpr std::string_view kOldFolder = "--out: a new folder is expected; this one has layers";

// The digest of one table. Every rank solves the whole table itself, so that nothing is sent.
std::uint64_t alone(unsigned chips, unsigned colours, const Budget& budget) {
  babylon::Table table(chips, colours, budget);
  table.solve(1);
  return babylon::digest_of_layers(babylon::layer_digests(table, budget));
}
std::uint64_t alone(const sucker::TableRules& rules, const Budget& budget) {
  return dist::digest_of(sucker::EndgameTable(rules, 1, budget));
}

struct Verified {
  unsigned tables = 0;
  std::vector<std::string> wrong{};

  void add(std::string name, bool right) {
    ++tables;
    if (!right) wrong.push_back(std::move(name));
  }
};

Result<void> verify_babylon(dist::Ranks& ranks, unsigned chips, const std::string& folder,
                            const Budget& budget, std::size_t round, Verified& out) {
  for (unsigned colours = 1; colours <= chips; ++colours) {
    std::optional<dist::BabylonTable> table;
    std::uint64_t expected = 0;
    dist::together(ranks, [&] {
      table.emplace(ranks, chips, colours, folder, budget, round);
      expected = alone(chips, colours, budget);
    });
    if (auto ran = table->run({}); !ran) return ran;
    if (table->use().taken_over > 0) return fail(std::string(kOldFolder));
    out.add(fmt::format("Babylon, {} chips, {} colours", chips, colours),
            table->digest() == expected);
  }
  return {};
}

Result<void> verify_sucker(dist::Ranks& ranks, unsigned chips, const std::string& folder,
                           const Budget& budget, std::size_t round, Verified& out) {
  std::vector<sucker::TableRules> all;
  for (unsigned colours = 2; colours <= sucker::kMostColours; ++colours) {
    for (const sucker::Rebound rebound :
         {sucker::Rebound::mover, sucker::Rebound::giver, sucker::Rebound::holder}) {
      all.push_back({.colours = colours, .chips = chips, .rebound = rebound});
    }
    all.push_back({.colours = colours, .chips = chips, .rows = 2});
    all.push_back(
        {.colours = colours, .chips = chips, .rebound = sucker::Rebound::giver, .givers = {1, 0}});
  }
  for (const sucker::TableRules& rules : all) {
    std::optional<dist::SuckerTable> table;
    std::uint64_t expected = 0;
    dist::together(ranks, [&] {
      table.emplace(ranks, rules, folder, budget, round);
      expected = alone(rules, budget);
    });
    if (auto ran = table->run({}); !ran) return ran;
    if (table->use().taken_over > 0) return fail(std::string(kOldFolder));
    out.add(fmt::format("So Long Sucker, {}, {} chips", title_of(rules), chips),
            table->digest() == expected);
  }
  return {};
}

Result<Exit> run_verify(dist::Ranks& ranks, const Options& options) {
  SUMMAND_TRY(folder, options.text("out"));
  SUMMAND_TRY(chips, options.number("chips", 2, 20, 8));
  SUMMAND_TRY(limits, limits_of(options));
  SUMMAND_TRY(round, options.number("round", 1, dist::kUsualRound, dist::kUsualRound));
  const Budget budget(limits);
  Verified out;
  for (unsigned n = 1; n <= chips; ++n) {
    if (auto ran = verify_babylon(ranks, n, folder, budget, round, out); !ran) {
      return std::unexpected(ran.error());
    }
  }
  auto ran = verify_sucker(ranks, static_cast<unsigned>(chips / 2), folder, budget, round, out);
  if (!ran) return std::unexpected(ran.error());
  const bool right = ranks.all(out.wrong.empty());
  if (!ranks.is_first()) return right ? Exit::done : Exit::refuted;
  std::string text = fmt::format(
      "{} tables on {} rank{}: {}\n", out.tables, ranks.size(), ranks.size() == 1 ? "" : "s",
      right ? "all equal to those of one process" : "not all equal to those of one process");
  for (const std::string& name : out.wrong) text += fmt::format("  differs: {}\n", name);
  if (!write_out(text)) return Exit::wrong;
  return right ? Exit::done : Exit::refuted;
}

}  // namespace

const Command& verify_command() {
  static constexpr Command command{
      .name = "verify",
      .words = 0,
      .usage = "--out FOLDER",
      .summary = "Compares divided tables of many small sizes with tables of one process.",
      .options = kVerifyOptions,
      .run = run_verify};
  return command;
}

}  // namespace summand::mpi_program
