// [what for n in FIRST..LAST for g in LIST if CONDITION]
#include <fmt/format.h>

#include "summand/language/evaluation.hpp"

namespace summand {

namespace {

constexpr std::size_t kMostElements = 100'000;

}  // namespace

// `at` is the node that opens the list. The element begins right after it, and ends where the first
// clause begins.
Result<void> Evaluation::comprehension(std::uint32_t at) {
  const SyntaxNode& node = tree_.nodes[tree_.nodes[at].first];
  List out;
  for (std::uint32_t i = node.first; i != Clause::kLast; i = tree_.clauses[i].next) {
    const Clause& clause = tree_.clauses[i];
    if (clause.kind == Clause::Kind::condition) continue;
    out.names.emplace_back(tree_.words(clause.name_offset, clause.name_length));
  }
  const std::size_t outside = bindings_.size();
  const auto done = clause(node.first, at + 1, tree_.clauses[node.first].first, out);
  if (!done) return done;
  bindings_.erase(bindings_.begin() + static_cast<std::ptrdiff_t>(outside), bindings_.end());
  push(Answer{std::move(out)}, node.offset);
  return {};
}

// Runs through the elements of a clause, and for each through the clauses inside it. The innermost
// one evaluates the body.
Result<void> Evaluation::clause(std::uint32_t index, std::uint32_t body, std::uint32_t body_end,
                                List& out) {
  if (index == Clause::kLast) {
    if (++elements_ > kMostElements) {
      return fail(fmt::format("the lists of an expression can have {} elements", kMostElements),
                  tree_.nodes[body].offset);
    }
    store().budget().ask();
    SUMMAND_TRY(element, answer_of(body, body_end));
    out.elements.push_back(std::move(element));
    std::vector<std::string> texts;
    for (std::size_t i = bindings_.size() - out.names.size(); i < bindings_.size(); ++i) {
      texts.push_back(print(bindings_[i].answer));
    }
    out.bindings.push_back(std::move(texts));
    return {};
  }
  const Clause& clause = tree_.clauses[index];
  const std::uint32_t offset = tree_.nodes[clause.first].offset;
  if (clause.kind == Clause::Kind::condition) {
    SUMMAND_TRY(condition, answer_of(clause.first, clause.end));
    const bool* holds = condition.get<bool>();
    if (holds == nullptr) {
      return fail(fmt::format("a truth value is expected after 'if', not {}", describe(condition)),
                  offset);
    }
    return *holds ? this->clause(clause.next, body, body_end, out) : Result<void>();
  }
  const std::string_view name = tree_.words(clause.name_offset, clause.name_length);
  if (clause.kind == Clause::Kind::list) {
    SUMMAND_TRY(list, answer_of(clause.first, clause.end));
    if (list.get<List>() == nullptr) {
      return fail(
          fmt::format("a range 1..9 or a list is expected after 'in', not {}", describe(list)),
          offset);
    }
    for (const Answer& element : list.get<List>()->elements) {
      const auto done = bind(name, element, clause.next, body, body_end, out);
      if (!done) return done;
    }
    return {};
  }
  if (const auto done = run(clause.first, clause.end); !done) return done;
  SUMMAND_TRY(last, integer(pop(), "the end of a range"));
  SUMMAND_TRY(first, integer(pop(), "the beginning of a range"));
  for (Dyadic n = first; n <= last; n += 1) {
    store().budget().ask();
    const auto done = bind(name, Answer{Game(session_.workspace(), store().number(n))}, clause.next,
                           body, body_end, out);
    if (!done) return done;
  }
  return {};
}

Result<void> Evaluation::bind(std::string_view name, Answer answer, std::uint32_t inside,
                              std::uint32_t body, std::uint32_t body_end, List& out) {
  bindings_.push_back({name, std::move(answer)});
  const auto done = clause(inside, body, body_end, out);
  bindings_.pop_back();
  return done;
}

}  // namespace summand
