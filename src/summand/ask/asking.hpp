// Asking: a question that is being answered, with its request, limits, session and watcher.
#pragma once

#include <any>
#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "summand/ask/request.hpp"
#include "summand/ask/settings.hpp"
#include "summand/ask/watcher.hpp"
#include "summand/base/attempt.hpp"
#include "summand/base/budget.hpp"
#include "summand/base/check.hpp"
#include "summand/base/read_input.hpp"
#include "summand/boards/origin.hpp"
#include "summand/language/session.hpp"

namespace summand::ask {

class Asking {
 public:
  // How the answer in words will look. It changes the data only if values are printed while they
  // are computed.
  const Page& page() const { return page_; }
  const Request& request() const { return request_; }
  // The options of the request. Assumes that the table of the question fills an S.
  template <class S>
  const S& options() const {
    SUMMAND_CHECK(request_.question->options.fills<S>());
    return *static_cast<const S*>(options_);
  }
  // The text of the question. Assumes that there is one.
  const std::string& text() const { return request_.arguments.front(); }
  Settings settings() const { return settings_; }

  // The first call makes the session. It is kept for later questions.
  Session& session() const { return session_(); }
  // From now on the expressions of this conversation can call the game, too. Fails as
  // Session::add_game does (language/session.hpp).
  Result<void> add_game(const std::shared_ptr<const AnyRuleset>& game) const {
    return add_game_(game);
  }
  // The value of text(), with boards named from the origin of the request (origin_option.hpp).
  // Notes of the session on how it was read stand beside the answer. Throws nothing.
  Attempt<Answer> evaluate() const { return evaluate(text()); }
  Attempt<Answer> evaluate(std::string_view expression) const;
  // The same for an answer that must be a game. Otherwise the error is "only games ARE_WON, but
  // this is a number", with the text of `are_won`.
  Attempt<Game> evaluate_game(std::string_view are_won) const;
  // The limits of an answer that is one computation. Its time starts at the call.
  Budget budget() const;

  // Data kept under that name for later questions of the conversation. Empty at first. Expensive
  // data are kept with the input that they were made for.
  std::any& kept(std::string_view what) const {
    const auto at = kept_.find(what);
    return at != kept_.end() ? at->second : kept_[std::string(what)];
  }

  // The standard input, for an option whose value is -. Null if there is none.
  const ReadInput& input() const { return input_; }

  // Null if nobody watches.
  Watcher* watcher() const { return watcher_; }
  // Sends the beginning of the answer before the rest is known.
  void tell_early(const Response& part) const {
    if (watcher_ != nullptr) watcher_->early(request_, part);
  }

 private:
  friend class Door;

  using Kept = std::map<std::string, std::any, std::less<>>;
  using AddGame = std::function<Result<void>(const std::shared_ptr<const AnyRuleset>&)>;

  Asking(const Request& request, const void* options, const Page& page, Settings settings,
         std::function<Session&()> session, AddGame add_game, Kept& kept,
         const std::atomic<bool>* interrupt, const ReadInput& input, Watcher* watcher)
      : request_(request),
        options_(options),
        page_(page),
        settings_(settings),
        session_(std::move(session)),
        add_game_(std::move(add_game)),
        kept_(kept),
        interrupt_(interrupt),
        input_(input),
        watcher_(watcher) {}

  // Where a1 is in boards of the question.
  Origin origin() const;

  const Request& request_;
  const void* options_;
  const Page& page_;
  Settings settings_;
  std::function<Session&()> session_;
  AddGame add_game_;
  Kept& kept_;
  const std::atomic<bool>* interrupt_;
  const ReadInput& input_;
  Watcher* watcher_;
  mutable std::vector<std::string> notes_;  // on how the expressions were read
};

}  // namespace summand::ask
