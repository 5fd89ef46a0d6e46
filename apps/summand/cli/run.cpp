#include "apps/summand/cli/run.hpp"

#include <fmt/core.h>
#include <unistd.h>
#include <utility>

#include "apps/summand/cli/input.hpp"
#include "apps/summand/cli/limits.hpp"
#include "apps/summand/cli/memory_bound.hpp"
#include "apps/summand/cli/message.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/cli/store_place.hpp"
#include "apps/summand/terminal/terminal_watcher.hpp"
#include "summand/analysis/json.hpp"
#include "summand/base/check.hpp"

namespace summand::program {

namespace {

// Adds the text of the file that the request describes, and returns the games of --rules.
Result<std::vector<OwnGame>> read_files(Request& request) {
  if (names_rule_file(request)) {
    SUMMAND_TRY(text, read_file(request.arguments.front()));
    request.options.try_emplace("text", std::move(text));
  }
  const auto files = request.option("rules");
  return files ? read_all_rules(*files) : std::vector<OwnGame>();
}

// Only a request that asks for the standard input may read it.
ReadInput input_of(const Request& request) {
  return request.option("graphs") == "-" ? read_some_input : ReadInput();
}

}  // namespace

Attempt<Run> Run::of(Request request, ask::Door* dialogue, Source source) {
  write_for(request.has("json") ? Readers::programs : Readers::people);
  const auto settings = ask::settings_of(request, default_memory());
  if (!settings) return failure_elsewhere(settings.error());
  const Alarm alarm(settings->time);
  auto games = within_limits([&] { return read_files(request); });
  if (games) {
    return Run(std::move(request), *settings, *std::move(games), dialogue, std::move(source));
  }
  Failure failure = std::move(games).error();
  if (failure.limit == Limit::interrupted && alarm.rang()) {
    failure = ask::time_is_over(std::move(failure), settings->time);
  }
  return std::unexpected(std::move(failure));
}

Colours Run::colours() const { return wants_colours(STDOUT_FILENO) ? Colours::yes : Colours::no; }

bool Run::for_people() const { return is_terminal(STDOUT_FILENO); }

Budget Run::budget() const { return ask::budget_of(settings_, interrupt_flag()); }

const Result<std::string>& Run::loaded() const {
  if (!loaded_) loaded_.emplace(read_file(request_.options.at("load")));
  return *loaded_;
}

ask::Door& Run::door() {
  // The names of all games were tried when their files were read.
  const auto add = [](ask::Door& door, const OwnGame& game) {
    const bool added = door.add_game(game).has_value();
    SUMMAND_CHECK(added);
  };
  if (dialogue_ != nullptr) {
    for (const OwnGame& game : std::exchange(games_, {})) add(*dialogue_, game);
    return *dialogue_;
  }
  if (!own_) {
    own_.emplace(ask::Door::FrontEnd{.memory = settings_.memory,
                                     .interrupt = interrupt_flag(),
                                     .watcher = &terminal_watcher(),
                                     .input = input_of(request_),
                                     .games = games_in_folders,
                                     .store = store_place(request_)});
    for (const OwnGame& game : games_) add(*own_, game);
  }
  return *own_;
}

Exit exit_of(const Failure& failure) { return failure.limit ? Exit::limited : Exit::wrong; }

Failure Run::explained(Failure failure) const {
  const Alarm* alarm = Alarm::innermost();
  if (failure.limit != Limit::interrupted || alarm == nullptr || !alarm->rang()) return failure;
  return ask::time_is_over(std::move(failure), settings_.time);
}

JsonWriter Run::json_object(bool one_line, TextSink* sink) const {
  JsonWriter json(one_line ? JsonWriter::Layout::one_line : JsonWriter::Layout::indented, sink);
  json.object()
      .key("schema")
      .number(kJsonSchema)
      .member("command", request_.question->first_word());
  return json;
}

void report_usage(const Run& run, std::string_view message, std::optional<Limit> limit) {
  report_usage(run.request().question->first_word(), message, run.json(), limit, run.source());
}

Exit say(const Run& run, const std::string& message, Exit exit) {
  report_usage(run, message);
  return exit;
}

Exit report_failure(const Run& run, const Failure& failure) {
  report_usage(run, failure.error.message, failure.limit);
  return exit_of(failure);
}

void write_problem(const Run& run, const std::string& message) {
  const Source& source = run.source();
  write_message(source.is_script() ? source.located({message, source.begin})
                                   : "summand: " + message);
}

Exit report_cut_off(const Run& run, const Failure& failure, const OutputStream& out) {
  if (!out.has_begun()) return report_failure(run, failure);
  write_problem(run, failure.error.message + "; the answer ends here");
  return exit_of(failure);
}

void report_usage(std::string_view command, std::string_view message, bool json,
                  std::optional<Limit> limit, const Source& source) {
  const Error error{shortened(message), source.begin};
  if (json) {
    write_for(Readers::programs);
    // The clients of serve read lines.
    const bool in_lines = command == "serve";
    JsonWriter writer(in_lines ? JsonWriter::Layout::one_line : JsonWriter::Layout::indented);
    writer.object().key("schema").number(kJsonSchema);
    if (!command.empty()) writer.member("command", command);
    write_json(writer, Failure{error, limit, source.is_script()}, source);
    write_out(writer.close().str() + "\n");
  }
  write_message(source.is_script() ? source.located(error) : "summand: " + error.message);
}

void write_json(JsonWriter& json, const Failure& failure, const Source& source) {
  if (source.is_script()) json.member("file", source.script);
  summand::write_json(json, failure, source.text, source.line);
}

}  // namespace summand::program
