// Calls of definitions.
#include <fmt/core.h>

#include "summand/language/evaluation.hpp"

namespace summand {

namespace {

constexpr std::size_t kDeep = 100;        // open calls that a limit mentions
constexpr std::size_t kShownOfCycle = 8;  // calls at most

}  // namespace

// The arguments are the cells at the top. They stay there.
Result<std::vector<Kept>> Evaluation::arguments_of(const Definition& of, const SyntaxNode& node,
                                                   std::string& key) {
  const std::size_t count = of.tree.parameters.size();
  if (node.first != count) {
    return fail(fmt::format("{} is called as {}", of.name, of.heading()), node.offset);
  }
  std::vector<Kept> arguments;
  arguments.reserve(count);
  for (Cell& cell : last_cells(count)) {
    const std::uint32_t offset = cell.offset;
    SUMMAND_TRY(argument, kept_argument(std::move(cell)));
    if (!append_key(key, argument, store(), session_.workspace().get())) {
      const auto& answer = std::get<std::shared_ptr<const Answer>>(argument);
      return fail(fmt::format("an argument of {} is a number, a game, a text or a list, not {}",
                              of.name, describe(*answer)),
                  offset);
    }
    arguments.push_back(std::move(argument));
  }
  return arguments;
}

// A call that was answered before is answered at once.
Result<void> Evaluation::enter(Definition& of, const SyntaxNode& node) {
  std::string key;
  SUMMAND_TRY(arguments, arguments_of(of, node, key));
  if (of.winners.is_open(key)) return cycle(of, key, node);
  const auto [call, is_new] = of.memory.enter(std::move(key));
  if (!is_new) {
    if (CallMemory::is_open(*call)) return cycle(of, call->first, node);
    drop(arguments.size());
    push_result(call->second, node.offset);
    return {};
  }
  begin({.of = &of,
         .call = call,
         .bindings = bindings_.size(),
         .return_to = at_,
         .offset = node.offset,
         .in_braces = has_labels()},
        std::move(arguments));
  return {};
}

void Evaluation::begin(const Frame& frame, std::vector<Kept> arguments) {
  if (frames_.size() == kMostOpenCalls) {
    frame.give_up();
    reach_limit(Limit::size, "stopped at the limit of open calls");
  }
  drop(arguments.size());
  keep_open(frame);
  if (frame.in_braces) open_.emplace_back(store().budget());
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const bool counts = std::holds_alternative<std::int64_t>(arguments[i]);
    bindings_.push_back({frame.of->parameter(i), std::move(arguments[i]), counts});
  }
  tree_ = &frame.of->tree;
  plan_ = frame.winner != nullptr ? &frame.of->plan() : nullptr;
  at_ = 0;
}

Result<Answer> Evaluation::call_definition(Definition& of, std::vector<Answer> arguments) {
  const SyntaxNode node{.kind = SyntaxNode::Kind::call,
                        .first = static_cast<std::uint32_t>(arguments.size())};
  std::uint32_t place = 0;
  for (Answer& argument : arguments) cells_.push_back({std::move(argument), ++place});
  if (const auto entered = enter(of, node); !entered) return std::unexpected(entered.error());
  if (const auto done = work(); !done) return std::unexpected(located(done.error()));
  return answer(pop());
}

// If there is no memory for the frame, the call is not open.
void Evaluation::keep_open(const Frame& frame) {
  struct Guard {
    const Frame* frame;
    ~Guard() {
      if (frame != nullptr) frame->give_up();
    }
  } guard{&frame};
  frames_.push_back(frame);
  guard.frame = nullptr;
}

void Evaluation::Frame::give_up() const {
  if (call != nullptr) {
    of->memory.give_up(*call);
  } else {
    WinnerMemory::give_up(*winner, starter);
  }
}

Result<void> Evaluation::leave() {
  if (plan_ != nullptr) {
    if (cells_.back().get<Won>() != nullptr) {
      leave_winner();
      return {};
    }
    become_value_frame();  // the result is a game that has a value at once
  }
  const Frame frame = frames_.back();
  SUMMAND_TRY(result, kept_value(pop()));
  name_by_call(result, frame);
  frame.of->memory.close(*frame.call, result);
  frames_.pop_back();
  if (frame.in_braces) open_.pop_back();
  bindings_.truncate(frame.bindings);
  go_back(frame);
  push_result(result, frame.offset);
  return {};
}

// To the caller of the frame, which is no longer open.
void Evaluation::go_back(const Frame& frame) {
  tree_ = in_definition() ? &frames_.back().of->tree : &statement_;
  const bool asks_winner = in_definition() && frames_.back().winner != nullptr;
  plan_ = asks_winner ? &frames_.back().of->plan() : nullptr;
  at_ = frame.return_to;
}

// What is made of numbers alone is a number: f(5 - 1) is f(4).
Result<Kept> Evaluation::kept_argument(Cell cell) const {
  const Construction* written = nullptr;
  if (const auto* shared = cell.get<SharedConstruction>()) {
    written = &**shared;
  } else if (const Game* game = cell.answer() != nullptr ? game_of(*cell.answer()) : nullptr) {
    written = &*game->construction();
  }
  if (written != nullptr && written->is_arithmetic()) return kept(written->value(), store());
  return kept_value(std::move(cell));
}

// A result is a game, also if it is an integer: 1 + -1 of two results is no number.
void Evaluation::push_result(const Kept& result, std::uint32_t offset) {
  if (const auto* integer = std::get_if<std::int64_t>(&result)) {
    push(store().number(*integer), offset);
  } else {
    push(result, offset);
  }
}

// Braces that a definition makes are named by the first call that returns them.
void Evaluation::name_by_call(const Kept& result, const Frame& frame) const {
  const auto* game = std::get_if<SharedConstruction>(&result);
  const Construction::Braces* braces = game != nullptr ? (*game)->braces() : nullptr;
  if (braces == nullptr || !braces->defined || !(*game)->call().empty()) return;
  std::string call = shown(frame);
  if (!call.contains("...")) (*game)->set_call(std::move(call));
}

// f(3, 2)
std::string Evaluation::shown(const Frame& frame) const {
  std::string out = frame.of->name + "(";
  for (std::size_t i = 0; i < frame.of->tree.parameters.size(); ++i) {
    if (i > 0) out += ",";
    // The last frame may have been made without its arguments.
    if (frame.bindings + i < bindings_.size()) {
      out += shortly(bindings_[frame.bindings + i].value, store());
    }
  }
  return out + ")";
}

std::unexpected<Error> Evaluation::cycle(const Definition& of, std::string_view key,
                                         const SyntaxNode& node) const {
  std::size_t first = frames_.size() - 1;
  while (frames_[first].of != &of || frames_[first].key() != key) --first;
  const std::size_t length = frames_.size() - first;
  std::string path;
  for (std::size_t i = 0; i < length; ++i) {
    const bool is_shown = length <= kShownOfCycle || i < 3 || i + 3 >= length;
    if (is_shown) path += shown(frames_[first + i]) + " -> ";
    if (!is_shown && i == 3) path += "... -> ";
  }
  const std::string itself = shown(frames_[first]);
  return fail(fmt::format("{0} needs itself: {1}{0}", itself, path), node.offset);
}

std::string Evaluation::deep_calls() const {
  const std::size_t count = frames_.size();
  if (count < kDeep) return {};
  std::string out = fmt::format("; {} calls wait for each other: ", count);
  for (const std::size_t i : {std::size_t{0}, std::size_t{1}, std::size_t{2}}) {
    out += shown(frames_[i]) + " -> ";
  }
  out += "...";
  for (std::size_t i = count - 3; i < count; ++i) out += " -> " + shown(frames_[i]);
  return out;
}

}  // namespace summand
