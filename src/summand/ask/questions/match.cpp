// match: a match between two players, as a conversation.
#include <array>
#include <chrono>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "summand/ask/match/match_options.hpp"
#include "summand/ask/match/match_questions.hpp"
#include "summand/ask/match/match_rules.hpp"
#include "summand/ask/match/match_text.hpp"
#include "summand/ask/match/match_values.hpp"
#include "summand/ask/match/matches.hpp"
#include "summand/ask/match/new_match.hpp"
#include "summand/ask/misere_option.hpp"
#include "summand/ask/option_values.hpp"
#include "summand/ask/origin_option.hpp"
#include "summand/ask/value_forms_option.hpp"
#include "summand/base/current_budget.hpp"

namespace summand::ask {

namespace {

using MatchClock = std::chrono::steady_clock;

constexpr std::uint64_t kListedMoves = 60;       // without the option
constexpr std::uint64_t kNodesAResult = 20'000;  // of search, for the result of a move

// --- options ---

Result<std::size_t> most_moves_of(const Request& request) {
  return number_option<std::size_t>(request, "most", kListedMoves, {1, SumInPlay::kMostMoves});
}

Result<void> check_match_start(const Request& request) {
  if (auto first = without_value(first_option(request)); !first) return first;
  if (auto seating = without_value(seating_of(request, Seating{})); !seating) return seating;
  return without_value(thinking_of(request));
}

Result<void> check_match_values(const Request& request) {
  if (auto forms = value_forms_of(request); !forms) return without_value(forms);
  return check_number_of_match(request);
}

Result<void> check_match_moves(const Request& request) {
  if (auto forms = value_forms_of(request); !forms) return without_value(forms);
  if (auto most = without_value(most_moves_of(request)); !most) return most;
  return check_number_of_match(request);
}

Result<void> check_match_level(const Request& request) {
  if (auto level = without_value(level_of(request, {})); !level) return level;
  return check_number_of_match(request);
}

// --- limits ---

// The match of the question. Its values may take the time of the question.
Attempt<Matches::Found> asked_match(const Asking& asking) {
  const auto number = number_of_match(asking.request()).value();
  const auto found = Matches::of(asking).find(number);
  if (!found) return failure_elsewhere(found.error());
  const auto time = asking.settings().time;
  found->match.budget().stop_at(time.count() == 0 ? MatchClock::time_point::max()
                                                  : MatchClock::now() + time);
  return *found;
}

// If the time is over, the computer still answers, by a guess. The rest of the question takes no
// time, so it gets new time. Throws LimitReached if the question was cancelled, because then nobody
// waits for the answer.
void expect_that_somebody_waits(const Asking& asking, const MatchSession& match) {
  const CurrentBudget new_time(asking.budget());
  CurrentBudget::look();
  match.budget().stop_at(MatchClock::time_point::max());
}

// The state of the match after a change. If the change or its state fails, the match is restored.
template <class Change>
Attempt<MatchAnswer> changed_match(const Matches::Found& found, Change&& change) {
  SumMatch before = found.match.match();
  const PlayLevel level_before = found.match.seating().level;
  auto out = within_limits([&]() -> Attempt<MatchAnswer> {
    if (auto done = change(); !done) return std::unexpected(std::move(done).error());
    return MatchAnswer{found.number, found.match.state()};
  });
  if (!out) {
    found.match.put_back(std::move(before));
    found.match.set_level(level_before);
  }
  return out;
}

Attempt<Response> answer_to(Attempt<MatchAnswer> answer) {
  if (!answer) return std::unexpected(std::move(answer).error());
  return respond(*std::move(answer));
}

// --- beginning ---

Attempt<Response> begin_match(Asking& asking, MatchRecord start) {
  const Request& request = asking.request();
  start.seating = seating_of(request, start.seating).value();
  Matches& matches = Matches::of(asking);
  matches.rest();
  auto match = std::make_unique<MatchSession>(std::move(start), thinking_of(request).value());
  MatchState state = match->state();
  return respond(MatchAnswer{matches.add(std::move(match)), std::move(state)});
}

Attempt<Response> match_new(Asking& asking) {
  if (auto room = Matches::of(asking).expect_room(); !room) return failure_elsewhere(room.error());
  const Player first = first_option(asking.request()).value().value_or(Player::left);
  SUMMAND_TRY(match,
              new_match(asking.session(), asking.text(), first,
                        {convention_of(asking.request()), origin_of(asking.request()).value()}));
  return begin_match(asking, MatchRecord{std::move(match)});
}

Attempt<Response> match_load(Asking& asking) {
  if (auto room = Matches::of(asking).expect_room(); !room) return failure_elsewhere(room.error());
  SUMMAND_TRY(record, read_record(asking.text(), asking.session()));
  return begin_match(asking, std::move(record));
}

// --- looking ---

Attempt<Response> match_show(Asking& asking) {
  SUMMAND_TRY(found, asked_match(asking));
  return respond(MatchAnswer{found.number, found.match.state()});
}

// Adds the result of each move of the list.
Attempt<void> rate(std::vector<MoveText>& texts, const MoveList& list, const SumMatch& match) {
  Oracle oracle(match.sum().workspace(), kNodesAResult);
  std::vector<TermMove> moves;
  for (const ListedMove& one : list.moves) moves.push_back(one.move);
  SUMMAND_TRY(results, rated(oracle, match.sum(), match.to_move(), moves));
  for (std::size_t i = 0; i < texts.size(); ++i) texts[i].rated = std::move(results[i]);
  return {};
}

Attempt<Response> match_moves(Asking& asking) {
  SUMMAND_TRY(found, asked_match(asking));
  const SumMatch& match = found.match.match();
  if (match.is_over()) return respond(MatchMoves{found.number, {}, 0});
  SUMMAND_TRY(list, found.match.moves(most_moves_of(asking.request()).value()));
  MatchMoves out{.number = found.number,
                 .moves = with_what_they_leave(match, list.moves),
                 .count = list.count,
                 .forms = value_forms_of(asking.request()).value()};
  if (asking.has("results")) {
    if (auto rated = rate(out.moves, list, match); !rated) {
      return std::unexpected(std::move(rated).error());
    }
  }
  return respond(std::move(out));
}

Attempt<Response> match_rules(Asking& asking) {
  SUMMAND_TRY(found, asked_match(asking));
  return respond(RulesOfMatch{found.number, found.match.rules()});
}

// --- playing ---

Attempt<Response> match_play(Asking& asking) {
  SUMMAND_TRY(found, asked_match(asking));
  std::vector<MoveText> several;
  auto answer = changed_match(found, [&]() -> Attempt<void> {
    const auto played = found.match.play(asking.text(), kListedMoves);
    if (!played) return failure(played.error());
    several = with_what_they_leave(found.match.match(), played->moves);
    return {};
  });
  if (answer) answer->several = std::move(several);
  return answer_to(std::move(answer));
}

Attempt<Response> match_answer(Asking& asking) {
  SUMMAND_TRY(found, asked_match(asking));
  if (found.match.match().is_over()) return failure_elsewhere({std::string(kMatchIsOver)});
  SUMMAND_TRY(choice, found.match.choose());
  expect_that_somebody_waits(asking, found.match);
  auto answer = changed_match(found, [&]() -> Attempt<void> {
    found.match.play(choice);
    return {};
  });
  if (answer) answer->choice = std::move(choice);
  return answer_to(std::move(answer));
}

Attempt<Response> match_undo(Asking& asking) {
  SUMMAND_TRY(found, asked_match(asking));
  return answer_to(changed_match(found, [&]() -> Attempt<void> {
    if (found.match.undo()) return {};
    return failure_elsewhere({"there is no move to take back"});
  }));
}

Attempt<Response> match_redo(Asking& asking) {
  SUMMAND_TRY(found, asked_match(asking));
  return answer_to(changed_match(found, [&]() -> Attempt<void> {
    if (found.match.redo()) return {};
    return failure_elsewhere({"there is no move to make again"});
  }));
}

Attempt<Response> match_resign(Asking& asking) {
  SUMMAND_TRY(found, asked_match(asking));
  if (found.match.match().is_over()) return failure_elsewhere({std::string(kMatchIsOver)});
  return answer_to(changed_match(found, [&]() -> Attempt<void> {
    found.match.resign();
    return {};
  }));
}

Attempt<Response> match_level(Asking& asking) {
  SUMMAND_TRY(found, asked_match(asking));
  auto answer = changed_match(found, [&]() -> Attempt<void> {
    found.match.set_level(level_of(asking.request(), found.match.seating().level).value());
    return {};
  });
  if (answer) answer->names_level = true;
  return answer_to(std::move(answer));
}

// --- advice ---

Attempt<Response> match_hint(Asking& asking) {
  SUMMAND_TRY(found, asked_match(asking));
  MatchHint out{found.number, {}};
  if (!found.match.match().is_over()) {
    SUMMAND_TRY(choice, found.match.hint());
    expect_that_somebody_waits(asking, found.match);
    out.choice = std::move(choice);
  }
  return respond(std::move(out));
}

Attempt<Response> match_why(Asking& asking) {
  SUMMAND_TRY(found, asked_match(asking));
  return respond(
      MatchLines{found.number, "reason", found.match.last_reason(), kComputerHasNotMoved});
}

Attempt<Response> match_analyze(Asking& asking) {
  SUMMAND_TRY(found, asked_match(asking));
  std::vector<std::string> lines = found.match.analysis();
  expect_that_somebody_waits(asking, found.match);
  return respond(MatchLines{found.number, "lines", std::move(lines), ""});
}

Attempt<Response> match_values(Asking& asking) {
  SUMMAND_TRY(found, asked_match(asking));
  const auto time = asking.settings().time;
  MatchValues out =
      match_values_of(found.number, found.match.match(), time.count() == 0 ? kTimeOfHistory : time);
  out.forms = value_forms_of(asking.request()).value();
  expect_that_somebody_waits(asking, found.match);
  return respond(std::move(out));
}

// --- records ---

Attempt<Response> match_record(Asking& asking) {
  SUMMAND_TRY(found, asked_match(asking));
  return respond(RecordOfMatch{found.number, found.match.record()});
}

Attempt<Response> match_close(Asking& asking) {
  SUMMAND_TRY(found, asked_match(asking));
  Matches& matches = Matches::of(asking);
  matches.close(found.number);
  return respond(ClosedMatch{found.number, matches.count()});
}

// --- the questions ---

constexpr std::array kMatchYou = {
    Option{"you", "PLAYER", "Where people sit: left (default), right, both or none"}};
constexpr auto kMatchLoadOptions = joined(joined(kMatchYou, kLevelOptions), kThinkingOptions);
constexpr std::array kMatchFirst = {
    Option{"first", "PLAYER", "Who starts: left (default) or right"}};
constexpr auto kMatchNewOptions =
    joined(joined(joined(kMatchFirst, kMisereOption), kOriginOption), kMatchLoadOptions);
constexpr std::array kMatchMost = {
    Option{"most", "N", "List at most N moves (60)"},
    Option{"results", "", "Say of each move whether it wins, by a search of 20,000 sums"}};
constexpr auto kMatchValuesOptions = joined(kValueFormOptions, kMatchOptions);
constexpr auto kMatchMovesOptions = joined(kMatchMost, kMatchValuesOptions);
constexpr auto kMatchLevelOptions = joined(kLevelOptions, kMatchOptions);

constexpr Question kMatchNew{
    .name = "match new",
    .arguments = "EXPR",
    .sentence = "Begin a match, from an expression or the name of a game",
    .options = kMatchNewOptions,
    .least = 1,
    .most = 1,
    .each = true,
    .in_conversation = true,
    .check = check_match_start,
    .answer = match_new,
};

constexpr Question kMatchLoad{
    .name = "match load",
    .arguments = "RECORD",
    .sentence = "Go on with a match from its record",
    .options = kMatchLoadOptions,
    .least = 1,
    .most = 1,
    .each = true,
    .in_conversation = true,
    .check = check_match_start,
    .answer = match_load,
};

constexpr Question kMatchPlay{
    .name = "match play",
    .arguments = "MOVE",
    .sentence = "Play a move by its name, its number, or a cell that it touches",
    .options = kMatchOptions,
    .least = 1,
    .most = 1,
    .each = true,
    .words = true,
    .in_conversation = true,
    .check = check_number_of_match,
    .answer = match_play,
};

constexpr Question kMatchShow = about_match("match show", "Show a match", match_show);
constexpr Question kMatchRules =
    about_match("match rules", "Say how the games of a match are played", match_rules);
constexpr Question kMatchMoves = about_match("match moves", "List the legal moves", match_moves,
                                             check_match_moves, kMatchMovesOptions);
constexpr Question kMatchAnswer =
    about_match("match answer", "Let the computer move for the player to move", match_answer);
constexpr Question kMatchHint = about_match(
    "match hint", "Say which move the computer would make, without random moves", match_hint);
constexpr Question kMatchWhy =
    about_match("match why", "Say why the computer made its last move", match_why);
constexpr Question kMatchAnalyze =
    about_match("match analyze", "Say who wins, and the values of the games", match_analyze);
constexpr Question kMatchValues =
    about_match("match values", "Say the value of each position of a match, and who wins it",
                match_values, check_match_values, kMatchValuesOptions);
constexpr Question kMatchLevel =
    about_match("match level", "Change how well the computer plays, from its next move on",
                match_level, check_match_level, kMatchLevelOptions);
constexpr Question kMatchUndo =
    about_match("match undo", "Go back to the last turn of this player", match_undo);
constexpr Question kMatchRedo =
    about_match("match redo", "Make moves again that were taken back", match_redo);
constexpr Question kMatchResign =
    about_match("match resign", "Resign for the player to move", match_resign);
constexpr Question kMatchRecord =
    about_match("match record", "Write a record, which match load reads", match_record);
constexpr Question kMatchClose = about_match("match close", "Forget a match", match_close);

constexpr std::array kMatchChildren = {
    &kMatchNew,  &kMatchLoad, &kMatchShow,    &kMatchMoves,  &kMatchPlay,  &kMatchAnswer,
    &kMatchHint, &kMatchWhy,  &kMatchAnalyze, &kMatchValues, &kMatchRules, &kMatchLevel,
    &kMatchUndo, &kMatchRedo, &kMatchResign,  &kMatchRecord, &kMatchClose};

constexpr Question kMatch{
    .name = "match",
    .arguments =
        "new | load | show | moves | play | answer | hint | why | analyze | values | rules | "
        "level | undo | redo | resign | record | close ...",
    .sentence = "Play a match between two players",
    .options = {},
    .words = true,
    .in_conversation = true,
    .children = kMatchChildren,
};

}  // namespace

const Question& match_question() { return kMatch; }

}  // namespace summand::ask
