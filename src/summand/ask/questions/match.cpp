// match: a match at a sum of games, as a conversation.
#include <array>

#include "summand/ask/match/match_options.hpp"
#include "summand/ask/match/match_questions.hpp"
#include "summand/ask/misere_option.hpp"
#include "summand/ask/origin_option.hpp"
#include "summand/ask/value_forms_option.hpp"

namespace summand::ask {

namespace {

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
constexpr std::array kMatchAfter = {Option{"after", "N", "Show it as it was after N moves"}};
constexpr auto kMatchShowOptions = joined(kMatchAfter, kMatchOptions);

// In a dialogue the text is one expression, also with spaces.
constexpr Question kMatchNew = [] {
  Question out =
      with_text("match new", "EXPR", "Begin a match, from an expression or the name of a game",
                match_new, kMatchNewOptions, check_match_new);
  out.words = false;
  return out;
}();
constexpr Question kMatchLoad = [] {
  Question out = with_text("match load", "RECORD", "Go on with a match from its record", match_load,
                           kMatchLoadOptions, check_match_load);
  out.words = false;
  return out;
}();
constexpr Question kMatchPlay =
    with_text("match play", "MOVE",
              "Play a move by its name, its number, or a cell that it touches", match_play);
constexpr Question kMatchShow =
    about_match("match show", "Show a match", match_show, kMatchShowOptions, check_match_show);
constexpr Question kMatchRules =
    about_match("match rules", "Say how the games of a match are played", match_rules);
constexpr Question kMatchMoves = about_match("match moves", "List the legal moves", match_moves,
                                             kMatchMovesOptions, check_match_moves);
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
                match_values, kMatchValuesOptions, check_match_values);
constexpr Question kMatchLevel =
    about_match("match level", "Change how well the computer plays, from its next move on",
                match_level, kMatchLevelOptions, check_match_level);
constexpr Question kMatchUndo =
    about_match("match undo", "Go back to the last decision of a person", match_undo);
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
