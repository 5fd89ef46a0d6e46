// PositionSelection: a search over positions, in steps that a limit can stop.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "summand/base/attempt.hpp"
#include "summand/jobs/shard.hpp"
#include "summand/positions/found_positions.hpp"
#include "summand/positions/position_judge.hpp"
#include "summand/positions/position_question.hpp"
#include "summand/positions/position_space.hpp"
#include "summand/positions/saved_selection.hpp"

namespace summand {

class PositionSelection {
 public:
  // The judges may be used by one thread each. There is at least one. They belong to different
  // sessions, and the first one to that of the space.
  PositionSelection(std::unique_ptr<PositionSpace> space, std::vector<PositionJudge> judges,
                    const PositionQuestion& request, const Shard& shard, const Budget& budget)
      : space_(std::move(space)),
        judges_(std::move(judges)),
        first_(request.first),
        shard_(shard),
        budget_(budget),
        found_(budget, request.best) {}

  const PositionSpace& space() const { return *space_; }
  const FoundPositions& found() const { return found_; }
  FoundPositions& found() { return found_; }
  bool shows_values() const { return judges_.front().needs_values_only(); }
  // How many positions were judged, here or in an earlier search.
  std::uint64_t searched() const { return searched_; }
  SelectionState state() const;
  // Whether all positions of the shard were judged, or enough hits were found.
  bool finished() const { return finished_; }

  // Goes on until the end. `tell` is called after each position, on this thread. Fails if a
  // position cannot be judged, or if the positions are not those of the known search. Throws
  // LimitReached between two positions or in one that is then not counted. What is found does not
  // depend on the number of judges.
  Attempt<void> run(const std::function<void()>& tell);

  // Passes over the positions that an earlier search has judged, without judging them, and takes
  // its hits. `tell` as above. To be called before run(). Fails if the positions are others.
  // Throws LimitReached, and then run() must not be called.
  Attempt<void> go_on_from(SavedSelection&& known, const std::function<void()>& tell);

 private:
  // A listed position. Those of other shards and of the known search are not judged.
  struct Listed {
    std::uint64_t number = 0;
    AnyPosition position;
    std::string written;  // PositionSpace::written()
    bool is_ours = false;
    std::optional<std::shared_ptr<const Judgement>> judged{};  // null if it is no hit

    // As an expression.
    std::string call() const { return written.empty() ? position.print_call() : written; }
  };

  class OfBatch;

  std::optional<Listed> next();
  Attempt<void> run_alone(const std::function<void()>& tell);
  Attempt<void> run_on_threads(const std::function<void()>& tell);
  Attempt<void> keep(Listed listed);
  Attempt<void> check_order(const Listed& listed) const;
  bool has_enough() const { return first_ && found_.found() >= *first_; }

  std::unique_ptr<PositionSpace> space_;
  std::vector<PositionJudge> judges_;
  std::optional<std::uint64_t> first_;
  Shard shard_;
  Budget budget_;
  FoundPositions found_;
  JudgedParts known_;
  std::uint64_t listed_ = 0;  // by next()
  std::uint64_t kept_ = 0, searched_ = 0;
  std::optional<Listed> last_;  // of those that were kept
  std::optional<std::uint64_t> all_;
  bool finished_ = false;
};

}  // namespace summand
