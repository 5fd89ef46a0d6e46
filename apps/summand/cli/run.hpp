// Run: a running command with its request, limits, door and output.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "apps/summand/cli/command.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/cli/rule_files.hpp"
#include "apps/summand/cli/source.hpp"
#include "summand/ask/door.hpp"
#include "summand/ask/settings.hpp"
#include "summand/base/attempt.hpp"
#include "summand/base/budget.hpp"
#include "summand/draw/text.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::program {

class Run {
 public:
  // `dialogue` is the door of a dialogue or a script, whose text is the source. Reads the files of
  // --rules, and the file of `summand rules FILE`, within the time limit, because a pipe may never
  // end.
  static Attempt<Run> of(Request request, ask::Door* dialogue = nullptr, Source source = {});

  const Request& request() const { return request_; }
  bool json() const { return request_.has("json"); }
  bool in_dialogue() const { return dialogue_ != nullptr; }
  const Source& source() const { return source_; }
  Colours colours() const;
  // True if the answer goes to a terminal, so a person reads it.
  bool for_people() const;
  // The first call makes the door and adds the games of files.
  ask::Door& door();
  // The games of --rules.
  const std::vector<OwnGame>& games() const { return games_; }
  // The session of the door, for matches.
  Session& session() { return door().session(); }
  ask::Settings settings() const { return settings_; }
  // The limits of a run that is one computation. Its time starts at the call.
  Budget budget() const;

  // The contents of the file of --load. Read only once, because it may be a pipe. Assumes that the
  // option is given.
  const Result<std::string>& loaded() const;

  // The same failure. If the innermost alarm interrupted it, the message says so.
  Failure explained(Failure failure) const;

  // JSON that begins with "schema" and "command". The object is still open. Long answers are
  // written to a sink.
  JsonWriter json_object(bool one_line = false, TextSink* sink = nullptr) const;

 private:
  Run(Request request, ask::Settings settings, std::vector<OwnGame> games, ask::Door* dialogue,
      Source source)
      : request_(std::move(request)),
        settings_(settings),
        games_(std::move(games)),
        dialogue_(dialogue),
        source_(std::move(source)) {}

  Request request_;
  ask::Settings settings_;
  std::vector<OwnGame> games_;  // of --rules; a dialogue takes them
  ask::Door* dialogue_;
  Source source_;
  std::optional<ask::Door> own_;
  mutable std::optional<Result<std::string>> loaded_;
};

Exit exit_of(const Failure& failure);

// Writes to stderr why a request has no answer. With --json, also writes JSON to stdout with the
// command and the limit that was reached.
void report_usage(const Run& run, std::string_view message,
                  std::optional<Limit> limit = std::nullopt);
// The same; returns `exit`.
Exit say(const Run& run, const std::string& message, Exit exit);
// The same for a failure. Returns its exit code.
Exit report_failure(const Run& run, const Failure& failure);
// Writes the message to stderr, in a script with its place.
void write_problem(const Run& run, const std::string& message);
// Reports a failure if part of the answer may already be on stdout. Then only stderr gets the
// message that the answer is cut off.
Exit report_cut_off(const Run& run, const Failure& failure, const OutputStream& out);
// The same if there is no run yet. `command` is empty if there is no command.
void report_usage(std::string_view command, std::string_view message, bool json,
                  std::optional<Limit> limit = std::nullopt, const Source& source = {});
// Writes the members "error" and, in a script, "file". The offset is a place in the source.
void write_json(JsonWriter& json, const Failure& failure, const Source& source);

}  // namespace summand::program
