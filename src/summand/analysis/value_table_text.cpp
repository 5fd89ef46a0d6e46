#include "summand/analysis/value_table_text.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <vector>

#include "summand/text/table.hpp"

namespace summand {

namespace {

std::string_view text_of(const ValueTable& table, std::size_t row, std::size_t column) {
  const std::size_t index = row * table.request.columns.size() + column;
  return table.has(index) ? table.shown(index) : kMissingCell;
}

// The heading of a row or column: its number, or what the cells are if that axis has no numbers.
std::string heading(const ValueTable& table, const TableAxis& axis, std::size_t i) {
  if (axis.is_used) return std::to_string(axis.first + static_cast<std::int64_t>(i));
  return table.request.show.empty() ? "value" : table.request.show;
}

// The variables of the rows and of the columns, if there are both.
std::string corner(const ValueTable& table, std::string_view between) {
  const auto& [expression, rows, columns, show] = table.request;
  if (!columns.is_used) return rows.name;
  if (!rows.is_used) return columns.name;
  return fmt::format("{}{}{}", rows.name, between, columns.name);
}

// A heading for a place where formulas are expected.
std::string latex_heading(const ValueTable& table, const TableAxis& axis, std::size_t i) {
  std::string text = heading(table, axis, i);
  if (axis.is_used) return text;
  std::string out = "\\mathrm{";
  for (const char c : text) {
    if (c == '_') out += '\\';
    out += c;
  }
  return out + '}';
}

// The text of a cell in a file of comma-separated values.
std::string quoted(std::string_view text) {
  if (text.find_first_of(",\"\n") == text.npos) return std::string(text);
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"') out += '"';
    out += c;
  }
  return out + '"';
}

void write_csv(const ValueTable& table, TextSink& out) {
  const auto& [expression, rows, columns, show] = table.request;
  std::string line = corner(table, "\\");
  for (std::size_t c = 0; c < columns.size(); ++c) line += "," + heading(table, columns, c);
  out.write(line + "\n");
  for (std::size_t r = 0; r < rows.size(); ++r) {
    line = heading(table, rows, r);
    for (std::size_t c = 0; c < columns.size(); ++c) line += "," + quoted(text_of(table, r, c));
    out.write(line + "\n");
  }
}

void write_latex(const ValueTable& table, TextSink& out) {
  const auto& [expression, rows, columns, show] = table.request;
  std::string line = fmt::format("\\begin{{tabular}}{{r|{}}}\n  ${}$",
                                 std::string(columns.size(), 'c'), corner(table, " \\backslash "));
  for (std::size_t c = 0; c < columns.size(); ++c)
    line += fmt::format(" & ${}$", latex_heading(table, columns, c));
  out.write(line + " \\\\ \\hline\n");
  for (std::size_t r = 0; r < rows.size(); ++r) {
    line = fmt::format("  ${}$", latex_heading(table, rows, r));
    for (std::size_t c = 0; c < columns.size(); ++c) {
      const std::string_view text = text_of(table, r, c);
      line += text.empty() ? std::string(" & ") : fmt::format(" & ${}$", text);
    }
    out.write(line + " \\\\\n");
  }
  out.write("\\end{tabular}\n");
}

void write_text(const ValueTable& table, TextSink& out) {
  const auto& [expression, rows, columns, show] = table.request;
  const std::string top_left = corner(table, "\\");
  std::size_t first = width_of(top_left);
  for (std::size_t r = 0; r < rows.size(); ++r) {
    first = std::max(first, heading(table, rows, r).size());
  }
  std::vector<std::size_t> widths;
  for (std::size_t c = 0; c < columns.size(); ++c) {
    std::size_t width = heading(table, columns, c).size();
    for (std::size_t r = 0; r < rows.size(); ++r) {
      width = std::max(width, width_of(text_of(table, r, c)));
    }
    widths.push_back(width);
  }
  const auto write_line = [&](std::string_view head, const auto& cell) {
    std::string line = padded(head, first);
    for (std::size_t c = 0; c < columns.size(); ++c) line += "  " + padded(cell(c), widths[c]);
    line.erase(line.find_last_not_of(' ') + 1);
    out.write(line + "\n");
  };
  write_line(top_left, [&](std::size_t c) { return heading(table, columns, c); });
  for (std::size_t r = 0; r < rows.size(); ++r) {
    write_line(heading(table, rows, r), [&](std::size_t c) { return text_of(table, r, c); });
  }
}

}  // namespace

void write(const ValueTable& table, TableFormat format, TextSink& out) {
  if (format == TableFormat::csv) return write_csv(table, out);
  if (format == TableFormat::latex) return write_latex(table, out);
  write_text(table, out);
}

}  // namespace summand
