#include "summand/heaps/saved_values.hpp"

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fmt/core.h>
#include <fstream>
#include <gtest/gtest.h>
#include <random>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>

#include "summand/heaps/digest.hpp"
#include "summand/heaps/period_proof.hpp"
#include "summand/heaps/sequence.hpp"
#include "summand/heaps/sequence_test_support.hpp"

namespace summand::heaps {
namespace {

class SavedValues : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::path(::testing::TempDir()) /
              ::testing::UnitTest::GetInstance()->current_test_info()->name();
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directory(folder_);
    path_ = (folder_ / "values").string();
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::string content() const {
    std::ostringstream out;
    out << std::ifstream(path_, std::ios::binary).rdbuf();
    return out.str();
  }
  void set_content(const std::string& content) const {
    std::ofstream(path_, std::ios::binary) << content;
  }

  std::filesystem::path folder_;
  std::string path_;
};

void expect_equal(const NimSequence& a, const NimSequence& b) {
  ASSERT_EQ(a.size(), b.size());
  for (std::size_t n = 0; n < a.size(); ++n) ASSERT_EQ(a[n], b[n]) << n;
}

TEST_F(SavedValues, ContinueAsIfNothingHadHappened) {
  // Values of one, two and four bytes.
  const std::pair<Rules, std::size_t> games[] = {
      {code_of("0.16"), 5000}, {code_of("0.[3]"), 3000}, {Prim{}, 1000}, {Dim{false}, 0}};
  for (const auto& [rules, size] : games) {
    NimSequence sequence(rules);
    sequence.extend(size);
    ASSERT_TRUE(sequence.save(path_));
    NimSequence resumed(rules);
    const auto result = resumed.resume(path_);
    ASSERT_TRUE(result) << result.error().message;
    expect_equal(resumed, sequence);
    resumed.extend(size + 2000);
    sequence.extend(size + 2000);
    expect_equal(resumed, sequence);
  }
}

// A file may say that its values have four bytes although one would be enough.
TEST_F(SavedValues, AreStoredInAsFewBytesAsPossible) {
  NimSequence sequence(code_of("0.16"));
  sequence.extend(3000);
  for (const unsigned width : {2u, 4u}) {
    Budget budget;
    NimValues wide(budget);
    wide.widen(width);
    for (std::size_t n = 0; n < 1000; ++n) wide.push_back(sequence[n]);
    ASSERT_TRUE(save_values(path_, sequence.rules(), wide));
    NimSequence resumed(code_of("0.16"));
    ASSERT_TRUE(resumed.resume(path_));
    EXPECT_EQ(resumed.values().width(), 1u);
    resumed.extend(3000);
    expect_equal(resumed, sequence);
  }
}

TEST_F(SavedValues, WithAnyByteChangedAreRefused) {
  NimSequence sequence(code_of("0.77"));
  sequence.extend(30);
  ASSERT_TRUE(sequence.save(path_));
  const std::string right = content();
  for (std::size_t i = 0; i < right.size(); ++i) {
    std::string wrong = right;
    wrong[i] = static_cast<char>(wrong[i] ^ 1 << i % 8);
    set_content(wrong);
    NimSequence resumed(code_of("0.77"));
    EXPECT_FALSE(resumed.resume(path_)) << i;
    EXPECT_EQ(resumed.size(), 0u);
  }
}

TEST_F(SavedValues, OfWrongLengthAreRefused) {
  NimSequence sequence(code_of("0.77"));
  sequence.extend(30);
  ASSERT_TRUE(sequence.save(path_));
  const std::string right = content();
  for (std::size_t size = 0; size < right.size(); ++size) {
    set_content(right.substr(0, size));
    EXPECT_FALSE(NimSequence(code_of("0.77")).resume(path_)) << size;
  }
  set_content(right + '\n');
  EXPECT_FALSE(NimSequence(code_of("0.77")).resume(path_));
}

TEST_F(SavedValues, OfOtherRulesAreRefusedByName) {
  NimSequence sequence(code_of("0.77"));
  sequence.extend(10);
  ASSERT_TRUE(sequence.save(path_));
  const auto other = NimSequence(code_of("0.07")).resume(path_);
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error().message, path_ + ": it has the values of 0.77, not of 0.07");
  const auto none = NimSequence(code_of("0.07")).resume(path_ + "s");
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().message, "cannot read " + path_ + "s: No such file or directory");
}

// A file that anybody may have written, with its correct checksum.
std::string forged(std::string_view rules, const std::vector<std::uint8_t>& values) {
  std::string text =
      fmt::format("summand nim-sequence 1\nrules {}\nvalues {}\nbytes 1\n\n", rules, values.size());
  text.append(values.begin(), values.end());
  return text + kSequenceFormat.end_for(text);
}

TEST_F(SavedValues, ThatAreForgedAreFoundBySampling) {
  std::vector<std::uint8_t> two(5000);
  for (std::size_t n = 0; n < two.size(); ++n) two[n] = n % 2;
  set_content(forged("0.77", two));
  NimSequence kayles(code_of("0.77"));
  const auto resumed = kayles.resume(path_);
  ASSERT_FALSE(resumed);
  EXPECT_TRUE(resumed.error().message.starts_with(path_ + " has a wrong value for the heap "))
      << resumed.error().message;
  EXPECT_EQ(kayles.size(), 0u);
}

// The sample may miss one wrong value among many, especially if few other values depend on it, for
// example if one or 2000 counters are taken. Then no proof may use it, and a proof must find it.
TEST_F(SavedValues, AreComputedAgainBeforeAProofUsesThem) {
  constexpr std::size_t kSize = 300'000;
  const std::string rules = "0.3" + std::string(1998, '0') + "3";
  NimSequence right(code_of(rules));
  right.extend(kSize);
  std::vector<std::uint8_t> values(kSize);
  for (std::size_t n = 0; n < kSize; ++n) values[n] = static_cast<std::uint8_t>(right[n]);
  std::uint64_t needed = 0;
  {
    set_content(forged(print(right.rules()), values));
    NimSequence resumed(code_of(rules));
    const auto checked = resumed.resume(path_);
    ASSERT_TRUE(checked) << checked.error().message;
    EXPECT_LT(*checked, 1001u);
    EXPECT_GT(*checked, 0u);
    const PeriodReport report = prove_period(resumed, kSize);
    ASSERT_TRUE(report.proof);
    needed = report.proof->verified_to;
    EXPECT_GE(resumed.confirmed(), needed);
  }
  // One among the values that a proof needs, and one far beyond them.
  for (const std::size_t wrong : {std::size_t{1500}, kSize - 7}) {
    EXPECT_EQ(wrong < needed, wrong == 1500) << needed;
    values[wrong] ^= 4;
    set_content(forged(print(right.rules()), values));
    bool escaped = false;
    for (int tries = 0; tries < 30 && !escaped; ++tries) {
      NimSequence resumed(code_of(rules));
      if (!resumed.resume(path_)) continue;  // the sample has found it
      escaped = true;
      const PeriodReport report = prove_period(resumed, kSize);
      EXPECT_FALSE(report.proof) << wrong;
      EXPECT_EQ(report.wrong_value, wrong);
    }
    EXPECT_TRUE(escaped) << wrong;
    values[wrong] ^= 4;
  }
}

TEST_F(SavedValues, ThatAreImpossibleAreRefused) {
  set_content(forged("0.77", {0, 1, 2, 7}));
  const auto resumed = NimSequence(code_of("0.77")).resume(path_);
  ASSERT_FALSE(resumed);
  EXPECT_EQ(resumed.error().message, path_ + ": it has a value that no heap of its size can have");
  for (const char* const head : {"values 99999999999999999999\nbytes 1", "values -1\nbytes 1",
                                 "values 17179869185\nbytes 1", "values 1\nbytes 3"}) {
    std::string text = fmt::format("summand nim-sequence 1\nrules 0.77\n{}\n\n\1", head);
    set_content(text + kSequenceFormat.end_for(text));
    EXPECT_FALSE(NimSequence(code_of("0.77")).resume(path_)) << head;
  }
}

// A process that saves continually is killed. Its file is the beginning of the sequence.
TEST_F(SavedValues, SurviveAKillAtAnyMoment) {
  constexpr std::size_t kSize = 400'000;
  NimSequence whole(code_of("0.106"));
  whole.extend(kSize);
  std::mt19937 random(1);
  std::size_t kept = 0;
  const auto wait_for_file = [&] {
    for (int tries = 0; tries < 10'000 && !std::filesystem::exists(path_); ++tries) usleep(1000);
  };
  for (int kill_number = 0; kill_number < 12; ++kill_number) {
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      NimSequence sequence(code_of("0.106"));
      if (std::filesystem::exists(path_) && !sequence.resume(path_)) _exit(1);
      while (sequence.size() < kSize) {
        sequence.extend(std::min(kSize, 2 * sequence.size() + 1000));
        static_cast<void>(sequence.save(path_));
      }
      for (;;) pause();
    }
    // Do not count the last ones until something has been saved.
    usleep(static_cast<useconds_t>(random() % 20'000));
    if (kill_number >= 10) wait_for_file();
    ::kill(child, SIGKILL);
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status));
    if (!std::filesystem::exists(path_)) continue;
    NimSequence resumed(code_of("0.106"));
    const auto result = resumed.resume(path_);
    ASSERT_TRUE(result) << result.error().message;
    EXPECT_GE(resumed.size(), kept);
    kept = resumed.size();
    EXPECT_EQ(digest(resumed.values(), kept), digest(whole.values(), kept));
  }
  NimSequence resumed(code_of("0.106"));
  EXPECT_GT(kept, 0u);
  ASSERT_TRUE(resumed.resume(path_));
  resumed.extend(kSize);
  EXPECT_EQ(digest(resumed.values(), kSize), digest(whole.values(), kSize));
}

}  // namespace
}  // namespace summand::heaps
