#include "summand/studies/sucker/record.hpp"

#include <charconv>
#include <fmt/core.h>

namespace summand::sucker {

Record record_from(const HouseRules& house, const State& start) {
  return Record(Referee(house), Referee(house).begun(start));
}

std::string print(const HouseRules& house) {
  return fmt::format("rebound {}, rows {}, no giver {}, donations {}, discards {}",
                     name_of(house.rebound), house.rows == 0 ? "any" : std::to_string(house.rows),
                     house.no_giver == HouseRules::NoGiver::next_seat ? "next seat" : "seat before",
                     house.donations ? "yes" : "no", house.discards ? "yes" : "no");
}

Result<HouseRules> parse_house_rules(std::string_view text) {
  HouseRules house;
  const std::size_t rows_at = text.find("rows ");
  const std::size_t rebound_at = text.find("rebound ");
  if (rebound_at != std::string_view::npos && rebound_at + 8 < text.size()) {
    const auto rebound = rebound_named(text.substr(rebound_at + 8, 1));
    if (rebound) house.rebound = *rebound;
  }
  if (rows_at != std::string_view::npos) {
    std::from_chars(text.data() + rows_at + 5, text.data() + text.size(), house.rows);
  }
  if (text.contains("no giver seat before")) house.no_giver = HouseRules::NoGiver::seat_before;
  house.donations = !text.contains("donations no");
  house.discards = !text.contains("discards no");
  // Accepts only texts that print() writes.
  if (print(house) != text) {
    return fail(fmt::format("house rules such as '{}' are expected", print(HouseRules())));
  }
  return house;
}

std::string SuckerWords::line_of(const State&, const Action& action) { return print(action); }

Result<Action> SuckerWords::read(const Record& record, std::string_view text) {
  SUMMAND_TRY(action, parse_action(text));
  if (const auto objection = record.rules().objection(record.state(), action)) {
    return fail(*objection);
  }
  return action;
}

std::optional<ResultLine> SuckerWords::result(const Record& record) {
  if (record.state().phase != Phase::over) return std::nullopt;
  const Player winner = record.rules().ranking(record.state()).front();
  return ResultLine{"winner", std::string(name_of(winner))};
}

std::string print(const Record& record) {
  return record_of(kGame,
                   fmt::format("rules {}\nstart {}\n{}", print(record.rules().house()),
                               print(record.start()), lines_of_match(record, SuckerWords())));
}

bool is_record(std::string_view text) { return game_of_record(text) == kGame; }

Result<Record> parse_record(std::string_view text) {
  SUMMAND_TRY(lines, RecordReading::of(text));
  if (lines.game() != kGame) return fail("this is no record of So Long Sucker", lines.game_at());
  SUMMAND_TRY(rules, lines.need("rules", "house rules"));
  const auto house = parse_house_rules(rules.value);
  if (!house) return shifted(house.error(), rules.at);
  SUMMAND_TRY(start, lines.need("start", "a state"));
  const auto state = parse_state(start.value);
  if (!state) return shifted(state.error(), start.at);
  if (const auto objection = Referee(*house).objection(*state)) return fail(*objection, start.at);
  Record record = record_from(*house, *state);
  if (auto played = play_record(lines, record, SuckerWords()); !played) {
    return std::unexpected(std::move(played).error());
  }
  return record;
}

}  // namespace summand::sucker
