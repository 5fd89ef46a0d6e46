#include "apps/summand/terminal/search_progress.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <functional>

namespace summand::program {

namespace {

constexpr std::size_t kLargestTable = std::size_t{1} << 26;

}  // namespace

SearchOptions search_options(const Run& run) {
  SearchOptions options;
  options.table_bytes = std::min(run.settings().memory / 8, kLargestTable);
  options.threads = std::max(run.settings().threads, 1u);
  return options;
}

SearchProgress::SearchProgress(std::string_view noun, std::uint64_t most_nodes)
    : noun_(noun),
      progress_(noun_ + "s"),
      watch_(most_nodes, progress_.shown()
                             ? std::function<void(std::uint64_t)>(
                                   [this](std::uint64_t nodes) { progress_.at(nodes); })
                             : nullptr) {}

Failure SearchProgress::stopped(Failure failure) const {
  if (failure.limit && watch_.nodes() > 0) {
    failure.error.message +=
        fmt::format(" after {} {}{}", watch_.nodes(), noun_, watch_.nodes() == 1 ? "" : "s");
  }
  return failure;
}

}  // namespace summand::program
