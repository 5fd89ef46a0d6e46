// nim: lessons about Nim: columns, tables, and the puzzle of the marbles.
#include "summand/ask/heaps/nim.hpp"

#include <array>

#include "summand/ask/option_values.hpp"

namespace summand::ask {

namespace {

constexpr Question kNimAnalyze{
    .name = "nim analyze",
    .arguments = "HEAPS",
    .sentence = "Add heaps without carry, and say whether to accept the first move",
    .details =
        "HEAPS are sizes such as 1,2,3, or a sum of impartial games, whose values are added.\n"
        "Try: summand nim analyze 'octal(kayles,5,6) + nim(3,4)'",
    .options = {},
    .least = 1,
    .words = true,
    .answer = nim_analyze,
};

constexpr Question kNimMarbles{
    .name = "nim marbles",
    .arguments = "[HEAPS]",
    .sentence = "Work small positions backwards from the end",
    .details = "Without HEAPS: the puzzle 1,2,3.",
    .options = {},
    .words = true,
    .answer = nim_marbles,
};

constexpr std::array kNimTableOptions = {
    Option{"to", "N", "The numbers below N (8)"},
    Option{"binary", "", "In binary, with a list of the numbers in both notations"},
};
constexpr Question kNimTable{
    .name = "nim table",
    .arguments = "",
    .sentence =
        "Make the table of nim-sums from lost positions, and compare it with addition without "
        "carry",
    .details = {},
    .options = kNimTableOptions,
    .most = 0,
    .words = true,
    .check = [](const Request& request) { return without_value(nim_table_size(request)); },
    .answer = nim_table_topic,
};

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
