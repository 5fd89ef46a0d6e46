#include "summand/jobs/checkpoints.hpp"

#include <filesystem>
#include <gtest/gtest.h>
#include <thread>

namespace summand {
namespace {

using namespace std::chrono_literals;
using CheckpointClock = std::chrono::steady_clock;

TEST(Checkpoints, SavingTakesAHundredthOfTheTime) {
  Checkpoints saves("file");
  const auto begin = CheckpointClock::now();
  CheckpointClock::duration saving{};
  int saved = 0;
  while (CheckpointClock::now() - begin < 400ms) {
    saves.save_sometimes([&](const std::string& path) -> Result<void> {
      EXPECT_EQ(path, "file");
      const auto start = CheckpointClock::now();
      std::this_thread::sleep_for(5ms);
      saving += CheckpointClock::now() - start;
      ++saved;
      return {};
    });
  }
  EXPECT_GE(saved, 1);
  EXPECT_LE(100 * saving, CheckpointClock::now() - begin + 100 * (saving / saved));
}

TEST(Checkpoints, OnlyTheLastErrorIsTold) {
  Checkpoints saves("file");
  bool fails = true;
  int saved = 0;
  const auto write = [&](const std::string&) -> Result<void> {
    ++saved;
    if (fails) return fail("the disk is full");
    return {};
  };
  while (saved == 0) saves.save_sometimes(write);
  EXPECT_FALSE(saves.save(write));
  fails = false;
  EXPECT_TRUE(saves.save(write));
}

TEST(Checkpoints, WithoutAFileNothingIsSaved) {
  Checkpoints saves(std::nullopt);
  const auto write = [](const std::string&) -> Result<void> { return fail("saved"); };
  for (int i = 0; i < 100; ++i) {
    saves.save_sometimes(write);
    std::this_thread::sleep_for(2ms);
  }
  EXPECT_TRUE(saves.save(write));
  EXPECT_TRUE(saves.expect_writable());
}

TEST(Checkpoints, AFileThatCannotBeWrittenIsRefusedAtTheBeginning) {
  EXPECT_FALSE(Checkpoints("/no/such/folder/file").expect_writable());
  const std::string path = ::testing::TempDir() + "summand_checkpoints";
  EXPECT_TRUE(Checkpoints(path).expect_writable());
  EXPECT_FALSE(std::filesystem::exists(path));
}

}  // namespace
}  // namespace summand
