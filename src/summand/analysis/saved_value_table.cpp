#include "summand/analysis/saved_value_table.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <utility>

#include "summand/base/whole_number.hpp"
#include "summand/language/syntax/former_signs.hpp"

namespace summand {

namespace {

// That of version 0.2.0, in whose expressions a few letters of positions meant something else.
constexpr std::uint64_t kFormerVersion = 1;

// True if the cell has only characters that occur in values.
bool is_plain(std::string_view cell) {
  return std::ranges::all_of(cell, [](char c) { return (c >= ' ' && c <= '~') || c == '\n'; });
}

std::string line_of(std::string_view key, const TableAxis& axis) {
  return fmt::format("{} {}={}..{}\n", key, axis.name, axis.first, axis.last);
}

// One more than the last finished cell.
std::size_t end_of_cells(const ValueTable& table) {
  std::size_t end = table.size();
  while (end > 0 && !table.has(end - 1)) --end;
  return end;
}

Result<TableRequest> parse_request(SavedFileReader& lines, bool is_former) {
  TableRequest out{};
  SUMMAND_TRY(expression, lines.line("expression "));
  SUMMAND_TRY(show, lines.line("show "));
  out.expression = is_former ? expressions_as_written_today(expression) : std::move(expression);
  out.show = is_former ? expressions_as_written_today(show) : std::move(show);
  for (const auto& [key, axis] :
       {std::pair("rows ", &out.rows), std::pair("columns ", &out.columns)}) {
    const std::size_t offset = lines.offset();
    SUMMAND_TRY(text, lines.line(key));
    auto parsed = parse_axis(text, "");
    if (!parsed || parsed->name.empty()) return fail("its rows or columns are damaged", offset);
    *axis = *std::move(parsed);
  }
  return out;
}

Result<ValueTable> read_now(SavedFileReader& lines, const Budget& budget) {
  SUMMAND_TRY(version, lines.version());
  const bool is_former = version == kFormerVersion;
  SUMMAND_TRY(request, parse_request(lines, is_former));
  const std::size_t offset = lines.offset();
  SUMMAND_TRY(cells, lines.line("cells "));
  const auto count = whole_number<std::size_t>(cells);
  ValueTable out(std::move(request), budget);
  if (!count || *count > out.size()) return fail("it has more cells than its table", offset);
  bool after_gap = false;  // two gaps are never side by side, and none is the last line
  for (std::size_t index = 0; index < *count; ++index) {
    if (lines.next_is("?")) {
      SUMMAND_TRY(missing, lines.line("?"));
      const auto gap = whole_number<std::size_t>(missing);
      const bool fits = gap && *gap >= 1 && *gap < *count - index && missing[0] != '0';
      if (!fits || after_gap) return lines.damaged();
      index += *gap - 1;
      after_gap = true;
      continue;
    }
    after_gap = false;
    const bool refused = lines.next_is("!");
    SUMMAND_TRY(cell, lines.line(refused ? "!" : "="));
    if (refused ? cell.empty() : !is_plain(cell)) return lines.damaged();
    if (is_former && !refused) cell = with_brackets_of_signs(cell);
    out.add(index, refused ? "" : cell, "", refused ? cell : "");
  }
  if (auto right = lines.finish(); !right) return std::unexpected(right.error());
  return out;
}

void write_lines(const ValueTable& table, SavedFileWriter& file) {
  const auto& [expression, rows, columns, show] = table.request;
  file.write(fmt::format("expression {}\nshow {}\n", escaped_line(expression), escaped_line(show)));
  file.write(line_of("rows", rows) + line_of("columns", columns));
  const std::size_t end = end_of_cells(table);
  file.write(fmt::format("cells {}\n", end));
  std::size_t gap = 0;
  for (std::size_t i = 0; i < end; ++i) {
    if (!table.has(i)) {
      ++gap;
      continue;
    }
    if (gap > 0) file.write(fmt::format("?{}\n", std::exchange(gap, 0)));
    const std::string_view note = table.note(i);
    file.write(note.empty() ? fmt::format("={}\n", escaped_line(table.plain(i)))
                            : fmt::format("!{}\n", escaped_line(note)));
  }
}

}  // namespace

void write_saved(const ValueTable& table, TextSink& out) {
  SavedFileWriter file(out, kTableFormat);
  file.begin();
  write_lines(table, file);
  file.finish();
}

Result<void> save_value_table(const std::string& path, const ValueTable& table) {
  return save_file(path, kTableFormat, [&](SavedFileWriter& file) { write_lines(table, file); });
}

Attempt<ValueTable> parse_value_table(std::string_view text, const Budget& budget) {
  return within_limits([&] {
    SavedFileReader lines(read_from(text), kTableFormat);
    return read_now(lines, budget);
  });
}

Attempt<ValueTable> load_value_table(const std::string& path, const Budget& budget) {
  return load_file(path, kTableFormat,
                   [&](SavedFileReader& lines) { return read_now(lines, budget); });
}

Result<void> check_same_table(const ValueTable& known, const TableRequest& request) {
  const auto& [expression, rows, columns, show] = known.request;
  const auto same = [](const TableAxis& a, const TableAxis& b) {
    return a.name == b.name && a.first == b.first;
  };
  if (expression != request.expression) {
    return fail(fmt::format("it is a table of {}, not of {}", expression, request.expression));
  }
  if (show != request.show) {
    return fail(fmt::format("it shows '{}', not '{}'", show, request.show));
  }
  if (!same(rows, request.rows)) {
    return fail(fmt::format("its rows begin with {}={}", rows.name, rows.first));
  }
  if (!same(columns, request.columns) || columns.last != request.columns.last) {
    return fail(
        fmt::format("its columns are {}={}..{}", columns.name, columns.first, columns.last));
  }
  return {};
}

}  // namespace summand
