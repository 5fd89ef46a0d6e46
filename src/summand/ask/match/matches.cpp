#include "summand/ask/match/matches.hpp"

#include <any>
#include <fmt/format.h>
#include <iterator>
#include <utility>

namespace summand::ask {

Matches& Matches::of(const Asking& asking) {
  // What is kept can be copied, and a match cannot.
  std::any& kept = asking.kept("matches");
  if (!kept.has_value()) kept = std::make_shared<Matches>();
  return **std::any_cast<std::shared_ptr<Matches>>(&kept);
}

Result<void> Matches::expect_room() const {
  if (open_.size() < kMost) return {};
  return fail(
      fmt::format("there are {} matches, and no more at once: match close ends one", kMost));
}

std::uint64_t Matches::add(std::unique_ptr<MatchSession> match) {
  open_.emplace(++last_, std::move(match));
  return last_;
}

Result<Matches::Found> Matches::find(std::optional<std::uint64_t> number) {
  if (open_.empty()) return fail("there is no match: match new begins one");
  const auto at = number ? open_.find(*number) : std::prev(open_.end());
  if (at == open_.end()) return fail(fmt::format("there is no match {}", *number));
  for (const auto& [other, match] : open_) {
    if (other != at->first) match->rest();
  }
  return Found{at->first, *at->second};
}

void Matches::rest() {
  for (const auto& [number, match] : open_) match->rest();
}

}  // namespace summand::ask
