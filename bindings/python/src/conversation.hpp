// Conversation: what a workspace of Python and the library say to each other. It has a door of its
// own, and one thread at a time may enter.
//
// A call of the library runs without the lock of the interpreter, so other threads of Python go on.
// Where the library looks at its limits, it looks for Ctrl-C and tells the progress.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <nanobind/nanobind.h>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "bindings/python/src/problem.hpp"
#include "summand/ask/door.hpp"
#include "summand/base/current_budget.hpp"
#include "summand/base/thread_context.hpp"
#include "summand/base/time_share.hpp"

namespace summand::python {

namespace nb = nanobind;

// The limits of the calls of this thread, set by summand.limits().
struct CallLimits {
  std::optional<std::size_t> memory = {};  // bytes that a workspace may hold
  std::optional<std::chrono::nanoseconds> time = {};
};
CallLimits& call_limits();

class Conversation : public std::enable_shared_from_this<Conversation> {
 public:
  // The store, if there is one, can be opened (open_store() of the door says so).
  explicit Conversation(std::size_t memory, ask::StorePlace store = {});
  Conversation(const Conversation&) = delete;
  Conversation& operator=(const Conversation&) = delete;
  ~Conversation();

  // Returns f(), which runs in the conversation without the lock of the interpreter. f must not
  // touch Python objects. Throws Problem, and what Python code that was called on the way has
  // raised.
  template <class F>
  auto enter(F&& f) {
    Visit visit(*this);
    try {
      return visit.leave(std::forward<F>(f)());
    } catch (LimitReached& reached) {
      throw visit.explained(std::move(failure(std::move(reached)).error()));
    }
  }

  // Returns f(), which only looks at games of the conversation, and computes no values. A function
  // that the conversation calls may do this, too.
  template <class F>
  auto look_at(F&& f) {
    if (!is_part_of(innermost())) return enter(std::forward<F>(f));
    try {
      return std::forward<F>(f)();
    } catch (LimitReached& reached) {
      throw problem_of(std::move(failure(std::move(reached)).error()));
    }
  }

  // Returns f(), which reads what the calls before have found out, and gives nullopt for the rest.
  // Does not enter, so it is fast. Also nullopt while somebody is in the conversation.
  template <class F>
  auto glance(F&& f) -> decltype(f()) {
    if (is_part_of(innermost())) return std::nullopt;
    const std::unique_lock free(lock_, std::try_to_lock);
    if (!free.owns_lock()) return std::nullopt;
    return std::forward<F>(f)();
  }

  // For an Attempt. The text is the one that was read, for the place of an error.
  template <class F>
  auto attempt(std::optional<std::string_view> text, F&& f) {
    auto result = enter(std::forward<F>(f));
    if (!result) throw problem_of(std::move(result).error(), text);
    return *std::move(result);
  }

  // Only inside of enter().
  ask::Door& door() { return door_; }
  Session& session() { return *session_; }
  const std::shared_ptr<Workspace>& workspace() { return session().workspace(); }
  ValueStore& store() { return session().store(); }

  // The memory that its values and tables hold, in bytes.
  std::size_t memory();
  std::size_t limit() const { return memory_; }

  // Until the end of the visit, the progress of questions is told to this function of Python. None:
  // nobody listens. The caller keeps the function. Only inside of enter().
  void tell_progress(nb::handle progress);

  // The current error of Python stops the call that this thread works for, and is raised by it if
  // it is the first one. Called with the lock of the interpreter, also on threads that the library
  // started. Returns to it by LimitReached.
  [[noreturn]] static void stop_with_current_error();
  // The conversation that this thread is in or that it works for, or null.
  static Conversation* current();
  // Whether moves of games in Python must come to an end in the present work of this thread. Each
  // visit has its own answer, also a visit by a function of Python that the work calls.
  static bool& play_must_end() {
    const Visit* visit = innermost();
    const std::uint64_t number = visit == nullptr ? 0 : visit->number_;
    if (play_.visit != number) play_ = {number, false};
    return play_.must_end;
  }
  // Another conversation, for functions of Python that this conversation calls.
  const std::shared_ptr<Conversation>& inner();
  // Counts bytes that the call needs outside of the library. Only inside of enter().
  void charge(std::size_t bytes);  // they stay counted as long as the values

  // True in a process that was forked while another thread was in the conversation: that thread
  // never leaves.
  bool is_left_behind() const;

  // From now on the expressions of all conversations can call this game. Needs the lock of the
  // interpreter.
  static void know(const std::shared_ptr<const AnyRuleset>& game);
  // Those games, from the oldest to the newest.
  static std::vector<std::shared_ptr<const AnyRuleset>> known();

 private:
  // Of a thread, for a visit.
  struct Play {
    std::uint64_t visit = 0;
    bool must_end = false;
  };

  // One thread in the conversation, from the constructor to leave() or the destructor.
  class Visit {
   public:
    explicit Visit(Conversation& conversation);
    Visit(const Visit&) = delete;
    Visit& operator=(const Visit&) = delete;
    ~Visit() { end(); }

    // Ends the visit. Throws what Python code has raised meanwhile.
    void leave();
    template <class Result>
    Result leave(Result result) {
      leave();
      if constexpr (requires { result.error().limit; }) {
        if (!result && result.error().limit) throw explained(std::move(result).error());
      }
      return result;
    }
    // Ends the visit as well.
    Problem explained(Failure failure);

   private:
    friend class Conversation;

    void lock();
    void prepare();
    void limit();
    void end() noexcept;

    Conversation& conversation_;
    OutsideOfShares outside_;  // of the shares of a visit that has called Python
    bool inside_ = false;
    PyThreadState* thread_ = nullptr;
    std::vector<Budget> limited_;
    std::optional<CurrentBudget> budget_;
    std::chrono::steady_clock::time_point end_ = std::chrono::steady_clock::time_point::max();
    CallLimits limits_;
    Visit* outer_ = nullptr;
    std::uint64_t number_ = 0;  // no other visit has it
    Play outer_play_;
  };

  class Listener;

  static CallLimits limits_of_call();
  static void look();
  void look_at_python();
  // Whether the visit, or one that it is a part of, is to this conversation.
  bool is_part_of(const Visit* visit) const;
  bool is_waiting_for_this_thread() const;
  static void stop_waiting();
  void learn_games();

  // The innermost visit of this thread. A thread of the library has that of the thread for which it
  // works.
  static Visit* innermost() { return static_cast<Visit*>(thread_context); }
  static thread_local Play play_;

  std::size_t memory_;
  ask::StorePlace store_;
  std::atomic<bool> interrupt_ = false;
  std::unique_ptr<Listener> listener_;
  ask::Door door_;
  Session* session_ = nullptr;  // of the door, during a visit
  std::timed_mutex lock_;
  std::atomic<std::thread::id> owner_ = {};
  unsigned forks_ = 0;  // of this process, when the last visit began
  std::chrono::steady_clock::time_point next_look_ = {};
  std::optional<nb::python_error> error_;
  std::shared_ptr<Conversation> inner_;
  // The workspace of the session, and earlier ones that are alive.
  std::weak_ptr<Workspace> newest_;
  std::vector<std::weak_ptr<Workspace>> older_;
  std::size_t held_by_older_ = 0;  // bytes, at the beginning of the visit
  std::size_t games_learnt_ = 0;
  std::size_t calls_ = 0;  // since the values are new
};

// The conversation of new games: that of the innermost `with` of a workspace on this thread, or the
// default one. A function that a conversation calls back gets another conversation.
std::shared_ptr<Conversation> this_conversation();
void use_conversation(std::shared_ptr<Conversation> conversation);
void leave_conversation();

}  // namespace summand::python
