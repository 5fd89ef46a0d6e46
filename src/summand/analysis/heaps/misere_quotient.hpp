// The misère quotient of a taking-and-breaking game: what is found, its proof, and its certificate.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "summand/base/attempt.hpp"
#include "summand/base/result.hpp"
#include "summand/draw/page.hpp"
#include "summand/heaps/rules.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/misere/quotient_check.hpp"
#include "summand/misere/quotient_presentation.hpp"
#include "summand/misere/quotient_search.hpp"
#include "summand/misere/quotient_structure.hpp"
#include "summand/text/description.hpp"

namespace summand::heaps {

// Without --to a search looks at so many heaps. Without --to and --time it also ends after a time.
inline constexpr std::uint32_t kUsualQuotientHeaps = 1000;
inline constexpr std::chrono::seconds kUsualQuotientTime{10};

struct MisereQuotientAnswer {
  heaps::Rules rules;
  FoundQuotient found;
  QuotientStructure structure = {};
  std::optional<Presentation> presentation = {};  // if it was found in time
  bool proof = false;                             // show it
  std::optional<QuotientVerdict> check = {};      // of the proof, by other means
  std::optional<std::string> certificate = {};    // the file that was written
};

struct QuotientQuestion {
  std::uint32_t last = kUsualQuotientHeaps;
  std::optional<std::chrono::nanoseconds> time = {};  // for the search, apart from the budget
  bool proof = false;                                 // show it, and check it
};

// Searches, and describes what is found. With `proof` it also checks the proof. A limit is in the
// answer.
MisereQuotientAnswer misere_quotient_of(const Rules& rules, const QuotientQuestion& question,
                                        const Budget& budget, WorkWatcher* watcher);

// Writes the certificate to a file. An error if the game has no code, or the quotient is too large.
Result<void> write_certificate_of(const MisereQuotientAnswer& answer, const std::string& file);

std::string text(const MisereQuotientAnswer& answer, const Page& page);
void describe(Members<MisereQuotientAnswer>& its);

}  // namespace summand::heaps
