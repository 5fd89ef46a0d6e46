#include "summand/analysis/heaps/kept_heaps.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/base/whole_number.hpp"
#include "summand/heaps/definition.hpp"

namespace summand::heaps {

namespace {

constexpr std::string_view kBeforeHeaps = ", heaps ";

}  // namespace

KeptHeaps::KeptHeaps(KeptResults& kept, const heaps::Rules& rules)
    : kept_(&kept), rules_(heaps::print(rules)) {}

void KeptHeaps::load(heaps::NimValues& values, std::uint64_t size) {
  while (values.size() < size) {
    values.budget().ask();
    const std::uint64_t from = stretches_ * kKeptStretch;
    const auto answer = kept_->find({KeptKind::nim_values, kKeptHeaps, name_of({rules_, from})});
    const auto stretch = answer ? stretch_values(*answer) : std::nullopt;
    if (!stretch) return;
    for (const std::uint32_t value : *stretch) {
      if (value > heaps::largest_value(values.size())) return;
      values.push_back(value);
    }
    ++stretches_;
  }
}

void KeptHeaps::keep(const heaps::NimValues& values) {
  for (; (stretches_ + 1) * kKeptStretch <= values.size(); ++stretches_) {
    const std::uint64_t from = stretches_ * kKeptStretch;
    kept_->keep({KeptKind::nim_values, kKeptHeaps, name_of({rules_, from})},
                stretch_bytes(values, from), FoundBy::search);
  }
}

std::string name_of(const KeptStretch& stretch) {
  return fmt::format("{}{}{}..{}", stretch.rules, kBeforeHeaps, stretch.from,
                     stretch.from + kKeptStretch - 1);
}

std::optional<KeptStretch> read_stretch(std::string_view name) {
  const std::size_t at = name.rfind(kBeforeHeaps);
  if (at == name.npos) return std::nullopt;
  const std::string_view heaps = name.substr(at + kBeforeHeaps.size());
  const auto from = whole_number<std::uint64_t>(heaps.substr(0, heaps.find('.')));
  if (!from || *from % kKeptStretch != 0 || *from >= heaps::NimValues::kMost) return std::nullopt;
  KeptStretch out{std::string(name.substr(0, at)), *from};
  if (name_of(out) != name) return std::nullopt;
  return out;
}

std::string stretch_bytes(const heaps::NimValues& values, std::uint64_t from) {
  std::uint32_t largest = 0;
  for (std::uint64_t n = from; n < from + kKeptStretch; ++n) {
    largest = std::max(largest, values[n]);
  }
  const unsigned width = largest < 1u << 8 ? 1 : largest < 1u << 16 ? 2 : 4;
  std::string out{static_cast<char>('0' + width)};
  for (std::uint64_t n = from; n < from + kKeptStretch; ++n) {
    for (unsigned b = 0; b < width; ++b) out += static_cast<char>(values[n] >> (8 * b) & 0xff);
  }
  return out;
}

std::optional<std::vector<std::uint32_t>> stretch_values(std::string_view answer) {
  if (answer.empty()) return std::nullopt;
  const unsigned width = static_cast<unsigned char>(answer[0]) - unsigned{'0'};
  answer.remove_prefix(1);
  if (width != 1 && width != 2 && width != 4) return std::nullopt;
  if (answer.size() != width * kKeptStretch) return std::nullopt;
  std::vector<std::uint32_t> out(kKeptStretch);
  for (std::size_t i = 0; i < answer.size(); ++i) {
    out[i / width] |= std::uint32_t{static_cast<unsigned char>(answer[i])} << (8 * (i % width));
  }
  return out;
}

}  // namespace summand::heaps
