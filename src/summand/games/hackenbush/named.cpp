#include "summand/games/hackenbush/named.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <iterator>
#include <string>

#include "summand/games/hackenbush/families.hpp"
#include "summand/games/hackenbush/text.hpp"

namespace summand::games::hackenbush {

namespace {

constexpr NamedPicture kPictures[] = {
    // Nine blue edges and seven red ones, each connected to the ground by its own colour, as in the
    // dog of Winning Ways ch. 1. The book's figure was not available, so the shape differs.
    {"dog", "0-1R 0-2R 1-5R 2-5R 5-7R 7-11R 5-6R 0-3L 0-4L 3-6L 4-6L 6-8L 8-9L 9-10L 8-10L 9-12L"},
    // Winning Ways ch. 7, fig. 3.
    {"girl", "0-1G 1-3G 3-2G 1-4G 4-2G 2-5G 5-7G 7-8G 5-9G 9-6G 9-6G 6-10G"},
    // Redwood furniture: feet, legs, a seat and a back; feet, legs and a top.
    {"chair", "0-1L 0-2L 1-3R 2-4R 3-4R 4-5R"},
    {"table", "0-1L 0-2L 0-3L 1-4R 2-5R 3-6R 4-5R 5-6R"},
    // The moderately hard redwood bed of Winning Ways ch. 7, fig. 31.
    {"bed",
     "0-1L 0-2L 0-3L 0-4L 0-5L 0-6L 0-7L 1-8R 2-9R 3-10R 4-11R 5-12R 6-13R 7-14R "
     "8-15R 15-9R 8-16R 16-11R 8-17R 17-13R 9-18R 18-11R 18-12R 10-19R 19-13R 10-20R 20-14R "
     "12-21R 21-13R 21-14R"},
};

std::string names() {
  std::string out;
  for (const NamedPicture& picture : kPictures) {
    out.append(out.empty() ? "" : ", ").append(picture.name);
  }
  return out;
}

}  // namespace

std::span<const NamedPicture> named_pictures() { return kPictures; }

Result<ColouredGraph> make_picture(const Arguments& arguments) {
  const Word* word = arguments.size() == 1 ? arguments[0].get<Word>() : nullptr;
  if (word != nullptr) {
    const auto* picture = std::ranges::find(kPictures, word->text, &NamedPicture::name);
    if (picture != std::end(kPictures)) return parse(picture->edges);
  }
  SUMMAND_TRY(numbers,
              family_of(arguments, "flower", 3,
                        fmt::format("a flower by its stem, blue and red petals: (flower, 3, 2, 1), "
                                    "or one of {}",
                                    names())));
  return flower(numbers[0], numbers[1], numbers[2]);
}

}  // namespace summand::games::hackenbush
