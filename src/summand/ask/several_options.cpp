#include "summand/ask/several_options.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "summand/base/foreign_text.hpp"

namespace summand::ask {

Result<Opponent> opponent_of(const Request& request) {
  Opponent out;
  if (const auto name = request.option("opponents")) {
    const auto manner = manner_named(*name);
    if (!manner) {
      return fail(fmt::format("--opponents: {} is expected, not '{}'", names_of_manners(),
                              printable(*name, 40)));
    }
    out.manner = *manner;
  }
  SUMMAND_TRY(nodes, number_option(request, "nodes", out.nodes, {1, 100'000'000}));
  SUMMAND_TRY(seed, number_option<std::uint32_t>(request, "seed", out.seed, {0, 1'000'000'000}));
  out.nodes = nodes;
  out.seed = seed;
  return out;
}

Result<unsigned> players_of(const Request& request, unsigned otherwise, NumberRange range) {
  if (request.has("players") || !request.has("seats")) {
    return number_option<unsigned>(request, "players", otherwise, range);
  }
  const auto commas = std::ranges::count(*request.option("seats"), ',');
  const auto seats = static_cast<std::uint64_t>(commas) + 1;
  if (seats >= range.least && seats <= range.most) return static_cast<unsigned>(seats);
  return fail(fmt::format("--seats: from {} to {} are expected", range.least, range.most));
}

}  // namespace summand::ask
