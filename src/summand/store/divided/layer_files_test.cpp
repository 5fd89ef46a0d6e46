#include "summand/store/divided/layer_files.hpp"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>
#include <vector>

#include "summand/store/divided/divided_file.hpp"

namespace summand {
namespace {

using Bytes = std::vector<std::uint8_t>;

class LayerFilesTest : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ =
        std::filesystem::path(::testing::TempDir()) / ("layer_files_" + std::to_string(getpid()));
    std::filesystem::remove_all(folder_);
    ASSERT_TRUE(files().make_folder());
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  LayerFiles files() const { return {folder_.string(), "t", "a table"}; }

  // The byte of a thing.
  static std::uint8_t value(std::uint64_t number, std::uint64_t k) {
    return static_cast<std::uint8_t>(number * 7 + k * 3 + number / 256);
  }
  static Bytes shard(const LayerFiles::Layer& layer, const Shards& shards, unsigned rank) {
    Bytes out;
    for (std::uint64_t i = 0; i < shards.count_of(rank); ++i) {
      for (std::uint64_t k = 0; k < layer.width; ++k) {
        out.push_back(value(shards.number(rank, i), k));
      }
    }
    return out;
  }
  void save(const LayerFiles::Layer& layer, unsigned ranks) const {
    const Shards shards(layer.count, ranks);
    for (unsigned r = 0; r < ranks; ++r) {
      ASSERT_TRUE(files().save(layer, shards, r, shard(layer, shards, r)));
    }
    ASSERT_TRUE(files().seal(layer, {.ranks = ranks, .digest = 0xfedcba9876543210}));
  }
  Result<void> load(const LayerFiles::Layer& layer, unsigned ranks, bool compare = true) const {
    const auto seal = files().find_seal(layer);
    if (!seal) return std::unexpected(seal.error());
    EXPECT_TRUE(*seal);
    const Shards shards(layer.count, ranks);
    for (unsigned r = 0; r < ranks; ++r) {
      Bytes values(shards.count_of(r) * layer.width);
      if (auto done = files().load(layer, **seal, shards, r, values); !done) return done;
      if (auto done = files().check(layer, **seal, shards, r); !done) return done;
      if (compare) {
        EXPECT_EQ(values, shard(layer, shards, r));
      }
    }
    return {};
  }

  // Each file of the layer says what it is.
  void expect_right_files(const LayerFiles::Layer& layer, unsigned writers) const {
    unsigned seals = 0, parts = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder_)) {
      const auto file = divided_file(entry.path().string());
      ASSERT_TRUE(file && *file);
      const DividedFile& found = **file;
      EXPECT_EQ(found.table, "a table");
      EXPECT_EQ(found.is_right, true);
      if (found.layer.number != layer.number) continue;
      EXPECT_EQ(found.layer.count, layer.count);
      EXPECT_EQ(found.layer.width, layer.width);
      EXPECT_EQ(found.ranks, writers);
      ++(found.rank ? parts : seals);
    }
    EXPECT_EQ(seals, 1u);
    EXPECT_EQ(parts, writers);
  }

  std::filesystem::path folder_;
};

TEST_F(LayerFilesTest, AreReadByAnyNumberOfRanks) {
  unsigned number = 0;
  for (const std::uint64_t count : {0, 1, 5, 40, 7000}) {
    for (const std::uint64_t width : {1, 6}) {
      const LayerFiles::Layer layer{.number = ++number, .count = count, .width = width};
      for (const unsigned writers : {1u, 2u, 5u}) {
        save(layer, writers);
        EXPECT_EQ((*files().find_seal(layer))->digest, 0xfedcba9876543210);
        for (const unsigned readers : {1u, 2u, 3u, 4u}) EXPECT_TRUE(load(layer, readers));
        expect_right_files(layer, writers);
      }
    }
  }
}

TEST_F(LayerFilesTest, AreRemovedIfAnotherNumberOfRanksWritesThem) {
  const LayerFiles::Layer layer{.number = 3, .count = 100};
  save(layer, 4);
  save(layer, 2);
  std::size_t count = 0;
  for ([[maybe_unused]] const auto& file : std::filesystem::directory_iterator(folder_)) ++count;
  EXPECT_EQ(count, 3u);
}

TEST_F(LayerFilesTest, RefuseEveryFlippedBitWithTheNameOfTheFile) {
  const LayerFiles::Layer layer{.number = 2, .count = 37};
  save(layer, 2);
  for (const auto& entry : std::filesystem::directory_iterator(folder_)) {
    std::ifstream in(entry.path(), std::ios::binary);
    const std::string good((std::istreambuf_iterator<char>(in)), {});
    for (std::size_t at = 0; at < good.size(); ++at) {
      std::string bad = good;
      bad[at] = static_cast<char>(bad[at] ^ 1 << at % 8);
      std::ofstream(entry.path(), std::ios::binary) << bad;
      const auto loaded = load(layer, 3, false);
      ASSERT_FALSE(loaded) << entry.path() << ' ' << at;
      EXPECT_TRUE(loaded.error().message.contains(entry.path().filename().string()))
          << loaded.error().message;
      const auto said = divided_file(entry.path().string());
      ASSERT_TRUE(said);
      EXPECT_FALSE(*said && (*said)->is_right == true) << entry.path() << ' ' << at;
    }
    for (const std::string& bad : {good.substr(1), good.substr(0, good.size() - 1), good + '\0'}) {
      std::ofstream(entry.path(), std::ios::binary) << bad;
      EXPECT_FALSE(load(layer, 3, false));
      const auto said = divided_file(entry.path().string());
      EXPECT_FALSE(said && *said && (*said)->is_right == true);
    }
    std::ofstream(entry.path(), std::ios::binary) << good;
  }
  EXPECT_TRUE(load(layer, 3));
}

TEST_F(LayerFilesTest, WithoutTheirManyValuesAreWrong) {
  for (const char* count : {"37", "18446744073709551615"}) {
    const std::string path = folder_.string() + "/forged";
    const char* block = count[1] == '7' ? "4" : "4096";
    std::ofstream(path) << "summand divided-table 1\na table\nlayer 1 count " << count
                        << " width 4096 block " << block << "\nrank 0 of 1\n\n";
    const auto file = divided_file(path);
    ASSERT_TRUE(file && *file);
    EXPECT_EQ((*file)->is_right, false) << count;
  }
}

TEST_F(LayerFilesTest, OfOtherTablesAndLayersAreRefused) {
  const LayerFiles::Layer layer{.number = 1, .count = 20};
  save(layer, 1);
  const LayerFiles other(folder_.string(), "t", "another table");
  EXPECT_FALSE(other.find_seal(layer));
  EXPECT_FALSE(files().find_seal({.number = 1, .count = 21}));
  EXPECT_FALSE(*files().find_seal({.number = 2, .count = 20}));
}

}  // namespace
}  // namespace summand
