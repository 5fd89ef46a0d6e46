// summand sucker: So Long Sucker, refereed, its endgames solved, and conjectures put to the test.
#include <array>

#include "apps/summand/cli/run.hpp"
#include "apps/summand/sucker/states.hpp"
#include "apps/summand/sucker/tables.hpp"
#include "apps/summand/sucker/text.hpp"
#include "summand/studies/sucker/counts.hpp"

namespace summand::program {

namespace {

std::string counts() {
  std::string out = "What a condition may count, as the player to move sees it:\n ";
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

constexpr Option kOpponents{"opponents", "MANNER",
                            "random, max-n, paranoid or monte-carlo (the last)"};
constexpr Option kNodes{"nodes", "N", "How long a program thinks: positions or games (2000)"};
constexpr Option kSeed{"seed", "N", "For what programs draw by lot (1)"};
constexpr Option kColours{"colours", "N", "2, 3 or 4 (3)"};
constexpr Option kMostChips{"chips", "N", "The most chips of a state (8)"};
constexpr Option kGivers{"givers", "WHO",
                         "With P: who gave the dead their last move, me or other (me)"};
constexpr Option kModel{"model", "NAME", "Optional actions: plain, active or anytime (plain)"};
constexpr Option kLoad{"load", "FILE", "What tables --save has written"};

constexpr std::array kNewOwnOptions = {
    Option{"players", "K", "So many players (4)"},
    Option{"chips", "N", "Chips of each player (7)"},
    Option{"first", "PLAYER", "Who starts: a colour (blue)"},
    Option{"play", "", "Play against programs"},
    Option{"you", "PLAYER", "With --play: who you are (blue), all or none"},
    Option{"seats", "LIST",
           "With --play: person or a program for each, as in person,mcts,paranoid"},
    kOpponents,
    kNodes,
    kSeed,
    Option{"record", "FILE", "With --play: keep the game"},
    Option{"load", "FILE", "With --play: go on with a record"},
};
constexpr auto kNewOptions = joined(kNewOwnOptions, kHouseOptions);
constexpr Command kNew{
    .name = "sucker new",
    .arguments = "",
    .sentence = "Print the start of a game, or play it",
    .details = "Try: summand sucker new --play",
    .options = kNewOptions,
    .most = 0,
    .run = sucker::sucker_new,
    .words = true,
};

constexpr Command kShow{
    .name = "sucker show",
    .arguments = "STATE...",
    .sentence = "Say what everybody may do",
    .details = "@FILE stands for a state or a record in a file, - for one in each line of input.",
    .options = kHouseOptions,
    .least = 1,
    .run = sucker::sucker_show,
    .words = true,
};

constexpr std::array kAnalyzeOwnOptions = {kOpponents, kNodes, kSeed};
constexpr auto kAnalyzeOptions = joined(kAnalyzeOwnOptions, kHouseOptions);
constexpr Command kAnalyze{
    .name = "sucker analyze",
    .arguments = "STATE...",
    .sentence = "Say who wins or can force it, and what to do",
    .details = "@FILE stands for a state or a record in a file, - for one in each line of input.",
    .options = kAnalyzeOptions,
    .least = 1,
    .run = sucker::sucker_analyze,
    .words = true,
};

constexpr Command kEndgame{
    .name = "sucker endgame",
    .arguments = "STATE...",
    .sentence = "Two players and two colours: say who wins, by Theorem 5.4",
    .details =
        "@FILE stands for a state or a record in a file, - for one in each line of input.\n"
        "Try: summand sucker endgame 'blue: b3 r1; red: r2; piles: br rbr b; to move: blue'",
    .options = kHouseOptions,
    .least = 1,
    .run = sucker::sucker_endgame,
    .words = true,
};

constexpr std::array kVerifyOwnOptions = {
    Option{"chips", "N", "The most chips of an endgame (14)"},
    Option{"model", "NAME", "Optional actions: plain, active or anytime (all three)"},
    Option{"changed", "", "Show that changed statements of the theorem fail"},
};
constexpr auto kVerifyOptions = joined(kVerifyOwnOptions, kHouseOptions);
constexpr Command kVerify{
    .name = "sucker verify",
    .arguments = "",
    .sentence = "Check the theorem and Strategy S against all endgames up to a size",
    .details = {},
    .options = kVerifyOptions,
    .most = 0,
    .run = [](Run& run) { return sucker::sucker_verify(run); },
    .words = true,
};

constexpr std::array kTablesOwnOptions = {
    Option{"players", "K", "Games of K players from the start, and not endgames"},
    Option{"chips", "N", "The most chips of a state (8); with --players: of each player (2)"},
    kColours,
    kGivers,
    kModel,
    Option{"formulas", "", "Count the exceptions of the formulas"},
    Option{"save", "FILE", "Keep the table"},
    Option{"load", "FILE", "Use what --save has written"},
};
constexpr auto kTablesOptions = joined(kTablesOwnOptions, kHouseOptions);
constexpr Command kTables{
    .name = "sucker tables",
    .arguments = "[STATE...]",
    .sentence = "Solve endgames of two players with dead colours, all up to a size",
    .details = "With a STATE: what the table says of it.",
    .options = kTablesOptions,
    .run = [](Run& run) { return sucker::sucker_tables(run); },
    .words = true,
};

constexpr std::array kExploreOwnOptions = {
    kMostChips, kColours, kGivers,
    kModel,     kLoad,    Option{"first", "N", "Show so many counter-examples (5)"},
};
constexpr auto kExploreOptions = joined(kExploreOwnOptions, kHouseOptions);
constexpr Command kExplore{
    .name = "sucker explore",
    .arguments = "CONDITION",
    .sentence = "Try a conjecture about such endgames",
    .details = "Try: summand sucker explore 'guards > their_guards'",
    .options = kExploreOptions,
    .least = 1,
    .most = 1,
    .run = [](Run& run) { return sucker::sucker_explore(run); },
    .more_help = counts,
    .words = true,
};

constexpr std::array kChildren = {&kNew,    &kShow,   &kAnalyze, &kEndgame,
                                  &kVerify, &kTables, &kExplore};
constexpr Command kCommand{
    .name = "sucker",
    .arguments = "new | show | analyze | endgame | verify | tables | explore ...",
    .sentence = "Referee So Long Sucker, solve its endgames, test conjectures about them",
    .details = "Try: summand sucker endgame 'blue: b3 r1; red: r2; piles: br rbr b; to move: blue'",
    .options = {},
    .words = true,
    .children = kChildren,
};

}  // namespace

const Command& sucker_command() { return kCommand; }

}  // namespace summand::program
