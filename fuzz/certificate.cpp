// Any claims of a certificate with a correct checksum. They must be read as they were written.
// Claims that the check accepts must be true of the game.
#include "summand/heaps/certificate.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "summand/base/check.hpp"
#include "summand/heaps/sequence.hpp"

extern "C" int summand_fuzz_certificate(const std::uint8_t* data, std::size_t size) {
  using namespace summand;
  using namespace summand::heaps;
  constexpr std::size_t kMostValues = 2000, kMostDigits = 20, kFarther = 500;
  const std::string claims(reinterpret_cast<const char*>(data), size);
  const std::string text = claims + certificate_checksum(claims);
  const auto certificate = parse_certificate(text);
  if (!certificate) {
    SUMMAND_CHECK(certificate.error().offset <= text.size());
    return 0;
  }
  SUMMAND_CHECK(print(*certificate) == text);
  const auto& [code, proof] = *certificate;
  if (proof.verified_to > kMostValues || code.digits().size() > kMostDigits ||
      code.most_heaps() > 2) {
    return 0;
  }
  if (!verify(*certificate).holds) return 0;
  const Period& period = proof.period;
  NimSequence sequence(code);
  sequence.extend(proof.verified_to + kFarther);
  SUMMAND_CHECK(
      repeats(sequence.values(), period, period.preperiod, sequence.size() - period.period));
  return 0;
}
