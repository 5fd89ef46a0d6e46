#include "summand/ask/match/sucker_options.hpp"

#include <fmt/core.h>

#include "summand/ask/match/match_options.hpp"
#include "summand/base/foreign_text.hpp"

namespace summand::sucker {

using namespace ask;

Result<std::optional<Rebound>> read_rebound(const Option& option, const std::string& text) {
  if (auto rebound = rebound_named(text)) return rebound;
  return fail(
      fmt::format("--{}: R, P or L is expected, not '{}'", option.name, printable(text, 40)));
}

HouseRules HouseOptions::rules() const {
  HouseRules out;
  out.rebound = rebound.value_or(out.rebound);
  out.rows = rows;
  if (seat_before) out.no_giver = HouseRules::NoGiver::seat_before;
  out.donations = !no_donations;
  out.discards = !no_discards;
  return out;
}

std::string_view HouseOptions::given() const {
  return rebound        ? "rebound"
         : rows > 0     ? "rows"
         : seat_before  ? "seat-before"
         : no_donations ? "no-donations"
         : no_discards  ? "no-discards"
                        : "";
}

Result<Record> new_record(const StartOptions& options, const std::optional<std::string>& seats) {
  SUMMAND_TRY(players, players_of(options.players, seats, 4, {2, kMostPlayers}));
  State start = new_game(players, options.chips.value_or(7));
  if (options.first) {
    const auto player = player_named(*options.first);
    if (!player || *player >= players) {
      return fail(fmt::format("--first: a player from {} to {} is expected, not '{}'", name_of(0),
                              name_of(players - 1), printable(*options.first, 40)));
    }
    start.active = static_cast<std::uint8_t>(*player);
  }
  return record_from(options.rules(), start);
}

namespace {

// Fails if options for house rules are given although the text has its own.
Result<void> refuse_house_options(const HouseOptions& options, std::string_view who) {
  if (options.given().empty()) return {};
  return fail(fmt::format("{} has its own house rules: leave out --{}", who, options.given()));
}

Result<Record> read_record(const HouseOptions& options, std::string_view text) {
  SUMMAND_TRY(record, parse_record(text));
  if (auto done = refuse_house_options(options, "the record"); !done) {
    return std::unexpected(done.error());
  }
  return record;
}

}  // namespace

Result<Read> read_turn(const HouseOptions& options, std::string_view text) {
  if (is_record(text)) {
    SUMMAND_TRY(record, read_record(options, text));
    return Read{record.rules().house(), record.state(), true};
  }
  Read out{.house = options.rules(), .state = {}, .says_rules = false};
  if (text.substr(0, text.find_first_not_of(" \t\r\n") + 1).ends_with('{')) {
    SUMMAND_TRY(answer, parse_answer_json(text));
    if (answer.rules) {
      if (auto done = refuse_house_options(options, "the JSON"); !done) {
        return std::unexpected(done.error());
      }
      SUMMAND_TRY(rules, parse_house_rules(*answer.rules));
      out.house = rules;
      out.says_rules = true;
    }
    out.state = answer.state;
  } else {
    SUMMAND_TRY(state, is_picture(text) ? parse_picture(text) : parse_state(text));
    out.state = state;
  }
  if (const auto objection = Referee(out.house).objection(out.state)) return fail(*objection);
  return out;
}

Result<Record> read_state(const HouseOptions& options, std::string_view text) {
  if (is_record(text)) return read_record(options, text);
  SUMMAND_TRY(read, read_turn(options, text));
  return record_from(read.house, read.state);
}

// --- for questions that look texts up ---

namespace {

Result<StartOptions> start_options_of(const Request& request) {
  constexpr auto kAll = options_in<StartOptions>(kStartOptions, kHouseOptions);
  StartOptions out;
  if (auto read = read_rows(kAll, request, &out); !read) {
    return std::unexpected(std::move(read).error());
  }
  return out;
}

Result<HouseOptions> house_options_of(const Request& request) {
  HouseOptions out;
  if (auto read = read_rows(kHouseOptions, request, &out); !read) {
    return std::unexpected(std::move(read).error());
  }
  return out;
}

}  // namespace

Result<HouseRules> house_rules_of(const Request& request) {
  SUMMAND_TRY(options, house_options_of(request));
  return options.rules();
}

Result<Record> new_record(const Request& request) {
  SUMMAND_TRY(options, start_options_of(request));
  return new_record(options, request.option("seats"));
}

Result<Record> read_state(const Request& request, std::string_view text) {
  SUMMAND_TRY(options, house_options_of(request));
  return read_state(options, text);
}

Result<Read> read_turn(const Request& request, std::string_view text) {
  SUMMAND_TRY(options, house_options_of(request));
  return read_turn(options, text);
}

namespace {

void write_chips(JsonWriter& json, const Chips& chips) {
  json.object();
  for (unsigned colour = 0; colour < kMostPlayers; ++colour) {
    if (chips[colour] > 0) json.key(std::string(1, letter_of(colour))).number(chips[colour]);
  }
  json.close();
}

template <class PlayerNumber>
void write_players(JsonWriter& json, std::string_view name,
                   const std::vector<PlayerNumber>& players) {
  json.key(name).array();
  for (const Player player : players) json.text(name_of(player));
  json.close();
}

void write_phase(JsonWriter& json, const State& state) {
  if (state.owed) json.member("must play", std::string(1, letter_of(*state.owed)));
  if (state.phase == Phase::next) json.member("next", state.pile);
  if (state.phase == Phase::kill) json.member("capture", state.pile);
  if (state.phase == Phase::over) json.key("over").boolean(true);
  if (state.phase == Phase::rescue) write_players(json, "rescue", state.refusers());
}

}  // namespace

void write_state(JsonWriter& json, const State& state) {
  json.key("state").object().key("hands").object();
  for (const Player player : state.alive_players()) {
    json.key(name_of(player));
    write_chips(json, state.hands[player]);
  }
  json.close().key("piles").array();
  for (const std::string& pile : state.piles) json.text(pile);
  json.close();
  if (state.dead != Chips{}) {
    json.key("dead");
    write_chips(json, state.dead);
  }
  if (!state.out.empty()) write_players(json, "out", state.out);
  bool any = false;
  for (Player player = 0; player < state.players; ++player) {
    if (!state.givers[player]) continue;
    if (!any) json.key("givers").object();
    any = true;
    json.member(name_of(player), name_of(*state.givers[player]));
  }
  if (any) json.close();
  if (!state.before.empty()) write_players(json, "before", state.before);
  json.member("to move", name_of(state.active));
  write_phase(json, state);
  json.close().member("text", print(state));
}

void write_actions(JsonWriter& json, std::string_view name, std::span<const Action> actions) {
  json.key(name).array();
  for (const Action& action : actions) json.text(print(action));
  json.close();
}

std::string share(std::uint64_t part, std::uint64_t all) {
  if (all == 0) return "-";
  __extension__ using Wide = unsigned __int128;
  const auto hundredths = static_cast<std::uint64_t>((Wide{part} * 20'000 + all) / (Wide{all} * 2));
  return fmt::format("{}.{:02} %", hundredths / 100, hundredths % 100);
}

}  // namespace summand::sucker
