#include "summand/rules/text/read_game.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <string>
#include <utility>

#include "summand/base/foreign_text.hpp"
#include "summand/base/utf8.hpp"
#include "summand/rules/text/line_reader.hpp"
#include "summand/rules/text/read_rule.hpp"

namespace summand {

namespace {

constexpr std::string_view kReserved = "|/=*+()[]_?^&\"";
constexpr std::size_t kMostExamples = 6;

// The line without its comment and the blanks at its end. " -- " begins a comment outside quotes.
std::string_view without_comment(std::string_view line) {
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '"') quoted = !quoted;
    if (quoted || !line.substr(i).starts_with("--")) continue;
    const bool begins = i == 0 || LineReader::is_blank(line[i - 1]);
    const bool ends = i + 2 == line.size() || LineReader::is_blank(line[i + 2]);
    if (begins && ends) {
      line = line.substr(0, i);
      break;
    }
  }
  while (!line.empty() && LineReader::is_blank(line.back())) line.remove_suffix(1);
  return line;
}

class GameReader {
 public:
  explicit GameReader(std::string_view text) : text_(text) {}

  Result<GameText> read() {
    if (text_.size() > kMostGameText) {
      return fail(fmt::format("a file of rules has at most {} bytes", kMostGameText),
                  kMostGameText);
    }
    for (std::size_t at = 0; at <= text_.size();) {
      const std::size_t end = std::min(text_.find('\n', at), text_.size());
      std::string_view line = text_.substr(at, end - at);
      if (line.ends_with('\r')) line.remove_suffix(1);
      if (auto read = read_line(line, at); !read) return std::unexpected(std::move(read).error());
      at = end + 1;
    }
    if (game_.name.empty()) return fail("a file of rules begins with `game` and a name", 0);
    if (!board_) return missing("board");
    if (game_.cells.empty()) return missing("cells");
    if (game_.lines.empty()) return fail("a rule is expected: the file has none", text_.size());
    if (game_.title.empty()) game_.title = game_.name;
    return std::move(game_);
  }

 private:
  std::unexpected<Error> missing(std::string_view what) const {
    return fail(fmt::format("the file has no line `{}`", what), text_.size());
  }

  Result<void> read_line(std::string_view line, std::size_t offset) {
    for (std::size_t i = 0; i < line.size();
         i += std::max<std::size_t>(character_length(line, i), 1)) {
      if (line[i] != '\t' && !is_printable(line, i)) {
        return fail(fmt::format("{} cannot stand in a file of rules", quoted_character(line, i)),
                    offset + i);
      }
    }
    LineReader reader(without_comment(line), offset);
    reader.skip_blanks();
    if (reader.at_end()) return {};
    const std::size_t begin = reader.offset();
    const std::string word(reader.chunk());
    if (game_.name.empty() && word != "game") {
      return fail("a file of rules begins with `game` and a name", begin);
    }
    if (auto read = read_statement(reader, word, begin); !read) return read;
    if (!reader.at_end()) return reader.expected("the end of the line");
    return {};
  }

  Result<void> read_statement(LineReader& reader, const std::string& word, std::size_t begin) {
    if (const auto who = who_of(word)) {
      if (!board_) return fail("the line `board` comes before the rules", begin);
      if (game_.cells.empty()) return fail("the line `cells` comes before the rules", begin);
      reader.take(word);
      SUMMAND_TRY(rule, read_rule(reader, game_, *who));
      rule.offset = begin;
      std::size_t ways = 1;
      for (const TextStep& step : rule.steps) {
        ways *= step.frames.size();
        if (ways_ + ways <= kMostRuleWays) continue;
        return fail(fmt::format("the rules of a file can be laid in at most {} ways, and each step "
                                "multiplies those of its rule",
                                kMostRuleWays),
                    begin);
      }
      ways_ += ways;
      game_.lines.push_back(std::move(rule));
      return {};
    }
    const auto read_once = [&](bool known, auto&& read) -> Result<void> {
      if (known) return fail(fmt::format("the file has a line `{}` already", word), begin);
      reader.take(word);
      return read();
    };
    if (word == "game") {
      return read_once(!game_.name.empty(), [&] { return read_name(reader); });
    }
    for (auto [name, text] : {std::pair("title", &game_.title), std::pair("rules", &game_.rules),
                              std::pair("source", &game_.source)}) {
      if (word == name) {
        return read_once(!text->empty(), [&] { return read_quoted(reader, *text); });
      }
    }
    if (word == "board") {
      return read_once(board_, [&] { return read_board(reader); });
    }
    if (word == "cells") {
      return read_once(!game_.cells.empty(), [&] { return read_cells(reader); });
    }
    if (word == "example") {
      reader.take(word);
      if (game_.examples.size() == kMostExamples) {
        return fail(fmt::format("a file has at most {} examples", kMostExamples), begin);
      }
      TextExample example{.text = {}, .offset = reader.offset() + 1};
      if (auto read = read_quoted(reader, example.text); !read) return read;
      game_.examples.push_back(std::move(example));
      return {};
    }
    if (word == "start") {
      return read_once(game_.start.has_value(), [&] { return read_start(reader); });
    }
    return reader.expected(
        "`title`, `rules`, `source`, `board`, `cells`, `example`, `start`, or a rule that begins "
        "with `Left`, `Right`, `both` or `each`");
  }

  // A position in quotes, and the word `repeated`.
  Result<void> read_start(LineReader& reader) {
    TextExample start{.text = {}, .offset = reader.offset() + 1};
    if (auto read = read_quoted(reader, start.text); !read) return read;
    if (!reader.take_word("repeated")) return reader.expected("`repeated`");
    game_.start = std::move(start);
    return {};
  }

  // Letters, digits, and hyphens between two letters, after a letter: what expressions read.
  Result<void> read_name(LineReader& reader) {
    const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    const std::string_view name = reader.chunk();
    if (name.empty()) return reader.expected("a name");
    for (std::size_t i = 0; i < name.size(); ++i) {
      const bool is_hyphen = name[i] == '-' && i > 0 && i + 1 < name.size() &&
                             is_letter(name[i - 1]) && is_letter(name[i + 1]);
      if (is_letter(name[i]) || (i > 0 && is_digit(name[i])) || is_hyphen) continue;
      return fail("a name has letters, digits, and hyphens between letters, after a letter",
                  reader.offset() + i);
    }
    game_.name = name;
    reader.take(game_.name);
    return {};
  }

  static Result<void> read_quoted(LineReader& reader, std::string& out) {
    if (reader.peek() != '"') return reader.expected("a text in double quotes");
    const std::size_t end = reader.rest().find('"', 1);
    if (end == std::string_view::npos) {
      return fail("the text has no closing quote on its line", reader.offset());
    }
    out = reader.rest().substr(1, end - 1);
    if (out.empty()) return fail("the text between the quotes is empty", reader.offset());
    reader.skip(end + 1);
    reader.skip_blanks();
    return {};
  }

  Result<void> read_board(LineReader& reader) {
    if (reader.take_word("strip")) {
      game_.board = BoardKind::strip;
    } else if (reader.take_word("grid")) {
      game_.board = BoardKind::grid;
    } else if (reader.take_word("ring")) {
      game_.board = BoardKind::ring;
    } else {
      return reader.expected("'strip', 'grid' or 'ring'");
    }
    board_ = true;
    return {};
  }

  Result<void> read_cells(LineReader& reader) {
    do {
      if (game_.cells.size() == static_cast<std::size_t>(kMostLetters)) {
        return fail(fmt::format("a game has at most {} kinds of cells", kMostLetters),
                    reader.offset());
      }
      const char sign = reader.peek();
      if (reader.at_end() || sign < 0x21 || sign > 0x7e) {
        return reader.expected("the sign of a cell (a character of ASCII)");
      }
      if (kReserved.contains(sign)) {
        return fail(fmt::format("'{}' has a meaning of its own in patterns", sign),
                    reader.offset());
      }
      if (game_.signs().contains(sign)) {
        return fail(fmt::format("'{}' is a cell already", sign), reader.offset());
      }
      reader.skip(1);
      if (!reader.at_end() && !LineReader::is_blank(reader.peek())) {
        return reader.expected("a blank, and then Left, Right, hole or another word");
      }
      reader.skip_blanks();
      const std::size_t length = std::min(reader.rest().find(','), reader.rest().size());
      std::string_view role = reader.rest().substr(0, length);
      while (!role.empty() && LineReader::is_blank(role.back())) role.remove_suffix(1);
      if (role.empty()) return reader.expected("Left, Right, hole or another word");
      const std::string_view first = role.substr(0, role.find_first_of(" \t"));
      game_.cells.push_back({.sign = sign,
                             .role = std::string(role),
                             .owner = first == "Left"    ? CellOwner::left
                                      : first == "Right" ? CellOwner::right
                                      : first == "hole"  ? CellOwner::hole
                                                         : CellOwner::nobody});
      reader.skip(length);
    } while (reader.take(","));
    return {};
  }

  std::string_view text_;
  GameText game_;
  bool board_ = false;
  std::size_t ways_ = 0;  // in which the rules so far can be laid
};

}  // namespace

Result<GameText> read_game(std::string_view text) { return GameReader(text).read(); }

}  // namespace summand
