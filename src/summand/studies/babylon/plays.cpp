#include "summand/studies/babylon/plays.hpp"

#include <algorithm>
#include <unordered_map>

#include "summand/base/charge.hpp"

namespace summand::babylon {

namespace {

__extension__ using Wide = unsigned __int128;

using Layer = std::unordered_map<Stacks, std::vector<Wide>, StacksHash>;

std::string digits(Wide number) {
  std::string out;
  do {
    out.insert(out.begin(), static_cast<char>('0' + static_cast<int>(number % 10)));
    number /= 10;
  } while (number > 0);
  return out;
}

// The number of ways to make a move if chips are distinguished.
Wide ways(const Stacks& stacks, const StackMove& move) {
  const Wide upper = stacks.count(move.upper);
  if (move.upper == move.lower) return upper * (upper - 1);
  const Wide pairs = upper * stacks.count(move.lower);
  return move.upper.colour == move.lower.colour ? 2 * pairs : pairs;
}

// Finds positions and counts them.
class Finder {
 public:
  Finder(Budget& budget, const std::function<void(std::uint64_t)>& progress)
      : budget_(budget), charge_(budget), progress_(progress) {}

  // The positions by the number of moves that lead to them. All positions of a layer have equally
  // many stacks.
  template <class Name>
  std::vector<Layer> reachable(const Stacks& start, Name&& name) {
    std::vector<Layer> layers(1);
    layers[0].try_emplace(name(start));
    while (!layers.back().empty()) {
      Layer next;
      for (const auto& entry : layers.back()) {
        const Stacks& stacks = entry.first;
        for_each_move(stacks, [&](const StackMove& move) {
          const auto [at, added] = next.try_emplace(name(after(stacks, move)));
          if (!added) return;
          budget_.ask();
          charge_.add(sizeof(*at) + at->first.heap_bytes() + 4 * sizeof(void*));
          if (progress_) progress_(++found_);
        });
      }
      layers.push_back(std::move(next));
    }
    layers.pop_back();
    return layers;
  }

 private:
  Budget& budget_;
  Charge charge_;
  const std::function<void(std::uint64_t)>& progress_;
  std::uint64_t found_ = 0;
};

std::uint64_t total(const std::vector<Layer>& layers) {
  std::uint64_t sum = 0;
  for (const Layer& layer : layers) sum += layer.size();
  return sum;
}

// Adds up the plays of the options, each one move longer. Returns false on overflow.
bool add_plays(const Stacks& stacks, const Layer& next, std::vector<Wide>& plays) {
  bool fits = true, ended = true;
  for_each_move(stacks, [&](const StackMove& move) {
    ended = false;
    const std::vector<Wide>& after_it = next.at(after(stacks, move).unnamed());
    plays.resize(std::max(plays.size(), after_it.size() + 1));
    for (std::size_t i = 0; i < after_it.size(); ++i) {
      Wide product = 0;
      fits = fits && !__builtin_mul_overflow(ways(stacks, move), after_it[i], &product) &&
             !__builtin_add_overflow(plays[i + 1], product, &plays[i + 1]);
    }
  });
  if (ended) plays = {1};
  return fits;
}

}  // namespace

std::optional<Plays> count_plays(const Stacks& start, Budget budget,
                                 const std::function<void(std::uint64_t)>& progress) {
  Finder finder(budget, progress);
  Plays out;
  out.labelled = total(finder.reachable(start, [](const Stacks& stacks) { return stacks; }));
  std::vector<Layer> layers =
      finder.reachable(start, [](const Stacks& stacks) { return stacks.unnamed(); });
  out.canonical = total(layers);
  const Layer none;
  for (std::size_t i = layers.size(); i-- > 0;) {
    for (auto& [stacks, plays] : layers[i]) {
      budget.ask();
      if (!add_plays(stacks, i + 1 < layers.size() ? layers[i + 1] : none, plays)) {
        return std::nullopt;
      }
    }
  }
  const std::vector<Wide>& plays = layers[0].begin()->second;
  Wide all = 0;
  for (const Wide count : plays) {
    if (__builtin_add_overflow(all, count, &all)) return std::nullopt;
    out.lengths.push_back(digits(count));
  }
  out.all = digits(all);
  out.longest = static_cast<unsigned>(plays.size()) - 1;
  while (plays[out.shortest] == 0) ++out.shortest;
  return out;
}

}  // namespace summand::babylon
