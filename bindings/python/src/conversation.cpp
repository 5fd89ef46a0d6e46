#include "bindings/python/src/conversation.hpp"

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

// After so many calls, a conversation that holds so many bytes begins with new values. So a long
// loop of small calls does not fill the memory, while a few large computations use the same tables.
constexpr std::size_t kManyCalls = 10'000;
constexpr std::size_t kMuchMemory = 64'000'000;

constexpr std::size_t kMegabyte = 1'000'000;

// How often this process was forked from another one.
std::atomic<unsigned> forks = 0;

// Which thread waits for which conversation, in which visit. A thread waits in a function that a
// conversation calls, so that this conversation and those around it wait, too. Threads could wait
// for each other for ever.
struct Wait {
  const void* visit;
  const Conversation* conversation;
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
class Conversation::Listener final : public ask::Watcher {
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

// --- the conversation ---

thread_local Conversation::Play Conversation::play_;

Conversation::Conversation(std::size_t memory, ask::StorePlace store)
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

Conversation::~Conversation() = default;

Conversation* Conversation::current() {
  return innermost() == nullptr ? nullptr : &innermost()->conversation_;
}

bool Conversation::is_part_of(const Visit* visit) const {
  while (visit != nullptr && &visit->conversation_ != this) visit = visit->outer_;
  return visit != nullptr;
}

std::size_t Conversation::memory() {
  return enter([&] { return store().budget().charged() + held_by_older_; });
}

void Conversation::tell_progress(nb::handle progress) { listener_->listen(progress); }

bool Conversation::is_left_behind() const {
  const std::thread::id owner = owner_.load();
  return owner != std::thread::id() && owner != std::this_thread::get_id() && forks_ != forks;
}

void Conversation::stop_with_current_error() {
  nb::python_error error;  // takes the error from the interpreter
  Conversation& conversation = *current();
  if (!conversation.error_) conversation.error_.emplace(std::move(error));
  conversation.interrupt_ = true;
  reach_limit(Limit::interrupted, "interrupted");
}

const std::shared_ptr<Conversation>& Conversation::inner() {
  if (!inner_) inner_ = std::make_shared<Conversation>(memory_, store_);
  return inner_;
}

void Conversation::charge(std::size_t bytes) { store().budget().charge(bytes); }

void Conversation::know(const std::shared_ptr<const AnyRuleset>& game) {
  std::shared_ptr<const AnyRuleset>
      older;  // freed without the lock, since it is an object of Python
  const std::lock_guard guard(known_games.lock);
  for (auto& other : known_games.all) {
    if (other && other->info().name == game->info().name) older = std::exchange(other, nullptr);
  }
  known_games.all.push_back(game);
  known_games.count = known_games.all.size();
}

std::vector<std::shared_ptr<const AnyRuleset>> Conversation::known() {
  const std::lock_guard guard(known_games.lock);
  std::vector<std::shared_ptr<const AnyRuleset>> out = known_games.all;
  std::erase(out, nullptr);
  return out;
}

void Conversation::learn_games() {
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

// --- the conversation of a thread ---

namespace {

const std::shared_ptr<Conversation>& default_conversation() {
  static auto& conversation =
      *new std::shared_ptr<Conversation>(std::make_shared<Conversation>(ask::kUsualMemory));
  if (conversation->is_left_behind()) {
    // The conversation of the other process is never freed: its state is unknown.
    static_cast<void>(new std::shared_ptr<Conversation>(std::move(conversation)));
    conversation = std::make_shared<Conversation>(ask::kUsualMemory);
  }
  return conversation;
}

std::vector<std::shared_ptr<Conversation>>& entered_conversations() {
  thread_local std::vector<std::shared_ptr<Conversation>> conversations;
  return conversations;
}

}  // namespace

std::shared_ptr<Conversation> this_conversation() {
  if (Conversation* conversation = Conversation::current()) return conversation->inner();
  return entered_conversations().empty() ? default_conversation() : entered_conversations().back();
}

void use_conversation(std::shared_ptr<Conversation> conversation) {
  entered_conversations().push_back(std::move(conversation));
}

void leave_conversation() {
  if (!entered_conversations().empty()) entered_conversations().pop_back();
}

// Called by the library about once a millisecond, also on threads that it started itself. Only the
// thread that entered the conversation asks Python.
void Conversation::look() {
  const Visit* here = innermost();
  if (here == nullptr || !here->inside_) return;
  const Clock::time_point now = Clock::now();
  // Games of an older workspace of the conversation have a budget that does not know this time.
  if (now >= here->end_) reach_limit(Limit::interrupted, "interrupted");
  // Another thread may have stopped the call that has called the function of this visit.
  for (const Visit* visit = here->outer_; visit != nullptr; visit = visit->outer_) {
    if (visit->conversation_.interrupt_) reach_limit(Limit::interrupted, "interrupted");
  }
  Conversation& conversation = here->conversation_;
  if (conversation.owner_.load() != std::this_thread::get_id() || now < conversation.next_look_)
    return;
  conversation.next_look_ = now + kBetweenLooks;
  conversation.look_at_python();
}

void Conversation::look_at_python() {
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
CallLimits Conversation::limits_of_call() {
  const Visit* visit = innermost();
  if (visit == nullptr || visit->conversation_.owner_.load() == std::this_thread::get_id()) {
    return call_limits();
  }
  return visit->limits_;
}

Conversation::Visit::Visit(Conversation& conversation)
    : conversation_(conversation), limits_(limits_of_call()) {
  if (conversation.is_part_of(innermost())) {
    throw Problem{.kind = ProblemKind::busy,
                  .message =
                      "this workspace is at work: a function that it calls cannot ask it "
                      "(the function can use another workspace)"};
  }
  lock();
  conversation.owner_ = std::this_thread::get_id();
  conversation.forks_ = forks;
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

// The limits of the call, and the games that the conversation does not know yet.
void Conversation::Visit::prepare() {
  Conversation& conversation = conversation_;
  conversation.interrupt_ = false;
  conversation.next_look_ = Clock::now() + kBetweenLooks;
  conversation.learn_games();
  if (++conversation.calls_ >= kManyCalls) {
    conversation.calls_ = 0;
    if (conversation.door_.session().store().budget().charged() > kMuchMemory)
      conversation.door_.begin_anew();
  }
  conversation.session_ = &conversation.door_.session();
  if (limits_.time) end_ = Clock::now() + *limits_.time;
  limit();
  budget_.emplace(conversation.store().budget());
}

// Games keep older workspaces of the conversation alive. All of them together have its memory, and
// each has the time of this call.
void Conversation::Visit::limit() {
  Conversation& conversation = conversation_;
  const std::shared_ptr<Workspace>& now = conversation.workspace();
  if (conversation.newest_.owner_before(now) || now.owner_before(conversation.newest_)) {
    if (!conversation.newest_.expired()) conversation.older_.push_back(conversation.newest_);
    conversation.newest_ = now;
  }
  std::erase_if(conversation.older_, [](const auto& workspace) { return workspace.expired(); });
  std::size_t held = limited_.emplace_back(conversation.store().budget()).charged();
  conversation.held_by_older_ = 0;
  for (const auto& workspace : conversation.older_) {
    if (const auto alive = workspace.lock()) {
      conversation.held_by_older_ += limited_.emplace_back(alive->budget()).charged();
    }
  }
  held += conversation.held_by_older_;
  const std::size_t most =
      std::min(conversation.memory_, limits_.memory.value_or(conversation.memory_));
  const std::size_t rest = held < most ? most - held : 0;
  for (Budget& its : limited_) {
    its.limit_memory(conversation.held_by_older_ == 0 ? most : its.charged() + rest);
    if (limits_.time) its.stop_at(end_);
  }
}

// Whether threads in this conversation wait for a conversation that this thread is in, directly or
// through other conversations. Then this thread must not wait.
bool Conversation::is_waiting_for_this_thread() const {
  const std::lock_guard guard(waiting.lock);
  const auto self = std::this_thread::get_id();
  const Visit* mine = innermost();
  waiting.threads[self] = {mine, this};
  std::vector<const Conversation*> conversations = {this};  // they must become free first
  for (std::size_t i = 0; i < conversations.size(); ++i) {
    if (conversations[i]->is_part_of(mine)) {
      waiting.threads.erase(self);
      return true;
    }
    for (const auto& [thread, wait] : waiting.threads) {
      if (thread == self || !conversations[i]->is_part_of(static_cast<const Visit*>(wait.visit)))
        continue;
      if (std::ranges::find(conversations, wait.conversation) == conversations.end())
        conversations.push_back(wait.conversation);
    }
  }
  return false;
}

void Conversation::stop_waiting() {
  const std::lock_guard guard(waiting.lock);
  waiting.threads.erase(std::this_thread::get_id());
}

// Waits for another thread, and for Ctrl-C meanwhile.
void Conversation::Visit::lock() {
  struct EndOfWaiting {
    ~EndOfWaiting() { stop_waiting(); }
  };
  std::optional<EndOfWaiting> waits;
  thread_ = PyEval_SaveThread();
  while (!conversation_.lock_.try_lock_for(kBetweenLooks)) {
    PyEval_RestoreThread(thread_);
    if (conversation_.is_left_behind()) {
      throw Problem{.kind = ProblemKind::busy,
                    .message =
                        "this workspace was at work when the process was forked: use a new "
                        "workspace in the child"};
    }
    if (PyErr_CheckSignals() != 0) throw nb::python_error();
    waits.emplace();
    if (conversation_.is_waiting_for_this_thread()) {
      throw Problem{.kind = ProblemKind::busy,
                    .message =
                        "this workspace is at work: a function that it calls waits for the "
                        "workspace that calls this one, so both would wait for ever (games of one "
                        "workspace can be copied to the other before)"};
    }
    thread_ = PyEval_SaveThread();
  }
}

void Conversation::Visit::end() noexcept {
  if (!inside_) return;
  inside_ = false;
  budget_.reset();
  // The workspaces may live on in games when the conversation has begun anew.
  for (Budget& budget : limited_) {
    budget.stop_at(Clock::time_point::max());
    budget.limit_memory(conversation_.memory_);
  }
  conversation_.listener_->listen(nb::handle());
  std::optional<nb::python_error> unused = std::exchange(conversation_.error_, std::nullopt);
  thread_context = outer_;
  play_ = outer_play_;
  conversation_.owner_ = std::thread::id();
  conversation_.lock_.unlock();
  PyEval_RestoreThread(thread_);
}

// The error of the interrupted call, if Python raised one.
void Conversation::Visit::leave() {
  std::optional<nb::python_error> error = std::exchange(conversation_.error_, std::nullopt);
  end();
  if (error) throw nb::python_error(*std::move(error));
}

Problem Conversation::Visit::explained(Failure failure) {
  const std::size_t older = conversation_.held_by_older_;
  const std::size_t most =
      std::min(conversation_.memory_, limits_.memory.value_or(conversation_.memory_));
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
