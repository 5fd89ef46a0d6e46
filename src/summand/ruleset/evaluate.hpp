// Evaluator: the canonical values of a ruleset's positions.
//
// A position is split into its parts. A part is looked up, then replaced by its representative, or
// the other way round if that is quick. Its value may follow from that of the mirrored position, or
// from a theorem. Otherwise it is played: each option that the value needs is evaluated in the same
// way, and the options give the value. The evaluator has its own stack, so a long game does not
// overflow the stack of the thread.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "summand/base/check.hpp"
#include "summand/ruleset/distinct.hpp"
#include "summand/ruleset/kept_looks.hpp"
#include "summand/ruleset/kept_position.hpp"
#include "summand/ruleset/kept_results.hpp"
#include "summand/ruleset/loopy.hpp"
#include "summand/ruleset/memo.hpp"
#include "summand/ruleset/mirror_looks.hpp"
#include "summand/ruleset/ruleset.hpp"
#include "summand/ruleset/shared_memo.hpp"
#include "summand/ruleset/visit.hpp"
#include "summand/value/packed_value.hpp"

namespace summand {

// Whether theorems may be used.
enum class By { anything, search };

template <Ruleset R>
class Evaluator {
 public:
  using Position = typename R::Position;

  // `shared`, if given, is asked for values that are not in the own memo, and gets those of
  // positions played here. `kept`, if given, does the same for values that take long. Theorems may
  // have found them.
  Evaluator(R rules, ValueStore& store, By by = By::anything, SharedMemo<R>* shared = nullptr,
            KeptResults* kept = nullptr)
      : rules_(std::move(rules)),
        store_(&store),
        by_(by),
        shared_(shared),
        kept_(kept),
        memo_(rules_, store.budget()),
        nimbers_of_quiet_(store.budget()) {
    if constexpr (kKeepsResults) {
      if (kept_ != nullptr) kept_game_ = summand::kept_game(rules_);
    }
    if (kept_game_.empty()) kept_ = nullptr;
  }
  Evaluator(const Evaluator&) = delete;
  Evaluator& operator=(const Evaluator&) = delete;
  ~Evaluator() { store_->budget().release(charged_); }

  const R& rules() const { return rules_; }
  ValueStore& store() { return *store_; }
  std::size_t positions() const { return memo_.size(); }  // in the memo

  // The value of a position. Throws LimitReached; values found before that are kept.
  Value operator()(const Position& position) {
    Value value;
    evaluate({&position, 1}, {&value, 1});
    return value;
  }

  // The value of a position, or none if it takes more than so many new positions. Those found
  // before that are kept.
  Value within(std::size_t most, const Position& position) {
    begin({&position, 1});
    const std::size_t last = memo_.size() + most;
    while (!step()) {
      if (memo_.size() > last) {
        drop_unfinished();
        return {};
      }
    }
    return values_[0];
  }

  // The values of many positions, faster than one by one: memory is prefetched for all of them
  // together. Batches of about 50 are best.
  void evaluate(std::span<const Position> positions, std::span<Value> values) {
    SUMMAND_CHECK(positions.size() == values.size());
    begin(positions);
    while (!step()) {
    }
    std::copy(values_.begin(), values_.end(), values.begin());
  }

  // The value, if theorems give it for the whole or for all parts.
  std::optional<Value> by_theorem(const Position& position) {
    if (const std::optional<Value> value = value_by_theorem(position)) return value;
    bool all = true;
    std::vector<Value> values;
    visit_parts(rules_, position, [&](const Position& part, std::uint64_t count) {
      const std::optional<Value> value = all ? value_by_theorem(part) : std::nullopt;
      all = all && value.has_value();
      if (all) values.push_back(copies(*value, count));
    });
    if (!all || values.empty()) return std::nullopt;
    return store_->sum(values);
  }

  // The nimber of a quiet position, or of the rest of a loony one. Throws LimitReached.
  std::uint64_t nimber(const Position& position)
    requires Entails<R>
  {
    return nimbers_of_quiet_.of(position);
  }

  std::optional<Known> theorem(const Position& position) {
    if constexpr (HasTheorem<R>) return rules_.theorem(position, *store_);
    return std::nullopt;
  }

 private:
  // What a frame does with the values that it waits for.
  enum class Task {
    list,   // they are the answer
    alias,  // the single value is also that of the frame's position
    make,   // they are the values of its options, Left's first
    mex,    // they are the nimbers of its options
  };

  // Values are found group by group. A group is a position as the sum of its parts. The buffers
  // below are stacks. A frame owns their tops, from the places that it remembers.
  struct Frame {
    Position position{};
    Task task = Task::make;
    bool opened = false;
    std::size_t lefts = 0;
    std::size_t first_part = 0, next_part = 0;
    std::size_t first_group = 0, next_group = 0;
    std::size_t first_value = 0;
    std::size_t first_part_value = 0;
    std::uint64_t begun = 0;  // the steps before it
  };

  std::optional<Value> value_by_theorem(const Position& position) {
    const std::optional<Known> known = theorem(position);
    const Value* value = known ? std::get_if<Value>(&known->what) : nullptr;
    return value != nullptr ? std::optional(*value) : std::nullopt;
  }

  // The negative of the value of the mirrored position, if that is known.
  [[gnu::noinline]] Value value_by_mirror([[maybe_unused]] const Position& position) {
    Value value;
    if constexpr (HasMirror<R> && !Loopy<R>) {
      if (!mirror_looks_.worth() || is_impartial(rules_, position)) return value;
      Position mirror = rules_.mirror(position);
      if constexpr (HasRepresentative<R>) mirror = rules_.representative(mirror);
      value = memo_.find(mirror);
      if (!value && shared_ != nullptr) value = shared_->find(mirror);
      mirror_looks_.note(static_cast<bool>(value));
      if (value) value = store_->negative(value);
    }
    return value;
  }

  // A position whose value would take too long.
  [[noreturn]] static void refuse_hopeless() {
    reach_limit(Limit::size,
                "a value of " + std::string(R::info.title) +
                    " that is out of reach, though it is known who wins (--by search tries all "
                    "the same)",
                Hint::who_wins);
  }

  std::uint64_t nimber_of_quiet(const Position& position)
    requires Entails<R>
  {
    if (rules_.is_loony(position)) refuse_loony(R::info);
    return nimbers_of_quiet_.of(position);
  }

  static constexpr std::uint64_t kMostOptions = std::uint64_t{1} << 24;

  // Of a value that is kept, and of work before the first look at kept values: about 1 ms.
  static constexpr std::uint64_t kExpensive = 2'000;
  static constexpr std::uint64_t kNever = ~std::uint64_t{0};
  static constexpr std::size_t kMostKeptBytes = std::size_t{1} << 20;

  void begin(std::span<const Position> positions) {
    if constexpr (ChecksEnds<R>) {
      for (const Position& position : positions) {
        rules_.expect_end(position, by_ == By::anything);
      }
    }
    drop_unfinished();
    looks_at_ = kept_ != nullptr ? steps_ + kExpensive : kNever;
    is_looking_ = false;
    frames_.push_back(Frame{.task = Task::list});
    for (const Position& position : positions) add_group(position);
    frames_.back().opened = true;
  }

  void add_group(const Position& position) {
    store_->budget().ask();  // a large board has many options, and each takes time
    for_each_part(rules_, position, [&](const Position& part, std::uint64_t count) {
      if (parts_.size() == parts_.capacity()) make_room(parts_);
      if constexpr (HasQuickRepresentative<R>) {
        parts_.push_back(rules_.representative(part));
      } else {
        parts_.push_back(part);
      }
      memo_.prefetch(parts_.back());
      if constexpr (CountsCopies<R>) {
        if (counts_.size() == counts_.capacity()) make_room(counts_);
        counts_.push_back(count);
      }
    });
    if (groups_.size() == groups_.capacity()) make_room(groups_);
    groups_.push_back(parts_.size());
  }

  // Buffers can get long (a heap of a million options), so they are charged and limits are
  // checked.
  template <class T>
  void make_room(std::vector<T>& buffer) {
    store_->budget().ask();
    const std::size_t capacity = std::max<std::size_t>(64, 2 * buffer.capacity());
    const std::size_t bytes = (capacity - buffer.capacity()) * sizeof(T);
    store_->budget().charge(bytes);
    charged_ += bytes;
    buffer.reserve(capacity);
  }

  // Continues the last frame until it is done or waits for a part. Returns true when all are done.
  bool step() {
    store_->budget().ask();
    if constexpr (kKeepsResults) {
      if (++steps_ > looks_at_ && look_from_the_root()) return false;
    }
    if (!frames_.back().opened && !open()) return false;
    Frame& frame = frames_.back();
    while (frame.next_group < groups_.size()) {
      for (; frame.next_part < groups_[frame.next_group]; ++frame.next_part) {
        const Value value = memo_.find(parts_[frame.next_part]);
        if (!value) {
          // Invalidates the reference.
          if (frames_.size() == frames_.capacity()) make_room(frames_);
          frames_.push_back(new_frame(parts_[frames_.back().next_part]));
          return false;
        }
        if constexpr (CountsCopies<R>) {
          part_values_.push_back(copies(value, counts_[frame.next_part]));
        } else {
          part_values_.push_back(value);
        }
      }
      const std::span<const Value> values(part_values_.data() + frame.first_part_value,
                                          part_values_.size() - frame.first_part_value);
      if (values_.size() == values_.capacity()) make_room(values_);
      values_.push_back(values.size() == 1 ? values[0] : store_->sum(values));
      part_values_.resize(frame.first_part_value);
      ++frame.next_group;
    }
    if (frame.task == Task::list) return true;
    close();
    return false;
  }

  Value copies(Value value, std::uint64_t count) {
    return count == 1 ? value : store_->multiple(Dyadic(count), value);
  }

  Frame new_frame(const Position& position) const {
    return Frame{.position = position,
                 .first_part = parts_.size(),
                 .next_part = parts_.size(),
                 .first_group = groups_.size(),
                 .next_group = groups_.size(),
                 .first_value = values_.size(),
                 .first_part_value = part_values_.size(),
                 .begun = steps_};
  }

  bool has_theorems() const {
    if constexpr (requires { rules_.has_theorems(); }) return rules_.has_theorems();
    return HasTheorem<R>;
  }

  // The value of the position from an earlier run, if there is one.
  Value kept_value(const Position& position) {
    const std::string call = kept_call(rules_, position);
    const auto bytes = kept_->find({KeptKind::value, kept_game_, call});
    if (!bytes) return {};
    return unpacked_value(*store_, *bytes).value_or(Value());
  }

  void keep(const Position& position, Value value) {
    const auto bytes = packed_value(*store_, value, kMostKeptBytes);
    if (!bytes) return;
    kept_->keep({KeptKind::value, kept_game_, kept_call(rules_, position)}, *bytes,
                has_theorems() ? FoundBy::theorems : FoundBy::search);
  }

  // The work turned out to be long. Asks for the values of the positions that are being evaluated,
  // beginning with the first one. Returns true if one was found.
  bool look_from_the_root() {
    looks_at_ = kNever;
    is_looking_ = true;
    for (std::size_t depth = 1; depth < frames_.size(); ++depth) {
      const Frame& frame = frames_[depth];
      if (!frame.opened || frame.task == Task::alias) continue;
      const Value value = kept_value(frame.position);
      if (!value) continue;
      frames_.resize(depth + 1);
      part_values_.resize(frames_.back().first_part_value);
      finish(value);
      return true;
    }
    return false;
  }

  // Finds the values that the last frame must wait for. Returns false if its value is known without
  // them.
  bool open() {
    Frame& frame = frames_.back();
    frame.opened = true;
    if constexpr (HasRepresentative<R> && !HasQuickRepresentative<R>) {
      const Position representative = rules_.representative(frame.position);
      if (representative != frame.position) {
        if (const Value value = memo_.find(representative)) {
          finish(value);
          return false;
        }
        frame.task = Task::alias;
        add_group(representative);
        return true;
      }
    }
    if (shared_ != nullptr) {
      if (const Value value = shared_->find(frame.position)) {
        finish(value);
        return false;
      }
    }
    if (const Value value = value_by_mirror(frame.position)) {
      finish(value);
      return false;
    }
    if constexpr (Entails<R>) {
      finish(store_->nimber(nimber_of_quiet(frame.position)));
      return false;
    }
    if (by_ == By::anything) {
      if (const std::optional<Known> known = theorem(frame.position)) {
        if (const Value* value = std::get_if<Value>(&known->what)) {
          finish(*value);
          return false;
        }
        if (known->no_value) refuse_hopeless();
      }
    }
    if constexpr (kKeepsResults) {
      if (is_looking_ && looks_.worth(frames_.size())) {
        if (const Value value = kept_value(frame.position)) {
          finish(value);
          return false;
        }
      }
    }
    if constexpr (Loopy<R>) refuse_loopy(R::info);
    frame.task = is_impartial(rules_, frame.position) ? Task::mex : Task::make;
    list_options(frame.position, Player::left);
    frame.lefts = groups_.size() - frame.first_group;
    if (frame.task == Task::make) list_options(frame.position, Player::right);
    return true;
  }

  void list_options(const Position& position, Player player) {
    if constexpr (CountsMoves<R>) {
      if (rules_.move_count(position, player) > kMostOptions) {
        reach_limit(Limit::size, "a position with more than 16,777,216 moves");
      }
    }
    for_each_needed_move(rules_, position, player, [&](const typename R::Move& move) {
      add_group(rules_.play(position, player, move));
    });
  }

  void close() {
    const Frame& frame = frames_.back();
    const std::span<const Value> values(values_.data() + frame.first_value,
                                        values_.size() - frame.first_value);
    if (frame.task == Task::alias) return finish(values[0]);
    const Value value = frame.task == Task::mex
                            ? mex(values)
                            : store_->make(values.first(frame.lefts), values.subspan(frame.lefts));
    if (shared_ != nullptr) shared_->insert(frame.position, value);
    if constexpr (kKeepsResults) {
      if (kept_ != nullptr) {
        const std::uint64_t steps = steps_ - frame.begun;
        looks_.note(frames_.size(), steps);
        if (looks_.is_expensive(steps)) keep(frame.position, value);
      }
    }
    finish(value);
  }

  void finish(Value value) {
    const Frame& frame = frames_.back();
    parts_.resize(frame.first_part);
    if constexpr (CountsCopies<R>) counts_.resize(frame.first_part);
    groups_.resize(frame.first_group);
    values_.resize(frame.first_value);
    memo_.insert(frame.position, value);
    frames_.pop_back();
  }

  // The least nimber that is not an option (Sprague-Grundy).
  Value mex(std::span<const Value> options) {
    nimbers_.clear();
    for (const Value option : options) {
      const std::optional<std::uint64_t> nimber = store_->as_nimber(option);
      SUMMAND_CHECK(nimber.has_value());
      nimbers_.push_back(*nimber);
    }
    return store_->nimber(least_excluded(nimbers_));
  }

  // Removes the unfinished work that a limit has left.
  void drop_unfinished() {
    frames_.clear();
    parts_.clear();
    counts_.clear();
    groups_.clear();
    values_.clear();
    part_values_.clear();
  }

  R rules_;
  ValueStore* store_;
  By by_;
  SharedMemo<R>* shared_;
  KeptResults* kept_;
  std::string kept_game_;
  KeptLooks looks_{kExpensive};
  std::uint64_t steps_ = 0;
  std::uint64_t looks_at_ = kNever;  // the steps before the first look
  bool is_looking_ = false;
  MirrorLooks mirror_looks_;
  PositionMemo<R> memo_;
  [[no_unique_address]] NimbersOf<R> nimbers_of_quiet_;
  std::vector<Frame> frames_;
  std::vector<Position> parts_;        // for the groups, one after another
  std::vector<std::uint64_t> counts_;  // for the parts, if the game counts copies
  std::vector<std::size_t> groups_;    // the ends of each group's parts
  std::vector<Value> values_;          // for the groups done
  std::vector<Value> part_values_;     // for the group that is being added up
  std::vector<std::uint64_t> nimbers_;
  std::size_t charged_ = 0;
};

}  // namespace summand
