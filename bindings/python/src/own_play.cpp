#include "bindings/python/src/own_play.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <utility>
#include <variant>
#include <vector>

#include "bindings/python/src/own_book.hpp"
#include "summand/base/charged_vector.hpp"
#include "summand/base/current_budget.hpp"
#include "summand/value/outcome.hpp"

namespace summand::python {

namespace {

using Number = OwnNumber;

// Depth first, with its own stack. What it finds stays in the book, so a search that was stopped
// continues there. It asks Python for the moves of a position only if it must play it, one by one,
// and for none after one that wins.
class OwnPlay {
 public:
  OwnPlay(Book& book, ValueStore& store)
      : book_(book), store_(store), stack_(store.budget()), found_(store.budget()) {}

  // Throws LimitReached.
  Outcome outcome(Number number) {
    const bool left = wins(number, Player::left);
    const bool right = wins(number, Player::right);
    if (left == right) return left ? Outcome::next : Outcome::previous;
    return left ? Outcome::left : Outcome::right;
  }

 private:
  struct Frame {
    Number asked;   // whose result is wanted
    Number number;  // the position that is played for it: its canonical one
    Player mover;
    std::uint32_t next;     // of its moves
    Number option;          // the result of the last move. kNoNumber: it is known
    const OwnMoves* moves;  // null: they are asked for one by one
    PyObject* each;
    std::size_t first_found;  // of those that Python has given
  };

  // Frees what a limit has left on the stack.
  struct Emptying {
    OwnPlay& play;
    ~Emptying() {
      while (!play.stack_.empty()) play.drop();
    }
  };

  // Whether the player wins if he starts.
  bool wins(Number number, Player first) {
    const nb::gil_scoped_acquire python;
    const Emptying emptying{*this};
    next_check_ = kFirstCheck;
    if (const std::optional<bool> result = begin(number, first)) return *result;
    while (!stack_.empty()) step();
    return *known(number, first);
  }

  // Continues with the last position, up to a move whose result must be played.
  void step() {
    while (true) {
      Frame& frame = stack_.back();
      const Player other = opponent(frame.mover);
      if (frame.option == kNoNumber) frame.option = next_option(frame);
      if (frame.option == kNoNumber) return end(false);
      std::optional<bool> result = known(frame.option, other);
      if (!result) {
        result = begin(frame.option, other);
        if (!result) return;
      }
      if (!*result) return end(true);
      stack_.back().option = kNoNumber;
    }
  }

  Number next_option(Frame& frame) {
    if (frame.moves != nullptr) {
      const std::vector<Number>& after = frame.moves->after;
      return frame.next < after.size() ? after[frame.next++] : kNoNumber;
    }
    look_at_limits();
    const Number option = book_.next_move(frame.each);
    const std::size_t count = found_.size() - frame.first_found;
    if (option == kNoNumber) {
      book_.keep_moves(frame.number, frame.mover, {found_.data() + frame.first_found, count});
    } else {
      Book::expect_few(count);
      found_.push_back(option);
    }
    return option;
  }

  void end(bool is_won) {
    const Frame& frame = stack_.back();
    keep(frame.asked, frame.number, frame.mover, is_won);
    drop();
  }

  void drop() {
    const Frame frame = stack_.pop_back();
    found_.truncate(frame.first_found);
    Py_XDECREF(frame.each);
  }

  // The result, if it takes no play. Otherwise the position is put on the stack.
  std::optional<bool> begin(Number asked, Player mover) {
    if (const std::optional<bool> result = known(asked, mover)) return result;
    look_at_limits();
    const Number number = book_.canonical(asked);
    const auto answer = [&](bool is_won) {
      keep(asked, number, mover, is_won);
      return std::optional(is_won);
    };
    if (number != asked) {
      if (const std::optional<bool> result = known(number, mover)) return answer(*result);
    }
    if (const std::optional<Outcome> outcome = by_theorem(number)) {
      return answer(winner(*outcome, mover) == mover);
    }
    if (stack_.size() == next_check_) check_for_loops();
    stack_.push_back({asked, number, mover, 0, kNoNumber, nullptr, nullptr, found_.size()});
    const auto [moves, each] = book_.begin_moves(number, mover);
    stack_.back().moves = moves;
    stack_.back().each = each;
    if (moves == nullptr) return std::nullopt;
    // One of the results may be known to lose. That is looked up before any is played.
    for (const Number option : moves->after) {
      if (known(option, opponent(mover)) == false) {
        end(true);
        return true;
      }
    }
    return std::nullopt;
  }

  std::optional<Outcome> by_theorem(Number number) {
    const OwnStatement* its = book_.statement(number);
    if (its == nullptr) return std::nullopt;
    if (const auto* said = std::get_if<Outcome>(&its->what)) return *said;
    if (const auto* value = std::get_if<Dyadic>(&its->what)) {
      return value->sign() == 0  ? Outcome::previous
             : value->sign() > 0 ? Outcome::left
                                 : Outcome::right;
    }
    return summand::outcome(store_, std::get<Parcel>(its->what).unpack_value(store_));
  }

  // Two bits for each player: one says that the result is known, the other that he wins.
  static unsigned place(Player mover) { return mover == Player::right ? 2 : 0; }
  std::optional<bool> known(Number number, Player mover) const {
    const unsigned bits = book_.winners(number).load(std::memory_order_relaxed) >> place(mover);
    if ((bits & 1) == 0) return std::nullopt;
    return (bits & 2) != 0;
  }
  // Both players have the same moves in an impartial position.
  void keep(Number asked, Number number, Player mover, bool is_won) {
    const unsigned its = is_won ? 3 : 1;
    unsigned bits = its << place(mover);
    if (book_.impartial(number)) bits |= its << place(opponent(mover));
    book_.winners(number).fetch_or(static_cast<std::uint8_t>(bits), std::memory_order_relaxed);
    book_.winners(asked).fetch_or(static_cast<std::uint8_t>(bits), std::memory_order_relaxed);
  }

  // Play that goes on for ever makes the stack longer and longer, with the same positions on it.
  void check_for_loops() {
    std::set<std::pair<Number, bool>> seen;
    for (const Frame& frame : stack_) {
      if (!seen.insert({frame.number, frame.mover == Player::right}).second) {
        book_.refuse_loop(frame.number);
      }
    }
    next_check_ = 2 * stack_.size();
  }

  // A call of Python may take long, so the limits are not looked at by a count of calls.
  void look_at_limits() {
    const Clock::time_point now = Clock::now();
    if (now < next_look_) return;
    const nb::gil_scoped_release others_may_run;
    CurrentBudget::look();
    next_look_ = now + kBetweenLooks;
  }

  using Clock = std::chrono::steady_clock;
  static constexpr std::chrono::milliseconds kBetweenLooks{1};
  static constexpr std::size_t kFirstCheck = 512;

  Book& book_;
  ValueStore& store_;
  ChargedVector<Frame> stack_;
  ChargedVector<Number> found_;  // of the frames, one after another
  std::size_t next_check_ = kFirstCheck;
  Clock::time_point next_look_ = {};
};

}  // namespace

Outcome outcome_by_play(Book& book, ValueStore& store, OwnNumber number) {
  return OwnPlay(book, store).outcome(number);
}

}  // namespace summand::python
