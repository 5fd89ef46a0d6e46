#include "summand/misere/genus.hpp"

#include <algorithm>

#include "summand/base/check.hpp"

namespace summand {

namespace {

std::uint32_t mex_of(std::vector<std::uint32_t>& values) {
  std::ranges::sort(values);
  std::uint32_t mex = 0;
  for (const std::uint32_t value : values) mex += value == mex;
  return mex;
}

}  // namespace

Genus::Genus(std::uint32_t nim_value, std::vector<std::uint32_t> digits)
    : nim_value_(nim_value), digits_(std::move(digits)) {
  SUMMAND_CHECK(digits_.size() >= 2 && digits_.back() == (digits_[digits_.size() - 2] ^ 2u));
  while (digits_.size() > 2 && digits_[digits_.size() - 3] == digits_.back()) digits_.pop_back();
}

std::uint32_t Genus::digit(std::uint64_t n) const {
  const std::size_t last = digits_.size() - 1;
  if (n <= last) return digits_[static_cast<std::size_t>(n)];
  return digits_[(n - last) % 2 == 0 ? last : last - 1];
}

std::string print(const Genus& genus) {
  const auto digits = genus.digits();
  const bool commas = std::ranges::any_of(digits, [](std::uint32_t digit) { return digit > 9; });
  std::string out = std::to_string(genus.nim_value()) + "^";
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (commas && i > 0) out += ',';
    out += std::to_string(digits[i]);
  }
  return out;
}

// c_n is the least number that is neither c_n of an option, nor the misère nim-value after a move
// in one of the heaps of two. These moves leave c_(n-1), and one more heap of one, which changes it
// to c_(n-1) xor 1.
//
// Where all options alternate, c_n depends on c_(n-1) and on n modulo 2 only. So c_n alternates,
// too, when c_(n+2) is c_n.
Genus genus_from_options(std::span<const Genus* const> options) {
  if (options.empty()) return {};
  std::vector<std::uint32_t> values;
  std::size_t settled = 0;  // from here on all options alternate
  for (const Genus* option : options) {
    values.push_back(option->nim_value());
    settled = std::max(settled, option->digits().size() - 2);
  }
  const std::uint32_t nim_value = mex_of(values);
  std::vector<std::uint32_t> digits;
  while (digits.size() < settled + 3 || digits.back() != digits[digits.size() - 3]) {
    values.clear();
    for (const Genus* option : options) values.push_back(option->digit(digits.size()));
    if (!digits.empty()) {
      values.push_back(digits.back());
      values.push_back(digits.back() ^ 1u);
    }
    digits.push_back(mex_of(values));
  }
  return Genus(nim_value, std::move(digits));
}

Genus genus_of_nimber(std::uint32_t n) {
  if (n == 0) return {};
  if (n == 1) return Genus(1, {0, 3, 1});
  return Genus(n, {n, n ^ 2u});
}

bool is_fickle(const Genus& genus) {
  return genus.nim_value() <= 1 && genus == genus_of_nimber(genus.nim_value());
}

bool is_firm(const Genus& genus) {
  return genus.digits().size() == 2 && genus.digits()[0] == genus.nim_value();
}

Genus tame_sum(const Genus& g, const Genus& h) {
  SUMMAND_CHECK(is_tame(g) && is_tame(h));
  const std::uint32_t sum = g.nim_value() ^ h.nim_value();
  if (is_fickle(g) && is_fickle(h)) return genus_of_nimber(sum);
  return Genus(sum, {sum, sum ^ 2u});
}

const GenusTable::Entry& GenusTable::entry(MisereForm g) {
  if (entries_.size() < store_.size()) {
    charge_.add((store_.size() - entries_.size()) * sizeof(entries_[0]));
    entries_.resize(store_.size());
  }
  if (entries_[g.id()] != nullptr) return *entries_[g.id()];
  std::vector<const Genus*> genera;
  for (const MisereForm follower : store_.followers(g)) {
    if (entries_[follower.id()] != nullptr) continue;
    store_.budget().ask();
    genera.clear();
    bool tame = true;
    for (const MisereForm option : store_.options(follower)) {
      const Entry& its = *entries_[option.id()];
      genera.push_back(&its.genus);
      tame = tame && its.hereditarily_tame;
    }
    Genus genus = genus_from_options(genera);
    tame = tame && is_tame(genus);
    charge_.add(sizeof(Entry) + 2 * kAllocation + genus.digits().size_bytes());
    entries_[follower.id()] = std::make_unique<Entry>(Entry{std::move(genus), tame});
  }
  return *entries_[g.id()];
}

const Genus& GenusTable::operator()(MisereForm g) { return entry(g).genus; }
bool GenusTable::is_hereditarily_tame(MisereForm g) { return entry(g).hereditarily_tame; }

}  // namespace summand
