#include "summand/studies/sucker/record.hpp"

#include <charconv>
#include <fmt/format.h>

#include "summand/base/record_lines.hpp"

namespace summand::sucker {

namespace {

constexpr std::string_view kTitle = "so long sucker, version 1";
constexpr std::size_t kMostText = 10'000'000;

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
  // Only what print writes.
  if (print(house) != text) {
    return fail(fmt::format("house rules such as '{}' are expected", print(HouseRules())));
  }
  return house;
}

std::string print(const Record& record) {
  const auto& match = record.match();
  std::string out = fmt::format("{}\nrules: {}\nstart: {}\n", kTitle,
                                print(record.referee().house()), print(match.start()));
  for (std::size_t i = 0; i <= match.actions().size(); ++i) {
    for (const std::string& deal : match.said(i)) out += fmt::format("deal: {}\n", deal);
    if (i < match.actions().size()) out += print(match.actions()[i]) + "\n";
  }
  if (match.state().phase == Phase::over) {
    out += fmt::format("winner: {}\n", name_of(record.referee().ranking(match.state()).front()));
  }
  return out.append(kRecordEnd).append("\n");
}

namespace {

// Lines of a text with where they begin.
class Lines {
 public:
  explicit Lines(std::string_view text) : text_(text) {}

  bool at_end() const { return at_ >= text_.size(); }
  std::size_t start() const { return start_; }
  std::string_view next() {
    start_ = std::min(at_, text_.size());
    const std::size_t end = std::min(text_.find('\n', start_), text_.size());
    at_ = end + 1;
    return text_.substr(start_, end - start_);
  }
  // The rest of a line that begins so.
  Result<std::string_view> after(std::string_view start) {
    const std::string_view line = next();
    if (line.starts_with(start)) return line.substr(start.size());
    return fail(fmt::format("a line that begins with '{}' is expected", start), start_);
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0, start_ = 0;
};

std::unexpected<Error> no_title() { return fail(fmt::format("the title '{}' is missing", kTitle)); }

// Behind the title.
Result<Record> start_of(Lines& lines) {
  lines.next();
  SUMMAND_TRY(rules, lines.after("rules: "));
  const auto house = parse_house_rules(rules);
  if (!house) return shifted(house.error(), lines.start() + 7);
  SUMMAND_TRY(start, lines.after("start: "));
  const auto state = parse_state(start);
  if (!state) return shifted(state.error(), lines.start() + 7);
  if (const auto objection = Referee(*house).objection(*state)) {
    return fail(*objection, lines.start() + 7);
  }
  return Record(*house, *state);
}

}  // namespace

Result<Record> parse_record(std::string_view text) {
  if (text.size() > kMostText) return fail("a record has at most 10000000 characters", kMostText);
  if (Lines heading(text); heading.next() != kTitle) return no_title();
  SUMMAND_TRY(whole, without_end(text));
  Lines lines(whole);
  SUMMAND_TRY(record, start_of(lines));
  bool over = false;
  while (!lines.at_end()) {
    const std::string_view line = lines.next();
    if (line.empty()) continue;
    if (over) return fail("nothing follows the winner", lines.start());
    if (line.starts_with("deal: ")) {
      record.say(std::string(line.substr(6)));
      continue;
    }
    if (line.starts_with("winner: ")) {
      over = true;
      const State& end = record.state();
      const std::string_view name = line.substr(8);
      if (end.phase != Phase::over) return fail("the game is not over", lines.start());
      if (name != name_of(record.referee().ranking(end).front())) {
        return fail("another player has won", lines.start() + 8);
      }
      continue;
    }
    const auto action = parse_action(line);
    if (!action) return shifted(action.error(), lines.start());
    if (auto done = record.play(*action); !done) {
      return fail(done.error().message, lines.start());
    }
  }
  return record;
}

}  // namespace summand::sucker
