#include "apps/summand/cli/run.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include "apps/summand/cli/input.hpp"
#include "apps/summand/cli/limits.hpp"
#include "apps/summand/cli/memory_bound.hpp"
#include "apps/summand/cli/message.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/terminal/progress.hpp"
#include "summand/analysis/json.hpp"
#include "summand/base/current_budget.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/text/caret.hpp"
#include "summand/verdict/outcome_of_game.hpp"

namespace summand::program {

namespace {

// Each thread has a stack, and in some searches its own session.
constexpr unsigned kMostThreads = 256;

Result<Settings> settings_of(const Request& request) {
  Settings out{.memory = default_memory()};
  if (const auto text = request.option("memory")) {
    const auto memory = parse_memory(*text);
    if (!memory) return fail("--memory: " + memory.error().message);
    out.memory = *memory;
  }
  if (const auto text = request.option("time")) {
    const auto time = parse_duration(*text);
    if (!time) return fail("--time: " + time.error().message);
    out.time = *time;
  }
  if (const auto text = request.option("threads")) {
    out.threads = whole_number<unsigned>(*text).value_or(0);
    if (out.threads == 0) {
      return fail(fmt::format("--threads: '{}' is not a number of threads", printable(*text, 40)));
    }
    if (out.threads > kMostThreads) {
      return fail(fmt::format("--threads: '{}' is too many (at most {})", printable(*text, 40),
                              kMostThreads));
    }
  }
  return out;
}

Exit worse(Exit a, Exit b) { return std::max(a, b); }

Exit exit_of(const Failure& failure) { return failure.limit ? Exit::limited : Exit::wrong; }

}  // namespace

Result<Run> Run::of(Request request, Session* dialogue, std::size_t line) {
  write_for(request.has("json") ? Readers::programs : Readers::people);
  SUMMAND_TRY(settings, settings_of(request));
  return Run(std::move(request), settings, dialogue, line);
}

Colours Run::colours() const { return wants_colours(STDOUT_FILENO) ? Colours::yes : Colours::no; }

bool Run::for_people() const { return is_terminal(STDOUT_FILENO); }

Budget Run::budget() const {
  Budget::Limits limits;
  if (settings_.time.count() > 0) limits.time = settings_.time;
  return budget_of(limits);
}

// The memory of the program itself is charged at once.
Budget Run::budget_of(Budget::Limits limits) const {
  limits.memory = settings_.memory;
  limits.interrupt = interrupt_flag();
  Budget out(limits);
  out.charge(kProgramBytes);
  return out;
}

const Result<std::string>& Run::loaded() const {
  if (!loaded_) loaded_.emplace(read_file(request_.options.at("load")));
  return *loaded_;
}

Session& Run::session() {
  // A line with its own limits, or without theorems, cannot use the session of the dialogue.
  const bool differs = request_.option("memory") || request_.option("by") == "search";
  if (dialogue_ != nullptr && !differs) return *dialogue_;
  if (!own_) {
    const By by = request_.option("by") == "search" ? By::search : By::anything;
    own_.emplace(budget_of({}), by);
    own_->ask(outcome_oracle());
  }
  return *own_;
}

std::size_t Run::values_made() const {
  const Session* session = own_ ? &*own_ : dialogue_;
  return session == nullptr ? 0 : session->store().size();
}

Attempt<Answer> Run::evaluate(const Item& item) {
  return within_limits([&] { return session().evaluate(item.text); });
}

template <class Work>
auto Run::in_time(Work&& work) const {
  const Alarm alarm(settings_.time);
  auto found = within_limits(std::forward<Work>(work));
  if (!found) found = std::unexpected(explained(std::move(found).error()));
  return found;
}

Failure Run::explained(Failure failure) const {
  const Alarm* alarm = Alarm::innermost();
  if (failure.limit != Limit::interrupted || alarm == nullptr || !alarm->rang()) return failure;
  const double seconds = std::chrono::duration<double>(settings_.time).count();
  std::string& message = failure.error.message;
  // The text after this word stays: it says how far the work came.
  constexpr std::string_view kInterrupted = "interrupted";
  if (const auto at = message.rfind(kInterrupted); at != std::string::npos) {
    message.replace(at, kInterrupted.size(),
                    fmt::format("the time limit of {:g} s is reached", seconds));
  }
  failure.limit = Limit::time;
  return failure;
}

Exit Run::for_each_item(const std::function<Attempt<std::string>(const Item&)>& answer) {
  Exit out = Exit::done;
  for (const std::string& argument : request_.arguments) {
    if (argument == "-" && !in_dialogue()) {
      out = worse(out, answer_lines(answer));
    } else if (argument.starts_with('@')) {
      Attempt<std::string> text = in_time([&]() -> Attempt<std::string> {
        auto read = read_file(argument.substr(1));
        if (!read) return failure_elsewhere(std::move(read).error());
        return *std::move(read);
      });
      if (!text) {
        return worse(out, report_failure(*this, text.error()));
      }
      while (text->ends_with('\n')) text->pop_back();
      out = worse(out, answer_item({*std::move(text)}, answer));
    } else {
      out = worse(out, answer_item({argument, line_}, answer));
    }
    if (interrupt_flag()->load()) break;
  }
  return out;
}

Exit Run::answer_lines(const std::function<Attempt<std::string>(const Item&)>& answer) {
  LineReader lines(STDIN_FILENO);
  Exit out = Exit::done;
  std::size_t number = 0;
  while (std::optional<std::string> line = lines.next()) {
    if (line->ends_with('\r')) line->pop_back();
    out = worse(out, answer_item({*std::move(line), ++number, true}, answer));
    if (interrupt_flag()->load()) break;
  }
  if (lines.error()) {
    report_usage(*this, lines.error()->message);
    out = worse(out, Exit::wrong);
  }
  return interrupt_flag()->load() ? worse(out, Exit::limited) : out;
}

Exit Run::answer_item(const Item& item,
                      const std::function<Attempt<std::string>(const Item&)>& answer) {
  MemoryBound::hold();
  progress_ = std::make_shared<Progress>(item.text, [this] { return values_made(); });
  bool has_begun = false;
  const Attempt<void> done = in_time([&]() -> Attempt<void> {
    const CurrentBudget current(Budget({.interrupt = interrupt_flag()}));
    SUMMAND_TRY(text, answer(item));
    begin_output();
    if (text.empty()) return {};
    if (!text.ends_with('\n')) text += '\n';
    OutputStream out(Budget({.interrupt = interrupt_flag()}));
    const Attempt<void> written = within_limits([&]() -> Result<void> {
      out.write(text);
      out.finish();
      return {};
    });
    has_begun = out.has_begun();
    return written;
  });
  begin_output();
  if (done) return Exit::done;
  if (has_begun) {
    write_message("summand: " + done.error().error.message + "; the answer ends here");
  } else {
    report(item, done.error());
  }
  return exit_of(done.error());
}

void Run::report(const Item& item, const Failure& found) const {
  Failure failure = found;
  failure.error.message = shortened(failure.error.message);
  const bool has_place = !failure.limit && failure.is_in_text;
  const std::string in_place =
      has_place ? message_with_caret(item.text, failure.error, item.line) : failure.error.message;
  if (json()) {
    JsonWriter json = json_object(item.streamed);
    write_json(json, failure, item.text, item.line);
    write_out(json.close().str() + "\n");
  } else if (item.streamed) {
    write_out("error: " + printable_lines(in_place.substr(0, in_place.find('\n'))) + "\n");
  }
  write_message((failure.is_in_text ? "" : "summand: ") + in_place);
}

JsonWriter Run::json_object(bool one_line, TextSink* sink) const {
  JsonWriter json(one_line ? JsonWriter::Layout::one_line : JsonWriter::Layout::indented, sink);
  json.object().key("schema").number(kJsonSchema).member("command", request_.command->first_word());
  return json;
}

void report_usage(const Run& run, std::string_view message, std::optional<Limit> limit) {
  report_usage(run.request().command->first_word(), message, run.json(), limit);
}

Exit say(const Run& run, const std::string& message, Exit exit) {
  report_usage(run, message);
  return exit;
}

Exit report_failure(const Run& run, const Failure& failure) {
  report_usage(run, failure.error.message, failure.limit);
  return exit_of(failure);
}

Exit report_cut_off(const Run& run, const Failure& failure, const OutputStream& out) {
  if (!out.has_begun()) return report_failure(run, failure);
  write_message(fmt::format("summand: {}; the answer ends here", failure.error.message));
  return exit_of(failure);
}

void report_usage(std::string_view command, std::string_view message, bool json,
                  std::optional<Limit> limit) {
  const std::string text = shortened(message);
  if (json) {
    write_for(Readers::programs);
    JsonWriter writer;
    writer.object().key("schema").number(kJsonSchema);
    if (!command.empty()) writer.member("command", command);
    write_json(writer, Failure{{text}, limit, false}, "", 1);
    write_out(writer.close().str() + "\n");
  }
  write_message(fmt::format("summand: {}", text));
}

}  // namespace summand::program
