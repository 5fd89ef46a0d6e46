// What a run of a divided table is told and reports.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace summand::dist {

// Positions (Babylon) or boards (So Long Sucker) of a rank in one round of messages, at most. A
// round also ends when its buffers are full.
inline constexpr std::size_t kUsualRound = std::size_t{1} << 15;

// A layer is whole: solved and saved, or taken over from an earlier run.
struct LayerDone {
  unsigned layer = 0, layers = 0;
  std::uint64_t count = 0;
  bool taken_over = false;
  std::string refused{};  // why the files of an earlier run are not used, if they are not
};

// What a rank used.
struct TableUse {
  std::size_t index_bytes = 0;    // the numbers of positions, the same in all ranks
  std::size_t message_bytes = 0;  // buffers
  std::size_t values_bytes = 0;   // the most that the rank kept of layers at a time
  std::uint64_t solved = 0;       // positions of this rank
  std::uint64_t options = 0;      // looked up
  std::uint64_t asked = 0;        // questions to other ranks
  std::uint64_t sent = 0;         // bytes
  unsigned taken_over = 0;        // layers of an earlier run
};

}  // namespace summand::dist
