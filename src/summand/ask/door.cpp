#include "summand/ask/door.hpp"

#include <algorithm>
#include <any>
#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "summand/ask/asking.hpp"
#include "summand/ask/means_option.hpp"
#include "summand/ask/origin_option.hpp"
#include "summand/base/check.hpp"
#include "summand/base/current_budget.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/store/kept_file.hpp"

namespace summand::ask {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kMostNoun = 500;  // bytes of an expression that are shown
// The memory of the caches of a store.
std::size_t store_bytes(std::size_t memory) {
  return std::min<std::size_t>(memory / 16, KeptFile::kCacheBytes);
}

}  // namespace

struct Door::State {
  // The requests that share a session.
  struct SessionKey {
    std::size_t memory;
    By by = By::anything;
    StorePlace store = {};

    friend bool operator==(const SessionKey&, const SessionKey&) = default;
  };

  // A session and the budget of its values.
  struct LimitedSession {
    SessionKey key;
    Budget budget;
    Session session;

    // The memory of the program itself is charged immediately.
    LimitedSession(const SessionKey& its_key, Budget its_budget, std::shared_ptr<KeptResults> kept)
        : key(its_key),
          budget(std::move(its_budget)),
          session(budget, its_key.by, KnownGames(all_rulesets()), std::move(kept)) {
      budget.charge(kProgramBytes);
      if (session.workspace()->kept != nullptr) budget.charge(store_bytes(key.memory));
    }

    // Adds a game that a session of the same door has accepted. So no name can be in its way.
    void add_accepted(const std::shared_ptr<const AnyRuleset>& game) {
      const bool added = session.add_game(game).has_value();
      SUMMAND_CHECK(added);
    }

    // Whether nothing was named or defined. Ignores "_", the last value.
    bool has_no_names() const {
      return session.variables().size() <= session.variables().count("_") &&
             session.definitions().empty();
    }
  };

  FrontEnd front_end;
  Stores stores = {};  // outlive the sessions
  std::unique_ptr<LimitedSession> common = {};
  // Serves requests with another limit of memory, or without theorems.
  std::unique_ptr<LimitedSession> other = {};
  std::vector<std::shared_ptr<const AnyRuleset>> games = {};  // added ones
  std::map<std::string, std::any, std::less<>> kept = {};     // for later questions, by name
  // The time limit of the current question, and the time at which it is over.
  std::chrono::nanoseconds time = {};
  Clock::time_point end = Clock::time_point::max();

  // The key of questions without options.
  SessionKey usual_key() const { return {.memory = front_end.memory, .store = front_end.store}; }

  // Results are kept only if the store can be opened. The questions that use it are refused before.
  std::shared_ptr<KeptResults> kept_for(const SessionKey& key) {
    if (key.store.path.empty() || key.by == By::search) return nullptr;
    return stores.open(key.store, store_bytes(key.memory)).value_or(nullptr);
  }

  LimitedSession& session_of(const SessionKey& key) {
    const bool is_common = key == usual_key();
    std::unique_ptr<LimitedSession>& limited = is_common ? common : other;
    if (!limited || limited->key != key) {
      limited = std::make_unique<LimitedSession>(
          key, Budget(Budget::Limits{.memory = key.memory, .interrupt = front_end.interrupt}),
          kept_for(key));
      limited->session.add_games_later(front_end.games);
      for (const auto& game : games) limited->add_accepted(game);
    }
    limited->budget.stop_at(end);
    return *limited;
  }

  Result<void> add_game(const std::shared_ptr<const AnyRuleset>& game) {
    if (auto added = session_of(usual_key()).session.add_game(game); !added) return added;
    if (other) other->add_accepted(game);
    std::erase_if(games,
                  [&](const auto& known) { return known->info().name == game->info().name; });
    games.push_back(game);
    return {};
  }

  // The number of values in the session of such requests, or 0 if there is none.
  std::size_t values_made(const SessionKey& key) const {
    for (const auto& limited : {common.get(), other.get()}) {
      if (limited != nullptr && limited->key == key) return limited->session.store().size();
    }
    return 0;
  }

  Budget rest_of_budget() const {
    Budget out(Budget::Limits{.interrupt = front_end.interrupt});
    out.stop_at(end);
    return out;
  }

  // Drops all sessions without names, so that later questions have memory again. Only forget()
  // drops sessions with names.
  void give_up_full_sessions() {
    for (std::unique_ptr<LimitedSession>* limited : {&common, &other}) {
      if (*limited && (*limited)->has_no_names()) limited->reset();
    }
  }

  StorePlace store_of(const StoreOptions& options) const {
    StorePlace out = front_end.store;
    if (options.store) out = {.path = *options.store};
    out.read_only = out.read_only || options.store_read_only;
    return out;
  }

  Attempt<Response> answer(const Request& request, const void* options, const Page& page,
                           Settings settings);
};

Budget Door::rest_of_budget() const { return state_->rest_of_budget(); }

Failure Door::explained(Failure failure) const {
  if (failure.limit != Limit::interrupted || Clock::now() < state_->end) return failure;
  return time_is_over(std::move(failure), state_->time);
}

namespace {

// What the reader can ask instead, in the words of the program.
void add_hint(const Request& request, Failure& failure) {
  if (failure.hint == Hint::who_wins && request.question->name != "analyze") {
    failure.error.message += "; summand analyze says who wins that board alone";
  }
}

}  // namespace

Attempt<Response> Door::State::answer(const Request& request, const void* options, const Page& page,
                                      Settings settings) {
  const OptionList& list = request.question->options;
  const StoreOptions* given = list.store(options);
  const StoreOptions its_store = given == nullptr ? StoreOptions{} : *given;
  const MeansOptions* means = list.means(options);
  const By by = means == nullptr ? By::anything : means->means.value_or(By::anything);
  const SessionKey key{settings.memory, by, store_of(its_store)};
  if (its_store.store == "") {
    return failure_elsewhere({"--store: the name of a file is expected"});
  }
  if (its_store.store_read_only && key.store.path.empty()) {
    return failure_elsewhere({"--store-read-only needs a store: --store FILE"});
  }
  if (!key.store.path.empty() && uses_store(*request.question)) {
    if (auto opened = stores.open(key.store, store_bytes(key.memory)); !opened) {
      return failure_elsewhere(std::move(opened).error());
    }
  }
  Asking asking(
      request, options, page, settings, [&]() -> Session& { return session_of(key).session; },
      [&](const auto& game) { return add_game(game); }, kept, front_end.interrupt, front_end.input,
      front_end.watcher);
  return within_limits([&]() -> Attempt<Response> {
    const CurrentBudget current(rest_of_budget());
    std::optional<Progress> progress;
    if (request.question->each && !request.arguments.empty()) {
      progress.emplace(asking.watcher(), Work{.noun = asking.text().substr(0, kMostNoun),
                                              .values = [&] { return values_made(key); }});
    }
    auto response = request.question->answer(asking);
    if (response) response->readings = asking.notes_;
    return response;
  });
}

Door::Door(const FrontEnd& front_end) : state_(std::make_unique<State>(State{front_end})) {}
Door::Door(Door&&) noexcept = default;
Door& Door::operator=(Door&&) noexcept = default;
Door::~Door() = default;

Attempt<Response> Door::ask(const Request& request, const Page& page) {
  const auto settings = settings_of(request, state_->front_end.memory);
  if (!settings) return failure_elsewhere(settings.error());
  const auto options = read_options(request);
  if (!options) return failure_elsewhere(options.error());
  const bool endless = settings->time.count() == 0 || request.question->limits_parts;
  state_->time = settings->time;
  state_->end = endless ? Clock::time_point::max() : Clock::now() + settings->time;
  Attempt<Response> out = state_->answer(request, options->get(), page, *settings);
  for (std::string& problem : state_->stores.settle()) {
    if (out) {
      out->warnings.push_back(std::move(problem));
    } else {
      out.error().error.message += "; " + problem;
    }
  }
  if (out && out->stopped) {
    out->stopped = explained(*std::move(out->stopped));
    add_hint(request, *out->stopped);
  }
  if (out) return out;
  Failure failure = explained(std::move(out).error());
  add_hint(request, failure);
  failure.is_in_text = failure.is_in_text && request.question->each;
  if (failure.limit == Limit::memory) state_->give_up_full_sessions();
  return std::unexpected(std::move(failure));
}

Result<void> Door::add_game(const std::shared_ptr<const AnyRuleset>& game) {
  state_->end = Clock::time_point::max();
  return state_->add_game(game);
}

Result<void> Door::open_store() {
  const State::SessionKey key = state_->usual_key();
  if (key.store.path.empty()) return {};
  auto opened = state_->stores.open(key.store, store_bytes(key.memory));
  if (!opened) return std::unexpected(std::move(opened).error());
  return {};
}

std::vector<std::string> Door::settle_store() { return state_->stores.settle(); }

void Door::forget() {
  *state_ = State{.front_end = state_->front_end,
                  .stores = std::move(state_->stores),
                  .games = std::move(state_->games)};
}

void Door::begin_anew() {
  if (state_->common && state_->common->has_no_names()) state_->common.reset();
}

Session& Door::session() {
  state_->end = Clock::time_point::max();
  return state_->session_of(state_->usual_key()).session;
}

}  // namespace summand::ask
