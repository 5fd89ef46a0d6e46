#include "summand/base/file.hpp"

#include <climits>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace summand {
namespace {

class Files : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::path(::testing::TempDir()) /
              ::testing::UnitTest::GetInstance()->current_test_info()->name();
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directory(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::string path(const char* name) const { return (folder_ / name).string(); }
  static std::string content(const std::string& path) {
    std::ostringstream out;
    out << std::ifstream(path).rdbuf();
    return out.str();
  }
  std::size_t count() const {
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder_),
                                                  std::filesystem::directory_iterator()));
  }

  // True if the folder can have files that have no name at first.
  bool has_nameless_files() const {
#ifdef O_TMPFILE
    const int file = open(folder_.c_str(), O_WRONLY | O_TMPFILE | O_CLOEXEC, 0666);
    if (file < 0) return false;
    close(file);
    return std::filesystem::exists("/proc/self/fd");
#else
    return false;
#endif
  }

  std::filesystem::path folder_;
};

TEST_F(Files, HaveTheWrittenContent) {
  const std::string large(3'000'000, 'x');
  ASSERT_TRUE(write_file(path("a"), large));
  EXPECT_EQ(content(path("a")), large);
  ASSERT_TRUE(write_file(path("a"), "short"));
  EXPECT_EQ(content(path("a")), "short");
  ASSERT_TRUE(write_file(path("empty"), ""));
  EXPECT_EQ(content(path("empty")), "");
  EXPECT_EQ(count(), 2u);
}

TEST_F(Files, ThatCannotBeWrittenLeaveNothingBehind) {
  const auto missing = write_file(path("no/such/folder"), "text");
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().message,
            "cannot write " + path("no/such/folder") + ": No such file or directory");
  // A folder that is not empty cannot be replaced by a file.
  std::filesystem::create_directories(folder_ / "full" / "inner");
  EXPECT_FALSE(write_file(path("full"), "text"));
  EXPECT_FALSE(write_file("", "text"));
  EXPECT_EQ(count(), 1u);
}

TEST_F(Files, OfAnEarlierTryDoNoHarm) {
  std::ofstream(path("a.new0")) << "left by a kill";
  ASSERT_TRUE(write_file(path("a"), "text"));
  EXPECT_EQ(content(path("a")), "text");
  EXPECT_EQ(content(path("a.new0")), "left by a kill");
}

// On a system without nameless files, the unfinished file stays beside the old one.
TEST_F(Files, ThatAreBegunAndNotFinishedLeaveNothingWhenKilled) {
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    auto writer = FileWriter::open(path("a"));
    const bool written = writer && writer->write("begun");
    ::kill(getpid(), written ? SIGKILL : SIGTERM);
    for (;;) pause();
  }
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  ASSERT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
  EXPECT_EQ(count(), has_nameless_files() ? 0u : 1u);
  ASSERT_TRUE(write_file(path("a"), "text"));
  EXPECT_EQ(content(path("a")), "text");
}

TEST_F(Files, BehindLinksAreWrittenAndTheLinksStay) {
  std::filesystem::create_directory(folder_ / "inner");
  std::ofstream(path("inner/old")) << "old";
  std::filesystem::create_symlink("inner/second", path("first"));
  std::filesystem::create_symlink("old", path("inner/second"));
  std::filesystem::create_symlink(path("inner/new"), path("ahead"));
  ASSERT_TRUE(write_file(path("first"), "text"));
  EXPECT_EQ(content(path("inner/old")), "text");
  ASSERT_TRUE(write_file(path("ahead"), "more"));
  EXPECT_EQ(content(path("inner/new")), "more");
  for (const char* link : {"first", "inner/second", "ahead"}) {
    EXPECT_TRUE(std::filesystem::is_symlink(path(link))) << link;
  }
  std::filesystem::create_symlink("ring", path("ring"));
  EXPECT_FALSE(write_file(path("ring"), "text"));
  EXPECT_TRUE(std::filesystem::is_symlink(path("ring")));
}

TEST_F(Files, ThatAreDevicesAreWrittenTo) {
  std::filesystem::create_symlink("/dev/null", path("nothing"));
  std::filesystem::create_symlink("/dev/full", path("full"));
  EXPECT_TRUE(write_file(path("nothing"), "text"));
  const auto full = write_file(path("full"), "text");
  ASSERT_FALSE(full);
  EXPECT_EQ(full.error().message, "cannot write " + path("full") + ": No space left on device");
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
  EXPECT_EQ(count(), 2u);
}

TEST_F(Files, ThatAreReplacedKeepTheirPermissionsAndOwner) {
  for (const mode_t mode : {0600, 0640, 0604, 0644, 0666, 0755}) {
    std::ofstream(path("a")) << "old";
    ASSERT_EQ(chmod(path("a").c_str(), mode), 0);
    constexpr uid_t kAnybody = 12345;
    if (geteuid() == 0) {
      ASSERT_EQ(chown(path("a").c_str(), kAnybody, kAnybody), 0);
    }
    ASSERT_TRUE(write_file(path("a"), "text"));
    struct stat now{};
    ASSERT_EQ(stat(path("a").c_str(), &now), 0);
    EXPECT_EQ(now.st_mode & 07777, mode);
    EXPECT_EQ(now.st_uid, geteuid() == 0 ? kAnybody : geteuid());
    ASSERT_EQ(unlink(path("a").c_str()), 0);
  }
}

TEST_F(Files, ThatAreNewObeyTheMask) {
  const mode_t before = umask(027);
  ASSERT_TRUE(write_file(path("a"), "text"));
  umask(before);
  struct stat now{};
  ASSERT_EQ(stat(path("a").c_str(), &now), 0);
  EXPECT_EQ(now.st_mode & 07777, 0640u);
}

// No file is protected from root, so another user tries.
TEST_F(Files, ThatAreProtectedAreNotReplaced) {
  constexpr uid_t kAnybody = 12345;
  std::ofstream(path("a")) << "old";
  ASSERT_EQ(chmod(path("a").c_str(), 0444), 0);
  ASSERT_EQ(chmod(folder_.c_str(), 0777), 0);
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    const bool other = geteuid() != 0 || setuid(kAnybody) == 0;
    _exit(other && !write_file(path("a"), "text") && write_file(path("b"), "text") ? 0 : 1);
  }
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  EXPECT_EQ(content(path("a")), "old");
  EXPECT_EQ(count(), 2u);
}

TEST_F(Files, MayHaveTheLongestName) {
  const std::string longest(NAME_MAX, 'n'), too_long(NAME_MAX + 1, 'n');
  ASSERT_TRUE(write_file(path(longest.c_str()), "text"));
  EXPECT_EQ(content(path(longest.c_str())), "text");
  EXPECT_FALSE(FileWriter::open(path(too_long.c_str())));
  EXPECT_EQ(count(), 1u);
}

TEST_F(Files, AreKnownToBeWritableBeforeTheWork) {
  EXPECT_TRUE(expect_writable(path("new")));
  EXPECT_EQ(count(), 0u);
  EXPECT_FALSE(expect_writable(path("no/such/folder")));
  EXPECT_FALSE(expect_writable(path(std::string(300, 'n').c_str())));
  std::filesystem::create_symlink("ring", path("ring"));
  EXPECT_FALSE(expect_writable(path("ring")));
  // If nobody reads a pipe, opening it would block.
  ASSERT_EQ(mkfifo(path("pipe").c_str(), 0600), 0);
  EXPECT_TRUE(expect_writable(path("pipe")));
}

TEST_F(Files, KnowTheirLengthAndTheTimeOfTheirLastChange) {
  EXPECT_FALSE(status_of_regular_file(path("a")));
  EXPECT_FALSE(status_of_regular_file(path(".")));
  ASSERT_TRUE(write_file(path("a"), "12345"));
  std::filesystem::create_symlink("a", path("link"));
  const auto status = status_of_regular_file(path("a"));
  ASSERT_TRUE(status);
  EXPECT_EQ(status->size, 5u);
  EXPECT_EQ(status_of_regular_file(path("link")), status);
  const auto later = std::filesystem::last_write_time(path("a")) + std::chrono::seconds(3);
  std::filesystem::last_write_time(path("a"), later);
  const auto changed = status_of_regular_file(path("a"));
  ASSERT_TRUE(changed);
  EXPECT_EQ(changed->changed, status->changed + std::chrono::seconds(3));
}

TEST_F(Files, ThatGetTooLargeDoNotReplaceTheOldOne) {
  ASSERT_TRUE(write_file(path("a"), "old"));
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
  rlimit small = before;
  small.rlim_cur = 1000;
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &small), 0);
  const auto written = write_file(path("a"), std::string(3000, 'x'));
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &before), 0);
  std::signal(SIGXFSZ, handler);
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().message, "cannot write " + path("a") + ": File too large");
  EXPECT_EQ(content(path("a")), "old");
  EXPECT_EQ(count(), 1u);
}

TEST_F(Files, AreReadUpToANumberOfBytes) {
  const std::string whole(100'000, 'x');
  ASSERT_TRUE(write_file(path("a"), whole));
  EXPECT_EQ(read_at_most(path("a"), 200'000).value(), whole);
  EXPECT_EQ(read_at_most(path("a"), 100'000).value(), whole);
  EXPECT_EQ(read_at_most(path("a"), 99'999).value(), whole);  // one byte shows that it is longer
  EXPECT_EQ(read_at_most(path("a"), 70'000).value().size(), 70'001u);
  EXPECT_EQ(read_at_most(path("a"), 0).value(), "x");
  EXPECT_FALSE(read_at_most(path("b"), 10));
}

}  // namespace
}  // namespace summand
