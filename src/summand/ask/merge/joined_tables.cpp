#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <string_view>
#include <utility>

#include "summand/analysis/saved_value_table.hpp"
#include "summand/ask/merge/joined_parts.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/draw/lettering.hpp"

namespace summand::ask {

namespace {

constexpr std::size_t kMostShownCell = 60;
constexpr std::size_t kMostMissingCells = 10;  // that are named

struct TableFile {
  std::string path;
  ValueTable table;
};

// The tables may have different numbers of rows.
Attempt<std::vector<TableFile>> load_tables(std::span<const std::string> paths,
                                            const Budget& budget) {
  std::vector<TableFile> out;
  for (const std::string& path : paths) {
    SUMMAND_TRY(table, load_value_table(path, budget));
    if (!out.empty()) {
      if (auto same = check_same_table(table, out.front().table.request); !same) {
        return failure_elsewhere({fmt::format("{} does not belong to {}: {}", printable(path),
                                              printable(paths.front()), same.error().message)});
      }
    }
    out.push_back({path, std::move(table)});
  }
  return out;
}

std::string in_words(const ValueTable& table, std::size_t index) {
  const std::string_view note = table.note(index);
  return note.empty() ? shortened(table.plain(index), kMostShownCell) : "no value";
}

bool agree(const ValueTable& a, const ValueTable& b, std::size_t index) {
  return a.plain(index) == b.plain(index) && a.note(index).empty() == b.note(index).empty();
}

// Adds the cells of the file that the table does not have. Returns the first contradiction.
std::optional<std::string> add_cells(ValueTable& all, std::span<const TableFile> before,
                                     const TableFile& file) {
  for (std::size_t index = 0; index < file.table.size(); ++index) {
    if (!file.table.has(index)) continue;
    if (!all.has(index)) {
      all.add(index, file.table.plain(index), "", file.table.note(index));
      continue;
    }
    if (agree(all, file.table, index)) continue;
    const auto first =
        std::ranges::find_if(before, [&](const TableFile& one) { return one.table.has(index); });
    return fmt::format("{}: {} says {}, but {} says {}", all.place(index), printable(first->path),
                       in_words(all, index), printable(file.path), in_words(file.table, index));
  }
  return std::nullopt;
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

}  // namespace

Attempt<JoinedParts> join_tables(std::span<const std::string> paths, const Budget& budget) {
  SUMMAND_TRY(files, load_tables(paths, budget));
  TableRequest request = files.front().table.request;
  for (const TableFile& file : files) {
    request.rows.last = std::max(request.rows.last, file.table.request.rows.last);
  }
  // A file does not say which axes are used. The name of a game alone uses both.
  const bool rows = has_variable(request.expression, request.rows.name);
  const bool columns = has_variable(request.expression, request.columns.name);
  request.rows.is_used = rows || !columns;
  request.columns.is_used = columns || !rows;
  const auto all = std::make_shared<ValueTable>(request, budget);
  std::optional<std::string> contradiction;
  auto added = within_limits([&]() -> Result<void> {
    for (std::size_t i = 0; i < files.size() && !contradiction; ++i) {
      contradiction = add_cells(*all, std::span(files).first(i), files[i]);
    }
    return {};
  });
  if (!added) return std::unexpected(std::move(added).error());
  return JoinedParts{
      .subject = subject_of(request),
      .done = all->done(),
      .all = all->size(),
      .noun = "cells",
      .missing = missing_cells(*all),
      .contradiction = std::move(contradiction),
      .save = [all](const std::string& path) { return save_value_table(path, *all); }};
}

}  // namespace summand::ask
