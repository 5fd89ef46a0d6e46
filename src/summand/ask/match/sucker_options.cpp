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

}  // namespace summand::sucker
