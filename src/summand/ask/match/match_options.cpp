#include "summand/ask/match/match_options.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <utility>

#include "summand/ask/option_values.hpp"
#include "summand/base/foreign_text.hpp"

namespace summand::ask {

// --- sums ---

Result<void> read_level(void* options, const Option& option, const std::string& text) {
  auto& out = *static_cast<LevelOptions*>(options);
  if (out.level) return fail("--level and --slips mean the same: give one of them");
  if (option.name == kLevelOptions.back().name) {
    SUMMAND_TRY(slips, read_number(option, text));
    out.level = PlayLevel{static_cast<std::uint32_t>(slips)};
    return {};
  }
  const auto level = parse_level(text);
  if (!level) return fail(fmt::format("--{}: {}", option.name, level.error().message));
  out.level = *level;
  return {};
}

Thinking thinking_of(const PlayerOptions& options) {
  Thinking out;
  out.seed = options.seed.value_or(out.seed);
  out.nodes = options.nodes.value_or(out.nodes);
  return out;
}

Result<void> set_seats(const PlayerOptions& options, SumRecord& record) {
  record.level = options.level.value_or(record.level);
  if (!options.you) return {};
  auto seats = seats_named(*options.you);
  if (!seats) {
    return fail(fmt::format("--you must be left, right, both or none, not '{}'",
                            printable(*options.you, 40)));
  }
  record.seats = *std::move(seats);
  return {};
}

// --- games of several seats ---

Result<std::optional<Manner>> read_manner(const Option& option, const std::string& text) {
  if (auto manner = manner_named(text)) return manner;
  return fail(fmt::format("--{}: {} is expected, not '{}'", option.name, names_of_manners(),
                          printable(text, 40)));
}

// A question that also begins matches at sums has wider ranges.
static Result<void> expect_program_options(const PlayerOptions& options) {
  if (options.nodes) {
    if (auto fits = expect_in("nodes", *options.nodes, kProgramNodes); !fits) return fits;
  }
  return options.seed ? expect_in("seed", *options.seed, kProgramSeeds) : Result<void>();
}

Opponent opponent_of(const PlayerOptions& options, Manner otherwise) {
  Opponent out{.manner = options.opponents.value_or(otherwise)};
  out.nodes = options.nodes.value_or(out.nodes);
  out.seed = static_cast<std::uint32_t>(options.seed.value_or(out.seed));
  return out;
}

Result<unsigned> players_of(const std::optional<std::string>& players,
                            const std::optional<std::string>& seats, unsigned otherwise,
                            NumberRange range) {
  if (players) {
    SUMMAND_TRY(
        number,
        read_number({.name = "players", .value = {}, .sentence = {}, .range = range}, *players));
    return static_cast<unsigned>(number);
  }
  if (!seats) return otherwise;
  const auto number = static_cast<unsigned>(std::ranges::count(*seats, ',')) + 1;
  if (number >= range.least && number <= range.most) return number;
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

Result<Seating> seating_of(const PlayerOptions& options, const GameInPlay& game, Manner otherwise) {
  if (auto fits = expect_program_options(options); !fits) {
    return std::unexpected(std::move(fits).error());
  }
  const Opponent program = opponent_of(options, otherwise);
  const auto& named = options.seats;
  const auto& you = options.you;
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
