// KeptFile: results that are kept in a file, a store. Several processes may use it at once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "summand/base/config.hpp"
#include "summand/base/result.hpp"
#include "summand/ruleset/kept_results.hpp"

namespace summand {

// A result is written together with others: when there are 10,000 of them, when the first is 2 s
// old and the file is used again, by flush(), and at the end. Each such batch is in the file as a
// whole or not at all, also after a kill.
class KeptFile final : public KeptResults {
 public:
  enum class Access { read, write };

  // What was done with the file since it was opened.
  struct Use {
    std::uint64_t found = 0;    // questions that had an answer
    std::uint64_t missing = 0;  // questions that had none
    std::uint64_t kept = 0;     // results that are in the file and were not there before
    std::uint64_t waiting = 0;  // results that are not yet written
    std::uint64_t lost = 0;     // results that could not be written, and were dropped
    std::uint64_t damaged = 0;  // rows with a wrong checksum, which were not used
  };

  static constexpr std::size_t kCacheBytes = std::size_t{1} << 26;

  // Opens a store. For writing it may be new. Nobody else changes it meanwhile if `access` is read:
  // then keep() does nothing. The caches and the results that wait take about `cache_bytes`. The
  // rows say that this library found them. The error names the file.
  static Result<std::unique_ptr<KeptFile>> open(const std::string& path, Access access,
                                                std::size_t cache_bytes = kCacheBytes,
                                                std::string library = SUMMAND_VERSION);
  // Writes what waits, if it can. Call flush() before, to know.
  ~KeptFile() override;

  std::optional<std::string> find(const KeptKey& key) override;
  void keep(const KeptKey& key, std::string_view answer, FoundBy by) override;

  // Writes what waits. Waits up to 10 s for another process that writes. After an error the results
  // still wait. The error says how many they are.
  Result<void> flush();

  Use use() const;
  // What went wrong: at most 20 sentences, without a full stop, for the end of a run. The same one
  // is not repeated.
  std::vector<std::string> problems() const;

 private:
  class File;
  explicit KeptFile(std::unique_ptr<File> file);

  std::unique_ptr<File> file_;
};

}  // namespace summand
