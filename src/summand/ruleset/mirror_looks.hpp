// MirrorLooks: whether looks for the values of mirrored positions pay.
#pragma once

#include <algorithm>
#include <cstdint>

namespace summand {

// A value that is found saves the work of a whole position, so looks pay if 1 of 16 finds one.
// After a window of looks with fewer there is a pause. The next pause is twice as long, up to
// 32,768 positions. A window with enough makes pauses short again. On a square board most mirrored
// positions come up. On a long strip none do.
class MirrorLooks {
 public:
  // Whether to look now. After a look, note what it found.
  bool worth() {
    if (pause_ == 0) return true;
    --pause_;
    return false;
  }
  void note(bool found) {
    found_ += found ? 1 : 0;
    if (++looks_ < kWindow) return;
    if (found_ >= kWindow / 16) {
      next_pause_ = kWindow;
    } else {
      pause_ = next_pause_;
      next_pause_ = std::min(2 * next_pause_, kLongest);
    }
    looks_ = found_ = 0;
  }

 private:
  static constexpr std::uint32_t kWindow = 512, kLongest = 64 * kWindow;

  std::uint32_t looks_ = 0, found_ = 0;  // in this window
  std::uint32_t pause_ = 0, next_pause_ = kWindow;
};

}  // namespace summand
