#include "summand/ask/options.hpp"

#include <gtest/gtest.h>
#include <string>

#include "summand/ask/request.hpp"

namespace summand::ask {
namespace {

struct Shared {
  bool loud = false;
};
constexpr auto kShared = options_in<Shared>(option<&Shared::loud>("loud", "", "Loud"));

struct First {
  int filler = 0;
};
struct Own : First, Shared {
  unsigned many = 5;
  std::optional<std::string> name = {};
  std::uint64_t length = 0;
  std::uint64_t sum = 0;
};

Result<std::uint64_t> read_length(const Option& option, const std::string& text) {
  if (text.empty()) return fail("--" + std::string(option.name) + " is empty");
  return text.size();
}

constexpr auto kOwn = options_in<Own>(
    option<&Own::many>("many", "N", "How many", {1, 10}), option<&Own::name>("name", "NAME", "Who"),
    option_read<&Own::length, read_length>("length", "TEXT", "How long"), kShared);

Result<void> fill(Own& options) {
  if (options.loud && options.name) return fail("--loud is for nobody");
  options.sum = options.many + options.length;
  return {};
}

Result<Own> read(std::map<std::string, std::string, std::less<>> given) {
  static constexpr OptionList kList = checked<fill>(kOwn);
  const Request request{.options = std::move(given)};
  auto out = kList.read(request);
  if (!out) return std::unexpected(out.error());
  return *static_cast<const Own*>(out->get());
}

TEST(Options, FillAStruct) {
  const auto out = read({{"many", "7"}, {"length", "four"}, {"loud", ""}});
  ASSERT_TRUE(out);
  EXPECT_EQ(out->many, 7u);
  EXPECT_EQ(out->length, 4u);
  EXPECT_TRUE(out->loud);
  EXPECT_EQ(out->name, std::nullopt);
  EXPECT_EQ(out->sum, 11u);
}

TEST(Options, ThatAreNotGivenStayAsTheyAre) {
  const auto out = read({});
  ASSERT_TRUE(out);
  EXPECT_EQ(out->many, 5u);
  EXPECT_FALSE(out->loud);
}

TEST(Options, AnErrorNamesTheOption) {
  EXPECT_EQ(read({{"many", "11"}}).error().message,
            "--many: a number from 1 to 10 is expected, not '11'");
  EXPECT_EQ(read({{"length", ""}}).error().message, "--length is empty");
}

TEST(Options, MustFitTogether) {
  EXPECT_EQ(read({{"loud", ""}, {"name", "x"}}).error().message, "--loud is for nobody");
}

}  // namespace
}  // namespace summand::ask
