#include "summand/heaps/histogram.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "summand/heaps/with_values.hpp"

namespace summand::heaps {

namespace {

// Values without a saltus are few and small, so each has a place.
Histogram by_places(const FirstHeaps& heaps, std::uint64_t most, Charge& charge) {
  const std::uint64_t step = heaps.period() ? heaps.period()->period : 1;
  std::vector<ValueCount> all;
  with_values(heaps.values(), [&](auto value) {
    for (std::uint64_t n = 0; n < heaps.looked_at(); ++n) {
      heaps.values().ask_at(n);
      const std::uint32_t v = value(n);
      if (v >= all.size()) {
        if (v >= all.capacity()) {
          const std::size_t room = std::max<std::size_t>(64, 2 * std::size_t{v});
          charge.add((room - all.capacity()) * sizeof(ValueCount));
          all.reserve(room);
        }
        all.resize(v + std::size_t{1});
      }
      if (all[v].heaps == 0) all[v].first = n;
      all[v].heaps += heaps.repeats(n, step);
    }
  });
  for (std::uint64_t v = 0; v < all.size(); ++v) all[v].value = v;
  std::erase_if(all, [](const ValueCount& each) { return each.heaps == 0; });
  const std::uint64_t values = all.size();
  if (values > most) all.resize(most);
  return {std::move(all), values};
}

// With a saltus s, the heaps n, n + p, n + 2p, ... have the values v, v + s, v + 2s, ... Values
// that are equal modulo s are a class, and are numbered by their quotients v / s. So the heaps that
// repeat n have an interval of numbers. The heap with the number q is p * q + offset.
struct Edge {
  std::uint64_t of_class, number;
  bool begins;
  std::int64_t offset;

  std::pair<std::uint64_t, std::uint64_t> place() const { return {of_class, number}; }
};

class ClassesByEdges {
 public:
  ClassesByEdges(const FirstHeaps& heaps, std::uint64_t most, Charge& charge)
      : heaps_(heaps), period_(*heaps.period()), most_(most), charge_(charge) {}

  Histogram counted() {
    collect();
    for (std::size_t i = 0; i < edges_.size(); ++i) {
      heaps_.values().ask_at(i);
      if (i > 0 && edges_[i].of_class != edges_[i - 1].of_class) rows_of_class_ = 0;
      if (edges_[i].begins) {
        open_.insert(edges_[i].offset);
      } else {
        open_.erase(open_.find(edges_[i].offset));
      }
      if (!open_.empty()) add(edges_[i], edges_[i + 1].number);
    }
    std::ranges::sort(out_.rows, {}, &ValueCount::value);
    if (out_.rows.size() > most_) out_.rows.resize(most_);
    return std::move(out_);
  }

 private:
  static constexpr std::size_t kOpenBytes = sizeof(std::int64_t) + 5 * sizeof(void*);

  void collect() {
    charge_.add(heaps_.looked_at() * (2 * sizeof(Edge) + kOpenBytes));
    edges_.reserve(2 * heaps_.looked_at());
    with_values(heaps_.values(), [&](auto value) {
      for (std::uint64_t n = 0; n < heaps_.looked_at(); ++n) {
        heaps_.values().ask_at(n);
        const std::uint64_t its_class = value(n) % period_.saltus,
                            number = value(n) / period_.saltus;
        const auto offset = static_cast<std::int64_t>(n - period_.period * number);
        edges_.push_back({its_class, number, true, offset});
        edges_.push_back({its_class, number + heaps_.repeats(n, period_.period), false, offset});
      }
    });
    std::ranges::sort(edges_, {}, &Edge::place);
  }

  // The numbers from this edge to the next one have the same heaps, except for their offsets.
  void add(const Edge& from, std::uint64_t end) {
    out_.values += end - from.number;
    for (std::uint64_t q = from.number; q < end && rows_of_class_ < most_; ++q, ++rows_of_class_) {
      if (out_.rows.size() == out_.rows.capacity()) {
        const std::size_t more = std::max<std::size_t>(64, out_.rows.size());
        charge_.add(more * sizeof(ValueCount));
        out_.rows.reserve(out_.rows.size() + more);
      }
      const std::uint64_t first = period_.period * q + static_cast<std::uint64_t>(*open_.begin());
      out_.rows.push_back({q * period_.saltus + from.of_class, open_.size(), first});
    }
  }

  const FirstHeaps& heaps_;
  Period period_;
  std::uint64_t most_;
  Charge& charge_;
  std::vector<Edge> edges_;
  std::multiset<std::int64_t> open_;  // the offsets of the intervals that have begun
  std::uint64_t rows_of_class_ = 0;
  Histogram out_;
};

}  // namespace

Histogram histogram(const FirstHeaps& heaps, std::uint64_t most, Charge& charge) {
  const bool rises = heaps.period() && heaps.period()->saltus > 0;
  if (rises) return ClassesByEdges(heaps, most, charge).counted();
  return by_places(heaps, most, charge);
}

}  // namespace summand::heaps
