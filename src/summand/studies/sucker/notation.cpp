// The text of a state: fields that end in semicolons.
#include <algorithm>
#include <charconv>
#include <fmt/core.h>
#include <set>

#include "summand/base/foreign_text.hpp"
#include "summand/base/separated.hpp"
#include "summand/studies/sucker/state.hpp"

namespace summand::sucker {

std::string print(const Chips& chips) {
  std::string text;
  for (unsigned colour = 0; colour < kMostPlayers; ++colour) {
    if (chips[colour] == 0) continue;
    text += fmt::format("{}{}{}", text.empty() ? "" : " ", letter_of(colour), chips[colour]);
  }
  return text.empty() ? "none" : text;
}

namespace {

template <class Players>
std::string names(const Players& players) {
  std::string text;
  for (const auto player : players) {
    text += fmt::format("{}{}", text.empty() ? "" : " ", name_of(player));
  }
  return text;
}

std::string givers_of(const State& state) {
  std::string text;
  for (Player player = 0; player < state.players; ++player) {
    const auto giver = state.givers[player];
    if (giver) text += fmt::format(" {}={}", letter_of(player), letter_of(*giver));
  }
  return text;
}

std::string print_phase(const State& state) {
  const std::vector<Player> refused = state.refusers();
  switch (state.phase) {
    case Phase::place:
      return state.owed ? fmt::format("; must play: {}", letter_of(*state.owed)) : "";
    case Phase::next:
      return "; next: " + state.pile;
    case Phase::kill:
      return "; capture: " + state.pile;
    case Phase::rescue:
      return "; rescue: " + (refused.empty() ? "asked" : "refused " + names(refused));
    case Phase::over:
      break;
  }
  return "; over: yes";
}

}  // namespace

std::string print(const State& state) {
  std::string text;
  for (const Player player : state.alive_players()) {
    text += fmt::format("{}: {}; ", name_of(player), print(state.hands[player]));
  }
  text += fmt::format(
      "piles: {}", state.piles.empty() ? "none" : fmt::format("{}", separated(state.piles, " ")));
  if (state.dead != Chips{}) text += "; dead: " + print(state.dead);
  if (!state.out.empty()) text += "; out: " + names(state.out);
  if (const std::string givers = givers_of(state); !givers.empty()) text += "; givers:" + givers;
  if (!state.before.empty()) text += "; before: " + names(state.before);
  text += fmt::format("; to move: {}", name_of(state.active));
  return text + print_phase(state);
}

namespace {

// A word of a text, and its place.
struct WordAt {
  std::string_view text;
  std::size_t at;
};

std::vector<WordAt> words_of(std::string_view text, std::size_t at) {
  std::vector<WordAt> words;
  std::size_t i = 0;
  while (true) {
    i = text.find_first_not_of(" \t", i);
    if (i == std::string_view::npos) return words;
    const std::size_t end = std::min(text.find_first_of(" \t", i), text.size());
    words.push_back({text.substr(i, end - i), at + i});
    i = end;
  }
}

bool is_none(const std::vector<WordAt>& words) {
  return words.empty() || (words.size() == 1 && (words[0].text == "none" || words[0].text == "-"));
}

class StateParser {
 public:
  explicit StateParser(std::string_view text) : text_(text) {}

  Result<State> parse();

 private:
  Result<void> field(std::string_view name, std::size_t name_at, const std::vector<WordAt>& words);
  Result<Chips> chips(const std::vector<WordAt>& words);
  Result<std::vector<std::uint8_t>> players(const std::vector<WordAt>& words);
  Result<Player> player(WordAt word);
  Result<std::string> pile(WordAt word);
  Result<void> givers(const std::vector<WordAt>& words);
  Result<void> phase(std::string_view name, std::size_t at, const std::vector<WordAt>& words);
  void complete();

  void meet(Player player) { state_.players = std::max(state_.players, player + 1); }

  std::string_view text_;
  State state_;
  std::set<Player> hands_;        // players whose hands were given
  std::set<std::string> fields_;  // fields that were given
  std::size_t out_at_ = 0;        // place of the field `out`
};

Result<Player> StateParser::player(WordAt word) {
  const auto found = player_named(word.text);
  if (!found)
    return fail(fmt::format("no player is called '{}'", printable(word.text, 40)), word.at);
  meet(*found);
  return *found;
}

Result<Chips> StateParser::chips(const std::vector<WordAt>& words) {
  Chips out{};
  if (is_none(words)) return out;
  for (const WordAt& word : words) {
    const auto colour = player_of(word.text.front());
    if (!colour) return fail(quoted_character(word.text, 0) + " is no colour", word.at);
    unsigned count = 0;
    const char* const end = word.text.data() + word.text.size();
    const auto [stop, error] = std::from_chars(word.text.data() + 1, end, count);
    if (error != std::errc() || stop != end || count > kMostCounted) {
      return fail(fmt::format("after {} a number of chips from 0 to {} is expected",
                              word.text.front(), kMostCounted),
                  word.at + 1);
    }
    if (out[*colour] != 0) {
      return fail(fmt::format("{} chips were given before", name_of(*colour)), word.at);
    }
    meet(*colour);
    out[*colour] = count;
  }
  return out;
}

Result<std::vector<std::uint8_t>> StateParser::players(const std::vector<WordAt>& words) {
  std::vector<std::uint8_t> out;
  if (is_none(words)) return out;
  for (const WordAt& word : words) {
    SUMMAND_TRY(found, player(word));
    if (std::ranges::find(out, found) != out.end()) {
      return fail(fmt::format("{} was given before", name_of(found)), word.at);
    }
    out.push_back(static_cast<std::uint8_t>(found));
  }
  return out;
}

Result<std::string> StateParser::pile(WordAt word) {
  for (std::size_t i = 0; i < word.text.size(); ++i) {
    const auto colour = player_of(word.text[i]);
    if (!colour) return fail(quoted_character(word.text, i) + " is no colour", word.at + i);
    meet(*colour);
  }
  return std::string(word.text);
}

Result<void> StateParser::givers(const std::vector<WordAt>& words) {
  for (const WordAt& word : words) {
    const std::size_t sign = word.text.find('=');
    if (sign == std::string_view::npos) return fail("write g=r: red gave green the move", word.at);
    SUMMAND_TRY(taker, player({word.text.substr(0, sign), word.at}));
    SUMMAND_TRY(giver, player({word.text.substr(sign + 1), word.at + sign + 1}));
    if (taker == giver) return fail("nobody counts as his own giver", word.at);
    state_.givers[taker] = static_cast<std::uint8_t>(giver);
  }
  return {};
}

Result<void> StateParser::phase(std::string_view name, std::size_t at,
                                const std::vector<WordAt>& words) {
  if (state_.phase != Phase::place || state_.owed) {
    return fail("a turn is in one phase at a time", at);
  }
  if (words.empty()) return fail("a word is missing", at);
  if (name == "must play") {
    const auto colour = player_of(words[0].text.front());
    if (!colour || words[0].text.size() != 1) return fail("a colour is expected", words[0].at);
    meet(*colour);
    state_.owed = static_cast<std::uint8_t>(*colour);
  } else if (name == "over") {
    if (words[0].text != "yes") return fail("'yes' is expected", words[0].at);
    state_.phase = Phase::over;
  } else if (name == "rescue") {
    state_.phase = Phase::rescue;
    if (words.size() == 1 && words[0].text == "asked") return {};
    if (words[0].text != "refused") return fail("'asked' or 'refused' is expected", words[0].at);
    SUMMAND_TRY(refused, players({words.begin() + 1, words.end()}));
    for (const unsigned one : refused) {
      state_.refused = static_cast<std::uint8_t>(state_.refused | 1u << one);
    }
    return {};
  } else {
    state_.phase = name == "next" ? Phase::next : Phase::kill;
    SUMMAND_TRY(taken, pile(words[0]));
    state_.pile = taken;
  }
  return words.size() == 1 ? Result<void>() : fail("one word is expected", words[1].at);
}

Result<void> StateParser::field(std::string_view name, std::size_t name_at,
                                const std::vector<WordAt>& words) {
  if (!fields_.insert(std::string(name)).second) {
    return fail(fmt::format("'{}' was given before", name), name_at);
  }
  if (const auto owner = player_named(name)) {
    if (!hands_.insert(*owner).second) {
      return fail(fmt::format("the hand of {} was given before", name_of(*owner)), name_at);
    }
    meet(*owner);
    SUMMAND_TRY(hand, chips(words));
    state_.hands[*owner] = hand;
  } else if (name == "piles") {
    if (is_none(words)) return {};
    for (const WordAt& word : words) {
      SUMMAND_TRY(one, pile(word));
      state_.piles.push_back(one);
      for (std::size_t i = 1; i < one.size(); ++i) {
        if (one[i] == one[i - 1]) {
          return fail("two neighbours in a pile have the same colour", word.at + i);
        }
      }
    }
    std::ranges::sort(state_.piles);
  } else if (name == "dead") {
    SUMMAND_TRY(dead, chips(words));
    state_.dead = dead;
  } else if (name == "out") {
    out_at_ = name_at;
    SUMMAND_TRY(out, players(words));
    state_.out = out;
  } else if (name == "before") {
    SUMMAND_TRY(before, players(words));
    state_.before = before;
  } else if (name == "givers") {
    return givers(words);
  } else if (name == "to move") {
    if (words.size() != 1) return fail("one player is to move", name_at);
    SUMMAND_TRY(active, player(words[0]));
    state_.active = static_cast<std::uint8_t>(active);
  } else if (name == "next" || name == "capture" || name == "rescue" || name == "must play" ||
             name == "over") {
    return phase(name, name_at, words);
  } else {
    return fail(fmt::format("'{}' is neither a player nor a field such as piles or to move",
                            printable(name, 40)),
                name_at);
  }
  return {};
}

// A player without a hand is eliminated, too.
void StateParser::complete() {
  for (Player player = 0; player < state_.players; ++player) {
    if (hands_.contains(player) || !state_.alive(player)) continue;
    state_.out.push_back(static_cast<std::uint8_t>(player));
  }
}

Result<State> StateParser::parse() {
  constexpr std::size_t kMostText = 20'000;
  if (text_.size() > kMostText) return fail("a state has at most 20000 characters", kMostText);
  std::size_t start = 0, active_at = 0;
  while (start < text_.size()) {
    const std::size_t end = std::min(text_.find(';', start), text_.size());
    const std::string_view part = text_.substr(start, end - start);
    const std::size_t first = part.find_first_not_of(" \t");
    if (first != std::string_view::npos) {
      const std::size_t colon = part.find(':');
      if (colon == std::string_view::npos) {
        return fail("a field such as 'blue: b3 r1' or 'to move: blue' is expected", start + first);
      }
      std::string_view name = part.substr(first, colon - first);
      while (name.ends_with(' ')) name.remove_suffix(1);
      if (name == "to move") active_at = start + first;
      auto done = field(name, start + first, words_of(part.substr(colon + 1), start + colon + 1));
      if (!done) return std::unexpected(done.error());
    }
    start = end + 1;
  }
  if (!fields_.contains("to move")) return fail("'to move' is missing", text_.size());
  for (const unsigned one : state_.out) {
    if (hands_.contains(one)) {
      return fail(fmt::format("{} is out and has no hand", name_of(one)), out_at_);
    }
  }
  complete();
  if (const auto fault = fault_of(state_)) {
    return fail(*fault, state_.alive(state_.active) ? 0 : active_at);
  }
  return state_;
}

}  // namespace

Result<State> parse_state(std::string_view text) { return StateParser(text).parse(); }

}  // namespace summand::sucker
