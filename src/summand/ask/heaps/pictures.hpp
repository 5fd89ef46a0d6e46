// Pictures of a taking-and-breaking game: its values over the heaps, and Grundy's scale.
#pragma once

#include <cstdint>
#include <string>

#include "summand/ask/heaps/study.hpp"
#include "summand/draw/picture.hpp"

namespace summand::ask {

// Draws the values of the heaps below `count` to a file of --plot. Throws LimitReached.
Result<void> write_plot(const Asking& asking, HeapsStudy& study, const std::string& file,
                        std::uint64_t count);

// Reads the heap for a scale.
Result<std::uint64_t> heap_on_scale(const std::string& heap);
// Whether these rules have a scale.
Result<void> expect_scale(const heaps::Rules& rules);
// The scale for this heap. Assumes that both are no error. Throws LimitReached.
Picture scale_of(const Asking& asking, HeapsStudy& study, std::uint64_t heap);

}  // namespace summand::ask
