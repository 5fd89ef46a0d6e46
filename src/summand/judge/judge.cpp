#include "summand/judge/judge.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/core.h>
#include <utility>

#include "summand/base/current_budget.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/studies/dots/solver.hpp"
#include "summand/verdict/oracle.hpp"

namespace summand::judge {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::size_t kMostBetter = 3;
constexpr std::size_t kMostOfMove = 60;  // characters of a move that is none

// The time for the searches of a match. It begins when the record was played.
class MatchTime {
 public:
  MatchTime(Budget& budget, std::chrono::nanoseconds time) : budget_(budget), time_(time) {}
  MatchTime(const MatchTime&) = delete;
  MatchTime& operator=(const MatchTime&) = delete;
  ~MatchTime() { budget_.stop_at(Clock::time_point::max()); }

  void begin() {
    if (time_.count() != 0) end_ = Clock::now() + time_;
    budget_.stop_at(end_);
  }
  bool is_over() const { return Clock::now() >= end_; }

  // After a search without an answer. Throws LimitReached if more than this match was stopped.
  void look_behind() {
    budget_.stop_at(Clock::time_point::max());
    const CurrentBudget current(budget_);
    CurrentBudget::look();
    budget_.stop_at(end_);
  }

 private:
  Budget& budget_;
  std::chrono::nanoseconds time_;
  Clock::time_point end_ = Clock::time_point::max();
};

Verdict verdict_of(Fate before, Fate after) {
  const auto rank = [](Fate fate) { return fate == Fate::win ? 2 : fate == Fate::draw ? 1 : 0; };
  if (rank(after) < rank(before)) return Verdict::threw_away;
  return before == Fate::loss ? Verdict::lost_already : Verdict::kept;
}

std::string_view text_of(Fate fate) {
  return fate == Fate::win ? "win" : fate == Fate::draw ? "draw" : "lose";
}

Fate opposite(Fate fate) {
  return fate == Fate::draw ? fate : fate == Fate::win ? Fate::loss : Fate::win;
}

// --- sums ---

class SumJudge {
 public:
  SumJudge(JudgedMatch& out, const SumStart& start, const JudgeOptions& options)
      : out_(out),
        start_(start),
        time_(start.sum.workspace()->budget(), options.time),
        oracle_(start.sum.workspace(), options.nodes) {
    oracle_.begin_with(start.sum);
  }

  void run() {
    if (!play()) return;
    time_.begin();
    if (out_.end && out_.end->how == "resigned") {
      const Player player = start_.seats[*out_.end->by];
      const auto its = fate(last_->first, player, last_->second);
      if (its == Fate::win) out_.end->was_won = true;
    }
    // Late positions are easy, and earlier ones use what was found about them.
    for (std::size_t i = plies_.size(); i-- > 0;) {
      grade(i);
      count_best(i);
    }
  }

 private:
  struct Ply {
    SumInPlay before;
    Player mover;
    std::vector<TermMove> moves;
    std::size_t made;

    // How often a move is there: in each of some equal heaps.
    std::uint64_t copies(std::size_t move) const {
      const AnyPosition* position = before.terms()[moves[move].term].position();
      const auto heaps = position == nullptr ? std::nullopt : position->heap_sum();
      const std::string_view name = moves[move].name;
      const auto size = whole_number<std::uint64_t>(name.substr(0, name.find("->")));
      if (!heaps || !size) return 1;
      return static_cast<std::uint64_t>(std::ranges::count(heaps->heaps, *size));
    }
    std::uint64_t legal() const {
      std::uint64_t out = 0;
      for (std::size_t move = 0; move < moves.size(); ++move) out += copies(move);
      return out;
    }
  };

  // Plays the record, and notes how it ended. False if nothing can be judged.
  bool play() {
    SumInPlay sum = start_.sum;
    Player mover = start_.first;
    for (std::size_t i = 0; i < out_.record.moves.size(); ++i) {
      const RecordedMove& recorded = out_.record.moves[i];
      auto moves = sum.moves(mover);
      if (!moves) {
        out_.warnings.push_back(moves.error().error.message);
        return !plies_.empty();
      }
      const std::string name = without_blanks(recorded.name);
      const auto made = std::ranges::find_if(*moves, [&](const TermMove& move) {
        return without_blanks(move.name) == name || without_blanks(sum.name_of(move)) == name;
      });
      if (made == moves->end()) {
        refuse(recorded, i, sum, mover, moves->size());
        return true;
      }
      const auto at = static_cast<std::size_t>(made - moves->begin());
      const Player next = made->next(mover);
      SumInPlay after = sum.after(*made);
      if (i >= out_.record.first_judged) {
        GradedMove graded{.number = i + 1,
                          .player = seat_of(mover),
                          .recorded = recorded.text,
                          .move = sum.name_of(*made),
                          .position = sum.print(),
                          .legal = moves->size(),
                          .is_again = made->entails};
        out_.moves.push_back(std::move(graded));
        plies_.push_back({std::move(sum), mover, *std::move(moves), at});
        out_.moves.back().legal = plies_.back().legal();
      }
      sum = std::move(after);
      mover = next;
    }
    finish(sum, mover);
    return true;
  }
  unsigned seat_of(Player player) const { return start_.seats[0] == player ? 0 : 1; }

  void refuse(const RecordedMove& recorded, std::size_t i, const SumInPlay& sum, Player mover,
              std::size_t legal) {
    if (legal == 0) {
      out_.warnings.push_back(fmt::format("the match was over before move {}", i + 1));
      finish(sum, mover);
      return;
    }
    out_.moves.push_back({.number = i + 1,
                          .player = seat_of(mover),
                          .recorded = recorded.text,
                          .move = printable(recorded.name, kMostOfMove),
                          .position = sum.print(),
                          .verdict = Verdict::illegal,
                          .legal = legal});
    out_.end = EarlyEnd{"illegal", seat_of(mover)};
  }
  void finish(const SumInPlay& sum, Player mover) {
    last_.emplace(sum, mover);
    if (!sum.has_moves(mover)) {
      out_.winner = seat_of(winner_at_end(sum.convention(), mover));
      return;
    }
    if (const auto& end = out_.record.end) {
      out_.end = EarlyEnd{end->how, end->by.value_or(seat_of(mover))};
    }
  }

  // The result for a player if `next` moves next.
  Attempt<Fate> search(const SumInPlay& sum, Player player, Player next) {
    oracle_.allow_all();
    SUMMAND_TRY(found, oracle_.winners(sum, next));
    const Fate its = found.prospect(next).fate;
    return next == player ? its : opposite(its);
  }
  // What a search says. nullopt if a limit of the match was reached.
  template <class Search>
  std::optional<Fate> known(Search&& its_search) {
    if (time_.is_over()) return std::nullopt;
    if (auto its = within_limits(std::forward<Search>(its_search))) return *its;
    time_.look_behind();
    return std::nullopt;
  }
  std::optional<Fate> fate(const SumInPlay& sum, Player player, Player next) {
    return known([&] { return search(sum, player, next); });
  }
  std::optional<Fate> after(const Ply& ply, std::size_t move) {
    const TermMove& its = ply.moves[move];
    return known([&] { return search(ply.before.after(its), ply.mover, its.next(ply.mover)); });
  }

  void grade(std::size_t i) {
    const Ply& ply = plies_[i];
    GradedMove& out = out_.moves[i];
    if (out.legal == 1) out.verdict = Verdict::forced;
    const auto reached = after(ply, ply.made);
    if (!reached) return;
    out.after = text_of(*reached);
    // A player who wins after the move could win before it.
    const auto possible = *reached == Fate::win || ply.moves.size() == 1
                              ? reached
                              : fate(ply.before, ply.mover, ply.mover);
    if (!possible) return;
    out.before = text_of(*possible);
    if (out.legal > 1) out.verdict = verdict_of(*possible, *reached);
  }

  void count_best(std::size_t i) {
    const Ply& ply = plies_[i];
    GradedMove& out = out_.moves[i];
    if (out.before.empty()) return;
    if (out.before == text_of(Fate::loss)) {
      out.best = 0;
      out.is_free = out.legal > 1;
      return;
    }
    std::uint64_t best = 0;
    std::vector<std::string> better;
    for (std::size_t move = 0; move < ply.moves.size(); ++move) {
      std::optional<Fate> reached;
      if (move != ply.made) reached = after(ply, move);
      const std::string_view its = move == ply.made ? std::string_view(out.after)
                                   : reached        ? text_of(*reached)
                                                    : "";
      if (its.empty()) return;
      if (its != out.before) continue;
      best += ply.copies(move);
      if (move != ply.made && better.size() < kMostBetter) {
        better.push_back(ply.before.name_of(ply.moves[move]));
      }
    }
    out.best = best;
    out.is_free = best == out.legal && best > 1;
    if (out.verdict == Verdict::threw_away) out.better = std::move(better);
  }

  JudgedMatch& out_;
  const SumStart& start_;
  MatchTime time_;
  Oracle oracle_;
  std::vector<Ply> plies_;
  std::optional<std::pair<SumInPlay, Player>> last_;  // at the end of the record, with who moves
};

// --- boxes ---

std::string signed_boxes(int boxes) { return boxes == 0 ? "0" : fmt::format("{:+}", boxes); }

class BoxesJudge {
 public:
  BoxesJudge(JudgedMatch& out, const dots::Position& start, const JudgeOptions& options,
             Budget& budget)
      : out_(out), start_(start), options_(options), budget_(budget), time_(budget, options.time) {}

  void run() {
    play();
    time_.begin();
    // Late positions are easy. The first one that is too large ends the work.
    for (std::size_t i = before_.size(); i-- > 0;) {
      if (!grade(i)) break;
    }
  }

 private:
  void play() {
    const dots::DotsAndBoxes rules;
    dots::Position position = start_;
    for (std::size_t i = 0; i < out_.record.moves.size(); ++i) {
      const RecordedMove& recorded = out_.record.moves[i];
      const auto line = position.board.line_named(recorded.name);
      const std::uint64_t legal = position.undrawn().size();
      if (legal == 0) {
        out_.warnings.push_back(fmt::format("the match was over before move {}", i + 1));
        break;
      }
      GradedMove graded{.number = i + 1,
                        .player = position.mover,
                        .recorded = recorded.text,
                        .move = printable(recorded.name, kMostOfMove),
                        .position = "dots-and-boxes " + dots::print(position),
                        .legal = legal};
      if (!line || position.drawn.has(*line)) {
        graded.verdict = Verdict::illegal;
        out_.moves.push_back(std::move(graded));
        out_.end = EarlyEnd{"illegal", position.mover};
        return;
      }
      dots::Position after = rules.apply(position, *line);
      if (i >= out_.record.first_judged) {
        graded.is_again = after.mover == position.mover && !after.undrawn().empty();
        out_.moves.push_back(std::move(graded));
        before_.push_back(position);
        lines_.push_back(*line);
      }
      position = after;
    }
    if (position.undrawn().empty()) {
      if (position.boxes[0] != position.boxes[1]) {
        out_.winner = position.boxes[0] > position.boxes[1] ? 0 : 1;
      }
    } else if (const auto& end = out_.record.end) {
      out_.end = EarlyEnd{end->how, end->by.value_or(position.mover)};
    }
  }

  // False at the end of the time, or if the position and all before it are too large.
  bool grade(std::size_t i) {
    if (time_.is_over()) return false;
    const dots::Position& position = before_[i];
    GradedMove& out = out_.moves[i];
    auto solver = within_limits([&] {
      return dots::Solver::of(position, budget_, {.most_table_bytes = options_.table_bytes});
    });
    if (!solver) {
      time_.look_behind();
      return false;
    }
    SearchWatch watch(options_.nodes);
    solver->nets().limit(budget_, &watch);
    auto nets = within_limits([&] { return solver->nets_of_moves(position); });
    if (!nets) {
      time_.look_behind();
      return nets.error().limit == Limit::size;
    }
    const std::vector<unsigned> lines = dots::DotsAndBoxes().actions(position);
    const auto made = static_cast<std::size_t>(std::ranges::find(lines, lines_[i]) - lines.begin());
    const int before = *std::ranges::max_element(*nets), after = (*nets)[made];
    out.best = static_cast<std::uint64_t>(std::ranges::count(*nets, before));
    out.is_free = out.best == lines.size() && lines.size() > 1;
    out.loss = before - after;
    const int lead = static_cast<int>(position.boxes[position.mover]) -
                     static_cast<int>(position.boxes[1 - position.mover]);
    out.before = signed_boxes(lead + before);
    out.after = signed_boxes(lead + after);
    const auto sign = [](int x) { return (x > 0) - (x < 0); };
    out.verdict = lines.size() == 1                          ? Verdict::forced
                  : after == before                          ? Verdict::kept
                  : sign(lead + after) < sign(lead + before) ? Verdict::threw_away
                                                             : Verdict::gave_boxes;
    if (after < before) {
      for (std::size_t k = 0; k < lines.size() && out.better.size() < kMostBetter; ++k) {
        if ((*nets)[k] == before) out.better.push_back(position.board.name(lines[k]));
      }
    }
    return true;
  }

  JudgedMatch& out_;
  const dots::Position& start_;
  const JudgeOptions& options_;
  Budget& budget_;
  MatchTime time_;
  std::vector<dots::Position> before_;
  std::vector<unsigned> lines_;
};

// --- of the whole match ---

// Who can win if the player of a move gets this result: a name, or "nobody". Empty if the result is
// not known.
std::string_view hope_of(const std::string& result, const GradedMove& move,
                         const MatchRecord& record) {
  if (result.empty()) return {};
  if (result == "win") return record.players[move.player];
  if (result == "lose") return record.players[1 - move.player];
  return "nobody";
}

void summarize(JudgedMatch& out) {
  const bool is_sum = std::holds_alternative<SumStart>(out.record.start);
  std::string_view last;
  for (const GradedMove& move : out.moves) {
    if (move.verdict == Verdict::threw_away) out.decided_by = fmt::format("move {}", move.number);
    if (!is_sum) continue;
    for (const std::string* result : {&move.before, &move.after}) {
      const std::string_view hope = hope_of(*result, move, out.record);
      if (hope.empty()) continue;
      if (!last.empty() && hope != last) ++out.swings;
      last = hope;
    }
  }
  if (is_sum && !out.moves.empty()) {
    out.at_the_start = hope_of(out.moves.front().before, out.moves.front(), out.record);
  }
  if (out.end && (out.end->how != "resigned" || out.end->was_won)) out.decided_by = out.end->how;
}

}  // namespace

std::string_view name_of(Verdict verdict) {
  constexpr std::array<std::string_view, 7> kNames = {
      "kept", "threw away", "gave boxes", "lost already", "forced", "not known", "illegal"};
  return kNames[static_cast<std::size_t>(verdict)];
}

JudgedMatch judged(MatchRecord record, const JudgeOptions& options, Session& session) {
  JudgedMatch out{.record = std::move(record)};
  out.warnings = out.record.warnings;
  const auto start = out.record.start;  // the judges refer to it
  if (const auto* sum = std::get_if<SumStart>(&start)) {
    SumJudge(out, *sum, options).run();
  } else {
    BoxesJudge(out, std::get<dots::Position>(start), options, session.workspace()->budget()).run();
  }
  summarize(out);
  return out;
}

// --- figures ---

Rate wilson(std::uint64_t kept, std::uint64_t all) {
  if (all == 0) return {};
  constexpr double kZ = 1.959963984540054;  // of 95 %
  const auto n = static_cast<double>(all);
  const double rate = static_cast<double>(kept) / n, square = kZ * kZ / n;
  const double middle = rate + square / 2;
  const double spread = kZ * std::sqrt(rate * (1 - rate) / n + square / (4 * n));
  return {std::max(0.0, (middle - spread) / (1 + square)),
          std::min(1.0, (middle + spread) / (1 + square))};
}

void Figures::add(const GradedMove& move) {
  if (move.verdict == Verdict::illegal) {
    ++forfeits;
    return;
  }
  ++moves;
  kept += move.verdict == Verdict::kept;
  threw_away += move.verdict == Verdict::threw_away;
  gave_boxes += move.verdict == Verdict::gave_boxes;
  lost_already += move.verdict == Verdict::lost_already;
  forced += move.verdict == Verdict::forced;
  not_known += move.verdict == Verdict::not_known;
  free += move.is_free;
  if (move.loss) boxes_lost += static_cast<std::uint64_t>(*move.loss);
  const bool is_error = move.verdict == Verdict::threw_away || move.verdict == Verdict::gave_boxes;
  if (is_error && !first_error) first_error = move.number;
  if (!move.is_decision()) return;
  ++decisions;
  kept_decisions += move.is_best();
  chance += static_cast<double>(*move.best) / static_cast<double>(move.legal);
}

void Figures::add(const Figures& other) {
  moves += other.moves;
  kept += other.kept;
  threw_away += other.threw_away;
  gave_boxes += other.gave_boxes;
  lost_already += other.lost_already;
  forced += other.forced;
  free += other.free;
  not_known += other.not_known;
  forfeits += other.forfeits;
  decisions += other.decisions;
  kept_decisions += other.kept_decisions;
  chance += other.chance;
  boxes_lost += other.boxes_lost;
  first_error.reset();  // of one match only
}

std::optional<double> Figures::rate() const {
  if (decisions == 0) return std::nullopt;
  return static_cast<double>(kept_decisions) / static_cast<double>(decisions);
}
std::optional<double> Figures::mean_chance() const {
  if (decisions == 0) return std::nullopt;
  return chance / static_cast<double>(decisions);
}
std::optional<double> Figures::skill() const {
  if (decisions < kLeastDecisions || *mean_chance() >= 1) return std::nullopt;
  return (*rate() - *mean_chance()) / (1 - *mean_chance());
}

std::array<Figures, 2> figures_of(const JudgedMatch& match) {
  std::array<Figures, 2> out;
  for (std::size_t i = 0; i < 2; ++i) out[i].player = match.record.players[i];
  for (const GradedMove& move : match.moves) out[move.player].add(move);
  if (match.end && (match.end->how == "forfeit" || match.end->how == "timeout")) {
    ++out[match.end->by.value_or(0)].forfeits;
  }
  return out;
}

}  // namespace summand::judge
