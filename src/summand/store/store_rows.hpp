// StoreRows: all rows of a store, to count, check, export, revoke and merge them.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/store/store_format.hpp"

namespace summand {

// How many rows a store has, by what they say and by how they were found.
struct StoreSummary {
  struct Part {
    std::string game;  // empty: sums
    std::int64_t kind = 0;
    std::uint64_t rows = 0;
    std::uint64_t bytes = 0;  // of keys and answers
  };
  struct Source {
    std::string library;
    std::int64_t found_by = 0;
    std::uint64_t rows = 0;
  };

  std::int64_t version = 0;
  std::uint64_t bytes = 0;  // of the file
  std::uint64_t rows = 0;
  std::vector<Part> parts = {};
  std::vector<Source> sources = {};
};

// The rows that meet all conditions that are given.
struct RowFilter {
  std::optional<std::string> game = {};  // without the digest of its rules; empty: sums
  std::optional<std::string> library = {};
  std::optional<FoundBy> found_by = {};
};

// Its functions ask the budget and throw LimitReached. Then the file is as before.
class StoreRows {
 public:
  static Result<StoreRows> open(const std::string& path, Database::Access access,
                                const Budget& budget);

  Result<StoreSummary> summary();

  // Called for each row with what it says and whether its checksum is right. The texts are valid
  // during the call. An error ends the visits.
  using Visit = std::function<Result<void>(const StoreRow& row, bool whole)>;
  // Sorted by game, kind and position, where the order of games is that of their first rows.
  Result<void> for_each(const RowFilter& filter, const Visit& visit);

  // What SQLite finds wrong in the structure of the file: at most 20 sentences.
  Result<std::vector<std::string>> faults();

  // Removes rows, and returns their number.
  Result<std::uint64_t> remove(const RowFilter& filter);
  // Gives the room of removed rows back to the system.
  Result<void> vacuum();

  // Bytes of the file.
  Result<std::uint64_t> bytes();

 private:
  friend class StoreMerging;
  explicit StoreRows(std::unique_ptr<Database> database) : database_(std::move(database)) {}

  std::unique_ptr<Database> database_;
};

struct MergedRows {
  std::uint64_t added = 0;
  std::uint64_t known = 0;    // rows that were there
  std::uint64_t damaged = 0;  // rows with a wrong checksum, which were left out
};

// Adds the rows of other stores. Two different answers for one position are an error that names
// it, and then nothing is changed. Asks the budget and throws LimitReached.
Result<MergedRows> merge_stores(const std::string& into, std::span<const std::string> from,
                                const Budget& budget);

}  // namespace summand
