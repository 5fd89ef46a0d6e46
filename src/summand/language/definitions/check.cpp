#include "summand/language/definitions/check.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <ranges>
#include <set>
#include <string_view>

#include "summand/heaps/names.hpp"
#include "summand/language/functions/function.hpp"
#include "summand/language/syntax/suggest.hpp"
#include "summand/loopy/named_games.hpp"

namespace summand {

namespace {

using Syntax = SyntaxNode::Kind;

// Walks through the nodes as an evaluation does that takes every branch and every loop once.
class Check {
 public:
  Check(const Session& session, SyntaxTree& tree) : session_(session), tree_(tree) {
    for (const WordPlace& parameter : tree.parameters) scope_.push_back(tree.words(parameter));
  }

  Result<std::vector<std::string>> run() {
    while (at_ < tree_.nodes.size()) {
      session_.store().budget().ask();
      if (const auto checked = step(tree_.nodes[at_++]); !checked) {
        return std::unexpected(checked.error());
      }
    }
    return std::vector<std::string>(uses_.begin(), uses_.end());
  }

 private:
  Result<void> step(SyntaxNode& node) {
    switch (node.kind) {
      case Syntax::name:
        return name(node);
      case Syntax::call:
        call(node);
        return {};
      case Syntax::list_open:
      case Syntax::option_open:
        if (node.first == 0 || tree_.nodes[node.first].kind != Syntax::comprehension) return {};
        outside_.push_back(scope_.size());
        at_ = tree_.clauses[tree_.nodes[node.first].first].first;
        return {};
      case Syntax::clause: {
        const Clause& clause = tree_.clauses[node.first];
        if (clause.kind == Clause::Kind::condition) return {};
        scope_.push_back(tree_.words(clause.name_offset, clause.name_length));
        return {};
      }
      case Syntax::comprehension:
        after_.push_back(at_);
        at_ = node.second + 1;
        return {};
      case Syntax::element:
        scope_.resize(outside_.back());
        outside_.pop_back();
        at_ = after_.back();
        after_.pop_back();
        return {};
      case Syntax::let_open:
      case Syntax::label:
        scope_.push_back(tree_.words(node));
        return {};
      case Syntax::let_close:
      case Syntax::labelled:
        scope_.pop_back();
        return {};
      default:
        return {};
    }
  }

  void call(SyntaxNode& node) {
    const std::string_view name = tree_.words(node);
    if (const Function* function = find_function(name)) {
      node.second = static_cast<std::uint32_t>(function - all_functions().data()) + 1;
    } else {
      uses_.emplace(name);
    }
  }

  Result<void> name(const SyntaxNode& node) {
    const std::string_view name = tree_.words(node);
    if (std::ranges::find(scope_, name) != scope_.end()) return {};
    if (name == "_") {
      return fail("_ is the last result, which a definition cannot use", node.offset);
    }
    if (session_.variables().contains(name)) {
      uses_.emplace(name);
      return {};
    }
    if (name == "pass" || is_loopy_name(name)) return {};
    // Only calls of games, and of functions about games, have words as arguments.
    if (node.second > 0) {
      const std::string_view called = tree_.words(node.first, node.second);
      if (session_.find_game(called) != nullptr) return {};
      const bool names_game =
          session_.find_game(name) != nullptr || heaps::rules_named(name) != nullptr;
      if (find_function(called) != nullptr && names_game) return {};
    }
    return unknown(name, node.offset);
  }

  std::unexpected<Error> unknown(std::string_view name, std::uint32_t offset) const {
    if (const Definition* definition = session_.definitions().find(name)) {
      return fail(fmt::format("{} is a function: write {}", name, definition->heading()), offset);
    }
    std::vector<std::string_view> known(scope_.begin(), scope_.end());
    for (const auto& [variable, answer] : session_.variables()) known.push_back(variable);
    std::string message = fmt::format("unknown name '{}'", name.substr(0, 60));
    const auto meant = nearest_name(name, known);
    if (!meant) return fail(std::move(message), offset);
    message += fmt::format("; did you mean '{}'?", *meant);
    return fail_near(std::move(message), offset, {std::string(*meant), name.size()});
  }

  const Session& session_;
  SyntaxTree& tree_;
  std::size_t at_ = 0;
  std::vector<std::string_view> scope_;
  std::vector<std::size_t> outside_;  // the names in scope outside of each comprehension
  std::vector<std::size_t> after_;    // the node after each comprehension
  std::set<std::string, std::less<>> uses_;
};

}  // namespace

Result<std::vector<std::string>> check_definition(const Session& session, SyntaxTree& tree) {
  return Check(session, tree).run();
}

}  // namespace summand
