// The fixture of the laws: a ruleset and its small positions. Laws are registered one by one,
// because the typed suites of GoogleTest take a fifth of the time in which the laws of a game are
// compiled.
#pragma once

#include <gtest/gtest.h>
#include <string>
#include <type_traits>
#include <vector>

namespace summand::testing {

template <class R>
class OverSmallPositions : public ::testing::Test {
 protected:
  using Position = typename R::Position;

  // Calls visit for each small position, until the first failure.
  template <class Visit>
  void for_all(Visit&& visit) {
    pass_all(&visit, [](void* its, const Position& position) {
      (*static_cast<std::remove_reference_t<Visit>*>(its))(position);
    });
  }

  R rules;

 private:
  // The code that makes the small positions is compiled once, and not for each law.
  [[gnu::noinline]] void pass_all(void* its, void (*visit)(void*, const Position&)) {
    std::size_t count = 0;
    rules.small_positions([&](const Position& position) {
      ++count;
      if (!this->HasFailure()) visit(its, position);
    });
    ::testing::Test::RecordProperty("positions", std::to_string(count));
    EXPECT_GT(count, 0u);
  }
};

// A law of a game: a test of the fixture `Laws`.
template <class Laws>
struct Law {
  const char* name;
  void (Laws::*body)();
};

// Makes a test of each law of `Laws::laws()`, in the suite of the game, such as
// "Domineering/GameLaws".
template <class Laws>
bool register_laws(const char* suite, const char* file) {
  class OneLaw : public Laws {
   public:
    explicit OneLaw(Law<Laws> law) : law_(law) {}
    void TestBody() override { (this->*law_.body)(); }

   private:
    Law<Laws> law_;
  };
  for (const Law<Laws>& law : Laws::laws()) {
    ::testing::RegisterTest(suite, law.name, nullptr, nullptr, file, 0,
                            [law]() -> Laws* { return new OneLaw(law); });
  }
  return true;
}

}  // namespace summand::testing
