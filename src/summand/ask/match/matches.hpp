// Matches: the matches of a conversation, by their numbers.
#pragma once

#include <any>
#include <cstddef>
#include <cstdint>
#include <fmt/core.h>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "summand/ask/asking.hpp"
#include "summand/play/match_in_play.hpp"

namespace summand::ask {

// `question` is the first word of the question, for messages.
class Matches {
 public:
  static constexpr std::size_t kMost = 100;  // at the same time

  // The matches of the conversation to which the question belongs.
  static Matches& of(const Asking& asking) {
    // A kept object must be copyable, and a match is not.
    std::any& kept = asking.kept("matches");
    if (!kept.has_value()) kept = std::make_shared<Matches>();
    return **std::any_cast<std::shared_ptr<Matches>>(&kept);
  }

  // Fails if there are kMost matches.
  Result<void> expect_place(std::string_view question) const {
    if (open_.size() < kMost) return {};
    return fail(fmt::format("there are already {} matches, which is the limit: {} close ends one",
                            kMost, question));
  }
  // Adds a match and returns its number. The first match has number 1, and no number is used twice.
  // Assumes that there is place.
  std::uint64_t add(std::unique_ptr<MatchInPlay> match) {
    open_.emplace(++last_, std::move(match));
    return last_;
  }
  void close(std::uint64_t number) { open_.erase(number); }
  std::size_t count() const { return open_.size(); }

  struct Found {
    std::uint64_t number;
    MatchInPlay& match;
  };

  // The match of that number. If none is given: the newest match. All other matches rest.
  Result<Found> find(std::optional<std::uint64_t> number, std::string_view question) {
    if (open_.empty()) return fail(fmt::format("there is no match: {} new begins one", question));
    const auto at = number ? open_.find(*number) : std::prev(open_.end());
    if (at == open_.end()) return fail(fmt::format("there is no match {}", *number));
    for (const auto& [other, match] : open_) {
      if (other != at->first) match->rest();
    }
    return Found{at->first, *at->second};
  }
  void rest() {
    for (const auto& [number, match] : open_) match->rest();
  }

 private:
  std::map<std::uint64_t, std::unique_ptr<MatchInPlay>> open_;
  std::uint64_t last_ = 0;
};

}  // namespace summand::ask
