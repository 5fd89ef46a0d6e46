#include "summand/play/strategy_check.hpp"

#include <algorithm>
#include <deque>
#include <fmt/core.h>
#include <optional>
#include <unordered_map>
#include <utility>

#include "summand/base/charge.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/play/sum_text.hpp"

namespace summand {

namespace {

// Depth first. The current line of play is on a stack of its own.
class Replay {
 public:
  Replay(const WinningStrategy& strategy, Budget& budget, SearchWatch* watch)
      : strategy_(strategy), budget_(budget), charge_(budget), watch_(watch) {}

  Attempt<StrategyCheck> run(const SumInPlay& start) {
    if (auto met = meet(start, strategy_.first); !met) {
      return std::unexpected(std::move(met).error());
    }
    while (!line_.empty() && out_.holds()) {
      budget_.ask();
      Frame& here = line_.back();
      if (here.next == here.moves.size()) {
        leave();
        continue;
      }
      const TermMove& move = here.moves[here.next++];
      if (auto met = meet(here.sum.after(move), opponent(here.mover)); !met) {
        return std::unexpected(std::move(met).error());
      }
    }
    if (!out_.holds()) {
      tell_line();
    } else {
      find_idle();
    }
    return std::move(out_);
  }

 private:
  static constexpr std::size_t kRoughMove = sizeof(TermMove) + 128;

  // What is known about a sum with a player to move: after all lines have been played, the longest
  // line from there, in moves.
  struct Known {
    bool done = false;
    std::uint64_t longest = 0;
  };
  using Knowns = std::unordered_map<std::string, Known>;

  // A sum on the line, with the moves to try: all of the loser's, or one of the winner's.
  struct Frame {
    Frame(SumInPlay its_sum, Player its_mover, Knowns::value_type& its_known, const Budget& budget)
        : sum(std::move(its_sum)), mover(its_mover), known(its_known), charge(budget) {}

    SumInPlay sum;
    Player mover;
    Knowns::value_type& known;
    std::vector<TermMove> moves{};
    std::size_t next = 0;
    Charge charge;
  };

  Knowns& knowns_of(Player mover) { return mover == strategy_.winner ? winners_ : losers_; }

  // Adds a sum to the line, unless everything is known about it or something is wrong with it.
  Attempt<void> meet(SumInPlay sum, Player mover) {
    const SumText here(sum);
    const auto [at, is_new] = knowns_of(mover).try_emplace(here.text);
    if (!is_new) {
      if (at->second.done) {
        lengthen(at->second.longest);
      } else {
        line_.emplace_back(std::move(sum), mover, *at, budget_);
        object(fmt::format("{} repeats with {} to move, so play can go on for ever", here.text,
                           player_name(mover)));
      }
      return {};
    }
    charge_.add(kMapEntry<std::string, Known> + here.text.size());
    ++out_.sums;
    if (watch_ != nullptr) watch_->begin_node();
    Frame& frame = line_.emplace_back(std::move(sum), mover, *at, budget_);
    SUMMAND_TRY(moves, frame.sum.moves(mover));
    if (mover == strategy_.winner) {
      const TermMove* reply = reply_to(here, moves);
      if (reply == nullptr) return {};
      frame.moves.push_back(*reply);
    } else {
      frame.moves = std::move(moves);
    }
    frame.charge.add(frame.moves.size() * kRoughMove);
    return {};
  }

  // The table's move among the legal ones. Sets the objection if there is none.
  const TermMove* reply_to(const SumText& here, const std::vector<TermMove>& moves) {
    const std::string_view winner = player_name(strategy_.winner);
    if (moves.empty()) {
      object(fmt::format("{} cannot move in {}, and loses", winner, here.text));
      return nullptr;
    }
    const auto entry = strategy_.replies.find(here.text);
    if (entry == strategy_.replies.end()) {
      object(fmt::format("{} has no reply in {}", winner, here.text));
      return nullptr;
    }
    const auto move = std::ranges::find_if(
        moves, [&](const TermMove& legal) { return here.name_of(legal) == entry->second; });
    if (move == moves.end()) {
      object(
          fmt::format("{} is not a move of {} in {}", printable(entry->second), winner, here.text));
      return nullptr;
    }
    return &*move;
  }

  void object(std::string what) { out_.objection = std::move(what); }

  // Records that the next sum after the end of the line has a line of that many moves.
  void lengthen(std::uint64_t behind) {
    std::uint64_t& longest = line_.back().known.second.longest;
    longest = std::max(longest, behind + 1);
  }

  // All moves of the sum at the end of the line have been played.
  void leave() {
    Known& known = line_.back().known.second;
    known.done = true;
    line_.pop_back();
    if (line_.empty()) {
      out_.longest_line = known.longest;
    } else {
      lengthen(known.longest);
    }
  }

  void tell_line() {
    for (std::size_t i = 0; i + 1 < line_.size(); ++i) {
      const Frame& here = line_[i];
      out_.line.push_back({here.mover, SumText(here.sum).name_of(here.moves[here.next - 1]),
                           line_[i + 1].known.first});
    }
  }

  void find_idle() {
    for (const auto& [sum, move] : strategy_.replies) {
      if (!winners_.contains(sum)) out_.idle.push_back(sum);
    }
  }

  const WinningStrategy& strategy_;
  Budget& budget_;
  Charge charge_;
  StrategyCheck out_{};
  Knowns winners_, losers_;  // sums, by the player to move
  std::deque<Frame> line_;
  SearchWatch* watch_;
};

}  // namespace

Attempt<StrategyCheck> check_strategy(const WinningStrategy& strategy, Session& session,
                                      SearchWatch* watch) {
  return within_limits([&]() -> Attempt<StrategyCheck> {
    SUMMAND_TRY(answer, session.evaluate(strategy.game));
    const Game* game = answer.get<Game>();
    if (game == nullptr) return failure(Error{"only games are played"});
    SUMMAND_TRY(start, SumInPlay::of(*game));
    return Replay(strategy, session.store().budget(), watch).run(start);
  });
}

}  // namespace summand
