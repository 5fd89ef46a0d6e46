#include "summand/ask/heaps/pictures.hpp"

#include <fmt/core.h>

#include "summand/ask/option_values.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/figures/grundy_scale.hpp"
#include "summand/figures/sequence_figure.hpp"
#include "summand/heaps/names.hpp"

namespace summand::ask {

using namespace heaps;

Result<void> write_plot(const Asking& asking, HeapsStudy& study, const std::string& file,
                        std::uint64_t count) {
  SUMMAND_TRY(medium, medium_of("plot", file));
  study.extend(asking.watcher(), count);
  const std::string_view name = name_of(study.sequence.rules());
  const std::string code = heaps::print(study.sequence.rules());
  std::string title = fmt::format("G(n) of {}", printable(code, 200));
  if (!name.empty() && name != code) title += fmt::format(", {}", name);
  const Period* period = study.known_period();
  const Figure figure =
      sequence_figure(study.sequence.values(), count, std::move(title),
                      period == nullptr ? std::nullopt : std::optional(*period), medium);
  return write_file(file, draw(figure, medium));
}

Result<std::uint64_t> heap_on_scale(const std::string& heap) {
  const auto n = whole_number<std::uint64_t>(heap);
  if (!n || *n > kMostOnScale) {
    return fail(fmt::format("--scale: the number of a heap up to {} is expected, not '{}'",
                            kMostOnScale, printable(heap, 40)));
  }
  return *n;
}

Result<void> expect_scale(const Rules& rules) {
  const auto* code = std::get_if<Code>(&rules);
  if (code == nullptr || code->most_heaps() > 2) {
    return fail("--scale: Grundy's scale is for codes whose moves leave at most two heaps");
  }
  return {};
}

Picture scale_of(const Asking& asking, HeapsStudy& study, std::uint64_t heap) {
  study.extend(asking.watcher(), heap + 1);
  return grundy_scale(*study.code(), study.sequence.values(), heap);
}

}  // namespace summand::ask
