#include "summand/misere/published_quotients.hpp"

#include <array>
#include <cstdint>
#include <fmt/core.h>
#include <optional>

namespace summand {

namespace {

struct PublishedOrder {
  std::string_view code;
  std::uint32_t heaps;  // 0: all
  std::uint32_t order;
  std::string_view source;
};

// "From memory": the source was not at hand when the row was written.
constexpr std::string_view kPlambeck =
    "Plambeck, Taming the wild in impartial combinatorial games (2005)";
constexpr std::string_view kPlambeckSiegel = "Plambeck and Siegel (2008), from memory";

constexpr std::array<PublishedOrder, 8> kPublishedOrders = {{
    {"0.07", 24, 24, kPlambeckSiegel},
    {"0.07", 33, 638, "Plambeck and Siegel (2008), cited in a public note on 0.07"},
    {"0.123", 0, 20, kPlambeck},
    {"0.241", 0, 36, kPlambeckSiegel},
    {"0.53", 0, 16, kPlambeckSiegel},
    {"0.71", 0, 36, kPlambeckSiegel},
    {"0.75", 0, 8, kPlambeck},
    {"0.77", 0, 40, kPlambeckSiegel},
}};

}  // namespace

std::vector<KnownQuotient> published_quotients() {
  std::vector<KnownQuotient> out;
  for (const auto& [code, heaps, order, source] : kPublishedOrders) {
    KnownQuotient known;
    known.code = code;
    if (heaps > 0) known.bound = heaps;
    known.order = order;
    known.source = source;
    out.push_back(std::move(known));
  }
  return out;
}

std::string claim_of(const KnownQuotient& known) {
  return known.bound ? fmt::format("order {} to {} heaps", known.order, *known.bound)
                     : fmt::format("order {} for all heaps", known.order);
}

std::string_view name_of(Agreement agreement) {
  switch (agreement) {
    case Agreement::agree:
      return "agree";
    case Agreement::differ:
      return "differ";
    case Agreement::not_reached:
      break;
  }
  return "not reached";
}

}  // namespace summand
