#include "summand/heaps/nim/table.hpp"

#include <algorithm>
#include <bit>
#include <fmt/core.h>
#include <set>

#include "summand/base/check.hpp"
#include "summand/heaps/nim/columns.hpp"

namespace summand::heaps {

namespace {

// Tells which (a, b, c) are lost: those without a move to a lost one. a and b are below `size`, c
// is below `third`.
class LostTriples {
 public:
  LostTriples(unsigned size, unsigned third)
      : size_(size), third_(third), lost_(std::size_t{size} * size * third) {
    for (unsigned a = 0; a < size; ++a) {
      for (unsigned b = 0; b < size; ++b) {
        for (unsigned c = 0; c < third; ++c) lost_[index(a, b, c)] = !has_lost_option(a, b, c);
      }
    }
  }

  bool operator()(unsigned a, unsigned b, unsigned c) const { return lost_[index(a, b, c)]; }
  std::size_t count() const { return lost_.size(); }

 private:
  std::size_t index(unsigned a, unsigned b, unsigned c) const {
    return (std::size_t{a} * size_ + b) * third_ + c;
  }
  bool has_lost_option(unsigned a, unsigned b, unsigned c) const {
    bool found = false;
    for (unsigned to = 0; to < a; ++to) found = found || (*this)(to, b, c);
    for (unsigned to = 0; to < b; ++to) found = found || (*this)(a, to, c);
    for (unsigned to = 0; to < c; ++to) found = found || (*this)(a, b, to);
    return found;
  }

  unsigned size_, third_;
  std::vector<bool> lost_;
};

}  // namespace

NimTable nim_table(unsigned size) {
  SUMMAND_CHECK(size >= 1 && size <= kMostTable);
  // The third heap of a lost position is at most a + b. Every smaller third heap is excluded by a
  // move in a or in b, and there are only a + b of these.
  const unsigned third = 2 * size;
  const LostTriples lost(size, third);
  NimTable out{.size = size, .positions = lost.count()};
  for (unsigned a = 0; a < size; ++a) {
    auto& row = out.entries.emplace_back(size, third);
    for (unsigned b = 0; b < size; ++b) {
      unsigned found = 0;
      for (unsigned c = 0; c < third; ++c) {
        if (!lost(a, b, c)) continue;
        row[b] = c;
        ++found;
      }
      out.unique = out.unique && found == 1;
      out.equals_xor = out.equals_xor && row[b] == (a ^ b);
    }
  }
  return out;
}

bool NimTable::is_latin() const {
  for (unsigned i = 0; i < size; ++i) {
    std::set<unsigned> row, column;
    for (unsigned k = 0; k < size; ++k) {
      row.insert(entries[i][k]);
      column.insert(entries[k][i]);
    }
    if (row.size() < size || column.size() < size) return false;
  }
  return true;
}

bool NimTable::has_blocks(unsigned width) const {
  const auto partner = [&](unsigned i) { return i ^ width; };
  for (unsigned a = 0; a < size; ++a) {
    for (unsigned b = 0; b < size; ++b) {
      if (partner(a) >= size || partner(b) >= size) continue;
      if (entries[partner(a)][partner(b)] != entries[a][b]) return false;
      if (entries[partner(a)][b] != (entries[a][b] ^ width)) return false;
    }
  }
  return true;
}

std::vector<std::string> rows_of(const NimTable& table, bool in_binary) {
  unsigned most = table.size - 1;
  for (const auto& row : table.entries) most = std::max(most, *std::ranges::max_element(row));
  const unsigned digits = std::max(1u, static_cast<unsigned>(std::bit_width(most)));
  const std::size_t width = in_binary ? digits : std::to_string(most).size();
  const auto cell = [&](unsigned number) {
    return in_binary ? binary(number, digits) : fmt::format("{:>{}}", number, width);
  };
  const auto line = [&](std::string head, auto entry, std::string_view bar) {
    for (unsigned b = 0; b < table.size; ++b) {
      head += b % 4 == 0 ? fmt::format(" {} ", bar) : " ";
      head += entry(b);
    }
    return head;
  };
  const auto rule = [&] {
    return line(std::string(width, '-'), [&](unsigned) { return std::string(width, '-'); }, "+");
  };
  std::vector<std::string> out = {line(std::string(width, ' '), cell, "|")};
  for (unsigned a = 0; a < table.size; ++a) {
    if (a % 4 == 0) out.push_back(rule());
    out.push_back(line(cell(a), [&](unsigned b) { return cell(table.entries[a][b]); }, "|"));
  }
  return out;
}

std::vector<std::string> remarks_on(const NimTable& table) {
  std::vector<std::string> out;
  out.push_back(fmt::format(
      "The entry for a and b is the heap c for which the player who moves loses (a,b,c), found by "
      "playing all {} such triples. {}, and {}.",
      table.positions, table.unique ? "There is always exactly one" : "It is not always unique",
      table.equals_xor ? "each is the sum of a and b in binary without carry"
                       : "not all are the sums without carry"));
  if (table.is_latin()) out.push_back("No number stands twice in a row or in a column.");
  for (unsigned width = 2; 2 * width <= table.size; width *= 2) {
    if (!table.has_blocks(width)) continue;
    out.push_back(fmt::format(
        "Of each four blocks of {0} by {0} those in opposite corners are equal; the other "
        "two have {0} added.",
        width));
  }
  return out;
}

std::vector<std::string> conversion_table(unsigned size) {
  const unsigned digits = std::max(1u, static_cast<unsigned>(std::bit_width(size - 1)));
  const std::size_t width = std::to_string(size - 1).size();
  std::vector<std::string> out;
  for (unsigned n = 0; n < size; ++n) {
    out.push_back(fmt::format("{:>{}}  {}", n, width, binary(n, digits)));
  }
  return out;
}

}  // namespace summand::heaps
