#include "summand/analysis/heaps/study.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/core.h>

#include "summand/base/foreign_text.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/heaps/closed_forms.hpp"
#include "summand/heaps/period_search.hpp"
#include "summand/jobs/progress.hpp"

namespace summand::heaps {

const Period* HeapsStudy::known_period() const {
  if (periods.proof) return &periods.proof->period;
  if (closed && closed->period) return &*closed->period;
  return published ? &published->period : nullptr;
}

std::uint64_t HeapsStudy::value(std::uint64_t heap) const {
  if (heap < sequence.size()) return sequence[heap];
  const Period& period = *known_period();
  const std::uint64_t behind = heap - period.preperiod;
  return sequence[period.preperiod + behind % period.period] +
         behind / period.period * period.saltus;
}

void HeapsStudy::extend(WorkWatcher* watcher, std::uint64_t size) {
  Progress progress(watcher, "heaps", sequence.size(),
                    std::max<std::uint64_t>(size, sequence.size()));
  heaps::extend(sequence, size, [&](std::uint64_t heaps) {
    progress.at(heaps);
    keep();
  });
}

Result<void> HeapsStudy::resume(const std::string& file) {
  SUMMAND_TRY(compared, sequence.resume(file));
  loaded = LoadedValues{file, compared};
  return {};
}

Result<void> HeapsStudy::use(std::shared_ptr<KeptResults> its_store, std::uint64_t size) {
  store = std::move(its_store);
  kept_heaps.emplace(*store, sequence.rules());
  if (sequence.size() > 0) return {};
  const auto load = [&](NimValues& values) {
    kept_heaps->load(values, size);
    return Result<void>();
  };
  SUMMAND_TRY(compared, sequence.take_over("the store", load));
  if (sequence.size() > 0) loaded = LoadedValues{"the store", compared};
  return {};
}

void HeapsStudy::keep() {
  if (kept_heaps) kept_heaps->keep(sequence.values());
  saves.save_sometimes([&](const std::string& path) { return sequence.save(path); });
}

Result<void> HeapsStudy::find_period(WorkWatcher* watcher, std::uint64_t to) {
  const std::uint64_t end = std::max<std::uint64_t>(to, sequence.size());
  Progress progress(watcher, "heaps", sequence.size(), end);
  if (!closed) {
    progress.say_when_long(
        fmt::format("looking for a period of {} in its first {} heaps; Ctrl-C stops, --to N sets "
                    "another bound, --save FILE keeps the values",
                    heaps::print(sequence.rules()).substr(0, 60), end));
  }
  periods = search_period(sequence, end, [&](std::uint64_t heaps) {
    progress.at(heaps);
    keep();
  });
  if (!periods.wrong_value) return {};
  return fail(fmt::format("{} has a wrong value for the heap {}", printable(loaded->file),
                          *periods.wrong_value));
}

void HeapsStudy::trust_published() {
  if (!periods.proof && code() != nullptr) published = published_period(*code());
}

Result<void> HeapsStudy::save() const {
  return saves.save([&](const std::string& path) { return sequence.save(path); });
}

Failure HeapsStudy::after_stop(Failure stopped) const {
  return saves.stopped(std::move(stopped), fmt::format(" after {} heaps", sequence.size()),
                       [&](const std::string& path) { return sequence.save(path); });
}

std::string in_digits(std::string text) {
  std::erase(text, '_');
  if (!text.starts_with("10^")) return text;
  std::size_t zeros = 0;
  const auto [end, error] = std::from_chars(text.data() + 3, text.data() + text.size(), zeros);
  if (error == std::errc::invalid_argument || end != text.data() + text.size()) return text;
  const bool huge = error != std::errc() || zeros > kMostDigitsOfHeap;  // beyond the limit
  return "1" + std::string(huge ? kMostDigitsOfHeap : zeros, '0');
}

Result<std::uint64_t> heap_count(const std::string& text, std::uint64_t most) {
  const std::string digits = in_digits(text);
  std::uint64_t count = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), count);
  const bool all = end == digits.data() + digits.size() && !digits.empty();
  if (error == std::errc::result_out_of_range || (all && count > most)) {
    return fail(
        fmt::format("--to: {} heaps are too many, the limit is {} (--at finds single "
                    "heaps by a proved period)",
                    printable(text, 40), most));
  }
  if (error != std::errc() || !all || count == 0) {
    return fail(fmt::format("--to: a number of heaps is expected, such as 1000 or 10^6, not '{}'",
                            printable(text, 40)));
  }
  return count;
}

Result<std::string> heap_number(const std::string& text) {
  std::string heap = in_digits(text);
  if (heap.empty() || heap.find_first_not_of("0123456789") != heap.npos) {
    return fail(
        fmt::format("--at: the number of a heap is expected, such as 1000 or 10^30, not '{}'",
                    printable(text, 40)));
  }
  if (heap.size() > kMostDigitsOfHeap) {
    return fail(fmt::format("--at: a heap's number has at most {} digits", kMostDigitsOfHeap));
  }
  return heap;
}

namespace {

// The reason why the value of a heap beyond the computed ones is unknown.
std::string why_unknown(const HeapsStudy& study) {
  if (std::holds_alternative<Prim>(study.sequence.rules())) {
    return "its value is the index of its least prime factor, which is above 1000000";
  }
  return fmt::format("no period is proved{}", study.periods.observed ? " (one is observed)" : "");
}

}  // namespace

Result<void> HeapsStudy::answer_for(WorkWatcher* watcher, const std::string& text) {
  SUMMAND_TRY(heap, heap_number(text));
  asked = heap;
  const auto small = whole_number<std::uint64_t>(heap);
  if (small && *small < sequence.size()) {
    asked_value = std::to_string(sequence[*small]);
    return {};
  }
  if (const auto found = closed_value_at(sequence.rules(), heap)) {
    asked_value = found->value;
    asked_by = found->theorem;
    return {};
  }
  const Period* period = known_period();
  if (period == nullptr) {
    return fail(fmt::format("--at: {} is beyond the {} heaps computed, and {}", printable(heap, 40),
                            sequence.size(), why_unknown(*this)));
  }
  const std::uint64_t needed = period->preperiod + period->period;
  if (needed > NimValues::kMost) {
    return fail(fmt::format(
        "--at: the period is only published, and using it needs {} computed heaps", needed));
  }
  if (small && *small < needed) {
    extend(watcher, *small + 1);
    asked_value = std::to_string(sequence[*small]);
    return {};
  }
  extend(watcher, needed);
  SUMMAND_TRY(value, value_at(*period, sequence.values(), heap));
  asked_value = value;
  return {};
}

Result<FirstHeaps> HeapsStudy::first_heaps(WorkWatcher* watcher, std::optional<std::uint64_t> to,
                                           bool without_saltus) {
  const std::uint64_t count = to.value_or(sequence.size());
  std::optional<Period> period;
  if (const Period* known = known_period()) period = *known;
  if (period && period->saltus > 0 && without_saltus) period.reset();
  std::uint64_t needed = count;
  if (period) needed = std::min(needed, period->preperiod + period->period);
  if (needed > NimValues::kMost) {
    return fail(fmt::format(
        "--to: {} heaps are too many, the limit is {} unless a period gives "
        "their values, and {}",
        count, NimValues::kMost,
        period                                        ? "this one begins too late"
        : without_saltus && known_period() != nullptr ? "--rare needs a period that adds nothing"
                                                      : why_unknown(*this)));
  }
  extend(watcher, needed);
  return FirstHeaps(sequence.values(), count, period);
}

}  // namespace summand::heaps
