#include "apps/summand/babylon_topics.hpp"

#include <charconv>
#include <fmt/format.h>

#include "apps/summand/limits.hpp"
#include "apps/summand/progress.hpp"
#include "summand/studies/babylon/saved_table.hpp"

namespace summand::program {

Budget babylon_budget(const Run& run) {
  Budget::Limits limits{.memory = run.settings().memory, .interrupt = interrupt_flag()};
  if (run.settings().time.count() > 0) limits.time = run.settings().time;
  return Budget(limits);
}

unsigned babylon_threads(const Run& run) {
  const auto threads = run.request().option("threads");
  return threads ? static_cast<unsigned>(std::stoul(*threads)) : 0;
}

Result<std::uint64_t> babylon_number(const Run& run, std::string_view name, std::uint64_t least,
                                     std::uint64_t most, std::uint64_t otherwise) {
  const auto text = run.request().option(name);
  if (!text) return otherwise;
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), number);
  if (error != std::errc() || end != text->data() + text->size() || number < least ||
      number > most) {
    return fail(fmt::format("--{}: a number from {} to {} is expected, not '{}'", name, least, most,
                            text->substr(0, 40)));
  }
  return number;
}

Result<std::unique_ptr<babylon::Table>> solved_table(const Run& run, unsigned chips,
                                                     unsigned colours, unsigned layers) {
  Budget budget = babylon_budget(run);
  auto table = std::make_unique<babylon::Table>(chips, colours, budget);
  if (const auto file = run.request().option("resume")) {
    if (auto done = babylon::load_table(*file, *table, budget); !done) {
      return std::unexpected(done.error());
    }
  }
  const auto save = run.request().option("save");
  try {
    Progress progress("layers", table->layers(), std::max(layers, table->layers()));
    while (table->layers() < layers) {
      table->solve_layer(babylon_threads(run));
      progress.at(table->layers());
    }
  } catch (LimitReached& reached) {
    reached.message += fmt::format(" after {} of {} layers", table->layers(), layers);
    if (save) {
      const auto saved = babylon::save_table(*save, *table);
      reached.message +=
          saved ? fmt::format("; they are saved in {}, --resume goes on from there", *save)
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
