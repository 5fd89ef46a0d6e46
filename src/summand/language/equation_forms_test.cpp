// Random games as equations, asked about what depends on the form: by the definition, by the
// position of the same game, and by plain play with all its sums.
#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <gtest/gtest.h>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "summand/language/language_test_support.hpp"

namespace summand {
namespace {

// For each number of counters that a player removes: into how many heaps the rest may be divided.
// Bit b allows b heaps that are not empty.
using Digits = std::vector<unsigned>;
using Heaps = std::vector<int>;  // sorted, none is 0

// The options of one heap h(n), as clauses of the language.
std::string clauses(const Digits& digits) {
  std::string out;
  const auto add = [&](const std::string& clause) { out += (out.empty() ? "" : ", ") + clause; };
  for (std::size_t k = 0; k < digits.size(); ++k) {
    const unsigned digit = digits[k];
    if (digit & 1) add(fmt::format("0 for i in 1..1 if n == {}", k));
    if (digit & 2) add(fmt::format("h(n-{}) for i in 1..1 if n > {}", k, k));
    if (digit & 4) add(fmt::format("h(i) + h(n-{}-i) for i in 1..n-{}", k, k + 1));
    if (digit & 8) {
      add(fmt::format("h(i) + h(j) + h(n-{}-i-j) for i in 1..n-{} for j in 1..n-{}-i", k, k + 2,
                      k + 1));
    }
  }
  return out;
}

// Plain play of sums of heaps.
class Play {
 public:
  Play(Digits left, Digits right) : digits_{std::move(left), std::move(right)} {}

  // Whether the player to move wins in misère play.
  bool wins_misere(const Heaps& sum, Player mover) {
    const auto key = std::pair(sum, mover);
    if (const auto known = misere_.find(key); known != misere_.end()) return known->second;
    const std::vector<Heaps> after = options(sum, mover);
    const bool wins = after.empty() || std::ranges::any_of(after, [&](const Heaps& its) {
                        return !wins_misere(its, opponent(mover));
                      });
    return misere_[key] = wins;
  }
  char misere_outcome(const Heaps& sum) {
    const bool left = wins_misere(sum, Player::left), right = wins_misere(sum, Player::right);
    if (left && right) return 'N';
    if (!left && !right) return 'P';
    return left ? 'L' : 'R';
  }

  // Whether the player to move wins in normal play, and how many moves it lasts if the winner
  // hurries.
  std::pair<bool, int> remoteness(const Heaps& sum, Player mover) {
    const auto key = std::pair(sum, mover);
    if (const auto known = remoteness_.find(key); known != remoteness_.end()) return known->second;
    std::optional<int> shortest_win, longest_loss;
    for (const Heaps& after : options(sum, mover)) {
      const auto [opponent_wins, length] = remoteness(after, opponent(mover));
      std::optional<int>& best = opponent_wins ? longest_loss : shortest_win;
      if (!best || (opponent_wins ? length > *best : length < *best)) best = length;
    }
    const std::pair<bool, int> out = shortest_win   ? std::pair(true, *shortest_win + 1)
                                     : longest_loss ? std::pair(false, *longest_loss + 1)
                                                    : std::pair(false, 0);
    return remoteness_[key] = out;
  }

 private:
  std::vector<Heaps> options(const Heaps& sum, Player mover) const {
    std::vector<Heaps> out;
    for (std::size_t at = 0; at < sum.size(); ++at) {
      if (at > 0 && sum[at] == sum[at - 1]) continue;
      Heaps others = sum;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(at));
      const Digits& digits = digits_[mover == Player::right];
      for (std::size_t k = 0; k < digits.size(); ++k) {
        add_divisions(sum[at] - static_cast<int>(k), digits[k], others, out);
      }
    }
    return out;
  }

  static void add(Heaps others, const Heaps& heaps, std::vector<Heaps>& out) {
    others.insert(others.end(), heaps.begin(), heaps.end());
    std::ranges::sort(others);
    out.push_back(std::move(others));
  }
  static void add_divisions(int rest, unsigned digit, const Heaps& others,
                            std::vector<Heaps>& out) {
    if (rest < 0) return;
    if (digit & 1 && rest == 0) add(others, {}, out);
    if (digit & 2 && rest > 0) add(others, {rest}, out);
    for (int i = 1; i < rest; ++i) {
      if (digit & 4) add(others, {i, rest - i}, out);
      for (int j = 1; digit & 8 && i + j < rest; ++j) add(others, {i, j, rest - i - j}, out);
    }
  }

  std::array<Digits, 2> digits_;
  std::map<std::pair<Heaps, Player>, bool> misere_;
  std::map<std::pair<Heaps, Player>, std::pair<bool, int>> remoteness_;
};

// Digits that are not all 0. The first belongs to no counters, and allows divisions alone.
Digits random_digits(std::mt19937& random) {
  const auto below = [&](unsigned n) { return random() % n; };
  Digits out(1 + 1 + below(3));
  const unsigned most = below(4) == 0 ? 16 : 8;
  for (std::size_t k = 0; k < out.size(); ++k) out[k] = below(most);
  out[0] = below(4) == 0 ? 4 : 0;
  if (out.back() == 0) out.back() = 1 + below(most - 1);
  return out;
}

std::string code_of(const Digits& digits) {
  std::string out = fmt::format("{:x}.", digits[0]);
  for (std::size_t k = 1; k < digits.size(); ++k) out += fmt::format("{:x}", digits[k]);
  return out;
}

// The questions about a heap that one expression answers.
std::string questions(const std::string& heap, bool impartial) {
  const std::string both = fmt::format("misere_outcome({0}), remoteness({0}), suspense({0})", heap);
  return impartial ? fmt::format("[{}, genus({})]", both, heap) : "[" + both + "]";
}

std::string remoteness_text(Play& play, const Heaps& heap) {
  return fmt::format("[{}, {}]", play.remoteness(heap, Player::left).second,
                     play.remoteness(heap, Player::right).second);
}

// Asks about the heaps of as many random games.
void expect_the_same(int games, unsigned seed) {
  constexpr int kLargest = 7;
  std::mt19937 random(seed);
  int impartial_games = 0;
  for (int game = 0; game < games; ++game) {
    const bool impartial = random() % 2 == 0;
    impartial_games += impartial;
    const Digits left = random_digits(random), right = impartial ? left : random_digits(random);
    const std::string definition =
        impartial ? fmt::format("h(n) = impartial {{{}}}", clauses(left))
                  : fmt::format("h(n) = {{{} | {}}}", clauses(left), clauses(right));
    Play play(left, right);
    Session session;
    said(session, definition);
    for (int n = 0; n <= kLargest; ++n) {
      const std::string by_definition =
          said(session, questions(fmt::format("h({})", n), impartial));
      if (impartial) {
        ASSERT_EQ(by_definition,
                  said(questions(fmt::format("octal(\"{}\", {})", code_of(left), n), true)))
            << definition << "; h(" << n << ")";
      }
      const Heaps heap = n == 0 ? Heaps{} : Heaps{n};
      const std::string by_play =
          fmt::format("[{}, {}, ", play.misere_outcome(heap), remoteness_text(play, heap));
      ASSERT_TRUE(by_definition.starts_with(by_play)) << definition << "; h(" << n << ")\n"
                                                      << by_definition << "\n"
                                                      << by_play;
    }
  }
  EXPECT_GT(impartial_games, games / 3);
  EXPECT_LT(impartial_games, games - games / 3);
}

TEST(EquationForms, AgreeWithPositionsAndWithPlainPlay) { expect_the_same(40, 1); }

TEST(EquationFormsSlow, AgreeForAThousandGames) { expect_the_same(1000, 2); }

}  // namespace
}  // namespace summand
