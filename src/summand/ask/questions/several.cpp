// several: matches of games of several seats. The questions are those of `match`.
#include <array>

#include "summand/ask/match/match_questions.hpp"
#include "summand/ask/match/match_start.hpp"

namespace summand::ask {

namespace {

constexpr auto kSeveralLoadOptions = options_in<PlayerOptions>(
    option<&PlayerOptions::seats>(
        "seats", "LIST", "A person or a program for each seat, such as person,mcts,greedy"),
    option<&PlayerOptions::you>("you", "PLAYER",
                                "Where people sit (default: the first player), all or none"),
    kProgramOptions);
constexpr auto kSeveralNewOptions = options_in<SeatedOptions>(
    sucker::kStartOptions,
    option<&SeatedOptions::rounds>("rounds", "",
                                   "babylon: 2 to 4 players play rounds until one has won two"),
    kSeveralLoadOptions, sucker::kHouseOptions);
constexpr auto kSeveralProgramsOptions = options_in<MatchProgramsOptions>(
    option<&MatchProgramsOptions::forced>("forced", "",
                                          "Also play for a person who can do only one thing"),
    option<&MatchProgramsOptions::most>("most", "N", "Make at most N actions", {1, UINT64_MAX}),
    kMatchNumber);

// Of the options of match show and match moves these questions have the number only.
constexpr auto kSeveralShowOptions = options_in<MatchShowOptions>(kMatchNumber);
constexpr auto kSeveralActionsOptions = options_in<MatchMovesOptions>(kMatchNumber);

constexpr Question kSeveralNew =
    with_text("several new", "GAME", "Begin a match of sucker, babylon or dots-and-boxes",
              several_new, kSeveralNewOptions);
constexpr Question kSeveralLoad =
    with_text("several load", "RECORD", "Go on with a match from its record", match_load,
              kSeveralLoadOptions);
constexpr Question kSeveralShow =
    about_match<MatchAnswer>("several show", "Show a match", match_show, kSeveralShowOptions);
constexpr Question kSeveralActions =
    about_match<MatchMoves>("several actions", "List all possible actions with numbers",
                            match_moves, kSeveralActionsOptions);
constexpr Question kSeveralPlay =
    with_text("several play", "ACTION",
              "Play for a person, an action by its number or as it is "
              "written",
              match_play);
constexpr Question kSeveralComputer = about_match<MatchAnswer>(
    "several computer", "Let the program in the seat to move play", match_answer);
constexpr Question kSeveralPrograms =
    about_match<MatchAnswer>("several programs", "Let programs play until a person is to choose",
                             match_programs, kSeveralProgramsOptions);
constexpr Question kSeveralHint = about_match<MatchHint>(
    "several hint", "Say a winning action if one is known, otherwise a program's choice",
    match_hint);
constexpr Question kSeveralWhy = about_match<MatchReasons>(
    "several why", "Say the reason of a program's last action, and what is known now", match_why);
constexpr Question kSeveralUndo = about_match<MatchAnswer>(
    "several undo", "Go back to the last decision of a person", match_undo);
constexpr Question kSeveralRedo =
    about_match<MatchAnswer>("several redo", "Make actions again that were taken back", match_redo);
constexpr Question kSeveralResign =
    about_match<MatchAnswer>("several resign", "Leave the seat to move to a program", match_resign);
constexpr Question kSeveralDeal =
    with_text("several deal", "TEXT", "Keep what a player says; it binds nobody", match_deal);
constexpr Question kSeveralRecord = about_match<RecordOfMatch>(
    "several record", "Write a record, which several load reads", match_record);
constexpr Question kSeveralClose =
    about_match<ClosedMatch>("several close", "Forget a match", match_close);

constexpr std::array kSeveralChildren = {
    &kSeveralNew,      &kSeveralLoad,     &kSeveralShow, &kSeveralActions, &kSeveralPlay,
    &kSeveralComputer, &kSeveralPrograms, &kSeveralHint, &kSeveralWhy,     &kSeveralUndo,
    &kSeveralRedo,     &kSeveralResign,   &kSeveralDeal, &kSeveralRecord,  &kSeveralClose};

constexpr Question kSeveral =
    about_matches("several",
                  "new | load | show | actions | play | computer | programs | hint | why | undo | "
                  "redo | resign | deal | record | close ...",
                  "Play a match of several players", kSeveralChildren);

}  // namespace

const Question& several_question() { return kSeveral; }

}  // namespace summand::ask
