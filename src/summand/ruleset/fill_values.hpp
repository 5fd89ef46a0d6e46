// FillValues: the values of all fills of a board, for games in which moves only take cells away.
#pragma once

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "summand/base/check.hpp"
#include "summand/base/zeroed.hpp"
#include "summand/boards/cells.hpp"
#include "summand/ruleset/ruleset.hpp"
#include "summand/ruleset/visit.hpp"
#include "summand/value/store.hpp"

namespace summand {

template <class R>
concept FillsCells = Ruleset<R> && std::same_as<typename R::Position, Cells>;

// A fill is a set of cells of the board, as a word: bit r * columns + c is the cell of row r and
// column c. Options, parts and flips are lesser words, so their values are known when a fill comes
// up in rising order. A table by words needs no hashes: this is two to four times as fast as an
// Evaluator. Theorems are not used.
template <FillsCells R>
class FillValues {
 public:
  // Computes the values of all fills. The table has 4 bytes for each. Assumes at most 63 cells, and
  // that each move takes away cells and adds none. Throws LimitReached.
  FillValues(R rules, ValueStore& store, int rows, int columns)
      : rules_(std::move(rules)),
        store_(&store),
        rows_(rows),
        columns_(columns),
        values_(store.budget(), std::size_t{1} << (rows * columns)) {
    for (std::uint64_t fill = 0; fill < values_.size(); ++fill) {
      if (fill % kBetweenLooks == 0) store_->budget().ask();
      values_[fill] = value(fill);
    }
  }

  std::size_t size() const { return values_.size(); }  // 2^(rows * columns)
  Value operator[](std::uint64_t fill) const { return values_[fill]; }
  std::span<const Value> all() const { return {&values_[0], values_.size()}; }

 private:
  static constexpr std::size_t kBetweenLooks = 1024;

  Value value(std::uint64_t fill) {
    if constexpr (TakesParts<R>) {
      Cells rest(rows_, columns_, fill);
      const std::optional<Cells> part = rules_.take_part(rest);
      if (!part) return store_->zero();
      if (const Value one = known(*part, fill)) {
        return rest.empty() ? one : store_->sum(one, values_[rest.word()]);
      }
      if constexpr (HasRepresentative<R>) {
        if (rest.empty() && part->count() == std::popcount(fill)) {
          if (const Value same = known(rules_.representative(*part), fill)) return same;
        }
      }
    }
    return by_moves(fill);
  }

  // The value of a set of cells, if it is a lesser fill of the board. Otherwise none.
  Value known(const Cells& cells, std::uint64_t than) const {
    if (cells.rows() > rows_ || cells.columns() > columns_) return {};
    std::uint64_t fill = cells.word();
    if (cells.columns() < columns_) {
      const std::uint64_t row = (std::uint64_t{1} << cells.columns()) - 1;
      std::uint64_t spread = 0;
      for (int r = 0; r < cells.rows(); ++r, fill >>= cells.columns()) {
        spread |= (fill & row) << (r * columns_);
      }
      fill = spread;
    }
    return fill < than ? values_[fill] : Value{};
  }

  Value by_moves(std::uint64_t fill) {
    const Cells cells(rows_, columns_, fill);
    options_.clear();
    const auto add_options = [&](Player player) {
      for_each_move(rules_, cells, player, [&](const typename R::Move& move) {
        const Cells after = rules_.play(cells, player, move);
        SUMMAND_CHECK(after.columns() == columns_ && after.word() != fill &&
                      (after.word() & ~fill) == 0);
        options_.push_back(values_[after.word()]);
      });
      return options_.size();
    };
    const std::size_t lefts = add_options(Player::left);
    const std::size_t all = add_options(Player::right);
    const std::span<const Value> options(options_);
    return store_->make(options.first(lefts), options.subspan(lefts, all - lefts));
  }

  R rules_;
  ValueStore* store_;
  int rows_, columns_;
  Zeroed<Value> values_;
  std::vector<Value> options_;
};

}  // namespace summand
