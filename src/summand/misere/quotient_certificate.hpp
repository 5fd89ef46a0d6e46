// quotient_certificate: a proved misere quotient as a file that anybody can check.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "summand/base/budget.hpp"
#include "summand/base/result.hpp"
#include "summand/heaps/code.hpp"
#include "summand/misere/quotient.hpp"
#include "summand/misere/quotient_check.hpp"
#include "summand/misere/quotient_period.hpp"

namespace summand {

// The largest order and the most heaps in a file, and the longest file.
inline constexpr std::uint32_t kMostCertifiedElements = 1024;
inline constexpr std::uint32_t kMostCertifiedHeaps = 100'000;
inline constexpr std::size_t kMostCertificateBytes = 10'000'000;

struct QuotientCertificate {
  heaps::Code code;
  MisereQuotient quotient;  // its sums are not in the file
  std::optional<QuotientPeriod> period;

  friend bool operator==(const QuotientCertificate&, const QuotientCertificate&) = default;
};

// A line for each claim (code, heaps, order, preperiod and period or "none", P-portion, elements of
// the heaps, rows of the table), and a checksum of them at the end. An error if the quotient is
// larger than a file may be.
Result<std::string> print(const QuotientCertificate& certificate);

// Whether the first line of a text says that it is such a file.
bool is_quotient_certificate(std::string_view text);

// The inverse of print(), but the sums are empty. Any other text is an error with an offset.
Result<QuotientCertificate> parse_quotient_certificate(std::string_view text);

// Writes the file `path`. Errors name it.
Result<void> write_quotient_certificate(const std::string& path,
                                        const QuotientCertificate& certificate);

// Checks all claims: the quotient (quotient_check.hpp), and that the claimed period is the one that
// the periodicity theorem gives. Throws LimitReached.
QuotientVerdict verify(const QuotientCertificate& certificate, Budget& budget);

}  // namespace summand
