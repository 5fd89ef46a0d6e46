#include "summand/studies/babylon/layer_places.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <vector>

#include "summand/studies/babylon/layer.hpp"
#include "summand/studies/babylon/table.hpp"

namespace summand::babylon {
namespace {

using Ids = std::vector<PartitionId>;

// The numbers of chips, partitions and places of some size, without a table.
struct Numbers {
  Numbers(unsigned chips, unsigned colours)
      : partitions(chips, budget),
        places(partitions, chips, colours, budget),
        layers(partitions, chips, colours, budget) {}

  // The positions of a layer in the order of Places, with their places there.
  std::vector<std::pair<Ids, std::uint32_t>> layer(unsigned stacks) {
    std::vector<std::pair<Ids, std::uint32_t>> out;
    LayerWalker walker(partitions, places, stacks);
    for (PartitionId id = 0; id < partitions.count(); ++id) {
      walker.for_each_from(id, [&](const LayerWalker& at) {
        out.emplace_back(Ids(at.ids(), at.ids() + at.count()), at.place());
      });
    }
    std::ranges::sort(out, {}, &std::pair<Ids, std::uint32_t>::second);
    return out;
  }

  Budget budget;
  Partitions partitions;
  Places places;
  LayerPlaces layers;
};

const std::vector<std::pair<unsigned, unsigned>> kSizes = {
    {1, 1}, {1, 3}, {2, 2}, {3, 3}, {5, 1}, {7, 7}, {8, 2}, {9, 3}, {12, 4}, {12, 12}, {15, 3}};

TEST(BabylonLayerPlaces, PositionsOfALayerAreNumberedInTheOrderOfPlacesWithoutGaps) {
  for (const auto& [chips, colours] : kSizes) {
    Numbers numbers(chips, colours);
    std::uint64_t all = 0;
    for (unsigned stacks = 1; stacks <= chips; ++stacks) {
      const auto layer = numbers.layer(stacks);
      ASSERT_EQ(numbers.layers.count(stacks), layer.size()) << chips << ' ' << colours;
      all += layer.size();
      LayerCursor cursor(numbers.layers, stacks);
      for (std::uint64_t place = 0; place < layer.size(); ++place) {
        const Ids& ids = layer[place].first;
        const Colours position = numbers.layers.position(stacks, place);
        ASSERT_EQ(Ids(position.all().begin(), position.all().end()), ids);
        ASSERT_EQ(numbers.layers.place(position), place);
        place == 0 ? cursor.go_to(0) : cursor.next();
        ASSERT_EQ(Ids(cursor.ids(), cursor.ids() + cursor.count()), ids);
        ASSERT_EQ(cursor.place(), place);
      }
    }
    EXPECT_EQ(all, numbers.places.count());
  }
}

TEST(BabylonLayerPlaces, MovesLeadToTheSamePositionsAsInATableOfAllLayers) {
  for (const auto& [chips, colours] : kSizes) {
    Numbers numbers(chips, colours);
    std::map<std::uint32_t, std::uint64_t> below;  // by the place of Places
    for (unsigned stacks = 1; stacks <= chips; ++stacks) {
      const auto layer = numbers.layer(stacks);
      LayerCursor cursor(numbers.layers, stacks);
      LayerWalker walker(numbers.partitions, numbers.places, stacks);
      for (std::uint64_t place = 0; place < layer.size(); ++place) {
        Colours position;
        for (const PartitionId id : layer[place].first) position.ids[position.count++] = id;
        std::vector<std::uint64_t> expected, found;
        walker.stand_at(position);
        walker.for_each_option([&](std::uint32_t option) { expected.push_back(below.at(option)); });
        cursor.go_to(place);
        cursor.for_each_option([&](std::uint64_t option) { found.push_back(option); });
        ASSERT_EQ(found, expected) << chips << ' ' << colours << ' ' << stacks << ' ' << place;
      }
      below.clear();
      for (std::uint64_t place = 0; place < layer.size(); ++place) {
        below[layer[place].second] = place;
      }
    }
  }
}

// Tables of that size do not fit into 32 bits.
TEST(BabylonLayerPlaces, CountMoreThanFourBillionPositions) {
  Budget budget;
  const Partitions partitions(40, budget);
  const LayerPlaces layers(partitions, 40, 8, budget);
  std::uint64_t all = 0;
  for (unsigned stacks = 1; stacks <= 40; ++stacks) all += layers.count(stacks);
  EXPECT_GT(all, std::uint64_t{1} << 32);
  for (unsigned stacks = 1; stacks <= 40; ++stacks) {
    for (const std::uint64_t part : {0, 1, 3, 6, 7}) {
      const std::uint64_t place = (layers.count(stacks) - 1) / 7 * part;
      EXPECT_EQ(layers.place(layers.position(stacks, place)), place);
    }
  }
}

TEST(BabylonLayerPlaces, StopAtALimitOfMemory) {
  Budget none;
  const Partitions partitions(30, none);
  Budget budget({.memory = 100'000});
  EXPECT_THROW(LayerPlaces(partitions, 30, 4, budget), LimitReached);
  EXPECT_EQ(budget.charged(), 0u);
}

}  // namespace
}  // namespace summand::babylon
