#include "summand/studies/babylon/physical.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <numeric>
#include <span>
#include <utility>

#include "summand/base/check.hpp"
#include "summand/base/hash.hpp"
#include "summand/base/separated.hpp"

namespace summand::babylon {

std::vector<int> random_layout(std::uint64_t seed) {
  std::vector<int> out;
  for (std::size_t colour = 0; colour < kSoldChips.size(); ++colour) {
    out.insert(out.end(), kSoldChips[colour], static_cast<int>(colour));
  }
  for (std::size_t i = out.size(); i > 1; --i) {  // each remaining disc has the same chance
    std::swap(out[i - 1], out[hash_combine(seed, i) % i]);
  }
  return out;
}

namespace {

constexpr std::array<std::string_view, kMostInRounds> kPlaces = {"first", "second", "third",
                                                                 "fourth"};

}  // namespace

std::string_view name_of_place(unsigned place) { return kPlaces[place]; }

std::optional<unsigned> place_named(std::string_view name) {
  const auto at = std::ranges::find(kPlaces, name);
  if (at == kPlaces.end()) return std::nullopt;
  return static_cast<unsigned>(at - kPlaces.begin());
}

std::string places_to_choose(unsigned players) {
  return fmt::format("{} or {}", separated(std::span(kPlaces).first(players - 1), ", "),
                     kPlaces[players - 1]);
}

void BestOfThree::add_round(const std::vector<unsigned>& ranking) {
  SUMMAND_CHECK(!winner() && ranking.size() == players());
  ++wins_[ranking.front()];
  chooser_ = ranking.back();
}

unsigned BestOfThree::rounds() const { return std::accumulate(wins_.begin(), wins_.end(), 0u); }

std::optional<unsigned> BestOfThree::winner() const {
  const auto at = std::ranges::find(wins_, 2u);
  if (at == wins_.end()) return std::nullopt;
  return static_cast<unsigned>(at - wins_.begin());
}

namespace {

// A counter whose value is scrambled.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(hash_word(seed)) {}
  std::uint64_t below(std::uint64_t count) { return hash_word(++state_) % count; }

 private:
  std::uint64_t state_;
};

// A winning move, if there is one and the player knows it.
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
  BestOfThree match(2, 1);
  std::vector<Round> out;
  while (!match.winner()) {
    Round round{.layout = random_layout(hash_combine(seed, out.size())),
                .chooser = match.chooser()};
    const bool begins = round.chooser == 1 && random.below(2) == 0;
    round.beginner = match.beginner(begins ? 0 : 1);
    Stacks now;
    for (const int colour : round.layout) now.add({static_cast<std::uint8_t>(colour), 1});
    unsigned mover = round.beginner;
    for (; !ended(now); mover = 1 - mover) {
      round.moves.push_back(choose(table, now, mover == 0, random));
      now = after(now, round.moves.back());
    }
    round.winner = 1 - mover;
    match.add_round({round.winner, 1 - round.winner});
    out.push_back(std::move(round));
  }
  return out;
}

}  // namespace summand::babylon
