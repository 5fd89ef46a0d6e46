#include "summand/heaps/published_periods.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "summand/base/check.hpp"
#include "summand/heaps/period_theorems.hpp"
#include "summand/heaps/standard_form.hpp"

namespace summand::heaps {

namespace {

constexpr std::string_view kKenyonAustin = "Kenyon, 1967; Austin, 1976";
constexpr std::string_view kGangolliPlambeck = "Gangolli and Plambeck, 1989";
constexpr std::string_view kFlammenkamp = "Flammenkamp, tables of octal games";
// github.com/tczajka/octal-games. Its preperiods count all zeros at the beginning as one, and it
// names some classes by another code. Here they are written for the representatives of
// classes.hpp.
constexpr std::string_view kCzajka = "Czajka, tables of octal games";

constexpr std::array<Published, 95> kPublished = {{
    {"0.1", {2, 1, 0}, kCzajka},
    {"0.3", {0, 2, 0}, kCzajka},
    {"4.3", {2, 2, 0}, kCzajka},
    {"0.11", {3, 1, 0}, kCzajka},
    {"0.12", {1, 4, 0}, kCzajka},
    {"0.13", {0, 4, 0}, kCzajka},
    {"0.15", {1, 10, 0}, kCzajka},
    {"0.16", {105'351, 149'459, 0}, kGangolliPlambeck},
    {"0.17", {33, 34, 0}, kCzajka},
    {"0.31", {3, 2, 0}, kCzajka},
    {"0.32", {1, 3, 0}, kCzajka},
    {"0.33", {0, 3, 0}, kCzajka},
    {"0.34", {7, 8, 0}, kCzajka},
    {"0.35", {1, 6, 0}, kCzajka},
    {"0.44", {143, 24, 0}, kCzajka},
    {"0.51", {1, 1, 0}, kCzajka},
    {"0.52", {4, 4, 0}, kCzajka},
    {"0.53", {11, 9, 0}, kCzajka},
    {"0.54", {3, 7, 0}, kCzajka},
    {"0.56", {326'640, 144, 0}, kGangolliPlambeck},
    {"0.57", {1, 4, 0}, kCzajka},
    {"0.71", {3, 2, 0}, kCzajka},
    {"0.72", {1, 4, 0}, kCzajka},
    {"0.73", {0, 4, 0}, kCzajka},
    {"0.75", {1, 2, 0}, kCzajka},
    {"0.77", {71, 12, 0}, kCzajka},
    {"4.12", {6, 7, 0}, kCzajka},
    {"4.72", {1, 3, 0}, kCzajka},
    {"0.017", {15, 60, 0}, kCzajka},
    {"0.044", {214, 36, 0}, kCzajka},
    {"0.045", {189, 32, 0}, kCzajka},
    {"0.055", {259, 148, 0}, kCzajka},
    {"0.101", {4, 1, 0}, kCzajka},
    {"0.102", {1, 6, 0}, kCzajka},
    {"0.104", {197'769'598, 11'770'282, 0}, kFlammenkamp},
    {"0.106", {465'384'263'797, 328'226'140'474, 0}, kFlammenkamp},
    {"0.111", {4, 1, 0}, kCzajka},
    {"0.112", {1, 6, 0}, kCzajka},
    {"0.113", {0, 6, 0}, kCzajka},
    {"0.115", {1, 14, 0}, kCzajka},
    {"0.116", {139, 96, 0}, kCzajka},
    {"0.117", {47, 48, 0}, kCzajka},
    {"0.121", {4, 4, 0}, kCzajka},
    {"0.122", {1, 5, 0}, kCzajka},
    {"0.123", {5, 5, 0}, kCzajka},
    {"0.124", {122, 62, 0}, kCzajka},
    {"0.127", {46'578, 4, 0}, kGangolliPlambeck},
    {"0.131", {4, 4, 0}, kCzajka},
    {"0.132", {1, 5, 0}, kCzajka},
    {"0.133", {0, 5, 0}, kCzajka},
    {"0.134", {60, 62, 0}, kCzajka},
    {"0.137", {52, 34, 0}, kCzajka},
    {"0.141", {14, 11, 0}, kCzajka},
    {"0.144", {4, 10, 0}, kCzajka},
    {"0.145", {3, 9, 0}, kCzajka},
    {"0.147", {3, 8, 0}, kCzajka},
    {"0.152", {2, 48, 0}, kCzajka},
    {"0.153", {16, 14, 0}, kCzajka},
    {"0.154", {4, 11, 0}, kCzajka},
    {"0.156", {3'479, 349, 0}, kKenyonAustin},
    {"0.157", {1, 6, 0}, kCzajka},
    {"0.165", {5'181, 1'550, 0}, kKenyonAustin},
    {"0.171", {12, 11, 0}, kCzajka},
    {"0.173", {21, 40, 0}, kCzajka},
    {"0.176", {24, 8, 0}, kCzajka},
    {"0.177", {497, 20, 0}, kCzajka},
    {"0.226", {21, 5, 0}, kCzajka},
    {"0.312", {5, 2, 0}, kCzajka},
    {"0.316", {4, 12, 0}, kCzajka},
    {"0.331", {4, 3, 0}, kCzajka},
    {"0.332", {1, 4, 0}, kCzajka},
    {"0.351", {1, 8, 0}, kCzajka},
    {"0.353", {4, 2, 0}, kCzajka},
    {"0.354", {10'061'916, 1'180, 0}, "Flammenkamp, 2002"},
    {"0.356", {7'315, 142, 0}, kKenyonAustin},
    {"0.373", {2, 28, 0}, kCzajka},
    {"0.375", {37, 18, 0}, kCzajka},
    {"0.376", {2'268'248, 4, 0}, kGangolliPlambeck},
    {"0.454", {160'949'019, 60'620'715, 0}, kFlammenkamp},
    {"0.512", {3, 6, 0}, kCzajka},
    {"0.524", {1, 52, 0}, kCzajka},
    {"0.532", {7, 5, 0}, kCzajka},
    {"0.536", {1, 5, 0}, kCzajka},
    {"0.644", {3'256, 442, 0}, kKenyonAustin},
    {"0.772", {8, 4, 0}, kCzajka},
    {"4.005", {31, 79, 0}, kCzajka},
    {"4.024", {2, 60, 0}, kCzajka},
    {"4.102", {8, 10, 0}, kCzajka},
    {"4.122", {6, 7, 0}, kCzajka},
    {"4.304", {25, 21, 0}, kCzajka},
    {"4.323", {4, 4, 0}, kCzajka},
    {"4.444", {143, 24, 0}, kCzajka},
    {"4.722", {4, 4, 0}, kCzajka},
    {"4.726", {5, 16, 0}, kCzajka},
    {"4.766", {19, 20, 0}, kCzajka},
}};

// A row with the standard form of its code.
struct PublishedForm {
  Published row;
  Code form;
  std::size_t shifts;  // from the code to its standard form
};

std::vector<PublishedForm> published_forms() {
  std::vector<PublishedForm> out;
  for (const Published& row : kPublished) {
    const auto code = Code::parse(row.code);
    SUMMAND_CHECK(code.has_value());
    const auto chain = cousins(*code);
    out.push_back({row, chain.back(), chain.size()});
  }
  return out;
}

}  // namespace

std::span<const Published> published_periods() { return kPublished; }

std::optional<Published> published_period(const Code& code) {
  static const std::vector<PublishedForm> forms = published_forms();
  if (!code.finite()) return std::nullopt;
  const auto own = cousins(code);
  const auto at = std::ranges::find(forms, own.back(), &PublishedForm::form);
  if (at == forms.end()) return std::nullopt;
  Published here = at->row;
  here.period.preperiod = here.period.preperiod + own.size() - at->shifts;
  return here;
}

PublishedCheck check_published(const Code& code, const std::optional<Period>& proved,
                               std::uint64_t looked_to) {
  const auto published = published_period(code);
  if (!published) return PublishedCheck::not_published;
  const Period& period = published->period;
  if (proved) return *proved == period ? PublishedCheck::agree : PublishedCheck::differ;
  const std::uint64_t needed = equality_bound(code, period) + period.period;
  return looked_to < needed ? PublishedCheck::not_reached : PublishedCheck::differ;
}

std::string_view name_of(PublishedCheck check) {
  switch (check) {
    case PublishedCheck::agree:
      return "agree";
    case PublishedCheck::differ:
      return "differ";
    case PublishedCheck::not_reached:
      return "not reached";
    case PublishedCheck::not_published:
      return "not published";
  }
  check_failed("a check of a published period", __FILE__, __LINE__);
}

}  // namespace summand::heaps
