#include "apps/summand/babylon_topics.hpp"

#include <fmt/format.h>

#include "apps/summand/progress.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/studies/babylon/saved_table.hpp"

namespace summand::program {

Result<std::unique_ptr<babylon::Table>> solved_table(const Run& run, unsigned chips,
                                                     unsigned colours, unsigned layers) {
  // A file that cannot be written is no news for the end of a long search.
  const auto save = run.request().option("save");
  if (save) {
    if (auto writable = expect_writable(*save); !writable) {
      return std::unexpected(writable.error());
    }
  }
  Budget budget = run.budget();
  auto table = std::make_unique<babylon::Table>(chips, colours, budget);
  if (const auto file = run.request().option("resume")) {
    if (auto done = babylon::load_table(*file, *table, budget); !done) {
      return std::unexpected(done.error());
    }
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
      const auto saved = babylon::save_table(*save, *table);
      reached.message += saved ? fmt::format("; they are saved in {}, --resume goes on from there",
                                             printable(*save))
                               : "; " + saved.error().message;
    }
    throw;
  }
  if (save) {
    if (auto saved = babylon::save_table(*save, *table); !saved) {
      return std::unexpected(saved.error());
    }
  }
  return table;
}

}  // namespace summand::program
