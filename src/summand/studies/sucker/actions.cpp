// The text of actions, and the reasons why an action is not legal.
#include <algorithm>
#include <fmt/core.h>

#include "summand/base/foreign_text.hpp"
#include "summand/studies/sucker/referee.hpp"

namespace summand::sucker {

namespace {

using Kind = Action::Kind;

// Takes words from the start of a text.
class Words {
 public:
  explicit Words(std::string_view text) : text_(text) {}

  std::string_view next() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    start_ = at_;
    while (at_ < text_.size() && text_[at_] != ' ') ++at_;
    return text_.substr(start_, at_ - start_);
  }
  std::size_t start() const { return start_; }

  Result<std::uint8_t> player(std::string_view name) const {
    if (const auto found = player_named(name)) return static_cast<std::uint8_t>(*found);
    return fail(fmt::format("no player is called '{}'", printable(name, 40)), start_);
  }
  Result<std::uint8_t> colour() {
    const std::string_view word = next();
    if (word.size() != 1 || !player_of(word.front())) {
      return fail("the letter of a colour is expected", start_);
    }
    return static_cast<std::uint8_t>(*player_of(word.front()));
  }
  Result<void> expect(std::string_view word) {
    if (next() == word) return {};
    return fail(fmt::format("'{}' is expected", word), start_);
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0, start_ = 0;
};

constexpr std::string_view kVerbs[] = {"place", "next", "kill", "donate", "discard", "refuse"};

Result<void> read_rest(Words& words, Action& action) {
  if (action.kind == Kind::refuse) return {};
  if (action.kind == Kind::next) {
    SUMMAND_TRY(next, words.player(words.next()));
    action.other = next;
    return {};
  }
  SUMMAND_TRY(colour, words.colour());
  action.colour = colour;
  if (action.kind == Kind::place) {
    if (auto done = words.expect("on"); !done) return done;
    const std::string_view pile = words.next();
    if (pile.empty()) return fail("a pile or 'empty' is missing", words.start());
    if (pile != "empty") action.pile = std::string(pile);
  } else if (action.kind == Kind::donate) {
    if (auto done = words.expect("to"); !done) return done;
    SUMMAND_TRY(other, words.player(words.next()));
    action.other = other;
  }
  return {};
}

}  // namespace

std::string print(const Action& action) {
  std::string start =
      fmt::format("{}: {}", name_of(action.actor), kVerbs[static_cast<std::size_t>(action.kind)]);
  const char letter = letter_of(action.colour);
  switch (action.kind) {
    case Kind::place:
      return fmt::format("{} {} on {}", start, letter, action.pile.empty() ? "empty" : action.pile);
    case Kind::next:
      return fmt::format("{} {}", start, name_of(*action.other));
    case Kind::donate:
      return fmt::format("{} {} to {}", start, letter, name_of(*action.other));
    case Kind::kill:
    case Kind::discard:
      return fmt::format("{} {}", start, letter);
    case Kind::refuse:
      break;
  }
  return start;
}

Result<Action> parse_action(std::string_view text) {
  Words words(text);
  std::string_view name = words.next();
  if (!name.ends_with(':')) {
    return fail("an action such as 'blue: place r on br' is expected", words.start());
  }
  name.remove_suffix(1);
  SUMMAND_TRY(actor, words.player(name));
  Action action{.actor = actor};
  const std::string_view verb = words.next();
  const auto at = std::ranges::find(kVerbs, verb);
  if (at == std::end(kVerbs)) {
    return fail("place, next, kill, donate, discard or refuse is expected", words.start());
  }
  action.kind = static_cast<Kind>(at - std::begin(kVerbs));
  if (auto done = read_rest(words, action); !done) return std::unexpected(done.error());
  if (!words.next().empty()) return fail("nothing is expected behind an action", words.start());
  return action;
}

std::optional<std::string> Referee::objection(const State& state) const {
  if (house_.rows == 0 || state.piles.size() <= house_.rows) return std::nullopt;
  return fmt::format("there are {} piles, and the house rules have {} row{}", state.piles.size(),
                     house_.rows, house_.rows == 1 ? "" : "s");
}

std::optional<std::string> Referee::objection(const State& state, const Action& action) const {
  if (state.phase == Phase::over) return "the game is over";
  const Player actor = action.actor;
  if (!state.alive(actor)) return fmt::format("{} is out", sucker::name_of(actor));
  const std::vector<Action> can = legal(state, actor);
  if (std::ranges::find(can, action) != can.end()) return std::nullopt;
  const auto wants = [&](Phase phase) { return state.phase == phase && to_move(state) == actor; };
  const auto name = sucker::name_of(actor);
  switch (action.kind) {
    case Kind::place:
      if (!wants(Phase::place)) return fmt::format("{} has no chip to place now", name);
      if (state.hands[actor][action.colour] == 0) {
        return fmt::format("{} holds no {} chip", name, sucker::name_of(action.colour));
      }
      if (state.owed && *state.owed != action.colour) {
        return fmt::format("{} must play the chip that rescued him", name);
      }
      if (action.pile.empty()) return fmt::format("all {} rows are taken", house_.rows);
      return fmt::format("there is no pile {}", printable(action.pile, 40));
    case Kind::next:
      if (!wants(Phase::next)) return fmt::format("{} has no next player to choose", name);
      return fmt::format("{} is out, or his colour is in the pile {}",
                         sucker::name_of(*action.other), printable(state.pile, 40));
    case Kind::kill:
      if (!wants(Phase::kill)) return fmt::format("{} has captured nothing", name);
      return fmt::format("there is no {} chip in the pile {}", sucker::name_of(action.colour),
                         printable(state.pile, 40));
    case Kind::refuse:
      return fmt::format("{} is not asked for a chip", name);
    case Kind::donate:
    case Kind::discard:
      break;
  }
  const bool allowed = action.kind == Kind::donate ? house_.donations : house_.discards;
  if (!allowed) return "these house rules have no donations, or no discards";
  if (action.colour == actor) return "a guard stays: only prisoners are given away or discarded";
  if (state.hands[actor][action.colour] == 0) {
    return fmt::format("{} holds no {} chip", name, sucker::name_of(action.colour));
  }
  if (action.other && !state.alive(*action.other)) {
    return fmt::format("{} is out", sucker::name_of(*action.other));
  }
  if (action.other == actor) return "nobody donates to himself";
  return fmt::format("{} must play the chip that rescued him", name);
}

}  // namespace summand::sucker
