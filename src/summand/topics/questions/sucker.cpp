// sucker: referees games of So Long Sucker, solves their endgames, and tests conjectures.
#include <array>

#include "summand/ask/match/sucker_options.hpp"
#include "summand/studies/sucker/counts.hpp"
#include "summand/topics/sucker/states.hpp"
#include "summand/topics/sucker/tables.hpp"

namespace summand::ask {

namespace {

std::string counts() {
  std::string out = "The names in a condition, as the player to move sees them:\n ";
  std::size_t width = 1;
  for (const std::string& name : sucker::count_names()) {
    if (width + name.size() > 90) {
      out += "\n ";
      width = 1;
    }
    out += " " + name;
    width += name.size() + 1;
  }
  return out + "\n";
}

using sucker::kHouseOptions;

constexpr Option kSuckerOpponents{"opponents", "MANNER",
                                  "random, max-n, paranoid or monte-carlo (default)"};
constexpr Option kSuckerNodes{"nodes", "N", "Let a program search N positions or games (2000)"};
constexpr Option kSuckerSeed{"seed", "N", "Seed of the random numbers of programs (1)"};
constexpr Option kSuckerColours{"colours", "N", "The number of colours: 2, 3 or 4 (3)"};
constexpr Option kSuckerMostChips{"chips", "N", "The most chips of a state (8)"};
constexpr Option kSuckerGivers{
    "givers", "WHO",
    "With --rebound P: who gave the dead players their last move, me or other (me)"};
constexpr Option kSuckerModel{
    "model", "NAME",
    "Optional actions: plain (none, default), active (of the player to move) or "
    "anytime (of both players)"};
constexpr Option kSuckerLoad{"load", "FILE", "Use a file of tables --save"};

constexpr std::array kSuckerNewOwnOptions = {
    Option{"players", "K", "The number of players (4)"},
    Option{"chips", "N", "Chips of each player (7)"},
    Option{"first", "PLAYER", "Who starts: a colour (blue)"},
    Option{"play", "", "Play against programs"},
    Option{"you", "PLAYER", "With --play: your seats (blue), all or none"},
    Option{"seats", "LIST",
           "With --play: a person or a program for each seat, such as person,mcts,paranoid"},
    kSuckerOpponents,
    kSuckerNodes,
    kSuckerSeed,
    Option{"record", "FILE", "With --play: save the game"},
    Option{"load", "FILE", "With --play: continue from a record"},
};
constexpr auto kSuckerNewOptions = joined(kSuckerNewOwnOptions, kHouseOptions);
constexpr Question kSuckerNew{
    .name = "sucker new",
    .arguments = "",
    .sentence = "Print the start of a game, or play it",
    .details = "Try: summand sucker new --play",
    .options = kSuckerNewOptions,
    .most = 0,
    .words = true,
    .check = sucker::check_new,
    .answer = sucker::sucker_new,
};

constexpr Question kSuckerShow{
    .name = "sucker show",
    .arguments = "STATE...",
    .sentence = "Show the actions of all players",
    .details =
        "@FILE is a state or a record in a file, - is one in each line of the standard input.",
    .options = kHouseOptions,
    .least = 1,
    .each = true,
    .words = true,
    .check = sucker::check_show,
    .answer = sucker::sucker_show,
};

constexpr std::array kSuckerAnalyzeOwnOptions = {kSuckerOpponents, kSuckerNodes, kSuckerSeed};
constexpr auto kSuckerAnalyzeOptions = joined(kSuckerAnalyzeOwnOptions, kHouseOptions);
constexpr Question kSuckerAnalyze{
    .name = "sucker analyze",
    .arguments = "STATE...",
    .sentence = "Say who wins or can force a win, and the best actions",
    .details =
        "@FILE is a state or a record in a file, - is one in each line of the standard input.",
    .options = kSuckerAnalyzeOptions,
    .least = 1,
    .each = true,
    .words = true,
    .check = sucker::check_analyze,
    .answer = sucker::sucker_analyze,
};

constexpr Question kSuckerEndgame{
    .name = "sucker endgame",
    .arguments = "STATE...",
    .sentence = "Say who wins an endgame of two players and two colours, by Theorem 5.4",
    .details =
        "@FILE is a state or a record in a file, - is one in each line of the standard input.\n"
        "Try: summand sucker endgame 'blue: b3 r1; red: r2; piles: br rbr b; to move: blue'",
    .options = kHouseOptions,
    .least = 1,
    .each = true,
    .words = true,
    .check = sucker::check_endgame,
    .answer = sucker::sucker_endgame,
};

constexpr std::array kSuckerVerifyOwnOptions = {
    Option{"chips", "N", "The most chips of an endgame (14)"},
    Option{"model", "NAME", "Optional actions: plain, active or anytime (default: all three)"},
    Option{"changed", "", "Show that changed statements of the theorem fail"},
};
constexpr auto kSuckerVerifyOptions = joined(kSuckerVerifyOwnOptions, kHouseOptions);
constexpr Question kSuckerVerify{
    .name = "sucker verify",
    .arguments = "",
    .sentence = "Check the theorem and Strategy S against all endgames up to a size",
    .details = {},
    .options = kSuckerVerifyOptions,
    .most = 0,
    .words = true,
    .check = sucker::check_verify,
    .answer = sucker::sucker_verify,
};

constexpr std::array kSuckerTablesOwnOptions = {
    Option{"players", "K", "Games of K players from the start, instead of endgames"},
    Option{"chips", "N", "The most chips of a state (8); with --players: of each player (2)"},
    kSuckerColours,
    kSuckerGivers,
    kSuckerModel,
    Option{"formulas", "", "Count the exceptions of the formulas"},
    Option{"save", "FILE", "Save the table, now and then and when it ends, also by a limit"},
    Option{"resume", "FILE", "Continue from a file of --save with fewer chips"},
    Option{"load", "FILE", "Use a file of --save"},
};
constexpr auto kSuckerTablesOptions = joined(kSuckerTablesOwnOptions, kHouseOptions);
constexpr Question kSuckerTables{
    .name = "sucker tables",
    .arguments = "[STATE...]",
    .sentence = "Solve all endgames of two players with dead colours up to a size",
    .details = "With a STATE: print who wins it, by the table.",
    .options = kSuckerTablesOptions,
    .each = true,
    .words = true,
    .check = sucker::check_tables,
    .answer = sucker::sucker_tables,
};

constexpr std::array kSuckerExploreOwnOptions = {
    kSuckerMostChips, kSuckerColours, kSuckerGivers,
    kSuckerModel,     kSuckerLoad,    Option{"first", "N", "Show N counter-examples (5)"},
};
constexpr auto kSuckerExploreOptions = joined(kSuckerExploreOwnOptions, kHouseOptions);
constexpr Question kSuckerExplore{
    .name = "sucker explore",
    .arguments = "CONDITION",
    .sentence = "Test a conjecture about such endgames",
    .details = "Try: summand sucker explore 'guards > their_guards'",
    .options = kSuckerExploreOptions,
    .least = 1,
    .most = 1,
    .words = true,
    .check = sucker::check_explore,
    .answer = sucker::sucker_explore,
    .more_help = counts,
};

constexpr std::array kSuckerChildren = {&kSuckerNew,     &kSuckerShow,   &kSuckerAnalyze,
                                        &kSuckerEndgame, &kSuckerVerify, &kSuckerTables,
                                        &kSuckerExplore};
constexpr Question kSucker{
    .name = "sucker",
    .arguments = "new | show | analyze | endgame | verify | tables | explore ...",
    .sentence = "Referee So Long Sucker, solve its endgames, test conjectures",
    .details = "Try: summand sucker endgame 'blue: b3 r1; red: r2; piles: br rbr b; to move: blue'",
    .options = {},
    .words = true,
    .children = kSuckerChildren,
};

}  // namespace

const Question& sucker_question() { return kSucker; }

}  // namespace summand::ask
