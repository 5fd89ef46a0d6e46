// Evaluation of one syntax tree in a session.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "summand/language/functions/function.hpp"
#include "summand/language/session.hpp"
#include "summand/language/syntax/syntax_tree.hpp"

namespace summand {

// An entry of the stack: an answer, or an argument that only a call accepts.
struct Cell {
  std::variant<Answer, Word, std::string, Dimensions> what;
  std::uint32_t offset;                     // where it begins in the text
  std::shared_ptr<const Claim> claim = {};  // for a comparison, for why(G == H)

  template <class T>
  const T* get() const {
    return std::get_if<T>(&what);
  }
};

// Evaluates the nodes of a tree, in which operands come before their operators, with a stack of
// cells. Only the clauses of a comprehension are evaluated recursively, so the recursion is as deep
// as lists are nested.
class Evaluation {
 public:
  Evaluation(const Session& session, const SyntaxTree& tree);

  // Throws LimitReached.
  Result<Answer> run();

 private:
  struct Binding {
    std::string_view name;
    Answer answer;
  };

  // --- evaluation.cpp: nodes ---
  Result<void> run(std::uint32_t first, std::uint32_t end);
  Result<Answer> answer_of(std::uint32_t first, std::uint32_t end);
  Result<void> step(const SyntaxNode& node);
  Result<void> name(const SyntaxNode& node);
  Result<void> literal(const SyntaxNode& node);
  Result<void> braces(const SyntaxNode& node);
  Result<void> prefix(const SyntaxNode& node);
  Result<void> binary(const SyntaxNode& node);
  Result<void> comparison(const SyntaxNode& node);
  Result<void> list(const SyntaxNode& node);

  // --- calls.cpp ---
  Result<void> call(const SyntaxNode& node);
  Result<Answer> call_function(const Function& function, const SyntaxNode& node,
                               std::span<Cell> cells);
  Result<Answer> call_game(const AnyRuleset& game, const SyntaxNode& node, std::span<Cell> cells);
  Result<Argument> game_argument(const Cell& cell);
  Result<std::int64_t> integer_of(const Answer& answer, std::uint32_t offset) const;
  std::unexpected<Error> unknown_name(const Cell& cell, std::string_view name) const;
  bool stands_in_game(const Cell& cell) const;
  std::unexpected<Error> unknown_call(const SyntaxNode& node) const;
  std::optional<std::string_view> nearest(std::string_view name, bool callable) const;

  // --- comprehension.cpp ---
  Result<void> comprehension(std::uint32_t node);
  Result<void> clause(std::uint32_t clause, std::uint32_t body, std::uint32_t body_end, List& out);
  Result<void> bind(std::string_view name, Answer answer, std::uint32_t clause, std::uint32_t body,
                    std::uint32_t body_end, List& out);

  // The contents of a cell, or an error if it has another kind.
  Result<Answer> answer(Cell cell) const;
  Result<Game> game(Cell cell) const;
  Result<std::vector<Game>> games(std::size_t count);
  Result<Dyadic> integer(Cell cell, std::string_view whose) const;

  Cell pop();
  void push(Answer answer, std::uint32_t offset) { cells_.emplace_back(std::move(answer), offset); }
  void push(Value value, std::uint32_t offset);
  ValueStore& store() const { return session_.store(); }

  const Session& session_;
  const SyntaxTree& tree_;
  std::vector<Cell> cells_;
  std::uint32_t at_ = 0;           // the current node
  std::size_t elements_ = 0;       // made by comprehensions so far
  std::vector<Binding> bindings_;  // of the enclosing comprehensions, the innermost last
};

}  // namespace summand
