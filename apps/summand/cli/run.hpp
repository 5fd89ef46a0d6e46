// Run: one command at work: what it was asked, its limits, its session, and how it answers.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "apps/summand/cli/command.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/terminal/progress.hpp"
#include "summand/base/attempt.hpp"
#include "summand/base/budget.hpp"
#include "summand/draw/text.hpp"
#include "summand/language/session.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::program {

struct Settings {
  std::size_t memory = 0;           // bytes
  std::chrono::nanoseconds time{};  // for one expression; 0: no limit
  unsigned threads = 0;             // 0: all there are
};

// An expression, and where it stood.
struct Item {
  std::string text;
  std::size_t line = 1;   // the number of its first line
  bool streamed = false;  // one of many lines, which is answered by one line
};

class Run {
 public:
  // In a dialogue the session is that of the dialogue, and an argument stood in this line of it.
  static Result<Run> of(Request request, Session* dialogue = nullptr, std::size_t line = 1);

  const Request& request() const { return request_; }
  bool json() const { return request_.has("json"); }
  bool in_dialogue() const { return dialogue_ != nullptr; }
  Colours colours() const;
  // Whether the answer goes to a terminal, which is read by a person.
  bool for_people() const;
  // Made when it is first asked for.
  Session& session();
  Settings settings() const { return settings_; }
  // The limits of a run that is one computation, its time from now on.
  Budget budget() const;

  // What the file of --load holds, which is read once: it may be a pipe. Assumes that it is given.
  const Result<std::string>& loaded() const;

  // What an expression says. The limit of time is for this one.
  Attempt<Answer> evaluate(const Item& item);
  // The same failure; if it was the time limit of an item that interrupted it, that is named.
  Failure explained(Failure failure) const;

  // Calls answer(item) for each expression of the arguments: themselves, what a file holds (@FILE),
  // each line of the standard input (-). Writes what it returns, or why there is nothing; an empty
  // text says that the answer is written already.
  Exit for_each_item(const std::function<Attempt<std::string>(const Item&)>& answer);

  // From here on an item's answer is written: its line of progress is gone.
  void begin_output() { progress_.reset(); }

  // JSON that begins with "schema" and "command" (and the object is open); what is long goes to a
  // sink.
  JsonWriter json_object(bool one_line = false, TextSink* sink = nullptr) const;

 private:
  Run(Request request, Settings settings, Session* dialogue, std::size_t line)
      : request_(std::move(request)), settings_(settings), dialogue_(dialogue), line_(line) {}

  Budget budget_of(Budget::Limits limits) const;
  std::size_t values_made() const;
  Exit answer_lines(const std::function<Attempt<std::string>(const Item&)>& answer);
  Exit answer_item(const Item& item,
                   const std::function<Attempt<std::string>(const Item&)>& answer);
  // What work() returns within the limit of time of one item.
  template <class Work>
  auto in_time(Work&& work) const;
  void report(const Item& item, const Failure& failure) const;

  Request request_;
  Settings settings_;
  Session* dialogue_;
  std::size_t line_;
  std::optional<Session> own_;
  std::shared_ptr<Progress> progress_;  // of the item at work
  mutable std::optional<Result<std::string>> loaded_;
};

// Says on stderr why a request has no answer, and as JSON on stdout if that is wanted: with the
// command, and the limit where one was reached.
void report_usage(const Run& run, std::string_view message,
                  std::optional<Limit> limit = std::nullopt);
// The same; returns `exit`.
Exit say(const Run& run, const std::string& message, Exit exit);
// The same for a failure; returns the exit code that belongs to it.
Exit report_failure(const Run& run, const Failure& failure);
// The same where a part of the answer may stand on stdout already: then it is said on stderr alone
// that the answer is cut off.
Exit report_cut_off(const Run& run, const Failure& failure, const OutputStream& out);
// The same before there is a run; the name of the command is empty where there is none.
void report_usage(std::string_view command, std::string_view message, bool json,
                  std::optional<Limit> limit = std::nullopt);

}  // namespace summand::program
