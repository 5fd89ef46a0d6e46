// Calls of definitions.
#include <fmt/format.h>

#include "summand/language/evaluation.hpp"

namespace summand {

namespace {

constexpr std::size_t kDeep = 100;        // open calls that a limit mentions
constexpr std::size_t kShownOfCycle = 8;  // calls at most

}  // namespace

// The arguments are the cells at the top. A call that was answered before is answered at once.
Result<void> Evaluation::enter(Definition& of, const SyntaxNode& node) {
  const std::size_t count = of.tree.parameters.size();
  if (node.first != count) {
    return fail(fmt::format("{} is called as {}", of.name, of.heading()), node.offset);
  }
  std::vector<Kept> arguments;
  arguments.reserve(count);
  std::string key;
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
  const auto [call, is_new] = of.memory.enter(std::move(key));
  if (!is_new) {
    if (CallMemory::is_open(*call)) return cycle(call, node);
    drop(count);
    push_result(call->second, node.offset);
    return {};
  }
  if (frames_.size() == kMostOpenCalls) {
    of.memory.give_up(*call);
    reach_limit(Limit::size, "stopped at the limit of open calls");
  }
  drop(count);
  const Frame frame{&of, call, bindings_.size(), at_, node.offset, has_labels()};
  keep_open(frame);
  if (frame.in_braces) open_.emplace_back(store().budget());
  for (std::size_t i = 0; i < count; ++i) {
    bindings_.push_back({of.parameter(i), std::move(arguments[i])});
  }
  tree_ = &of.tree;
  at_ = 0;
  return {};
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
      if (frame != nullptr) frame->of->memory.give_up(*frame->call);
    }
  } guard{&frame};
  frames_.push_back(frame);
  guard.frame = nullptr;
}

Result<void> Evaluation::leave() {
  const Frame frame = frames_.back();
  SUMMAND_TRY(result, kept_value(pop()));
  name_by_call(result, frame);
  frame.of->memory.close(*frame.call, result);
  frames_.pop_back();
  if (frame.in_braces) open_.pop_back();
  bindings_.truncate(frame.bindings);
  tree_ = in_definition() ? &frames_.back().of->tree : &statement_;
  at_ = frame.return_to;
  push_result(result, frame.offset);
  return {};
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

std::unexpected<Error> Evaluation::cycle(const CallMemory::Call* call,
                                         const SyntaxNode& node) const {
  std::size_t first = frames_.size() - 1;
  while (frames_[first].call != call) --first;
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
