#include "summand/misere/quotient_certificate.hpp"

#include <charconv>
#include <fmt/core.h>
#include <span>
#include <vector>

#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/separated.hpp"
#include "summand/heaps/certificate.hpp"
#include "summand/heaps/claim_lines.hpp"

namespace summand {

namespace {

constexpr std::string_view kQuotientTitle = "summand certificate of a misere quotient, version 1";

class QuotientLines : public heaps::ClaimLines {
 public:
  using ClaimLines::ClaimLines;

  // Exactly that many numbers, with a space between two of them.
  Result<std::vector<std::uint32_t>> numbers(std::string_view name, std::size_t count,
                                             std::uint32_t most) {
    SUMMAND_TRY(text, value_of(name));
    const std::size_t begin = at() - text.size() - 1;
    std::vector<std::uint32_t> out;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (out.size() < count) {
      std::uint32_t number = 0;
      const auto read = std::from_chars(at, end, number);
      const auto offset = begin + static_cast<std::size_t>(at - text.data());
      if (read.ec != std::errc()) {
        return fail(fmt::format("expected {} numbers for {}", count, name), offset);
      }
      if (number > most) {
        return fail(fmt::format("a number for {} is at most {}", name, most), offset);
      }
      out.push_back(number);
      at = read.ptr;
      if (out.size() == count) break;
      if (at == end || *at != ' ') {
        return fail(fmt::format("expected {} numbers for {}", count, name),
                    begin + static_cast<std::size_t>(at - text.data()));
      }
      ++at;
    }
    if (at != end) {
      return fail(fmt::format("expected {} numbers for {}", count, name),
                  begin + static_cast<std::size_t>(at - text.data()));
    }
    return out;
  }

  Result<std::uint32_t> number(std::string_view name, std::uint32_t most) {
    SUMMAND_TRY(one, numbers(name, 1, most));
    return one[0];
  }
};

template <class Numbers>
std::string line_of(std::string_view name, const Numbers& numbers) {
  return fmt::format("{} {}\n", name, separated(numbers, " "));
}

std::vector<std::uint32_t> elements_of(const ElementSet& set) {
  std::vector<std::uint32_t> out;
  set.for_each([&](std::uint32_t element) { out.push_back(element); });
  return out;
}

std::string claims_of(const QuotientCertificate& certificate) {
  const MisereQuotient& quotient = certificate.quotient;
  std::string text = fmt::format("{}\ncode {}\nheaps {}\norder {}\n", kQuotientTitle,
                                 certificate.code.print(), quotient.heaps(), quotient.order());
  if (certificate.period) {
    text +=
        fmt::format("repeats {} {}\n", certificate.period->preperiod, certificate.period->period);
  } else {
    text += "repeats none\n";
  }
  text += fmt::format("p-elements {}\n", quotient.p_count());
  text += line_of("portion", elements_of(quotient.p_portion));
  text += line_of("elements", quotient.element_of_heap);
  for (std::uint32_t x = 0; x < quotient.order(); ++x) {
    text += line_of("products", quotient.monoid.row(x));
  }
  return text;
}

Result<QuotientCertificate> read_claims(QuotientLines& lines) {
  SUMMAND_TRY(code_text, lines.value_of("code"));
  const std::size_t code_at = lines.at() - code_text.size() - 1;
  auto code = heaps::Code::parse(code_text);
  if (!code) return shifted(code.error(), code_at);
  QuotientCertificate certificate{*std::move(code), {}, {}};
  MisereQuotient& quotient = certificate.quotient;
  quotient.sums.clear();
  SUMMAND_TRY(heaps, lines.number("heaps", kMostCertifiedHeaps));
  SUMMAND_TRY(order, lines.number("order", kMostCertifiedElements));
  if (order == 0) return fail("an order is at least 1", lines.at());
  QuotientLines none = lines;
  SUMMAND_TRY(repeats, none.value_of("repeats"));
  if (repeats == "none") {
    lines = none;
  } else {
    SUMMAND_TRY(period, lines.numbers("repeats", 2, kMostCertifiedHeaps));
    if (period[1] == 0) return fail("a period is at least 1", lines.at());
    certificate.period = QuotientPeriod{period[0], period[1]};
  }
  SUMMAND_TRY(p_count, lines.number("p-elements", order));
  SUMMAND_TRY(portion, lines.numbers("portion", p_count, order - 1));
  quotient.p_portion = ElementSet(order);
  for (const std::uint32_t element : portion) quotient.p_portion.insert(element);
  SUMMAND_TRY(elements, lines.numbers("elements", std::size_t{heaps} + 1, order - 1));
  quotient.element_of_heap = std::move(elements);
  std::vector<std::uint16_t> products;
  for (std::uint32_t x = 0; x < order; ++x) {
    SUMMAND_TRY(row, lines.numbers("products", order, order - 1));
    for (const std::uint32_t product : row) products.push_back(static_cast<std::uint16_t>(product));
  }
  quotient.monoid = CommutativeMonoid(order, std::move(products));
  return certificate;
}

}  // namespace

Result<std::string> print(const QuotientCertificate& certificate) {
  const MisereQuotient& quotient = certificate.quotient;
  if (quotient.order() > kMostCertifiedElements || quotient.heaps() > kMostCertifiedHeaps) {
    return fail(fmt::format("a certificate has at most {} elements and {} heaps",
                            kMostCertifiedElements, kMostCertifiedHeaps));
  }
  const std::string text = claims_of(certificate);
  return text + heaps::certificate_checksum(text);
}

bool is_quotient_certificate(std::string_view text) {
  return text.starts_with(kQuotientTitle) && text.substr(kQuotientTitle.size(), 1) == "\n";
}

Result<QuotientCertificate> parse_quotient_certificate(std::string_view text) {
  if (text.size() > kMostCertificateBytes) return fail("the file is too long for a certificate");
  if (!is_quotient_certificate(text)) {
    return fail("not a certificate of a misere quotient that this version knows");
  }
  QuotientLines lines(text);
  SUMMAND_TRY(title, lines.value_of("summand"));
  static_cast<void>(title);
  SUMMAND_TRY(certificate, read_claims(lines));
  // Only texts that print() writes are accepted: no leading zeros, nothing after the last line.
  const std::string claims = claims_of(certificate);
  if (text.substr(0, lines.at()) != claims) {
    return fail("the file is not written as a certificate is", lines.at());
  }
  if (text.substr(lines.at()) != heaps::certificate_checksum(claims)) {
    return fail("the checksum does not fit: the file was changed or cut off", lines.at());
  }
  return certificate;
}

Result<void> write_quotient_certificate(const std::string& path,
                                        const QuotientCertificate& certificate) {
  SUMMAND_TRY(text, print(certificate));
  return write_file(path, text);
}

QuotientVerdict verify(const QuotientCertificate& certificate, Budget& budget) {
  const MisereQuotient& quotient = certificate.quotient;
  QuotientVerdict verdict = check_quotient(certificate.code, quotient, budget);
  if (!verdict.holds) return verdict;
  if (prove_quotient_period(certificate.code, quotient.element_of_heap) != certificate.period) {
    return {false, "the period is not the one that the theorem gives for these heaps"};
  }
  if (certificate.period) verdict.reason += ", and the period by the periodicity theorem";
  return verdict;
}

}  // namespace summand
