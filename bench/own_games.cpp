// Values of games that are written as text, beside the same games in C++. Both are asked as a
// program asks any game: by AnyPosition.
#include <algorithm>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bench/bench.hpp"
#include "summand/rules/text_game.hpp"
#include "summand/ruleset/evaluators.hpp"
#include "summand/ruleset/registry.hpp"

namespace summand::bench {
namespace {

// A family of positions: one position, or all fills of a board, as texts.
struct Family {
  std::string_view size, game;
  std::string_view letters;  // empty: the only position is `board`
  std::string_view board;    // the dividers of rows stay in all fills
  Workload expected;
};

// The text may take this many times as long as the header.
constexpr double kBar = 4;

constexpr Family kFamilies[] = {
    {"domineering-3x4", "domineering", "#.", "????|????|????", {"3x4", 84, 0x9B4A6185}},
    {"clobber-3x4", "clobber", "", "xoxo|oxox|xoxo", {"3x4", 1, 0x331B1D69}},
    {"toads-and-frogs-8", "toads-and-frogs", ".TF", "????????", {"8", 280, 0x3D4715FA}},
    {"domineering-4x5",
     "domineering",
     "#.",
     "?????|?????|?????|?????",
     {"4x5", 5891, 0x144D1032, kBar}},
    {"clobber-4x4", "clobber", "", "xoxo|oxox|xoxo|oxox", {"4x4", 1, 0x86DA30DB, kBar}},
    {"toads-and-frogs-13",
     "toads-and-frogs",
     ".TF",
     "?????????????",
     {"13", 29150, 0x7D02D370, kBar}},
};

std::shared_ptr<const AnyRuleset> game_as_text(std::string_view name) {
  std::ifstream in(std::string(SUMMAND_SOURCE) + "/share/games/" + std::string(name) + ".game");
  const std::string file(std::istreambuf_iterator<char>(in), {});
  auto game = text_game(file);
  SUMMAND_CHECK(game.has_value());
  return *std::move(game);
}

struct Measured {
  double seconds;
  std::uint64_t count, distinct;
  std::uint32_t digest;
};

Measured values_of(const AnyRuleset& game, const Family& family) {
  constexpr std::size_t kBatch = 4096;
  std::string text(family.board);
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < text.size() && !family.letters.empty(); ++i) {
    if (text[i] == '?') open.push_back(i);
  }
  std::uint64_t fills = 1;
  for (std::size_t i = 0; i < open.size(); ++i) fills *= family.letters.size();

  ValueStore store;
  Evaluators evaluators(store);
  Stopwatch watch;
  Census census;
  std::vector<AnyPosition> positions;
  std::vector<Value> values;
  for (std::uint64_t fill = 0; fill < fills; ++fill) {
    std::uint64_t rest = fill;
    for (const std::size_t at : open) {
      text[at] = family.letters[rest % family.letters.size()];
      rest /= family.letters.size();
    }
    auto position = game.parse(text);
    SUMMAND_CHECK(position.has_value());
    positions.push_back(*std::move(position));
    if (positions.size() < kBatch && fill + 1 < fills) continue;
    watch.resume();
    for (const AnyPosition& each : positions) values.push_back(each.model().value(evaluators));
    watch.pause();
    census.add(values);
    positions.clear();
    values.clear();
  }
  return {watch.seconds(), census.count(), census.distinct(), census.digest(store)};
}

bool run(const Family& family) {
  const AnyRuleset* const header = find_ruleset(family.game);
  SUMMAND_CHECK(header != nullptr);
  const std::shared_ptr<const AnyRuleset> text = game_as_text(family.game);
  // In turns, and the least of three, because others may use the machine.
  Measured of[2];
  for (int turn = 0; turn < 3; ++turn) {
    for (const bool is_text : {false, true}) {
      const Measured now = values_of(is_text ? *text : *header, family);
      if (turn == 0 || now.seconds < of[is_text].seconds) of[is_text] = now;
    }
  }
  const bool same = of[0].digest == of[1].digest && of[0].distinct == of[1].distinct;
  const bool right =
      same && of[0].digest == family.expected.digest && of[0].distinct == family.expected.distinct;
  fmt::print("own games, {}: header {:.3f} s, text {:.3f} s", family.size, of[0].seconds,
             of[1].seconds);
  if (family.expected.seconds > 0) {
    fmt::print(", {:.2f} times as long (bar: {:.0f})", of[1].seconds / of[0].seconds,
               family.expected.seconds);
  }
  fmt::print(", {} positions, {} values, digest {:08X}", of[1].count, of[1].distinct, of[1].digest);
  if (!right) {
    fmt::print(" WRONG: expected {} values, {:08X}, and the header has {:08X}",
               family.expected.distinct, family.expected.digest, of[0].digest);
  }
  fmt::print("\n");
  return right;
}

}  // namespace
}  // namespace summand::bench

int main(int argc, char** argv) {
  using namespace summand::bench;
  std::vector<Workload> workloads;
  for (const Family& family : kFamilies) {
    workloads.push_back(family.expected);
    workloads.back().size = family.size;
  }
  return run_all(workloads, argc, argv, [](const Workload& workload) {
    return run(*std::ranges::find(kFamilies, workload.size, &Family::size));
  });
}
