#include "summand/dist/child.hpp"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

namespace summand::dist {
namespace {

class Children : public ::testing::Test {
 protected:
  void TearDown() override { std::filesystem::remove(path_); }

  ChildEnd shell(const std::string& commands) const {
    return run_child("/bin/sh", {"-c", commands}, path_, never);
  }
  static bool never() { return false; }
  std::string content() const {
    std::ifstream in(path_, std::ios::binary);
    return {(std::istreambuf_iterator<char>(in)), {}};
  }

  std::string path_ = ::testing::TempDir() + "child_" + std::to_string(getpid());
};

TEST_F(Children, TheOutputOfASuccessIsTheFile) {
  const ChildEnd end = shell("head -c 300000 /dev/zero; echo nothing >&2");
  EXPECT_TRUE(end.done) << end.why;
  EXPECT_EQ(content(), std::string(300'000, '\0'));
}

TEST_F(Children, AFailureLeavesNoFileAndHasAReasonWithoutControlCharacters) {
  const ChildEnd end = shell("echo part; printf 'bad \\033[31mred\\n' >&2; exit 3");
  EXPECT_FALSE(end.done);
  EXPECT_FALSE(end.killed);
  EXPECT_EQ(end.why, "exit code 3: bad \\x1b[31mred");
  EXPECT_FALSE(std::filesystem::exists(path_));
}

TEST_F(Children, AKilledProcessIsTold) {
  const ChildEnd end = shell("echo part; kill -9 $$");
  EXPECT_FALSE(end.done);
  EXPECT_TRUE(end.killed);
  EXPECT_EQ(end.why, "killed by signal 9");
  EXPECT_FALSE(std::filesystem::exists(path_));
}

TEST_F(Children, AProcessThatIsStoppedIsNoFailure) {
  int looks = 0;
  const ChildEnd end =
      run_child("/bin/sh", {"-c", "echo part; sleep 60"}, path_, [&] { return ++looks == 3; });
  EXPECT_TRUE(end.stopped);
  EXPECT_FALSE(end.done || end.killed);
  EXPECT_FALSE(std::filesystem::exists(path_));
}

TEST_F(Children, AProgramThatDoesNotExistIsAReason) {
  const ChildEnd end = run_child("/none", {}, path_, never);
  EXPECT_FALSE(end.done || end.killed);
  EXPECT_EQ(end.why, "/none cannot be started: No such file or directory");
}

TEST_F(Children, APlaceThatCannotBeWrittenIsAReason) {
  const ChildEnd end = run_child("/bin/true", {}, "/none/file", never);
  EXPECT_EQ(end.why, "cannot write /none/file: No such file or directory");
}

TEST_F(Children, AProcessThatIsLeftBehindIsNotWaitedFor) {
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_TRUE(shell("sleep 4 & echo done").done);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(3));
  EXPECT_EQ(content(), "done\n");
}

}  // namespace
}  // namespace summand::dist
