#include "summand/store/kept_file.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/core.h>
#include <mutex>
#include <unordered_map>
#include <utility>

#include "summand/base/foreign_text.hpp"
#include "summand/store/recent_answers.hpp"
#include "summand/store/store_format.hpp"

namespace summand {

namespace {

constexpr std::size_t kRowsOfABatch = 10'000;
constexpr std::chrono::seconds kOldest{2};
// A run that keeps results waits so long for another writer, and tries again later. Only the end of
// a run waits longer.
constexpr std::chrono::milliseconds kShortWait{100};
constexpr std::chrono::seconds kLongWait{10};
constexpr std::size_t kMostProblems = 20;

// The whole key as one text, which sorts as the table does. A game has no zero bytes.
std::string text_of(const KeptKey& key) {
  std::string out(key.game);
  out += '\0';
  out += static_cast<char>(key.kind);
  out += key.position;
  return out;
}
KeptKey key_of(std::string_view text) {
  const std::size_t zero = text.find('\0');
  return {.kind = static_cast<KeptKind>(text[zero + 1]),
          .game = text.substr(0, zero),
          .position = text.substr(zero + 2)};
}

}  // namespace

// Everything behind one mutex.
class KeptFile::File {
  using Clock = std::chrono::steady_clock;

 public:
  File(std::unique_ptr<Database> database, Access access, std::size_t cache_bytes,
       std::string library)
      : database_(std::move(database)),
        access_(access),
        most_waiting_(cache_bytes / 4),
        library_(std::move(library)),
        recent_(cache_bytes / 4) {}

  Result<void> prepare(std::size_t cache_bytes) {
    // A negative size counts KiB.
    const auto sized = database_->run(
        fmt::format("PRAGMA cache_size=-{}", std::max<std::size_t>(cache_bytes / 2048, 64)));
    if (!sized) return sized;
    SUMMAND_TRY(find,
                database_->prepare("SELECT fact.answer, fact.found_by, library.name, fact.sum "
                                   "FROM ruleset JOIN fact ON fact.ruleset = ruleset.id "
                                   "LEFT JOIN library ON library.id = fact.library "
                                   "WHERE ruleset.name=? AND fact.kind=? AND fact.key=?"));
    find_.emplace(std::move(find));
    if (access_ == Access::read) return {};
    SUMMAND_TRY(insert, database_->prepare("INSERT INTO fact VALUES(?,?,?,?,?,?,?) "
                                           "ON CONFLICT DO NOTHING"));
    insert_.emplace(std::move(insert));
    SUMMAND_TRY(remove,
                database_->prepare("DELETE FROM fact WHERE ruleset=? AND kind=? AND key=?"));
    remove_.emplace(std::move(remove));
    return {};
  }

  std::optional<std::string> find(const KeptKey& key) {
    const std::scoped_lock lock(mutex_);
    write_if_old();
    const std::string text = text_of(key);
    std::optional<std::string> out;
    if (const auto at = waiting_.find(text); at != waiting_.end()) {
      out = at->second.answer;
    } else if (const RecentAnswers::Answer* recent = recent_.find(text)) {
      out = *recent;
    } else {
      out = in_file(key);
      recent_.add(text, out);
    }
    ++(out ? use_.found : use_.missing);
    return out;
  }

  void keep(const KeptKey& key, std::string_view answer, FoundBy by) {
    if (access_ == Access::read) return;
    const std::scoped_lock lock(mutex_);
    std::string text = text_of(key);
    const RecentAnswers::Answer* recent = recent_.find(text);
    if (recent != nullptr && *recent == answer) return;
    const std::size_t bytes = bytes_of(text, answer);
    if (waiting_bytes_ + bytes > most_waiting_) {
      if (!error_) write_batch(kShortWait);
      write_if_old();
      if (waiting_bytes_ + bytes > most_waiting_) {
        ++use_.lost;
        return;
      }
    }
    if (waiting_.empty()) waiting_since_ = Clock::now();
    const auto [at, is_new] =
        waiting_.try_emplace(std::move(text), WaitingRow{std::string(answer), by});
    if (!is_new) {
      if (at->second.answer != answer) contradict_waiting(key, at);
      return;
    }
    waiting_bytes_ += bytes;
    if (waiting_.size() % kRowsOfABatch == 0) {
      write_batch(kShortWait);
    } else {
      write_if_old();
    }
  }

  Result<void> flush() {
    const std::scoped_lock lock(mutex_);
    write_batch(kLongWait);
    if (!error_) return {};
    return fail(
        fmt::format("{} ({} results are not in it)", error_->message, waiting_.size() + use_.lost));
  }

  // At the end. Does not wait again after an error.
  void write_rest() {
    const std::scoped_lock lock(mutex_);
    write_batch(error_ ? kShortWait : kLongWait);
  }

  Use use() const {
    const std::scoped_lock lock(mutex_);
    Use out = use_;
    out.waiting = waiting_.size();
    return out;
  }

  std::vector<std::string> problems() const {
    const std::scoped_lock lock(mutex_);
    std::vector<std::string> out = problems_;
    if (use_.damaged > 0) {
      out.push_back(fmt::format("{} {} of {} had a wrong checksum and {} not used", use_.damaged,
                                use_.damaged == 1 ? "row" : "rows", printable(database_->path()),
                                use_.damaged == 1 ? "was" : "were"));
    }
    if (use_.lost > 0) {
      out.push_back(fmt::format("{} {} could not be written to {}", use_.lost,
                                use_.lost == 1 ? "result" : "results",
                                printable(database_->path())));
    }
    return out;
  }

 private:
  struct WaitingRow {
    std::string answer;
    FoundBy by;
  };

  static std::size_t bytes_of(std::string_view text, std::string_view answer) {
    return kMapEntry<std::string, WaitingRow> + 2 * kAllocation + text.size() + answer.size();
  }

  // A row of the file, as far as find_ reads it. Its texts are valid until the next question.
  struct Found {
    StoreRow row;
    bool whole;  // the checksum is right
  };

  Result<std::optional<Found>> read(const KeptKey& key) {
    find_->reset();
    find_->bind_text(0, key.game);
    find_->bind(1, static_cast<std::int64_t>(key.kind));
    find_->bind_bytes(2, key.position);
    SUMMAND_TRY(there, find_->step());
    if (!there) return std::nullopt;
    Found out{.row = {.game = key.game,
                      .position = key.position,
                      .kind = static_cast<std::int64_t>(key.kind),
                      .answer = find_->bytes(0),
                      .found_by = find_->number(1),
                      .library = find_->bytes(2)},
              .whole = false};
    out.whole = checksum_of(out.row) == find_->number(3);
    return out;
  }

  std::optional<std::string> in_file(const KeptKey& key) {
    const auto found = read(key);
    std::optional<std::string> out;
    if (!found) {
      add_problem(found.error().message);
    } else if (*found && (*found)->whole) {
      out = std::string((*found)->row.answer);
    } else if (*found) {
      ++use_.damaged;
    }
    // A statement that is not reset keeps its lock.
    find_->reset();
    return out;
  }

  void write_if_old() {
    if (waiting_.empty() || Clock::now() - waiting_since_ < kOldest) return;
    write_batch(kShortWait);
  }

  // Sets error_. After an error everything still waits.
  void write_batch(std::chrono::milliseconds wait) {
    if (waiting_.empty()) {
      error_.reset();
      return;
    }
    // If it fails, the next try is later.
    waiting_since_ = Clock::now();
    database_->wait_at_most(wait);
    std::vector<std::string> contradictions;
    const Result<std::uint64_t> added = insert_all(contradictions);
    database_->wait_at_most(kLongWait);
    if (!added) {
      error_ = added.error();
      // A short wait that was too short is no problem yet.
      if (wait == kLongWait || !database_->was_locked()) add_problem(added.error().message);
      return;
    }
    error_.reset();
    use_.kept += *added;
    for (std::string& contradiction : contradictions) add_problem(std::move(contradiction));
    for (auto& [key, row] : waiting_) recent_.add(key, std::move(row.answer));
    waiting_.clear();
    waiting_bytes_ = 0;
  }

  // The number of new rows. Nothing is changed if there is an error.
  Result<std::uint64_t> insert_all(std::vector<std::string>& contradictions) {
    using Row = std::pair<const std::string, WaitingRow>;
    // A sorted batch changes few pages, and is seven times as fast.
    std::vector<const Row*> rows;
    rows.reserve(waiting_.size());
    for (const Row& row : waiting_) rows.push_back(&row);
    std::ranges::sort(rows, {}, [](const Row* row) -> const std::string& { return row->first; });

    SUMMAND_TRY(transaction, DatabaseTransaction::begin(*database_));
    SUMMAND_TRY(library, number_of_name(*database_, "library", library_));
    std::uint64_t added = 0;
    std::string_view last_game;
    std::optional<std::int64_t> ruleset;
    for (const Row* row : rows) {
      const KeptKey key = key_of(row->first);
      if (!ruleset || key.game != last_game) {
        SUMMAND_TRY(number, number_of_name(*database_, "ruleset", key.game));
        ruleset = number;
        last_game = key.game;
      }
      SUMMAND_TRY(is_new, insert(*ruleset, library, key, row->second, contradictions));
      added += is_new ? 1 : 0;
    }
    if (const auto done = transaction.commit(); !done) return std::unexpected(done.error());
    return added;
  }

  // Whether the row is new.
  Result<bool> insert(std::int64_t ruleset, std::int64_t library, const KeptKey& key,
                      const WaitingRow& waiting, std::vector<std::string>& contradictions) {
    const StoreRow row{.game = key.game,
                       .position = key.position,
                       .kind = static_cast<std::int64_t>(key.kind),
                       .answer = waiting.answer,
                       .found_by = static_cast<std::int64_t>(waiting.by),
                       .library = library_};
    const std::int64_t sum = checksum_of(row);
    const auto add = [&]() -> Result<bool> {
      insert_->bind(0, ruleset).bind(1, row.kind).bind_bytes(2, row.position);
      insert_->bind_bytes(3, row.answer).bind(4, row.found_by).bind(5, library).bind(6, sum);
      if (const auto done = insert_->run(); !done) return std::unexpected(done.error());
      return database_->changes() != 0;
    };
    SUMMAND_TRY(added, add());
    if (added) return true;

    // Another process has added it, or it is damaged.
    SUMMAND_TRY(there, read(key));
    const bool whole = there && there->whole;
    const bool same = whole && there->row.answer == row.answer;
    std::string other;
    if (whole && !same) {
      other = fmt::format("{} by version {}", name_of_way(there->row.found_by),
                          printable(there->row.library, 40));
    }
    find_->reset();
    if (same) return false;
    remove_->bind(0, ruleset).bind(1, row.kind).bind_bytes(2, row.position);
    if (const auto done = remove_->run(); !done) return std::unexpected(done.error());
    if (!whole) return add();
    // One of two answers is wrong, so neither is kept.
    contradictions.push_back(fmt::format(
        "{} had another answer for {} (found by {}), so that one was removed and this one was not "
        "kept",
        printable(database_->path()), described(row.kind, row.game, row.position), other));
    return false;
  }

  // One of two answers is wrong, so neither is kept.
  void contradict_waiting(const KeptKey& key,
                          std::unordered_map<std::string, WaitingRow>::iterator at) {
    waiting_bytes_ -= bytes_of(at->first, at->second.answer);
    waiting_.erase(at);
    add_problem(fmt::format("this run found two different answers for {}, so none was kept in {}",
                            described(static_cast<std::int64_t>(key.kind), key.game, key.position),
                            printable(database_->path())));
  }

  void add_problem(std::string problem) {
    if (problems_.size() < kMostProblems &&
        std::ranges::find(problems_, problem) == problems_.end()) {
      problems_.push_back(std::move(problem));
    }
  }

  mutable std::mutex mutex_;
  std::unique_ptr<Database> database_;
  Access access_;
  std::size_t most_waiting_;  // bytes
  std::string library_;
  // Statements end before their database.
  std::optional<DatabaseStatement> find_, insert_, remove_;
  RecentAnswers recent_;
  std::unordered_map<std::string, WaitingRow> waiting_;
  std::size_t waiting_bytes_ = 0;
  std::optional<Error> error_ = {};  // why the last batch was not written
  Clock::time_point waiting_since_;
  Use use_;
  std::vector<std::string> problems_;
};

KeptFile::KeptFile(std::unique_ptr<File> file) : file_(std::move(file)) {}

KeptFile::~KeptFile() { file_->write_rest(); }

Result<std::unique_ptr<KeptFile>> KeptFile::open(const std::string& path, Access access,
                                                 std::size_t cache_bytes, std::string library) {
  SUMMAND_TRY(database, open_store(path, access == Access::write ? Database::Access::write
                                                                 : Database::Access::read));
  auto file = std::make_unique<File>(std::move(database), access, cache_bytes, std::move(library));
  if (const auto ready = file->prepare(cache_bytes); !ready) {
    return std::unexpected(ready.error());
  }
  return std::unique_ptr<KeptFile>(new KeptFile(std::move(file)));
}

std::optional<std::string> KeptFile::find(const KeptKey& key) { return file_->find(key); }

void KeptFile::keep(const KeptKey& key, std::string_view answer, FoundBy by) {
  file_->keep(key, answer, by);
}

Result<void> KeptFile::flush() { return file_->flush(); }
KeptFile::Use KeptFile::use() const { return file_->use(); }
std::vector<std::string> KeptFile::problems() const { return file_->problems(); }

}  // namespace summand
