// Packing: the strings of a position as a number of few bits, the same for all its symmetric
// images.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "summand/search/strings/string_set.hpp"

namespace summand::strings {

class Packing {
 public:
  static constexpr unsigned kMostBits = 63;  // of a number

  // For subsets of these strings. The maps are a group, and the first one is the identity. If the
  // images of the strings are more than `most_bits`, only the identity is used.
  Packing(StringSet strings, const std::vector<std::vector<int>>& symmetries, unsigned most_bits) {
    StringSet images;
    for (const std::vector<int>& map : symmetries) images = images | image_of(strings, map);
    const bool all = static_cast<unsigned>(images.size()) <= most_bits && symmetries.size() > 1;
    if (!all) images = strings;
    std::array<int, 128> number{};
    for_each_string(images, [&](int string) {
      number[static_cast<std::size_t>(string)] = static_cast<int>(bits_++);
    });
    for (std::size_t byte = 0; byte < 16; ++byte) {
      const std::uint64_t word = byte < 8 ? images.low : images.high;
      if ((word >> (byte % 8 * 8) & 255) != 0) bytes_.push_back(byte);
    }
    const std::size_t images_of_each = all ? kImages : 1;
    table_.resize(bytes_.size() * 256 * images_of_each);
    is_alone_ = !all;
    for (std::size_t i = 0; i < bytes_.size(); ++i) {
      for (std::size_t value = 0; value < 256; ++value) {
        for (std::size_t image = 0; image < images_of_each; ++image) {
          const std::vector<int>& map = symmetries[image % symmetries.size()];
          std::uint64_t& out = table_[(i * 256 + value) * images_of_each + image];
          for (std::size_t bit = 0; bit < 8; ++bit) {
            const std::size_t string = bytes_[i] * 8 + bit;
            if ((value >> bit & 1) == 0 || !images.has(static_cast<int>(string))) continue;
            out |= std::uint64_t{1} << number[static_cast<std::size_t>(map[string])];
          }
        }
      }
    }
  }

  unsigned bits() const { return bits_; }

  std::uint64_t operator()(StringSet strings) const {
    const auto byte_of = [&](std::size_t byte) {
      return static_cast<std::size_t>((byte < 8 ? strings.low : strings.high) >> (byte % 8 * 8) &
                                      255);
    };
    if (is_alone_) {
      std::uint64_t out = 0;
      for (std::size_t i = 0; i < bytes_.size(); ++i) out |= table_[i * 256 + byte_of(bytes_[i])];
      return out;
    }
    std::array<std::uint64_t, kImages> images{};
    for (std::size_t i = 0; i < bytes_.size(); ++i) {
      const std::uint64_t* its = &table_[(i * 256 + byte_of(bytes_[i])) * kImages];
      for (std::size_t image = 0; image < kImages; ++image) images[image] |= its[image];
    }
    std::uint64_t least = images[0];
    for (std::size_t image = 1; image < kImages; ++image) least = std::min(least, images[image]);
    return least;
  }

 private:
  static constexpr std::size_t kImages = 8;

  static StringSet image_of(StringSet strings, const std::vector<int>& map) {
    StringSet out;
    for_each_string(strings, [&](int string) {
      out = out | StringSet::of(map[static_cast<std::size_t>(string)]);
    });
    return out;
  }

  unsigned bits_ = 0;
  bool is_alone_ = true;
  std::vector<std::size_t> bytes_;    // those with a string
  std::vector<std::uint64_t> table_;  // of each byte and each of its values, the images
};

}  // namespace summand::strings
