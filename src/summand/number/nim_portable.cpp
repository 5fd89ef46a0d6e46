// Nim-products for any machine: by logarithms below 2^16, by the tower of fields above.
#include <vector>

#include "summand/number/nim_field.hpp"
#include "summand/number/nim_kernels.hpp"

namespace summand {

namespace {

// The nimbers below 2^16, except 0, are the powers of one of them. So products become sums of
// logarithms.
class Logarithms {
 public:
  Logarithms() : log_(kOrder + 1), power_(kOrder + 1) {
    std::uint64_t generator = 2;
    while (!generates(generator)) ++generator;
    std::array<std::uint64_t, 64> images{};
    for (unsigned i = 0; i < 16; ++i)
      images[i] = tower_product(generator, std::uint64_t{1} << i, 16);
    const LinearMap times_generator(images);
    std::uint64_t nimber = 1;
    for (std::uint32_t exponent = 0; exponent < kOrder; ++exponent) {
      power_[exponent] = static_cast<std::uint16_t>(nimber);
      log_[nimber] = static_cast<std::uint16_t>(exponent);
      nimber = times_generator(nimber);
    }
    power_[kOrder] = 1;
  }

  std::uint32_t product(std::uint32_t a, std::uint32_t b) const {
    const std::uint32_t sum = std::uint32_t{log_[a]} + log_[b];
    const std::uint32_t power = power_[(sum & kOrder) + (sum >> 16)];  // modulo 2^16 - 1
    return a != 0 && b != 0 ? power : 0;
  }

 private:
  static constexpr std::uint32_t kOrder = 0xffff;  // 3 * 5 * 17 * 257

  static bool generates(std::uint64_t nimber) {
    for (const std::uint32_t prime : {3u, 5u, 17u, 257u}) {
      std::uint64_t power = 1, square = nimber;
      for (std::uint32_t rest = kOrder / prime; rest != 0; rest >>= 1) {
        if ((rest & 1) != 0) power = tower_product(power, square, 16);
        square = tower_product(square, square, 16);
      }
      if (power == 1) return false;
    }
    return true;
  }

  std::vector<std::uint16_t> log_, power_;
};

std::uint32_t product_32(const Logarithms& field, std::uint32_t x, std::uint32_t y) {
  const std::uint32_t a = x >> 16, b = x & 0xffff, c = y >> 16, d = y & 0xffff;
  const std::uint32_t low = field.product(b, d);
  const std::uint32_t carried = field.product(field.product(a, c), 0x8000);
  return (field.product(a ^ b, c ^ d) ^ low) << 16 | (low ^ carried);
}

std::uint64_t product_64(const Logarithms& field, std::uint64_t x, std::uint64_t y) {
  const auto a = static_cast<std::uint32_t>(x >> 32), b = static_cast<std::uint32_t>(x);
  const auto c = static_cast<std::uint32_t>(y >> 32), d = static_cast<std::uint32_t>(y);
  const std::uint32_t low = product_32(field, b, d);
  const std::uint32_t carried = product_32(field, product_32(field, a, c), 0x8000'0000);
  const std::uint32_t cross = product_32(field, a ^ b, c ^ d) ^ low;
  return std::uint64_t{cross} << 32 | (low ^ carried);
}

const Logarithms& field() {
  static const Logarithms logarithms;
  return logarithms;
}

std::uint64_t multiply(std::uint64_t a, std::uint64_t b) { return product_64(field(), a, b); }

void multiply_all(const std::uint64_t* a, const std::uint64_t* b, std::uint64_t* out,
                  std::size_t count) {
  const Logarithms& logarithms = field();
  for (std::size_t i = 0; i < count; ++i) out[i] = product_64(logarithms, a[i], b[i]);
}

}  // namespace

NimKernel nim_kernel_portable() { return {multiply, multiply_all}; }

}  // namespace summand
