#include "summand/ask/heaps/defined.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/core.h>
#include <memory>
#include <optional>
#include <ranges>
#include <string>
#include <utility>
#include <vector>

#include "summand/analysis/heaps/value_grid.hpp"
#include "summand/ask/heaps/heaps_options.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/separated.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/heaps/nim_values.hpp"
#include "summand/heaps/period.hpp"
#include "summand/text/table.hpp"

namespace summand::ask {

struct DefinedHeaps {
  struct Range {
    std::uint64_t from = 0, to = 200;  // from <= n < to
  };

  explicit DefinedHeaps(Budget its_budget) : budget(std::move(its_budget)), values(budget) {}
  DefinedHeaps(const DefinedHeaps&) = delete;
  DefinedHeaps& operator=(const DefinedHeaps&) = delete;

  std::uint64_t value(std::uint64_t n) const { return values[n - range.from]; }

  Budget budget;
  std::string heading;
  Range range = {};
  heaps::NimValues values;
  std::uint64_t largest = 0, largest_at = 0;
  std::optional<heaps::Period> seen = {};
};

namespace {

constexpr std::uint64_t kMostDefinedHeaps = 10'000'000;
constexpr std::uint64_t kAtOnce = 10'000;  // heaps in one list
constexpr std::uint64_t kMostNimber = UINT32_MAX;

using HeapRange = DefinedHeaps::Range;

Failure not_in_text(std::string message) { return failure_elsewhere({std::move(message)}).error(); }

// "0..200" with both ends.
Result<HeapRange> parse_heaps(const std::string& text) {
  const std::size_t dots = text.find("..");
  const auto from = whole_number<std::uint64_t>(text.substr(0, dots));
  const auto last = dots == text.npos ? from : whole_number<std::uint64_t>(text.substr(dots + 2));
  if (!from || !last || *last < *from) {
    return fail(fmt::format("heaps such as 0..200 are expected, not '{}'", printable(text, 40)));
  }
  if (*last >= kMostDefinedHeaps) {
    return fail(fmt::format("a definition gives heaps below {}", kMostDefinedHeaps));
  }
  return HeapRange{*from, *last + 1};
}

Result<HeapRange> asked_heaps(const Asking& asking) {
  const Request& request = asking.request();
  constexpr std::array<std::string_view, 8> kFit = {"to",   "values",  "json",  "memory",
                                                    "time", "threads", "rules", "words"};
  for (const auto& [name, value] : request.options) {
    if (std::ranges::find(kFit, name) == kFit.end()) {
      return fail(fmt::format("--{} is for codes, and {} is a definition", name,
                              request.arguments.front()));
    }
  }
  const auto& to = asking.options<HeapsOptions>().to;
  if (request.arguments.size() < 2) {
    if (!to) return HeapRange{};
    const auto count = whole_number<std::uint64_t>(*to);
    if (!count || *count == 0 || *count > kMostDefinedHeaps) {
      return fail(fmt::format("--to: a number up to {} is expected", kMostDefinedHeaps));
    }
    return HeapRange{0, *count};
  }
  if (to) return fail("--to and the heaps after the name exclude each other");
  return parse_heaps(request.arguments[1]);
}

// Adds the values of the heaps from <= n < to.
Attempt<void> add_defined_values(const Asking& asking, DefinedHeaps& data, HeapRange part) {
  const std::string& name = asking.text();
  auto answer =
      asking.evaluate(fmt::format("[{}(n) for n in {}..{}]", name, part.from, part.to - 1));
  if (!answer) {
    Failure failure = std::move(answer).error();
    failure.is_in_text = false;
    return std::unexpected(std::move(failure));
  }
  std::uint64_t n = part.from;
  for (const Answer& element : answer->get<List>()->elements) {
    const Game* game = game_of(element);
    if (game == nullptr) {
      return std::unexpected(
          not_in_text(fmt::format("{}({}) is {}, not a nimber", name, n, describe(element))));
    }
    const auto nimber = game->store().as_nimber(game->value());
    if (!nimber) {
      return std::unexpected(not_in_text(
          fmt::format("{}({}) is not a nimber: a rule for heaps is impartial {{...}}", name, n)));
    }
    if (*nimber > kMostNimber) {
      return std::unexpected(not_in_text(fmt::format("{}({}) is above {}", name, n, kMostNimber)));
    }
    if (n == data.range.from || *nimber > data.largest) {
      data.largest = *nimber;
      data.largest_at = n;
    }
    data.values.push_back(static_cast<std::uint32_t>(*nimber));
    ++n;
  }
  return {};
}

struct SeenPeriod {
  const DefinedHeaps* of;
};

void describe(Members<SeenPeriod>& its) {
  its.named("SeenPeriod", "A period that nothing proves.");
  its("status", "How it is known.", [](auto&) { return std::string_view("seen"); }).words({"seen"});
  its("to", "The last heap that was computed.", [](auto& it) { return it.of->range.to - 1; });
  its.with([](auto& it) -> auto& { return *it.of->seen; });
}

}  // namespace

void describe(Members<DefinedHeapsAnswer>& its) {
  its("definition", "The definition.", [](auto& it) -> auto& { return it->heading; });
  its("from", "The first heap.", [](auto& it) { return it->range.from; });
  its("to", "The last heap.", [](auto& it) { return it->range.to - 1; });
  its("largest", "The largest value.", [](auto& it) { return it->largest; });
  its("largest_at", "The first heap that has it.", [](auto& it) { return it->largest_at; });
  its.or_null("period", "The period. Null if none is seen.",
              [](auto& it) { return it->seen ? std::optional(SeenPeriod{&*it}) : std::nullopt; });
  its("values", "The values of the heaps.", [](auto& it) {
    return std::views::iota(it->range.from, it->range.to) |
           std::views::transform([&of = *it](std::uint64_t n) { return of.value(n); });
  });
}

static void write_text(TextSink& out, const DefinedHeapsAnswer& data, const Page& page) {
  const std::uint64_t last = data->range.to - 1;
  const std::vector<std::vector<std::string>> rows = {
      {"period", data->seen ? fmt::format("{}, seen up to {}, not proved",
                                          heaps::words_of_period(*data->seen), last)
                            : fmt::format("none is seen up to {}", last)},
      {"largest", fmt::format("{}, first at {}", data->largest, data->largest_at)},
      {"computed", fmt::format("heaps {} to {}, by the definition", data->range.from, last)}};
  out.write(fmt::format("{}\n\n{}\n", data->heading, separated(aligned(rows, page.columns), "\n")));
  heaps::write_value_grid(out, {.from = data->range.from,
                                .to = data->range.to,
                                .largest = data->largest,
                                .period = data->seen ? &*data->seen : nullptr,
                                .value_at = [&](std::uint64_t n) { return data->value(n); }});
}

bool defines_heaps(const Asking& asking, std::string_view name) {
  const Definition* definition = asking.session().definitions().find(name);
  return definition != nullptr && definition->tree.parameters.size() == 1;
}

Attempt<Response> answer_defined_heaps(const Asking& asking) {
  const auto range = asked_heaps(asking);
  if (!range) return failure_elsewhere(range.error());
  const auto data = std::make_shared<DefinedHeaps>(asking.budget());
  data->heading = asking.session().definitions().find(asking.text())->heading();
  data->range = *range;
  for (std::uint64_t n = range->from; n < range->to; n += kAtOnce) {
    if (auto added = add_defined_values(asking, *data, {n, std::min(range->to, n + kAtOnce)});
        !added) {
      return std::unexpected(std::move(added).error());
    }
  }
  data->seen = heaps::shown_period(data->values, data->values.size(), heaps::Saltus::any);
  if (data->seen) data->seen->preperiod += range->from;
  Response out = respond(DefinedHeapsAnswer(data));
  out.long_json = true;
  return out;
}

}  // namespace summand::ask
