#include "apps/summand/babylon/topics.hpp"

#include <fmt/format.h>
#include <random>

#include "apps/summand/cli/output.hpp"
#include "apps/summand/terminal/progress.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/studies/babylon/saved_table.hpp"
#include "summand/studies/babylon/table_check.hpp"
#include "summand/text/table.hpp"

namespace summand::babylon {

using namespace program;

std::string paragraph(std::string_view text, std::string_view indent) {
  std::string out;
  for (const std::string& line : wrapped(text, kTextWidth - indent.size())) {
    out += fmt::format("{}{}\n", indent, line);
  }
  return out;
}

std::string SolvedTable::origin() const {
  return file.empty() ? "" : fmt::format("values from {}, {} checked", printable(file), checked);
}

void SolvedTable::write_origin(JsonWriter& json) const {
  if (file.empty()) return;
  json.key("loaded").object().member("file", file).key("checked").number(checked).close();
}

Result<void> SolvedTable::check(const Colours& position, std::uint64_t lines,
                                const Run& run) const {
  if (file.empty()) return {};
  const auto found = check_lines(*table, position, lines, seed, run.budget());
  if (found.holds) return {};
  return fail(fmt::format("{} is no table of Babylon that can be used: a value in it is wrong",
                          printable(file)));
}

Result<SolvedTable> solved_table(const Run& run, unsigned chips, unsigned colours,
                                 unsigned layers) {
  // A file that cannot be written must be an error before the long search.
  const auto save = run.request().option("save");
  if (save) {
    if (auto writable = expect_writable(*save); !writable) {
      return std::unexpected(writable.error());
    }
  }
  Budget budget = run.budget();
  SolvedTable out{.table = std::make_unique<Table>(chips, colours, budget)};
  auto& table = out.table;
  if (const auto file = run.request().option("resume")) {
    out.file = *file;
    // The seed is random, so that a forged file cannot avoid the checked values.
    out.seed = std::random_device()();
    SUMMAND_TRY(checked, load_table(*file, *table, budget, out.seed));
    out.checked = checked;
  }
  try {
    Progress progress("layers", table->layers(), std::max(layers, table->layers()));
    while (table->layers() < layers) {
      table->solve_layer(run.settings().threads);
      progress.at(table->layers());
    }
  } catch (LimitReached& reached) {
    reached.message += fmt::format(" after {} of {} layers", table->layers(), layers);
    if (save) {
      const auto saved = save_table(*save, *table);
      reached.message +=
          saved ? fmt::format("; they are saved in {}, and --resume continues", printable(*save))
                : "; " + saved.error().message;
    }
    throw;
  }
  if (save) {
    if (auto saved = save_table(*save, *table); !saved) {
      return std::unexpected(saved.error());
    }
  }
  return out;
}

}  // namespace summand::babylon
