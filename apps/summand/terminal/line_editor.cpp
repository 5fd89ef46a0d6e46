#include "apps/summand/terminal/line_editor.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <editline/readline.h>
#include <filesystem>
#include <memory>
#include <vector>

namespace summand::program {

namespace {

constexpr int kMostHistory = 1000;

// The callbacks of libedit have no pointer to our data.
Dialogue* completing = nullptr;
std::vector<std::string> candidates;
std::size_t next_candidate = 0;

// libedit expects one candidate for each call, on the heap, and then null.
char* give_candidate(const char*, int state) {
  if (state == 0) next_candidate = 0;
  return next_candidate < candidates.size() ? strdup(candidates[next_candidate++].c_str())
                                            : nullptr;
}

char** complete_word(const char* word, int start, int end) {
  rl_attempted_completion_over = 1;
  const std::string line(rl_line_buffer, static_cast<std::size_t>(end));
  const auto begin = static_cast<std::size_t>(start);
  Completions found = complete(completing->session(), line, typed_in(line));
  candidates = std::move(found.candidates);
  if (line.find_first_not_of(' ') == line.npos || line.find_first_not_of(' ') == begin) {
    for (const std::string_view command : words_of_dialogue()) {
      if (command.starts_with(word)) candidates.emplace_back(command);
    }
  }
  // The word of libedit may begin before our word.
  for (std::string& candidate : candidates) {
    if (found.begin > begin) candidate.insert(0, line, begin, found.begin - begin);
  }
  if (candidates.empty()) return nullptr;
  return rl_completion_matches(word, give_candidate);
}

std::string history_file() {
  const char* state = std::getenv("XDG_STATE_HOME");
  const char* home = std::getenv("HOME");
  std::filesystem::path folder;
  if (state != nullptr && *state == '/') {
    folder = state;
  } else if (home != nullptr && *home != '\0') {
    folder = std::filesystem::path(home) / ".local/state";
  } else {
    return {};
  }
  std::error_code error;
  std::filesystem::create_directories(folder / "summand", error);
  return error ? std::string() : (folder / "summand/history").string();
}

}  // namespace

LineEditor::LineEditor(Dialogue& dialogue) : history_file_(history_file()) {
  completing = &dialogue;
  static char name[] = "summand";
  rl_readline_name = name;
  rl_initialize();
  using_history();
  stifle_history(kMostHistory);
  if (!history_file_.empty()) read_history(history_file_.c_str());
  static char breaks[] = " \t\n\"+*/=<>|&{}()[],:.;";
  rl_completer_word_break_characters = breaks;
  rl_completion_append_character = '\0';
  rl_attempted_completion_function = complete_word;
}

LineEditor::~LineEditor() {
  rl_attempted_completion_function = nullptr;
  completing = nullptr;
}

std::optional<std::string> LineEditor::read(const char* prompt) {
  const std::unique_ptr<char, decltype(&std::free)> line(readline(prompt), &std::free);
  if (!line) return std::nullopt;
  if (*line != '\0') {
    add_history(line.get());
    if (!history_file_.empty()) write_history(history_file_.c_str());
  }
  return std::string(line.get());
}

}  // namespace summand::program
