// Definitions: the functions that expressions define.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/language/definitions/call_memory.hpp"
#include "summand/language/definitions/option_plan.hpp"
#include "summand/language/definitions/winner_memory.hpp"
#include "summand/language/syntax/syntax_tree.hpp"

namespace summand {

// name(parameters) = tree
struct Definition {
  Definition(std::string its_name, SyntaxTree its_tree, const Budget& budget)
      : name(std::move(its_name)), tree(std::move(its_tree)), memory(budget), winners(budget) {}

  std::string_view parameter(std::size_t i) const { return tree.words(tree.parameters[i]); }
  std::string heading() const;  // f(a, b)
  const OptionPlan& plan();     // made when it is first needed
  void forget();                // all results

  std::string name;
  SyntaxTree tree;
  std::vector<std::string> uses;  // the names of values and functions in it, sorted
  std::size_t text = 0;           // the number of the text in which it stands
  std::size_t begin = 0;          // where it begins there
  CallMemory memory;
  WinnerMemory winners;

 private:
  std::optional<OptionPlan> plan_;
};

class Definitions {
 public:
  bool empty() const { return all_.empty(); }
  Definition* find(std::string_view name) const;
  // Replaces a definition with the same name. All that called it forget their results.
  void set(std::unique_ptr<Definition> definition);
  void remove(std::string_view name);
  // The name has another meaning: what uses it, directly or not, forgets its results.
  void forget_users_of(std::string_view name);
  void forget_all();

  template <class Visit>
  void for_each(Visit&& visit) const {
    for (const auto& [name, definition] : all_) visit(*definition);
  }

 private:
  std::map<std::string, std::unique_ptr<Definition>, std::less<>> all_;
};

}  // namespace summand
