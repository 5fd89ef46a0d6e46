// Matches: the matches of a conversation, by their numbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>

#include "summand/ask/asking.hpp"
#include "summand/ask/match/match_session.hpp"

namespace summand::ask {

class Matches {
 public:
  static constexpr std::size_t kMost = 100;  // at once

  // Those of the conversation of the question.
  static Matches& of(const Asking& asking);

  // Fails if there are as many as there may be.
  Result<void> expect_room() const;
  // Its number. The first match has number 1, and no number is given twice. Assumes that there is
  // room.
  std::uint64_t add(std::unique_ptr<MatchSession> match);
  void close(std::uint64_t number) { open_.erase(number); }
  std::size_t count() const { return open_.size(); }

  struct Found {
    std::uint64_t number;
    MatchSession& match;
  };

  // The match of that number, or the newest one if none is given. All others rest.
  Result<Found> find(std::optional<std::uint64_t> number);
  void rest();

 private:
  std::map<std::uint64_t, std::unique_ptr<MatchSession>> open_;
  std::uint64_t last_ = 0;
};

}  // namespace summand::ask
