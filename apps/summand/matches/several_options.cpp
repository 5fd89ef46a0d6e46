#include "apps/summand/matches/several_options.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace summand::program {

namespace {

Result<std::vector<Seat>> given_seats(const Request& request, std::size_t most,
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
  if (you) return fail("--seats says who sits where: leave out --you");
  SUMMAND_TRY(seats, given_seats(request, players, policies));
  if (seats.size() == players) return seats;
  return fail(fmt::format("--seats: there are {} players but {} seats", players, seats.size()));
}

Result<std::string> record_of(const Run& run) {
  const Request& request = run.request();
  if (request.has("players") || request.has("chips")) {
    return fail("--load says what is played: leave out --players and --chips");
  }
  return run.loaded();
}

}  // namespace summand::program
