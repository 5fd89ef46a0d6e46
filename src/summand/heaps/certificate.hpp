// certificate: a proved period as a file that anybody can check again.
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

// A line for each claim and a checksum of them at the end. parse is the inverse and reads nothing
// else: any other byte anywhere is an error.
std::string print(const Certificate& certificate);
Result<Certificate> parse_certificate(std::string_view text);

// The last line, for all lines before it.
std::string certificate_checksum(std::string_view claims);

// The file `path`; errors name it.
Result<void> write_certificate(const std::string& path, const Certificate& certificate);
Result<Certificate> read_certificate(const std::string& path);

// How a certificate was checked, in a sentence; or which of its claims is wrong.
struct Verdict {
  bool holds = false;
  std::string reason;
};

// Checks every claim anew. All values are computed again, by the definition where that takes no
// more than some seconds, otherwise by portable code and with heaps here and there compared with
// the definition; then the digest, the equality up to the bound, the bound itself, and that no
// smaller period or preperiod would do. Throws LimitReached.
Verdict verify(const Certificate& certificate, const Budget& budget = {});

}  // namespace summand::heaps
