#include "summand/games/sheep/pasture.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "summand/boards/cells.hpp"

namespace summand::games::sheep {

bool Pasture::can_move(int cell) const {
  const int herd = at(cell);
  if (herd == kHole || std::abs(herd) < 2) return false;
  for (int direction = 0; direction < 6; ++direction) {
    const int to = next(cell, direction);
    if (to >= 0 && is_free(to)) return true;
  }
  return false;
}

// No cell ever gets free, so areas stay apart. A herd between two areas joins them. Two herds side
// by side do not act on each other.
std::vector<Pasture> Pasture::areas() const {
  std::vector<Pasture> out;
  std::vector<bool> seen(herds.size());
  const auto see = [&](int cell, std::vector<int>& waiting) {
    if (seen[static_cast<std::size_t>(cell)]) return;
    seen[static_cast<std::size_t>(cell)] = true;
    waiting.push_back(cell);
  };
  for (int start = 0; start < size(); ++start) {
    if (!is_free(start) || seen[static_cast<std::size_t>(start)]) continue;
    Pasture area = *this;
    std::ranges::fill(area.herds, kHole);
    bool has_herd = false;
    std::vector<int> waiting;
    see(start, waiting);
    while (!waiting.empty()) {
      const int cell = waiting.back();
      waiting.pop_back();
      area.at(cell) = at(cell);
      has_herd = has_herd || !is_free(cell);
      for (int direction = 0; direction < 6; ++direction) {
        const int to = next(cell, direction);
        if (to < 0) continue;
        if (is_free(to) || (is_free(cell) && can_move(to))) see(to, waiting);
      }
    }
    if (has_herd) out.push_back(area.trimmed());
  }
  return out;
}

// Every move fills one of the f free cells. So a herd of 2^f sheep is as good as a larger one, by
// induction on f: with a cap of 2^(f-1), the halves of all herds of at least 2^f sheep are the
// same. A herd of h sheep gives a and h-a. If both are at least 2^(f-1), they are capped. Otherwise
// the smaller one is any number up to 2^(f-1), and the larger one is capped.
Pasture Pasture::representative() const {
  Pasture here = *this;
  const auto free = std::ranges::count(herds, 0);
  const int most = free < 10 ? 1 << free : kMostSheep;
  for (int cell = 0; cell < size(); ++cell) {
    if (is_free(cell)) continue;
    here.at(cell) =
        can_move(cell) ? static_cast<std::int16_t>(std::clamp<int>(at(cell), -most, most)) : kHole;
  }
  here = here.trimmed();
  const Pasture across = here.transposed();
  return std::min({here, here.turned(), across, across.turned()});
}

Pasture Pasture::exchanged() const {
  Pasture out = *this;
  for (std::int16_t& herd : out.herds) {
    if (herd != kHole) herd = static_cast<std::int16_t>(-herd);
  }
  return out;
}

// Without rows and columns of holes at the edges. At least one cell is left.
Pasture Pasture::trimmed() const {
  Cells used(rows, columns);
  for (int cell = 0; cell < size(); ++cell) {
    if (at(cell) != kHole) used.add(cell);
  }
  const Cells::Box box = used.box();
  Pasture out(box.rows, box.columns);
  for (int cell = 0; cell < out.size(); ++cell) {
    out.at(cell) = at((cell / out.columns + box.top) * columns + cell % out.columns + box.left);
  }
  return out;
}

Pasture Pasture::turned() const {
  Pasture out = *this;
  std::ranges::reverse(out.herds);
  return out;
}

Pasture Pasture::transposed() const {
  Pasture out(columns, rows);
  for (int cell = 0; cell < size(); ++cell) {
    out.at(cell % columns * rows + cell / columns) = at(cell);
  }
  return out;
}

// All cells with the same number of bits: the least that holds the largest herd.
std::optional<PositionKey> Pasture::key() const {
  int largest = 1;
  for (const std::int16_t herd : herds) {
    if (herd != kHole) largest = std::max(largest, std::abs(herd));
  }
  // The codes are 0 for a hole and herd + largest + 1, which is at most 2 * largest + 1.
  const int bits = std::bit_width(static_cast<unsigned>(2 * largest + 1));
  const int zero = 1 << (bits - 1);
  constexpr int kBitsForCells = 108;
  if (size() * bits > kBitsForCells) return std::nullopt;
  PositionKey key;
  const auto shift_in = [&](int width, int code) {
    key.high = key.high << width | key.low >> (64 - width);
    key.low = key.low << width | static_cast<std::uint64_t>(code);
  };
  for (const std::int16_t herd : herds) shift_in(bits, herd == kHole ? 0 : herd + zero);
  shift_in(8, rows);
  shift_in(8, columns);
  shift_in(4, bits);
  return key;
}

}  // namespace summand::games::sheep
