#include "summand/search/shared_nimbers.hpp"

#include <limits>
#include <utility>

namespace summand {

namespace {

// Two threads may change these words at the same time.
template <class Word>
Word load(Word& word, std::memory_order order = std::memory_order_relaxed) {
  return std::atomic_ref(word).load(order);
}

}  // namespace

SharedNimbers::SharedNimbers(Budget budget) : budget_(std::move(budget)) {
  tables_[0] = std::make_unique<Table>(budget_, kFirst);
  now_ = tables_[0].get();
}

SharedNimbers::Entry* SharedNimbers::Table::find(const SharedPart& part, bool takes) {
  Entry* const first = &entries[home(part)];
  for (Entry* entry = first; entry != first + kPlaces; ++entry) {
    std::uint32_t state = load(entry->state, std::memory_order_acquire);
    if (state == kFree) {
      if (!takes) return nullptr;
      if (std::atomic_ref(entry->state)
              .compare_exchange_strong(state, kTaken, std::memory_order_acquire)) {
        entry->low = part.position.low;
        entry->high = part.position.high;
        std::atomic_ref(entry->state).store(part.table + kReady, std::memory_order_release);
        return entry;
      }
    }
    // A place that is being taken now may be for the same part. Then the part has two places,
    // and looks find the first.
    if (state == part.table + kReady && entry->low == part.position.low &&
        entry->high == part.position.high) {
      return entry;
    }
  }
  return nullptr;
}

void SharedNimbers::learn(const SharedPart& part, NimberFacts& facts) const {
  Entry* const entry = now_.load(std::memory_order_acquire)->find(part, false);
  if (entry == nullptr) return;
  facts.not_these |= load(entry->not_these);
  if (const std::uint32_t nimber = load(entry->nimber); nimber != 0) facts.nimber = nimber;
}

bool SharedNimbers::add(Table& table, const SharedPart& part, const NimberFacts& facts) {
  Entry* const entry = table.find(part, true);
  if (entry == nullptr) return false;
  if ((facts.not_these & ~load(entry->not_these)) != 0) {
    std::atomic_ref(entry->not_these).fetch_or(facts.not_these, std::memory_order_relaxed);
  }
  if (facts.nimber != 0 && facts.nimber <= std::numeric_limits<std::uint32_t>::max()) {
    std::atomic_ref(entry->nimber)
        .store(static_cast<std::uint32_t>(facts.nimber), std::memory_order_relaxed);
  }
  return true;
}

void SharedNimbers::tell(const SharedPart& part, const NimberFacts& facts) {
  if (facts == NimberFacts()) return;
  Table& table = *now_.load(std::memory_order_acquire);
  if (add(table, part, facts)) return;
  if (is_growing_.load(std::memory_order_relaxed)) return;
  if (table.refused.fetch_add(1, std::memory_order_relaxed) < table.entries.size() / 32) return;
  grow(table);
  add(*now_.load(std::memory_order_acquire), part, facts);
}

// One thread makes the greater table. The others go on with the full one.
void SharedNimbers::grow(Table& full) {
  if (is_growing_.exchange(true, std::memory_order_acquire)) return;
  const unsigned log2 = full.log2 + 1;
  if (now_.load(std::memory_order_acquire) == &full) {
    if (log2 > kLast || !budget_.allows(sizeof(Entry) << log2)) return;  // grows no more
    auto greater = std::make_unique<Table>(budget_, log2);
    for (std::size_t at = 0; at < full.entries.size(); ++at) {
      Entry& entry = full.entries[at];
      const std::uint32_t state = load(entry.state, std::memory_order_acquire);
      if (state < kReady) continue;
      const SharedPart part{{entry.low, entry.high}, state - kReady};
      add(*greater, part, {load(entry.not_these), load(entry.nimber)});
    }
    now_.store(greater.get(), std::memory_order_release);
    tables_[log2 - kFirst] = std::move(greater);
  }
  is_growing_.store(false, std::memory_order_release);
}

}  // namespace summand
