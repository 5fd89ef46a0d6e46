#include "summand/ask/match/match_options.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <utility>

#include "summand/base/foreign_text.hpp"

namespace summand::ask {

// --- sums ---

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

Result<Thinking> thinking_of(const Request& request) {
  Thinking out;
  SUMMAND_TRY(seed, number_option(request, "seed", out.seed, {0, ~std::uint64_t{0}}));
  SUMMAND_TRY(nodes, number_option(request, "nodes", out.nodes, {1, 1'000'000'000}));
  out.seed = seed;
  out.nodes = nodes;
  return out;
}

namespace {

Result<std::vector<Seat>> seats_of_you(const Request& request, std::vector<Seat> otherwise) {
  const auto you = request.option("you");
  if (!you) return otherwise;
  if (auto seats = seats_named(*you)) return *std::move(seats);
  return fail(
      fmt::format("--you must be left, right, both or none, not '{}'", printable(*you, 40)));
}

}  // namespace

Result<void> set_seats(const Request& request, SumRecord& record) {
  SUMMAND_TRY(seats, seats_of_you(request, record.seats));
  SUMMAND_TRY(level, level_of(request, record.level));
  record.seats = std::move(seats);
  record.level = level;
  return {};
}

Result<void> check_sum_options(const Request& request) {
  if (auto seats = without_value(seats_of_you(request, {})); !seats) return seats;
  if (auto level = without_value(level_of(request, {})); !level) return level;
  return without_value(thinking_of(request));
}

// --- games of several seats ---

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

Result<std::vector<Seat>> seats_by_name(std::string_view text, const GameInPlay& game) {
  auto seats = parse_seats(text, game.players(), game.policies());
  if (!seats) {
    return fail(
        fmt::format("--seats, character {}: {}", seats.error().offset + 1, seats.error().message));
  }
  if (seats->size() == game.players()) return seats;
  return fail(
      fmt::format("--seats: there are {} players but {} seats", game.players(), seats->size()));
}

Result<std::vector<Seat>> seats_of_people(std::string_view you, const GameInPlay& game,
                                          const Seat& program) {
  const bool all = you == "all" || you == "both";
  std::vector<Seat> out(game.players(), all ? Seat{} : program);
  if (all || you == "none") return out;
  for (std::size_t from = 0; from <= you.size();) {
    const std::size_t comma = std::min(you.find(',', from), you.size());
    const auto player = game.named(you.substr(from, comma - from));
    if (!player) return fail("--you: " + player.error().message);
    out[*player] = {};
    from = comma + 1;
  }
  return out;
}

}  // namespace

Result<Seating> seating_of(const Request& request, const GameInPlay& game, Manner otherwise) {
  SUMMAND_TRY(program, opponent_of(request));
  if (!request.has("opponents")) program.manner = otherwise;
  const auto named = request.option("seats"), you = request.option("you");
  if (named && you) return fail("--seats already sets all seats: leave out --you");
  Seating out{std::vector<Seat>(game.players(), {.program = program.manner}), program};
  out.seats.front() = {};
  if (!named && !you) return out;
  SUMMAND_TRY(seats, named ? seats_by_name(*named, game)
                           : seats_of_people(*you, game, {.program = program.manner}));
  out.seats = std::move(seats);
  return out;
}

}  // namespace summand::ask
