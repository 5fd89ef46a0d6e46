// Pictures of a taking-and-breaking game: its values over the heaps, and Grundy's scale.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "apps/summand/heaps/study.hpp"
#include "summand/draw/text.hpp"

namespace summand::program {

// Whether a plot can be written to a file of that name, by its end.
Result<void> expect_plot_file(const std::string& file);
// Draws the values of the heaps below `count` into that file. Throws LimitReached.
Result<void> write_plot(HeapsStudy& study, const std::string& file, std::uint64_t count);

// The heap that a scale is wanted for, if these rules have one.
Result<std::uint64_t> heap_on_scale(const heaps::Rules& rules, const std::string& heap);
// The scale for such a heap, line by line. Throws LimitReached.
std::vector<std::string> scale_of(HeapsStudy& study, std::uint64_t heap, Colours colours);

}  // namespace summand::program
