#include "summand/ask/several/several_text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>
#include <utility>

#include "summand/ask/match/match_questions.hpp"
#include "summand/studies/babylon/seats_play.hpp"
#include "summand/text/json_texts.hpp"

namespace summand::ask {

// --- data ---

SeveralState state_of(const SeveralMatch& match) {
  const GameInPlay& game = match.game();
  const auto name = [&](unsigned player) { return game.name(player); };
  SeveralState out{.game = std::string(game.key()),
                   .title = std::string(game.title()),
                   .text = game.state_as_text(),
                   .players = {},
                   .to_move = game.to_move().transform(name),
                   .winner = game.winner().transform(name),
                   .places = {},
                   .picture = game.picture(Colours::no),
                   .actions_made = {},
                   .deals = {}};
  for (unsigned player = 0; player < game.players(); ++player) {
    out.players.push_back({name(player), print(match.seats()[player])});
  }
  for (const unsigned player : game.ranking()) out.places.push_back(name(player));
  for (std::size_t i = 0; i <= game.made(); ++i) {
    for (const std::string& deal : game.said(i)) out.deals.push_back({i, deal});
    if (i == game.made()) break;
    SeveralAction action = game.action_made(i);
    out.actions_made.push_back({name(action.player), std::move(action.name), game.news_of(i)});
  }
  return out;
}

BoxState state_of(const babylon::Box& box) {
  const babylon::BestOfThree score = box.score();
  BoxState out{.start = box.start().stacks.print(),
               .players = {},
               .rounds = score.rounds(),
               .chooser = box.chooser().transform(babylon::name_of_seat),
               .winner = score.winner().transform(babylon::name_of_seat)};
  for (unsigned player = 0; player < score.players(); ++player) {
    out.players.push_back({babylon::name_of_seat(player), score.wins(player)});
  }
  return out;
}

UnaskedText text_of(const OpenSeveral& match, UnaskedAction done) {
  return {{match.name(done.action.player), std::move(done.action.name), std::move(done.news)},
          std::move(done.choice)};
}

SeveralAnswer answer_about(std::uint64_t number, const OpenSeveral& match) {
  SeveralAnswer out{.number = number, .box = {}, .state = {}};
  if (match.box()) out.box = state_of(*match.box());
  if (match.match() != nullptr) out.state = state_of(*match.match());
  return out;
}

SeveralActions actions_of(std::uint64_t number, const OpenSeveral& match) {
  SeveralActions out{number, {}};
  for (SeveralAction& action : match.choices()) {
    out.actions.push_back({match.name(action.player), std::move(action.name)});
  }
  return out;
}

namespace {

// --- JSON ---

void write_name_or_null(JsonWriter& json, std::string_view name,
                        const std::optional<std::string>& value) {
  json.key(name);
  if (value) {
    json.text(*value);
  } else {
    json.null();
  }
}

// Writes members of an open object.
void write_made(JsonWriter& json, const SeveralState::Made& made) {
  json.member("player", made.player).member("action", made.action);
  write_texts(json, "news", made.news);
}

void write_several_state(JsonWriter& json, const SeveralState& state) {
  json.object().member("game", state.game).member("title", state.title);
  json.member("text", state.text).key("players").array();
  for (const auto& [name, seat] : state.players) {
    json.object().member("name", name).member("seat", seat).close();
  }
  json.close();
  write_name_or_null(json, "to_move", state.to_move);
  json.key("over").boolean(!state.to_move);
  write_name_or_null(json, "winner", state.winner);
  write_texts(json, "places", state.places);
  json.key("picture").array();
  for (std::string_view rest = state.picture; !rest.empty();) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    json.text(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  json.close().key("actions_made").array();
  for (const SeveralState::Made& made : state.actions_made) {
    write_made(json.object(), made);
    json.close();
  }
  json.close().key("deals").array();
  for (const auto& [after, text] : state.deals) {
    json.object().key("after").number(after).member("text", text).close();
  }
  json.close().close();
}

void write_box(JsonWriter& json, const BoxState& box) {
  json.object().member("start", box.start).key("rounds").number(box.rounds);
  json.key("wins").array();
  for (const auto& [name, wins] : box.players) {
    json.object().member("player", name).key("wins").number(wins).close();
  }
  json.close();
  write_name_or_null(json, "chooser", box.chooser);
  write_name_or_null(json, "winner", box.winner);
  json.close();
}

// Writes members of an open object.
void write_advised(JsonWriter& json, const std::string& player,
                   const Advised<SeveralAction>& advised) {
  json.member("player", player).member("action", advised.action.name);
  json.member("reason", advised.reason).key("exact").boolean(advised.exact);
}

void write_program_choice(JsonWriter& json, const std::string& player,
                          const std::optional<ProgramChoice>& choice) {
  json.key("choice");
  if (!choice) {
    json.null();
    return;
  }
  json.object();
  write_advised(json, player, choice->advised);
  write_texts(json, "known", choice->known);
  json.close();
}

// --- words ---

std::string words_of_unasked(const UnaskedText& one) {
  std::string out =
      one.choice ? line_of(one.choice->advised) : one.made.action + " (the only possible action)\n";
  for (const std::string& news : one.made.news) out += news + "\n";
  return out;
}

std::string words_of_box(const BoxState& box) {
  std::string out;
  for (const auto& [name, wins] : box.players) {
    out += fmt::format("{}{}", out.empty() ? "It is " : " to ", wins);
  }
  out += "\n";
  if (box.chooser) {
    const auto players = static_cast<unsigned>(box.players.size());
    out += fmt::format("{} chooses to go {}\n", *box.chooser, babylon::places_to_choose(players));
  }
  return box.winner ? out + fmt::format("{} wins the match\n", *box.winner) : out;
}

}  // namespace

void write_json(JsonWriter& json, const SeveralAnswer& data) {
  json.key("match").number(data.number).key("contest");
  if (data.box) {
    write_box(json, *data.box);
  } else {
    json.null();
  }
  json.key("state");
  if (data.state) {
    write_several_state(json, *data.state);
  } else {
    json.null();
  }
  if (data.choice) write_program_choice(json, data.player, data.choice);
  if (!data.made) return;
  json.key("made").array();
  for (const auto& [made, choice] : *data.made) {
    write_made(json.object(), made);
    write_program_choice(json, made.player, choice);
    json.close();
  }
  json.close();
}

std::string text(const SeveralAnswer& data, const Page&) {
  std::string out =
      fmt::format("Match {}: {}\n", data.number, data.state ? data.state->title : "Babylon");
  if (data.choice) out += line_of(data.choice->advised);
  for (const UnaskedText& one : data.made.value_or(std::vector<UnaskedText>())) {
    out += words_of_unasked(one);
  }
  if (data.state) out += data.state->picture;
  return data.box ? out + words_of_box(*data.box) : out;
}

void write_json(JsonWriter& json, const SeveralActions& data) {
  json.key("match").number(data.number).key("actions").array();
  for (std::size_t i = 0; i < data.actions.size(); ++i) {
    json.object().key("number").number(i + 1).member("player", data.actions[i].player);
    json.member("action", data.actions[i].action).close();
  }
  json.close();
}

std::string text(const SeveralActions& data, const Page&) {
  std::string out;
  for (std::size_t i = 0; i < data.actions.size(); ++i) {
    out += fmt::format("{:3}  {}\n", i + 1, data.actions[i].action);
  }
  return out.empty() ? "The match is over.\n" : out;
}

void write_json(JsonWriter& json, const SeveralHint& data) {
  json.key("match").number(data.number).key("hint");
  if (!data.advised) {
    json.null();
    return;
  }
  json.object();
  write_advised(json, data.player, *data.advised);
  json.close();
}

std::string line_of(const Advised<SeveralAction>& advised) {
  return fmt::format("{} ({})\n", advised.action.name, advised.reason);
}

std::string text(const SeveralHint& data, const Page&) {
  return data.advised ? line_of(*data.advised) : "The match is over.\n";
}

void write_json(JsonWriter& json, const SeveralReasons& data) {
  json.key("match").number(data.number);
  write_program_choice(json, data.player, data.choice);
  write_texts(json, "known", data.known);
}

std::string text(const SeveralReasons& data, const Page&) {
  return lines_of_reasons(data.choice ? &*data.choice : nullptr, data.known);
}

std::string lines_of_reasons(const ProgramChoice* choice, const std::vector<std::string>& known) {
  std::string out = "no program has played yet\n";
  if (choice != nullptr) {
    out = line_of(choice->advised);
    for (const std::string& line : choice->known) out += fmt::format("  before it: {}\n", line);
  }
  for (const std::string& line : known) out += fmt::format("now: {}\n", line);
  return out;
}

}  // namespace summand::ask
