// Pictures of a taking-and-breaking game: a plot of its values, and Grundy's scale.
#pragma once

#include <cstdint>
#include <string>

#include "summand/analysis/heaps/study.hpp"
#include "summand/ask/asking.hpp"
#include "summand/draw/picture.hpp"

namespace summand::ask {

// Draws the values of the heaps below `count` to the file of --plot. Throws LimitReached.
Result<void> write_plot(const Asking& asking, heaps::HeapsStudy& study, const std::string& file,
                        std::uint64_t count);

// Reads the size of the heap for a scale.
Result<std::uint64_t> heap_on_scale(const std::string& heap);
// Fails if these rules have no scale.
Result<void> expect_scale(const heaps::Rules& rules);
// The scale for this heap. Assumes that the two functions above succeed. Throws LimitReached.
Picture scale_of(const Asking& asking, heaps::HeapsStudy& study, std::uint64_t heap);

}  // namespace summand::ask
