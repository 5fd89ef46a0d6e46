#include "summand/base/file.hpp"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

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

  std::filesystem::path folder_;
};

TEST_F(Files, HoldWhatIsWritten) {
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

TEST_F(Files, OfAnEarlierTryAreNotInTheWay) {
  std::ofstream(path("a.new0")) << "left by a kill";
  ASSERT_TRUE(write_file(path("a"), "text"));
  EXPECT_EQ(content(path("a")), "text");
  EXPECT_EQ(content(path("a.new0")), "left by a kill");
}

}  // namespace
}  // namespace summand
