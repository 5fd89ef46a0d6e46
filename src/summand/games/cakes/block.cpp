#include "summand/games/cakes/block.hpp"

#include "summand/base/separated.hpp"
#include "summand/games/cakes/cake.hpp"

namespace summand::games {

namespace {

constexpr std::string_view kExpectedBlock = "expected a cake such as 4x6 or 2Gx6Lx2R";

// A side with the letter L, R or G, or without a letter.
struct LetteredSide {
  std::uint32_t length;
  char letter;
};

Result<LetteredSide> read_lettered_side(std::string_view text, std::size_t& at) {
  LetteredSide side{0, 0};
  const auto [end, error] =
      std::from_chars(text.data() + at, text.data() + text.size(), side.length);
  if (error == std::errc::invalid_argument) return fail(std::string(kExpectedBlock), at);
  if (error != std::errc() || side.length < 1 || side.length > Block::kMostSide) {
    return fail(fmt::format("the sides of a cake are from 1 to {}", Block::kMostSide), at);
  }
  at = static_cast<std::size_t>(end - text.data());
  if (at < text.size() && std::string_view("LRG").find(text[at]) != std::string_view::npos) {
    side.letter = text[at++];
  }
  return side;
}

// Reads "4x6" or "2Gx6Lx2R": all sides have letters, or none.
Result<std::vector<LetteredSide>> read_sides(std::string_view text, std::size_t& at) {
  const std::size_t begin = at;
  std::vector<LetteredSide> sides;
  std::uint64_t cells = 1;
  while (true) {
    const std::size_t offset = at;
    SUMMAND_TRY(side, read_lettered_side(text, at));
    if (!sides.empty() && (side.letter == 0) != (sides.front().letter == 0)) {
      return fail("either every side has a letter or none", offset);
    }
    if (side.length > Blocks::kMostCells / cells) {
      return fail("there are at most 10^18 cells of cake", begin);
    }
    cells *= side.length;
    sides.push_back(side);
    if (at == text.size() || text[at] != 'x') return sides;
    ++at;
  }
}

Block block_of(std::span<const LetteredSide> lettered) {
  std::vector<Side> sides;
  for (const auto& [length, letter] : lettered) sides.push_back({length, Divider{letter}});
  return Block(std::move(sides));
}

// The prime factors of the sides with this divider, the largest first.
std::vector<std::uint32_t> prime_factors(std::span<const Side> sides, Divider divider) {
  std::vector<std::uint32_t> out;
  for (const Side& side : sides) {
    if (side.divider != divider) continue;
    std::uint32_t rest = side.length;
    for (std::uint32_t prime = 2; prime * prime <= rest; ++prime) {
      for (; rest % prime == 0; rest /= prime) out.push_back(prime);
    }
    if (rest > 1) out.push_back(rest);
  }
  std::ranges::sort(out, std::greater());
  return out;
}

}  // namespace

Result<Block> Block::read(std::string_view text, std::size_t& at) {
  const std::size_t begin = at;
  SUMMAND_TRY(sides, read_sides(text, at));
  if (sides.front().letter == 0) {
    if (sides.size() != 2) {
      return fail(
          "without letters a cake has rows and columns; say of each side whose it is, as in "
          "2Gx6Lx2R",
          begin);
    }
    sides[0].letter = 'R';
    sides[1].letter = 'L';
  }
  return block_of(sides);
}

Result<Block> Block::read_impartial(std::string_view text, std::size_t& at) {
  const std::size_t begin = at;
  SUMMAND_TRY(sides, read_sides(text, at));
  for (LetteredSide& side : sides) {
    if (side.letter != 0) return fail("either player may divide every side: no letters", begin);
    side.letter = 'G';
  }
  return block_of(sides);
}

Result<Blocks> make_blocks(const Arguments& arguments, BlockReader& read) {
  if (arguments.size() == 2 && arguments[0].get<std::int64_t>() != nullptr &&
      arguments[1].get<std::int64_t>() != nullptr) {
    const Dimensions sides{{*arguments[0].get<std::int64_t>(), *arguments[1].get<std::int64_t>()}};
    return make_blocks({{.what = sides, .offset = arguments[0].offset}}, read);
  }
  std::string text;
  for (const Argument& argument : arguments) {
    std::string cake;
    if (const auto* length = argument.get<std::int64_t>()) {
      cake = fmt::format("{}", *length);
    } else if (const auto* dimensions = argument.get<Dimensions>()) {
      cake = fmt::format("{}", separated(dimensions->sides, "x"));
    } else if (const auto* quoted = argument.get<std::string>()) {
      cake = *quoted;
    } else {
      return fail(std::string(kExpectedBlock), argument.offset);
    }
    if (auto read_alone = Blocks::parse(cake, read); !read_alone) {
      return fail(std::move(read_alone).error().message, argument.offset);
    }
    text += (text.empty() ? "" : ",") + cake;
  }
  if (arguments.empty()) return fail(std::string(kExpectedBlock));
  auto blocks = Blocks::parse(text, read);
  if (!blocks) return fail(std::move(blocks).error().message, arguments.front().offset);
  return blocks;
}

std::string Block::print() const {
  const bool plain = sides_.size() == 2 && sides_[0].divider == Divider::right &&
                     sides_[1].divider == Divider::left;
  if (plain) return print_lengths();
  std::string text;
  for (const Side& side : sides_) {
    text += fmt::format("{}{}{}", text.empty() ? "" : "x", side.length,
                        static_cast<char>(side.divider));
  }
  return text;
}

std::string Block::print_lengths() const {
  std::string text;
  for (const Side& side : sides_) text += fmt::format("{}{}", text.empty() ? "" : "x", side.length);
  return text;
}

std::uint64_t Block::cells() const {
  std::uint64_t cells = 1;
  for (const Side& side : sides_) cells *= side.length;
  return cells;
}

Block Block::divided(std::size_t side, std::uint32_t parts) const {
  Block out = *this;
  out.sides_[side].length /= parts;
  return out;
}

Block Block::tidied() const {
  Block out = *this;
  std::erase_if(out.sides_, [](const Side& side) { return side.length == 1; });
  // The default order: Right's side, then Left's.
  std::ranges::sort(out.sides_, [](const Side& a, const Side& b) {
    const auto rank = [](const Side& side) {
      return side.divider == Divider::right ? 0 : side.divider == Divider::left ? 1 : 2;
    };
    return std::pair(rank(a), a.length) < std::pair(rank(b), b.length);
  });
  if (out.sides_.empty()) out.sides_.push_back({});
  return out;
}

Block Block::exchanged() const {
  Block out = *this;
  for (Side& side : out.sides_) {
    if (side.divider == Divider::either) continue;
    side.divider = side.divider == Divider::left ? Divider::right : Divider::left;
  }
  return out;
}

bool Block::anybody_may(Divider divider) const {
  return std::ranges::any_of(
      sides_, [&](const Side& side) { return side.length > 1 && side.divider == divider; });
}

Dyadic Block::moves_ahead() const {
  auto more = prime_factors(sides_, Divider::left), fewer = prime_factors(sides_, Divider::right);
  const bool left = more.size() > fewer.size();
  if (!left) std::swap(more, fewer);
  // The chain n, n/2, ..., 1 divides by the smallest prime factor each time. The longer chain of
  // the two players counts, with as many terms at its end as it has more than the other one. These
  // are 1 and products of the largest factors.
  Dyadic sum, term(1);
  for (std::size_t i = 0; i < more.size() - fewer.size(); ++i) {
    sum += term;
    term *= Dyadic(more[i]);
  }
  return left ? sum : -sum;
}

std::uint64_t Block::nimber() const {
  std::uint64_t nimber = 0;
  bool even = false;
  for (const Side& side : sides_) {
    const auto factors = prime_factors(std::span(&side, 1), side.divider);
    const auto twos = static_cast<std::uint64_t>(std::ranges::count(factors, 2u));
    nimber ^= factors.size() - twos;
    even = even || twos > 0;
  }
  return nimber + even;
}

std::uint64_t hash_value(const Block& block) {
  std::uint64_t hash = hash_word(block.sides_.size());
  for (const Side& side : block.sides_) {
    hash = hash_combine(hash,
                        std::uint64_t{side.length} << 8 | static_cast<std::uint8_t>(side.divider));
  }
  return hash;
}

namespace {

std::optional<Player> owner_of_side(Divider divider) {
  if (divider == Divider::either) return std::nullopt;
  return divider == Divider::left ? Player::left : Player::right;
}

Paint paint_of(Divider divider) {
  return divider == Divider::left    ? Paint::left
         : divider == Divider::right ? Paint::right
                                     : Paint::either;
}

void add_below(Picture& picture, const Picture& more) {
  for (Mark mark : more.marks) {
    mark.row += picture.rows;
    picture.marks.push_back(std::move(mark));
  }
  picture.rows += more.rows;
  picture.columns = std::max(picture.columns, more.columns);
}

// A line of text. The sides of the block have colours.
Picture line_of(const Blocks::Batch& batch) {
  Picture line{.rows = 1, .columns = 0, .marks = {}};
  const auto write = [&](std::string_view text, Paint paint) {
    for (const char c : text) line.marks.push_back({0, line.columns++, std::string(1, c), paint});
  };
  if (batch.count > 1) write(fmt::format("{} of ", batch.count), Paint::faint);
  for (std::size_t i = 0; i < batch.cake.sides().size(); ++i) {
    const Side& side = batch.cake.sides()[i];
    if (i > 0) write("x", Paint::plain);
    write(fmt::format("{}{}", side.length, static_cast<char>(side.divider)),
          paint_of(side.divider));
  }
  return line;
}

}  // namespace

Picture picture_of(const Blocks& blocks) {
  constexpr int kMostRows = 60;
  Picture picture;
  for (const auto& batch : blocks.batches()) {
    if (picture.rows >= kMostRows) break;
    const auto sides = batch.cake.sides();
    const Side rows = sides.size() == 2 ? sides[0] : Side{}, columns = sides.back();
    if (sides.size() > 2 || rows.length > 16 || columns.length > 30) {
      add_below(picture, line_of(batch));
      continue;
    }
    // An upright line divides the columns.
    Cakes alike;
    alike.add(Cake{rows.length, columns.length}, batch.count);
    add_below(picture, picture_of(alike, paint_of(columns.divider), paint_of(rows.divider)));
  }
  return picture;
}

BoardShape shape_of(const Blocks& blocks) {
  BoardShape out{.kind = ShapeKind::cake, .touched = ShapePart::cake};
  for (const auto& [block, count] : blocks.batches()) {
    ShapeCake cake{.count = count};
    for (const Side& side : block.sides()) {
      cake.sides.push_back({.length = side.length, .owner = owner_of_side(side.divider)});
    }
    if (cake.sides.size() <= 2) {
      cake.rows = cake.sides.size() == 2 ? cake.sides.front().length : 1;
      cake.columns = cake.sides.back().length;
    }
    out.cakes.push_back(std::move(cake));
  }
  return out;
}

std::vector<Block> small_blocks(std::size_t sides, std::uint32_t cells,
                                std::span<const Divider> markings) {
  // Each round adds one more side. Sides are added in order.
  std::vector<std::vector<Side>> round{{}};
  std::vector<Block> out;
  for (std::size_t i = 0; i < sides; ++i) {
    std::vector<std::vector<Side>> longer;
    for (const auto& block : round) {
      for (std::uint32_t length = 2; length <= cells; ++length) {
        for (const Divider divider : markings) {
          const Side side{length, divider};
          if (!block.empty() && side < block.back()) continue;
          auto grown = block;
          grown.push_back(side);
          if (Block(grown).cells() <= cells) longer.push_back(std::move(grown));
        }
      }
    }
    for (const auto& block : longer) out.push_back(Block(block));
    round = std::move(longer);
  }
  return out;
}

}  // namespace summand::games
