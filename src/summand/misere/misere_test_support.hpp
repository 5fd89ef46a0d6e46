// Shared by the tests of misère play: forms from texts, and sums as written.
#pragma once

#include <gtest/gtest.h>
#include <string_view>
#include <vector>

#include "summand/misere/misere_days.hpp"
#include "summand/misere/misere_forms.hpp"

namespace summand {

inline MisereForm misere_form(MisereStore& store, std::string_view text) {
  const auto form = parse_misere_form(store, text);
  EXPECT_TRUE(form.has_value()) << text << ": " << (form ? "" : form.error().message);
  return form.value_or(MisereForm());
}

}  // namespace summand
