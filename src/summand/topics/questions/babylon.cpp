// babylon: solves the game of Babylon by theorems and tables, and by its strategy.
#include <array>
#include <fmt/core.h>
#include <string>

#include "summand/ask/undescribed.hpp"
#include "summand/base/separated.hpp"
#include "summand/topics/babylon/topics.hpp"

namespace summand::ask {

namespace {

constexpr Option kBabylonSave{"save", "FILE",
                              "Save the table, now and then and when it ends, also by a limit"};
constexpr Option kBabylonResume{"resume", "FILE", "Continue from a file of --save"};
constexpr Option kBabylonMisere{"misere", "", "Misère play: the last move loses"};

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
    .answer = babylon::answered<babylon::babylon_table>,
    .answers = kAnswersAre<Undescribed>,
};

constexpr std::array kBabylonChildren = {&babylon::kBabylonSolve,   &kBabylonTable,
                                         &babylon::kBabylonExplore, &babylon::kBabylonVerify,
                                         &babylon::kBabylonLemmas,  &babylon::kBabylonStrategy,
                                         &babylon::kBabylonMatch};
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
