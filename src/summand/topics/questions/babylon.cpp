// babylon: solves the game of Babylon by theorems and tables, and by its strategy.
#include <array>
#include <fmt/core.h>
#include <string>

#include "summand/base/separated.hpp"
#include "summand/topics/babylon/topics.hpp"

namespace summand::ask {

namespace {

template <Result<Response> (*answer)(const Asking& asking)>
Attempt<Response> answered(Asking& asking) {
  return within_limits([&] { return answer(asking); });
}

// Answers about a position or claim. It may be written with spaces.
template <Result<Response> (*answer)(const Asking& asking, const std::string& text)>
Attempt<Response> answered(Asking& asking) {
  const std::string text = fmt::format("{}", separated(asking.request().arguments, " "));
  return within_limits([&] { return answer(asking, text); });
}

constexpr Option kBabylonSave{"save", "FILE",
                              "Save the table, now and then and when it ends, also by a limit"};
constexpr Option kBabylonResume{"resume", "FILE", "Continue from a file of --save"};
constexpr Option kBabylonMisere{"misere", "", "Misère play: the last move loses"};
constexpr Option kBabylonSeed{"seed", "N", "Seed of the random numbers (1)"};

constexpr std::array kBabylonSolveOptions = {
    Option{"players", "N", "Also solve the game for 2 to N players"},
    Option{"plays", "", "Count all plays"},
    Option{"colours", "K", "Solve by a table of at most K colours"},
    kBabylonMisere,
    kBabylonSave,
    kBabylonResume,
};
constexpr Question kBabylonSolve{
    .name = "babylon solve",
    .arguments = "START",
    .sentence = "Say who wins, and by which moves",
    .details = "START is written as 3,3,3,3 (chips of each colour) or as stacks: 2r,1b,1b.",
    .options = kBabylonSolveOptions,
    .least = 1,
    .words = true,
    .answer = answered<babylon::babylon_solve>,
};

constexpr std::array kBabylonTableOptions = {
    Option{"chips", "N", "All starts up to N chips (12)"},
    Option{"colours", "K", "At most K colours (default: all)"},
    Option{"from", "N", "Begin with N chips (default: --chips)"},
    Option{"csv", "", "Print all starts as CSV"},
    kBabylonMisere,
    kBabylonSave,
    kBabylonResume,
};
constexpr Question kBabylonTable{
    .name = "babylon table",
    .arguments = "",
    .sentence = "Solve all starts of a number of chips",
    .details = "Try: summand babylon table --chips 12 --colours 3",
    .options = kBabylonTableOptions,
    .most = 0,
    .words = true,
    .answer = answered<babylon::babylon_table>,
};

constexpr std::array kBabylonExploreOptions = {
    Option{"chips", "N", "Starts up to N chips (16)"},
    Option{"colours", "K", "At most K colours (default: all)"},
    Option{"from", "N", "From N chips on (1)"},
    Option{"where", "CONDITION", "Test only these starts (default: all)"},
};
constexpr Question kBabylonExplore{
    .name = "babylon explore",
    .arguments = "CLAIM",
    .sentence = "Test a claim on all starts",
    .details =
        "A claim may use n (chips), k (colours), c1 >= c2 >= ... (chips of each colour), last (the "
        "fewest chips of a colour), g (the value) and wins (1 or 2).\n"
        "Try: summand babylon explore 'n % 2 == 0 or wins == 1' --where 'k == 3'",
    .options = kBabylonExploreOptions,
    .least = 1,
    .words = true,
    .answer = answered<babylon::babylon_explore>,
};

constexpr std::array kBabylonVerifyOptions = {
    Option{"chips", "N", "All starts of two colours up to N chips (24)"},
    Option{"strategy-chips", "N", "Test the strategy against every line up to N chips (40)"},
};
constexpr Question kBabylonVerify{
    .name = "babylon verify",
    .arguments = "",
    .sentence = "Prove the theorem, the lemmas and the strategy for two colours by search",
    .details = "Try: summand babylon verify --chips 40",
    .options = kBabylonVerifyOptions,
    .most = 0,
    .words = true,
    .answer = answered<babylon::babylon_verify>,
};

constexpr std::array kBabylonLemmasOptions = {Option{"chips", "N", "Positions up to N chips (24)"}};
constexpr Question kBabylonLemmas{
    .name = "babylon lemmas",
    .arguments = "",
    .sentence = "Show the replies of the paper case by case",
    .details = "Each case says whether its reply loses, where it loses, and which reply wins.",
    .options = kBabylonLemmasOptions,
    .most = 0,
    .words = true,
    .answer = answered<babylon::babylon_lemmas>,
};

constexpr std::array kBabylonStrategyOptions = {
    Option{"vs", "OPPONENT", "The opponent: random (default), greedy, perfect or all"},
    Option{"games", "N", "Play N games (default: 1, which is shown)"},
    kBabylonSeed,
};
constexpr Question kBabylonStrategy{
    .name = "babylon strategy",
    .arguments = "START",
    .sentence = "Play the strategy for two colours",
    .details =
        "Try: summand babylon strategy 8,12 --vs perfect\n"
        "     summand babylon strategy '2x1r 6x1b 2r 2b'",
    .options = kBabylonStrategyOptions,
    .least = 1,
    .words = true,
    .answer = answered<babylon::babylon_strategy>,
};

constexpr std::array kBabylonMatchOptions = {kBabylonSeed};
constexpr Question kBabylonMatch{
    .name = "babylon match",
    .arguments = "",
    .sentence = "Play the best of three rounds with three discs of each of four colours",
    .details = {},
    .options = kBabylonMatchOptions,
    .most = 0,
    .words = true,
    .answer = answered<babylon::babylon_match>,
};

constexpr std::array kBabylonChildren = {&kBabylonSolve,  &kBabylonTable,  &kBabylonExplore,
                                         &kBabylonVerify, &kBabylonLemmas, &kBabylonStrategy,
                                         &kBabylonMatch};
constexpr Question kBabylon{
    .name = "babylon",
    .arguments = "solve | table | explore | verify | lemmas | strategy | match ...",
    .sentence = "Study the game of Babylon: who wins each start, and the strategy for two colours",
    .details = "Try: summand babylon solve 3,3,3,3",
    .options = {},
    .words = true,
    .children = kBabylonChildren,
};

}  // namespace

const Question& babylon_question() { return kBabylon; }

}  // namespace summand::ask
