#include "summand/ask/match/match_options.hpp"

#include <fmt/format.h>

#include "summand/ask/option_values.hpp"
#include "summand/base/foreign_text.hpp"

namespace summand::ask {

Result<PlayLevel> level_of(const Request& request, PlayLevel otherwise) {
  if (const auto text = request.option("level")) {
    if (request.has("slips")) return fail("--level and --slips mean the same: give one of them");
    const auto level = parse_level(*text);
    if (level) return level;
    return fail("--level: " + level.error().message);
  }
  SUMMAND_TRY(slips,
              number_option<std::uint32_t>(request, "slips", otherwise.slips_in_100, {0, 100}));
  return PlayLevel{slips};
}

Result<Seating> seating_of(const Request& request, const Seating& otherwise) {
  Seating out = otherwise;
  if (const auto you = request.option("you")) {
    const auto seating = summand::seating_of(*you);
    if (!seating) {
      return fail(
          fmt::format("--you must be left, right, both or none, not '{}'", printable(*you, 40)));
    }
    out = *seating;
  }
  SUMMAND_TRY(level, level_of(request, otherwise.level));
  out.level = level;
  return out;
}

Result<Thinking> thinking_of(const Request& request) {
  Thinking out;
  SUMMAND_TRY(seed, number_option(request, "seed", out.seed, {0, ~std::uint64_t{0}}));
  SUMMAND_TRY(nodes, number_option(request, "nodes", out.nodes, {1, 1'000'000'000}));
  out.seed = seed;
  out.nodes = nodes;
  return out;
}

}  // namespace summand::ask
