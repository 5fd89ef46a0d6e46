// sucker: referees games of So Long Sucker, solves their endgames, and tests conjectures.
#include <array>

#include "summand/topics/sucker/topics.hpp"

namespace summand::ask {

namespace {

constexpr std::array kSuckerChildren = {&sucker::kSuckerNew,     &sucker::kSuckerShow,
                                        &sucker::kSuckerAnalyze, &sucker::kSuckerEndgame,
                                        &sucker::kSuckerVerify,  &sucker::kSuckerTables,
                                        &sucker::kSuckerExplore};
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
