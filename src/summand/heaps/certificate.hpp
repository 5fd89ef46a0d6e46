// certificate: a proved period as a file that anybody can check.
#pragma once

#include <string>
#include <string_view>

#include "summand/base/budget.hpp"
#include "summand/base/result.hpp"
#include "summand/heaps/code.hpp"
#include "summand/heaps/period_proof.hpp"

namespace summand::heaps {

struct Certificate {
  Code code;
  Proof proof;

  friend bool operator==(const Certificate&, const Certificate&) = default;
};

// Writes a line for each claim and a checksum of them at the end. parse_certificate is the inverse
// and accepts nothing else: any other byte is an error.
std::string print(const Certificate& certificate);
Result<Certificate> parse_certificate(std::string_view text);

// The last line, for all lines before it.
std::string certificate_checksum(std::string_view claims);

// Writes the file `path`. Errors name it.
Result<void> write_certificate(const std::string& path, const Certificate& certificate);

// How a certificate was checked, as a sentence, or which of its claims is wrong.
struct Verdict {
  bool holds = false;
  std::string reason;
};

// Checks all claims. All values are computed again: by the definition if that takes at most a few
// seconds, otherwise by portable code, and then some heaps are compared with the definition. After
// that it checks the digest, the equality up to the bound, the bound itself, and that no smaller
// period or preperiod exists. Throws LimitReached.
Verdict verify(const Certificate& certificate, const Budget& budget = {});

}  // namespace summand::heaps
