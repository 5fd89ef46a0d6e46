#include "bindings/python/src/shared_door.hpp"

#include <algorithm>
#include <cstddef>
#include <fmt/core.h>
#include <nanobind/stl/string.h>
#include <unordered_map>
#include <utility>
#include <vector>

#if defined(__unix__) || defined(__APPLE__)
#include <pthread.h>
#endif

#include "summand/base/look_handler.hpp"

namespace summand::python {

namespace {

using Clock = std::chrono::steady_clock;

// The least time between two looks at Ctrl-C. Each needs the lock of the interpreter.
constexpr auto kBetweenLooks = std::chrono::milliseconds(20);

// After so many calls, a shared door that holds so many bytes begins with new values. So a long
// loop of small calls does not fill the memory, while a few large computations use the same tables.
constexpr std::size_t kManyCalls = 10'000;
constexpr std::size_t kMuchMemory = 64'000'000;

constexpr std::size_t kMegabyte = 1'000'000;

// How often this process was forked from another one.
std::atomic<unsigned> forks = 0;

// Which thread waits for which shared door, in which visit. A thread waits in a function that a
// shared door calls, so that this shared door and those around it wait, too. Threads could wait for
// each other for ever.
struct Wait {
  const void* visit;
  const SharedDoor* shared;
};
struct Waiting {
  std::mutex lock;
  std::unordered_map<std::thread::id, Wait> threads;
};
Waiting& waiting = *new Waiting();

// The games that are written in Python, in the order in which they were made.
struct KnownGames {
  std::mutex lock;
  std::vector<std::shared_ptr<const AnyRuleset>> all;
  std::atomic<std::size_t> count = 0;
};
KnownGames& known_games = *new KnownGames();

}  // namespace

CallLimits& call_limits() {
  thread_local CallLimits limits;
  return limits;
}

// --- progress ---

// Remembers how far the innermost piece of work is, and tells it to a function of Python.
class SharedDoor::Listener final : public ask::Watcher {
 public:
  std::unique_ptr<WorkLine> begin(Work work) override {
    auto line = std::make_unique<Line>(*this, std::move(work));
    innermost_ = line.get();
    return line;
  }
  void early(const ask::Request&, const ask::Response&) override {}

  void listen(nb::handle callback) { callback_ = callback; }
  // Needs the lock of the interpreter.
  void tell() {
    if (!callback_.is_valid() || callback_.is_none() || innermost_ == nullptr) return;
    const Line& line = *innermost_;
    callback_(line.noun, line.done.load(), line.all ? nb::cast(*line.all) : nb::none());
  }

 private:
  struct Line final : WorkLine {
    Line(Listener& its_listener, Work work)
        : listener(its_listener),
          noun(std::move(work.noun)),
          all(work.all),
          done(work.first),
          values(std::move(work.values)),
          outer(its_listener.innermost_) {}
    ~Line() override { listener.innermost_ = outer; }
    void at(std::uint64_t now) override { done = now; }
    void say_when_long(std::string) override {}
    bool shown() const override { return true; }

    Listener& listener;
    std::string noun;
    std::optional<std::uint64_t> all;
    std::atomic<std::uint64_t> done;
    std::function<std::size_t()> values;
    Line* outer;
  };

  nb::handle callback_;  // held by the caller of the question
  Line* innermost_ = nullptr;
};

// --- the shared door ---

thread_local SharedDoor::Play SharedDoor::play_;

SharedDoor::SharedDoor(std::size_t memory, ask::StorePlace store)
    : memory_(memory),
      store_(std::move(store)),
      listener_(std::make_unique<Listener>()),
      door_({.memory = memory,
             .interrupt = &interrupt_,
             .watcher = listener_.get(),
             .store = store_}) {
  static const bool handler_is_set = [] {
    set_look_handler(look);
#if defined(__unix__) || defined(__APPLE__)
    pthread_atfork(nullptr, nullptr, [] { ++forks; });
#endif
    return true;
  }();
  static_cast<void>(handler_is_set);
}

SharedDoor::~SharedDoor() = default;

SharedDoor* SharedDoor::current() {
  return innermost() == nullptr ? nullptr : &innermost()->shared_;
}

bool SharedDoor::is_part_of(const Visit* visit) const {
  while (visit != nullptr && &visit->shared_ != this) visit = visit->outer_;
  return visit != nullptr;
}

std::size_t SharedDoor::memory() {
  return enter([&] { return store().budget().charged() + held_by_older_; });
}

void SharedDoor::tell_progress(nb::handle progress) { listener_->listen(progress); }

bool SharedDoor::is_left_behind() const {
  const std::thread::id owner = owner_.load();
  return owner != std::thread::id() && owner != std::this_thread::get_id() && forks_ != forks;
}

void SharedDoor::stop_with_current_error() {
  nb::python_error error;  // takes the error from the interpreter
  SharedDoor& shared = *current();
  if (!shared.error_) shared.error_.emplace(std::move(error));
  shared.interrupt_ = true;
  reach_limit(Limit::interrupted, "interrupted");
}

const std::shared_ptr<SharedDoor>& SharedDoor::inner() {
  if (!inner_) inner_ = std::make_shared<SharedDoor>(memory_, store_);
  return inner_;
}

void SharedDoor::charge(std::size_t bytes) { store().budget().charge(bytes); }

void SharedDoor::know(const std::shared_ptr<const AnyRuleset>& game) {
  std::shared_ptr<const AnyRuleset>
      older;  // freed without the lock, since it is an object of Python
  const std::lock_guard guard(known_games.lock);
  for (auto& other : known_games.all) {
    if (other && other->info().name == game->info().name) older = std::exchange(other, nullptr);
  }
  known_games.all.push_back(game);
  known_games.count = known_games.all.size();
}

std::vector<std::shared_ptr<const AnyRuleset>> SharedDoor::known() {
  const std::lock_guard guard(known_games.lock);
  std::vector<std::shared_ptr<const AnyRuleset>> out = known_games.all;
  std::erase(out, nullptr);
  return out;
}

void SharedDoor::learn_games() {
  if (games_learnt_ == known_games.count) return;
  std::vector<std::shared_ptr<const AnyRuleset>> games;
  {
    const std::lock_guard guard(known_games.lock);
    const auto first = static_cast<std::ptrdiff_t>(games_learnt_);
    games.assign(known_games.all.begin() + first, known_games.all.end());
    games_learnt_ = known_games.all.size();
  }
  for (const auto& game : games) {
    if (game) static_cast<void>(door_.add_game(game));
  }
}

// --- the shared door of a thread ---

namespace {

const std::shared_ptr<SharedDoor>& default_room() {
  static auto& shared =
      *new std::shared_ptr<SharedDoor>(std::make_shared<SharedDoor>(ask::kUsualMemory));
  if (shared->is_left_behind()) {
    // The shared door of the other process is never freed: its state is unknown.
    static_cast<void>(new std::shared_ptr<SharedDoor>(std::move(shared)));
    shared = std::make_shared<SharedDoor>(ask::kUsualMemory);
  }
  return shared;
}

std::vector<std::shared_ptr<SharedDoor>>& entered_rooms() {
  thread_local std::vector<std::shared_ptr<SharedDoor>> rooms;
  return rooms;
}

}  // namespace

std::shared_ptr<SharedDoor> this_shared_door() {
  if (SharedDoor* shared = SharedDoor::current()) return shared->inner();
  return entered_rooms().empty() ? default_room() : entered_rooms().back();
}

void use_shared_door(std::shared_ptr<SharedDoor> shared) {
  entered_rooms().push_back(std::move(shared));
}

void leave_shared_door() {
  if (!entered_rooms().empty()) entered_rooms().pop_back();
}

// Called by the library about once a millisecond, also on threads that it started itself. Only the
// thread that entered the shared door asks Python.
void SharedDoor::look() {
  const Visit* here = innermost();
  if (here == nullptr || !here->inside_) return;
  const Clock::time_point now = Clock::now();
  // Games of an older workspace of the shared door have a budget that does not know this time.
  if (now >= here->end_) reach_limit(Limit::interrupted, "interrupted");
  // Another thread may have stopped the call that has called the function of this visit.
  for (const Visit* visit = here->outer_; visit != nullptr; visit = visit->outer_) {
    if (visit->shared_.interrupt_) reach_limit(Limit::interrupted, "interrupted");
  }
  SharedDoor& shared = here->shared_;
  if (shared.owner_.load() != std::this_thread::get_id() || now < shared.next_look_) return;
  shared.next_look_ = now + kBetweenLooks;
  shared.look_at_python();
}

void SharedDoor::look_at_python() {
  const nb::gil_scoped_acquire python;
  if (PyErr_CheckSignals() != 0) stop_with_current_error();
  try {
    listener_->tell();
  } catch (nb::python_error& error) {
    error.restore();
    stop_with_current_error();
  }
}

// --- visits ---

// A function of Python that is called on a thread of the library has the limits of the call for
// which this thread works.
CallLimits SharedDoor::limits_of_call() {
  const Visit* visit = innermost();
  if (visit == nullptr || visit->shared_.owner_.load() == std::this_thread::get_id()) {
    return call_limits();
  }
  return visit->limits_;
}

SharedDoor::Visit::Visit(SharedDoor& shared) : shared_(shared), limits_(limits_of_call()) {
  if (shared.is_part_of(innermost())) {
    throw Problem{.kind = ProblemKind::busy,
                  .message =
                      "this workspace is at work: a function that it calls cannot ask it "
                      "(the function can use another workspace)"};
  }
  lock();
  shared.owner_ = std::this_thread::get_id();
  shared.forks_ = forks;
  inside_ = true;
  static std::atomic<std::uint64_t> visits = 0;
  number_ = ++visits;
  outer_ = innermost();
  outer_play_ = play_;
  thread_context = this;
  try {
    prepare();
  } catch (...) {
    end();
    throw;
  }
}

// The limits of the call, and the games that the shared door does not know yet.
void SharedDoor::Visit::prepare() {
  SharedDoor& shared = shared_;
  shared.interrupt_ = false;
  shared.next_look_ = Clock::now() + kBetweenLooks;
  shared.learn_games();
  if (++shared.calls_ >= kManyCalls) {
    shared.calls_ = 0;
    if (shared.door_.session().store().budget().charged() > kMuchMemory) shared.door_.begin_anew();
  }
  shared.session_ = &shared.door_.session();
  if (limits_.time) end_ = Clock::now() + *limits_.time;
  limit();
  budget_.emplace(shared.store().budget());
}

// Games keep older workspaces of the shared door alive. All of them together have its memory, and
// each has the time of this call.
void SharedDoor::Visit::limit() {
  SharedDoor& shared = shared_;
  const std::shared_ptr<Workspace>& now = shared.workspace();
  if (shared.newest_.owner_before(now) || now.owner_before(shared.newest_)) {
    if (!shared.newest_.expired()) shared.older_.push_back(shared.newest_);
    shared.newest_ = now;
  }
  std::erase_if(shared.older_, [](const auto& workspace) { return workspace.expired(); });
  std::size_t held = limited_.emplace_back(shared.store().budget()).charged();
  shared.held_by_older_ = 0;
  for (const auto& workspace : shared.older_) {
    if (const auto alive = workspace.lock()) {
      shared.held_by_older_ += limited_.emplace_back(alive->budget()).charged();
    }
  }
  held += shared.held_by_older_;
  const std::size_t most = std::min(shared.memory_, limits_.memory.value_or(shared.memory_));
  const std::size_t rest = held < most ? most - held : 0;
  for (Budget& its : limited_) {
    its.limit_memory(shared.held_by_older_ == 0 ? most : its.charged() + rest);
    if (limits_.time) its.stop_at(end_);
  }
}

// Whether threads in this shared door wait for a shared door that this thread is in, directly or
// through other shared doors. Then this thread must not wait.
bool SharedDoor::is_waiting_for_this_thread() const {
  const std::lock_guard guard(waiting.lock);
  const auto self = std::this_thread::get_id();
  const Visit* mine = innermost();
  waiting.threads[self] = {mine, this};
  std::vector<const SharedDoor*> rooms = {this};  // they must become free first
  for (std::size_t i = 0; i < rooms.size(); ++i) {
    if (rooms[i]->is_part_of(mine)) {
      waiting.threads.erase(self);
      return true;
    }
    for (const auto& [thread, wait] : waiting.threads) {
      if (thread == self || !rooms[i]->is_part_of(static_cast<const Visit*>(wait.visit))) continue;
      if (std::ranges::find(rooms, wait.shared) == rooms.end()) rooms.push_back(wait.shared);
    }
  }
  return false;
}

void SharedDoor::stop_waiting() {
  const std::lock_guard guard(waiting.lock);
  waiting.threads.erase(std::this_thread::get_id());
}

// Waits for another thread, and for Ctrl-C meanwhile.
void SharedDoor::Visit::lock() {
  struct EndOfWaiting {
    ~EndOfWaiting() { stop_waiting(); }
  };
  std::optional<EndOfWaiting> waits;
  thread_ = PyEval_SaveThread();
  while (!shared_.lock_.try_lock_for(kBetweenLooks)) {
    PyEval_RestoreThread(thread_);
    if (shared_.is_left_behind()) {
      throw Problem{.kind = ProblemKind::busy,
                    .message =
                        "this workspace was at work when the process was forked: use a new "
                        "workspace in the child"};
    }
    if (PyErr_CheckSignals() != 0) throw nb::python_error();
    waits.emplace();
    if (shared_.is_waiting_for_this_thread()) {
      throw Problem{.kind = ProblemKind::busy,
                    .message =
                        "this workspace is at work: a function that it calls waits for the "
                        "workspace that calls this one, so both would wait for ever (games of one "
                        "workspace can be copied to the other before)"};
    }
    thread_ = PyEval_SaveThread();
  }
}

void SharedDoor::Visit::end() noexcept {
  if (!inside_) return;
  inside_ = false;
  budget_.reset();
  // The workspaces may live on in games when the shared door has begun anew.
  for (Budget& budget : limited_) {
    budget.stop_at(Clock::time_point::max());
    budget.limit_memory(shared_.memory_);
  }
  shared_.listener_->listen(nb::handle());
  std::optional<nb::python_error> unused = std::exchange(shared_.error_, std::nullopt);
  thread_context = outer_;
  play_ = outer_play_;
  shared_.owner_ = std::thread::id();
  shared_.lock_.unlock();
  PyEval_RestoreThread(thread_);
}

// The error of the interrupted call, if Python raised one.
void SharedDoor::Visit::leave() {
  std::optional<nb::python_error> error = std::exchange(shared_.error_, std::nullopt);
  end();
  if (error) throw nb::python_error(*std::move(error));
}

Problem SharedDoor::Visit::explained(Failure failure) {
  const std::size_t older = shared_.held_by_older_;
  const std::size_t most = std::min(shared_.memory_, limits_.memory.value_or(shared_.memory_));
  leave();
  if (failure.limit == Limit::memory && older > 0) {
    failure.error.message = fmt::format(
        "the memory limit of {} MB is reached ({} MB of it by games that were made earlier)",
        most / kMegabyte, older / kMegabyte);
  }
  if (failure.limit == Limit::interrupted && limits_.time && Clock::now() >= end_) {
    failure = ask::time_is_over(std::move(failure), *limits_.time);
  }
  return problem_of(std::move(failure));
}

}  // namespace summand::python
