#include "summand/heaps/kernels/sieve.hpp"

#include <algorithm>
#include <bit>
#include <vector>

#include "summand/heaps/kernels/write_values.hpp"

namespace summand::heaps {

namespace {

constexpr std::size_t kSieveChunk = 1 << 14;  // heaps between two checks of the budget

// The value of a heap above 1 is the index of its least prime factor (2 has index 1). Even heaps
// have the value 0 if the last counter may be taken (Winning Ways, ch. 4).
class PrimKernel final : public Kernel {
 public:
  PrimKernel(const Prim& rules, Budget& budget) : rules_(rules), budget_(&budget) {}

  std::string_view name() const override { return "sieve of primes"; }

  bool extend(NimValues& values, std::size_t size) override {
    values.widen(4);
    if (primes_ == 0) primes_ = primes_below(values);
    while (values.size() < size) {
      budget_->ask();
      const std::size_t from = values.size(), to = std::min(size, from + kSieveChunk);
      find_divisors(to);
      least_.assign(to - from, 0);
      for (std::size_t i = divisors_.size(); i-- > 0;) {
        const std::uint64_t p = divisors_[i];
        for (std::uint64_t n = std::max(p * p, (from + p - 1) / p * p); n < to; n += p) {
          least_[n - from] = static_cast<std::uint32_t>(i + 1);
        }
      }
      write_values(values, to - from, [&](auto* g, std::size_t first, std::size_t last) {
        for (std::size_t n = first; n < last; ++n) {
          using Value = std::remove_pointer_t<decltype(g)>;
          g[n] = static_cast<Value>(value(n, least_[n - first]));
        }
        return last;
      });
    }
    return true;
  }

 private:
  std::uint32_t value(std::size_t n, std::uint32_t least) {
    if (n < 2) return n == 1 && rules_.last_counter ? 1 : 0;
    if (least == 0) least = ++primes_;
    return rules_.last_counter && n % 2 == 0 ? 0 : least;
  }

  // The value of the last prime is the number of primes.
  static std::uint32_t primes_below(const NimValues& values) {
    std::uint32_t primes = values.size() > 2 ? 1 : 0;
    for (std::size_t n = 2; n < values.size(); ++n) primes = std::max(primes, values[n]);
    return primes;
  }

  // Finds all primes whose square is below `to`.
  void find_divisors(std::uint64_t to) {
    for (std::uint64_t p = divisors_.empty() ? 2 : divisors_.back() + 1; p * p < to; ++p) {
      const bool prime = std::none_of(divisors_.begin(), divisors_.end(),
                                      [&](std::uint64_t q) { return q * q <= p && p % q == 0; });
      if (prime) divisors_.push_back(p);
    }
  }

  Prim rules_;
  Budget* budget_;
  std::uint32_t primes_ = 0;  // number of primes below the next heap
  std::vector<std::uint64_t> divisors_;
  std::vector<std::uint32_t> least_;  // index of the least prime factor, or 0 for a prime
};

// The exponent of 2 in the heap, plus one if the whole heap may be taken (Winning Ways, ch. 4).
class DimKernel final : public Kernel {
 public:
  DimKernel(const Dim& rules, Budget& budget) : rules_(rules), budget_(&budget) {}

  std::string_view name() const override { return "powers of two"; }

  bool extend(NimValues& values, std::size_t size) override {
    while (values.size() < size) {
      budget_->ask();
      const std::size_t count = std::min(kSieveChunk, size - values.size());
      write_values(values, count, [&](auto* g, std::size_t from, std::size_t to) {
        for (std::size_t n = from; n < to; ++n) {
          using Value = std::remove_pointer_t<decltype(g)>;
          g[n] = static_cast<Value>(n == 0 ? 0 : std::countr_zero(n) + (rules_.whole_heap ? 1 : 0));
        }
        return to;
      });
    }
    return true;
  }

 private:
  Dim rules_;
  Budget* budget_;
};

}  // namespace

std::unique_ptr<Kernel> new_prim_kernel(const Prim& rules, Budget& budget) {
  return std::make_unique<PrimKernel>(rules, budget);
}

std::unique_ptr<Kernel> new_dim_kernel(const Dim& rules, Budget& budget) {
  return std::make_unique<DimKernel>(rules, budget);
}

}  // namespace summand::heaps
