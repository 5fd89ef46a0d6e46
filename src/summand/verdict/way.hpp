// Way: one of several ways to an answer. They take turns, each for a share of the time.
#pragma once

#include <optional>
#include <utility>

#include "summand/base/attempt.hpp"
#include "summand/base/time_share.hpp"

namespace summand {

template <class Answer>
class Way {
 public:
  // The answer, if find() has it in time. find continues where it was stopped. Any other stop
  // closes the way.
  template <class Find>
  std::optional<Answer> turn(TimeShare::Clock::duration time, Find&& find) {
    const TimeShare share(time);
    Attempt<Answer> found = within_limits(std::forward<Find>(find));
    if (found) return *std::move(found);
    if (found.error().limit != Limit::time || !share.is_over()) close(std::move(found).error());
    return std::nullopt;
  }
  void close(Failure why) { why_closed_ = std::move(why); }

  bool is_open() const { return !why_closed_; }
  const Failure& why_closed() const { return *why_closed_; }
  // Somebody no longer waits for the answer, so no other way is needed, either.
  bool was_interrupted() const { return why_closed_ && why_closed_->limit == Limit::interrupted; }

 private:
  std::optional<Failure> why_closed_;
};

}  // namespace summand
