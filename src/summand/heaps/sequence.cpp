#include "summand/heaps/sequence.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <fmt/core.h>
#include <limits>
#include <utility>

#include "summand/base/check.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/hash.hpp"
#include "summand/heaps/definition.hpp"
#include "summand/heaps/kernels/block.hpp"
#include "summand/heaps/kernels/dense.hpp"
#include "summand/heaps/kernels/finite_moves.hpp"
#include "summand/heaps/kernels/pair_sets.hpp"
#include "summand/heaps/kernels/sieve.hpp"
#include "summand/heaps/kernels/sparse.hpp"
#include "summand/heaps/kernels/take.hpp"
#include "summand/heaps/kernels/tiny.hpp"
#include "summand/heaps/saved_values.hpp"

namespace summand::heaps {

namespace {

constexpr std::size_t kForEver = std::numeric_limits<std::size_t>::max();
// All pairs of heaps are tried up to here. After that there are enough values to choose a split.
constexpr std::size_t kFirstChoice = 512;
// From here on a split must leave few rare heaps, or none is used: one in kFewest, and one in
// kFewestPlain for the kernel that takes them one by one.
constexpr std::size_t kSureFrom = 2048;
constexpr std::uint64_t kFewest = 6, kFewestPlain = 50;
// There is no sparse space then, but the dense kernel uses a split with one rare heap in
// kFewestDense.
constexpr std::uint64_t kFewestDense = 3;
// The tiny kernel is used for values that fit this many words of bits. For larger values it is
// better only if there are few rare heaps, and otherwise the block kernel continues.
constexpr unsigned kTinyWords = 2, kBlockWords = 8;
constexpr std::uint64_t kTinyRare = 100;
// If a kernel cannot continue, a slower one computes this many heaps.
constexpr std::size_t kAside = 64;

SplitFinder::Best best_split(const SplitFinder& finder, const Code& code, Budget budget) {
  bool parities[2] = {false, false};
  for (const auto& move : FiniteMoves(code).breaks) parities[move.taken % 2] = true;
  return finder.best(parities[0], parities[1], budget);
}

}  // namespace

NimSequence::NimSequence(Rules rules, Budget budget, CpuLevel level)
    : budget_(std::move(budget)), rules_(std::move(rules)), level_(level), values_(budget_) {}

NimSequence::~NimSequence() = default;

void NimSequence::extend(std::size_t size) {
  while (values_.size() < size) {
    if (kernel_ == nullptr || values_.size() >= chosen_until_) choose_kernel();
    if (!kernel_->extend(values_, std::min(size, chosen_until_))) step_aside();
  }
}

void NimSequence::step_aside() {
  least_words_ = std::max(least_words_, 2 * choice_.words);
  choice_ = {Method::sparse, choice_.splits};
  kernel_ = new_sparse_kernel(std::get<Code>(rules_), choice_.splits, budget_);
  chosen_until_ = values_.size() + kAside;
}

void NimSequence::choose_kernel() {
  chosen_until_ = kForEver;
  if (const auto* prim = std::get_if<Prim>(&rules_)) {
    kernel_ = new_prim_kernel(*prim, budget_);
  } else if (const auto* dim = std::get_if<Dim>(&rules_)) {
    kernel_ = new_dim_kernel(*dim, budget_);
  } else {
    choose_kernel(std::get<Code>(rules_));
  }
}

void NimSequence::choose_kernel(const Code& code) {
  if (!code.finite() || code.most_heaps() > 2) {
    kernel_ = new_pair_sets_kernel(code, budget_);
  } else if (code.most_heaps() < 2) {
    kernel_ = new_take_kernel(code, budget_);
  } else {
    // All choices are made again when the sequence has doubled.
    chosen_until_ = std::max(kFirstChoice, 2 * std::bit_floor(values_.size()));
    const Choice choice = choose(code);
    if (kernel_ != nullptr && choice == choice_) return;
    choice_ = choice;
    kernel_ = new_kernel(code);
  }
}

NimSequence::Choice NimSequence::choose(const Code& code) {
  const std::size_t size = values_.size();
  if (size < kFirstChoice) return {};
  finder_.count(values_);
  const auto [splits, rare] = best_split(finder_, code, budget_);
  Choice out{Method::sparse, splits, least_words_};
  while (64 * out.words <= finder_.largest()) out.words *= 2;

  const bool tiny = suits_tiny_kernel(code, size) && splits.same();
  if (tiny && out.words <= kTinyWords) out.method = Method::tiny;
  if (tiny && out.words <= kMostTinyWords && rare <= kTinyRare) out.method = Method::tiny;
  if (out.method == Method::sparse && splits.same() && out.words <= kBlockWords) {
    out.method = Method::block;
  }
  const std::uint64_t fewest = out.method == Method::sparse ? kFewestPlain : kFewest;
  if (size >= kSureFrom && rare > size / fewest) {
    out = {Method::dense, {}, out.words};
    if (splits.same() && rare <= size / kFewestDense) out.splits = splits;
  }
  return out;
}

std::unique_ptr<Kernel> NimSequence::new_kernel(const Code& code) {
  std::unique_ptr<Kernel> out;
  if (choice_.method == Method::tiny) {
    out = new_tiny_kernel(code, choice_.splits->even, choice_.words, level_, budget_);
  } else if (choice_.method == Method::block) {
    out = new_block_kernel(code, choice_.splits->even, level_, budget_);
  } else if (choice_.method == Method::dense) {
    std::optional<Split> split;
    if (choice_.splits) split = choice_.splits->even;
    out = new_dense_kernel(code, split, level_, budget_);
  }
  if (out == nullptr) out = new_sparse_kernel(code, choice_.splits, budget_);
  return out;
}

SequenceReport NimSequence::report() const {
  SequenceReport out;
  out.method = kernel_ == nullptr ? "none" : kernel_->name();
  if (choice_.splits && choice_.method != Method::dense) {
    SplitFinder finder = finder_;
    finder.count(values_);
    out.split = best_split(finder, std::get<Code>(rules_), budget_).splits;
    out.rare = rare_heaps(out.split->even, values_);
  }
  for (std::size_t n = 0; n < values_.size(); ++n) {
    values_.ask_at(n);
    if (values_[n] <= out.largest) continue;
    out.largest = values_[n];
    out.largest_at = n;
  }
  return out;
}

Result<void> NimSequence::save(const std::string& path) const {
  return save_values(path, rules_, values_);
}

Result<std::uint64_t> NimSequence::resume(const std::string& path) {
  return take_over(path,
                   [&](NimValues& values) { return load_values(path, rules_, values, budget_); });
}

Result<std::uint64_t> NimSequence::take_over(std::string_view place,
                                             const std::function<Result<void>(NimValues&)>& load) {
  SUMMAND_CHECK(values_.size() == 0);
  auto loaded = load(values_);
  if (!loaded) {
    values_.clear();
    return std::unexpected(std::move(loaded).error());
  }
  constexpr std::uint64_t kMostCompared = 1000;
  const auto now = std::chrono::high_resolution_clock::now().time_since_epoch().count();
  const Comparison sample =
      compare_with_definition(rules_, values_, values_.size(), kMostCompared,
                              hash_word(static_cast<std::uint64_t>(now)), budget_);
  if (sample.wrong) {
    values_.clear();
    return fail(
        fmt::format("{} has a wrong value for the heap {}", printable(place), *sample.wrong));
  }
  from_file_ = values_.size();
  return sample.compared;
}

std::optional<std::uint64_t> NimSequence::confirm(std::size_t size) {
  const std::size_t end = std::min(size, from_file_);
  if (end <= confirmed_) return std::nullopt;
  NimSequence again(rules_, budget_, level_);
  again.extend(end);
  for (std::size_t n = 0; n < end; ++n) {
    values_.ask_at(n);
    if (again[n] != values_[n]) return n;
  }
  confirmed_ = end;
  return std::nullopt;
}

}  // namespace summand::heaps
