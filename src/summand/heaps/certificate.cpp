#include "summand/heaps/certificate.hpp"

#include <charconv>
#include <fmt/core.h>
#include <limits>
#include <span>

#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/hash.hpp"
#include "summand/heaps/claim_lines.hpp"

namespace summand::heaps {

namespace {

constexpr std::string_view kTitle = "summand certificate of a period, version 1";
constexpr std::size_t kMostBytes = 3 * Code::kMostDigits;
// The limit for sequences. Sums of a few such numbers stay exact.
constexpr std::uint64_t kMostIndex = std::uint64_t{1} << 40;

std::uint64_t checksum(std::string_view text) {
  std::uint64_t hash = text.size();
  for (const char c : text) hash = hash_combine(hash, static_cast<unsigned char>(c));
  return hash;
}

class NumberLines : public ClaimLines {
 public:
  using ClaimLines::ClaimLines;

  Result<std::uint64_t> number(std::string_view name, std::uint64_t most, int base = 10) {
    SUMMAND_TRY(text, value_of(name));
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number, base);
    if (read.ec != std::errc() || read.ptr != end || number > most) {
      return fail(fmt::format("expected a number for {}", name), at() - text.size() - 1);
    }
    return number;
  }
};

std::string claims(const Certificate& certificate) {
  const Proof& proof = certificate.proof;
  return fmt::format(
      "{}\ncode {}\npreperiod {}\nperiod {}\nsaltus {}\ntheorem {}\nbound {}\nvalues {}\n"
      "digest {:016x}\n",
      kTitle, certificate.code.print(), proof.period.preperiod, proof.period.period,
      proof.period.saltus, name_of(proof.theorem), proof.bound, proof.verified_to, proof.digest);
}

}  // namespace

std::string certificate_checksum(std::string_view claims) {
  return fmt::format("checksum {:016x}\n", checksum(claims));
}

std::string print(const Certificate& certificate) {
  const std::string text = claims(certificate);
  return text + certificate_checksum(text);
}

Result<Certificate> parse_certificate(std::string_view text) {
  constexpr std::uint64_t kAny = std::numeric_limits<std::uint64_t>::max();
  if (!text.starts_with(std::string(kTitle) + "\n")) {
    return fail("not a certificate of a period that this version knows");
  }
  NumberLines lines(text);
  SUMMAND_TRY(title, lines.value_of("summand"));
  static_cast<void>(title);
  SUMMAND_TRY(code_text, lines.value_of("code"));
  const std::size_t code_at = lines.at() - code_text.size() - 1;
  auto code = Code::parse(code_text);
  if (!code) return shifted(code.error(), code_at);
  Proof proof;
  SUMMAND_TRY(preperiod, lines.number("preperiod", kMostIndex));
  SUMMAND_TRY(period, lines.number("period", kMostIndex));
  SUMMAND_TRY(saltus, lines.number("saltus", kMostIndex));
  proof.period = {preperiod, period, saltus};
  SUMMAND_TRY(theorem, lines.value_of("theorem"));
  const auto known = theorem_named(theorem);
  if (!known) return fail("no such theorem", lines.at() - theorem.size() - 1);
  proof.theorem = *known;
  SUMMAND_TRY(bound, lines.number("bound", kMostIndex));
  SUMMAND_TRY(verified_to, lines.number("values", kMostIndex));
  SUMMAND_TRY(digest, lines.number("digest", kAny, 16));
  proof.bound = bound;
  proof.verified_to = verified_to;
  proof.digest = digest;
  if (period == 0) return fail("a period is at least 1");
  Certificate certificate{*std::move(code), proof};
  const std::size_t claims_end = lines.at();
  SUMMAND_TRY(sum, lines.number("checksum", kAny, 16));
  if (sum != checksum(text.substr(0, claims_end))) {
    return fail("the checksum does not fit: the file was changed or cut off", claims_end);
  }
  // Accepts only texts that print() writes: no leading zeros, nothing after the last line.
  if (print(certificate) != text) {
    return fail("the file is not written as a certificate is", lines.at());
  }
  return certificate;
}

Result<void> write_certificate(const std::string& path, const Certificate& certificate) {
  return write_file(path, print(certificate));
}

}  // namespace summand::heaps
