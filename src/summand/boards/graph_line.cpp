#include "summand/boards/graph_line.hpp"

#include <algorithm>
#include <bit>
#include <fmt/core.h>
#include <string>
#include <utility>

#include "summand/base/foreign_text.hpp"

namespace summand {

namespace {

constexpr char kLeastCharacter = 63,
               kMostCharacter = 126;         // a character stands for 6 bits, from 63 up
constexpr std::size_t kBitsOfCharacter = 6;  // of a character

struct LineFormat {
  std::string_view name, header;
  char first;  // of its lines; '\0' if they begin with the number of vertices
};

constexpr LineFormat kGraph6{"graph6", ">>graph6<<", '\0'};
constexpr LineFormat kSparse6{"sparse6", ">>sparse6<<", ':'};
constexpr LineFormat kDigraph6{"digraph6", ">>digraph6<<", '&'};
constexpr const LineFormat* kLineFormats[] = {&kGraph6, &kSparse6, &kDigraph6};

constexpr char kIncremental = ';';  // begins a line of incremental sparse6

const LineFormat& line_format_of(char first) {
  for (const LineFormat* format : kLineFormats) {
    if (first == format->first) return *format;
  }
  return kGraph6;
}

std::string_view without_end_of_line(std::string_view line) {
  if (line.ends_with('\n')) line.remove_suffix(1);
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

// The bits of a line, from some character on. All characters must be good ones.
class LineBits {
 public:
  LineBits(std::string_view line, std::size_t begin) : line_(line), at_(kBitsOfCharacter * begin) {}

  std::size_t left() const { return kBitsOfCharacter * line_.size() - at_; }
  bool next() {
    const auto group = static_cast<unsigned>(line_[at_ / kBitsOfCharacter] - kLeastCharacter);
    const bool out = (group >> (kBitsOfCharacter - 1 - at_ % kBitsOfCharacter) & 1) != 0;
    ++at_;
    return out;
  }
  std::uint64_t number(std::size_t bits) {
    std::uint64_t out = 0;
    while (bits-- > 0) out = out << 1 | next();
    return out;
  }
  std::size_t character() const { return at_ / kBitsOfCharacter; }

 private:
  std::string_view line_;
  std::size_t at_;
};

// Reads a line without its header and its end.
class GraphLineReader {
 public:
  explicit GraphLineReader(std::string_view line) : line_(line) {}

  Result<GraphLine> read() {
    if (line_.empty()) return fail("a graph is expected here");
    if (line_[0] == kIncremental) {
      return fail(
          "this line of incremental sparse6 only says what differs from the graph before it: write "
          "whole graphs, as nauty-copyg -s does");
    }
    const LineFormat& format = line_format_of(line_[0]);
    at_ = format.first == '\0' ? 0 : 1;
    for (std::size_t i = at_; i < line_.size(); ++i) {
      if (line_[i] < kLeastCharacter || line_[i] > kMostCharacter) {
        return fail(fmt::format("{} has no {}: its characters are those from ? to ~", format.name,
                                quoted_character(line_, i)),
                    i);
      }
    }
    if (auto size = read_size(); !size) return std::unexpected(std::move(size).error());
    if (&format == &kSparse6) return list();
    return matrix(format);
  }

 private:
  std::unexpected<Error> too_short() const {
    return fail("the line ends in the middle of the graph", line_.size());
  }

  // The number of vertices: 1, 4 or 8 characters.
  Result<void> read_size() {
    const std::size_t begin = at_;
    std::size_t marks = 0;
    while (marks < 2 && at_ < line_.size() && line_[at_] == kMostCharacter) ++at_, ++marks;
    const std::size_t characters = marks == 0 ? 1 : marks == 1 ? 3 : 6;
    if (line_.size() - at_ < characters) return too_short();
    const std::uint64_t size = LineBits(line_, at_).number(kBitsOfCharacter * characters);
    if (size > GraphLine::kMostVertices) {
      return fail(fmt::format("a graph has at most {} vertices", GraphLine::kMostVertices), begin);
    }
    at_ += characters;
    graph_.vertices = static_cast<std::uint32_t>(size);
    return {};
  }

  // All pairs in turn: those of the upper triangle column by column, or all of them row by row.
  Result<GraphLine> matrix(const LineFormat& format) {
    graph_.directed = &format == &kDigraph6;
    const std::uint64_t size = graph_.vertices;
    const std::uint64_t pairs = graph_.directed ? size * size
                                : size % 2 == 0 ? size / 2 * (size - 1)
                                                : (size - 1) / 2 * size;
    const std::uint64_t characters = (pairs + kBitsOfCharacter - 1) / kBitsOfCharacter;
    if (line_.size() - at_ < characters) return too_short();
    if (line_.size() - at_ > characters) {
      return fail(fmt::format("there is more behind the graph of {} vertices", size),
                  at_ + static_cast<std::size_t>(characters));
    }
    LineBits bits(line_, at_);
    for (std::uint32_t one = 0; one < graph_.vertices; ++one) {
      const std::uint32_t others = graph_.directed ? graph_.vertices : one;
      for (std::uint32_t other = 0; other < others; ++other) {
        if (!bits.next()) continue;
        graph_.edges.push_back(graph_.directed ? GraphEnds{one, other} : GraphEnds{other, one});
      }
    }
    while (bits.left() > 0) {
      const std::size_t place = bits.character();
      if (bits.next()) return fail("the last character has bits that belong to no edge", place);
    }
    return std::move(graph_);
  }

  // The edges one by one: a bit that steps to the next vertex, and the other end.
  Result<GraphLine> list() {
    const std::uint64_t size = graph_.vertices;
    const auto width = static_cast<std::size_t>(size == 0 ? 0 : std::bit_width(size - 1));
    LineBits bits(line_, at_);
    std::uint64_t vertex = 0;
    while (bits.left() > width) {
      const std::size_t left = bits.left();
      vertex += bits.next();
      const std::uint64_t end = bits.number(width);
      if (end > vertex) {
        vertex = end;
      } else if (vertex < size) {
        graph_.edges.push_back(
            {static_cast<std::uint32_t>(end), static_cast<std::uint32_t>(vertex)});
      }
      if (vertex < size) continue;
      if (left < kBitsOfCharacter) break;  // bits that fill the last character
      return fail(fmt::format("there is more behind the graph of {} vertices", size),
                  line_.size() - left / kBitsOfCharacter);
    }
    if (const std::size_t zeros = graph_.edges.size(); size == 1 && zeros > 0 && zeros % 2 == 0) {
      graph_.loops_otherwise = zeros / 2;
    }
    return std::move(graph_);
  }

  std::string_view line_;
  std::size_t at_ = 0;
  GraphLine graph_;
};

}  // namespace

Result<GraphLine> parse_graph_line(std::string_view line) {
  line = without_end_of_line(line);
  std::size_t begin = 0;
  for (const LineFormat* format : kLineFormats) {
    if (!line.starts_with(format->header)) continue;
    begin = format->header.size();
    const LineFormat& found = line_format_of(line.size() > begin ? line[begin] : '\0');
    if (&found == format || line.substr(begin).starts_with(kIncremental)) break;
    return fail(fmt::format("the header is that of {}, but the graph behind it is {}", format->name,
                            found.name),
                begin);
  }
  auto graph = GraphLineReader(line.substr(begin)).read();
  if (!graph) return shifted(std::move(graph).error(), begin);
  return graph;
}

std::optional<Result<GraphLine>> graph_in(std::string_view text) {
  if (text.starts_with(">>")) return parse_graph_line(text);
  const std::size_t blank = text.find(' ');
  for (const LineFormat* format : kLineFormats) {
    if (text.substr(0, blank) != format->name) continue;
    const std::size_t begin =
        std::min(text.find_first_not_of(' ', format->name.size()), text.size());
    const std::string_view line = text.substr(begin);
    if (!line.empty() && line[0] != kIncremental && &line_format_of(line[0]) != format) {
      return fail(fmt::format("this graph is {0}, and not {1}: write {0} before it",
                              line_format_of(line[0]).name, format->name),
                  begin);
    }
    auto graph = GraphLineReader(line).read();
    if (!graph) return shifted(std::move(graph).error(), begin);
    return graph;
  }
  return std::nullopt;
}

std::string named_graph_line(std::string_view line) {
  line = without_end_of_line(line);
  for (const LineFormat* format : kLineFormats) {
    if (line.starts_with(format->header)) line.remove_prefix(format->header.size());
  }
  return fmt::format("{} {}", line_format_of(line.empty() ? '\0' : line[0]).name, line);
}

std::unexpected<Error> two_readings(const GraphLine& graph) {
  const auto loops = [](std::size_t count) {
    return fmt::format("{} loop{}", count, count == 1 ? "" : "s");
  };
  return fail(fmt::format(
      "this line is a vertex with {} by the definition of sparse6, and with {} if networkx wrote "
      "it: write the position in the notation of the game (the line of one loop is :@^)",
      loops(graph.edges.size()), loops(graph.loops_otherwise.value_or(0))));
}

}  // namespace summand
