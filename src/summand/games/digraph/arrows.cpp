#include "summand/games/digraph/arrows.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/core.h>
#include <utility>

#include "summand/base/hash.hpp"
#include "summand/loopy/smith.hpp"

namespace summand::games::digraph {

namespace {

constexpr std::uint32_t kInfinite = 0xffffffff;

// Equal ends become one arrow, for both players if they are for different ones.
void join_equal_ends(std::vector<Arrow>& arrows) {
  std::ranges::sort(arrows);
  std::size_t kept = 0;
  for (const Arrow arrow : arrows) {
    if (kept > 0 && arrows[kept - 1].to == arrow.to) {
      Arrow& joined = arrows[kept - 1];
      if (joined.whose != arrow.whose) joined.whose = Whose::both;
    } else {
      arrows[kept++] = arrow;
    }
  }
  arrows.resize(kept);
}

class ArrowReader {
 public:
  explicit ArrowReader(std::string_view text) : text_(text) {}

  Result<Arrows> read() {
    do {
      SUMMAND_TRY(from, vertex());
      if (!skip('>')) return fail("expected '>' behind a vertex, as in 0>1,2;1>0", at_);
      skip_blanks();
      while (is_digit()) {
        if (++arrows_ > Arrows::kMostArrows) {
          return fail(fmt::format("more than {} arrows", Arrows::kMostArrows), at_);
        }
        SUMMAND_TRY(to, vertex());
        const Whose whose = skip('L') ? Whose::left : skip('R') ? Whose::right : Whose::both;
        from_[from].push_back({to, whose});
        if (!skip(',')) break;
        skip_blanks();
        if (!is_digit()) return fail("expected a vertex behind the comma", at_);
      }
      skip_blanks();
      if (at_ == text_.size()) return Arrows(std::move(from_));
    } while (skip(';'));
    return fail("expected ',', ';' or the end of the graph, which looks like 0>1,2L;1>;2>0R", at_);
  }

 private:
  bool is_digit() const { return at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9'; }
  void skip_blanks() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
  }
  // Skips a character and the blanks before it.
  bool skip(char c) {
    std::size_t next = at_;
    while (next < text_.size() && text_[next] == ' ') ++next;
    if (next == text_.size() || text_[next] != c) return false;
    at_ = next + 1;
    return true;
  }

  // Makes room for the vertex and all before it.
  Result<Vertex> vertex() {
    skip_blanks();
    if (!is_digit()) return fail("expected a vertex: a number from 0", at_);
    Vertex out = 0;
    const auto [end, error] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), out);
    if (error != std::errc() || out >= Arrows::kMostVertices) {
      return fail(fmt::format("vertices are numbered up to {}", Arrows::kMostVertices - 1), at_);
    }
    at_ = static_cast<std::size_t>(end - text_.data());
    if (out >= from_.size()) from_.resize(out + 1);
    return out;
  }

  std::string_view text_;
  std::size_t at_ = 0, arrows_ = 0;
  std::vector<std::vector<Arrow>> from_;
};

}  // namespace

Arrows::Arrows(std::vector<std::vector<Arrow>> from) : from_(std::move(from)) {
  hash_ = hash_word(from_.size());
  for (std::vector<Arrow>& arrows : from_) {
    join_equal_ends(arrows);
    hash_ = hash_combine(hash_, arrows.size());
    for (const Arrow arrow : arrows) {
      hash_ =
          hash_combine(hash_, std::uint64_t{arrow.to} << 2 | static_cast<unsigned>(arrow.whose));
      impartial_ = impartial_ && arrow.whose == Whose::both;
    }
  }
  if (!impartial_) return;
  const Budget budget;
  MoveGraph graph(budget);
  for (const std::vector<Arrow>& arrows : from_) {
    for (const Arrow arrow : arrows) graph.add_move(arrow.to);
    graph.close_node();
  }
  const SmithValues values(graph, budget);
  for (Vertex vertex = 0; vertex < from_.size(); ++vertex) {
    nimbers_.push_back(values.is_finite(vertex) ? values.nimber(vertex) : kInfinite);
    places_.push_back(values.place(vertex));
  }
}

Arrows Arrows::mirrored() const {
  std::vector<std::vector<Arrow>> out = from_;
  for (std::vector<Arrow>& arrows : out) {
    for (Arrow& arrow : arrows) {
      if (arrow.whose != Whose::both) {
        arrow.whose = arrow.whose == Whose::left ? Whose::right : Whose::left;
      }
    }
  }
  return Arrows(std::move(out));
}

std::optional<std::uint32_t> Arrows::nimber(Vertex vertex) const {
  if (nimbers_[vertex] == kInfinite) return std::nullopt;
  return nimbers_[vertex];
}

Result<Arrows> parse_arrows(std::string_view text) { return ArrowReader(text).read(); }

std::string print(const Arrows& arrows) {
  std::string out;
  for (Vertex vertex = 0; vertex < arrows.vertices(); ++vertex) {
    if (vertex > 0) out += ';';
    out += std::to_string(vertex) + '>';
    for (const Arrow& arrow : arrows.from(vertex)) {
      if (&arrow != arrows.from(vertex).data()) out += ',';
      out += std::to_string(arrow.to);
      if (arrow.whose != Whose::both) out += arrow.whose == Whose::left ? 'L' : 'R';
    }
  }
  return out;
}

}  // namespace summand::games::digraph
