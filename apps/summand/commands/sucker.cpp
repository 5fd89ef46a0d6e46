// summand sucker: So Long Sucker, refereed, its endgames solved, and conjectures put to the test.
#include <array>

#include "apps/summand/cli/run.hpp"
#include "apps/summand/sucker/states.hpp"
#include "apps/summand/sucker/tables.hpp"
#include "apps/summand/sucker/text.hpp"
#include "summand/studies/sucker/counts.hpp"

namespace summand::program {

namespace {

struct Part {
  std::string_view name;
  std::size_t least, most;  // arguments behind the name
  Exit (*run)(Run& run);
};

constexpr Part kParts[] = {
    {"new", 0, 0, sucker::sucker_new},
    {"show", 1, SIZE_MAX, sucker::sucker_show},
    {"analyze", 1, SIZE_MAX, sucker::sucker_analyze},
    {"endgame", 1, SIZE_MAX, sucker::sucker_endgame},
    {"verify", 0, 0, [](Run& run) { return sucker::sucker_verify(run); }},
    {"tables", 0, SIZE_MAX, [](Run& run) { return sucker::sucker_tables(run); }},
    {"explore", 1, 1, [](Run& run) { return sucker::sucker_explore(run); }},
};

constexpr std::string_view kUse =
    "use it as summand sucker new, show STATE, analyze STATE, endgame STATE, verify, tables or "
    "explore CONDITION";

Exit sucker_run(Run& run) {
  const auto wrong = [&](std::string_view message) {
    report_usage(run, message);
    return Exit::wrong;
  };
  Request request = run.request();
  const std::string name = request.arguments.front();
  request.arguments.erase(request.arguments.begin());
  for (const Part& part : kParts) {
    if (part.name != name) continue;
    const std::size_t count = request.arguments.size();
    if (count < part.least || count > part.most) return wrong(kUse);
    auto inner = Run::of(std::move(request));
    return inner ? part.run(*inner) : wrong(inner.error().message);
  }
  return wrong(kUse);
}

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

constexpr std::array kOwnOptions = {
    Option{"players", "K", "new: so many players (4); tables: games of K players from the start"},
    Option{"chips", "N", "new: chips of each player (7); else the most chips of a state"},
    Option{"play", "", "new: play against programs"},
    Option{"you", "PLAYER", "new --play: who you are (blue), all or none"},
    Option{"seats", "LIST", "new --play: person or a program for each, as in person,mcts,paranoid"},
    Option{"opponents", "MANNER", "random, max-n, paranoid or monte-carlo (the last)"},
    Option{"nodes", "N", "How long a program thinks: positions or games (2000)"},
    Option{"seed", "N", "For what programs draw by lot (1)"},
    Option{"record", "FILE", "new --play: keep the game"},
    Option{"model", "NAME", "Optional actions: plain, active or anytime (verify: all three)"},
    Option{"changed", "", "verify: show that changed statements of the theorem fail"},
    Option{"colours", "N", "tables, explore: 2, 3 or 4 (3)"},
    Option{"givers", "WHO", "With P: who gave the dead their last move, me or other (me)"},
    Option{"formulas", "", "tables: count the exceptions of the formulas"},
    Option{"save", "FILE", "tables: keep the table"},
    Option{"load", "FILE", "tables, explore: what --save has written; new --play: a record"},
    Option{"first", "N", "explore: show so many counter-examples (5)"},
};
constexpr auto kOptions = joined(kOwnOptions, sucker::kHouseOptions);

constexpr Command kCommand{
    .name = "sucker",
    .arguments = "new | show | analyze | endgame | verify | tables | explore ...",
    .sentence = "Referee So Long Sucker, solve its endgames, test conjectures about them",
    .details =
        "sucker new               the start of a game; --play plays it against programs\n"
        "sucker show STATE        what everybody may do; @FILE for a state or a record in a file\n"
        "sucker analyze STATE     who wins or can force it, and what to do\n"
        "sucker endgame STATE|-   two players and two colours: who wins, by Theorem 5.4\n"
        "sucker verify            the theorem and Strategy S against all endgames up to a size\n"
        "sucker tables [STATE]    endgames of two players with dead colours, all up to a size\n"
        "sucker explore CONDITION a conjecture about them, such as 'guards > their_guards'\n"
        "Try: summand sucker endgame 'blue: b3 r1; red: r2; piles: br rbr b; to move: blue'",
    .options = kOptions,
    .least = 1,
    .run = sucker_run,
    .more_help = counts,
    .words = true,
};

}  // namespace

const Command& sucker_command() { return kCommand; }

}  // namespace summand::program
