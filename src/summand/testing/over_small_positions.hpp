// The fixture of the laws: a ruleset and its small positions.
#pragma once

#include <gtest/gtest.h>
#include <string>

namespace summand::testing {

template <class R>
class OverSmallPositions : public ::testing::Test {
 protected:
  using Position = typename R::Position;

  // Calls visit for each small position, until the first failure.
  template <class Visit>
  void for_all(Visit&& visit) {
    std::size_t count = 0;
    rules.small_positions([&](const Position& position) {
      ++count;
      if (!this->HasFailure()) visit(position);
    });
    ::testing::Test::RecordProperty("positions", std::to_string(count));
    EXPECT_GT(count, 0u);
  }

  R rules;
};

}  // namespace summand::testing
