#include "summand/text/markdown_text.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/base/separated.hpp"
#include "summand/text/table.hpp"

namespace summand {

namespace {

bool is_space(char c) { return c == ' '; }

// The end of the emphasis that begins at `begin` with the sign "*" or "**", or npos. Emphasis
// begins before a word and ends after a word, so a star between spaces is only a star.
std::size_t end_of_emphasis(std::string_view line, std::size_t begin, std::string_view sign) {
  const std::size_t first = begin + sign.size();
  if (first >= line.size() || is_space(line[first])) return std::string_view::npos;
  if (begin > 0 && std::string_view(" (|").find(line[begin - 1]) == std::string_view::npos) {
    return std::string_view::npos;
  }
  const std::size_t end = line.find(sign, first);
  return end == std::string_view::npos || is_space(line[end - 1]) ? std::string_view::npos : end;
}

// Collects a page line by line.
class MarkdownPage {
 public:
  explicit MarkdownPage(std::size_t width) : width_(width) {}

  void add(std::string_view line) {
    if (line.starts_with("```")) {
      finish();
      if (!in_code_) blank();
      in_code_ = !in_code_;
    } else if (in_code_) {
      out_ += line.empty() ? "\n" : fmt::format("    {}\n", line);
    } else if (line.empty()) {
      finish();
    } else if (line.starts_with('#')) {
      finish();
      add_heading(line);
    } else if (line.starts_with('|')) {
      if (rows_.empty()) finish();
      if (!line.starts_with("|-")) rows_.push_back(cells_of(line));
    } else if (is_item(line)) {
      finish();
      paragraph_ = line;
    } else {
      const std::size_t begin = line.find_first_not_of(' ');
      paragraph_ += (paragraph_.empty() ? "" : " ") + std::string(line.substr(begin));
    }
  }

  std::string text() {
    finish();
    return std::move(out_);
  }

 private:
  static bool is_item(std::string_view line) {
    if (line.starts_with("* ") || line.starts_with("- ")) return true;
    const std::size_t end = line.find_first_not_of("0123456789");
    return end != 0 && line.substr(end == line.npos ? line.size() : end).starts_with(". ");
  }

  void blank() {
    if (!out_.empty() && !out_.ends_with("\n\n")) out_ += "\n";
  }

  void add_heading(std::string_view line) {
    const std::size_t depth = line.find_first_not_of('#');
    const std::string title = without_marks(line.substr(std::min(depth + 1, line.size())));
    blank();
    out_ += fmt::format("{}\n{}\n", title, std::string(width_of(title), depth == 1 ? '=' : '-'));
  }

  // The first line begins with `first`, and the others with spaces of the same width.
  void add_filled(std::string_view first, std::string_view text) {
    std::string_view lead = first;
    const std::string spaces(first.size(), ' ');
    for (const std::string& line : wrapped(text, width_ - first.size())) {
      out_ += fmt::format("{}{}\n", lead, line);
      lead = spaces;
    }
  }

  void add_paragraph() {
    std::string_view rest = paragraph_;
    std::string_view lead;
    if (is_item(rest)) {
      lead = rest.substr(0, rest.find(' ') + 1);
    }
    if (lead.empty() || !last_was_item_) blank();
    add_filled(lead, without_marks(rest.substr(lead.size())));
    last_was_item_ = !lead.empty();
    paragraph_.clear();
  }

  void add_table() {
    for (auto& row : rows_) std::ranges::transform(row, row.begin(), without_marks);
    const std::vector<std::string> lines = aligned(rows_);
    blank();
    if (std::ranges::all_of(lines, [&](const auto& line) { return width_of(line) <= width_; })) {
      out_ += fmt::format("{}\n", separated(lines, "\n"));
    } else {
      for (std::size_t i = 1; i < rows_.size(); ++i) {
        out_ += rows_[i].front() + "\n";
        for (std::size_t j = 1; j < rows_[i].size(); ++j) add_filled("    ", rows_[i][j]);
      }
    }
    rows_.clear();
  }

  void finish() {
    if (!paragraph_.empty()) {
      add_paragraph();
    } else {
      last_was_item_ = false;
    }
    if (!rows_.empty()) add_table();
  }

  std::size_t width_;
  std::string out_;
  std::string paragraph_;
  std::vector<std::vector<std::string>> rows_;
  bool in_code_ = false;
  bool last_was_item_ = false;
};

}  // namespace

std::string without_marks(std::string_view line) {
  std::string out;
  for (std::size_t i = 0; i < line.size();) {
    const std::string_view rest = line.substr(i);
    if (line[i] == '\\' && rest.size() > 1 && std::ispunct(static_cast<unsigned char>(rest[1]))) {
      out += rest[1];
      i += 2;
    } else if (line[i] == '`') {
      const std::size_t end = std::min(line.find('`', i + 1), line.size());
      for (std::size_t j = i + 1; j < end; ++j) {
        if (!line.substr(j).starts_with("\\|")) out += line[j];
      }
      i = end + 1;
    } else if (const std::size_t middle = rest.find("](");
               line[i] == '[' && middle < rest.find(']') + 1 && middle != rest.npos) {
      out += without_marks(rest.substr(1, middle - 1));
      i += std::min(rest.find(')', middle), rest.size() - 1) + 1;
    } else if (line[i] == '*') {
      const std::string_view sign = rest.starts_with("**") ? "**" : "*";
      const std::size_t end = end_of_emphasis(line, i, sign);
      if (end == std::string_view::npos) {
        out += line[i++];
      } else {
        out += without_marks(line.substr(i + sign.size(), end - i - sign.size()));
        i = end + sign.size();
      }
    } else {
      out += line[i++];
    }
  }
  return out;
}

std::vector<std::string> cells_of(std::string_view row) {
  std::vector<std::string> cells;
  std::string cell;
  for (std::size_t i = 1; i < row.size(); ++i) {
    if (row[i] != '|' || row[i - 1] == '\\') {
      cell += row[i];
      continue;
    }
    const std::size_t begin = cell.find_first_not_of(' '), end = cell.find_last_not_of(' ');
    cells.push_back(begin == cell.npos ? "" : cell.substr(begin, end + 1 - begin));
    cell.clear();
  }
  return cells;
}

std::string text_of_markdown(std::string_view page, std::size_t width) {
  MarkdownPage out(width);
  while (!page.empty()) {
    const std::size_t end = std::min(page.find('\n'), page.size());
    out.add(page.substr(0, end));
    page.remove_prefix(std::min(end + 1, page.size()));
  }
  return out.text();
}

}  // namespace summand
