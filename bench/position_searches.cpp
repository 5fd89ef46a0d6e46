// Searches over positions, as people ask them: all fillings of a board of Domineering whose
// temperature is above a bound. The bar is a fifth of the time that cgt-tools takes to evaluate the
// same boards.
#include <string>

#include "bench/bench.hpp"
#include "summand/ask/door.hpp"

namespace summand::bench {
namespace {

constexpr Workload kWorkloads[] = {
    {"3x3", 9, 0x4DC3D28A},
    {"4x4", 539, 0xB46E9ADC},
    {"4x5", 16'971, 0x50F02FEB, 0.35},
};

// Counts and hashes the lines of an answer.
class Digest final : public TextSink {
 public:
  void write(std::string_view text) override {
    for (const char c : text) {
      hash_ = hash_combine(hash_, static_cast<unsigned char>(c));
      lines_ += c == '\n' ? 1 : 0;
    }
  }
  std::uint32_t digest() const { return static_cast<std::uint32_t>(hash_ >> 32); }
  std::uint64_t lines() const { return lines_; }

 private:
  std::uint64_t hash_ = 0, lines_ = 0;
};

// The values of the workload are its hits. The last one goes through all fillings one by one, the
// others count those with the same parts once.
bool run(const Workload& expected) {
  ask::Door door;
  ask::Request request{ask::find_question("search"), {"domineering"}, {}};
  const bool every = expected.size == "4x5";
  request.options = {{"size", std::string(expected.size)}, {"csv", ""}};
  request.options.emplace("where", every ? "temperature(G) > 5/4" : "temperature(G) > 1");
  if (every) request.options.emplace("every", "");
  Stopwatch watch;
  watch.resume();
  const auto response = door.ask(request);
  watch.pause();
  if (!response) {
    fmt::print("{}\n", response.error().error.message);
    return false;
  }
  Digest out;
  response->text(out, {});
  const std::uint64_t cells = (expected.size[0] - '0') * (expected.size[2] - '0');
  return report("fillings of domineering", expected, watch.seconds(), std::uint64_t{1} << cells,
                out.lines() - 1, out.digest());
}

}  // namespace
}  // namespace summand::bench

int main(int argc, char** argv) {
  using namespace summand::bench;
  return run_all(kWorkloads, argc, argv, run);
}
