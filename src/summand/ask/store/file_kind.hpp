// The kinds of files that the program saves, apart from stores: how they are recognized, what they
// contain, and whether they are whole.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace summand::ask {

// What a file says about itself. The texts come from the file, so they may have any characters.
struct SavedFile {
  std::string_view kind;  // "table"
  std::string_view what;  // "a table of values"
  std::uint64_t version = 0;
  std::uint64_t known_version = 0;  // the one that this library writes
  std::vector<std::pair<std::string, std::string>> contains = {};
  // Whether it has the right checksum or, for kinds without one, its last line. nullopt for another
  // version, and for kinds that have neither.
  std::optional<bool> whole = {};
  bool has_checksum = false;
};

// nullopt for texts of other kinds. Linear in the content.
std::optional<SavedFile> saved_file(std::string_view content);

}  // namespace summand::ask
