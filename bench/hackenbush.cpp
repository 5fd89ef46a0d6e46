// Hackenbush: values of large green graphs, and search without theorems. Also the time that is lost
// and saved by numbering the vertices of a part by their surroundings
// (docs/decisions/hackenbush-memo.md).
#include "summand/games/hackenbush.hpp"

#include <random>
#include <string>
#include <vector>

#include "bench/bench.hpp"

namespace summand::bench {
namespace {

using games::Hackenbush;

constexpr Workload kWorkloads[] = {
    {"small", 0, 0x95CF1CCC},
    {"green-100000", 0, 0xC62B2E38, 0.3},
    {"search-16", 0, 0x5D3C7515, 5.0},
};

// A connected graph on the vertices 0..vertices-1, as text.
std::string random_text(std::mt19937& random, unsigned vertices, unsigned edges,
                        std::string_view colours) {
  std::string text;
  for (unsigned i = 1; i <= edges; ++i) {
    const unsigned to = i < vertices ? i : random() % vertices;
    const unsigned from = random() % (i < vertices ? i : vertices);
    text += fmt::format("{}-{}{} ", from, to, colours[random() % colours.size()]);
  }
  return text;
}

std::vector<std::string> random_texts(std::size_t count, unsigned edges, std::string_view colours) {
  std::mt19937 random(edges);
  std::vector<std::string> texts;
  while (texts.size() < count) {
    texts.push_back(random_text(random, std::max(2u, edges / 2), edges, colours));
  }
  return texts;
}

// Grids of two rows of squares that stand on the ground.
std::vector<std::string> grids() {
  std::mt19937 random(1);
  std::vector<std::string> texts;
  for (int width = 2; width <= 4; ++width) {
    std::string text;
    const auto edge = [&](int from, int to) {
      text += fmt::format("{}-{}{} ", from, to, "LRG"[random() % 3]);
    };
    for (int vertex = 1; vertex <= 2 * width; ++vertex) {
      edge(std::max(0, vertex - width), vertex);
      if (vertex % width != 1) edge(vertex - 1, vertex);
    }
    texts.push_back(text);
  }
  return texts;
}

// Green stems with ten petals each at the top.
std::vector<std::string> flowers() {
  std::mt19937 random(2);
  std::vector<std::string> texts;
  for (int count = 0; count < 20; ++count) {
    std::string text = "0-1G 1-2G ";
    for (int petal = 3; petal < 13; ++petal) {
      text += fmt::format("2-{}{} ", petal, "LR"[random() % 2]);
    }
    texts.push_back(text);
  }
  return texts;
}

// Blue legs under a red complete graph, and a red ring on blue legs with a green edge at each foot.
std::vector<std::string> symmetric() {
  std::string table, ring;
  for (int i = 1; i <= 4; ++i) {
    table += fmt::format("0-{}L ", i);
    for (int j = 1; j < i; ++j) table += fmt::format("{}-{}R ", j, i);
  }
  for (int i = 1; i <= 5; ++i) {
    ring += fmt::format("0-{}L {}-{}R {}-{}G ", i, i, i % 5 + 1, i, i + 5);
  }
  return {table, ring};
}

struct Sum {
  double seconds = 0;
  std::uint64_t positions = 0;
  std::uint32_t digest = 0;
};

// Parses and evaluates; each text has a store and a memo of its own.
template <class Rules>
Sum evaluate(const std::vector<std::string>& texts, By by) {
  Sum sum;
  Stopwatch watch;
  std::uint64_t digest = 0;
  for (const std::string& text : texts) {
    watch.resume();
    ValueStore store;
    Evaluator<Rules> evaluator({}, store, by);
    const Value value = evaluator(*evaluator.rules().parse(text));
    sum.positions += evaluator.positions();
    watch.pause();
    digest = hash_combine(digest, FormHash(store)(value));
  }
  sum.seconds = watch.seconds();
  sum.digest = static_cast<std::uint32_t>(digest >> 32);
  return sum;
}

// Parts as they are; numbered with some tries; and the same as a representative.
struct Plain : Hackenbush {
  bool operator==(const Plain&) const = default;
  std::vector<Position> parts(const Position& graph) const { return graph.pieces_at_zero(); }
};
template <int kWays>
struct Numbered : Hackenbush {
  bool operator==(const Numbered&) const = default;
  std::vector<Position> parts(const Position& graph) const {
    std::vector<Position> out = graph.pieces_at_zero();
    for (Position& part : out) part = labelled(part, kWays);
    return out;
  }
};
struct Represented : Plain {
  bool operator==(const Represented&) const = default;
  Position representative(const Position& graph) const { return labelled(graph, 16); }
};

bool compare_memos() {
  const std::vector<std::pair<std::string_view, std::vector<std::string>>> families = {
      {"random, 8 edges", random_texts(20, 8, "LRG")},
      {"random, 12 edges", random_texts(20, 12, "LRG")},
      {"random, 16 edges", random_texts(4, 16, "LRG")},
      {"random, 12 blue edges", random_texts(20, 12, "L")},
      {"grids", grids()},
      {"flowers", flowers()},
      {"symmetric", symmetric()},
  };
  bool equal = true;
  for (const auto& [name, texts] : families) {
    const Sum sums[] = {
        evaluate<Plain>(texts, By::search), evaluate<Represented>(texts, By::search),
        evaluate<Numbered<1>>(texts, By::search), evaluate<Numbered<16>>(texts, By::search)};
    constexpr std::string_view kNames[] = {"as they are", "representative", "refined", "labelled"};
    for (std::size_t i = 0; i < std::size(sums); ++i) {
      fmt::print("{:22} {:15} {:7.3f} s {:8} positions\n", name, kNames[i], sums[i].seconds,
                 sums[i].positions);
      equal = equal && sums[i].digest == sums[0].digest;
    }
  }
  return equal;
}

bool run(const Workload& expected) {
  Sum sum;
  std::size_t count = 1;
  if (expected.size == "green-100000") {
    std::mt19937 random(3);
    sum = evaluate<Hackenbush>({random_text(random, 95'000, 100'000, "G")}, By::anything);
  } else {
    count = 20;
    sum = evaluate<Hackenbush>(random_texts(count, expected.size == "small" ? 10 : 16, "LRG"),
                               By::search);
  }
  return report("hackenbush", expected, sum.seconds, count, expected.distinct, sum.digest);
}

}  // namespace
}  // namespace summand::bench

int main(int argc, char** argv) {
  using namespace summand::bench;
  if (argc == 2 && std::string_view(argv[1]) == "--memo") return compare_memos() ? 0 : 1;
  return run_all(kWorkloads, argc, argv, run);
}
