// The values of all fills of boards of Domineering: by parts and symmetries, and by the moves
// alone.
#include "summand/games/domineering.hpp"

#include "bench/bench.hpp"
#include "summand/ruleset/fill_values.hpp"

namespace summand::bench {
namespace {

using games::Domineering;

// The same game without its abilities. Each fill is evaluated by its options.
struct MovesAlone {
  static constexpr RulesetInfo info = Domineering::info;
  using Position = Domineering::Position;
  using Move = Domineering::Move;

  bool operator==(const MovesAlone&) const = default;

  template <class Visit>
  void for_each_move(const Position& free, Player player, Visit&& visit) const {
    game.for_each_move(free, player, visit);
  }
  Position play(const Position& free, Player player, Move move) const {
    return game.play(free, player, move);
  }
  std::optional<PositionKey> key(const Position& free) const { return game.key(free); }
  Result<Position> parse(std::string_view text) const { return game.parse(text); }
  std::string print(const Position& free) const { return game.print(free); }
  std::string print_move(const Position& free, Player player, Move move) const {
    return game.print_move(free, player, move);
  }
  template <class Visit>
  void small_positions(Visit&& visit) const {
    game.small_positions(visit);
  }

  Domineering game;
};

constexpr double kBytesAValue = 60;

constexpr Workload kWorkloads[] = {
    {"4x5", 5891, 0x144D1032},       {"moves-alone-4x4", 717, 0xC1119062},
    {"4x6", 62584, 0xF57072AA, 1.4}, {"5x5", 107584, 0x1CA976B0, 3},
    {"4x7", 591083, 0x54945BA9, 24}, {"moves-alone-4x5", 5891, 0x144D1032, 0.42},
};

template <Ruleset R>
bool run(const char* name, const Workload& expected) {
  const int rows = expected.size[expected.size.size() - 3] - '0';
  const int columns = expected.size.back() - '0';
  ValueStore store;
  Stopwatch watch;
  watch.resume();
  const FillValues<R> values({}, store, rows, columns);
  watch.pause();
  Census census;
  census.add(values.all());
  const double bytes = static_cast<double>(store.memory()) / static_cast<double>(store.size());
  const std::size_t size = store.size();
  const bool right = report(name, expected, watch, census, store);
  fmt::print("  {} values in the store, {:.1f} bytes each\n", size, bytes);
  return right && bytes <= kBytesAValue;
}

bool run(const Workload& expected) {
  return expected.size.starts_with("moves-alone") ? run<MovesAlone>("domineering fills", expected)
                                                  : run<Domineering>("domineering fills", expected);
}

}  // namespace
}  // namespace summand::bench

int main(int argc, char** argv) {
  using namespace summand::bench;
  return run_all(kWorkloads, argc, argv, [](const Workload& workload) { return run(workload); });
}
