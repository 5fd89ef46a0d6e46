// match: a match at a sum of games, as a conversation.
#include <array>

#include "summand/ask/match/match_questions.hpp"
#include "summand/ask/match/match_rules.hpp"
#include "summand/ask/match/match_start.hpp"
#include "summand/ask/match/match_values.hpp"
#include "summand/ask/value_forms_option.hpp"

namespace summand::ask {

namespace {

constexpr auto kMatchYou = option<&PlayerOptions::you>(
    "you", "PLAYER", "Where people sit: left (default), right, both or none");
constexpr auto kMatchLoadOptions =
    options_in<PlayerOptions>(kMatchYou, kLevelOptions, kThinkingOptions);
constexpr auto kMatchNewOptions = options_in<SumOptions>(
    option_read<&SumOptions::first, read_player>("first", "PLAYER",
                                                 "Who starts: left (default) or right"),
    kMisereOption, kOriginOption, kMatchYou, kLevelOptions, kThinkingOptions);
constexpr auto kMatchMovesOptions = options_in<MatchMovesOptions>(
    option<&MatchMovesOptions::most>("most", "N", "List at most N moves (60)",
                                     {1, SumInPlay::kMostMoves}),
    option<&MatchMovesOptions::results>(
        "results", "", "Say of each move whether it wins, by a search of 20,000 sums"),
    kFormOptions, kMatchNumber);
constexpr auto kMatchValuesOptions = options_in<MatchValuesOptions>(kFormOptions, kMatchNumber);
constexpr auto kMatchLevelOptions = options_in<MatchLevelOptions>(kLevelOptions, kMatchNumber);
constexpr auto kMatchShowOptions = options_in<MatchShowOptions>(
    option<&MatchShowOptions::after>("after", "N", "Show it as it was after N moves"),
    kMatchNumber);

// In a dialogue the text is one expression, also with spaces.
constexpr Question kMatchNew = [] {
  Question out =
      with_text("match new", "EXPR", "Begin a match, from an expression or the name of a game",
                match_new, kMatchNewOptions);
  out.words = false;
  return out;
}();
constexpr Question kMatchLoad = [] {
  Question out = with_text("match load", "RECORD", "Go on with a match from its record", match_load,
                           kMatchLoadOptions);
  out.words = false;
  return out;
}();
constexpr Question kMatchPlay =
    with_text("match play", "MOVE",
              "Play a move by its name, its number, or a cell that it touches", match_play);
constexpr Question kMatchShow =
    about_match<MatchAnswer>("match show", "Show a match", match_show, kMatchShowOptions);
constexpr Question kMatchRules = about_match<RulesOfMatch>(
    "match rules", "Say how the games of a match are played", match_rules);
constexpr Question kMatchMoves =
    about_match<MatchMoves>("match moves", "List the legal moves", match_moves, kMatchMovesOptions);
constexpr Question kMatchAnswer = about_match<MatchAnswer>(
    "match answer", "Let the computer move for the player to move", match_answer);
constexpr Question kMatchHint = about_match<MatchHint>(
    "match hint", "Say which move the computer would make, without random moves", match_hint);
constexpr Question kMatchWhy =
    about_match<MatchReasons>("match why", "Say why the computer made its last move", match_why);
constexpr Question kMatchAnalyze = about_match<MatchLines>(
    "match analyze", "Say who wins, and the values of the games", match_analyze);
constexpr Question kMatchValues = about_match<MatchValues>(
    "match values", "Say the value of each position of a match, and who wins it", match_values,
    kMatchValuesOptions);
constexpr Question kMatchLevel = about_match<MatchAnswer>(
    "match level", "Change how well the computer plays, from its next move on", match_level,
    kMatchLevelOptions);
constexpr Question kMatchUndo =
    about_match<MatchAnswer>("match undo", "Go back to the last decision of a person", match_undo);
constexpr Question kMatchRedo =
    about_match<MatchAnswer>("match redo", "Make moves again that were taken back", match_redo);
constexpr Question kMatchResign =
    about_match<MatchAnswer>("match resign", "Resign for the player to move", match_resign);
constexpr Question kMatchRecord = about_match<RecordOfMatch>(
    "match record", "Write a record, which match load reads", match_record);
constexpr Question kMatchClose =
    about_match<ClosedMatch>("match close", "Forget a match", match_close);

constexpr std::array kMatchChildren = {
    &kMatchNew,  &kMatchLoad, &kMatchShow,    &kMatchMoves,  &kMatchPlay,  &kMatchAnswer,
    &kMatchHint, &kMatchWhy,  &kMatchAnalyze, &kMatchValues, &kMatchRules, &kMatchLevel,
    &kMatchUndo, &kMatchRedo, &kMatchResign,  &kMatchRecord, &kMatchClose};

constexpr Question kMatch = about_matches(
    "match",
    "new | load | show | moves | play | answer | hint | why | analyze | values | rules | level | "
    "undo | redo | resign | record | close ...",
    "Play a match between two players", kMatchChildren);

}  // namespace

const Question& match_question() { return kMatch; }

}  // namespace summand::ask
