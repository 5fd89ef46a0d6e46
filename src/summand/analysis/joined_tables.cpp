// Joins the files of tables of a family of games.
#include <algorithm>
#include <fmt/core.h>
#include <memory>
#include <string_view>
#include <utility>

#include "summand/analysis/saved_value_table.hpp"
#include "summand/base/charged_vector.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/draw/lettering.hpp"
#include "summand/jobs/joined_files.hpp"

namespace summand {

namespace {

constexpr std::size_t kMostShownCell = 60;
constexpr std::size_t kMostMissingCells = 10;  // that are named

std::string in_words(const ValueTable& table, std::size_t index) {
  const std::string_view note = table.note(index);
  return note.empty() ? shortened(table.plain(index), kMostShownCell) : "no value";
}

bool agree(const ValueTable& a, const ValueTable& b, std::size_t index) {
  return a.plain(index) == b.plain(index) && a.note(index).empty() == b.note(index).empty();
}

std::vector<std::string> missing_cells(const ValueTable& table) {
  std::vector<std::string> out;
  for (std::size_t index = 0; index < table.size(); ++index) {
    if (table.has(index)) continue;
    if (out.size() == kMostMissingCells) {
      out.push_back(fmt::format("and {} more", table.size() - table.done() - out.size()));
      break;
    }
    out.push_back(table.place(index));
  }
  return out;
}

// "table of domineering, r=1..4, c=1..4".
std::string subject_of(const TableRequest& request) {
  std::string out = fmt::format("table of {}", shortened(request.expression, 200));
  if (!request.show.empty()) out = fmt::format("{}, {}", out, shortened(request.show, 40));
  for (const TableAxis* axis : {&request.rows, &request.columns}) {
    if (axis->is_used) out += fmt::format(", {}={}..{}", axis->name, axis->first, axis->last);
  }
  return out;
}

// A file does not say which axes are used. The name of a game alone uses both.
TableRequest settled(TableRequest request) {
  const bool rows = has_variable(request.expression, request.rows.name);
  const bool columns = has_variable(request.expression, request.columns.name);
  request.rows.is_used = rows || !columns;
  request.columns.is_used = columns || !rows;
  return request;
}

// The tables may have different numbers of rows. Their columns are the same, so that a cell has one
// index in all of them.
class TableFiles {
 public:
  TableFiles(const std::string& path, ValueTable first, const Budget& budget)
      : budget_(budget), first_with_(budget) {
    keep(path, std::move(first));
  }

  static Attempt<ValueTable> load(const std::string& path, const Budget& budget) {
    return load_value_table(path, budget);
  }
  Result<void> expect_same(const ValueTable& file) const {
    return check_same_table(file, files_.front().table.request);
  }
  // The contradiction, if a cell of the table differs from that of an earlier file.
  Result<std::optional<std::string>> add(const std::string& path, ValueTable table) {
    std::optional<std::string> out = contradiction(path, table);
    if (!out) keep(path, std::move(table));
    return out;
  }
  Result<JoinedFiles> joined() &&;

 private:
  struct File {
    std::string path;
    ValueTable table;
  };

  // The first file that has the cell. Null if none has it.
  const File* first_with(std::size_t cell) const {
    const bool is_known = cell < first_with_.size() && first_with_[cell] != 0;
    return is_known ? &files_[first_with_[cell] - 1] : nullptr;
  }
  std::optional<std::string> contradiction(const std::string& path, const ValueTable& table) const;
  void keep(const std::string& path, ValueTable table);

  Budget budget_;
  std::vector<File> files_;
  ChargedVector<std::uint32_t> first_with_;  // for each cell, from 1; 0 is none
};

std::optional<std::string> TableFiles::contradiction(const std::string& path,
                                                     const ValueTable& table) const {
  for (std::size_t cell = 0; cell < table.size(); ++cell) {
    const File* earlier = first_with(cell);
    if (!table.has(cell) || earlier == nullptr || agree(earlier->table, table, cell)) continue;
    const ValueTable named(settled(table.request), Budget());
    return fmt::format("{}: {} says {}, but {} says {}", named.place(cell),
                       printable(earlier->path), in_words(earlier->table, cell), printable(path),
                       in_words(table, cell));
  }
  return std::nullopt;
}

void TableFiles::keep(const std::string& path, ValueTable table) {
  files_.push_back({path, std::move(table)});
  const ValueTable& last = files_.back().table;
  while (first_with_.size() < last.size()) first_with_.push_back(0);
  for (std::size_t cell = 0; cell < last.size(); ++cell) {
    if (!last.has(cell) || first_with_[cell] != 0) continue;
    first_with_[cell] = static_cast<std::uint32_t>(files_.size());
  }
}

Result<JoinedFiles> TableFiles::joined() && {
  TableRequest request = settled(files_.front().table.request);
  for (const File& file : files_) {
    request.rows.last = std::max(request.rows.last, file.table.request.rows.last);
  }
  const auto all = std::make_shared<ValueTable>(request, budget_);
  for (std::size_t cell = 0; cell < first_with_.size(); ++cell) {
    const File* file = first_with(cell);
    if (file == nullptr) continue;
    all->add(cell, file->table.plain(cell), "", file->table.note(cell));
  }
  return JoinedFiles{
      .subject = subject_of(request),
      .done = all->done(),
      .all = all->size(),
      .noun = "cells",
      .missing = missing_cells(*all),
      .contradiction = {},
      .save = [all](const std::string& path) { return save_value_table(path, *all); }};
}

}  // namespace

Attempt<JoinedFiles> join_tables(std::span<const std::string> paths, const Budget& budget) {
  return join_files<TableFiles>(paths, budget);
}

}  // namespace summand
