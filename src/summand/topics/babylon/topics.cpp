#include "summand/topics/babylon/topics.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <random>

#include "summand/ask/option_values.hpp"
#include "summand/base/attempt.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/jobs/checkpoints.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/studies/babylon/saved_table.hpp"
#include "summand/studies/babylon/solution.hpp"
#include "summand/studies/babylon/table_check.hpp"
#include "summand/text/table.hpp"

namespace summand::babylon {

using namespace ask;

std::string paragraph(std::string_view text, std::string_view indent) {
  std::string out;
  for (const std::string& line : wrapped(text, kTextWidth - indent.size())) {
    out += fmt::format("{}{}\n", indent, line);
  }
  return out;
}

Result<Stacks> position_of(const std::string& text) {
  auto stacks = parse_stacks(text);
  if (stacks) return stacks;
  const Error& error = stacks.error();
  return fail(
      fmt::format("'{}', character {}: {}", printable(text, 60), error.offset + 1, error.message));
}

Result<void> settle(StartRange& range) {
  if (range.from == 0) range.from = range.chips;
  if (range.colours == 0) range.colours = std::min<unsigned>(range.chips, kMostColours);
  return expect_in("from", range.from, {1, range.chips});
}

void describe(Members<SolvedStart>& its) {
  its.named("SolvedStart", "A start of Babylon.");
  its("start", "The chips of each colour.", &SolvedStart::composition);
  its("grundy", "Its value.", &SolvedStart::grundy);
  its("winner", "The player who wins. Player 1 begins.", [](auto& it) { return it.winner(); });
}

std::string words_of(const LoadedFile& origin) {
  return origin.file.empty()
             ? ""
             : fmt::format("values from {}, {} checked", printable(origin.file), origin.checked);
}

Result<void> SolvedTable::check(const Colours& position, std::uint64_t lines,
                                const Asking& asking) const {
  if (origin.file.empty()) return {};
  const auto found = check_lines(*table, position, lines, seed, asking.budget());
  if (found.holds) return {};
  return fail(fmt::format("{} cannot be used as a table of Babylon: it has a wrong value",
                          printable(origin.file)));
}

namespace {

// Solves the layers up to `layers`. For --save the finished layers are saved now and then, and when
// a limit is reached.
void solve_layers(const Asking& asking, Table& table, unsigned layers, Checkpoints& saves) {
  const auto write = [&](const std::string& path) { return save_table(path, table); };
  auto solved = within_limits([&]() -> Result<void> {
    Work work{.noun = "positions", .first = table.solved()};
    if (layers == table.chips()) work.all = table.positions();
    Progress progress(asking.watcher(), std::move(work));
    while (table.layers() < layers) {
      table.solve_layer(asking.settings().threads,
                        [&](std::uint64_t positions) { progress.at(positions); });
      if (table.layers() < layers) saves.save_sometimes(write);
    }
    return {};
  });
  if (solved) return;
  reach_limit_again(saves.stopped(std::move(solved).error(),
                                  fmt::format(" after {} of {} layers", table.layers(), layers),
                                  write));
}

}  // namespace

Result<SolvedTable> solved_table(const Asking& asking, const SourceOptions& options, unsigned chips,
                                 unsigned colours, unsigned layers) {
  // Checks before the long search that the file can be written.
  Checkpoints saves(options.save);
  if (auto writable = saves.expect_writable(); !writable) {
    return std::unexpected(writable.error());
  }
  Budget budget = asking.budget();
  if (options.misere && (options.save || options.resume)) {
    return fail("files hold tables of normal play: leave out --misere, --save or --resume");
  }
  SolvedTable out{
      .table = std::make_unique<Table>(chips, colours, budget,
                                       options.misere ? Table::End::misere : Table::End::normal)};
  if (const auto& file = options.resume) {
    // The seed is random, so that nobody can forge a file that is right in the checked values only.
    out.seed = std::random_device()();
    SUMMAND_TRY(checked, load_table(*file, *out.table, budget, out.seed));
    out.origin = {*file, checked};
  }
  solve_layers(asking, *out.table, layers, saves);
  const auto saved =
      saves.save([&](const std::string& path) { return save_table(path, *out.table); });
  if (!saved) return std::unexpected(saved.error());
  return out;
}

}  // namespace summand::babylon
