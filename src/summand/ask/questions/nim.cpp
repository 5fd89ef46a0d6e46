// nim: lessons about Nim: columns, tables, and the puzzle of the marbles.
#include "summand/ask/heaps/nim.hpp"

#include <array>

namespace summand::ask {

namespace {

constexpr std::array kNimChildren = {&kNimAnalyze, &kNimMarbles, &kNimTable};
constexpr Question kNim{
    .name = "nim",
    .arguments = "analyze | marbles | table ...",
    .sentence = "Explain Nim: sums in columns, the table of nim-sums, the puzzle of the marbles",
    .details = "Try: summand nim analyze 1,2,3",
    .options = {},
    .words = true,
    .children = kNimChildren,
};

}  // namespace

const Question& nim_question() { return kNim; }

}  // namespace summand::ask
