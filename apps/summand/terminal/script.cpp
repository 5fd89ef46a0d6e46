#include "apps/summand/terminal/script.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <unistd.h>

#include "apps/summand/cli/answer.hpp"
#include "apps/summand/cli/input.hpp"
#include "apps/summand/cli/limits.hpp"
#include "apps/summand/terminal/dialogue.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/language/syntax/brackets.hpp"
#include "summand/language/syntax/former_signs.hpp"

namespace summand::program {

namespace {

int nested_scripts = 0;

struct Nesting {
  Nesting() { ++nested_scripts; }
  Nesting(const Nesting&) = delete;
  Nesting& operator=(const Nesting&) = delete;
  ~Nesting() { --nested_scripts; }
};

// The end of the line that begins there, and of the following lines while a bracket is open.
std::size_t end_of_lines(std::string_view text, std::size_t begin) {
  LinesInBrackets lines;
  while (true) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    lines.add(text.substr(begin, end - begin));
    if (!lines.has_open_bracket() || end == text.size()) return end;
    begin = end + 1;
  }
}

Exit refuse(const Run& run, const Source& script, const Error& error) {
  Source place = script;
  place.begin = error.offset;
  report_usage(run.request().question->first_word(), error.message, run.json(), std::nullopt,
               place);
  return Exit::wrong;
}

}  // namespace

Exit run_script(Run& run, std::string_view name, std::string_view text, bool says_names) {
  const Source script{.text = text, .script = name};
  if (nested_scripts == kMostNestedScripts) {
    return say(run,
               fmt::format("{} is not run: scripts may run each other {} deep", printable(name),
                           kMostNestedScripts),
               Exit::wrong);
  }
  const Nesting nesting;
  if (const auto checked = check_characters(text); !checked) {
    return refuse(run, script, checked.error());
  }
  Dialogue dialogue(run, says_names);
  for (std::size_t at = 0; at < text.size() && !dialogue.is_over();) {
    const std::size_t end = end_of_lines(text, at);
    Source line = script;
    line.begin = at;
    const Exit exit = dialogue.answer(text.substr(at, end - at), std::move(line));
    if (exit != Exit::done) return exit;
    if (interrupt_flag()->load()) return Exit::limited;
    at = end + 1;
  }
  return Exit::done;
}

Attempt<std::string> read_script(const Run& run, const std::string& path) {
  const Alarm alarm(run.settings().time);
  auto text = within_limits([&]() -> Attempt<std::string> {
    auto read = path == "-" ? read_input() : read_file(path);
    if (!read) return failure_elsewhere(std::move(read).error());
    return read->starts_with(kFormerSessionLines) ? expressions_as_written_today(*read)
                                                  : *std::move(read);
  });
  if (!text) return std::unexpected(run.explained(std::move(text).error()));
  return text;
}

Exit answer_texts(Run& run, Request request, const std::vector<std::string>& paths) {
  request.arguments.clear();
  std::string names;
  for (const std::string& path : paths) {
    auto text = read_script(run, path);
    if (!text) return report_failure(run, text.error());
    request.arguments.push_back(*std::move(text));
    names += (path == "-" ? "standard input" : path) + '\n';
  }
  request.options["names"] = std::move(names);
  return answer(run, request);
}

}  // namespace summand::program
