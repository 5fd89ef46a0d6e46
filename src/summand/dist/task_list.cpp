#include "summand/dist/task_list.hpp"

#include <fmt/core.h>
#include <map>

#include "summand/base/foreign_text.hpp"
#include "summand/base/hash.hpp"
#include "summand/base/record_lines.hpp"

namespace summand::dist {

namespace {

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

std::uint64_t hash_of(std::uint64_t hash, const std::vector<std::string>& words) {
  for (const std::string& word : words) {
    for (const char c : word) hash = hash_combine(hash, static_cast<unsigned char>(c));
    hash = hash_combine(hash, 256);  // the end of a word
  }
  return hash;
}

}  // namespace

Result<std::vector<std::string>> split_words(std::string_view line) {
  std::vector<std::string> out;
  bool in_word = false;
  char quote = 0;
  std::size_t quote_at = 0;
  const auto add = [&](char c) {
    if (!in_word) out.emplace_back();
    in_word = true;
    out.back().push_back(c);
  };
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (is_control(c) && c != '\t') {
      return fail(fmt::format("{} is not allowed in a command line", quoted_character(line, i)), i);
    }
    const bool has_next = i + 1 < line.size();
    if (quote == '\'') {
      c == quote ? static_cast<void>(quote = 0) : add(c);
    } else if (quote == '"') {
      if (c == '\\' && has_next && (line[i + 1] == '"' || line[i + 1] == '\\')) {
        add(line[++i]);
      } else {
        c == quote ? static_cast<void>(quote = 0) : add(c);
      }
    } else if (c == '\'' || c == '"') {
      if (!in_word) out.emplace_back();  // '' is an empty word
      in_word = true;
      quote = c;
      quote_at = i;
    } else if (c == '\\') {
      if (!has_next) return fail("a backslash at the end of the line", i);
      if (is_control(line[i + 1])) continue;  // refused in the next step, or a tab
      add(line[++i]);
    } else if (c == ' ' || c == '\t') {
      in_word = false;
    } else {
      add(c);
    }
  }
  if (quote != 0) return fail("a quote is not closed", quote_at);
  return out;
}

std::string joined_words(const std::vector<std::string>& words) {
  constexpr std::string_view kSpecial = " \t'\"\\#";
  std::string out;
  for (const std::string& word : words) {
    if (!out.empty()) out += ' ';
    const bool quotes = word.empty() || word.find_first_of(kSpecial) != std::string::npos;
    if (!quotes) out += word;
    if (!quotes) continue;
    out += '\'';
    for (const char c : word) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    out += '\'';
  }
  return out;
}

Result<std::vector<Task>> parse_tasks(std::string_view text) {
  std::vector<Task> out;
  std::map<std::string, std::size_t> known;
  std::size_t number = 0;
  for (const RecordLine& line : lines_of(text)) {
    ++number;
    const std::size_t begin = line.text.find_first_not_of(" \t");
    if (begin == std::string_view::npos || line.text[begin] == '#') continue;
    auto words = split_words(line.text);
    if (!words) {
      return fail(fmt::format("line {}, column {}: {}", number, words.error().offset + 1,
                              words.error().message),
                  line.offset + words.error().offset);
    }
    Task task{
        .line = number, .text = std::string(line.text), .words = *std::move(words), .name = {}};
    task.name = fmt::format("{:016x}{:016x}", hash_of(1, task.words), hash_of(2, task.words));
    const auto [found, is_new] = known.try_emplace(task.name, out.size());
    if (is_new) {
      out.push_back(std::move(task));
    } else if (out[found->second].words != task.words) {
      return fail(fmt::format("line {}: its name is that of line {}; change one of them", number,
                              out[found->second].line),
                  line.offset);
    }
  }
  return out;
}

}  // namespace summand::dist
