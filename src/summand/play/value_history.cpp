#include "summand/play/value_history.hpp"

#include <utility>

#include "summand/analysis/most_text.hpp"
#include "summand/analysis/sum_value.hpp"
#include "summand/theory/thermographs.hpp"

namespace summand {

namespace {

using HistoryClock = std::chrono::steady_clock;

class HistoryWriter {
 public:
  HistoryWriter(const SumMatch& match, Oracle& oracle, std::chrono::nanoseconds time)
      : match_(match),
        oracle_(oracle),
        budget_(match.sum().workspace()->budget()),
        thermographs_(match.sum().store()),
        end_(HistoryClock::now() + time) {}

  PositionInMatch position(std::size_t moves) {
    const SumInPlay& sum = match_.sum_after(moves);
    const Player to_move = match_.mover(moves);
    PositionInMatch out{.move = moves == 0 ? "" : match_.move_made(moves - 1), .to_move = to_move};
    take_half_of_the_rest();
    if (sum.misere()) {
      out.why_no_value = "values are for normal play";
      add_fate(sum, to_move, out);
      return out;
    }
    auto worth = worth_of(sum);
    if (worth) {
      out.fate = winner(worth->outcome, to_move) == to_move ? Fate::win : Fate::loss;
      out.worth = std::move(worth->worth);
      return out;
    }
    out.why_no_value = why_not_computed(worth.error());
    take_half_of_the_rest();
    oracle_.allow_all();
    add_fate(sum, to_move, out);
    return out;
  }

 private:
  // As far as the oracle finds it.
  void add_fate(const SumInPlay& sum, Player to_move, PositionInMatch& out) {
    if (const auto found = oracle_.winners(sum, to_move)) out.fate = found->prospect(to_move).fate;
  }

  struct Found {
    PositionValue worth;
    Outcome outcome;
  };

  void take_half_of_the_rest() {
    const auto now = HistoryClock::now();
    budget_.stop_at(now < end_ ? now + (end_ - now) / 2 : now);
  }

  Attempt<Found> worth_of(const SumInPlay& sum) {
    return within_limits([&]() -> Attempt<Found> {
      SUMMAND_TRY(value, value_of_sum(sum));
      ValueStore& store = sum.store();
      const Thermograph thermograph = thermographs_.of(value);
      return Found{.worth = {.value = text_with_latex(store, value, kMostTextOfMove),
                             .mean = thermograph.mean,
                             .temperature = thermograph.temperature,
                             .left_stop = store.left_stop(value),
                             .right_stop = store.right_stop(value)},
                   .outcome = outcome(store, value)};
    });
  }

  const SumMatch& match_;
  Oracle& oracle_;
  Budget& budget_;
  Thermographs thermographs_;
  HistoryClock::time_point end_;
};

}  // namespace

std::vector<PositionInMatch> value_history(const SumMatch& match, Oracle& oracle,
                                           std::chrono::nanoseconds time) {
  HistoryWriter writer(match, oracle, time);
  std::vector<PositionInMatch> out(match.moves_made() + 1);
  for (std::size_t i = out.size(); i-- > 0;) out[i] = writer.position(i);
  return out;
}

}  // namespace summand
