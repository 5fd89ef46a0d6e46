// Whole matches: the computer is compared with a second computation, and plays against two kinds of
// opponents.
#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "summand/language/session.hpp"
#include "summand/play/computer.hpp"
#include "summand/play/sum_match.hpp"
#include "summand/verdict/sum_test_support.hpp"

namespace summand {
namespace {

constexpr std::uint64_t kNodesForMove = 20'000;  // of search, for each move

// Small positions of every game, as expressions.
const std::vector<std::vector<std::string>>& small_calls() {
  static const std::vector<std::vector<std::string>> calls = [] {
    std::vector<std::vector<std::string>> out;
    for (const AnyRuleset* game : all_rulesets()) {
      std::vector<std::string>& its = out.emplace_back();
      game->small_positions([&](const AnyPosition& position) {
        // The second computation takes turns.
        if (!position.entails()) its.push_back(position.print_call());
      });
    }
    return out;
  }();
  return calls;
}

// The positions that follow from one term, by their text, and the moves between them. It uses no
// values.
class TermGraph {
 public:
  // Returns nullopt if more than `most` positions can be reached.
  static std::optional<TermGraph> of(const SumInPlay& alone, std::size_t most) {
    TermGraph out;
    std::vector<SumInPlay> waiting = {alone};
    out.numbers_[alone.print()] = 0;
    for (std::size_t at = 0; at < waiting.size(); ++at) {
      out.moves_.emplace_back();
      for (const Player player : {Player::left, Player::right}) {
        const auto moves = waiting[at].moves(player);
        if (!moves) return std::nullopt;
        for (const TermMove& move : *moves) {
          SumInPlay after = waiting[at].after(move);
          const auto [place, is_new] = out.numbers_.emplace(after.print(), waiting.size());
          out.moves_[at][index(player)].push_back(place->second);
          if (!is_new) continue;
          if (waiting.size() == most) return std::nullopt;
          waiting.push_back(std::move(after));
        }
      }
    }
    return out;
  }

  std::size_t size() const { return moves_.size(); }
  std::size_t number(const std::string& text) const { return numbers_.at(text); }
  const std::vector<std::size_t>& moves(std::size_t position, Player player) const {
    return moves_[position][index(player)];
  }

 private:
  static std::size_t index(Player player) { return player == Player::left ? 0 : 1; }

  std::map<std::string, std::size_t> numbers_;
  std::vector<std::array<std::vector<std::size_t>, 2>> moves_;
};

// Solves a sum of such terms, none of them loopy. Takes as many steps as the product of their
// sizes.
class NaiveSolver {
 public:
  explicit NaiveSolver(std::vector<TermGraph> terms) : terms_(std::move(terms)) {}

  bool wins(const std::vector<std::size_t>& at, Player to_move) {
    const std::pair key(at, to_move == Player::left);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    bool found = false;
    std::vector<std::size_t> next = at;
    for (std::size_t i = 0; i < at.size() && !found; ++i) {
      for (const std::size_t move : terms_[i].moves(at[i], to_move)) {
        next[i] = move;
        if (!wins(next, opponent(to_move))) {
          found = true;
          break;
        }
      }
      next[i] = at[i];
    }
    return known_[key] = found;
  }

  const std::vector<TermGraph>& terms() const { return terms_; }

 private:
  std::vector<TermGraph> terms_;
  std::map<std::pair<std::vector<std::size_t>, bool>, bool> known_;
};

// --- sums, compared with the second computation ---

constexpr std::size_t kMostOfTerm = 14;  // positions

// Two or three random terms: small positions of any games, their negatives, and values.
std::string seeded_expression(std::mt19937_64& random) {
  static const std::vector<std::string> values = {"1/2", "*2", "^", "{2|-1}", "-3/4", "{1|*}"};
  std::string out;
  const std::size_t terms = 2 + random() % 2;
  for (std::size_t i = 0; i < terms; ++i) {
    const auto& calls = small_calls()[random() % small_calls().size()];
    const bool as_value = random() % 6 == 0 || calls.empty();
    const auto& from = as_value ? values : calls;
    out += out.empty() ? "" : random() % 3 == 0 ? " - " : " + ";
    out += "(" + from[random() % from.size()] + ")";
  }
  return out;
}

// The graphs of all terms, or nullopt if one is loopy or too large.
std::optional<std::vector<TermGraph>> graphs_of(Session& session, const SumInPlay& sum) {
  std::vector<TermGraph> out;
  for (const Term& term : sum.terms()) {
    if (term.position() != nullptr && !term.position()->valued_by_moves()) return std::nullopt;
    const SumInPlay alone = sum_of(session, sum.print(term));
    auto graph = alone.terms().size() == 1 ? TermGraph::of(alone, kMostOfTerm) : std::nullopt;
    if (!graph) return std::nullopt;
    out.push_back(*std::move(graph));
  }
  return out;
}

// Checks at every sum on a line of random replies who wins, and that the computer's move keeps the
// win.
void check_seeded_sum(std::uint64_t seed) {
  std::mt19937_64 random(seed);
  Session session;
  std::string expression = seeded_expression(random);
  std::optional<std::vector<TermGraph>> graphs;
  while (!(graphs = graphs_of(session, sum_of(session, expression)))) {
    expression = seeded_expression(random);
  }
  SCOPED_TRACE("seed " + std::to_string(seed) + ": " + expression);
  NaiveSolver naive(*graphs);
  Oracle oracle(session.workspace(), kNodesForMove);
  Computer computer(oracle, {}, seed);
  SumInPlay sum = sum_of(session, expression);
  const auto place = [&](const SumInPlay& now) {
    std::vector<std::size_t> at;
    for (std::size_t i = 0; i < graphs->size(); ++i) {
      at.push_back((*graphs)[i].number(now.print(now.terms()[i])));
    }
    return at;
  };
  for (Player mover = random() % 2 == 0 ? Player::left : Player::right;; mover = opponent(mover)) {
    const bool wins = naive.wins(place(sum), mover);
    const auto moves = sum.moves(mover).value();
    if (moves.empty()) return;
    const ChosenIndex choice = computer.best(sum, mover, moves);
    ASSERT_EQ(choice.kind, wins ? kWinning : kLost) << sum.print();
    const std::size_t move = wins ? choice.action : random() % moves.size();
    sum = sum.after(moves[move]);
    if (wins) {
      ASSERT_FALSE(naive.wins(place(sum), opponent(mover))) << sum.print();
    }
  }
}

TEST(Matches, SeededSumsAgreeWithANaiveSolver) {
  for (std::uint64_t seed = 1; seed <= 200; ++seed) check_seeded_sum(seed);
}

TEST(MatchesSlow, SeededSumsAgreeWithANaiveSolver) {
  for (std::uint64_t seed = 1'001; seed <= 11'000; ++seed) check_seeded_sum(seed);
}

// --- whole matches of each game ---

// Once the computer says that it wins, it must win, against both kinds of moves.
void check_match(Session& session, const std::string& call, std::uint64_t seed) {
  constexpr std::size_t kMostMoves = 200;  // for play that repeats positions
  std::mt19937_64 random(seed);
  SCOPED_TRACE(call + ", seed " + std::to_string(seed));
  Oracle oracle(session.workspace(), kNodesForMove);
  Computer computer(oracle, {}, seed), other(oracle, {}, seed + 1);
  const Player first = random() % 2 == 0 ? Player::left : Player::right;
  const Player its = random() % 2 == 0 ? Player::left : Player::right;
  const bool other_is_perfect = random() % 2 == 0;
  SumMatch match(call, sum_of(session, call), first);
  bool won = false;
  for (std::size_t moves_made = 0; !match.is_over() && moves_made < kMostMoves; ++moves_made) {
    const Player mover = match.to_move();
    const auto moves = match.moves().value();
    if (mover == its) {
      const ChosenIndex choice = computer.best(match.sum(), mover, moves);
      if (won) {
        ASSERT_EQ(choice.kind, kWinning) << print(match);
      }
      won = choice.kind == kWinning;
      match.play(moves[choice.action]);
    } else {
      const std::size_t move =
          other_is_perfect ? other.best(match.sum(), mover, moves).action : random() % moves.size();
      match.play(moves[move]);
    }
  }
  if (won) {
    ASSERT_TRUE(match.is_over()) << print(match);
    EXPECT_EQ(match.winner(), its) << print(match);
  }
}

void check_matches(std::size_t of_each_game, std::uint64_t first_seed) {
  for (const auto& calls : small_calls()) {
    if (calls.empty()) continue;
    Session session;
    std::mt19937_64 random(first_seed);
    for (std::size_t i = 0; i < of_each_game; ++i) {
      check_match(session, calls[random() % calls.size()], first_seed + i);
    }
  }
}

TEST(Matches, TwentyOfEachGame) { check_matches(20, 1); }

TEST(MatchesSlow, AThousandOfEachGame) { check_matches(1'000, 101); }

}  // namespace
}  // namespace summand
