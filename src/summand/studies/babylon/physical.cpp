#include "summand/studies/babylon/physical.hpp"

#include <utility>

#include "summand/base/check.hpp"
#include "summand/base/hash.hpp"

namespace summand::babylon {

std::vector<int> random_layout(std::uint64_t seed) {
  std::vector<int> out;
  for (std::size_t colour = 0; colour < kSoldChips.size(); ++colour) {
    out.insert(out.end(), kSoldChips[colour], static_cast<int>(colour));
  }
  for (std::size_t i = out.size(); i > 1; --i) {  // each disc that is left is as likely
    std::swap(out[i - 1], out[hash_combine(seed, i) % i]);
  }
  return out;
}

void BestOfThree::add_round(bool chooser_begins, bool beginner_won) {
  SUMMAND_CHECK(!winner());
  const unsigned beginner = chooser_begins ? chooser_ : 1 - chooser_;
  const unsigned won = beginner_won ? beginner : 1 - beginner;
  ++wins_[won];
  chooser_ = 1 - won;
}

std::optional<unsigned> BestOfThree::winner() const {
  for (const unsigned player : {0u, 1u}) {
    if (wins_[player] == 2) return player;
  }
  return std::nullopt;
}

namespace {

// A counter that is mixed.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(hash_word(seed)) {}
  std::uint64_t below(std::uint64_t count) { return hash_word(++state_) % count; }

 private:
  std::uint64_t state_;
};

// One that wins, if there is one and the player knows it.
StackMove choose(const Table& table, const Stacks& stacks, bool knows, Random& random) {
  std::vector<StackMove> all, winning;
  for_each_move(stacks, [&](const StackMove& move) {
    all.push_back(move);
    if (knows && table.grundy(after(stacks, move)) == 0) winning.push_back(move);
  });
  const auto& from = winning.empty() ? all : winning;
  return from[random.below(from.size())];
}

bool ended(const Stacks& stacks) {
  bool none = true;
  for_each_move(stacks, [&](const StackMove&) { none = false; });
  return none;
}

}  // namespace

std::vector<Round> play_match(const Table& table, std::uint64_t seed) {
  Random random(seed);
  BestOfThree match(1);
  std::vector<Round> out;
  while (!match.winner()) {
    Round round{.layout = random_layout(hash_combine(seed, out.size())),
                .chooser = match.chooser()};
    const bool begins = round.chooser == 1 && random.below(2) == 0;
    round.beginner = begins ? round.chooser : 1 - round.chooser;
    Stacks now;
    for (const int colour : round.layout) now.add({static_cast<std::uint8_t>(colour), 1});
    unsigned mover = round.beginner;
    for (; !ended(now); mover = 1 - mover) {
      round.moves.push_back(choose(table, now, mover == 0, random));
      now = after(now, round.moves.back());
    }
    round.winner = 1 - mover;
    match.add_round(begins, round.winner == round.beginner);
    out.push_back(std::move(round));
  }
  return out;
}

}  // namespace summand::babylon
