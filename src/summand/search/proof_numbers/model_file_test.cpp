#include "summand/search/proof_numbers/model_file.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace summand {
namespace {

std::vector<OrderModel::Weights> some_weights(std::size_t rows) {
  std::vector<OrderModel::Weights> out;
  for (std::size_t i = 0; i < rows; ++i) {
    const int number = static_cast<int>(i);
    out.push_back({static_cast<std::int16_t>(number), static_cast<std::int16_t>(-number),
                   static_cast<std::int16_t>(1'000 * number), 0});
  }
  return out;
}

constexpr std::size_t kOfGame = 4;  // features

std::string good_text() {
  return model_text("clobber", some_weights(kOfGame + SumFeatures::kCount));
}
// The text with other lines in the place of one, which is counted from 1.
std::string with_line(std::size_t number, const std::string& lines) {
  const std::string text = good_text();
  std::size_t begin = 0;
  for (; number > 1; --number) begin = text.find('\n', begin) + 1;
  return text.substr(0, begin) + lines + text.substr(text.find('\n', begin));
}
std::string why_not(const std::string& text) {
  const auto model = read_model(text);
  return model ? "" : model.error().message;
}

TEST(ModelFile, IsReadAsItWasWritten) {
  const auto weights = some_weights(kOfGame + SumFeatures::kCount);
  EXPECT_TRUE(good_text().starts_with("summand learned clobber 1\n0 0 0\n1 -1 1000\n"));
  const auto model = read_model(good_text());
  ASSERT_TRUE(model.has_value()) << model.error().message;
  EXPECT_EQ(model->game, "clobber");
  EXPECT_EQ(model->weights, weights);
}

TEST(ModelFile, MayHaveEmptyLinesAndRemarks) {
  EXPECT_EQ(why_not(with_line(3, "# of 5x5\n\n1 -1 1000\r")), "");
}

TEST(ModelFile, ErrorsNameTheLine) {
  const std::string head = "line 1: 'summand learned GAME 1' is expected, but this is '";
  EXPECT_EQ(why_not(""), head + "'");
  EXPECT_EQ(why_not(with_line(1, "summand match 1")), head + "summand match 1'");
  EXPECT_EQ(why_not(with_line(1, "summand learned 1")), head + "summand learned 1'");
  EXPECT_EQ(why_not(with_line(1, "summand learned clobber  1")),
            head + "summand learned clobber  1'");
  EXPECT_EQ(why_not(with_line(1, "summand learned clobber 2")),
            "line 1: the version 1 is expected, but this is 'summand learned clobber 2'");
  for (const char* row : {"1 2", "1 2 3 4", "1 2 3.5", "1  2 3", "one 2 3", "1 2 32768", " 1 2 3",
                          "1 2 3 ", "-", "+1 2 3"}) {
    EXPECT_EQ(why_not(with_line(5, row)),
              "line 5: three whole numbers from -32768 to 32767 are expected, but this is '" +
                  std::string(row) + "'");
  }
  EXPECT_EQ(why_not("summand learned clobber 1\n"), "line 1: there are no rows");
  EXPECT_EQ(read_model(with_line(2, "x")).error().offset, 26u);
}

}  // namespace
}  // namespace summand
