#include "summand/games/domineering/band_cache.hpp"

#include <gtest/gtest.h>

namespace summand::games::domineering {
namespace {

BandCache::Place place_of_band(std::uint64_t band) {
  return static_cast<BandCache::Place>(band % 1'000 + 1);
}

TEST(BandCache, NeverMixesBandsUp) {
  Budget budget;
  BandCache cache(budget);
  std::size_t known = 0;
  const auto band = [](std::uint64_t i) {
    return i * 0x9e3779b9u & ((std::uint64_t{1} << 48) - 1);
  };
  for (std::uint64_t i = 0; i < 100'000; ++i) {
    ASSERT_EQ(cache.find(band(i)), 0);
    cache.store(band(i), place_of_band(i));
    ASSERT_EQ(cache.find(band(i)), place_of_band(i));
  }
  for (std::uint64_t i = 0; i < 100'000; ++i) {
    const auto place = cache.find(band(i));
    if (place == 0) continue;
    ++known;
    ASSERT_EQ(place, place_of_band(i));
  }
  EXPECT_GT(known, 50'000u);
}

TEST(BandCache, ForgetsThePlacesThatItIsTold) {
  Budget budget;
  BandCache cache(budget);
  for (std::uint64_t band = 0; band < 1'000; ++band) cache.store(band, place_of_band(band));
  cache.forget([](BandCache::Place place) { return place <= 500; });
  for (std::uint64_t band = 0; band < 500; ++band) EXPECT_EQ(cache.find(band), 0);
  std::size_t known = 0;
  for (std::uint64_t band = 500; band < 1'000; ++band) known += cache.find(band) != 0 ? 1 : 0;
  EXPECT_GT(known, 400u);
}

}  // namespace
}  // namespace summand::games::domineering
