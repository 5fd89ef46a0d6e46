#include "summand/search/strings/endings.hpp"

#include <algorithm>
#include <limits>
#include <map>

namespace summand::strings {

namespace {

// The pieces that need be opened: for each way in which they are answered the shortest one.
std::vector<Piece> openings_of(const std::vector<Piece>& pieces) {
  std::vector<Piece> out;
  const auto take_shortest = [&](auto&& is_such) {
    const Piece* shortest = nullptr;
    for (const Piece& piece : pieces) {
      if (is_such(piece) && (shortest == nullptr || piece.coins < shortest->coins)) {
        shortest = &piece;
      }
    }
    if (shortest != nullptr) out.push_back(*shortest);
  };
  for (const bool is_loop : {false, true}) {
    for (const bool has_choice : {false, true}) {
      take_shortest([&](const Piece& piece) {
        return piece.is_loop == is_loop && (piece.give() > 0) == has_choice;
      });
    }
  }
  return out;
}

}  // namespace

Endings::Endings(Budget& budget, int most_coins, Loops loops)
    : least_loop_(static_cast<std::size_t>(loops.least)),
      loop_step_(static_cast<std::size_t>(loops.step)),
      chains_(static_cast<std::size_t>(most_coins)),
      sorts_(chains_ + (chains_ < least_loop_ ? 0 : (chains_ - least_loop_) / loop_step_ + 1)),
      charge_(budget) {
  constexpr Number kNone = std::numeric_limits<Number>::max();
  // Sums in the order of their coins. Pieces are in rising order of their sorts.
  using Sorts = std::vector<std::size_t>;
  std::map<Sorts, Number> numbers;
  std::vector<Sorts> all;
  const auto coins_of = [&](const Sorts& sum) {
    int out = 0;
    for (const std::size_t sort : sum) out += piece_of(sort).coins;
    return out;
  };
  // A sum is made by its last piece from the sum before.
  std::vector<std::vector<Sorts>> by_coins(chains_ + 1);
  by_coins[0] = {{}};
  for (int coins = 0; coins <= most_coins; ++coins) {
    // A piece that is added makes a sum of more coins, so this list is whole.
    for (const Sorts& sum : by_coins[static_cast<std::size_t>(coins)]) {
      budget.ask();
      for (std::size_t sort = sum.empty() ? 0 : sum.back(); sort < sorts_; ++sort) {
        const int after = coins + piece_of(sort).coins;
        if (after > most_coins) continue;
        Sorts more = sum;
        more.push_back(sort);
        by_coins[static_cast<std::size_t>(after)].push_back(std::move(more));
      }
    }
  }
  for (std::vector<Sorts>& its : by_coins) {
    for (Sorts& sum : its) {
      numbers.emplace(sum, static_cast<Number>(all.size()));
      all.push_back(std::move(sum));
    }
  }
  constexpr std::size_t kOpenings = 4 * sizeof(Opening);
  charge_.add(all.size() * (sorts_ * sizeof(Number) + 3 + sizeof(std::uint32_t) + kOpenings));
  with_.assign(all.size() * sorts_, kNone);
  for (Number sum = 0; sum < all.size(); ++sum) {
    budget.ask();
    const Sorts& sorts = all[sum];
    std::vector<Piece> pieces;
    for (const std::size_t sort : sorts) pieces.push_back(piece_of(sort));
    coins_.push_back(static_cast<std::int8_t>(coins_of(sorts)));
    nimbers_.push_back(static_cast<std::int8_t>(
        std::ranges::count_if(pieces, [](const Piece& piece) { return piece.give() == 0; }) % 2));
    first_opening_.push_back(static_cast<std::uint32_t>(openings_.size()));
    int best = sorts.empty() ? 0 : std::numeric_limits<int>::min();
    for (const Piece& piece : openings_of(pieces)) {
      Sorts rest = sorts;
      rest.erase(std::ranges::find(rest, sort_of(piece)));
      const Number number = numbers.at(rest);
      openings_.push_back({piece, number});
      best = std::max(best, -net_of_choice(piece.coins, piece.give(), nets_[number]));
    }
    nets_.push_back(static_cast<std::int8_t>(best));
    for (std::size_t i = 0; i < sorts.size(); ++i) {
      Sorts rest = sorts;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
      with_[numbers.at(rest) * sorts_ + sorts[i]] = sum;
    }
  }
  first_opening_.push_back(static_cast<std::uint32_t>(openings_.size()));
}

}  // namespace summand::strings
