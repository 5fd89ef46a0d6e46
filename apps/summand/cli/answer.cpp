#include "apps/summand/cli/answer.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <optional>
#include <string>
#include <unistd.h>
#include <utility>

#include "apps/summand/cli/input.hpp"
#include "apps/summand/cli/limits.hpp"
#include "apps/summand/cli/memory_bound.hpp"
#include "apps/summand/cli/message.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/terminal/screen.hpp"
#include "apps/summand/terminal/terminal_watcher.hpp"
#include "summand/analysis/json.hpp"
#include "summand/base/current_budget.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/look_handler.hpp"
#include "summand/base/separated.hpp"
#include "summand/text/caret.hpp"
#include "summand/text/json_texts.hpp"

namespace summand::program {

namespace {

// A text of the question.
struct Item {
  Source source = {};
  std::string_view file = {};  // of @FILE
  bool streamed = false;       // one of many lines: its answer is one line
  std::string_view text = {};
};

// Writes a text, and a newline after it if it has none at its end.
class WholeLines final : public TextSink {
 public:
  explicit WholeLines(OutputStream& out) : out_(out) {}

  void write(std::string_view text) override {
    if (text.empty()) return;
    out_.write(text);
    last_ = text.back();
  }
  void end() {
    if (last_ != '\n') out_.write("\n");
  }

 private:
  OutputStream& out_;
  char last_ = '\0';
};

class Text final : public TextSink {
 public:
  void write(std::string_view text) override { whole += text; }

  std::string whole;
};

// All answers of one run.
class Answers {
 public:
  Answers(Run& run, const Request& request) : run_(run), request_(request) {}

  Exit write_all();

 private:
  Exit whole();
  Exit each(std::size_t argument);
  Exit lines();
  Exit item(std::string text, Item item);
  static void write_kept();
  Exit of_file(const std::string& path, Source source);
  Page page(bool one_line) const;

  void write_early(const ask::Response& part, const Page& page);
  Exit write(const Item& item, ask::Response response);
  void write_json(const Item& item, const ask::Response& response, OutputStream& out) const;
  void write_text(const ask::Response& response, const Page& page, OutputStream& out);
  Exit say_rest(const ask::Response& response) const;
  std::pair<Failure, Source> placed(const Item& item, Failure failure) const;
  void report(const Item& item, const Failure& failure) const;

  Run& run_;
  const Request& request_;
  std::string gap_;   // the empty line between the last page and the next one
  std::string said_;  // the beginning of the answer, already written
};

Exit worse(Exit a, Exit b) { return std::max(a, b); }

Page Answers::page(bool one_line) const {
  if (run_.json()) return {.one_line = one_line};
  return {.colours = run_.colours(),
          .pretty = run_.for_people() && run_.in_dialogue(),
          .for_people = run_.for_people(),
          .one_line = one_line,
          .columns = prose_columns()};
}

// --- what is asked ---

Exit Answers::write_all() {
  if (const auto options = ask::read_options(request_); !options) {
    return say(run_, options.error().message, Exit::wrong);
  }
  if (!request_.question->each || request_.arguments.empty()) return whole();
  Exit out = Exit::done;
  for (std::size_t i = 0; i < request_.arguments.size(); ++i) {
    out = worse(out, each(i));
    if (interrupt_flag()->load()) break;
  }
  return out;
}

Exit Answers::whole() {
  const Alarm alarm(request_.question->limits_parts ? std::chrono::nanoseconds()
                                                    : run_.settings().time);
  auto response = run_.door().ask(request_, page(false));
  if (!response) return report_failure(run_, run_.explained(std::move(response).error()));
  return write({}, *std::move(response));
}

Exit Answers::each(std::size_t i) {
  const std::string& argument = request_.arguments[i];
  if (argument == "-" && !run_.in_dialogue()) return lines();
  Source source = run_.source();
  if (i < source.arguments.size()) source.begin = source.arguments[i];
  if (argument.starts_with('@')) return of_file(argument.substr(1), std::move(source));
  return item(argument, {.source = std::move(source)});
}

Exit Answers::of_file(const std::string& path, Source source) {
  const Alarm alarm(run_.settings().time);
  auto text = within_limits([&]() -> Attempt<std::string> {
    auto read = read_file(path);
    if (!read) return failure_elsewhere(std::move(read).error());
    return *std::move(read);
  });
  if (!text) return report_failure(run_, run_.explained(text.error()));
  while (text->ends_with('\n')) text->pop_back();
  return item(*std::move(text), {.source = std::move(source), .file = path});
}

Exit Answers::lines() {
  LineReader reader(STDIN_FILENO);
  const KeepsOutput keeps;
  Exit out = Exit::done;
  std::size_t number = 0;
  while (std::optional<std::string> line = reader.next()) {
    if (line->ends_with('\r')) line->pop_back();
    out = worse(out, item(*std::move(line), {.source = {.line = ++number}, .streamed = true}));
    if (!reader.has_next()) write_kept();
    if (interrupt_flag()->load()) break;
  }
  write_kept();
  if (reader.error()) out = worse(out, say(run_, reader.error()->message, Exit::wrong));
  return interrupt_flag()->load() ? worse(out, Exit::limited) : out;
}

// Ctrl-C ends the wait for a slow reader. Then lines() sees the flag, too.
void Answers::write_kept() {
  [[maybe_unused]] const Attempt<void> written = within_limits([]() -> Result<void> {
    OutputStream(Budget({.interrupt = interrupt_flag()})).write_kept();
    return {};
  });
}

Exit Answers::item(std::string text, Item item) {
  const Request asked = request_.about(std::move(text));
  item.text = asked.arguments.front();
  MemoryBound::hold();
  const Alarm alarm(run_.settings().time);
  const Page page = this->page(item.streamed);
  said_.clear();
  const HearEarly hear([&](const ask::Response& part) { write_early(part, page); });
  auto response = run_.door().ask(asked, page);
  if (response) return write(item, *std::move(response));
  const Failure failure = run_.explained(std::move(response).error());
  report(item, failure);
  return exit_of(failure);
}

// --- what is written ---

void Answers::write_early(const ask::Response& part, const Page& page) {
  if (run_.json() || page.one_line) return;
  Text text;
  text.write(std::exchange(gap_, ""));
  part.text(text, page);
  write_out(text.whole);
  said_ = text.whole;
}

Exit Answers::write(const Item& item, ask::Response response) {
  if (response.stopped) response.stopped = run_.explained(*std::move(response.stopped));
  // The part that was finished before a limit is still written.
  std::optional<NoLookHandler> nothing_stops;
  if (response.stopped) nothing_stops.emplace();
  OutputStream out(response.stopped ? Budget() : Budget({.interrupt = interrupt_flag()}));
  const CurrentBudget current(response.stopped ? Budget() : run_.door().rest_of_budget());
  const auto written = within_limits([&]() -> Result<void> {
    if (run_.json()) {
      write_json(item, response, out);
    } else {
      write_text(response, page(item.streamed), out);
    }
    out.finish();
    return {};
  });
  if (written) return say_rest(response);
  const Failure failure = run_.explained(written.error());
  if (out.has_begun() || !request_.question->each) return report_cut_off(run_, failure, out);
  report(item, failure);
  return exit_of(failure);
}

void Answers::write_json(const Item& item, const ask::Response& response, OutputStream& out) const {
  JsonWriter json = run_.json_object(item.streamed, response.long_json ? &out : nullptr);
  response.json(json);
  if (response.stopped) {
    summand::write_json(json, *response.stopped, item.text, 1);
  } else {
    write_texts_if_any(json, "problems", response.problems);
  }
  write_texts_if_any(json, "remarks", response.readings);
  write_texts_if_any(json, "warnings", response.warnings);
  json.close();
  if (response.long_json) return json.finish();
  out.write(json.str());
  out.write("\n");
}

void Answers::write_text(const ask::Response& response, const Page& page, OutputStream& out) {
  WholeLines lines(out);
  if (said_.empty()) {
    lines.write(std::exchange(gap_, ""));
    response.text(lines, page);
  } else {
    // The beginning is already written.
    Text text;
    if (said_.starts_with('\n')) text.write("\n");
    response.text(text, page);
    const std::string_view whole = text.whole;
    lines.write(whole.starts_with(said_) ? whole.substr(said_.size()) : whole);
  }
  lines.end();
  if (request_.question->pages) gap_ = "\n";
}

// Writes the problems and notes of the answer to stderr.
Exit Answers::say_rest(const ask::Response& response) const {
  if (response.stopped) {
    write_problem(run_, fmt::format("{}: {}", response.stopped->error.message,
                                    separated(response.problems, "; ")));
  } else {
    for (const std::string& problem : response.problems) write_problem(run_, problem);
  }
  for (const std::string& warning : response.warnings) write_message("summand: " + warning);
  if (!run_.json()) {
    for (const std::string& reading : response.readings) write_message(reading);
    for (const std::string& note : response.notes) write_message(note);
  }
  if (response.stopped) return exit_of(*response.stopped);
  if (!response.problems.empty()) return Exit::wrong;
  if (response.refuted) return Exit::refuted;
  return response.unfinished ? Exit::limited : Exit::done;
}

// The failure, and the source that has its place.
std::pair<Failure, Source> Answers::placed(const Item& item, Failure failure) const {
  failure.error.message = shortened(failure.error.message);
  const bool has_place = !failure.limit && failure.is_in_text;
  Source source = item.source;
  if (source.text.empty()) {
    source.text = item.text;
  } else if (item.file.empty()) {
    failure.error.offset = source.begin + (has_place ? failure.error.offset : 0);
  } else if (!source.is_script()) {
    source = {.text = item.text};
  } else {
    if (has_place) {
      const Place place = place_of(item.text, failure.error.offset);
      failure.error.message = fmt::format("{}:{}:{}: {}", printable(item.file), place.line,
                                          place.column, failure.error.message);
    }
    failure.error = Error{std::move(failure.error.message), source.begin};
  }
  return {std::move(failure), std::move(source)};
}

void Answers::report(const Item& item, const Failure& found) const {
  const auto [failure, source] = placed(item, found);
  const bool has_place = source.is_script() || (!failure.limit && failure.is_in_text);
  const std::string message = has_place ? source.located(failure.error) : failure.error.message;
  if (run_.json()) {
    JsonWriter json = run_.json_object(item.streamed);
    program::write_json(json, failure, source);
    write_out(json.close().str() + "\n");
  } else if (item.streamed) {
    write_out("error: " + printable_lines(message.substr(0, message.find('\n'))) + "\n");
  }
  write_message((has_place || failure.is_in_text ? "" : "summand: ") + message);
}

}  // namespace

Exit answer(Run& run, const Request& request) { return Answers(run, request).write_all(); }

}  // namespace summand::program
