// Stores: the files of results that a conversation uses.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/ask/question.hpp"
#include "summand/base/result.hpp"
#include "summand/ruleset/kept_results.hpp"

namespace summand {
class KeptFile;
}

namespace summand::ask {

// Where results are kept. Without a path they are not.
struct StorePlace {
  std::string path = {};
  bool read_only = false;

  friend bool operator==(const StorePlace&, const StorePlace&) = default;
};

// The options of questions that use a store.
struct StoreOptions {
  std::optional<std::string> store = {};
  bool store_read_only = false;
};
inline constexpr auto kStoreOptions = options_in<StoreOptions>(
    option<&StoreOptions::store>("store", "FILE",
                                 "Use results of earlier runs from FILE, and add those found"),
    option<&StoreOptions::store_read_only>("store-read-only", "", "Add nothing to the store"));
// True if the question has these options.
bool uses_store(const Question& question);

class Stores {
 public:
  // The store at that place, opened by the first call. Later questions share it. Its caches take at
  // most `bytes`. The error names the file.
  Result<std::shared_ptr<KeptResults>> open(const StorePlace& place, std::size_t bytes);

  // Writes the results that wait. Returns sentences about what went wrong and was not yet said.
  std::vector<std::string> settle();

 private:
  struct Opened {
    StorePlace place;
    std::shared_ptr<KeptFile> file;
    std::vector<std::string> said;
  };

  std::vector<Opened> opened_;
};

}  // namespace summand::ask
