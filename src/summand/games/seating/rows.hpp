// Rows: rows of places between neighbours, and round tables. They are the positions of the games in
// which people are seated or parcels are bought.
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/boards/arguments.hpp"
#include "summand/boards/board_shape.hpp"
#include "summand/boards/key.hpp"
#include "summand/draw/picture.hpp"
#include "summand/value/outcome.hpp"

namespace summand::games {

// The neighbour of the last place of a row: nobody, or one of the players. A round table has no
// ends.
enum class End : std::uint8_t { none, left, right, round };

constexpr End end_of(Player player) { return player == Player::left ? End::left : End::right; }
constexpr bool is_owned(End end) { return end == End::left || end == End::right; }
constexpr End opposite(End end) {
  return end == End::left ? End::right : end == End::right ? End::left : end;
}

// A number of empty places in a row. A row and its reverse are equal, so `first` is not greater
// than `last`.
struct Row {
  End first = End::none, last = End::none;
  std::uint32_t places = 0;

  static constexpr std::uint32_t kMostPlaces = 1'000'000;

  Row() = default;
  Row(End a, std::uint32_t count, End b)
      : first(std::min(a, b)), last(std::max(a, b)), places(count) {}
  static Row round(std::uint32_t count) { return Row(End::round, count, End::round); }

  bool is_round() const { return first == End::round; }
  // The places, and the neighbours at the ends: "L.....R".
  std::uint32_t cells() const {
    return places + static_cast<std::uint32_t>(is_owned(first)) +
           static_cast<std::uint32_t>(is_owned(last));
  }
  // Writes "L5R", "-5L" if the left end is free, or "round 5".
  std::string print() const;
  Row exchanged() const { return Row(opposite(first), places, opposite(last)); }

  friend auto operator<=>(const Row&, const Row&) = default;
};

struct RowMove;

// A multiset of rows, sorted.
class Rows {
 public:
  static constexpr std::size_t kMostRows = 10'000;

  // The letters for the ends, one for each player, and other letters that may stand at either end
  // (or '\0').
  struct Letters {
    char first_left, first_right, last_left, last_right;
  };

  Rows() = default;
  explicit Rows(const Row& row) : rows_{row} {}

  // Reads "L5R", "L5R, -3-" or "round 7", and "0" for no row.
  static Result<Rows> parse(std::string_view text, Letters also = {0, 0, 0, 0});
  std::string print() const;
  // Reads (7), (7, round) or (7, 9).
  static Result<Rows> make(const Arguments& arguments);

  const std::vector<Row>& rows() const { return rows_; }
  std::size_t heap_bytes() const { return rows_.capacity() * sizeof(Row); }
  void add(const Row& row);
  void remove(const Row& row);
  std::optional<Rows> take_row();
  Rows exchanged() const;
  std::optional<PositionKey> key() const;  // for at most one row
  // A line for each row: its neighbours, and a glyph for each empty place.
  Picture picture(std::string_view place) const;

  // The places and neighbours of all rows. The neighbours are holes. Nothing if there are more than
  // kMostElementsDrawn.
  std::optional<BoardShape> shape() const;
  // The places in that shape that a move fills, one after another. In a row without places these
  // are the two neighbours. Empty if there is no shape.
  std::vector<int> cells(const RowMove& move) const;

  // Calls visit for all sets of rows of at least `shortest` places each and at most `total`
  // together. If `free_ends` is false, all ends belong to a player.
  template <class Visit>
  static void for_each_small(bool free_ends, std::uint32_t shortest, std::uint32_t total,
                             Visit&& visit) {
    std::vector<Row> kinds;
    for (std::uint32_t places = shortest; places <= total; ++places) {
      for (const Row& row : rows_of(free_ends, places)) kinds.push_back(row);
    }
    std::vector<std::size_t> chosen;  // indices, never falling
    std::uint32_t used = 0;
    visit(Rows());
    for (std::size_t next = 0;;) {
      if (next < kinds.size() && used + kinds[next].places <= total) {
        chosen.push_back(next);
        used += kinds[next].places;
        Rows rows;
        for (const std::size_t kind : chosen) rows.add(kinds[kind]);
        visit(rows);
      } else if (chosen.empty()) {
        return;
      } else {  // longer rows do not fit, either
        next = chosen.back() + 1;
        used -= kinds[chosen.back()].places;
        chosen.pop_back();
      }
    }
  }

  friend bool operator==(const Rows&, const Rows&) = default;
  friend auto operator<=>(const Rows&, const Rows&) = default;
  friend std::uint64_t hash_value(const Rows& rows);

 private:
  bool has_shape() const;
  static std::vector<Row> rows_of(bool free_ends, std::uint32_t places);

  std::vector<Row> rows_;
};

// Somebody sits down in a row. `before` and `behind` are the empty places on both sides.
struct RowMove {
  Row from;
  std::uint32_t before = 0, behind = 0;
  friend bool operator==(const RowMove&, const RowMove&) = default;

  // The two rows that are left. A round table leaves one row, which both functions return.
  Row first(End sits) const { return Row(from.is_round() ? sits : from.first, before, sits); }
  Row second(End sits) const { return Row(sits, behind, from.is_round() ? sits : from.last); }
};

}  // namespace summand::games
