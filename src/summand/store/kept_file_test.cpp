#include "summand/store/kept_file.hpp"

#include <csignal>
#include <filesystem>
#include <fmt/core.h>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <random>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>

#include "summand/store/store_format.hpp"

namespace summand {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using Access = KeptFile::Access;

class KeptFileTest : public ::testing::Test {
 protected:
  KeptFileTest() {
    const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
    folder_ = std::filesystem::temp_directory_path() /
              fmt::format("summand-{}-{}", test->name(), getpid());
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directory(folder_);
  }
  ~KeptFileTest() override { std::filesystem::remove_all(folder_); }

  std::string path(std::string_view name = "values.db") const { return folder_ / name; }

  std::unique_ptr<KeptFile> opened(Access access = Access::write,
                                   std::string library = SUMMAND_VERSION) const {
    auto file = KeptFile::open(path(), access, KeptFile::kCacheBytes, std::move(library));
    if (!file) throw std::runtime_error(file.error().message);
    return *std::move(file);
  }
  std::string why_not(Access access, std::string_view name = "values.db") const {
    const auto file = KeptFile::open(path(name), access);
    return file ? "it can be opened" : file.error().message;
  }
  void run(const std::string& statements) const {
    auto database = Database::open(path(), Database::Access::write);
    ASSERT_TRUE(database.has_value());
    const auto done = (*database)->run(statements);
    ASSERT_TRUE(done.has_value()) << done.error().message;
  }
  std::int64_t number(std::string_view statement) const {
    return Database::open(path(), Database::Access::read).value()->number(statement).value();
  }

  std::filesystem::path folder_;
};

KeptKey value_of(std::string_view position, std::string_view game = "nim") {
  return {.kind = KeptKind::value, .game = game, .position = position};
}

TEST_F(KeptFileTest, GivesWhatWasKeptAfterItIsOpenedAgain) {
  using Row = std::tuple<KeptKind, std::string, std::string>;
  std::map<Row, std::string> rows;
  std::mt19937 random(1);
  const auto word = [&] {
    std::string out;
    for (auto i = random() % 40; i > 0; --i) out += static_cast<char>(random() % 256);
    return out;
  };
  for (int i = 0; i < 2'000; ++i) {
    rows[{static_cast<KeptKind>(1 + random() % 6), i % 3 == 0 ? "" : fmt::format("game{}", i % 7),
          word()}] = word();
  }
  {
    const auto file = opened();
    for (const auto& [key, answer] : rows) {
      const auto& [kind, game, position] = key;
      const KeptKey asked{kind, game, position};
      EXPECT_EQ(file->find(asked), std::nullopt);
      file->keep(asked, answer, FoundBy::search);
      EXPECT_EQ(file->find(asked), answer);
    }
    ASSERT_TRUE(file->flush().has_value());
    EXPECT_EQ(file->use().kept, rows.size());
    for (const auto& [key, answer] : rows) {
      const auto& [kind, game, position] = key;
      EXPECT_EQ(file->find({kind, game, position}), answer);
    }
  }
  EXPECT_FALSE(std::filesystem::exists(path("values.db-wal")));
  for (const Access access : {Access::read, Access::write}) {
    const auto file = opened(access);
    for (const auto& [key, answer] : rows) {
      const auto& [kind, game, position] = key;
      EXPECT_EQ(file->find({kind, game, position}), answer);
      EXPECT_EQ(file->find({kind, game, position + "x"}), std::nullopt);
    }
    EXPECT_EQ(file->use().found, rows.size());
    EXPECT_THAT(file->problems(), IsEmpty());
  }
}

TEST_F(KeptFileTest, WritesATenThousandthResultAtOnce) {
  const auto writer = opened(), reader = opened(Access::read);
  for (int i = 0; i < 9'999; ++i) {
    writer->keep(value_of(std::to_string(i)), "x", FoundBy::search);
  }
  EXPECT_EQ(reader->find(value_of("5")), std::nullopt);
  writer->keep(value_of("9999"), "x", FoundBy::search);
  EXPECT_EQ(reader->find(value_of("6")), "x");
}

TEST_F(KeptFileTest, TakesResultsOfSeveralThreadsAndProcesses) {
  const auto one = opened(), other = opened();
  std::vector<std::thread> threads;
  for (int thread = 0; thread < 4; ++thread) {
    threads.emplace_back([&, thread] {
      KeptFile& file = thread % 2 == 0 ? *one : *other;
      for (int i = 0; i < 3'000; ++i) {
        // The ranges overlap.
        const std::string position = std::to_string(thread * 1'500 + i);
        file.keep(value_of(position), "v" + position, FoundBy::search);
        if (i % 500 == 0) {
          EXPECT_TRUE(file.flush().has_value());
        }
        EXPECT_EQ(file.find(value_of(position)), "v" + position);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_TRUE(one->flush().has_value());
  EXPECT_TRUE(other->flush().has_value());
  EXPECT_EQ(number("SELECT count(*) FROM fact"), 7'500);
  EXPECT_EQ(one->use().kept + other->use().kept, 7'500u);
  EXPECT_THAT(one->problems(), IsEmpty());
}

TEST_F(KeptFileTest, KeepsResultsWhileAnotherProcessWrites) {
  const auto file = opened();
  {
    auto other = Database::open(path(), Database::Access::write).value();
    auto transaction = DatabaseTransaction::begin(*other);
    ASSERT_TRUE(transaction.has_value());
    for (int i = 0; i < 10'000; ++i) {
      file->keep(value_of(std::to_string(i)), "x", FoundBy::search);
    }
    EXPECT_EQ(file->use().waiting, 10'000u);
    EXPECT_EQ(file->find(value_of("77")), "x");
  }
  EXPECT_TRUE(file->flush().has_value());
  EXPECT_EQ(file->use().kept, 10'000u);
  EXPECT_THAT(file->problems(), IsEmpty());
}

TEST_F(KeptFileTest, DoesNotUseARowWithAChangedByte) {
  opened()->keep(value_of("1"), "aaaa", FoundBy::theorems);
  for (const std::string change :
       {"UPDATE fact SET answer=x'61616162'", "UPDATE fact SET key=x'32'", "UPDATE fact SET kind=2",
        "UPDATE fact SET found_by=1", "UPDATE ruleset SET name='nin'", "UPDATE fact SET sum=sum+1",
        "UPDATE library SET name='9'", "UPDATE fact SET library=77"}) {
    std::filesystem::copy_file(path(), path("copy"));
    run(change);
    const auto file = opened(Access::read);
    for (const KeptKey& key : {value_of("1"), value_of("2"), value_of("1", "nin"),
                               KeptKey{.kind = KeptKind::nimber, .game = "nim", .position = "1"}}) {
      EXPECT_EQ(file->find(key), std::nullopt) << change;
    }
    EXPECT_EQ(file->use().damaged, 1u) << change;
    EXPECT_THAT(file->problems(), ElementsAre(HasSubstr("had a wrong checksum"))) << change;
    std::filesystem::rename(path("copy"), path());
  }
}

TEST_F(KeptFileTest, ReplacesARowWithAWrongChecksum) {
  opened()->keep(value_of("1"), "right", FoundBy::search);
  run("UPDATE fact SET answer=x'00'");
  const auto file = opened();
  EXPECT_EQ(file->find(value_of("1")), std::nullopt);
  file->keep(value_of("1"), "right", FoundBy::search);
  EXPECT_TRUE(file->flush().has_value());
  EXPECT_EQ(opened(Access::read)->find(value_of("1")), "right");
}

TEST_F(KeptFileTest, KeepsNeitherOfTwoDifferentAnswers) {
  const auto one = opened(), other = opened(Access::write, "0.0.1");
  other->keep(value_of("1"), "wrong", FoundBy::theorems);
  EXPECT_TRUE(other->flush().has_value());
  one->keep(value_of("1"), "right", FoundBy::search);
  EXPECT_TRUE(one->flush().has_value());
  EXPECT_THAT(one->problems(),
              ElementsAre(HasSubstr("another answer for the value of 1 (nim) (found by theorems by "
                                    "version 0.0.1)")));
  EXPECT_EQ(number("SELECT count(*) FROM fact"), 0);

  one->keep(value_of("2"), "a", FoundBy::search);
  one->keep(value_of("2"), "b", FoundBy::search);
  EXPECT_EQ(one->problems().size(), 2u);
  EXPECT_TRUE(one->flush().has_value());
  EXPECT_EQ(number("SELECT count(*) FROM fact"), 0);
}

TEST_F(KeptFileTest, OnlyToReadIsNotChanged) {
  opened()->keep(value_of("1"), "x", FoundBy::search);
  const auto file = opened(Access::read);
  file->keep(value_of("2"), "x", FoundBy::search);
  EXPECT_TRUE(file->flush().has_value());
  EXPECT_EQ(number("SELECT count(*) FROM fact"), 1);
}

TEST_F(KeptFileTest, CannotBeAnythingElse) {
  std::ofstream(path("text")) << "summand nim-sequence 1\n" << std::string(5'000, 'x');
  std::ofstream(path("empty"));
  for (const Access access : {Access::read, Access::write}) {
    EXPECT_THAT(why_not(access, ""), HasSubstr("it is a folder"));
    EXPECT_THAT(why_not(access, "text"), HasSubstr("is no store: it is damaged, or no database"));
    EXPECT_THAT(why_not(access, "no/such"), HasSubstr("No such file or directory"));
    EXPECT_THAT(KeptFile::open("/dev/null", access).error().message,
                HasSubstr("it is not a regular file"));
    EXPECT_THAT(KeptFile::open("", access).error().message, HasSubstr("is empty"));
  }
  EXPECT_THAT(why_not(Access::read), HasSubstr("No such file or directory"));
  EXPECT_THAT(why_not(Access::read, "empty"), HasSubstr("is no store: it is empty"));
  EXPECT_FALSE(std::filesystem::exists(path()));
  EXPECT_EQ(std::filesystem::file_size(path("text")), 5'023u);

  run("CREATE TABLE t(x)");
  for (const Access access : {Access::read, Access::write}) {
    EXPECT_THAT(why_not(access), HasSubstr("it is the database of another program"));
  }
}

TEST_F(KeptFileTest, IsADatabaseAndOtherFilesAreNone) {
  const auto file = opened();
  std::ofstream(path("text")) << std::string(5'000, 'x');
  EXPECT_TRUE(Database::is_database(path()));
  EXPECT_FALSE(Database::is_database(path("text")));
  EXPECT_FALSE(Database::is_database(path("none")));
  EXPECT_FALSE(Database::is_database(path("")));
  EXPECT_FALSE(Database::is_database("/dev/zero"));
}

TEST_F(KeptFileTest, OfANewerVersionIsRefused) {
  opened();
  run("PRAGMA user_version=7");
  for (const Access access : {Access::read, Access::write}) {
    EXPECT_THAT(why_not(access), HasSubstr("is a store of version 7, but this program knows only "
                                           "stores up to version 1"));
  }
}

TEST_F(KeptFileTest, WithOtherTablesIsRefused) {
  opened();
  run("CREATE TRIGGER t AFTER INSERT ON fact BEGIN DELETE FROM fact; END");
  EXPECT_THAT(why_not(Access::write), HasSubstr("its tables are others"));
}

TEST_F(KeptFileTest, WaitsForRoomOnAFullDisk) {
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
  const auto file = opened();
  const rlimit full{100'000, before.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &full), 0);
  const std::string answer(300, 'x');
  for (int i = 0; i < 5'000; ++i) {
    file->keep(value_of(std::to_string(i)), answer, FoundBy::search);
  }
  const auto written = file->flush();
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &before), 0);
  std::signal(SIGXFSZ, handler);
  ASSERT_FALSE(written.has_value());
  EXPECT_THAT(written.error().message, HasSubstr("(5000 results are not in it)"));
  EXPECT_EQ(file->problems().size(), 1u);
  EXPECT_EQ(file->find(value_of("7")), answer);
  EXPECT_TRUE(file->flush().has_value());
  EXPECT_EQ(opened(Access::read)->find(value_of("4999")), answer);
}

TEST_F(KeptFileTest, DropsResultsAndSaysSoIfTheyCannotBeWrittenForLong) {
  auto file = KeptFile::open(path(), Access::write, 1 << 20).value();
  auto other = Database::open(path(), Database::Access::write).value();
  auto transaction = DatabaseTransaction::begin(*other);
  const std::string answer(10'000, 'x');
  for (int i = 0; i < 100; ++i) {
    file->keep(value_of(std::to_string(i)), answer, FoundBy::search);
  }
  EXPECT_GT(file->use().lost, 50u);
  EXPECT_EQ(file->use().lost + file->use().waiting, 100u);
  EXPECT_THAT(file->problems(), ElementsAre(HasSubstr("results could not be written to ")));
}

}  // namespace
}  // namespace summand
