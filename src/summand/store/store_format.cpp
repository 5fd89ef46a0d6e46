#include "summand/store/store_format.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <fmt/core.h>
#include <thread>
#include <vector>

#include "summand/base/foreign_text.hpp"
#include "summand/base/hash.hpp"

namespace summand {

namespace {

constexpr std::chrono::seconds kLongestWait{10};

// Sorted by name, as the file lists them. A file whose tables differ is no store.
constexpr std::array<std::string_view, 3> kTables = {
    "CREATE TABLE fact(ruleset INTEGER NOT NULL, kind INTEGER NOT NULL, key BLOB NOT NULL, "
    "answer BLOB NOT NULL, found_by INTEGER NOT NULL, library INTEGER NOT NULL, "
    "sum INTEGER NOT NULL, PRIMARY KEY(ruleset, kind, key)) STRICT, WITHOUT ROWID",
    "CREATE TABLE library(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT",
    "CREATE TABLE ruleset(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT",
};

std::unexpected<Error> is_no_store(const Database& database, std::string_view reason) {
  return fail(fmt::format("{} is no store: {}", printable(database.path()), reason));
}

Result<std::vector<std::string>> tables_of(Database& database) {
  SUMMAND_TRY(select, database.prepare(
                          "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name"));
  std::vector<std::string> out;
  while (true) {
    SUMMAND_TRY(more, select.step());
    if (!more) return out;
    out.emplace_back(select.bytes(0));
    if (out.size() > kTables.size()) return out;
  }
}

// Whether the file has nothing yet.
Result<bool> is_new(Database& database) {
  SUMMAND_TRY(application, database.number("PRAGMA application_id"));
  SUMMAND_TRY(version, database.number("PRAGMA user_version"));
  SUMMAND_TRY(tables, tables_of(database));
  return application == 0 && version == 0 && tables.empty();
}

Result<void> make_tables(Database& database) {
  SUMMAND_TRY(transaction, DatabaseTransaction::begin(database));
  // Another process may have been faster.
  SUMMAND_TRY(still_new, is_new(database));
  if (!still_new) return {};
  for (const std::string_view table : kTables) {
    if (const auto made = database.run(std::string(table)); !made) return made;
  }
  const auto marked = database.run(fmt::format("PRAGMA application_id={}; PRAGMA user_version={}",
                                               kStoreApplication, kStoreVersion));
  if (!marked) return marked;
  return transaction.commit();
}

Result<void> expect_store(Database& database) {
  SUMMAND_TRY(application, database.number("PRAGMA application_id"));
  SUMMAND_TRY(version, database.number("PRAGMA user_version"));
  if (application != kStoreApplication) {
    SUMMAND_TRY(empty, is_new(database));
    return is_no_store(database, empty ? "it is empty" : "it is the database of another program");
  }
  if (version > kStoreVersion) {
    return fail(fmt::format(
        "{} is a store of version {}, but this program knows only stores up to version {}",
        printable(database.path()), version, kStoreVersion));
  }
  if (version < kStoreVersion) return is_no_store(database, "its version is damaged");
  SUMMAND_TRY(tables, tables_of(database));
  if (!std::ranges::equal(tables, kTables)) return is_no_store(database, "its tables are others");
  return {};
}

// The change of the mode does not wait for locks by itself.
Result<void> log_changes(Database& database) {
  const auto end = std::chrono::steady_clock::now() + kLongestWait;
  while (true) {
    const auto done = database.run("PRAGMA journal_mode=WAL");
    if (done || !database.was_locked() || std::chrono::steady_clock::now() > end) return done;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
}

}  // namespace

Result<std::unique_ptr<Database>> open_store(const std::string& path, Database::Access access) {
  SUMMAND_TRY(database, Database::open(path, access));
  database->wait_at_most(kLongestWait);
  const auto ready = [&]() -> Result<void> {
    if (access == Database::Access::write) {
      // Before anything is changed.
      SUMMAND_TRY(empty, is_new(*database));
      if (!empty) {
        if (const auto store = expect_store(*database); !store) return store;
      }
      if (const auto done = log_changes(*database); !done) return done;
      // A commit is whole after a kill. After a loss of power the last ones may be missing.
      if (const auto done = database->run("PRAGMA synchronous=NORMAL"); !done) return done;
      if (empty) {
        if (const auto made = make_tables(*database); !made) return made;
      }
    }
    return expect_store(*database);
  }();
  if (!ready) {
    if (database->was_damaged()) return is_no_store(*database, "it is damaged, or no database");
    return std::unexpected(ready.error());
  }
  return database;
}

// --- rows ---

namespace {

std::uint64_t sum_of_text(std::uint64_t sum, std::string_view text) {
  sum = hash_combine(sum, text.size());
  while (!text.empty()) {
    std::uint64_t word = 0;
    const std::string_view front = text.substr(0, 8);
    for (std::size_t i = 0; i < front.size(); ++i) {
      word |= std::uint64_t{static_cast<unsigned char>(front[i])} << (8 * i);
    }
    sum = hash_combine(sum, word);
    text.remove_prefix(front.size());
  }
  return sum;
}

struct KindNames {
  KeptKind kind;
  std::string_view key, words;
};

constexpr std::array kKindNames = {
    KindNames{KeptKind::value, "value", "value"},
    KindNames{KeptKind::nimber, "nimber", "nimber"},
    KindNames{KeptKind::left_first, "left_first", "outcome if Left starts"},
    KindNames{KeptKind::right_first, "right_first", "outcome if Right starts"},
    KindNames{KeptKind::next_wins, "next_wins", "outcome"},
    KindNames{KeptKind::thermograph, "thermograph", "thermograph"},
    KindNames{KeptKind::nim_values, "nim_values", "values of heaps"},
};

// Null for a kind of a later version.
const KindNames* names_of_kind(std::int64_t kind) {
  const auto at = std::ranges::find(kKindNames, kind, [](const KindNames& names) {
    return static_cast<std::int64_t>(names.kind);
  });
  return at == kKindNames.end() ? nullptr : &*at;
}

}  // namespace

std::int64_t checksum_of(const StoreRow& row) {
  std::uint64_t sum =
      hash_combine(static_cast<std::uint64_t>(row.kind), static_cast<std::uint64_t>(row.found_by));
  for (const std::string_view text : {row.game, row.position, row.answer, row.library}) {
    sum = sum_of_text(sum, text);
  }
  return static_cast<std::int64_t>(sum);
}

std::string name_of_kind(std::int64_t kind) {
  const KindNames* names = names_of_kind(kind);
  return names != nullptr ? std::string(names->words) : fmt::format("kind {}", kind);
}

std::string key_of_kind(std::int64_t kind) {
  const KindNames* names = names_of_kind(kind);
  return names != nullptr ? std::string(names->key) : std::to_string(kind);
}

std::string name_of_way(std::int64_t found_by) {
  if (found_by == static_cast<std::int64_t>(FoundBy::search)) return "search";
  if (found_by == static_cast<std::int64_t>(FoundBy::theorems)) return "theorems";
  return fmt::format("way {}", found_by);
}

std::string described(std::int64_t kind, std::string_view game, std::string_view position) {
  return fmt::format("the {} of {} ({})", name_of_kind(kind), printable(position, 100),
                     game.empty() ? "a sum" : printable(game, 60));
}

Result<std::int64_t> number_of_name(Database& database, std::string_view table,
                                    std::string_view name) {
  SUMMAND_TRY(select, database.prepare(fmt::format("SELECT id FROM {} WHERE name=?", table)));
  SUMMAND_TRY(known, select.bind_text(0, name).step());
  if (known) return select.number(0);
  SUMMAND_TRY(insert,
              database.prepare(fmt::format("INSERT INTO {}(name) VALUES(?) RETURNING id", table)));
  SUMMAND_TRY(added, insert.bind_text(0, name).step());
  if (!added) return database.failed();
  const std::int64_t id = insert.number(0);
  SUMMAND_TRY(more, insert.step());
  static_cast<void>(more);
  return id;
}

}  // namespace summand
