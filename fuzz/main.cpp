// The fuzzing program for all targets. Its first argument, or SUMMAND_FUZZ_TARGET, names the
// target. Without both it lists the targets, one on each line.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ranges>
#include <string>
#include <string_view>

#include "game_texts.hpp"
#include "targets.hpp"

namespace {

constexpr const char* kVariable = "SUMMAND_FUZZ_TARGET";

const FuzzTarget* chosen = nullptr;

const FuzzTarget* find_target(std::string_view name) {
  const auto& targets = fuzz_targets();
  const auto at = std::ranges::find(targets, name, &FuzzTarget::name);
  return at == targets.end() ? nullptr : &*at;
}

[[noreturn]] void list_targets() {
  for (const FuzzTarget& target : fuzz_targets()) std::printf("%s\n", target.name.c_str());
  std::exit(0);
}

// Removes the first argument, because libFuzzer would read it as a folder of seeds.
void remove_first_argument(int& argc, char** argv) {
  std::copy(argv + 2, argv + argc, argv + 1);
  --argc;
}

}  // namespace

const std::vector<FuzzTarget>& fuzz_targets() {
  static const std::vector<FuzzTarget> all = [] {
    std::vector<FuzzTarget> out = own_targets();
    const std::size_t own = out.size();
    for (FuzzTarget& game : game_text_targets()) {
      const auto has_own = [&](std::size_t i) { return out[i].name == game.name; };
      if (std::ranges::none_of(std::views::iota(std::size_t{0}, own), has_own)) {
        out.push_back(std::move(game));
      }
    }
    return out;
  }();
  return all;
}

// libFuzzer may start more processes without the name. They find it in the environment.
extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {
  std::string name;
  if (const char* wish = std::getenv(kVariable)) name = wish;
  if (name.empty()) {
    if (*argc < 2) list_targets();
    name = (*argv)[1];
    remove_first_argument(*argc, *argv);
    setenv(kVariable, name.c_str(), 1);
  }
  chosen = find_target(name);
  if (chosen == nullptr) {
    std::fprintf(stderr, "summand_fuzz: no target %s\n", name.c_str());
    std::exit(1);
  }
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return chosen->run(data, size);
}
