#include "summand/play/strategy.hpp"

#include <deque>
#include <fmt/core.h>
#include <optional>
#include <unordered_set>
#include <utility>

#include "summand/base/charge.hpp"
#include "summand/base/check.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/record_lines.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/language/answer.hpp"
#include "summand/language/syntax/former_signs.hpp"
#include "summand/play/sum_text.hpp"
#include "summand/verdict/oracle.hpp"

namespace summand {

// --- the search for it ---

namespace {

// A sum with the loser to move, whose moves are not answered yet.
struct Waiting {
  // About the size of a position in bytes. Terms of other sums share it.
  static constexpr std::size_t kRoughTerm = sizeof(Term) + 64;

  Waiting(SumInPlay its_sum, const Budget& budget) : sum(std::move(its_sum)), charge(budget) {
    charge.add(sizeof(Waiting) + sum.terms().size() * kRoughTerm);
  }

  SumInPlay sum;
  Charge charge;
};

// The replies to all moves of the loser, from the start on. Waiting sums are on a stack of its own,
// so lines may have any length.
class Walk {
 public:
  Walk(const SumInPlay& start, Player first, std::uint64_t most_nodes, SearchWatch* watch)
      : start_(start),
        first_(first),
        budget_(start.store().budget()),
        oracle_(start.workspace(), most_nodes),
        charge_(budget_),
        watch_(watch) {
    oracle_.begin_with(start_);
  }

  Attempt<WinningStrategy> strategy() {
    if (start_.entails()) {
      return failure(Error{
          "a strategy is written for games in which the players take turns, and here a player may "
          "move again"});
    }
    SUMMAND_TRY(found, oracle_.sure_winners(start_, first_));
    const Fate fate = found.prospect(first_).fate;
    if (fate == Fate::draw) {
      return failure(Error{"neither player has a winning strategy: play goes on for ever"});
    }
    const Player winner = fate == Fate::win ? first_ : opponent(first_);
    out_ = {.game = start_.print(), .first = first_, .winner = winner};
    if (winner == first_) {
      if (auto answered = answer(start_); !answered) {
        return std::unexpected(std::move(answered).error());
      }
    } else {
      leave(start_, SumText(start_).text);
    }
    while (!waiting_.empty()) {
      const SumInPlay sum = std::move(waiting_.back().sum);
      waiting_.pop_back();
      SUMMAND_TRY(moves, sum.moves(opponent(winner)));
      for (const TermMove& move : moves) {
        if (auto answered = answer(sum.after(move)); !answered) {
          return std::unexpected(std::move(answered).error());
        }
      }
    }
    return std::move(out_);
  }

 private:
  struct Reply {
    std::size_t move;  // index among the legal moves
    SumInPlay after;
  };

  // Finds the reply to a sum with the winner to move, unless it already has one.
  Attempt<void> answer(const SumInPlay& sum) {
    budget_.ask();
    const SumText here(sum);
    const auto at = out_.replies.lower_bound(here.text);
    if (at != out_.replies.end() && at->first == here.text) return {};
    if (watch_ != nullptr) watch_->begin_node();
    SUMMAND_TRY(moves, sum.moves(out_.winner));
    SUMMAND_TRY(reply, reply_to(sum, moves));
    std::string name = here.name_of(moves[reply.move]);
    // Counted twice, because it is printed, too.
    charge_.add(kMapEntry<std::string, std::string> + 2 * (here.text.size() + name.size()));
    out_.replies.emplace_hint(at, here.text, std::move(name));
    std::string left = SumText(reply.after).text;
    leave(std::move(reply.after), std::move(left));
    return {};
  }

  void leave(SumInPlay sum, std::string text) {
    if (left_.contains(text)) return;
    charge_.add(kMapEntry<std::string, char> + text.size());
    left_.insert(std::move(text));
    waiting_.emplace_back(std::move(sum), budget_);
  }

  // A sum that another reply already leaves is preferred, which keeps the table small.
  Attempt<Reply> reply_to(const SumInPlay& sum, const std::vector<TermMove>& moves) {
    SUMMAND_TRY(before, oracle_.sure_winners(sum, out_.winner));
    std::optional<Failure> limit;
    for (const bool left_before : {true, false}) {
      for (std::size_t i = 0; i < moves.size(); ++i) {
        budget_.ask();
        SumInPlay after = sum.after(moves[i]);
        if (left_before && !left_.contains(SumText(after).text)) continue;
        const Player loser = opponent(out_.winner);
        const auto found = oracle_.sure_winners(after, loser);
        if (found && wins(before.prospect(out_.winner), found->prospect(loser))) {
          return Reply{i, std::move(after)};
        }
        if (found) continue;
        // Another move may be easier to search.
        if (found.error().limit != Limit::size) return std::unexpected(found.error());
        limit = found.error();
      }
    }
    SUMMAND_CHECK(limit.has_value());
    return std::unexpected(*std::move(limit));
  }

  // Whether the move wins, by the prospects before and after it. Distances must fall, so that play
  // ends. If a sum has no distance, play ends anyway.
  static bool wins(const Prospect& before, const Prospect& after) {
    if (after.fate != Fate::loss) return false;
    return !before.distance || !after.distance || *after.distance < *before.distance;
  }

  const SumInPlay& start_;
  Player first_;
  Budget& budget_;
  Oracle oracle_;
  Charge charge_;
  WinningStrategy out_{};
  std::unordered_set<std::string> left_;  // sums with the loser to move, waiting or done
  std::deque<Waiting> waiting_;
  SearchWatch* watch_;
};

}  // namespace

Attempt<WinningStrategy> find_strategy(const SumInPlay& start, Player first,
                                       std::uint64_t most_nodes, SearchWatch* watch) {
  return within_limits([&] { return Walk(start, first, most_nodes, watch).strategy(); });
}

// --- as a text ---

namespace {

constexpr std::string_view kStrategyHeading = "summand strategy 2";
// That of version 0.2.0, in whose positions a few letters meant something else.
constexpr std::string_view kFormerStrategyHeading = "summand strategy 1";
// No sum and no move contains it: in these texts spaces are only between words and around signs.
constexpr std::string_view kArrow = " => ";

}  // namespace

std::string WinningStrategy::print() const {
  std::string out = fmt::format("{}\ngame {}\nfirst {}\nwinner {}\nreplies {}\n", kStrategyHeading,
                                game, player_key(first), player_key(winner), replies.size());
  for (const auto& [sum, move] : replies) {
    out += fmt::format("{}{}{}\n", sum, kArrow, move);
  }
  return out.append(kRecordEnd).append("\n");
}

namespace {

// Reads line by line.
class StrategyReading {
 public:
  explicit StrategyReading(std::string_view text) : lines_(lines_of(text)), size_(text.size()) {}

  // The next line, or an empty text after the last one.
  std::string_view next() { return at_++ < lines_.size() ? lines_[at_ - 1].text : ""; }
  bool at_end() const { return at_ >= lines_.size(); }
  // An error at the last line read.
  std::unexpected<Error> expected(std::string_view what) const {
    return fail(fmt::format("expected {}", what),
                at_ <= lines_.size() ? lines_[at_ - 1].offset : size_);
  }

 private:
  std::vector<RecordLine> lines_;
  std::size_t size_, at_ = 0;
};

Result<Player> read_player(StrategyReading& lines, std::string_view word) {
  const std::string_view key = after_word(lines.next(), word).value_or("");
  for (const Player player : {Player::left, Player::right}) {
    if (key == player_key(player)) return player;
  }
  return lines.expected(fmt::format("'{} left' or '{} right'", word, word));
}

}  // namespace

Result<WinningStrategy> WinningStrategy::parse(std::string_view text) {
  StrategyReading heading(text);
  const std::string_view title = heading.next();
  const bool is_former = title == kFormerStrategyHeading;
  const auto today = [&](std::string_view written) {
    return is_former ? expressions_as_written_today(written) : std::string(written);
  };
  if (title != kStrategyHeading && !is_former)
    return heading.expected(fmt::format("the line '{}'", kStrategyHeading));
  SUMMAND_TRY(whole, without_end(text));
  StrategyReading lines(whole);
  lines.next();
  WinningStrategy out;
  out.game = today(after_word(lines.next(), "game").value_or(""));
  if (out.game.empty()) return lines.expected("'game' and an expression");
  SUMMAND_TRY(first, read_player(lines, "first"));
  SUMMAND_TRY(winner, read_player(lines, "winner"));
  out.first = first;
  out.winner = winner;
  const auto count = whole_number<std::size_t>(after_word(lines.next(), "replies").value_or(""));
  if (!count) return lines.expected("'replies' and their number");
  while (out.replies.size() < *count) {
    const std::string_view line = lines.next();
    const std::size_t arrow = line.find(kArrow);
    if (arrow == line.npos || arrow == 0 || arrow + kArrow.size() == line.size()) {
      return lines.expected(fmt::format("reply {} of {}, which is a sum, '=>' and a move",
                                        out.replies.size() + 1, *count));
    }
    const std::string sum = today(line.substr(0, arrow));
    if (!out.replies.emplace(sum, line.substr(arrow + kArrow.size())).second) {
      return lines.expected(fmt::format("a new sum, but {} already has a reply", printable(sum)));
    }
  }
  if (!lines.at_end()) {
    lines.next();
    return lines.expected(fmt::format("the end after {} replies", *count));
  }
  return out;
}

}  // namespace summand
