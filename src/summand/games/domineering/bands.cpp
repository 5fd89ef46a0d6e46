#include "summand/games/domineering/bands.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <optional>
#include <utility>

#include "summand/base/check.hpp"
#include "summand/base/hash.hpp"
#include "summand/boards/bits.hpp"

namespace summand::games::domineering {

namespace {

constexpr std::uint32_t kNothing = 1;            // the place of facts that promise nothing
constexpr std::int32_t kNever = -(1 << 29);      // a first stop without a move
constexpr std::uint32_t kMostPlaces = 1u << 16;  // of 16 bits
constexpr int kMostLines = BandTable::kMostColumns;

using Lines = std::array<std::uint32_t, BandTable::kMostColumns>;

// The rows of a board. Bit c is the cell of column c.
Lines rows_of(const Cells& free) {
  Lines rows{};
  if (free.one_word()) {
    for (int r = 0; r < free.rows(); ++r) {
      rows[static_cast<std::size_t>(r)] = static_cast<std::uint32_t>(
          free.word() >> (r * free.columns()) & low_bits(free.columns()));
    }
  } else {
    free.for_each([&](int cell) {
      rows[static_cast<std::size_t>(cell / free.columns())] |= 1u << cell % free.columns();
    });
  }
  return rows;
}

// The best facts of several ways to cut some lines. Of two equal means, the one with the lower
// temperature is better. There are no branches, since the best way is hard to predict.
class BestCut {
 public:
  // A way: the lines before the last band, and that band.
  void join(const BandFacts& before, const BandFacts& last) {
    second_ = std::max(second_, before.second + last.second);
    first_ = std::max({first_, before.first + last.second, before.second + last.first});
    rank_ = std::max(rank_,
                     rank(before.mean + last.mean, std::max(before.temperature, last.temperature)));
  }
  BandFacts facts() const {
    const std::int64_t mean = (rank_ + (std::int64_t{1} << 31)) >> 32;
    return {first_, second_, static_cast<std::int32_t>(mean),
            static_cast<std::int32_t>(mean * (std::int64_t{1} << 32) - rank_)};
  }

 private:
  // Greater for a greater mean, and for the same mean if the temperature is lower.
  static std::int64_t rank(std::int32_t mean, std::int32_t temperature) {
    return std::int64_t{mean} * (std::int64_t{1} << 32) - temperature;
  }

  std::int32_t first_ = std::numeric_limits<std::int32_t>::min();
  std::int32_t second_ = std::numeric_limits<std::int32_t>::min();
  std::int64_t rank_ =  // the mean and the temperature of the best way, by rank()
      std::numeric_limits<std::int64_t>::min();
};

// Which bands of three rows are used.
Bands::Reach reach_of(Effort effort) {
  switch (effort) {
    case Effort::first:
      return {.most_cells = 0, .estimates_others = true};
    case Effort::least:
      return {.most_cells = 8};
    case Effort::little:
      return {.most_cells = 15};
    case Effort::most:
      break;
  }
  return {.most_cells = 3 * BandTable::kMostColumns};
}

constexpr BandFacts kPromisesNothing{-(1 << 24), -(1 << 24), -(1 << 15), 1 << 15};

std::uint64_t word_of(const BandFacts& facts) {
  const auto pair = [](std::int32_t high, std::int32_t low) {
    return std::uint64_t{static_cast<std::uint32_t>(high)} << 32 | static_cast<std::uint32_t>(low);
  };
  return hash_combine(hash_word(pair(facts.first, facts.second)),
                      pair(facts.mean, facts.temperature));
}

}  // namespace

BandTable::BandTable(int columns, ValueStore& store, const Evaluate& evaluate)
    : columns_(columns),
      evaluate_(&evaluate),
      values_(store),
      ones_(store.budget(), std::size_t{1} << columns),
      mapped_(store.budget()),
      parts_(store.budget()),
      places_(store.budget()) {
  // Without much memory the tables hold only the bands that come up.
  const auto open = [&](Zeroed<std::uint16_t>& table, int rows) {
    constexpr int kMostBits = 24;
    if (rows * columns > kMostBits) return;
    const std::size_t size = std::size_t{1} << rows * columns;
    if (store.budget().allows(4 * size * sizeof(std::uint16_t))) table = {store.budget(), size};
  };
  open(twos_, 2);
  open(threes_, 3);
  facts_.push_back(BandFacts{});
  facts_.push_back(kPromisesNothing);
}

const BandFacts& BandTable::mapped(int rows, std::uint64_t band) {
  const std::uint64_t key = band << 2 | static_cast<unsigned>(rows);
  std::uint32_t at = mapped_.find(key);
  if (at == 0) {
    at = find(rows, band);
    mapped_.insert(key, at);
  }
  return facts_[at];
}

// The parts of a band add up. One of them may have the best first move.
std::uint32_t BandTable::find(int rows, std::uint64_t band) {
  Cells left(rows, columns_, band);
  BandFacts sum{};
  std::int32_t swing = kNever;
  while (const std::optional<Cells> its_part = left.take_connected_part()) {
    const std::uint32_t at = part(its_part->rows(), its_part->word());
    if (at == kNothing) return kNothing;
    const BandFacts& its = facts_[at];
    sum.second += its.second;
    sum.mean += its.mean;
    sum.temperature = std::max(sum.temperature, its.temperature);
    swing = std::max(swing, its.first - its.second);
  }
  sum.first = sum.second + (swing == kNever ? -1 : swing);
  return place_of(sum);
}

std::uint32_t BandTable::part(int rows, std::uint64_t band) {
  const std::uint64_t key = band << 2 | static_cast<unsigned>(rows);
  std::uint32_t at = parts_.find(key);
  if (at != 0) return at;
  const TermFacts& facts =
      values_.of((*evaluate_)(Cells(rows, columns_, band).trimmed()), Player::left);
  const auto floor = [](std::int64_t x) { return static_cast<std::int32_t>(x >> 22); };
  SUMMAND_CHECK(facts.known);
  // Stops are cut to multiples of 2^-10. Whether they are closed is kept.
  const auto stop = [&](std::int64_t x) {
    const std::int64_t whole = (x + 63) >> 6 << 6;
    return (floor(whole >> 6) * 64) - (x == whole ? 0 : 1);
  };
  BandFacts out{.first = stop(facts.first),
                .second = stop(facts.second),
                .mean = floor(facts.mean),
                .temperature = -floor(-facts.temperature)};
  at = place_of(out);
  parts_.insert(key, at);
  return at;
}

std::uint32_t BandTable::place_of(const BandFacts& facts) {
  const std::uint64_t word = word_of(facts);
  std::uint32_t at = places_.find(word);
  if (at != 0) return facts_[at] == facts ? at : kNothing;
  if (facts_.size() == kMostPlaces) return kNothing;
  at = static_cast<std::uint32_t>(facts_.size());
  facts_.push_back(facts);
  places_.insert(word, at);
  return at;
}

Bands::Bands(ValueStore& store, Evaluate evaluate)
    : store_(&store), evaluate_(std::move(evaluate)) {}

BandTable& Bands::table(int columns) {
  auto& at = tables_[static_cast<std::size_t>(columns)];
  if (!at) at = std::make_unique<BandTable>(columns, *store_, evaluate_);
  return *at;
}

// The best cut for each fact is that of the lines before the last band, and the last band.
Bands::Best Bands::best(std::span<const std::uint32_t> lines, int columns, Reach reach) {
  BandTable& bands = table(columns);
  std::array<BandFacts, kMostLines + 1> cut;  // of the lines before each place
  cut[0] = {.first = kNever, .second = 0, .mean = 0, .temperature = 0};
  const std::size_t end = lines.size();
  // Cells are counted only if their number matters. Not every processor has an instruction for it.
  const bool has_all = reach.most_cells >= 3 * columns, has_none = reach.most_cells == 0;
  const auto is_used = [&](std::uint64_t three) {
    return has_all || (!has_none && std::popcount(three) <= reach.most_cells);
  };
  for (std::size_t i = has_none ? end : 2; i < end; ++i) {
    const std::uint64_t band =
        (std::uint64_t{lines[i]} << columns | lines[i - 1]) << columns | lines[i - 2];
    if (is_used(band)) bands.prefetch_three(band);
  }
  std::array<std::int32_t, kMostLines> ones, twos;  // the means of the bands that end with a line
  std::int32_t means = 0;
  for (std::size_t i = 0; i < end; ++i) {
    BestCut best;
    std::uint64_t band = lines[i];
    const BandFacts& one = bands.one(band);
    best.join(cut[i], one);
    ones[i] = one.mean;
    if (i == 0 || i + 1 == end) means += 3 * one.mean;
    if (i >= 1) {
      band = band << columns | lines[i - 1];
      const BandFacts& two = bands.two(band);
      best.join(cut[i - 1], two);
      twos[i] = two.mean;
      means += i == 1 || i + 1 == end ? 3 * two.mean : two.mean;
    }
    if (i >= 2) {
      band = band << columns | lines[i - 2];
      if (is_used(band)) {
        const BandFacts& three = bands.three(band);
        best.join(cut[i - 2], three);
        means += 2 * three.mean;
      } else if (reach.estimates_others) {
        means += 2 * std::max(ones[i] + twos[i - 1], twos[i] + ones[i - 2]);
      }
    }
    cut[i + 1] = best.facts();
  }
  return {cut[end], means};
}

PartBounds Bands::of(const Cells& free, Effort effort) {
  PartBounds out;
  const Reach reach = reach_of(effort);
  if (free.rows() > kMostLines || free.columns() > kMostLines) {
    out.guarantees = {Guarantee::nothing(), Guarantee::nothing()};
    return out;
  }
  // For Right the same with columns for rows.
  const auto add = [&](const Cells& board, Guarantee& to) {
    const Lines rows = rows_of(board);
    const Best found =
        best(std::span(rows).first(static_cast<std::size_t>(board.rows())), board.columns(), reach);
    const auto wide = [](std::int32_t x) { return std::int64_t{x} * (1 << 22); };
    to.add(TermFacts{.first = wide(found.facts.first),
                     .second = wide(found.facts.second),
                     .mean = wide(found.facts.mean),
                     .temperature = wide(found.facts.temperature),
                     .known = true});
    return found.means;
  };
  const std::int32_t left = add(free, out.guarantees[0]);
  const std::int32_t right = add(free.transposed(), out.guarantees[1]);
  out.mean = (left - right) / 16;
  return out;
}

}  // namespace summand::games::domineering
