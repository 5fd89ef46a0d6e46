#include "summand/ask/match/match_text.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <ranges>
#include <utility>
#include <variant>

#include "summand/ask/origin_option.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/record_lines.hpp"
#include "summand/base/separated.hpp"
#include "summand/draw/text.hpp"
#include "summand/studies/babylon/physical.hpp"
#include "summand/text/table.hpp"

// --- JSON ---

namespace summand {

namespace {

struct ActionMade {
  const MatchState& state;
  const MatchMove& move;
};

template <class T>
void tell_action(Members<T>& its) {
  its("player", "Who acts.", [](auto& it) -> auto& { return it.state.player_of(it.move); });
  its("action", "The action.", [](auto& it) -> auto& { return it.move.name; });
  its("news", "Its consequences.", [](auto& it) -> auto& { return it.move.news; });
}

void describe(Members<ActionMade>& its) {
  its.named("ActionMade", "An action of a match.");
  tell_action(its);
}

}  // namespace

static void describe(Members<TermState>& its) {
  its.named("MatchTerm", "A game of a sum, as it stands.");
  its("text", "The game as an expression.", &TermState::text);
  its.or_null("picture", "The rows of its picture. Null if it has none.", [](auto& it) {
    return it.picture.transform([](const Picture& picture) { return rows_of(picture); });
  });
  its.or_null("board", "Its board as data. Null if there is none to draw.", &TermState::board);
}

static void describe(Members<MatchMove>& its) {
  its.named("MoveMade", "A move of a match at a sum.");
  its("player", "Who makes it.", [](auto& it) {
    return it.player == 0 ? Player::left : Player::right;
  }).words({"left", "right"});
  its("move", "The move, as the game names it.", &MatchMove::name);
  its("term", "The term in which it is made, from 1.", [](auto& it) { return it.term + 1; });
  its("cells", "The places that it touches on the board of its term.", &MatchMove::cells);
  its("heap_after", "Of a move in a heap: the sizes that it leaves.",
      [](auto& it) { return heap_after(it.name); });
}

static void describe(Members<TableThing>& its) {
  its.named("TableThing", "Equal things on a table.");
  its("key", "What actions call them.", &TableThing::key);
  its("name", "The name.", &TableThing::name);
  its("chips", "The chips from the bottom, or the top and the height.", &TableThing::chips);
  its("count", "How many there are.", &TableThing::count);
}

static void describe(Members<TableState::Hand>& its) {
  its("player", "Whose hand it is.", &TableState::Hand::player);
  its("things", "What is in it.", &TableState::Hand::things);
}

static void describe(Members<TableState>& its) {
  its.named("MatchTable", "What lies on the table.");
  its("hands", "The hands of the players.", &TableState::hands);
  its("piles", "The piles.", &TableState::piles);
  its("dead", "The chips that are out of the game.", &TableState::dead);
  its("out", "The players who are out of the game.", &TableState::out);
}

static void describe(Members<RoundsState::Wins>& its) {
  its("player", "The player.", &RoundsState::Wins::player);
  its("wins", "The rounds that the player has won.", &RoundsState::Wins::wins);
}

static void describe(Members<RoundsState>& its) {
  its.named("MatchContest", "A match in rounds.");
  its("start", "The state before each round.", &RoundsState::start);
  its("rounds", "How many rounds are over.", &RoundsState::rounds);
  its("wins", "The rounds that each player has won.", &RoundsState::wins);
  its.or_null("chooser", "Who is to choose a place.", &RoundsState::chooser);
  its.or_null("winner", "Who has won the match.", &RoundsState::winner);
}

static void describe(Members<MatchState::Seated>& its) {
  its("name", "The name of the player.", &MatchState::Seated::name);
  its("seat", "Who sits there: `person`, or a program.", &MatchState::Seated::seat);
}

static void describe(Members<MatchState::Deal>& its) {
  its("after", "The number of actions before it.", &MatchState::Deal::after);
  its("text", "What was said.", &MatchState::Deal::text);
}

static void describe(Members<MatchState>& its) {
  its.named("SeatedState", "The state of a game of several seats.");
  its("game", "The name of the game for commands.", &MatchState::game);
  its("title", "The title of the game.", &MatchState::title);
  its("text", "The state as text, which can be read again.", &MatchState::text);
  its("players", "The players in order.", &MatchState::players);
  its.or_null("to_move", "Who is to move. Null at the end.", &MatchState::to_move);
  its("over", "Whether the game is over.", [](auto& it) { return it.is_over(); });
  its.or_null("winner", "Who wins. Null before the end and in a draw.", &MatchState::winner);
  its("places", "The players by place at the end, the winner first.", &MatchState::places);
  its("picture", "The lines of the picture.",
      [](auto& it) { return lines_of(it.picture) | std::views::transform(&RecordLine::text); });
  its("actions_made", "The actions from the start.", [](const MatchState& state) {
    std::vector<ActionMade> out;
    for (const MatchMove& move : state.moves_made) out.push_back({state, move});
    return out;
  });
  its("deals", "What players said.", &MatchState::deals);
  its("table", "What lies on the table, if things on it can be pointed at.", &MatchState::table);
}

}  // namespace summand

namespace summand::ask {

namespace {

// The members of a match at a sum, and of one of several seats.
struct MatchAtSum {
  const MatchState& state;
  const SumMatchState& sum;
};
struct MatchOfSeats {
  const MatchState& state;
};

void describe(Members<MatchAtSum>& its) {
  its("expression", "The sum at the start.", [](auto& it) -> auto& { return it.state.title; });
  its("first", "Who starts.", [](auto& it) { return it.sum.first; }).words({"left", "right"});
  its.if_any("misere", "True in misère play.",
             [](auto& it) { return it.sum.convention == Convention::misere; });
  tell_origin(its, [](auto& it) { return it.sum.origin; });
  its("level", "The level of the computer.", [](auto& it) { return print(it.sum.level); });
  its("slips", "Its random moves in 100.", [](auto& it) { return it.sum.level.slips_in_100; });
  its("you", "Where people sit.", [](auto& it) -> auto& {
    return it.state.you;
  }).words({"left", "right", "both", "none"});
  its.or_null("to_move", "Who is to move. Null at the end.",
              [](auto& it) { return it.sum.winner ? std::nullopt : std::optional(it.sum.to_move); })
      .words({"left", "right"});
  its("over", "Whether the match is over.", [](auto& it) { return it.sum.winner.has_value(); });
  its.or_null("winner", "Who wins. Null before the end.", [](auto& it) { return it.sum.winner; })
      .words({"left", "right"});
  its.or_null("resigned", "Who has resigned.", [](auto& it) { return it.sum.resigned; })
      .words({"left", "right"});
  its("terms", "The games of the sum.", [](auto& it) -> auto& { return it.sum.terms; });
  its("moves_made", "The moves from the start.",
      [](auto& it) -> auto& { return it.state.moves_made; });
}

void describe(Members<MatchOfSeats>& its) {
  its.or_null("contest", "Of a match in rounds: the contest.",
              [](auto& it) -> auto& { return it.state.rounds; });
  its.or_null("state", "The state. Null before the first round.", [](auto& it) {
    return !it.state.rounds || it.state.rounds->begun ? &it.state : nullptr;
  });
}

// The reason, and what was known with it.
std::vector<std::string> reasons_of(const Advised<MatchMove>& advised) {
  std::vector<std::string> out = {advised.reason};
  out.insert(out.end(), advised.known.begin(), advised.known.end());
  return out;
}

// A choice of the computer in a sum, of a program in a game of several seats, and for a hint.
struct ChoiceInSum {
  const Advised<MatchMove>& of;
};
struct ChoiceOfProgram {
  std::string_view player;
  const Advised<MatchMove>& of;
};
struct HintedChoice : ChoiceOfProgram {};
using Choice = std::variant<ChoiceInSum, ChoiceOfProgram>;

Choice choice_of(const MatchState& state, const Advised<MatchMove>& advised) {
  if (state.sum) return ChoiceInSum{advised};
  return ChoiceOfProgram{state.player_of(advised.action), advised};
}

void describe(Members<ChoiceInSum>& its) {
  its.named("ComputerMove", "A move of the computer.");
  its("move", "The move.", [](auto& it) -> auto& { return it.of.action.name; });
  its("kind", "How it was found.", [](auto& it) -> auto& { return it.of.kind; });
  its("reason", "Why it was chosen, in sentences.", [](auto& it) { return reasons_of(it.of); });
}

template <class T>
void tell_choice(Members<T>& its) {
  its("player", "Who acts.", [](auto& it) { return it.player; });
  its("action", "The action.", [](auto& it) -> auto& { return it.of.action.name; });
  its("reason", "Why it was chosen.", [](auto& it) -> auto& { return it.of.reason; });
  its("exact", "Whether the reason is proved.", [](auto& it) { return it.of.exact; });
}

void describe(Members<HintedChoice>& its) {
  its.named("ActionHint", "An action for a player.");
  tell_choice(its);
}

void describe(Members<ChoiceOfProgram>& its) {
  its.named("ProgramAction", "An action that a program chose.");
  tell_choice(its);
  its("known", "What was known before it.", [](auto& it) -> auto& { return it.of.known; });
}

// A move that no person chose.
struct UnaskedMove {
  const MatchState& state;
  const MatchMove& move;
  const std::optional<Advised<MatchMove>>& choice;
};

void describe(Members<UnaskedMove>& its) {
  its.named("UnaskedAction", "An action that no person chose.");
  tell_action(its);
  its.or_null(
      "choice", "The choice of the program. Null if there was no other action.", [](auto& it) {
        return it.choice.transform([&](const auto& choice) { return choice_of(it.state, choice); });
      });
}

struct ListedAction {
  std::size_t number;
  std::string_view player;
  const MatchMove& move;
};

void describe(Members<ListedAction>& its) {
  its.named("ListedAction", "A possible action.");
  its("number", "Its number.", &ListedAction::number);
  its("player", "Who may act.", &ListedAction::player);
  its("action", "The action.", [](auto& it) -> auto& { return it.move.name; });
  its.if_any("things", "The keys of the things that it touches.",
             [](auto& it) -> auto& { return it.move.things; });
}

// --- words ---

std::string lines_of_moves(const std::vector<RatedMove>& moves) {
  std::vector<std::vector<std::string>> rows;
  for (const RatedMove& move : moves) {
    rows.push_back({fmt::format("{:4}", move.number + 1), move.name, "leaves", move.leaves});
  }
  return fmt::format("{}", separated(aligned(rows), "\n"));
}

std::string line_of(const Advised<MatchMove>& advised) {
  return fmt::format("{} ({})\n", advised.action.name, advised.reason);
}

std::string words_of_unasked(const Unasked& one) {
  std::string out =
      one.choice ? line_of(*one.choice) : one.move.name + " (the only possible action)\n";
  for (const std::string& news : one.move.news) out += news + "\n";
  return out;
}

std::string words_of_rounds(const RoundsState& rounds) {
  std::string out;
  for (const auto& [player, wins] : rounds.wins) {
    out += fmt::format("{}{}", out.empty() ? "It is " : " to ", wins);
  }
  out += "\n";
  if (rounds.chooser) {
    const auto players = static_cast<unsigned>(rounds.wins.size());
    out +=
        fmt::format("{} chooses to go {}\n", *rounds.chooser, babylon::places_to_choose(players));
  }
  return rounds.winner ? out + fmt::format("{} wins the match\n", *rounds.winner) : out;
}

std::string words_of_boards(const SumMatchState& sum, const Page& page) {
  std::string out = line_of_origin(sum.origin);
  for (std::size_t i = 0; i < sum.terms.size(); ++i) {
    if (sum.terms.size() > 1) out += fmt::format("{}. ", i + 1);
    out += sum.terms[i].text + "\n";
    if (!sum.terms[i].picture) continue;
    for (const std::string& row : rows_of(*sum.terms[i].picture, page.colours)) {
      out += "     " + row + "\n";
    }
  }
  return out;
}

std::string status_of(const SumMatchState& sum) {
  if (!sum.winner) return fmt::format("{} is to move.\n", player_name(sum.to_move));
  std::string out;
  if (sum.resigned) {
    out = fmt::format("{} resigns. ", player_name(*sum.resigned));
  } else if (sum.convention == Convention::misere) {
    out = fmt::format("{} cannot move, and this is misère play. ", player_name(*sum.winner));
  }
  return out + fmt::format("{} wins.\n", player_name(*sum.winner));
}

// In one line.
std::string heading_of(const MatchAnswer& data) {
  std::string title = data.state.title;
  std::ranges::replace_if(title, [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
  return fmt::format("Match {}: {}\n", data.number, printable(title));
}

}  // namespace

std::string sentence_of(PlayLevel level) {
  return fmt::format("The computer's level is {}.", described(level));
}

void describe(Members<MatchAnswer>& its) {
  tell_match(its);
  its.with([](auto& it) -> std::variant<MatchAtSum, MatchOfSeats> {
    if (it.state.sum) return MatchAtSum{it.state, *it.state.sum};
    return MatchOfSeats{it.state};
  });
  its("choice", "The move of a program, if it made one.", [](auto& it) {
    return it.choice.transform([&](const auto& choice) { return choice_of(it.state, choice); });
  });
  its("several", "The moves that the text could mean, if there are several. None is played.",
      [](auto& it) { return it.several ? &it.several->moves : nullptr; });
  its("made", "The actions that the question made.", [](auto& it) {
    return it.made.transform([&](const std::vector<Unasked>& made) {
      std::vector<UnaskedMove> out;
      for (const auto& [move, choice] : made) out.push_back({it.state, move, choice});
      return out;
    });
  });
}

std::string text(const MatchAnswer& data, const Page& page) {
  if (data.several) {
    return fmt::format("Several moves touch it:\n{}\n", lines_of_moves(data.several->moves));
  }
  const MatchState& state = data.state;
  std::string out = heading_of(data), choice;
  if (data.choice && state.sum) {
    choice = fmt::format("{} plays {}\n{}\n", state.player_of(data.choice->action),
                         data.choice->action.name, separated(reasons_of(*data.choice), "\n"));
  } else if (data.choice) {
    choice = line_of(*data.choice);
  }
  for (const Unasked& one : data.made.value_or(std::vector<Unasked>())) {
    choice += words_of_unasked(one);
  }
  if (state.sum) {
    out += words_of_boards(*state.sum, page) + choice;
    if (data.names_level) out += sentence_of(state.sum->level) + "\n";
    return out + status_of(*state.sum);
  }
  out += choice;
  if (!state.rounds) return out + state.picture;
  if (state.rounds->begun) out += state.picture;
  return out + words_of_rounds(*state.rounds);
}

void describe(Members<MatchMoves>& its) {
  tell_match(its);
  its.by_hand([](JsonWriter& json, const MatchMoves& data) { json.forms = data.forms; });
  its("count", "Of a sum: all legal moves.",
      [](auto& it) { return it.of_sum ? &it.of_sum->count : nullptr; });
  its("moves", "Of a sum: the moves that are listed.",
      [](auto& it) { return it.of_sum ? &it.of_sum->moves : nullptr; });
  its("actions", "Of a game of several seats: all possible actions.",
      [](const MatchMoves& data) -> std::optional<std::vector<ListedAction>> {
        if (data.of_sum) return std::nullopt;
        std::vector<ListedAction> out;
        for (const MatchMove& move : data.others) {
          out.push_back({out.size() + 1, data.players[move.player], move});
        }
        return out;
      });
}

std::string text(const MatchMoves& data, const Page&) {
  std::string out;
  if (data.of_sum) {
    if (data.of_sum->count == 0) return std::string(kNoMoveIsLeft);
    out = lines_of_moves(data.of_sum->moves) + "\n";
    const std::uint64_t more = data.of_sum->count - data.of_sum->moves.size();
    return more > 0 ? out + fmt::format("      and {} more\n", more) : out;
  }
  for (std::size_t i = 0; i < data.others.size(); ++i) {
    out += fmt::format("{:3}  {}\n", i + 1, data.others[i].name);
  }
  return out.empty() ? "The match is over.\n" : out;
}

void describe(Members<MatchHint>& its) {
  tell_match(its);
  its("choice", "In a sum: the move that the computer would make.",
      [](const MatchHint& data) -> std::optional<std::optional<ChoiceInSum>> {
        if (!data.in_sum) return std::nullopt;
        return data.advised.transform([](const auto& advised) { return ChoiceInSum{advised}; });
      });
  its("hint", "In a game of several seats: the action.",
      [](const MatchHint& data) -> std::optional<std::optional<HintedChoice>> {
        if (data.in_sum) return std::nullopt;
        return data.advised.transform(
            [&](const auto& advised) { return HintedChoice{{data.player, advised}}; });
      });
}

std::string text(const MatchHint& data, const Page&) {
  if (!data.advised) return data.in_sum ? std::string(kNoMoveIsLeft) : "The match is over.\n";
  if (!data.in_sum) return line_of(*data.advised);
  return fmt::format("{}\n", separated(reasons_of(*data.advised), "\n"));
}

void describe(Members<MatchReasons>& its) {
  tell_match(its);
  its("reason", "In a sum: why the computer made its last move, in sentences.",
      [](const MatchReasons& data) -> std::optional<std::vector<std::string>> {
        if (!data.in_sum) return std::nullopt;
        return data.choice ? reasons_of(*data.choice) : std::vector<std::string>();
      });
  its("choice", "In a game of several seats: the last choice of a program.",
      [](const MatchReasons& data) -> std::optional<std::optional<ChoiceOfProgram>> {
        if (data.in_sum) return std::nullopt;
        return data.choice.transform(
            [&](const auto& choice) { return ChoiceOfProgram{data.player, choice}; });
      });
  its("known", "Likewise: what is known of the state.",
      [](auto& it) { return it.in_sum ? nullptr : &it.known; });
}

std::string text(const MatchReasons& data, const Page&) {
  if (data.in_sum) {
    if (!data.choice) return fmt::format("{}\n", kComputerHasNotMoved);
    return fmt::format("{}\n", separated(reasons_of(*data.choice), "\n"));
  }
  std::string out = "no program has played yet\n";
  if (data.choice) {
    out = line_of(*data.choice);
    for (const std::string& line : data.choice->known)
      out += fmt::format("  before it: {}\n", line);
  }
  for (const std::string& line : data.known) out += fmt::format("now: {}\n", line);
  return out;
}

void describe(Members<MatchLines>& its) {
  tell_match(its);
  its("lines", "Sentences about the match.", &MatchLines::lines);
}

std::string text(const MatchLines& data, const Page&) {
  return fmt::format("{}\n", separated(data.lines, "\n"));
}

void describe(Members<RecordOfMatch>& its) {
  tell_match(its);
  its("record", "The record.", &RecordOfMatch::record);
}

std::string text(const RecordOfMatch& data, const Page&) { return data.record; }

void describe(Members<ClosedMatch>& its) {
  tell_match(its);
  its("open", "The matches that are still open.", &ClosedMatch::open);
}

std::string text(const ClosedMatch& data, const Page&) {
  return fmt::format("Match {} is closed.\n", data.number);
}

}  // namespace summand::ask
