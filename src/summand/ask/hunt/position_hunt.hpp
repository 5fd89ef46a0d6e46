// PositionHunt: a search over positions, in steps that a limit can stop.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "summand/ask/hunt/found_positions.hpp"
#include "summand/ask/hunt/hunt_request.hpp"
#include "summand/ask/hunt/position_judge.hpp"
#include "summand/ask/hunt/position_space.hpp"
#include "summand/ask/hunt/saved_hunt.hpp"
#include "summand/base/attempt.hpp"

namespace summand::ask {

class PositionHunt {
 public:
  PositionHunt(std::unique_ptr<PositionSpace> space, PositionJudge judge,
               const HuntRequest& request, const Budget& budget)
      : space_(std::move(space)),
        judge_(std::move(judge)),
        first_(request.first),
        found_(budget, request.best) {}

  const PositionSpace& space() const { return *space_; }
  const FoundPositions& found() const { return found_; }
  FoundPositions& found() { return found_; }
  bool shows_values() const { return judge_.needs_values_only(); }
  // How many positions were judged.
  std::uint64_t searched() const { return searched_; }
  HuntState state() const { return {searched_, last_ ? last_->print_call() : "", found_.found()}; }
  // Whether all positions were judged, or enough hits were found.
  bool finished() const { return finished_; }

  // Goes on until the end. `tell` is called after each position. Fails if a position cannot be
  // judged. Throws LimitReached between two positions or in one that is then not counted.
  Attempt<void> run(const std::function<void()>& tell);

  // Passes over the positions that an earlier search has judged, without judging them, and takes
  // its hits. `tell` as above. To be called before run(). Fails if the positions are others.
  // Throws LimitReached, and then run() must not be called.
  Attempt<void> go_on_from(SavedHunt&& known, const std::function<void()>& tell);

 private:
  std::unique_ptr<PositionSpace> space_;
  PositionJudge judge_;
  std::optional<std::uint64_t> first_;
  FoundPositions found_;
  std::uint64_t searched_ = 0;
  std::optional<AnyPosition> last_;
  bool finished_ = false;
};

}  // namespace summand::ask
