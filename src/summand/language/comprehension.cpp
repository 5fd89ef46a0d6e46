// [what for n in FIRST..LAST for g in LIST if CONDITION], and the same for an option of braces. The
// nodes are: what opens it, the element, the clauses, `comprehension`. The clauses are evaluated
// first. After the last one the element is, and then the innermost loop goes on.
//
// A list that is the only argument of len, sum, max or min is not kept: its elements are folded
// together, block by block, while they are made.
#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <string_view>

#include "summand/base/check.hpp"
#include "summand/base/utf8.hpp"
#include "summand/language/evaluation.hpp"

namespace summand {

namespace {

using Syntax = SyntaxNode::Kind;

// f([a, b, c, d]) = f([f([a, b]), c, d]), or the number of elements.
constexpr std::array<std::string_view, 4> kFolds{"len", "max", "min", "sum"};
constexpr std::size_t kBlockOfFold = 1'000;  // elements of a list that waits for its function

}  // namespace

// The function that folds the list, if its call is the next node after it.
const Function* Evaluation::function_around(const Comprehension& whole) const {
  const std::size_t after = tree_->nodes[whole.node].first + std::size_t{1};
  if (!whole.is_list || after >= tree_->nodes.size()) return nullptr;
  const SyntaxNode& node = tree_->nodes[after];
  if (node.kind != Syntax::call || node.first != 1) return nullptr;
  const bool marked = node.second > 0;  // by the check of a definition
  const std::string_view name = tree_->words(node);
  if (!marked && session_.definitions().find(name) != nullptr) return nullptr;
  const Function* function = marked ? &all_functions()[node.second - 1] : find_function(name);
  const bool folds =
      function != nullptr && std::ranges::find(kFolds, function->name) != kFolds.end();
  return folds ? function : nullptr;
}

// One element stands for all elements so far, or their number.
Result<void> Evaluation::fold(Comprehension& whole) {
  const auto size = static_cast<std::int64_t>(whole.list.elements.size());
  if (whole.folds->name == "len") {
    whole.counted += size;
    whole.list.elements.clear();
    return {};
  }
  const SyntaxNode& list = tree_->nodes[whole.node];
  Cell cell{Answer{std::move(whole.list)}, list.offset};
  whole.list = {};
  SUMMAND_TRY(folded, call_function(*whole.folds, tree_->nodes[list.first + 1], {&cell, 1}));
  whole.list.elements.push_back(std::move(folded));
  return {};
}

void Evaluation::open(const SyntaxNode& node) {
  if (node.first == 0 || tree_->nodes[node.first].kind != Syntax::comprehension) return;
  const std::uint32_t first = tree_->nodes[node.first].first;
  Comprehension made{.node = at_ - 1,
                     .is_list = node.kind == Syntax::list_open,
                     .loops = loops_.size(),
                     .list = {},
                     .options = {}};
  for (std::uint32_t i = first; i != Clause::kLast && !in_definition();
       i = tree_->clauses[i].next) {
    const Clause& clause = tree_->clauses[i];
    if (clause.kind == Clause::Kind::condition) continue;
    made.list.names.emplace_back(tree_->words(clause.name_offset, clause.name_length));
  }
  made.folds = function_around(made);
  if (made.folds != nullptr) made.list.names.clear();
  comprehensions_.push_back(std::move(made));
  at_ = tree_->clauses[first].first;
}

Result<void> Evaluation::element() {
  Comprehension& whole = comprehensions_.back();
  const std::uint32_t offset = tree_->nodes[whole.node + 1].offset;
  if (!whole.is_list) {
    if (std::max(whole.options.games.size(), whole.options.values.size()) == kMostOptions) {
      return fail(fmt::format("a game can have {} options from one 'for'", kMostOptions), offset);
    }
    if (in_definition()) {
      if (auto added = add_option(pop(), whole.options); !added) return added;
    } else {
      SUMMAND_TRY(its, option(pop()));
      whole.options.games.push_back(std::move(its));
    }
    return advance();
  }
  if (whole.folds == nullptr) {
    const std::size_t so_far = in_definition() ? whole.list.elements.size() : elements_++;
    if (so_far == kMostElements) {
      return fail(
          fmt::format("the lists of an expression can have {} elements, if not only their len, "
                      "sum, max or min is asked",
                      kMostElements),
          offset);
    }
  }
  SUMMAND_TRY(element, answer(pop()));
  whole.list.elements.push_back(std::move(element));
  if (whole.folds != nullptr) {
    if (whole.list.elements.size() == kBlockOfFold) {
      if (auto folded = fold(whole); !folded) return folded;
    }
    return advance();
  }
  if (!in_definition()) {
    std::vector<std::string> texts;
    for (std::size_t i = bindings_.size() - whole.list.names.size(); i < bindings_.size(); ++i) {
      push(bindings_[i].value, offset);
      SUMMAND_TRY(bound, answer(pop()));
      texts.push_back(print(bound));
    }
    whole.list.bindings.push_back(std::move(texts));
  }
  return advance();
}

Result<void> Evaluation::clause(const SyntaxNode& node) {
  const Clause& clause = tree_->clauses[node.first];
  switch (clause.kind) {
    case Clause::Kind::condition: {
      SUMMAND_TRY(holds, truth(pop(), "after 'if'"));
      return holds ? Result<void>() : advance();
    }
    case Clause::Kind::range:
      return range(clause);
    case Clause::Kind::list:
      return loop_over(clause);
  }
  return {};
}

Result<void> Evaluation::range(const Clause& clause) {
  SUMMAND_TRY(last, integer(pop(), "the end of a range"));
  SUMMAND_TRY(first, integer(pop(), "the beginning of a range"));
  return begin_loop(
      clause, {.inside = at_, .next = std::move(first), .last = std::move(last), .counts = true});
}

Result<void> Evaluation::loop_over(const Clause& clause) {
  const Cell cell = pop();
  Loop loop{.inside = at_, .next = 1, .last = 0};
  if (const std::string* text = cell.text()) {
    for (std::size_t at = 0; at < text->size();) {
      const std::size_t length = character_length(*text, at);
      loop.elements.emplace_back(std::make_shared<const Answer>(text->substr(at, length)));
      at += length;
    }
  } else if (const List* list = cell.list()) {
    loop.counts = std::ranges::all_of(
        list->elements, [&](const Answer& element) { return is_plain_number(element); });
    for (const Answer& element : list->elements) {
      if (in_definition()) {
        loop.elements.push_back(kept(element, store()));
      } else {
        loop.elements.emplace_back(std::make_shared<const Answer>(element));
      }
    }
  } else {
    SUMMAND_TRY(found, answer(cell));
    return fail(
        fmt::format("a range 1..9 or a list is expected after 'in', not {}", describe(found)),
        cell.offset);
  }
  return begin_loop(clause, std::move(loop));
}

Result<void> Evaluation::begin_loop(const Clause& clause, Loop loop) {
  std::optional<Kept> first = next_of(loop);
  if (!first) return advance();
  const bool counts = loop.counts;
  loops_.push_back(std::move(loop));
  bindings_.push_back(
      {tree_->words(clause.name_offset, clause.name_length), *std::move(first), counts});
  return {};
}

std::optional<Kept> Evaluation::next_of(Loop& loop) {
  if (!loop.elements.empty()) {
    if (loop.at == loop.elements.size()) return std::nullopt;
    return std::move(loop.elements[loop.at++]);
  }
  if (loop.last < loop.next) return std::nullopt;
  const Dyadic number = loop.next;
  loop.next += 1;
  if (const auto integer = number.to_int64()) return *integer;
  return store().number(number);
}

// The innermost loop goes on with its next element, and a loop outside if there is none.
Result<void> Evaluation::advance() {
  Comprehension& whole = comprehensions_.back();
  while (loops_.size() > whole.loops) {
    store().budget().ask();
    Loop& loop = loops_.back();
    if (std::optional<Kept> next = next_of(loop)) {
      bindings_.back().value = *std::move(next);
      at_ = loop.inside;
      return {};
    }
    loops_.pop_back();
    bindings_.pop_back();
  }
  const SyntaxNode& node = tree_->nodes[whole.node];
  at_ = node.first + 1;
  Comprehension done = std::move(whole);
  comprehensions_.pop_back();
  if (done.folds != nullptr && done.folds->name == "len") {
    done.counted += static_cast<std::int64_t>(done.list.elements.size());
    ++at_;  // behind the call
    push(Answer{Game(session_.workspace(), store().number(done.counted))},
         tree_->nodes[node.first + 1].offset);
    return {};
  }
  if (done.is_list) return push_list(std::move(done.list), node.offset);
  cells_.push_back({std::move(done.options), node.offset});
  return {};
}

}  // namespace summand
