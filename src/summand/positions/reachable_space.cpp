#include <deque>
#include <fmt/core.h>
#include <utility>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/draw/lettering.hpp"
#include "summand/positions/position_classes.hpp"
#include "summand/positions/position_space.hpp"

namespace summand {

namespace {

constexpr std::uint64_t kMostMoves = 10'000'000;  // of a position, for one player
constexpr std::size_t kBytesOfWaiting = 128;      // about
constexpr std::size_t kMostShownStart = 200;

// A position comes after all that it can become, so its value is made from known ones. The path
// from the start to the next position is kept, not all that wait.
class ReachableSpace final : public PositionSpace {
 public:
  ReachableSpace(ValueStore& store, AnyPosition start, bool every)
      : budget_(store.budget()), classes_(store, every), start_(std::move(start)) {}

  std::optional<AnyPosition> next() override {
    if (met_ == 0) add(start_);
    while (!path_.empty()) {
      budget_.ask();
      Level& last = path_.back();
      if (last.next < last.followers.size()) {
        add(last.followers[last.next++]);
      } else {
        AnyPosition out = std::move(last.position);
        path_.pop_back();
        return out;
      }
    }
    return std::nullopt;
  }
  std::uint64_t met() const override { return met_; }
  std::optional<std::uint64_t> all() const override { return std::nullopt; }
  std::string sentence() const override {
    return "that can be reached from " + shortened(start_.print_call(), kMostShownStart);
  }

 private:
  struct Level {
    Level(AnyPosition its_position, const Budget& budget)
        : position(std::move(its_position)), charge(budget) {}

    AnyPosition position;
    std::vector<AnyPosition> followers{};
    std::size_t next = 0;  // the first one that was not met yet
    Charge charge;
  };

  // Begins with the followers of the position if it is new.
  void add(const AnyPosition& position) {
    ++met_;
    if (!classes_.add(position)) return;
    Level& level = path_.emplace_back(position, budget_);
    for (const Player player : {Player::left, Player::right}) add_followers(level, player);
  }
  void add_followers(Level& level, Player player) const {
    const std::uint64_t count = level.position.move_count(player);
    if (count > kMostMoves) {
      reach_limit(Limit::size, fmt::format("{} has {} moves, and at most {} can be listed",
                                           shortened(level.position.print_call(), kMostShownStart),
                                           count, kMostMoves));
    }
    level.charge.add(static_cast<std::size_t>(count) * kBytesOfWaiting);
    for (AnyMove& move : level.position.moves(player)) {
      level.followers.push_back(std::move(move.after));
    }
  }

  Budget budget_;
  PositionClasses classes_;
  AnyPosition start_;
  std::deque<Level> path_;
  std::uint64_t met_ = 0;
};

}  // namespace

std::unique_ptr<PositionSpace> reachable_space(ValueStore& store, AnyPosition start, bool every) {
  return std::make_unique<ReachableSpace>(store, std::move(start), every);
}

}  // namespace summand
