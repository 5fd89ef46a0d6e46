// OptionPlan: where the options of a definition stand in its tree, for a search that asks only who
// wins.
#pragma once

#include <cstdint>
#include <vector>

#include "summand/language/syntax/syntax_tree.hpp"

namespace summand {

// Describes the braces {...|...} and impartial {...} that are the result of the definition, also
// behind `if` and `let`. An option that is a call and nothing else need not have a value: its
// winner is enough. The same holds for a result that is a call.
class OptionPlan {
 public:
  struct Option {
    std::uint32_t braces;   // their node
    std::uint32_t end = 0;  // the first node behind the option
    bool left = true, right = true;
  };
  struct Mark {
    bool ends = false;     // an option ends before this node
    bool begins = false;   // an option begins
    bool element = false;  // ends an option of a comprehension
    bool braces = false;   // the braces
    bool call = false;     // a call that is an option or the result, perhaps with a sign before it
    bool in_option = false;
    bool negated = false;      // the game of the call is negated
    bool negates = false;      // the sign itself
    std::uint32_t option = 0;  // that begins, whose element ends, or that is the call
  };

  // Calls of functions of the language must be marked (check_definition). Linear in the nodes,
  // without recursion.
  explicit OptionPlan(const SyntaxTree& tree);

  // False if the result is neither braces nor a call.
  bool is_useful() const { return is_useful_; }
  const Mark& mark(std::uint32_t node) const { return marks_[node]; }
  const Option& option(const Mark& mark) const { return options_[mark.option]; }

 private:
  struct Part {  // an expression: its nodes, and the `element` of a comprehension or 0
    std::uint32_t begin, end, element = 0;
  };
  class Walk;

  std::uint32_t add_option(const SyntaxTree& tree, std::uint32_t braces, std::uint32_t place,
                           const Part& part);

  std::vector<Mark> marks_;
  std::vector<Option> options_;
  bool is_useful_ = false;
};

}  // namespace summand
