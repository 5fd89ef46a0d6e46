#include "summand/store/database.hpp"

#include <cerrno>
#include <cstring>
#include <fmt/core.h>
#include <new>
#include <sqlite3.h>
#include <sys/stat.h>
#include <utility>

#include "summand/base/check.hpp"
#include "summand/base/foreign_text.hpp"

namespace summand {

namespace {

// No text or answer is longer. Damaged files may say that they have some.
constexpr int kLongestBytes = 1 << 28;
constexpr int kStepsBetweenQuestions = 1000;

std::unexpected<Error> cannot_open(const std::string& path, std::string_view reason) {
  return fail(fmt::format("cannot open {}: {}", printable(path), reason));
}

// A name that SQLite takes for a file in every case, also ":memory:".
std::string name_of_file(const std::string& path) {
  return path.starts_with('/') ? path : "./" + path;
}

std::string name_of_unchanging_file(const std::string& path) {
  std::string out = "file:";
  for (const char c : name_of_file(path)) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                       c == '/' || c == '.' || c == '_' || c == '-';
    out += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return out + "?immutable=1";
}

bool has_content(const std::string& path) {
  struct stat status{};
  return stat(path.c_str(), &status) == 0 && status.st_size != 0;
}

}  // namespace

// --- statements ---

DatabaseStatement::DatabaseStatement(DatabaseStatement&& other) noexcept
    : database_(other.database_), statement_(std::exchange(other.statement_, nullptr)) {}

DatabaseStatement::~DatabaseStatement() { sqlite3_finalize(statement_); }

DatabaseStatement& DatabaseStatement::bind(int at, std::int64_t number) {
  SUMMAND_CHECK(sqlite3_bind_int64(statement_, at + 1, number) == SQLITE_OK);
  return *this;
}

DatabaseStatement& DatabaseStatement::bind_bytes(int at, std::string_view bytes) {
  // An empty view may have a null pointer, which would be NULL.
  const char* data = bytes.empty() ? "" : bytes.data();
  // Bytes that are too long are NULL, which no table accepts.
  sqlite3_bind_blob64(statement_, at + 1, data, bytes.size(), SQLITE_STATIC);
  return *this;
}

DatabaseStatement& DatabaseStatement::bind_text(int at, std::string_view text) {
  const char* data = text.empty() ? "" : text.data();
  sqlite3_bind_text64(statement_, at + 1, data, text.size(), SQLITE_STATIC, SQLITE_UTF8);
  return *this;
}

Result<bool> DatabaseStatement::step() {
  const int code = sqlite3_step(statement_);
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  database_->code_ = code;
  database_->expect_unlimited();
  return database_->failed();
}

Result<void> DatabaseStatement::run() {
  const Result<bool> done = step();
  // Resetting a statement that failed repeats its error, and the error stays the last one.
  reset();
  if (!done) return std::unexpected(done.error());
  return {};
}

void DatabaseStatement::reset() { sqlite3_reset(statement_); }

std::int64_t DatabaseStatement::number(int column) const {
  return sqlite3_column_int64(statement_, column);
}

std::string_view DatabaseStatement::bytes(int column) const {
  const void* data = sqlite3_column_blob(statement_, column);
  const int size = sqlite3_column_bytes(statement_, column);
  if (data == nullptr) return {};
  return {static_cast<const char*>(data), static_cast<std::size_t>(size)};
}

// --- the file ---

Result<std::unique_ptr<Database>> Database::open(const std::string& path, Access access) {
  struct stat status{};
  if (path.empty()) return fail("the name of the file is empty");
  if (path.find('\0') != path.npos) return cannot_open(path, "its name has a zero byte");
  const bool exists = stat(path.c_str(), &status) == 0;
  if (!exists && (access == Access::read || errno != ENOENT)) {
    return cannot_open(path, std::strerror(errno));
  }
  if (exists && S_ISDIR(status.st_mode)) return cannot_open(path, "it is a folder");
  if (exists && !S_ISREG(status.st_mode)) return cannot_open(path, "it is not a regular file");
  SUMMAND_TRY(database, open_once(path, access, false));
  if (access == Access::write) return database;
  // SQLite needs files beside this one, which may be impossible. It does not need them for a file
  // without a log of changes, if nobody changes it.
  if (database->number("PRAGMA schema_version")) return database;
  const int code = database->code_ & 0xff;
  const bool is_protected = code == SQLITE_CANTOPEN || code == SQLITE_READONLY;
  if (!is_protected || has_content(path + "-wal")) return database;
  return open_once(path, access, true);
}

bool Database::is_database(const std::string& path) {
  const auto database = open(path, Access::read);
  if (!database) return false;
  return (*database)->number("PRAGMA schema_version") ||
         ((*database)->code_ & 0xff) != SQLITE_NOTADB;
}

Result<std::unique_ptr<Database>> Database::open_once(const std::string& path, Access access,
                                                      bool unchanging) {
  const int flags = (access == Access::write ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
                                             : SQLITE_OPEN_READONLY) |
                    SQLITE_OPEN_NOMUTEX | (unchanging ? SQLITE_OPEN_URI : 0);
  const std::string name = unchanging ? name_of_unchanging_file(path) : name_of_file(path);
  sqlite3* handle = nullptr;
  const int code = sqlite3_open_v2(name.c_str(), &handle, flags, nullptr);
  if (handle == nullptr) throw std::bad_alloc();
  std::unique_ptr<Database> out(new Database(path, handle, access));
  if (code != SQLITE_OK) {
    const int reason = sqlite3_system_errno(handle);
    return cannot_open(path, reason != 0 ? std::strerror(reason) : sqlite3_errmsg(handle));
  }
  if (access == Access::write && sqlite3_db_readonly(handle, "main") == 1) {
    return cannot_open(path, "it may only be read");
  }
  sqlite3_extended_result_codes(handle, 1);
  sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, kLongestBytes);
  // The file may come from a stranger, so its schema may call no functions.
  sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
  return out;
}

Database::~Database() { sqlite3_close(handle_); }

Result<void> Database::run(const std::string& statements) {
  code_ = sqlite3_exec(handle_, statements.c_str(), nullptr, nullptr, nullptr);
  if (code_ == SQLITE_OK) return {};
  expect_unlimited();
  return failed();
}

Result<DatabaseStatement> Database::prepare(std::string_view statement) {
  sqlite3_stmt* prepared = nullptr;
  const int code = sqlite3_prepare_v3(handle_, statement.data(), static_cast<int>(statement.size()),
                                      SQLITE_PREPARE_PERSISTENT, &prepared, nullptr);
  if (code == SQLITE_OK) return DatabaseStatement(*this, prepared);
  code_ = code;
  return failed();
}

Result<std::int64_t> Database::number(std::string_view statement) {
  SUMMAND_TRY(prepared, prepare(statement));
  SUMMAND_TRY(row, prepared.step());
  if (!row) return fail(fmt::format("cannot read {}: a number is missing", printable(path_)));
  return prepared.number(0);
}

void Database::wait_at_most(std::chrono::milliseconds time) {
  sqlite3_busy_timeout(handle_, static_cast<int>(time.count()));
}

void Database::watch(const Budget& budget) {
  budget_ = budget;
  sqlite3_progress_handler(handle_, kStepsBetweenQuestions, ask_budget, this);
}

int Database::ask_budget(void* database) noexcept {
  auto& self = *static_cast<Database*>(database);
  try {
    self.budget_->ask();
    return 0;
  } catch (LimitReached& reached) {
    self.limit_ = std::move(reached);
    return 1;
  }
}

void Database::expect_unlimited() {
  if (!limit_) return;
  LimitReached reached = *std::move(limit_);
  limit_.reset();
  reach_limit(std::move(reached));
}

bool Database::was_locked() const {
  return (code_ & 0xff) == SQLITE_BUSY || (code_ & 0xff) == SQLITE_LOCKED;
}

bool Database::was_damaged() const {
  return (code_ & 0xff) == SQLITE_CORRUPT || (code_ & 0xff) == SQLITE_NOTADB;
}

std::int64_t Database::changes() const { return sqlite3_changes64(handle_); }

std::unexpected<Error> Database::failed() const {
  const std::string_view act = access_ == Access::write ? "use" : "read";
  return fail(fmt::format("cannot {} {}: {}", act, printable(path_),
                          was_locked() ? "another process is using it" : sqlite3_errstr(code_)));
}

// --- transactions ---

Result<DatabaseTransaction> DatabaseTransaction::begin(Database& database) {
  SUMMAND_TRY(begun, database.prepare("BEGIN IMMEDIATE"));
  if (const auto done = begun.run(); !done) return std::unexpected(done.error());
  return DatabaseTransaction(database);
}

DatabaseTransaction::DatabaseTransaction(DatabaseTransaction&& other) noexcept
    : database_(std::exchange(other.database_, nullptr)) {}

DatabaseTransaction::~DatabaseTransaction() {
  // Some errors have already rolled it back.
  if (database_ != nullptr && sqlite3_get_autocommit(database_->handle_) == 0) {
    sqlite3_exec(database_->handle_, "ROLLBACK", nullptr, nullptr, nullptr);
  }
}

Result<void> DatabaseTransaction::commit() {
  const auto done = database_->run("COMMIT");
  if (done) database_ = nullptr;
  return done;
}

}  // namespace summand
