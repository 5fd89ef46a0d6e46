// Run: a command that is running: its request, limits, session and output.
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
  unsigned threads = 0;             // 0: all of the machine
};

// An expression and its place.
struct Item {
  std::string text;
  std::size_t line = 1;   // the number of its first line
  bool streamed = false;  // one of many lines: its answer is one line
};

class Run {
 public:
  // In a dialogue: its session, and the number of the line that holds the arguments.
  static Result<Run> of(Request request, Session* dialogue = nullptr, std::size_t line = 1);

  const Request& request() const { return request_; }
  bool json() const { return request_.has("json"); }
  bool in_dialogue() const { return dialogue_ != nullptr; }
  Colours colours() const;
  // Whether the answer goes to a terminal, so that a person reads it.
  bool for_people() const;
  // Made by the first call.
  Session& session();
  Settings settings() const { return settings_; }
  // The limits of a run that is a single computation; the time starts now.
  Budget budget() const;

  // The contents of the file of --load, read once because it may be a pipe. Assumes that it is
  // given.
  const Result<std::string>& loaded() const;

  // Evaluates an expression. The time limit is for this expression alone.
  Attempt<Answer> evaluate(const Item& item);
  // The same failure. If the time limit of the item interrupted it, the message says so.
  Failure explained(Failure failure) const;

  // Calls answer(item) for each expression: an argument, the contents of a file (@FILE), or each
  // line of the standard input (-). Writes the returned text or the error. An empty text means that
  // the answer is written already.
  Exit for_each_item(const std::function<Attempt<std::string>(const Item&)>& answer);

  // Call this before an item's answer is written: removes its progress line.
  void begin_output() { progress_.reset(); }

  // JSON that begins with "schema" and "command", with the object still open. Long answers go to a
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
  // Calls work() within the time limit of one item.
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

// Writes to stderr why a request has no answer, and as JSON to stdout if --json is given, with the
// command and the limit that was reached.
void report_usage(const Run& run, std::string_view message,
                  std::optional<Limit> limit = std::nullopt);
// The same; returns `exit`.
Exit say(const Run& run, const std::string& message, Exit exit);
// The same for a failure; returns its exit code.
Exit report_failure(const Run& run, const Failure& failure);
// The same when part of the answer may be on stdout already: then only stderr gets the message that
// the answer ends there.
Exit report_cut_off(const Run& run, const Failure& failure, const OutputStream& out);
// The same before there is a run; the name is empty if there is no command.
void report_usage(std::string_view command, std::string_view message, bool json,
                  std::optional<Limit> limit = std::nullopt);

}  // namespace summand::program
