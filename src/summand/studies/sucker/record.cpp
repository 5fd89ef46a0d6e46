#include "summand/studies/sucker/record.hpp"

#include <charconv>
#include <fmt/format.h>

#include "summand/several/match_record.hpp"

namespace summand::sucker {

namespace {

constexpr std::string_view kTitle = "so long sucker, version 1";
constexpr std::string_view kWinner = "winner: ";

}  // namespace

Result<void> Record::play(const Action& action) {
  if (const auto objection = referee().objection(state(), action)) return fail(*objection);
  match_.play(action);
  return {};
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

std::string print(const Match<Referee>& match) {
  std::string out = fmt::format("{}\nrules: {}\nstart: {}\n", kTitle, print(match.rules().house()),
                                print(match.start()));
  out += lines_of_match(match, [](const State&, const Action& action) { return print(action); });
  if (match.state().phase == Phase::over) {
    out += fmt::format("{}{}\n", kWinner, name_of(match.rules().ranking(match.state()).front()));
  }
  return out.append(kRecordEnd).append("\n");
}

std::string print(const Record& record) { return print(record.match()); }

bool is_record(std::string_view text) { return text.starts_with("so long sucker"); }

namespace {

// The rest of a line after a word with which it must begin.
Result<std::string_view> after(std::string_view word, const RecordBody& body, std::size_t line) {
  if (line < body.lines.size() && body.lines[line].text.starts_with(word)) {
    return body.lines[line].text.substr(word.size());
  }
  return fail(fmt::format("a line that begins with '{}' is expected", word),
              line < body.lines.size() ? body.lines[line].offset : body.end);
}

// Reads the first two lines.
Result<Record> start_of(const RecordBody& body) {
  constexpr std::string_view kRules = "rules: ", kStart = "start: ";
  SUMMAND_TRY(rules, after(kRules, body, 0));
  const auto house = parse_house_rules(rules);
  if (!house) return shifted(house.error(), body.lines[0].offset + kRules.size());
  SUMMAND_TRY(start, after(kStart, body, 1));
  const std::size_t at = body.lines[1].offset + kStart.size();
  const auto state = parse_state(start);
  if (!state) return shifted(state.error(), at);
  if (const auto objection = Referee(*house).objection(*state)) return fail(*objection, at);
  return Record(*house, *state);
}

Result<void> check_winner(const Record& record, std::string_view name) {
  if (record.state().phase != Phase::over) return fail("the game is not over");
  if (name == name_of(record.referee().ranking(record.state()).front())) return {};
  return fail("another player has won", kWinner.size());
}

}  // namespace

Result<void> Record::add_line(std::string_view line) {
  return summand::add_line(match_, line,
                           [&](const State& state, std::string_view text) -> Result<Action> {
                             SUMMAND_TRY(action, parse_action(text));
                             const auto objection = referee().objection(state, action);
                             if (objection) return fail(*objection);
                             return action;
                           });
}

Result<Record> parse_record(std::string_view text) {
  SUMMAND_TRY(body, body_of_record(kTitle, text));
  SUMMAND_TRY(record, start_of(body));
  bool over = false;
  for (std::size_t i = 2; i < body.lines.size(); ++i) {
    const auto& [line, offset] = body.lines[i];
    if (over) return fail("nothing follows the winner", offset);
    over = line.starts_with(kWinner);
    const auto done =
        over ? check_winner(record, line.substr(kWinner.size())) : record.add_line(line);
    if (!done) return shifted(done.error(), offset);
  }
  return record;
}

}  // namespace summand::sucker
