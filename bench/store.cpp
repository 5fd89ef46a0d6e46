// A store: rows added in sorted batches, rows found, rows that are not there, and bytes a row. Keys
// are boards of Domineering, and answers have the 100 bytes of a usual value.
#include <filesystem>
#include <random>
#include <string>
#include <unistd.h>
#include <vector>

#include "bench/bench.hpp"
#include "summand/store/kept_file.hpp"

namespace summand::bench {
namespace {

// The number of rows that are found, and the sum of the hashes of their answers.
constexpr Workload kWorkloads[] = {
    {"1000", 1000, 0xFDC0F99A, 0},
    {"100000", 100'000, 0xEDE489F3, 1.7},
};

constexpr std::size_t kBytesOfAnswer = 100;

struct Row {
  std::string position, answer;
};

std::vector<Row> rows_of(std::size_t count) {
  std::mt19937_64 random(1);
  std::vector<Row> out(count);
  for (std::size_t i = 0; i < count; ++i) {
    Row& row = out[i];
    row.position = fmt::format("domineering(\"{:016x}{:07}\")", random(), i);
    while (row.answer.size() < kBytesOfAnswer) row.answer += static_cast<char>(random());
  }
  return out;
}

KeptKey key_of(const std::string& position) {
  return {.kind = KeptKind::value, .game = "domineering", .position = position};
}

std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 0;
  for (const char c : text) hash = hash_combine(hash, static_cast<unsigned char>(c));
  return hash;
}

// Calls work(i) for each row, and prints the time of one.
template <class Work>
double timed(std::string_view what, std::size_t count, Stopwatch& all, Work&& work) {
  Stopwatch watch;
  watch.resume();
  all.resume();
  work();
  watch.pause();
  all.pause();
  fmt::print("  {}: {:.2f} us of user time, {:.2f} us of wall time for each\n", what,
             1e6 * watch.seconds() / static_cast<double>(count),
             1e6 * watch.wall_seconds() / static_cast<double>(count));
  return watch.seconds();
}

bool run(const Workload& expected) {
  const std::size_t count = std::stoul(std::string(expected.size));
  const std::string path =
      std::filesystem::temp_directory_path() / fmt::format("summand-bench-store-{}", getpid());
  const std::vector<Row> rows = rows_of(count);
  Stopwatch watch;
  std::uint64_t found = 0;
  std::uint32_t digest = 0;
  {
    auto file = KeptFile::open(path, KeptFile::Access::write).value();
    timed("kept", count, watch, [&] {
      for (const Row& row : rows) file->keep(key_of(row.position), row.answer, FoundBy::search);
      if (!file->flush()) found = 0;
    });
  }
  fmt::print("  {:.0f} bytes a row\n",
             static_cast<double>(std::filesystem::file_size(path)) / static_cast<double>(count));
  {
    // No row is asked for twice, so the cache of answers does not help.
    auto file = KeptFile::open(path, KeptFile::Access::read).value();
    std::vector<std::size_t> order(count);
    for (std::size_t i = 0; i < count; ++i) order[i] = i;
    std::mt19937_64 random(2);
    for (std::size_t i = count; i > 1; --i) std::swap(order[i - 1], order[random() % i]);
    timed("found", count, watch, [&] {
      for (const std::size_t i : order) {
        if (const auto answer = file->find(key_of(rows[i].position))) {
          ++found;
          digest += static_cast<std::uint32_t>(hash_of(*answer) >> 32);
        }
      }
    });
    timed("not found", count, watch, [&] {
      for (const std::size_t i : order) {
        if (file->find(key_of(rows[i].position + "x"))) ++found;
      }
    });
  }
  for (const char* beside : {"", "-wal", "-shm"}) std::filesystem::remove(path + beside);
  return report("store", expected, watch.seconds(), 3 * count, found, digest);
}

}  // namespace
}  // namespace summand::bench

int main(int argc, char** argv) {
  using namespace summand::bench;
  return run_all(kWorkloads, argc, argv, run);
}
