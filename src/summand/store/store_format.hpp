// The format of a store: its tables, the checksums of its rows, and how it is opened.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "summand/ruleset/kept_results.hpp"
#include "summand/store/database.hpp"

namespace summand {

// The version of the format that this library writes. It reads no newer one.
inline constexpr std::int64_t kStoreVersion = 1;
// "Smnd" in the header of the file: the database belongs to this library.
inline constexpr std::int64_t kStoreApplication = 0x536d6e64;

// Opens a store. For writing a new one is made, and other files are refused unchanged. Fails if it
// is no store, if its tables are others, or if its format is newer.
Result<std::unique_ptr<Database>> open_store(const std::string& path, Database::Access access);

// What a row of a store says.
struct StoreRow {
  std::string_view game, position;  // of the key
  std::int64_t kind = 0;            // KeptKind
  std::string_view answer;
  std::int64_t found_by = 0;  // FoundBy
  std::string_view library;   // the version of the library that found it
};

// The checksum of a row. It covers everything that the row says. It detects mistakes, not
// forgeries.
std::int64_t checksum_of(const StoreRow& row);

// "value", "outcome if Left starts". For another number: "kind 7".
std::string name_of_kind(std::int64_t kind);
// The same for other programs: "value", "left_first". For another number: the number.
std::string key_of_kind(std::int64_t kind);
// "search", "theorems". For another number: "way 7".
std::string name_of_way(std::int64_t found_by);

// "the value of domineering(3x3)", safe on a terminal. For messages.
std::string described(std::int64_t kind, std::string_view game, std::string_view position);

// The number of a name in the tables `ruleset` and `library`, which map numbers to names. It is
// added if it is new. Assumes a transaction.
Result<std::int64_t> number_of_name(Database& database, std::string_view table,
                                    std::string_view name);

}  // namespace summand
