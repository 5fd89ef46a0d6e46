#include "summand/analysis/saved_value_table.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "summand/base/charge.hpp"
#include "summand/base/file.hpp"
#include "summand/base/hash.hpp"
#include "summand/base/whole_number.hpp"

namespace summand {

namespace {

constexpr std::string_view kFirstLine = "summand table 1", kAnyVersion = "summand table ";
constexpr std::size_t kBlock = std::size_t{1} << 16;

std::uint64_t checksum(std::uint64_t hash, std::string_view line) {
  for (const char c : line) hash = hash_combine(hash, static_cast<unsigned char>(c));
  return hash;
}

std::string checksum_line(std::uint64_t hash) { return fmt::format("checksum {:016x}\n", hash); }

// The text in one line, with escapes.
std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '\n') {
      out += "\\n";
    } else if (c == '\\') {
      out += "\\\\";
    } else {
      out += c;
    }
  }
  return out;
}

std::optional<std::string> unescaped(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\n') return std::nullopt;
    if (text[i] != '\\') {
      out += text[i];
      continue;
    }
    ++i;
    if (i == text.size() || (text[i] != 'n' && text[i] != '\\')) return std::nullopt;
    out += text[i] == 'n' ? '\n' : '\\';
  }
  return out;
}

// True if the cell has only characters that occur in values.
bool is_plain(std::string_view cell) {
  return std::ranges::all_of(cell, [](char c) { return (c >= ' ' && c <= '~') || c == '\n'; });
}

// The lines of a text, and the checksum of those already read.
class Lines {
 public:
  explicit Lines(std::string_view text) : text_(text) {}

  std::size_t offset() const { return at_; }
  std::string_view rest() const { return text_.substr(at_); }
  std::string checksum_line() const { return summand::checksum_line(hash_); }

  // The text after `key` in the next line.
  Result<std::string> next(std::string_view key) {
    const std::size_t end = text_.find('\n', at_);
    if (end == text_.npos) return damaged();
    const std::string_view line = text_.substr(at_, end - at_);
    if (!line.starts_with(key)) return damaged();
    auto rest = unescaped(line.substr(key.size()));
    if (!rest) return damaged();
    hash_ = checksum(hash_, text_.substr(at_, end + 1 - at_));
    at_ = end + 1;
    return *std::move(rest);
  }
  std::unexpected<Error> damaged() const {
    return fail("it is damaged or is not a saved table", at_);
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  std::uint64_t hash_ = 0;
};

std::string line_of(std::string_view key, const TableAxis& axis) {
  return fmt::format("{} {}={}..{}\n", key, axis.name, axis.first, axis.last);
}

Result<TableRequest> parse_request(Lines& lines) {
  TableRequest out{};
  SUMMAND_TRY(expression, lines.next("expression "));
  SUMMAND_TRY(show, lines.next("show "));
  out.expression = std::move(expression);
  out.show = std::move(show);
  for (const auto& [key, axis] :
       {std::pair("rows ", &out.rows), std::pair("columns ", &out.columns)}) {
    const std::size_t offset = lines.offset();
    SUMMAND_TRY(text, lines.next(key));
    auto parsed = parse_axis(text, "");
    if (!parsed || parsed->name.empty()) return fail("its rows or columns are damaged", offset);
    *axis = *std::move(parsed);
  }
  return out;
}

// A file that is written piece by piece. The first error is kept.
class FileSink final : public TextSink {
 public:
  explicit FileSink(FileWriter file) : file_(std::move(file)) {}

  void write(std::string_view text) override {
    block_ += text;
    if (block_.size() >= kBlock) pass_on();
  }
  Result<void> finish() {
    pass_on();
    return written_ ? file_.finish() : written_;
  }

 private:
  void pass_on() {
    if (written_) written_ = file_.write(block_);
    block_.clear();
  }

  FileWriter file_;
  std::string block_;
  Result<void> written_;
};

Result<ValueTable> parse_now(std::string_view text, const Budget& budget) {
  Lines lines(text);
  if (text.starts_with(kAnyVersion) && !text.starts_with(fmt::format("{}\n", kFirstLine))) {
    return fail("it is of another version", 0);
  }
  SUMMAND_TRY(first, lines.next(kFirstLine));
  if (!first.empty()) return lines.damaged();
  SUMMAND_TRY(request, parse_request(lines));
  const std::size_t offset = lines.offset();
  SUMMAND_TRY(cells, lines.next("cells "));
  const auto count = whole_number<std::size_t>(cells);
  ValueTable out(std::move(request), budget);
  if (!count || *count > out.size()) return fail("it has more cells than its table", offset);
  while (out.done() < *count) {
    const bool refused = lines.rest().starts_with('!');
    SUMMAND_TRY(cell, lines.next(refused ? "!" : "="));
    if (refused ? cell.empty() : !is_plain(cell)) return lines.damaged();
    out.add(refused ? "" : cell, "", refused ? cell : "");
  }
  if (lines.rest() != lines.checksum_line()) return lines.damaged();
  return out;
}

Result<ValueTable> load_now(const std::string& path, const Budget& budget) {
  SUMMAND_TRY(file, FileReader::open(path));
  Charge charge(budget);
  std::string text;
  std::array<char, kBlock> block;
  while (true) {
    SUMMAND_TRY(count, file.read(block));
    if (count == 0) break;
    charge.add(2 * count);  // a text that grows may need twice its size
    text.append(block.data(), count);
  }
  auto table = parse_now(text, budget);
  if (!table) return fail(fmt::format("{}: {}", path, table.error().message));
  return table;
}

}  // namespace

void write_saved(const ValueTable& table, TextSink& out) {
  std::uint64_t hash = 0;
  const auto write = [&](const std::string& line) {
    hash = checksum(hash, line);
    out.write(line);
  };
  const auto& [expression, rows, columns, show] = table.request;
  write(fmt::format("{}\n", kFirstLine));
  write(fmt::format("expression {}\nshow {}\n", escaped(expression), escaped(show)));
  write(line_of("rows", rows) + line_of("columns", columns));
  write(fmt::format("cells {}\n", table.done()));
  for (std::size_t i = 0; i < table.done(); ++i) {
    const std::string_view note = table.notes[i];
    write(note.empty() ? fmt::format("={}\n", escaped(table.plain[i]))
                       : fmt::format("!{}\n", escaped(note)));
  }
  out.write(checksum_line(hash));
}

std::string checksum_of_saved(std::string_view lines) { return checksum_line(checksum(0, lines)); }

Result<void> save_value_table(const std::string& path, const ValueTable& table) {
  SUMMAND_TRY(file, FileWriter::open(path));
  FileSink sink(std::move(file));
  write_saved(table, sink);
  return sink.finish();
}

Attempt<ValueTable> parse_value_table(std::string_view text, const Budget& budget) {
  return within_limits([&] { return parse_now(text, budget); });
}

Attempt<ValueTable> load_value_table(const std::string& path, const Budget& budget) {
  auto table = within_limits([&] { return load_now(path, budget); });
  if (!table && !table.error().limit) table.error().is_in_text = false;
  return table;
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
