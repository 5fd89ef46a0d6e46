// babylon: solves the game of Babylon by theorems and tables, and by its strategy.
#include <array>

#include "summand/topics/babylon/topics.hpp"

namespace summand::ask {

namespace {

constexpr std::array kBabylonChildren = {&babylon::kBabylonSolve,   &babylon::kBabylonTable,
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
