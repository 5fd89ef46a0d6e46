// Pictures of a taking-and-breaking game: its values over the heaps, and Grundy's scale.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "apps/summand/heaps/study.hpp"
#include "summand/draw/text.hpp"

namespace summand::program {

// Whether the end of the file name is one for plots.
Result<void> expect_plot_file(const std::string& file);
// Draws the values of the heaps below `count` to that file. Throws LimitReached.
Result<void> write_plot(HeapsStudy& study, const std::string& file, std::uint64_t count);

// Reads the heap for a scale; fails if these rules have no scale.
Result<std::uint64_t> heap_on_scale(const heaps::Rules& rules, const std::string& heap);
// The scale for this heap, line by line. Throws LimitReached.
std::vector<std::string> scale_of(HeapsStudy& study, std::uint64_t heap, Colours colours);

}  // namespace summand::program
