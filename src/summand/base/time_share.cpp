#include "summand/base/time_share.hpp"

#include <algorithm>
#include <utility>

namespace summand {

namespace {

thread_local TimeShare::Clock::time_point end_of_share = TimeShare::Clock::time_point::max();

TimeShare::Clock::time_point after(TimeShare::Clock::duration time) {
  const auto now = TimeShare::Clock::now();
  return time < TimeShare::Clock::time_point::max() - now ? now + time
                                                          : TimeShare::Clock::time_point::max();
}

}  // namespace

TimeShare::TimeShare(Clock::time_point end)
    : end_(std::min(end, end_of_share)), outer_(end_of_share) {
  end_of_share = end_;
}
TimeShare::TimeShare(Clock::duration time) : TimeShare(after(time)) {}
TimeShare::~TimeShare() { end_of_share = outer_; }

TimeShare::Clock::time_point TimeShare::end() { return end_of_share; }

OutsideOfShares::OutsideOfShares()
    : end_(std::exchange(end_of_share, TimeShare::Clock::time_point::max())) {}
OutsideOfShares::~OutsideOfShares() { end_of_share = end_; }

}  // namespace summand
