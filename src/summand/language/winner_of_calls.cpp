// Who wins a call of a definition, without its value: outcome(f(x)), and f(x) > 0 and its like in a
// statement. Braces that are the result of the definition are searched for a good move of the
// player who starts. The first one ends the search: the rest of the options is not evaluated. An
// option that is a call is searched in the same way for the opponent; of any other option the value
// is computed. Winners are remembered, and values that are known already are used.
//
// This is depth-first search on the stacks of the evaluation. A call whose options are loopy, or
// belong to impartial {...} and are no nimbers, is evaluated again by its value.
#include <utility>

#include "summand/base/check.hpp"
#include "summand/language/evaluation.hpp"
#include "summand/value/outcome.hpp"

namespace summand {

namespace {

using Syntax = SyntaxNode::Kind;

// The opponent; both players are alike in impartial games.
Starter other(Starter starter) {
  if (starter == Starter::either) return starter;
  return starter == Starter::left ? Starter::right : Starter::left;
}

// How G compares with 0, by whether each player wins by starting.
std::partial_ordering compared_with_zero(bool left, bool right) {
  if (left && right) return std::partial_ordering::unordered;
  if (left) return std::partial_ordering::greater;
  return right ? std::partial_ordering::less : std::partial_ordering::equivalent;
}

Answer answer_for(const std::optional<Comparison>& comparison, bool left, bool right) {
  if (comparison) return Answer{holds_for(*comparison, compared_with_zero(left, right))};
  if (left) return Answer{right ? Outcome::next : Outcome::left};
  return Answer{right ? Outcome::right : Outcome::previous};
}

bool same(const Answer& a, const Answer& b) {
  if (const bool* holds = a.get<bool>()) return *holds == *b.get<bool>();
  return *a.get<Outcome>() == *b.get<Outcome>();
}

std::optional<bool> wins(WinnerMemory::Call& call, Starter starter) {
  const WinnerMemory::Known known = WinnerMemory::known(call, starter);
  if (known == WinnerMemory::Known::wins) return true;
  if (known == WinnerMemory::Known::loses) return false;
  return std::nullopt;
}

}  // namespace

// --- questions ---

// If it is the same for all that is not known yet.
std::optional<Answer> Evaluation::WinnerQuestion::answer() const {
  std::optional<Answer> out;
  for (const bool first : {false, true}) {
    for (const bool second : {false, true}) {
      if (left.value_or(first) != first || right.value_or(second) != second) continue;
      Answer possible = answer_for(comparison, first, second);
      if (out && !same(*out, possible)) return std::nullopt;
      out = std::move(possible);
    }
  }
  return out;
}

Starter Evaluation::WinnerQuestion::starter() const {
  if (left || (!right && comparison == Comparison::greater_equal)) return Starter::right;
  return Starter::left;
}

// The call is the node that comes right before at_.
std::optional<Evaluation::WinnerQuestion> Evaluation::question_behind() const {
  const auto& nodes = tree_->nodes;
  if (at_ >= nodes.size()) return std::nullopt;
  const SyntaxNode& next = nodes[at_];
  if (next.kind == Syntax::call && next.first == 1) {
    const Function* function =
        next.second > 0 ? &all_functions()[next.second - 1] : find_function(tree_->words(next));
    if (function == nullptr || function->name != "outcome") return std::nullopt;
    return WinnerQuestion{.next = at_ + 1, .offset = next.offset};
  }
  // A definition that compares a call with 0 may need its value, too.
  if (in_definition() || next.kind != Syntax::literal || at_ + 1 >= nodes.size()) {
    return std::nullopt;
  }
  const Literal& literal = tree_->literals[next.first];
  const bool is_zero = literal.kind == Literal::Ups::multiple && literal.ups == 0 &&
                       literal.star == 0 && literal.number && literal.number->is_zero();
  const SyntaxNode& comparison = nodes[at_ + 1];
  if (!is_zero || comparison.kind != Syntax::comparison) return std::nullopt;
  // why(f(x) > 0) needs the game.
  if (at_ + 2 < nodes.size() && nodes[at_ + 2].kind == Syntax::call) return std::nullopt;
  return WinnerQuestion{
      .next = at_ + 2, .offset = nodes[at_ - 1].offset, .comparison = comparison.comparison};
}

// False if no winner is asked. Otherwise the question is answered, or its search has begun, or the
// value is known and the question is asked of it.
Result<bool> Evaluation::ask_winner(Definition& of, const SyntaxNode& node) {
  std::optional<WinnerQuestion> question = question_behind();
  if (!question || has_labels() || !of.plan().is_useful()) return false;
  auto begun = search(of, node, question->starter(), &*question);
  if (!begun) return std::unexpected(std::move(begun).error());
  return true;
}

// Searches the call for the player who starts, if its winner and its value are not known.
Result<void> Evaluation::search(Definition& of, const SyntaxNode& node, Starter starter,
                                WinnerQuestion* question) {
  std::string key;
  SUMMAND_TRY(arguments, arguments_of(of, node, key));
  if (const CallMemory::Call* known = of.memory.find(key)) {
    if (CallMemory::is_open(*known)) return cycle(of, key, node);
    drop(arguments.size());
    push_result(known->second, node.offset);
    return {};
  }
  WinnerMemory::Call& call = of.winners.call(key);
  if (WinnerMemory::is_open(call)) return cycle(of, key, node);
  if (question != nullptr) {
    question->recall(call);
    if (auto answer = question->answer()) {
      drop(arguments.size());
      push(*std::move(answer), question->offset);
      at_ = question->next;
      return {};
    }
    starter = question->starter();
  } else if (const auto known = wins(call, starter)) {
    drop(arguments.size());
    cells_.push_back({Won{*known}, node.offset});
    return {};
  }
  WinnerMemory::known(call, starter) = WinnerMemory::Known::open;
  const Frame frame{.of = &of,
                    .call = nullptr,
                    .bindings = bindings_.size(),
                    .return_to = at_,
                    .offset = node.offset,
                    .in_braces = has_labels(),
                    .winner = &call,
                    .starter = starter,
                    .cells = static_cast<std::uint32_t>(cells_.size() - arguments.size()),
                    .comprehensions = static_cast<std::uint32_t>(comprehensions_.size()),
                    .loops = static_cast<std::uint32_t>(loops_.size())};
  begin(frame, std::move(arguments));
  if (question != nullptr) {
    question->frame = frames_.size() - 1;
    questions_.push_back(*question);
  }
  return {};
}

void Evaluation::WinnerQuestion::recall(WinnerMemory::Call& call) {
  left = wins(call, Starter::left);
  right = wins(call, Starter::right);
}

// --- the search ---

// Before the next node of a call of which only the winner is asked. False if the node is evaluated
// as in all other calls.
Result<bool> Evaluation::winner_step() {
  const OptionPlan::Mark& mark = plan_->mark(at_);
  const SyntaxNode& node = tree_->nodes[at_];
  if (mark.ends) {
    const std::uint32_t braces = mark.braces ? at_ : plan_->option(mark).braces;
    SUMMAND_TRY(is_over, weigh(pop(), braces));
    if (is_over) return true;
  }
  if (mark.braces) {
    know_winner(false, at_);  // no option wins
    return true;
  }
  if (mark.begins) {
    const OptionPlan::Option& option = plan_->option(mark);
    const Starter starter = frames_.back().starter;
    if (starter == Starter::either && tree_->nodes[option.braces].kind != Syntax::impartial) {
      ask_value_instead();
      return true;
    }
    if ((starter == Starter::left && !option.left) ||
        (starter == Starter::right && !option.right)) {
      cells_.push_back({Options{}, node.offset});
      at_ = option.end;
      return true;
    }
  }
  if (mark.element) {
    SUMMAND_TRY(is_over, weigh(pop(), plan_->option(mark).braces));
    if (is_over) return true;
    if (auto advanced = advance(); !advanced) return std::unexpected(advanced.error());
    return true;
  }
  if (mark.negates && cells_.back().get<Won>() != nullptr) {
    ++at_;  // the other player was asked
    return true;
  }
  if (!mark.call) return false;
  Definition* const of = session_.definitions().find(tree_->words(node));
  if (of == nullptr || !of->plan().is_useful()) return false;
  Starter starter = frames_.back().starter;
  if (mark.in_option) {
    const bool is_impartial = tree_->nodes[plan_->option(mark).braces].kind == Syntax::impartial;
    starter = is_impartial ? Starter::either : other(starter);
  }
  if (mark.negated) starter = other(starter);
  ++at_;
  if (auto begun = search(*of, node, starter, nullptr); !begun) {
    return std::unexpected(std::move(begun).error());
  }
  return true;
}

// Whether the search of this call is over, or has begun again by value.
Result<bool> Evaluation::weigh(const Cell& cell, std::uint32_t braces) {
  // The options of a comprehension were weighed, and those of the other player do not matter.
  if (cell.get<Options>() != nullptr) return false;
  const Won* won = cell.get<Won>();
  const std::optional<bool> is_good = won != nullptr ? !won->it : wins_by(cell, braces);
  if (!is_good) {
    ask_value_instead();
    return true;
  }
  if (!*is_good) return false;
  know_winner(true, braces);
  return true;
}

// Whether the option is a good move by its value, or nullopt if the braces cannot be searched.
std::optional<bool> Evaluation::wins_by(const Cell& option, std::uint32_t braces) const {
  Value value;
  if (const auto* integer = option.get<std::int64_t>()) {
    value = store().number(*integer);
  } else if (const auto* its = option.get<Value>()) {
    value = *its;
  } else if (const auto* written = option.get<SharedConstruction>()) {
    if ((*written)->has_loops()) return std::nullopt;
    value = (*written)->value();
  } else {
    const Game* game = option.answer() != nullptr ? game_of(*option.answer()) : nullptr;
    if (game == nullptr || game->has_loops()) return std::nullopt;
    value = game->value();
  }
  const Value zero = store().zero();
  if (tree_->nodes[braces].kind == Syntax::impartial) {
    if (!store().as_nimber(value)) return std::nullopt;
    return value == zero;
  }
  return frames_.back().starter == Starter::left ? store().less_equal(zero, value)
                                                 : store().less_equal(value, zero);
}

// The call ends with this result.
void Evaluation::know_winner(bool wins, std::uint32_t braces) {
  Frame& frame = frames_.back();
  frame.is_impartial = tree_->nodes[braces].kind == Syntax::impartial;
  clear_stacks(frame);
  cells_.push_back({Won{wins}, tree_->nodes[braces].offset});
  at_ = static_cast<std::uint32_t>(tree_->nodes.size());
}

// What the call has put there.
void Evaluation::clear_stacks(const Frame& frame) {
  cells_.truncate(frame.cells);
  while (comprehensions_.size() > frame.comprehensions) comprehensions_.pop_back();
  while (loops_.size() > frame.loops) loops_.pop_back();
  bindings_.truncate(frame.bindings + frame.of->tree.parameters.size());
}

void Evaluation::ask_value_instead() {
  clear_stacks(frames_.back());
  become_value_frame();
  at_ = 0;
}

// The call has a value, or needs one. Then the question is asked of the value.
void Evaluation::become_value_frame() {
  Frame& frame = frames_.back();
  const auto [call, is_new] = frame.of->memory.enter(frame.key());
  SUMMAND_CHECK(is_new);
  frame.give_up();
  frame.call = call;
  frame.winner = nullptr;
  plan_ = nullptr;
  if (is_asked(frames_.size() - 1)) questions_.pop_back();
}

bool Evaluation::is_asked(std::size_t frame) const {
  return !questions_.empty() && questions_.back().frame == frame;
}

// The winner is at the top. A question may need the search for the other player, too.
void Evaluation::leave_winner() {
  Frame& frame = frames_.back();
  const bool wins = pop().get<Won>()->it;
  WinnerMemory::close(*frame.winner, frame.starter, wins, frame.is_impartial);
  std::optional<WinnerQuestion> question;
  std::optional<Answer> answer;
  if (is_asked(frames_.size() - 1)) {
    question = questions_.back();
    question->recall(*frame.winner);
    answer = question->answer();
    if (!answer) {
      frame.starter = question->starter();
      WinnerMemory::known(*frame.winner, frame.starter) = WinnerMemory::Known::open;
      clear_stacks(frame);
      at_ = 0;
      return;
    }
    questions_.pop_back();
  }
  const Frame done = frame;
  frames_.pop_back();
  if (done.in_braces) open_.pop_back();
  bindings_.truncate(done.bindings);
  go_back(done);
  if (!question) {
    cells_.push_back({Won{wins}, done.offset});
    return;
  }
  push(*std::move(answer), question->offset);
  at_ = question->next;
}

}  // namespace summand
