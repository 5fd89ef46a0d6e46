#include "summand/ask/search_progress.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/core.h>
#include <functional>
#include <utility>

namespace summand::ask {

namespace {

constexpr std::size_t kLargestTable = std::size_t{1} << 26;

// "3 min", "2 h", "5 days".
std::string about(double seconds) {
  if (seconds < 100) return fmt::format("{:.0f} s", std::max(seconds, 1.0));
  if (seconds < 100 * 60) return fmt::format("{:.0f} min", seconds / 60);
  if (seconds < 72 * 3600.0) return fmt::format("{:.0f} h", seconds / 3600);
  return fmt::format("{:.0f} days", seconds / 86400);
}

// How far a search is that says which share is done. The rate is rough: the first moves take most
// of the time, because what is found about them helps with the others.
std::string share_of(const SearchWatch& watch) {
  const auto [done, since] = watch.share();
  constexpr double kLeast = 0.0005;
  if (done < kLeast) return "";
  const double seconds = std::chrono::duration<double>(since).count();
  return fmt::format("about {:.1f} % of this question is done, {} more at this rate", 100 * done,
                     about(seconds * (1 - done) / done));
}

std::string how_far(const SearchWatch& watch) {
  if (std::string share = share_of(watch); !share.empty()) return share;
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
  return {.noun = noun_ + "s", .first = first, .more = [this] { return how_far(watch_); }};
}

void SearchProgress::show(bool shown) {
  progress_.reset();
  if (shown) progress_.emplace(asking_->watcher(), work(watch_.nodes()));
}

Failure SearchProgress::stopped(Failure failure) const {
  if (!failure.limit || watch_.nodes() == 0) return failure;
  failure.surround(
      "", fmt::format(" after {} {}{}", watch_.nodes(), noun_, watch_.nodes() == 1 ? "" : "s"));
  if (const std::string more = how_far(watch_); !more.empty()) failure.surround("", "; " + more);
  return failure;
}

}  // namespace summand::ask
