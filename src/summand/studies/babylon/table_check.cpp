#include "summand/studies/babylon/table_check.hpp"

#include <bit>
#include <random>
#include <vector>

#include "summand/studies/babylon/layer.hpp"

namespace summand::babylon {

namespace {

unsigned stacks_of(const Table& table, const Colours& position) {
  unsigned out = 0;
  for (const PartitionId id : position.all()) out += table.partitions().stacks(id);
  return out;
}

// The places of the options. Some may occur more than once.
std::vector<std::uint32_t> options_of(const Table& table, const Colours& position) {
  std::vector<std::uint32_t> out;
  LayerWalker walker(table.partitions(), table.places(), stacks_of(table, position));
  walker.stand_at(position);
  walker.for_each_option([&](std::uint32_t place) { out.push_back(place); });
  return out;
}

class Checker {
 public:
  Checker(const Table& table, std::uint64_t seed, Budget budget)
      : table_(table), random_(seed), budget_(std::move(budget)) {}

  // Checks a place in a solved layer, or a place that is reached from it.
  void look_at(std::uint32_t place) {
    Colours position = table_.places().position(place);
    while (stacks_of(table_, position) > table_.layers()) {
      if (!step(position)) return;
    }
    look_at(position);
  }
  void look_at(const Colours& position) {
    budget_.ask();
    ++out_.checked;
    out_.holds = out_.holds && is_mex_of_options(table_, position);
  }
  // Moves to a random option. Returns false if there is none.
  bool step(Colours& position) {
    const auto options = options_of(table_, position);
    if (options.empty()) return false;
    position = table_.places().position(options[below(options.size())]);
    return true;
  }
  std::uint64_t below(std::uint64_t count) { return random_() % count; }
  const TableCheck& found() const { return out_; }

 private:
  const Table& table_;
  std::mt19937_64 random_;
  Budget budget_;
  TableCheck out_;
};

}  // namespace

bool is_mex_of_options(const Table& table, const Colours& position) {
  std::uint64_t met = 0;
  for (const std::uint32_t place : options_of(table, position)) {
    const std::uint8_t value = table.values()[place];
    if (value < 64) met |= std::uint64_t{1} << value;
  }
  return table.grundy(position) == static_cast<unsigned>(std::countr_one(met));
}

TableCheck check_values(const Table& table, std::uint64_t seed, Budget budget) {
  Checker checker(table, seed, std::move(budget));
  const std::uint64_t positions = table.positions();
  if (table.layers() == 0) return {};
  if (positions > kMostCheckedWhole) {
    for (std::uint64_t i = 0; i < kMostCheckedWhole && checker.found().holds; ++i) {
      checker.look_at(static_cast<std::uint32_t>(checker.below(positions)));
    }
    return checker.found();
  }
  for (std::uint32_t place = 0; place < positions && checker.found().holds; ++place) {
    const Colours position = table.places().position(place);
    if (stacks_of(table, position) <= table.layers()) checker.look_at(position);
  }
  return checker.found();
}

TableCheck check_lines(const Table& table, const Colours& position, std::uint64_t lines,
                       std::uint64_t seed, Budget budget) {
  Checker checker(table, seed, std::move(budget));
  for (std::uint64_t line = 0; line < lines; ++line) {
    Colours here = position;
    do {
      checker.look_at(here);
    } while (checker.found().holds && checker.step(here));
  }
  return checker.found();
}

}  // namespace summand::babylon
