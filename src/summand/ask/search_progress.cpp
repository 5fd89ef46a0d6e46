#include "summand/ask/search_progress.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <functional>
#include <utility>

namespace summand::ask {

namespace {

constexpr std::size_t kLargestTable = std::size_t{1} << 26;

std::string open_moves(const SearchWatch& watch) {
  const auto [open, all] = watch.first_moves();
  return all == 0 ? "" : fmt::format("{} of {} first moves are open", open, all);
}

}  // namespace

SearchOptions search_options(const Asking& asking) {
  SearchOptions options;
  options.table_bytes = std::min(asking.settings().memory / 8, kLargestTable);
  options.threads = std::max(asking.settings().threads, 1u);
  return options;
}

SearchProgress::SearchProgress(const Asking& asking, std::string noun, std::uint64_t most_nodes)
    : asking_(&asking),
      noun_(std::move(noun)),
      progress_(std::in_place, asking.watcher(), work(0)),
      watch_(most_nodes, progress_->shown()
                             ? std::function<void(std::uint64_t)>(
                                   [this](std::uint64_t nodes) { progress_->at(nodes); })
                             : nullptr) {}

Work SearchProgress::work(std::uint64_t first) const {
  return {.noun = noun_ + "s", .first = first, .more = [this] { return open_moves(watch_); }};
}

void SearchProgress::show(bool shown) {
  progress_.reset();
  if (shown) progress_.emplace(asking_->watcher(), work(watch_.nodes()));
}

Failure SearchProgress::stopped(Failure failure) const {
  if (!failure.limit || watch_.nodes() == 0) return failure;
  failure.surround(
      "", fmt::format(" after {} {}{}", watch_.nodes(), noun_, watch_.nodes() == 1 ? "" : "s"));
  if (const std::string more = open_moves(watch_); !more.empty()) failure.surround("", "; " + more);
  return failure;
}

}  // namespace summand::ask
