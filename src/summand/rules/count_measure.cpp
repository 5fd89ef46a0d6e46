#include "summand/rules/count_measure.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace summand {

namespace {

using Weights = std::array<int, kMostLetters>;

constexpr std::size_t kMostWeighed = 10;  // 3^10 ways to weigh them

// The letters that moves make or take.
std::vector<Letter> letters_in_play(std::span<const PlayerRule> rules) {
  LetterSet out = 0;
  for (const PlayerRule& rule : rules) {
    for (const auto& images : rule.steps) {
      for (const Run& run : images.front().runs) {
        for (const PatternCell& cell : run.cells) {
          const LetterSet changed = cell.map.changed(cell.guard);
          out |= changed | cell.map.image(changed);
        }
      }
    }
  }
  std::vector<Letter> letters;
  for_each_letter(out, [&](Letter letter) { letters.push_back(letter); });
  return letters;
}

// The most that a cell can gain.
int gain_of(const PatternCell& cell, const Weights& weights) {
  std::optional<int> most;
  for_each_letter(cell.guard, [&](Letter letter) {
    const int gain = weights[cell.map(letter)] - weights[letter];
    most = most ? std::max(*most, gain) : gain;
  });
  return most.value_or(0);
}

// The most that a move by the rule can gain. nullopt if repetitions add to it. All images of a step
// differ in their direction only.
std::optional<int> gain_of(const PlayerRule& rule, const Weights& weights) {
  int out = 0;
  for (const auto& images : rule.steps) {
    for (const Run& run : images.front().runs) {
      int gain = 0;
      for (const PatternCell& cell : run.cells) gain += gain_of(cell, weights);
      if (run.repeat != Repeat::once && gain > 0) return std::nullopt;
      if (run.repeat != Repeat::any) out += gain;
    }
  }
  return out;
}

// Drops the rules that lower the measure, if no rule raises it.
bool settles_some(const Weights& weights, std::vector<const PlayerRule*>& open) {
  std::vector<const PlayerRule*> rest;
  for (const PlayerRule* rule : open) {
    const std::optional<int> gain = gain_of(*rule, weights);
    if (!gain || *gain > 0) return false;
    if (*gain == 0) rest.push_back(rule);
  }
  const bool settles = rest.size() < open.size();
  open = std::move(rest);
  return settles;
}

bool any_settles(std::span<const Letter> letters, std::vector<const PlayerRule*>& open) {
  Weights weights{};
  for (const Letter letter : letters) weights[letter] = -1;
  while (true) {
    if (settles_some(weights, open)) return true;
    std::size_t i = 0;  // counts up in base 3
    while (i < letters.size() && weights[letters[i]] == 1) weights[letters[i++]] = -1;
    if (i == letters.size()) return false;
    ++weights[letters[i]];
  }
}

}  // namespace

bool ends_by_counts(std::span<const PlayerRule> rules) {
  const std::vector<Letter> letters = letters_in_play(rules);
  if (letters.size() > kMostWeighed) return false;
  std::vector<const PlayerRule*> open;
  for (const PlayerRule& rule : rules) open.push_back(&rule);
  while (!open.empty()) {
    if (!any_settles(letters, open)) return false;
  }
  return true;
}

}  // namespace summand
