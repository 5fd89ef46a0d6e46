// The bits of a word stand for the numbers of the opponent's guards, so that one operation moves a
// row of states. The effect of a move on the hands is the same for all states with the same piles.
#include "summand/studies/sucker/two_colours.hpp"

#include <algorithm>
#include <bit>
#include <memory>

#include "summand/base/check.hpp"
#include "summand/parallel/tasks.hpp"
#include "summand/studies/sucker/claims.hpp"
#include "summand/studies/sucker/partitions.hpp"
#include "summand/studies/sucker/two_colour_level.hpp"

namespace summand::sucker {

namespace {

using Id = Partitions::Id;

// The result does not depend on the order of the work.
void keep_smaller(std::optional<Endgame>& kept, Endgame other) {
  if (!kept || other < *kept) kept = std::move(other);
}

// The counts of one worker, on cache lines of their own.
struct alignas(128) Counts {
  std::uint64_t states = 0, wins = 0, failures = 0;
  std::vector<std::uint64_t> mismatches;
  std::vector<std::optional<Endgame>> examples;
  Budget budget;
};

// Computes all words of one board.
class Board {
 public:
  Board(const TwoColours& job, const Partitions& partitions, TwoColourAnswers* below,
        TwoColourAnswers& level)
      : job_(job), partitions_(partitions), below_(below), level_(level) {}

  void solve(unsigned s, unsigned a, Id blue, Id red, Counts& counts);

 private:
  // A row of words, with a place for each number of Blue's prisoners.
  using Row = std::array<Word, 32>;

  Table after_play(Table table) const {
    if (job_.model != Model::anytime) return table;
    return table == blue_acts ? blue_acts_red_speaks : red_acts_blue_speaks;
  }
  // Rows of boards one move away: with one more chip on the board, and after a capture of a pile of
  // `size`.
  const Word* played(Table table, unsigned a, Id blue, Id red) const {
    return level_.at(after_play(table), s_ + 1, a, blue, red);
  }
  const Word* captured(Table table, unsigned size, unsigned a, Id blue, Id red) const {
    return below_->at(after_play(table), s_ - size, a, blue, red);
  }
  // The same board with one chip fewer in the hands.
  const Word* discarded(Table table) const { return below_->at(table, s_, a_, blue_, red_); }

  void blue_plays(unsigned guards);
  void red_plays(unsigned guards);
  void options(unsigned guards);
  void count(unsigned guards, Counts& counts);
  Word says(const Claim& claim, unsigned guards, unsigned prisoners, bool blue_active) const {
    return claimed(claim, partitions_.sums(blue_), partitions_.sums(red_),
                   {guards, prisoners, H_ - guards - prisoners, blue_active});
  }
  Endgame endgame(unsigned guards, unsigned prisoners, Word wrong) const;
  bool may_open() const {
    return job_.rows == 0 ||
           partitions_.sums(blue_).piles + partitions_.sums(red_).piles < job_.rows;
  }

  const TwoColours& job_;
  const Partitions& partitions_;
  TwoColourAnswers* below_;
  TwoColourAnswers& level_;

  unsigned s_ = 0, a_ = 0, H_ = 0;
  Id blue_ = 0, red_ = 0;
  std::array<Word*, kTables> out_{};
  Row blue_wins_, red_to_move_;  // by plays only
  Row failures_;                 // of Strategy S
};

// Blue is active with that many guards. He wins if one of his plays wins.
void Board::blue_plays(unsigned guards) {
  const unsigned H = H_, columns = H - guards + 1;
  Row& wins = blue_wins_;
  std::fill_n(wins.begin(), columns, Word{0});
  // A guard on an empty place, on a pile of the opponent, or on his own pile.
  const auto guard_lands = [&](const Word* board) {
    const Word* from = board + row(H - 1, guards - 1);
    for (unsigned i = 0; i < columns; ++i) wins[i] |= from[i];
  };
  if (guards > 0) {
    if (may_open()) guard_lands(played(red_acts, a_ + 1, partitions_.with(blue_, 1), red_));
    for (const auto& [size, without] : partitions_.parts(red_)) {
      guard_lands(played(red_acts, a_ + size + 1, partitions_.with(blue_, size + 1), without));
    }
    for (const auto& [size, without] : partitions_.parts(blue_)) {
      const unsigned own = (size + 1) / 2, other = size / 2, hands = H + size - 1;
      const Word* board = captured(blue_acts, size, a_ - size, without, red_);
      const Word* own_dies = board + row(hands, guards + own - 1) + other;
      for (unsigned i = 0; i < columns; ++i) wins[i] |= own_dies[i];
      if (other == 0) continue;
      const Word* other_dies = board + row(hands, guards + own) + other - 1;
      for (unsigned i = 0; i < columns; ++i) wins[i] |= other_dies[i];
    }
  }
  // A prisoner on an empty place or on his own pile: he moves again.
  const auto prisoner_lands = [&](const Word* board) {
    const Word* from = board + row(H - 1, guards);
    for (unsigned i = 1; i < columns; ++i) wins[i] |= from[i - 1];
  };
  if (columns == 1) return;
  if (may_open()) prisoner_lands(played(blue_acts, a_, blue_, partitions_.with(red_, 1)));
  for (const auto& [size, without] : partitions_.parts(blue_)) {
    prisoner_lands(played(blue_acts, a_ - size, without, partitions_.with(red_, size + 1)));
  }
  // A prisoner on a pile of the opponent, who captures it and chooses the chip that dies.
  for (const auto& [size, without] : partitions_.parts(red_)) {
    const unsigned own = (size + 1) / 2, other = size / 2;
    const Word* from = captured(red_acts, size, a_, blue_, without) + row(H + size - 1, guards);
    if (other == 0) {
      for (unsigned i = 1; i < columns; ++i) wins[i] |= from[i - 1] >> own;
    } else {
      for (unsigned i = 1; i < columns; ++i) {
        wins[i] |= (from[i - 1] >> own) & (from[i - 1] >> (own + 1));
      }
    }
  }
}

// Red is active. Blue wins if he wins after each of Red's plays. Bit 0 is Red without a guard, and
// the topmost bit is Red without a prisoner. There Red cannot play such a chip.
void Board::red_plays(unsigned guards) {
  const unsigned H = H_, columns = H - guards + 1, playing = columns - 1;
  Row& wins = red_to_move_;
  std::fill_n(wins.begin(), columns, ~Word{0});
  const auto guard_lands = [&](const Word* board) {
    const Word* from = board + row(H - 1, guards);
    for (unsigned i = 0; i < playing; ++i) wins[i] &= from[i] << 1 | 1;
  };
  const auto prisoner_lands = [&](const Word* board) {
    const Word* from = board + row(H - 1, guards);
    for (unsigned i = 0; i < playing; ++i) wins[i] &= from[i] | Word{1} << (H - guards - i);
  };
  if (playing == 0) return;
  if (may_open()) {
    guard_lands(played(blue_acts, a_, blue_, partitions_.with(red_, 1)));
    prisoner_lands(played(red_acts, a_ + 1, partitions_.with(blue_, 1), red_));
  }
  for (const auto& [size, without] : partitions_.parts(blue_)) {
    guard_lands(played(blue_acts, a_ - size, without, partitions_.with(red_, size + 1)));
    // A blue chip on a blue one: Blue captures and chooses.
    const unsigned own = (size + 1) / 2, other = size / 2, hands = H + size - 1;
    const Word* board = captured(blue_acts, size, a_ - size, without, red_);
    const Word* own_dies = board + row(hands, guards + own) + other;
    const Word* other_dies = board + row(hands, guards + own + 1) + (other > 0 ? other - 1 : 0);
    for (unsigned i = 0; i < playing; ++i) {
      const Word best = own_dies[i] | (other > 0 ? other_dies[i] : 0);
      const Word chosen = other > 0 ? other_dies[i] : own_dies[i];
      wins[i] &= best | Word{1} << (H - guards - i);
      failures_[i] |= best & ~chosen & below(H - guards - i);
    }
  }
  for (const auto& [size, without] : partitions_.parts(red_)) {
    prisoner_lands(played(red_acts, a_ + size + 1, partitions_.with(blue_, size + 1), without));
    const unsigned own = (size + 1) / 2, other = size / 2;
    const Word* from = captured(red_acts, size, a_, blue_, without) + row(H + size - 1, guards);
    for (unsigned i = 0; i < playing; ++i) {
      wins[i] &= from[i] >> (own - 1) | 1;
      if (other > 0) wins[i] &= from[i] >> own | 1;
    }
  }
}

// Donations, discards and the right to speak. After that the words are final.
void Board::options(unsigned guards) {
  const unsigned H = H_, columns = H - guards + 1;
  const std::size_t at = row(H, guards);
  const bool all = job_.model == Model::anytime;
  const Table blue_next = all ? blue_acts_red_speaks : blue_acts;
  const Table red_next = all ? red_acts_blue_speaks : red_acts;
  for (unsigned i = 0; i < columns; ++i) {
    const unsigned most = H - guards - i;  // chips in Red's hand
    const Word mask = below(most + 1), top = Word{1} << most;
    Word blue = blue_wins_[i] & mask, red = red_to_move_[i] & mask;
    if (job_.model != Model::plain) {
      // One of Blue's options is enough, but all of Red's must be harmless.
      const auto by_blue = [&](Table next) {
        if (i == 0) return Word{0};
        const Word given = job_.donations ? out_[next][at + i - 1] >> 1 : 0;
        return given | (job_.discards ? discarded(next)[row(H - 1, guards) + i - 1] : 0);
      };
      const auto by_red = [&](Table next) {
        if (most == 0) return ~Word{0};
        const Word given = job_.donations ? out_[next][row(H, guards + 1) + i] : ~Word{0};
        return (given & (job_.discards ? discarded(next)[row(H - 1, guards) + i] : ~Word{0})) | top;
      };
      blue |= by_blue(blue_next);
      red &= by_red(red_next);
      blue &= mask;
      red &= mask;
      if (all) {
        out_[blue_acts_red_speaks][at + i] = blue & by_red(blue_acts_red_speaks);
        out_[red_acts_blue_speaks][at + i] = (red | by_blue(red_acts_blue_speaks)) & mask;
        failures_[i] |= out_[red_acts_blue_speaks][at + i] & ~red;
      }
    }
    out_[blue_acts][at + i] = blue;
    out_[red_acts][at + i] = red;
    failures_[i] &= red;
  }
}

Endgame Board::endgame(unsigned guards, unsigned prisoners, Word wrong) const {
  const auto red_guards = static_cast<unsigned>(std::countr_zero(wrong));
  return {.mine = partitions_.list(blue_),
          .theirs = partitions_.list(red_),
          .guards = guards,
          .prisoners = prisoners,
          .their_guards = red_guards,
          .their_prisoners = H_ - guards - prisoners - red_guards};
}

void Board::count(unsigned guards, Counts& counts) {
  const unsigned H = H_, columns = H - guards + 1;
  const std::size_t at = row(H, guards);
  const bool all = job_.model == Model::anytime;
  const auto ones = [](Word word) { return static_cast<std::uint64_t>(std::popcount(word)); };
  // The next action of Strategy S in Blue's turn, for every order that it leaves open.
  const auto stays = [&](const Word* next, unsigned shift) {
    for (unsigned i = shift; i < columns; ++i) {
      failures_[i] |= out_[blue_acts][at + i] & ~next[i - shift];
    }
  };
  if (guards == 0) {
    for (unsigned i = 0; i < columns; ++i) failures_[i] |= out_[blue_acts][at + i];
  } else if (!partitions_.parts(blue_).empty()) {
    for (const auto& [size, without] : partitions_.parts(blue_)) {
      const unsigned own = (size + 1) / 2, other = size / 2, hands = H + size - 1;
      const Word* board = captured(blue_acts, size, a_ - size, without, red_);
      stays(board + row(hands, guards + own - (other == 0)) + other - (other > 0), 0);
    }
  } else {
    if (columns > 1 && job_.discards) {
      stays(discarded(all ? blue_acts_red_speaks : blue_acts) + row(H - 1, guards), 1);
    }
    const auto parts = partitions_.parts(red_);
    const Word* next = parts.empty()
                           ? played(red_acts, 1, partitions_.with(blue_, 1), red_)
                           : played(red_acts, parts[0].size + 1,
                                    partitions_.with(blue_, parts[0].size + 1), parts[0].without);
    // He has no prisoner left then, or may not discard.
    for (unsigned i = 0; i < (job_.discards ? 1 : columns); ++i) {
      failures_[i] |= out_[blue_acts][at + i] & ~next[row(H - 1, guards - 1) + i];
    }
  }
  for (unsigned i = 0; i < columns; ++i) {
    counts.states += (H - guards - i + 1) * (all ? 2u : 1u);
    counts.failures += ones(failures_[i]);
    counts.wins += ones(out_[blue_acts][at + i]);
    if (all) counts.wins += ones(out_[blue_acts_red_speaks][at + i]);
    for (std::size_t c = 0; c < job_.claims.size(); ++c) {
      const Word blue = says(job_.claims[c], guards, i, true);
      const Word wrong = blue ^ out_[blue_acts][at + i];
      counts.mismatches[c] += ones(wrong);
      if (wrong != 0) keep_smaller(counts.examples[c], endgame(guards, i, wrong));
      if (all) counts.mismatches[c] += ones(blue ^ out_[blue_acts_red_speaks][at + i]);
    }
    // Red's turn is Blue's with exchanged colours, but it is computed separately.
    const Claim theorem{.name = ""};
    const bool same = says(theorem, guards, i, true) != out_[blue_acts][at + i] ||
                      says(theorem, guards, i, false) == out_[red_acts][at + i];
    counts.failures += !same;
  }
}

void Board::solve(unsigned s, unsigned a, Id blue, Id red, Counts& counts) {
  s_ = s;
  a_ = a;
  H_ = level_.chips() - s;
  blue_ = blue;
  red_ = red;
  const unsigned tables = job_.model == Model::anytime ? 4 : 2;
  for (unsigned i = 0; i < tables; ++i) {
    out_[i] = level_.at(static_cast<Table>(i), s, a, blue, red);
  }
  for (unsigned guards = H_ + 1; guards-- > 0;) {
    std::fill_n(failures_.begin(), H_ - guards + 1, Word{0});
    blue_plays(guards);
    red_plays(guards);
    options(guards);
    count(guards, counts);
  }
}

// The boards with `a` of `s` chips under blue tops, by Blue's piles.
struct Task {
  unsigned a;
  Id blue;
};

}  // namespace

void solve_two_colours(const TwoColours& job,
                       const std::function<void(const TwoColourLevel&)>& report) {
  SUMMAND_CHECK(job.chips <= kMostChipsInTable);
  Budget budget = job.budget;
  const Partitions partitions(job.chips);
  const unsigned threads = job.threads == 0 ? hardware_threads() : job.threads;
  std::unique_ptr<TwoColourAnswers> below;
  for (unsigned chips = 0; chips <= job.chips; ++chips) {
    auto level = std::make_unique<TwoColourAnswers>(budget, partitions, chips,
                                                    job.model == Model::anytime ? 4 : 2);
    std::vector<Counts> counts(threads);
    for (Counts& one : counts) {
      one.mismatches.resize(job.claims.size());
      one.examples.resize(job.claims.size());
      one.budget = budget;
    }
    for (unsigned s = chips + 1; s-- > 0;) {
      std::vector<Task> tasks;
      for (unsigned a = 0; a <= s; ++a) {
        for (Id blue = partitions.first(a); blue < partitions.first(a + 1); ++blue) {
          tasks.push_back({a, blue});
        }
      }
      constexpr std::size_t kAtOnce = 8;
      const std::size_t pieces = (tasks.size() + kAtOnce - 1) / kAtOnce;
      for_each_task(pieces, threads, [&](unsigned worker, std::size_t piece) {
        const std::size_t end = std::min(tasks.size(), (piece + 1) * kAtOnce);
        Board board(job, partitions, below.get(), *level);
        for (std::size_t i = piece * kAtOnce; i < end; ++i) {
          const auto [a, blue] = tasks[i];
          for (Id red = partitions.first(s - a); red < partitions.first(s - a + 1); ++red) {
            const std::size_t piles = partitions.sums(blue).piles + partitions.sums(red).piles;
            if (job.rows != 0 && piles > job.rows) continue;
            counts[worker].budget.ask();
            board.solve(s, a, blue, red, counts[worker]);
          }
        }
      });
    }
    TwoColourLevel out{.chips = chips};
    out.mismatches.resize(job.claims.size());
    out.examples.resize(job.claims.size());
    for (const Counts& one : counts) {
      out.states += one.states;
      out.wins += one.wins;
      out.strategy_failures += one.failures;
      for (std::size_t c = 0; c < job.claims.size(); ++c) {
        out.mismatches[c] += one.mismatches[c];
        if (one.examples[c]) keep_smaller(out.examples[c], *one.examples[c]);
      }
    }
    report(out);
    below = std::move(level);
  }
}

}  // namespace summand::sucker
