// Shared by the tests of misère play: forms from texts, and sums as written.
#pragma once

#include <cstdint>
#include <gtest/gtest.h>
#include <memory>
#include <string_view>
#include <vector>

#include "summand/misere/misere_days.hpp"
#include "summand/misere/misere_forms.hpp"
#include "summand/misere/written_numbers.hpp"

namespace summand {

inline MisereForm misere_form(MisereStore& store, std::string_view text) {
  const auto form = parse_misere_form(store, text);
  EXPECT_TRUE(form.has_value()) << text << ": " << (form ? "" : form.error().message);
  return form.value_or(MisereForm());
}

inline WrittenSum written_nim_heap(std::uint32_t n) {
  WrittenSum out{std::make_shared<SumsOfParts>(SumsOfParts::Policy::by_moves, Budget())};
  out.sum = nim_heap(*out.sums, n);
  return out;
}

}  // namespace summand
