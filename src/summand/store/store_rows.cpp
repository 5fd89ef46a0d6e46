#include "summand/store/store_rows.hpp"

#include <fmt/core.h>
#include <map>
#include <utility>

#include "summand/base/foreign_text.hpp"

namespace summand {

namespace {

constexpr std::string_view kAllRows =
    "SELECT ruleset.name, fact.kind, fact.key, fact.answer, fact.found_by, library.name, fact.sum "
    "FROM fact LEFT JOIN ruleset ON ruleset.id = fact.ruleset "
    "LEFT JOIN library ON library.id = fact.library";

// The conditions of a filter, which parameters_of() gives their values.
std::string conditions_of(const RowFilter& filter) {
  std::string out = " WHERE 1";
  if (filter.game) {
    out +=
        " AND fact.ruleset IN (SELECT id FROM ruleset WHERE name = ?1 OR "
        "substr(name, 1, length(?1) + 1) = ?1 || '#')";
  }
  if (filter.library) out += " AND fact.library IN (SELECT id FROM library WHERE name = ?2)";
  if (filter.found_by) out += " AND fact.found_by = ?3";
  return out;
}

void bind_filter(DatabaseStatement& statement, const RowFilter& filter) {
  if (filter.game) statement.bind_text(0, *filter.game);
  if (filter.library) statement.bind_text(1, *filter.library);
  if (filter.found_by) statement.bind(2, static_cast<std::int64_t>(*filter.found_by));
}

StoreRow row_of(const DatabaseStatement& all_rows) {
  return {.game = all_rows.bytes(0),
          .position = all_rows.bytes(2),
          .kind = all_rows.number(1),
          .answer = all_rows.bytes(3),
          .found_by = all_rows.number(4),
          .library = all_rows.bytes(5)};
}

}  // namespace

Result<StoreRows> StoreRows::open(const std::string& path, Database::Access access,
                                  const Budget& budget) {
  SUMMAND_TRY(database, open_store(path, access));
  database->watch(budget);
  return StoreRows(std::move(database));
}

Result<std::uint64_t> StoreRows::bytes() {
  SUMMAND_TRY(pages, database_->number("PRAGMA page_count"));
  SUMMAND_TRY(size, database_->number("PRAGMA page_size"));
  return static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(size);
}

Result<StoreSummary> StoreRows::summary() {
  StoreSummary out;
  SUMMAND_TRY(version, database_->number("PRAGMA user_version"));
  out.version = version;
  SUMMAND_TRY(size, bytes());
  out.bytes = size;
  SUMMAND_TRY(parts, database_->prepare(
                         "SELECT ruleset.name, kind, count(*), sum(length(key) + length(answer)) "
                         "FROM fact LEFT JOIN ruleset ON ruleset.id = fact.ruleset "
                         "GROUP BY fact.ruleset, kind ORDER BY ruleset.name, kind"));
  while (true) {
    SUMMAND_TRY(more, parts.step());
    if (!more) break;
    out.parts.push_back({.game = std::string(parts.bytes(0)),
                         .kind = parts.number(1),
                         .rows = static_cast<std::uint64_t>(parts.number(2)),
                         .bytes = static_cast<std::uint64_t>(parts.number(3))});
    out.rows += out.parts.back().rows;
  }
  SUMMAND_TRY(sources, database_->prepare(
                           "SELECT library.name, found_by, count(*) "
                           "FROM fact LEFT JOIN library ON library.id = fact.library "
                           "GROUP BY fact.library, found_by ORDER BY library.name, found_by"));
  while (true) {
    SUMMAND_TRY(more, sources.step());
    if (!more) return out;
    out.sources.push_back({.library = std::string(sources.bytes(0)),
                           .found_by = sources.number(1),
                           .rows = static_cast<std::uint64_t>(sources.number(2))});
  }
}

Result<void> StoreRows::for_each(const RowFilter& filter, const Visit& visit) {
  SUMMAND_TRY(rows,
              database_->prepare(fmt::format("{}{} ORDER BY fact.ruleset, fact.kind, fact.key",
                                             kAllRows, conditions_of(filter))));
  bind_filter(rows, filter);
  while (true) {
    SUMMAND_TRY(more, rows.step());
    if (!more) return {};
    const StoreRow row = row_of(rows);
    if (auto visited = visit(row, checksum_of(row) == rows.number(6)); !visited) return visited;
  }
}

Result<std::vector<std::string>> StoreRows::faults() {
  SUMMAND_TRY(check, database_->prepare("PRAGMA integrity_check(20)"));
  std::vector<std::string> out;
  while (true) {
    const Result<bool> more = check.step();
    // A file can be too damaged for the check itself.
    if (!more && database_->was_damaged()) {
      out.push_back(more.error().message);
      return out;
    }
    if (!more) return std::unexpected(more.error());
    if (!*more) return out;
    if (check.bytes(0) != "ok") out.push_back(printable(check.bytes(0)));
  }
}

Result<std::uint64_t> StoreRows::remove(const RowFilter& filter) {
  SUMMAND_TRY(transaction, DatabaseTransaction::begin(*database_));
  SUMMAND_TRY(statement, database_->prepare("DELETE FROM fact" + conditions_of(filter)));
  bind_filter(statement, filter);
  if (const auto done = statement.run(); !done) return std::unexpected(done.error());
  const auto removed = static_cast<std::uint64_t>(database_->changes());
  if (const auto done = transaction.commit(); !done) return std::unexpected(done.error());
  return removed;
}

Result<void> StoreRows::vacuum() {
  // The log of changes has the whole new file, which then replaces the old one.
  return database_->run("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)");
}

// --- merging ---

class StoreMerging {
 public:
  static Result<StoreMerging> begin(Database& into) {
    SUMMAND_TRY(insert, into.prepare("INSERT INTO fact VALUES(?,?,?,?,?,?,?) "
                                     "ON CONFLICT DO NOTHING"));
    SUMMAND_TRY(select, into.prepare(std::string(kAllRows) +
                                     " WHERE fact.ruleset=?1 AND fact.kind=?2 AND fact.key=?3"));
    SUMMAND_TRY(remove, into.prepare("DELETE FROM fact WHERE ruleset=? AND kind=? AND key=?"));
    return StoreMerging(into, std::move(insert), std::move(select), std::move(remove));
  }

  Result<void> add(StoreRows& from) {
    return from.for_each({}, [&](const StoreRow& row, bool whole) -> Result<void> {
      if (whole) return add(row, *from.database_);
      ++merged_.damaged;
      return {};
    });
  }

  const MergedRows& merged() const { return merged_; }

 private:
  using Numbers = std::map<std::string, std::int64_t, std::less<>>;

  StoreMerging(Database& into, DatabaseStatement insert, DatabaseStatement select,
               DatabaseStatement remove)
      : into_(&into),
        insert_(std::move(insert)),
        select_(std::move(select)),
        remove_(std::move(remove)) {}

  Result<void> add(const StoreRow& row, const Database& from) {
    SUMMAND_TRY(ruleset, number_of("ruleset", rulesets_, row.game));
    SUMMAND_TRY(library, number_of("library", libraries_, row.library));
    const auto insert = [&]() -> Result<bool> {
      insert_.bind(0, ruleset).bind(1, row.kind).bind_bytes(2, row.position);
      insert_.bind_bytes(3, row.answer).bind(4, row.found_by).bind(5, library);
      insert_.bind(6, checksum_of(row));
      if (const auto done = insert_.run(); !done) return std::unexpected(done.error());
      return into_->changes() != 0;
    };
    SUMMAND_TRY(added, insert());
    if (!added) {
      select_.bind(0, ruleset).bind(1, row.kind).bind_bytes(2, row.position);
      SUMMAND_TRY(there, select_.step());
      const StoreRow known = there ? row_of(select_) : StoreRow{};
      const bool whole = there && checksum_of(known) == select_.number(6);
      const bool same = whole && known.answer == row.answer;
      select_.reset();
      if (same) {
        ++merged_.known;
        return {};
      }
      if (whole) {
        return fail(fmt::format("{} and {} have different answers for {}, so nothing is changed",
                                printable(into_->path()), printable(from.path()),
                                described(row.kind, row.game, row.position)));
      }
      remove_.bind(0, ruleset).bind(1, row.kind).bind_bytes(2, row.position);
      if (const auto done = remove_.run(); !done) return done;
      SUMMAND_TRY(replaced, insert());
      static_cast<void>(replaced);
    }
    ++merged_.added;
    return {};
  }

  Result<std::int64_t> number_of(std::string_view table, Numbers& known, std::string_view name) {
    if (const auto at = known.find(name); at != known.end()) return at->second;
    SUMMAND_TRY(number, number_of_name(*into_, table, name));
    known.emplace(name, number);
    return number;
  }

  Database* into_;
  DatabaseStatement insert_, select_, remove_;
  Numbers rulesets_, libraries_;
  MergedRows merged_;
};

Result<MergedRows> merge_stores(const std::string& into, std::span<const std::string> from,
                                const Budget& budget) {
  // Sources are opened first, so that a wrong name makes no new store.
  std::vector<StoreRows> sources;
  for (const std::string& path : from) {
    SUMMAND_TRY(source, StoreRows::open(path, Database::Access::read, budget));
    sources.push_back(std::move(source));
  }
  SUMMAND_TRY(target, open_store(into, Database::Access::write));
  target->watch(budget);
  SUMMAND_TRY(transaction, DatabaseTransaction::begin(*target));
  SUMMAND_TRY(merging, StoreMerging::begin(*target));
  for (StoreRows& source : sources) {
    if (const auto done = merging.add(source); !done) return std::unexpected(done.error());
  }
  if (const auto done = transaction.commit(); !done) return std::unexpected(done.error());
  return merging.merged();
}

}  // namespace summand
