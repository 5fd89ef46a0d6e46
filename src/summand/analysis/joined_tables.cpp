// Joins the files of tables of a family of games.
#include <algorithm>
#include <fmt/core.h>
#include <memory>
#include <string_view>
#include <utility>

#include "summand/analysis/saved_value_table.hpp"
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

// The tables may have different numbers of rows.
class TableFiles {
 public:
  TableFiles(const std::string& path, ValueTable first, const Budget& budget) : budget_(budget) {
    files_.push_back({path, std::move(first)});
  }

  static Attempt<ValueTable> load(const std::string& path, const Budget& budget) {
    return load_value_table(path, budget);
  }
  Result<void> expect_same(const ValueTable& file) const {
    return check_same_table(file, files_.front().table.request);
  }
  Result<std::optional<std::string>> add(const std::string& path, ValueTable table) {
    std::optional<std::string> out;
    for (std::size_t i = 0; i < files_.size() && !out; ++i) {
      out = contradiction(files_[i], {path, table});
    }
    files_.push_back({path, std::move(table)});
    return out;
  }
  Result<JoinedFiles> joined() &&;

 private:
  struct File {
    const std::string& path;
    const ValueTable& table;
  };
  struct Loaded {
    std::string path;
    ValueTable table;

    operator File() const { return {path, table}; }
  };

  static std::optional<std::string> contradiction(const File& one, const File& other);

  Budget budget_;
  std::vector<Loaded> files_;
};

std::optional<std::string> TableFiles::contradiction(const File& one, const File& other) {
  const std::size_t cells = std::min(one.table.size(), other.table.size());
  for (std::size_t index = 0; index < cells; ++index) {
    if (!one.table.has(index) || !other.table.has(index)) continue;
    if (agree(one.table, other.table, index)) continue;
    const ValueTable named(settled(one.table.request), Budget());
    return fmt::format("{}: {} says {}, but {} says {}", named.place(index), printable(one.path),
                       in_words(one.table, index), printable(other.path),
                       in_words(other.table, index));
  }
  return std::nullopt;
}

Result<JoinedFiles> TableFiles::joined() && {
  TableRequest request = settled(files_.front().table.request);
  for (const Loaded& file : files_) {
    request.rows.last = std::max(request.rows.last, file.table.request.rows.last);
  }
  const auto all = std::make_shared<ValueTable>(request, budget_);
  for (const Loaded& file : files_) {
    for (std::size_t index = 0; index < file.table.size(); ++index) {
      if (!file.table.has(index) || all->has(index)) continue;
      all->add(index, file.table.plain(index), "", file.table.note(index));
    }
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
