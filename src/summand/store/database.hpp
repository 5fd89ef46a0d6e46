// Database: an SQLite file, with statements and transactions that end themselves.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "summand/base/budget.hpp"
#include "summand/base/result.hpp"

struct sqlite3;
struct sqlite3_stmt;

namespace summand {

class Database;

// A prepared statement. Its database must live longer. Parameters and columns are counted from 0.
class DatabaseStatement {
 public:
  DatabaseStatement(DatabaseStatement&& other) noexcept;
  DatabaseStatement& operator=(DatabaseStatement&&) = delete;
  ~DatabaseStatement();

  DatabaseStatement& bind(int at, std::int64_t number);
  // The bytes are not copied: they must stay until reset().
  DatabaseStatement& bind_bytes(int at, std::string_view bytes);
  DatabaseStatement& bind_text(int at, std::string_view text);

  // True if there is a next row, false at the end. After the end, or an error, call reset() before
  // the next use. Throws LimitReached if the database is watched.
  Result<bool> step();
  // Runs a statement without rows, and resets it. Throws as step().
  Result<void> run();
  void reset();

  std::int64_t number(int column) const;
  // Of a text or of bytes. Valid until the next step() or reset().
  std::string_view bytes(int column) const;

 private:
  friend class Database;
  DatabaseStatement(Database& database, sqlite3_stmt* statement)
      : database_(&database), statement_(statement) {}

  Database* database_;
  sqlite3_stmt* statement_;
};

// Belongs to one thread at a time. Its errors name the file and say what SQLite says.
class Database {
 public:
  enum class Access { read, write };

  // Opens a file. For writing it may be new. Fails for folders, devices and missing files. Content
  // that is no database is found when it is first read. If nobody may write beside a file that is
  // only read, it is taken as a file that does not change.
  static Result<std::unique_ptr<Database>> open(const std::string& path, Access access);
  // Whether SQLite takes the file for a database, perhaps a damaged one. False for files that
  // cannot be read. A database must not be opened by other means than SQLite: as soon as a process
  // closes any descriptor of a file, it loses its locks on the file.
  static bool is_database(const std::string& path);
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;
  ~Database();

  const std::string& path() const { return path_; }

  // Statements without parameters and results, separated by semicolons.
  Result<void> run(const std::string& statements);
  Result<DatabaseStatement> prepare(std::string_view statement);
  // The first column of the first row of a statement. An error if there is no row.
  Result<std::int64_t> number(std::string_view statement);

  // How long a statement waits for a lock of another process.
  void wait_at_most(std::chrono::milliseconds time);
  // From now on, long statements ask a copy of the budget. The limit is thrown by step().
  void watch(const Budget& budget);

  // About the last statement that failed.
  bool was_locked() const;   // by another process
  bool was_damaged() const;  // the file is no database, or not in order
  // How many rows the last statement changed.
  std::int64_t changes() const;

  // "cannot read FILE: ...", with the last error of SQLite.
  std::unexpected<Error> failed() const;

 private:
  friend class DatabaseStatement;
  friend class DatabaseTransaction;
  Database(std::string path, sqlite3* handle, Access access)
      : path_(std::move(path)), handle_(handle), access_(access) {}

  static Result<std::unique_ptr<Database>> open_once(const std::string& path, Access access,
                                                     bool unchanging);
  static int ask_budget(void* database) noexcept;
  // Throws the limit at which the budget stopped a statement.
  void expect_unlimited();

  std::string path_;
  sqlite3* handle_;
  Access access_;
  int code_ = 0;  // of the last statement that failed
  std::optional<Budget> budget_ = {};
  std::optional<LimitReached> limit_ = {};
};

// Rolls back what was not committed.
class DatabaseTransaction {
 public:
  // Waits for the lock of writers.
  static Result<DatabaseTransaction> begin(Database& database);
  DatabaseTransaction(DatabaseTransaction&& other) noexcept;
  DatabaseTransaction& operator=(DatabaseTransaction&&) = delete;
  ~DatabaseTransaction();

  Result<void> commit();

 private:
  explicit DatabaseTransaction(Database& database) : database_(&database) {}

  Database* database_;
};

}  // namespace summand
