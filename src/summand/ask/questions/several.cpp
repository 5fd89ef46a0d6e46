// several: matches of games of several seats. The questions are those of `match`.
#include <array>

#include "summand/ask/match/match_questions.hpp"
#include "summand/ask/match/sucker_options.hpp"

namespace summand::ask {

namespace {

constexpr std::array kSeveralLoadOptions = {
    Option{"seats", "LIST", "A person or a program for each seat, such as person,mcts,greedy"},
    Option{"you", "PLAYER", "Where people sit (default: the first player), all or none"},
    Option{"opponents", "NAME",
           "The other programs: random, max-n, paranoid or monte-carlo (default)"},
    Option{"nodes", "N", "Let a program search N positions or games (2000)"},
    Option{"seed", "N", "Seed of the random numbers of programs (1)"},
};
constexpr std::array kSeveralStartOptions = {
    Option{"players", "K", "The number of players"},
    Option{"chips", "N", "sucker: chips of each player (7)"},
    Option{"first", "PLAYER", "sucker: who starts (blue)"},
    Option{"rounds", "", "babylon: 2 to 4 players play rounds until one has won two"},
};
constexpr auto kSeveralNewOptions =
    joined(joined(kSeveralStartOptions, kSeveralLoadOptions), sucker::kHouseOptions);

constexpr std::array kSeveralForced = {
    Option{"forced", "", "Also play for a person who can do only one thing"},
    Option{"most", "N", "Make at most N actions"}};
constexpr auto kSeveralProgramsOptions = joined(kSeveralForced, kMatchOptions);

constexpr Question kSeveralNew =
    with_text("several new", "GAME", "Begin a match of sucker, babylon or dots-and-boxes",
              several_new, kSeveralNewOptions, check_several_new);
constexpr Question kSeveralLoad =
    with_text("several load", "RECORD", "Go on with a match from its record", match_load,
              kSeveralLoadOptions, check_several_load);
constexpr Question kSeveralShow = about_match("several show", "Show a match", match_show);
constexpr Question kSeveralActions =
    about_match("several actions", "List all possible actions with numbers", match_moves);
constexpr Question kSeveralPlay =
    with_text("several play", "ACTION",
              "Play for a person, an action by its number or as it is "
              "written",
              match_play);
constexpr Question kSeveralComputer =
    about_match("several computer", "Let the program in the seat to move play", match_answer);
constexpr Question kSeveralPrograms =
    about_match("several programs", "Let programs play until a person is to choose", match_programs,
                kSeveralProgramsOptions, check_match_programs);
constexpr Question kSeveralHint =
    about_match("several hint",
                "Say a winning action if one is known, otherwise a program's choice", match_hint);
constexpr Question kSeveralWhy = about_match(
    "several why", "Say the reason of a program's last action, and what is known now", match_why);
constexpr Question kSeveralUndo =
    about_match("several undo", "Go back to the last decision of a person", match_undo);
constexpr Question kSeveralRedo =
    about_match("several redo", "Make actions again that were taken back", match_redo);
constexpr Question kSeveralResign =
    about_match("several resign", "Leave the seat to move to a program", match_resign);
constexpr Question kSeveralDeal =
    with_text("several deal", "TEXT", "Keep what a player says; it binds nobody", match_deal);
constexpr Question kSeveralRecord =
    about_match("several record", "Write a record, which several load reads", match_record);
constexpr Question kSeveralClose = about_match("several close", "Forget a match", match_close);

constexpr std::array kSeveralChildren = {
    &kSeveralNew,      &kSeveralLoad,     &kSeveralShow, &kSeveralActions, &kSeveralPlay,
    &kSeveralComputer, &kSeveralPrograms, &kSeveralHint, &kSeveralWhy,     &kSeveralUndo,
    &kSeveralRedo,     &kSeveralResign,   &kSeveralDeal, &kSeveralRecord,  &kSeveralClose};

constexpr Question kSeveral{
    .name = "several",
    .arguments =
        "new | load | show | actions | play | computer | programs | hint | why | undo | redo | "
        "resign | deal | record | close ...",
    .sentence = "Play a match of several players",
    .details = {},
    .options = {},
    .words = true,
    .in_conversation = true,
    .children = kSeveralChildren,
};

}  // namespace

const Question& several_question() { return kSeveral; }

}  // namespace summand::ask
