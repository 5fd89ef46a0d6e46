// Questions: what a rank asks all other ranks in one round, as one large message to each of them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "summand/base/check.hpp"

namespace summand::dist {

// A question is the number of a thing that another rank keeps. The answer to the question in slot i
// comes at place i of the answers. Questions to a rank have consecutive slots. A rank has the same
// room for the questions of each other rank. So it never gets more of them than it may send, and
// the memory of a round has a limit.
class Questions {
 public:
  Questions(unsigned ranks, std::size_t room)
      : room_(room), asked_(ranks * room), size_(ranks, 0), recent_(kRecent, kNone) {
    SUMMAND_CHECK(ranks * room < kNone);
  }

  static std::size_t bytes(unsigned ranks, std::size_t room) {
    return (ranks * room + kRecent) * sizeof(std::uint32_t);
  }

  // The slot of a question. If the same question was asked not long ago in this round, it has the
  // same slot. Assumes left() > 0.
  std::uint32_t ask(unsigned rank, std::uint32_t what) {
    const std::size_t first = rank * room_;
    std::uint32_t& seen = recent_[place(rank, what)];
    // An old entry is wrong or names a slot that is not used in this round.
    if (seen >= first && seen < first + size_[rank] && asked_[seen] == what) return seen;
    SUMMAND_DCHECK(size_[rank] < room_);
    const auto slot = static_cast<std::uint32_t>(first + size_[rank]++);
    most_ = std::max<std::size_t>(most_, size_[rank]);
    asked_[slot] = what;
    seen = slot;
    return slot;
  }

  // How many more questions each rank can get.
  std::size_t left() const { return room_ - most_; }
  std::size_t room() const { return room_; }
  const std::vector<std::uint32_t>& sizes() const { return size_; }
  // By slot. The slots between the questions to two ranks have no meaning.
  std::span<const std::uint32_t> asked() const { return asked_; }

  void clear() {
    size_.assign(size_.size(), 0);
    most_ = 0;
  }

 private:
  static constexpr std::size_t kRecent = std::size_t{1} << 16;
  static constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

  static std::size_t place(unsigned rank, std::uint32_t what) {
    return (std::uint64_t{what} * 0x9e3779b97f4a7c15u + rank * 0xd6e8feb86659fd93u) >> 48;
  }

  std::size_t room_, most_ = 0;
  std::vector<std::uint32_t> asked_;
  std::vector<std::uint32_t> size_;
  std::vector<std::uint32_t> recent_;  // the latest slot of a question with this hash
};

}  // namespace summand::dist
