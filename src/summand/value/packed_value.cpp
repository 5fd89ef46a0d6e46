// The bytes of a value: the number of its leaves, the leaves, and then its other followers.
//
// A leaf is number + ups + nimber. Every other follower is two lists of options, which are places
// in the sequence. Followers are sorted by height (the longest way down to a leaf), and those of
// one height by their bytes. Options have smaller heights than their game, so the bytes of a
// follower do not depend on its own place, and equal values have equal bytes. All whole numbers are
// varints: seven bits a byte, the least significant ones first.
#include "summand/value/packed_value.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/base/charged_vector.hpp"
#include "summand/base/flat_map.hpp"
#include "summand/number/integer_words.hpp"
#include "summand/value/number_up_star.hpp"

namespace summand {

namespace {

// Which parts of a leaf follow its first byte.
enum LeafFlag : std::uint8_t {
  leaf_number = 1,
  leaf_negative = 2,
  leaf_fraction = 4,
  leaf_ups = 8,
  leaf_star = 16,
  leaf_flags = 31,
};

// Of a numerator, and of a denominator. So sums of numbers from outside do not reach the limit of
// Dyadic, which fails a check.
constexpr std::size_t kMostPackedBits = Dyadic::kMaxBits / 4;

bool is_short(const NumberUpStar& parts) {
  return parts.number.bit_length() <= kMostPackedBits &&
         parts.number.log2_denominator() <= kMostPackedBits;
}

constexpr std::array<Player, 2> kBothPlayers = {Player::left, Player::right};

// --- packing ---

void append_varint(std::string& out, std::uint64_t number) {
  for (; number >= 0x80; number >>= 7) out += static_cast<char>(number | 0x80);
  out += static_cast<char>(number);
}

// Negative numbers get odd codes, so that numbers near 0 are short.
std::uint64_t code_of_ups(std::int64_t ups) {
  return static_cast<std::uint64_t>(ups) << 1 ^ static_cast<std::uint64_t>(ups >> 63);
}
std::int64_t ups_of_code(std::uint64_t code) {
  return static_cast<std::int64_t>(code >> 1 ^ -(code & 1));
}

// The magnitude of an integer of any length.
void append_magnitude(std::string& out, const Dyadic& integer) {
  const std::vector<std::uint64_t> words = words_of(integer);
  const std::size_t bits = integer.bit_length();
  for (std::size_t bit = 0; bit < bits; bit += 7) {
    const std::size_t word = bit / 64, shift = bit % 64;
    std::uint64_t seven = words[word] >> shift;
    if (shift > 57 && word + 1 < words.size()) seven |= words[word + 1] << (64 - shift);
    out += static_cast<char>((seven & 0x7f) | (bit + 7 < bits ? 0x80u : 0u));
  }
}

void append_leaf(std::string& out, const NumberUpStar& parts) {
  const unsigned exponent = parts.number.log2_denominator();
  out += static_cast<char>((parts.number.is_zero() ? 0 : leaf_number) |
                           (parts.number.sign() < 0 ? leaf_negative : 0) |
                           (exponent != 0 ? leaf_fraction : 0) | (parts.ups != 0 ? leaf_ups : 0) |
                           (parts.star != 0 ? leaf_star : 0));
  if (!parts.number.is_zero()) append_magnitude(out, parts.number.numerator());
  if (exponent != 0) append_varint(out, exponent);
  if (parts.ups != 0) append_varint(out, code_of_ups(parts.ups));
  if (parts.star != 0) append_varint(out, parts.star);
}

// The followers of a value, in the order in which they were found: options first.
class PackedFollowers {
 public:
  PackedFollowers(ValueStore& store, std::size_t most)
      : store_(store),
        most_(most),
        found_(store.budget()),
        followers_(store.budget()),
        options_(store.budget()) {}

  // False if the bytes will be more than the most, or if a number is too long.
  bool find(Value value) {
    ChargedVector<Value> stack(store_.budget());
    stack.push_back(value);
    while (!stack.empty()) {
      store_.budget().ask();
      const Value top = stack.back();
      const std::size_t height = stack.size();
      if (found_.find(top) != 0) {
        stack.pop_back();
        continue;
      }
      Follower follower{.value = top, .begin = options_.size()};
      if (const auto parts = store_.as_number_up_star(top)) {
        if (!is_short(*parts)) return false;
      } else {
        for (const Player player : kBothPlayers) {
          store_.for_each_option(top, player, [&](Value option) {
            const std::uint32_t at = found_.find(option);
            if (at == 0) {
              stack.push_back(option);
              return;
            }
            options_.push_back(at - 1);
            follower.height = std::max(follower.height, followers_[at - 1].height + 1);
          });
          if (player == Player::left) follower.lefts = options_.size() - follower.begin;
        }
        if (stack.size() > height) {  // options first
          options_.truncate(follower.begin);
          continue;
        }
        follower.rights = options_.size() - follower.begin - follower.lefts;
      }
      followers_.push_back(follower);
      found_.insert(top, static_cast<std::uint32_t>(followers_.size()));
      stack.pop_back();
      // Each follower and each option takes a byte or more. This also bounds the memory.
      if (followers_.size() > most_ || options_.size() > most_) return false;
      if (followers_.size() == std::numeric_limits<std::uint32_t>::max()) return false;
    }
    return true;
  }

  // nullopt if that is more than the most.
  std::optional<std::string> bytes() {
    Charge charge(store_.budget());
    charge.add(followers_.size() * (sizeof(Written) + kAllocation + 12) + options_.size() * 5);
    // Pairs of a height and a follower. Equal heights form a level.
    std::vector<std::uint64_t> order(followers_.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
      order[i] = std::uint64_t{followers_[i].height} << 32 | i;
    }
    std::sort(order.begin(), order.end());
    std::vector<std::uint32_t> places(followers_.size());
    std::string out;
    for (std::size_t begin = 0; begin < order.size();) {
      std::size_t end = begin;
      while (end < order.size() && order[end] >> 32 == order[begin] >> 32) ++end;
      std::vector<Written> level;
      level.reserve(end - begin);
      for (std::size_t i = begin; i < end; ++i) {
        const auto at = static_cast<std::uint32_t>(order[i]);
        level.push_back({written(followers_[at], places), at});
      }
      std::sort(level.begin(), level.end(),
                [](const Written& a, const Written& b) { return a.bytes < b.bytes; });
      if (begin == 0) append_varint(out, end);
      for (const Written& follower : level) {
        places[follower.at] = static_cast<std::uint32_t>(begin++);
        out += follower.bytes;
      }
      if (out.size() > most_) return std::nullopt;
    }
    return out;
  }

 private:
  struct Follower {
    Value value;
    std::size_t begin = 0;  // of its options
    std::size_t lefts = 0;
    std::size_t rights = 0;
    std::uint32_t height = 0;
  };
  struct Written {
    std::string bytes;
    std::uint32_t at = 0;
  };

  // Assumes that the places of its options are known.
  std::string written(const Follower& follower, const std::vector<std::uint32_t>& places) {
    store_.budget().ask();
    std::string out;
    if (follower.height == 0) {
      append_leaf(out, *store_.as_number_up_star(follower.value));
      return out;
    }
    append_varint(out, follower.lefts);
    append_varint(out, follower.rights);
    append_options(out, follower.begin, follower.lefts, places);
    append_options(out, follower.begin + follower.lefts, follower.rights, places);
    return out;
  }

  // The least place, and then how many places lie between two neighbours.
  void append_options(std::string& out, std::size_t begin, std::size_t count,
                      const std::vector<std::uint32_t>& places) {
    std::vector<std::uint32_t> sorted;
    sorted.reserve(count);
    for (std::size_t i = begin; i < begin + count; ++i) sorted.push_back(places[options_[i]]);
    std::sort(sorted.begin(), sorted.end());
    std::uint32_t next = 0;
    for (const std::uint32_t place : sorted) {
      append_varint(out, place - next);
      next = place + 1;
    }
  }

  ValueStore& store_;
  std::size_t most_;
  FlatMap<Value, std::uint32_t, ValueHash> found_;  // counted from 1
  ChargedVector<Follower> followers_;
  ChargedVector<std::uint32_t> options_;
};

}  // namespace

std::optional<std::string> packed_value(ValueStore& store, Value value, std::size_t most) {
  PackedFollowers followers(store, most);
  if (!followers.find(value)) return std::nullopt;
  return followers.bytes();
}

// --- unpacking ---

namespace {

// Reads from the front of bytes that may be wrong.
class PackedReader {
 public:
  explicit PackedReader(std::string_view bytes) : rest_(bytes) {}

  std::size_t left() const { return rest_.size(); }

  std::optional<std::uint8_t> byte() {
    if (rest_.empty()) return std::nullopt;
    const auto out = static_cast<std::uint8_t>(rest_.front());
    rest_.remove_prefix(1);
    return out;
  }

  std::optional<std::uint64_t> varint() {
    std::uint64_t out = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
      const std::optional<std::uint8_t> next = byte();
      if (!next) return std::nullopt;
      const std::uint64_t seven = *next & 0x7fu;
      if (seven << shift >> shift != seven) return std::nullopt;
      out |= seven << shift;
      if (*next < 0x80) return out;
    }
    return std::nullopt;
  }

  std::optional<Dyadic> integer(bool negative) {
    std::vector<std::uint64_t> words;
    for (std::size_t bit = 0; bit < kMostPackedBits + 64; bit += 7) {
      const std::optional<std::uint8_t> next = byte();
      if (!next) return std::nullopt;
      const std::uint64_t seven = *next & 0x7fu;
      const std::size_t word = bit / 64, shift = bit % 64;
      if (word == words.size()) words.push_back(0);
      words[word] |= seven << shift;
      if (shift > 57 && seven >> (64 - shift) != 0) words.push_back(seven >> (64 - shift));
      if (*next >= 0x80) continue;
      while (!words.empty() && words.back() == 0) words.pop_back();
      if (words.empty()) return Dyadic();
      return integer_of(words, negative);
    }
    return std::nullopt;
  }

  std::optional<NumberUpStar> leaf() {
    const std::optional<std::uint8_t> flags = byte();
    if (!flags || *flags > leaf_flags) return std::nullopt;
    NumberUpStar parts;
    if ((*flags & leaf_number) != 0) {
      const std::optional<Dyadic> numerator = integer((*flags & leaf_negative) != 0);
      if (!numerator) return std::nullopt;
      parts.number = *numerator;
    }
    if ((*flags & leaf_fraction) != 0) {
      const std::optional<std::uint64_t> exponent = varint();
      if (!exponent || *exponent > kMostPackedBits) return std::nullopt;
      parts.number = parts.number.scaled(-static_cast<std::int64_t>(*exponent));
    }
    if ((*flags & leaf_ups) != 0) {
      const std::optional<std::uint64_t> code = varint();
      if (!code || *code == std::numeric_limits<std::uint64_t>::max()) return std::nullopt;
      parts.ups = ups_of_code(*code);
    }
    if ((*flags & leaf_star) != 0) {
      const std::optional<std::uint64_t> star = varint();
      if (!star) return std::nullopt;
      parts.star = *star;
    }
    return parts;
  }

  // Adds that many of the known values to the list. False if there are not that many.
  bool options(std::uint64_t count, const ChargedVector<Value>& known, std::vector<Value>& list) {
    list.clear();
    if (count == 0 || count > Node::kMostOptions || count > left()) return false;
    std::uint64_t next = 0;
    for (std::uint64_t i = 0; i < count; ++i) {
      const std::optional<std::uint64_t> gap = varint();
      if (!gap || *gap >= known.size() - next) return false;
      next += *gap;
      list.push_back(known[static_cast<std::size_t>(next++)]);
    }
    return true;
  }

 private:
  std::string_view rest_;
};

}  // namespace

std::optional<Value> unpacked_value(ValueStore& store, std::string_view bytes) {
  PackedReader reader(bytes);
  const std::optional<std::uint64_t> leaves = reader.varint();
  if (!leaves || *leaves == 0 || *leaves > reader.left()) return std::nullopt;
  ChargedVector<Value> values(store.budget());
  for (std::uint64_t i = 0; i < *leaves; ++i) {
    store.budget().ask();
    const std::optional<NumberUpStar> parts = reader.leaf();
    if (!parts || !is_short(*parts)) return std::nullopt;
    values.push_back(store.number_up_star(*parts));
  }
  std::array<std::vector<Value>, 2> options;
  while (reader.left() > 0) {
    store.budget().ask();
    const std::optional<std::uint64_t> lefts = reader.varint(), rights = reader.varint();
    if (!lefts || !rights || !reader.options(*lefts, values, options[0]) ||
        !reader.options(*rights, values, options[1])) {
      return std::nullopt;
    }
    const Value value = store.make(options[0], options[1]);
    // Options that a canonical form does not have end the reading at once, because comparisons of
    // such games would take long.
    if (store.option_count(value, Player::left) != *lefts ||
        store.option_count(value, Player::right) != *rights) {
      return std::nullopt;
    }
    values.push_back(value);
  }
  // One comparison checks the rest: shortest varints, lowest terms, the order, and that the value
  // needs every follower.
  if (packed_value(store, values.back(), bytes.size()) != bytes) return std::nullopt;
  return values.back();
}

}  // namespace summand
