// Long work on one thread and on two: a table and a search of the language, and the tables of
// Babylon and of So Long Sucker.
#include <map>
#include <string>
#include <string_view>

#include "bench/bench.hpp"
#include "summand/ask/door.hpp"
#include "summand/studies/babylon/table.hpp"
#include "summand/studies/sucker/table.hpp"

namespace summand::bench {
namespace {

// The bars are for one thread. What counts is how much faster two threads are: 1.7 times or more.
constexpr Workload kWorkloads[] = {
    {"small-table", 0, 0xB5605A2D},
    {"small-search", 0, 0x9E9CCEC9},
    {"small-babylon", 0, 0x683DB6D0},
    {"small-sucker", 0, 0xB8E5A533},
    {"table", 0, 0x6D25453C, 10},
    {"search", 0, 0xD9D465F8, 1},
    {"babylon-three-34", 0, 0xDF400882, 15},
    {"sucker-three-13", 0, 0xDC7F9796, 3},
};

class TextDigest final : public TextSink {
 public:
  void write(std::string_view text) override {
    for (const char c : text) add(static_cast<unsigned char>(c));
  }
  void add(std::uint64_t number) { hash_ = hash_combine(hash_, number); }
  std::uint32_t digest() const { return static_cast<std::uint32_t>(hash_ >> 32); }

 private:
  std::uint64_t hash_ = 0;
};

using JobOptions = std::map<std::string, std::string, std::less<>>;

std::uint32_t answered(const char* question, const std::string& text, JobOptions options,
                       unsigned threads) {
  ask::Door door;
  options["threads"] = std::to_string(threads);
  const auto response = door.ask({ask::find_question(question), {text}, std::move(options)});
  if (!response) {
    fmt::print("{}\n", response.error().error.message);
    return 0;
  }
  TextDigest out;
  response->text(out, {});
  return out.digest();
}

// Cells of similar cost, with values that no two cells share.
std::uint32_t table(unsigned side, unsigned values, unsigned threads) {
  const std::string last = std::to_string(side);
  return answered("table",
                  "[mean({n||r|c - n - 100}) for n in 101.." + std::to_string(values) + "][7]",
                  {{"rows", "1.." + last}, {"cols", "1.." + last}}, threads);
}

// All fillings of a board, with a condition that depends on how a position is written.
std::uint32_t search(const char* size, unsigned threads) {
  return answered("search", "domineering",
                  {{"size", size}, {"every", ""}, {"csv", ""}, {"where", "mean(G : 1) > 1"}},
                  threads);
}

std::uint32_t babylon_table(unsigned chips, unsigned colours, unsigned threads) {
  babylon::Table table(chips, colours, Budget());
  table.solve(threads);
  TextDigest out;
  for (const std::uint8_t value : table.values()) out.add(value);
  return out.digest();
}

std::uint32_t sucker_table(unsigned chips, unsigned threads) {
  const sucker::EndgameTable table({.chips = chips}, threads, Budget());
  TextDigest out;
  for (unsigned n = 0; n <= chips; ++n) {
    const sucker::TableLevel level = table.level(n);
    out.add(level.states);
    out.add(level.blue_wins);
  }
  return out.digest();
}

std::uint32_t done(std::string_view size, unsigned threads) {
  if (size == "small-table") return table(4, 400, threads);
  if (size == "small-search") return search("3x3", threads);
  if (size == "small-babylon") return babylon_table(16, 4, threads);
  if (size == "small-sucker") return sucker_table(7, threads);
  if (size == "table") return table(10, 10'000, threads);
  if (size == "search") return search("4x4", threads);
  return size == "babylon-three-34" ? babylon_table(34, 3, threads) : sucker_table(13, threads);
}

bool run(const Workload& expected) {
  bool right = true;
  double alone = 0;
  for (const unsigned threads : {1u, 2u}) {
    Stopwatch watch;
    watch.resume();
    const std::uint32_t digest = done(expected.size, threads);
    watch.pause();
    if (threads == 1) alone = watch.wall_seconds();
    right &= report(threads == 1 ? "one thread" : "two threads", expected, watch.seconds(), 1, 0,
                    digest);
    report_speed(watch, alone);
  }
  return right;
}

}  // namespace
}  // namespace summand::bench

int main(int argc, char** argv) {
  using namespace summand::bench;
  return run_all(kWorkloads, argc, argv, run);
}
