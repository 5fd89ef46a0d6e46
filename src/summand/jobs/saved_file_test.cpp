#include "summand/jobs/saved_file.hpp"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <random>
#include <string>
#include <unistd.h>
#include <vector>

#include "summand/base/hash.hpp"

namespace summand {
namespace {

constexpr SavedFormat kFormats[] = {
    {.what = "a list", .title = "summand list ", .version = 3, .oldest = 2},
    {.what = "numbers",
     .title = "summand numbers ",
     .checksum = ChecksumBy::words,
     .before_checksum = "\nchecksum "},
    {.what = "a head and numbers",
     .title = "summand head ",
     .checksum = ChecksumBy::parts,
     .before_checksum = "\nchecksum "},
};

struct KeptSink final : TextSink {
  void write(std::string_view text) override { all += text; }
  std::string all;
};

std::string written(const SavedFormat& format, std::string_view content) {
  KeptSink out;
  SavedFileWriter file(out, format);
  file.begin();
  file.write(content);
  file.finish();
  return out.all;
}

// Gives a text in pieces of a few bytes.
ReadInput in_pieces(std::string_view text, std::size_t size) {
  return [=, read = read_from(text)](std::span<char> room) mutable {
    return read(room.first(std::min(size, room.size())));
  };
}

TEST(Checksum, PiecesOfAnyLengthHaveTheSameSum) {
  std::mt19937 random(1);
  for (const ChecksumBy by : {ChecksumBy::bytes, ChecksumBy::words, ChecksumBy::parts}) {
    for (std::size_t size = 0; size < 70; ++size) {
      std::string text;
      while (text.size() < size) text += "ab\n\xff"[random() % 4];
      Checksum whole(by), pieces(by);
      whole.add(text);
      for (std::size_t at = 0; at < size;) {
        const std::size_t count = std::min<std::size_t>(size - at, random() % 12);
        pieces.add(std::string_view(text).substr(at, count));
        at += count;
      }
      EXPECT_EQ(whole.sum(), pieces.sum()) << size;
    }
  }
}

// The sums by hand, because files of earlier versions have them.
TEST(Checksum, IsThatOfEarlierVersions) {
  Checksum bytes(ChecksumBy::bytes), words(ChecksumBy::words), parts(ChecksumBy::parts);
  for (Checksum* sum : {&bytes, &words, &parts}) sum->add("a\n\nABCDEFGHI");
  std::uint64_t by_hand = 0;
  for (const char c : std::string_view("a\n\nABCDEFGHI")) {
    by_hand = hash_combine(by_hand, static_cast<unsigned char>(c));
  }
  EXPECT_EQ(bytes.sum(), by_hand);
  by_hand = hash_combine(0, 0x45444342410a0a61);  // "a\n\nABCDE", the low byte first
  EXPECT_EQ(words.sum(), hash_combine(hash_combine(by_hand, 0x49484746), 12));
  by_hand = hash_combine(hash_combine(0, 0x0a0a61), 3);
  by_hand = hash_combine(by_hand, 0x4847464544434241);
  EXPECT_EQ(parts.sum(), hash_combine(hash_combine(by_hand, 0x49), 9));
}

TEST(SavedFile, IsReadAsItWasWritten) {
  const std::string line = "two lines\nand a \\";
  std::string numbers(3000, '\0');
  for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = static_cast<char>(i * i);
  for (const SavedFormat& format : kFormats) {
    const std::string text =
        written(format, "text " + escaped_line(line) + "\nbytes 3000\n\n" + numbers);
    for (const std::size_t pieces : {std::size_t{1}, std::size_t{1000}, std::size_t{1} << 20}) {
      SavedFileReader file(in_pieces(text, pieces), format);
      EXPECT_EQ(file.version(), format.version);
      EXPECT_TRUE(file.next_is("text "));
      EXPECT_FALSE(file.next_is("bytes "));
      EXPECT_EQ(file.line("text "), line);
      EXPECT_EQ(file.number("bytes "), 3000u);
      EXPECT_EQ(file.line(""), "");
      std::string again;
      while (again.size() < numbers.size()) {
        const auto more = file.bytes(std::min<std::size_t>(numbers.size() - again.size(), 700));
        ASSERT_TRUE(more);
        again += *more;
      }
      EXPECT_EQ(again, numbers);
      EXPECT_TRUE(file.finish());
    }
  }
}

TEST(SavedFile, AnyChangedOrMissingByteIsFound) {
  const auto is_read = [](std::string_view text, const SavedFormat& format) {
    SavedFileReader file(read_from(text), format);
    return file.version() && file.line("text ") && file.bytes(9) && file.finish();
  };
  for (const SavedFormat& format : kFormats) {
    const std::string right = written(format, "text some\n123456789");
    ASSERT_TRUE(is_read(right, format));
    for (std::size_t at = 0; at < right.size(); ++at) {
      std::string wrong = right;
      wrong[at] = static_cast<char>(wrong[at] ^ 1);
      EXPECT_FALSE(is_read(wrong, format)) << at;
      EXPECT_FALSE(is_read(right.substr(0, at), format)) << at;
    }
    EXPECT_FALSE(is_read(right + "\n", format));
  }
}

TEST(SavedFile, OtherKindsAndVersionsAreRefused) {
  const auto complaint = [](std::string_view text) {
    SavedFileReader file(read_from(text), kFormats[0]);
    const auto version = file.version();
    return version ? std::to_string(*version) : version.error().message;
  };
  EXPECT_EQ(complaint("summand list 2\n"), "2");
  EXPECT_EQ(complaint("summand list 3\n"), "3");
  for (const char* other : {"summand list 1\n", "summand list 4\n", "summand list 99\n"}) {
    EXPECT_EQ(complaint(other), "it is of another version");
  }
  for (const char* other :
       {"", "summand list", "summand list 3", "summand list 03\n", "summand list \n",
        "summand list -3\n", "summand lists 3\n", "summand list 99999999999999999999\n"}) {
    EXPECT_EQ(complaint(other), "it is damaged or is not a list") << other;
  }
}

TEST(SavedFile, AnErrorNamesTheFileOnce) {
  const std::string path = ::testing::TempDir() + "saved_file_" + std::to_string(::getpid());
  const auto read = [](SavedFileReader& file) { return file.version(); };
  auto none = load_file(path, kFormats[0], read);
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().error.message, "cannot read " + path + ": No such file or directory");
  EXPECT_FALSE(none.error().is_in_text);
  ASSERT_TRUE(write_file(path, "summand list 7\n"));
  auto other = load_file(path, kFormats[0], read);
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error().error.message, path + ": it is of another version");
  ASSERT_TRUE(save_file(path, kFormats[0], [](SavedFileWriter& file) { file.write("x\n"); }));
  EXPECT_EQ(load_file(path, kFormats[0], read), 3u);
  std::filesystem::remove(path);
}

}  // namespace
}  // namespace summand
