// Records in the formats of others.
#include "summand/judge/match_record.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <memory>
#include <span>
#include <utility>

#include "summand/base/foreign_text.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/judge/openspiel_game.hpp"
#include "summand/play/sum_match.hpp"
#include "summand/studies/dots/record.hpp"
#include "summand/text/json_value.hpp"

namespace summand::judge {

namespace {

using Kind = JsonValue::Kind;
constexpr std::size_t kMostShown = 80;

Attempt<MatchRecord> wrong(std::string message, std::size_t at) {
  return failure(Error{std::move(message), at});
}

const JsonValue* text_in(const JsonValue* value, std::string_view name) {
  const JsonValue* its = value == nullptr ? nullptr : value->member(name);
  return its != nullptr && its->kind == Kind::text ? its : nullptr;
}

// A number or a text, as text.
std::optional<std::string> word_of(const JsonValue& value) {
  if (value.kind != Kind::text && value.kind != Kind::number) return std::nullopt;
  return value.text;
}

void read_players(const JsonValue* players, MatchRecord& out) {
  if (players == nullptr || players->kind != Kind::array) return;
  for (std::size_t i = 0; i < std::min<std::size_t>(players->items.size(), 2); ++i) {
    if (players->items[i].kind == Kind::text) {
      out.players[i] = printable(players->items[i].text, kMostShown);
    }
  }
}

std::optional<EarlyEnd> end_named(std::string_view word) {
  for (const std::string_view how : {"resigned", "forfeit", "timeout", "illegal"}) {
    if (word == how) return EarlyEnd{how};
  }
  return std::nullopt;
}

void read_end(const JsonValue& record, MatchRecord& out) {
  if (const JsonValue* end = text_in(&record, "end")) out.end = end_named(end->text);
}

// --- OpenSpiel ---

// The start of a game of OpenSpiel, with the moves of start_at.
Attempt<MatchRecord> begin(OpenSpielGame& game, std::string_view name, std::string_view format,
                           Session& session) {
  SUMMAND_TRY(start, game.start(session));
  MatchRecord out{.format = format, .game = std::string(name), .start = std::move(start)};
  for (const std::string& action : game.history()) {
    auto move = game.add(action);
    if (!move) return failure(std::move(move).error());
    if (*move) out.moves.push_back(**std::move(move));
  }
  out.first_judged = out.moves.size();
  return out;
}

// Adds an action at a place of the text.
Attempt<void> add_action(OpenSpielGame& game, std::string_view action, std::size_t at,
                         MatchRecord& out) {
  auto move = game.add(action);
  if (!move) return failure(Error{std::move(move).error().message, at});
  if (!*move) return {};
  out.moves.push_back(**std::move(move));
  out.moves.back().at = at;
  return {};
}

void end_turn(const OpenSpielGame& game, MatchRecord& out) {
  if (game.is_in_turn())
    out.warnings.emplace_back("the last turn is not complete, and is left out");
}

struct GameAt {
  std::string_view name;
  std::size_t at;
};

Attempt<std::unique_ptr<OpenSpielGame>> game_named(const GameAt& its) {
  auto game = OpenSpielGame::of(its.name);
  if (game) return *std::move(game);
  return failure(Error{game.error().message, its.at + game.error().offset});
}

// {"game": "clobber(rows=3,columns=4)", "actions": [...]}
Attempt<MatchRecord> read_actions(const JsonValue& record, Session& session) {
  const JsonValue* name = text_in(&record, "game");
  const JsonValue* actions = record.member("actions");
  if (name == nullptr) return wrong("a game in quotes is expected: \"game\"", record.at);
  if (actions == nullptr || actions->kind != Kind::array) {
    return wrong("a list of actions is expected: \"actions\"", record.at);
  }
  auto game = OpenSpielGame::of(name->text);
  if (!game) return wrong(game.error().message, name->at);
  SUMMAND_TRY(out, begin(**game, name->text, "openspiel", session));
  for (const JsonValue& action : actions->items) {
    const auto word = word_of(action);
    if (!word) return wrong("an action is a number or a text", action.at);
    if (auto added = add_action(**game, *word, action.at, out); !added) {
      return std::unexpected(std::move(added).error());
    }
  }
  end_turn(**game, out);
  read_players(record.member("players"), out);
  read_end(record, out);
  return out;
}

// The lines of a text, with their places. `next` returns false at the end.
class Lines {
 public:
  Lines(std::string_view text, std::size_t at) : text_(text), next_(at) {}

  bool next() {
    if (next_ >= text_.size()) return false;
    at_ = next_;
    const std::size_t end = std::min(text_.find('\n', at_), text_.size());
    line_ = text_.substr(at_, end - at_);
    next_ = end + 1;
    if (line_.ends_with('\r')) line_.remove_suffix(1);
    return true;
  }
  std::string_view line() const { return line_; }
  std::size_t at() const { return at_; }

 private:
  std::string_view text_, line_;
  std::size_t next_, at_ = 0;
};

constexpr std::string_view kHistory = "history=";

// Entries such as 0:60, of which the player does not count.
Attempt<void> add_history(std::string_view entries, std::size_t at, OpenSpielGame& game,
                          MatchRecord& out) {
  for (std::size_t begin = 0; begin < entries.size();) {
    const std::size_t end = std::min(entries.find(',', begin), entries.size());
    const std::string_view entry = entries.substr(begin, end - begin);
    const std::size_t colon = entry.find(':');
    const std::string_view action = colon == entry.npos ? entry : entry.substr(colon + 1);
    if (auto added = add_action(game, action, at + begin, out); !added) return added;
    begin = end + 1;
  }
  return {};
}

// What serialize_game_and_state writes. The state of a game in Python is a pickle, which is not
// read, but for its history.
Attempt<MatchRecord> read_serialized(std::string_view text, Session& session) {
  Lines lines(text, 0);
  std::optional<GameAt> name;
  bool in_state = false, in_game = false;
  std::unique_ptr<OpenSpielGame> game;
  std::optional<MatchRecord> out;
  while (lines.next()) {
    const std::string_view line = lines.line();
    if (line.empty() || line.starts_with('#')) continue;
    if (line == "[Game]" || line == "[State]" || line == "[Meta]") {
      in_game = line == "[Game]";
      in_state = line == "[State]";
      continue;
    }
    if (in_game && !name) {
      name = GameAt{line, lines.at()};
      SUMMAND_TRY(its, game_named(*name));
      game = std::move(its);
      SUMMAND_TRY(begun, begin(*game, line, "openspiel", session));
      out = std::move(begun);
    }
    if (!in_state) continue;
    if (!out) return wrong("[Game] and a game are expected before [State]", lines.at());
    if (line.starts_with(kHistory)) {
      if (auto added =
              add_history(line.substr(kHistory.size()), lines.at() + kHistory.size(), *game, *out);
          !added) {
        return std::unexpected(std::move(added).error());
      }
    } else if (whole_number<std::uint64_t>(line)) {
      if (auto added = add_action(*game, line, lines.at(), *out); !added) {
        return std::unexpected(std::move(added).error());
      }
    }
  }
  if (!out) return wrong("[Game] and a game are expected", 0);
  end_turn(*game, *out);
  return *std::move(out);
}

// --- Kaggle ---

const JsonValue* at_path(const JsonValue& value, std::initializer_list<std::string_view> path) {
  const JsonValue* out = &value;
  for (const std::string_view name : path) {
    if (out == nullptr) return nullptr;
    out = out->member(name);
  }
  return out;
}

// The game that was played. The configuration has the default of the environment, too.
const JsonValue* game_of_kaggle(const JsonValue& replay, MatchRecord& out) {
  const JsonValue* info = replay.member("info");
  if (const JsonValue* name = text_in(info, "openSpielGameStringResolved")) return name;
  if (const JsonValue* name = text_in(info, "openSpielGameString")) return name;
  const JsonValue* name = text_in(replay.member("configuration"), "openSpielGameString");
  if (name != nullptr) {
    out.warnings.emplace_back(
        "the record does not say which board was played: the one of the configuration is used");
  }
  return name;
}

// The moves of the last step in which a state is written down.
std::vector<std::string> history_of_kaggle(const JsonValue& steps) {
  std::vector<std::string> out;
  for (auto step = steps.items.rbegin(); step != steps.items.rend(); ++step) {
    for (const JsonValue& seat : step->items) {
      const JsonValue* text = at_path(seat, {"observation", "serializedGameAndState"});
      if (text == nullptr || text->kind != Kind::text) continue;
      const std::size_t at = text->text.find(kHistory);
      if (at == text->text.npos) continue;
      std::string_view rest = std::string_view(text->text).substr(at + kHistory.size());
      rest = rest.substr(0, rest.find('\n'));
      for (std::size_t begin = 0; begin < rest.size();) {
        const std::size_t end = std::min(rest.find(',', begin), rest.size());
        const std::string_view entry = rest.substr(begin, end - begin);
        const std::size_t colon = entry.find(':');
        out.emplace_back(colon == entry.npos ? entry : entry.substr(colon + 1));
        begin = end + 1;
      }
      return out;
    }
  }
  return out;
}

// The player whose reward is the least, if one is.
std::optional<unsigned> loser_of_kaggle(const JsonValue& step) {
  std::array<double, 2> rewards{};
  for (std::size_t i = 0; i < 2; ++i) {
    if (i >= step.items.size()) return std::nullopt;
    const JsonValue* reward = step.items[i].member("reward");
    if (reward == nullptr || reward->kind != Kind::number) return std::nullopt;
    rewards[i] = reward->text.starts_with('-') ? -1 : reward->text == "0" ? 0 : 1;
  }
  if (rewards[0] == rewards[1]) return std::nullopt;
  return rewards[0] < rewards[1] ? 0 : 1;
}

Attempt<MatchRecord> read_kaggle(const JsonValue& replay, Session& session) {
  MatchRecord first{.format = "kaggle", .game = {}, .start = dots::Position{}};
  const JsonValue* name = game_of_kaggle(replay, first);
  const JsonValue* steps = replay.member("steps");
  if (name == nullptr) return wrong("the record does not name its game", replay.at);
  if (steps->kind != Kind::array) return wrong("steps are a list", steps->at);
  auto game = OpenSpielGame::of(name->text);
  if (!game) return wrong(game.error().message, name->at);
  SUMMAND_TRY(out, begin(**game, name->text, "kaggle", session));
  out.warnings = std::move(first.warnings);
  read_players(at_path(replay, {"info", "TeamNames"}), out);
  // Where both sources of the actions differ, only their common beginning is judged.
  const std::vector<std::string> history = history_of_kaggle(*steps);
  std::size_t actions = 0;
  bool differ = false;
  for (const JsonValue& step : steps->items) {
    for (const JsonValue& seat : step.items) {
      const JsonValue* submission = at_path(seat, {"action", "submission"});
      if (submission == nullptr || differ) continue;
      const auto word = word_of(*submission);
      if (!word || word->starts_with('-')) continue;
      if (actions < history.size() && history[actions] != *word) {
        differ = true;
        out.warnings.push_back(
            fmt::format("action {} is {} among the submissions and {} in the history: the moves "
                        "before it are judged",
                        actions + 1, printable(*word, 20), printable(history[actions], 20)));
        continue;
      }
      ++actions;
      if (auto added = add_action(**game, *word, submission->at, out); !added) {
        return std::unexpected(std::move(added).error());
      }
    }
  }
  if (!differ && !history.empty() && history.size() != actions) {
    out.warnings.push_back(fmt::format("there are {} submissions, and {} actions in the history",
                                       actions, history.size()));
  }
  if (!differ && !steps->items.empty()) {
    if (const auto loser = loser_of_kaggle(steps->items.back())) {
      out.end = EarlyEnd{"forfeit", loser};  // if the game was not over
    }
  }
  return out;
}

// --- TextArena ---

constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kNims = {
    {{"Nim-v0", "nim(pile_sizes=3;4;5,is_misere=false)"},
     {"Nim-v0-medium", "nim(pile_sizes=4;2;3;7,is_misere=false)"},
     {"Nim-v0-large", "nim(pile_sizes=5;7;9;11;2,is_misere=false)"}}};

// "Player 0 removes 1 from pile 2."
std::optional<std::array<unsigned, 3>> removal_in(std::string_view text) {
  std::array<unsigned, 3> out{};
  std::size_t at = text.find("Player ");
  const std::array<std::string_view, 3> before = {"Player ", " removes ", " from pile "};
  for (std::size_t i = 0; i < 3; ++i) {
    if (at == text.npos || !text.substr(at).starts_with(before[i])) return std::nullopt;
    at += before[i].size();
    const std::size_t end = std::min(text.find_first_not_of("0123456789", at), text.size());
    const auto number = whole_number<unsigned>(text.substr(at, end - at));
    if (!number) return std::nullopt;
    out[i] = *number;
    at = end;
  }
  return out;
}

// Only what the referee says happened counts.
Attempt<MatchRecord> read_textarena(const JsonValue& record, Session& session) {
  const JsonValue* env = text_in(&record, "env");
  const JsonValue* logs = record.member("logs");
  if (env == nullptr) return wrong("the name of the environment is expected: \"env\"", record.at);
  const auto known = std::ranges::find(kNims, std::string_view(env->text),
                                       [](const auto& nim) { return nim.first; });
  if (known == kNims.end()) {
    return wrong("the environments that are read are Nim-v0, Nim-v0-medium and Nim-v0-large",
                 env->at);
  }
  if (logs->kind != Kind::array) return wrong("logs are a list", logs->at);
  auto game = OpenSpielGame::of(known->second);
  if (!game) return wrong(game.error().message, env->at);
  SUMMAND_TRY(out, begin(**game, env->text, "textarena", session));
  for (const JsonValue& log : logs->items) {
    const bool is_pair = log.kind == Kind::array && log.items.size() >= 2;
    if (!is_pair || log.items[1].kind != Kind::text || log.items[0].text != "-1") continue;
    const auto removal = removal_in(log.items[1].text);
    if (!removal) continue;
    const auto& [player, take, pile] = *removal;
    if (out.moves.empty() && player == 1) {
      return wrong("player 0 is expected to begin", log.at);
    }
    auto added = add_action(**game, fmt::format("pile:{}, take:{};", pile + 1, take), log.at, out);
    if (!added) return std::unexpected(std::move(added).error());
  }
  read_players(record.member("players"), out);
  read_end(record, out);
  return out;
}

// --- in the notation of Summand ---

// {"game": EXPR, "first": "left", "moves": [...]}
Attempt<MatchRecord> read_plain(const JsonValue& record, Session& session) {
  const JsonValue* name = text_in(&record, "game");
  const JsonValue* moves = record.member("moves");
  if (name == nullptr) return wrong("an expression in quotes is expected: \"game\"", record.at);
  if (moves == nullptr || moves->kind != Kind::array) {
    return wrong("a list of moves is expected: \"moves\"", record.at);
  }
  MatchRecord out{.format = "plain", .game = name->text, .start = dots::Position{}};
  constexpr std::string_view kDots = "dots-and-boxes";
  if (name->text.starts_with(kDots)) {
    auto position = dots::parse_position(std::string_view(name->text).substr(kDots.size()));
    if (!position) return wrong(position.error().message, name->at);
    out.start = *std::move(position);
  } else {
    const JsonValue* misere = record.member("misere");
    const bool is_misere = misere != nullptr && misere->kind == Kind::boolean && misere->boolean;
    auto answer = session.evaluate(name->text);
    if (!answer) {
      Failure why = std::move(answer).error();
      if (!why.limit) why.error.offset = name->at;
      return std::unexpected(std::move(why));
    }
    const Game* game = answer->get<Game>();
    if (game == nullptr) return wrong("only games are judged", name->at);
    auto sum = SumInPlay::of(*game, is_misere ? Convention::misere : Convention::normal);
    if (!sum) {
      Failure why = std::move(sum).error();
      why.error.offset = name->at;
      return std::unexpected(std::move(why));
    }
    SumStart start{std::move(*sum)};
    if (const JsonValue* first = record.member("first")) {
      if (first->text != "left" && first->text != "right") {
        return wrong("\"left\" or \"right\" is expected", first->at);
      }
      start.first = first->text == "left" ? Player::left : Player::right;
    }
    start.seats = {start.first, opponent(start.first)};
    out.start = std::move(start);
  }
  for (const JsonValue& move : moves->items) {
    const auto word = word_of(move);
    if (!word) return wrong("a move is a text", move.at);
    out.moves.push_back({*word, *word, move.at});
  }
  read_players(record.member("players"), out);
  read_end(record, out);
  return out;
}

Attempt<MatchRecord> read_own(std::string_view text, Session& session) {
  if (game_of_record(text) == dots::kGame) {
    auto match = dots::parse_match(text);
    if (!match) return failure(std::move(match).error());
    MatchRecord out{.format = "summand", .game = std::string(dots::kGame), .start = match->start()};
    for (std::size_t i = 0; i < match->actions().size(); ++i) {
      const std::string name = match->start().board.name(match->actions()[i]);
      out.moves.push_back({name, name});
    }
    return out;
  }
  auto lines = RecordReading::of(text);
  if (!lines) return failure(std::move(lines).error());
  SUMMAND_TRY(record, read_sum(*lines, session));
  const SumMatch& match = record.match;
  MatchRecord out{.format = "summand",
                  .game = match.expression(),
                  .start = SumStart{match.start_sum(), match.first()}};
  std::get<SumStart>(out.start).seats = {Player::left, Player::right};
  out.players = {"Left", "Right"};
  for (std::size_t i = 0; i < match.moves_made(); ++i) {
    const std::string name = match.start_sum().name_of(match.made(i));
    out.moves.push_back({name, name});
  }
  if (match.resigned()) out.end = EarlyEnd{"resigned"};
  return out;
}

// --- which format ---

std::string_view format_of(const JsonValue& record) {
  if (record.member("steps") != nullptr) return "kaggle";
  if (record.member("env") != nullptr && record.member("logs") != nullptr) return "textarena";
  if (record.member("actions") != nullptr) return "openspiel";
  return "plain";
}

Attempt<MatchRecord> read_json(const JsonValue& record, std::string_view format, Session& session) {
  if (record.kind != Kind::object) return wrong("a record is an object in braces", record.at);
  const std::string_view its = format.empty() ? format_of(record) : format;
  const auto has = [&](const char* name) { return record.member(name) != nullptr; };
  if (its == "kaggle" && has("steps")) return read_kaggle(record, session);
  if (its == "textarena" && has("logs")) return read_textarena(record, session);
  if (its == "openspiel") return read_actions(record, session);
  if (its == "plain") return read_plain(record, session);
  return wrong(fmt::format("this is no record of the format {}", its), record.at);
}

Attempt<std::vector<MatchRecord>> read_now(std::string_view text, std::string_view format,
                                           Session& session) {
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  if (begin == text.npos) return failure(Error{"a record is expected", 0});
  std::vector<MatchRecord> out;
  const auto add = [&](Attempt<MatchRecord> record, std::size_t at) -> Attempt<void> {
    if (!record) {
      Failure why = std::move(record).error();
      if (!why.limit) why.error.offset += at;
      return std::unexpected(std::move(why));
    }
    out.push_back(*std::move(record));
    return {};
  };
  if (text[begin] != '{' && text[begin] != '[') {
    auto added =
        add(game_of_record(text) ? read_own(text, session)
                                 : wrong("a record is JSON, or begins with 'summand match'", begin),
            0);
    if (!added) return std::unexpected(std::move(added).error());
    return out;
  }
  // One value, or one in each line.
  if (auto whole = parse_json(text)) {
    const bool is_list = whole->kind == Kind::array;
    for (const JsonValue& record : is_list ? std::span(whole->items) : std::span(&*whole, 1)) {
      if (auto added = add(read_json(record, format, session), 0); !added) {
        return std::unexpected(std::move(added).error());
      }
    }
    return out;
  } else if (const std::size_t end = text.find('\n');
             end == text.npos || !parse_json(text.substr(0, end))) {
    return failure(std::move(whole).error());
  }
  Lines lines(text, 0);
  while (lines.next()) {
    if (lines.line().find_first_not_of(" \t") == std::string_view::npos) continue;
    auto record = parse_json(lines.line());
    if (!record) return failure(Error{record.error().message, lines.at() + record.error().offset});
    if (auto added = add(read_json(*record, format, session), lines.at()); !added) {
      return std::unexpected(std::move(added).error());
    }
  }
  return out;
}

// A text of serialize_game_and_state may begin with remarks.
bool is_serialized(std::string_view text) {
  return text.find("[Game]") != text.npos && text.find("[State]") != text.npos &&
         (text.starts_with('#') || text.starts_with('['));
}

}  // namespace

Attempt<std::vector<MatchRecord>> read_records(std::string_view text, std::string_view format,
                                               Session& session) {
  return within_limits([&]() -> Attempt<std::vector<MatchRecord>> {
    if (is_serialized(text) && (format.empty() || format == "openspiel")) {
      SUMMAND_TRY(record, read_serialized(text, session));
      std::vector<MatchRecord> out;
      out.push_back(std::move(record));
      return out;
    }
    return read_now(text, format, session);
  });
}

}  // namespace summand::judge
