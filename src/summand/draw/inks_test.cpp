#include "summand/draw/inks.hpp"

#include <array>
#include <cmath>
#include <gtest/gtest.h>

namespace summand {
namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

constexpr Matrix kNormal{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
// Full loss of the cones for red, green and blue: Machado, Oliveira and Fernandes 2009, table 1.
constexpr Matrix kProtan{{{0.152286, 1.052583, -0.204868},
                          {0.114503, 0.786281, 0.099216},
                          {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kDeutan{{{0.367322, 0.860646, -0.227968},
                          {0.280085, 0.672501, 0.047413},
                          {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix kTritan{{{1.255528, -0.076749, -0.178779},
                          {-0.078411, 0.930809, 0.147602},
                          {0.004733, 0.691367, 0.303900}}};

Triple times(const Matrix& matrix, const Triple& vector) {
  Triple out{};
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) out[i] += matrix[i][j] * vector[j];
  }
  return out;
}

double linear(int part) {
  const double share = part / 255.0;
  return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

// CIE L*a*b* under the white D65.
Triple lab(const Ink& ink, const Matrix& eye) {
  const auto [red, green, blue] = parts_of(ink);
  const Triple seen = times(eye, {linear(red), linear(green), linear(blue)});
  constexpr Matrix kToXyz{{{0.4124564, 0.3575761, 0.1804375},
                           {0.2126729, 0.7151522, 0.0721750},
                           {0.0193339, 0.1191920, 0.9503041}}};
  const Triple xyz = times(kToXyz, seen);
  const auto root = [](double t) {
    return t > 0.008856 ? std::cbrt(t) : (903.3 * std::fmax(t, 0) + 16) / 116;
  };
  const double x = root(xyz[0] / 0.95047), y = root(xyz[1]), z = root(xyz[2] / 1.08883);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double difference(Paint one, Paint other, const Matrix& eye) {
  const Triple a = lab(ink_of(one), eye), b = lab(ink_of(other), eye);
  return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

// A difference of 2 is just seen by people who see all colours, side by side.
TEST(Inks, ThePlayersDifferForEveryEye) {
  for (const Matrix& eye : {kNormal, kProtan, kDeutan, kTritan}) {
    EXPECT_GT(difference(Paint::left, Paint::right, eye), 20);
    EXPECT_GT(difference(Paint::right, Paint::either, eye), 20);
    EXPECT_GT(difference(Paint::left, Paint::either, eye), 20);
  }
}

TEST(Inks, TheSimulationKnowsTwoColoursThatLookAlike) {
  constexpr Ink red{"", "#c8202f"}, green{"", "#238636"};
  const auto apart = [&](const Matrix& eye) {
    const Triple a = lab(red, eye), b = lab(green, eye);
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  };
  EXPECT_GT(apart(kNormal), 80);
  EXPECT_LT(apart(kDeutan), 20);
}

}  // namespace
}  // namespace summand
