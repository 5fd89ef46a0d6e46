#include "summand/analysis/report.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "summand/algebra/loopy_value.hpp"
#include "summand/analysis/conjecture_text.hpp"
#include "summand/base/reserve.hpp"
#include "summand/verdict/engine.hpp"
#include "summand/verdict/way.hpp"

namespace summand {

namespace {

using Clock = TimeShare::Clock;

// The time of each way's first turn, and the longest turn. After that the value gets all remaining
// time.
constexpr std::chrono::milliseconds kFirstShare(250), kLongestShare(2000);

// The conjectures about the position, for a message that nothing is known.
std::string conjectures(const Game& game) {
  std::string out;
  const AnyPosition* position = game.position();
  if (position == nullptr) return out;
  for (const Player first : {Player::left, Player::right}) {
    const std::string text = conjecture_text(*position, first);
    if (!text.empty()) out += fmt::format("; when {} starts, {}", player_name(first), text);
  }
  return out;
}

// Computes the value and searches for who wins, in turns.
class Rounds {
 public:
  Rounds(const Game& game, const ReportOptions& options) : game_(game), options_(options) {
    engine_.emplace(game, WinnerQuestion{.search = options.search});
  }

  Attempt<Report> run() {
    Clock::duration share = kFirstShare;
    if (options_.time.count() > 0) share = std::min<Clock::duration>(share, options_.time / 8);
    for (;; share *= 2) {
      const bool is_last = known_ || !search_.is_open() || share > kLongestShare;
      if (auto analysis = value(is_last ? rest() : share)) return *std::move(analysis);
      if (is_last && value_.is_open()) value_.close(half_is_over());
      if (!value_.is_open()) return without_value();
      if (known_ || !search_.is_open()) continue;
      find_winner(share);
      if (search_.was_interrupted()) return neither(search_.why_closed());
      if (known_ && options_.know) options_.know(*known_);  // the value may take long
    }
  }

 private:
  // The time left for the value: half of all, or everything if the search has ended.
  Clock::duration rest() const {
    if (options_.time.count() == 0 || !search_.is_open()) return Clock::duration::max();
    return std::max<Clock::duration>(options_.time / 2 - (Clock::now() - start_),
                                     Clock::duration::zero());
  }
  Failure half_is_over() const {
    const double seconds = std::chrono::duration<double>(options_.time).count();
    return {{fmt::format("half of the time limit of {:g} s is reached", seconds)}, Limit::time};
  }

  std::optional<Analysis> value(Clock::duration time) {
    const bool has_begun = engine_ && engine_->is_searching();
    const Reserve reserve(game_.store().budget(), has_begun ? 0 : options_.search_memory);
    auto out = value_.turn(time, [&] { return analyze(game_, options_.analysis); });
    if (out) out->time = Clock::now() - start_;
    return out;
  }

  void find_winner(Clock::duration time) {
    if (options_.searching) options_.searching(true);
    known_ = search_.turn(time, [&]() -> Attempt<OutcomeAnalysis> {
      SUMMAND_TRY(winners, engine_->without_value());
      return described(game_, std::move(winners));
    });
    if (options_.searching) options_.searching(false);
    if (known_ || !search_.is_open()) engine_.reset();
  }

  // The report when the value cannot be computed.
  Attempt<Report> without_value() {
    const Failure& why = value_.why_closed();
    if (!why.limit) return std::unexpected(why);
    if (why.limit == Limit::interrupted) return known_ ? std::unexpected(why) : neither(why);
    if (!known_ && search_.is_open()) find_winner(Clock::duration::max());
    if (known_) {
      known_->why_no_value = why.error.message;
      known_->limit = why.limit;
      known_->time = Clock::now() - start_;
      return *std::move(known_);
    }
    Failure both = search_.why_closed();
    if (!both.limit) return std::unexpected(why);
    both.surround(why.error.message + "; a search for who wins ended as well: ",
                  conjectures(game_));
    return std::unexpected(std::move(both));
  }

  // The failure of a run that was stopped.
  static std::unexpected<Failure> neither(Failure stopped) {
    stopped.surround("neither the value nor who wins was found: ", "");
    return std::unexpected(std::move(stopped));
  }

  const Game& game_;
  const ReportOptions& options_;
  Clock::time_point start_ = Clock::now();
  Way<Analysis> value_;
  Way<OutcomeAnalysis> search_;
  std::optional<Engine> engine_;          // until the search has ended
  std::optional<OutcomeAnalysis> known_;  // who wins
};

Attempt<Report> report_by_theorems(const Game& game, const ReportOptions& options) {
  auto analysis = analyze(game, options.analysis);
  if (analysis) return *std::move(analysis);
  SUMMAND_TRY(winners, Engine(game).by_theorem());
  if (!winners) return std::unexpected(std::move(analysis).error());
  OutcomeAnalysis out = described(game, *std::move(winners));
  out.why_no_value = "no theorem gives it";
  return out;
}

}  // namespace

Attempt<Report> report(const Answer& answer, const ReportOptions& options) {
  const Game* game = answer.get<Game>();
  if (game == nullptr) return std::unexpected(analyze(answer).error());
  if (options.analysis.theorems_only) return report_by_theorems(*game, options);
  const auto loopy = within_limits([&]() -> Attempt<bool> { return is_loopy(*game); });
  if (loopy && *loopy) {
    SUMMAND_TRY(out, analyze_winners(*game, {.distances = true}));
    return Report(std::move(out));
  }
  return Rounds(*game, options).run();
}

}  // namespace summand
