// Files of results of a search, two words each.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "summand/base/result.hpp"
#include "summand/jobs/saved_file.hpp"

namespace summand {

using SavedResult = std::array<std::uint64_t, 2>;

// What such a file is of.
struct SavedResults {
  const SavedFormat& format;
  std::string_view subject;  // "boards": the key of the line that has the form
  std::string form;          // a word: searches of the same form understand each other
};

// By default a file has at most so many results: 500 MB.
inline constexpr std::uint64_t kMostSavedResults = 31'000'000;

// Calls for_each(add), which calls add(result) for each result.
using AddResult = std::function<void(const SavedResult&)>;
Result<void> save_results(const std::string& path, const SavedResults& its,
                          const std::function<void(const AddResult&)>& for_each);
// Calls take(result) for each result. Fails if the file has another form. A file is believed: its
// checksum finds damage only.
Result<void> load_results(const std::string& path, const SavedResults& its,
                          const std::function<void(const SavedResult&)>& take);

}  // namespace summand
