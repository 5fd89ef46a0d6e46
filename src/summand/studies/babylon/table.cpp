#include "summand/studies/babylon/table.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <functional>

#include "summand/base/check.hpp"
#include "summand/base/size.hpp"
#include "summand/parallel/tasks.hpp"
#include "summand/studies/babylon/layer.hpp"

namespace summand::babylon {

Table::Table(unsigned chips, unsigned colours, Budget budget, End end)
    : budget_(std::move(budget)), charge_(budget_), end_(end) {
  SUMMAND_CHECK(chips >= 1);
  partitions_ = std::make_unique<Partitions>(chips, budget_);
  places_ = std::make_unique<Places>(*partitions_, chips, colours, budget_);
  charge_.add(bytes_to_charge(places_->count()));
  values_.assign(places_->count(), kUnknown);
  // The positions that begin with the same partition are consecutive. So the difference of two
  // terms counts the positions of the partitions between them.
  constexpr std::uint64_t kTasks = 200;
  const std::uint32_t* before = places_->row(0, chips);
  tasks_.push_back(0);
  for (PartitionId id = 1; id < partitions_->count(); ++id) {
    if ((before[id] - before[tasks_.back()]) * kTasks > places_->count()) tasks_.push_back(id);
  }
  tasks_.push_back(partitions_->count());
}

template <class Visit>
void Table::for_each_place(unsigned stacks, Visit&& visit) const {
  LayerWalker walker(*partitions_, *places_, stacks);
  for (PartitionId id = 0; id < partitions_->count(); ++id) {
    walker.for_each_from(id, [&](const LayerWalker& at) { visit(at.place()); });
  }
}

void Table::forget_layer(unsigned stacks) {
  for_each_place(stacks, [&](std::uint32_t place) { values_[place] = kUnknown; });
}

namespace {

// Calls f at its end, unless call_off() was called.
template <class F>
class Otherwise {
 public:
  explicit Otherwise(F f) : f_(std::move(f)) {}
  Otherwise(const Otherwise&) = delete;
  Otherwise& operator=(const Otherwise&) = delete;
  ~Otherwise() {
    if (!off_) f_();
  }
  void call_off() { off_ = true; }

 private:
  F f_;
  bool off_ = false;
};

}  // namespace

// The threads only read values of the previous layer. Each value of this layer is written by one
// thread.
void Table::solve_layer(unsigned threads, const std::function<void(std::uint64_t)>& progress) {
  SUMMAND_CHECK(layers_ < chips());
  const unsigned stacks = layers_ + 1;
  Otherwise forget([&] { forget_layer(stacks); });
  std::atomic<std::uint64_t> solved = solved_;
  std::vector<Budget> budgets(threads == 0 ? hardware_threads() : threads, budget_);
  for_each_task(tasks_.size() - 1, threads, [&](unsigned worker, std::size_t index) {
    LayerWalker walker(*partitions_, *places_, stacks);
    Budget& budget = budgets[worker];
    std::uint64_t visited = 0;
    for (PartitionId id = tasks_[index]; id < tasks_[index + 1]; ++id) {
      walker.for_each_from(id, [&](LayerWalker& at) {
        std::uint64_t met = 0;
        at.for_each_option([&](std::uint32_t place) { met |= std::uint64_t{1} << values_[place]; });
        values_[at.place()] = met == 0 ? static_cast<std::uint8_t>(end_)
                                       : static_cast<std::uint8_t>(std::countr_one(met));
        budget.ask();
        ++visited;
      });
    }
    const std::uint64_t before = solved.fetch_add(visited, std::memory_order_relaxed);
    if (progress) progress(before + visited);
  });
  forget.call_off();
  layers_ = stacks;
  solved_ = solved;
}

void Table::solve(unsigned threads, const std::function<void(unsigned)>& progress) {
  while (layers_ < chips()) {
    solve_layer(threads);
    if (progress) progress(layers_);
  }
}

Colours Table::colours_of(const Stacks& stacks) const {
  Colours out;
  std::vector<unsigned> heights;
  const auto groups = stacks.groups();
  for (std::size_t i = groups.size(); i-- > 0;) {  // in falling order of heights
    heights.insert(heights.end(), groups[i].count, static_cast<unsigned>(groups[i].stack.height));
    if (i > 0 && groups[i - 1].stack.colour == groups[i].stack.colour) continue;
    out.ids[out.count++] = partitions_->id_of(heights);
    heights.clear();
  }
  SUMMAND_CHECK(stacks.chips() == chips() && out.count <= colours());
  std::sort(out.ids.begin(), out.ids.begin() + out.count, std::greater{});
  return out;
}

bool Table::restore(std::span<const std::uint8_t> values, unsigned layers) {
  if (values.size() != values_.size() || layers > chips()) return false;
  for (unsigned stacks = 1; stacks <= chips(); ++stacks) {
    bool right = true;
    for_each_place(stacks, [&](std::uint32_t place) {
      const std::uint8_t value = values[place];
      // The value is at most the number of moves left, which is less than that of the stacks.
      right = right && (stacks <= layers ? value < stacks : value == kUnknown);
    });
    if (!right) return false;
  }
  values_.assign(values.begin(), values.end());
  layers_ = layers;
  solved_ = positions() - static_cast<std::uint64_t>(std::ranges::count(values, kUnknown));
  return true;
}

void Table::clear() {
  std::ranges::fill(values_, kUnknown);
  layers_ = 0;
  solved_ = 0;
}

}  // namespace summand::babylon
