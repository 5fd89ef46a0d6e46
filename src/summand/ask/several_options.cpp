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

namespace {

Result<std::vector<Seat>> seats_by_name(const Request& request, std::size_t most,
                                        const Policies& policies) {
  auto seats = parse_seats(request.option("seats").value_or(""), most, policies);
  if (seats) return seats;
  return fail(
      fmt::format("--seats, character {}: {}", seats.error().offset + 1, seats.error().message));
}

Result<std::vector<Seat>> seats_of_people(std::string_view you, unsigned players, Manner manner,
                                          const PlayerNamed& named) {
  std::vector<Seat> out(players, you == "all" ? Seat{} : Seat{.program = manner});
  if (you == "all" || you == "none") return out;
  for (std::size_t from = 0; from <= you.size();) {
    const std::size_t comma = std::min(you.find(',', from), you.size());
    const auto player = named(you.substr(from, comma - from));
    if (!player) return fail("--you: " + player.error().message);
    out[*player] = {};
    from = comma + 1;
  }
  return out;
}

}  // namespace

Result<std::vector<Seat>> seats_of(const Request& request, unsigned players, Manner manner,
                                   const PlayerNamed& named, const Policies& policies) {
  const auto you = request.option("you");
  if (!request.has("seats")) {
    if (you) return seats_of_people(*you, players, manner, named);
    std::vector<Seat> out(players, Seat{.program = manner});
    out.front() = {};
    return out;
  }
  if (you) return fail("--seats already sets all seats: leave out --you");
  SUMMAND_TRY(seats, seats_by_name(request, players, policies));
  if (seats.size() == players) return seats;
  return fail(fmt::format("--seats: there are {} players but {} seats", players, seats.size()));
}

}  // namespace summand::ask
