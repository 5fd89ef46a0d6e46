#include "summand/suites/mcgs_reader.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "summand/base/foreign_text.hpp"
#include "summand/suites/mcgs_games.hpp"
#include "summand/suites/mcgs_numbers.hpp"
#include "summand/suites/words.hpp"

namespace summand {

namespace {

// A pair of brackets. The closing one must be followed by a blank or by the end of the file.
struct Brackets {
  std::string_view open, close;
  bool nest = false;  // whether other brackets may stand between them
};

constexpr Brackets kCommand{"{", "}", true}, kSection{"[", "]"}, kGame{"(", ")"},
    kComment{"/*", "*/", true};

bool is_bracket(std::string_view text, std::size_t at) {
  constexpr std::string_view kSigns = "[](){}";
  const std::string_view two = text.substr(at, 2);
  return kSigns.contains(text[at]) || two == "/*" || two == "*/";
}

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";  // editors put it before a text

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  Suite read() {
    if (text_.starts_with(kByteOrderMark)) at_ = kByteOrderMark.size();
    skip_blanks();
    read_version();
    for (skip_blanks(); at_ < text_.size(); skip_blanks()) read_item();
    suite_.unasked_games = sum_.games.size();
    return std::move(suite_);
  }

 private:
  void error(std::string message, std::size_t offset) {
    suite_.errors.push_back({std::move(message), offset});
    sum_.readable = false;
  }

  void skip_blanks() {
    while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
  }
  bool ends_at(std::size_t at) const { return at == text_.size() || is_blank(text_[at]); }
  std::string_view word() const {
    std::size_t end = at_;
    while (!ends_at(end)) ++end;
    return text_.substr(at_, end - at_);
  }

  // The text between brackets that open here. Nothing, and an error, if they are not closed.
  std::optional<SuiteWord> between(const Brackets& brackets) {
    const std::size_t begin = at_ + brackets.open.size();
    const bool is_open_for_ever = brackets.open == kCommand.open && has_open_command_;
    for (std::size_t at = begin; at < text_.size() && !is_open_for_ever; ++at) {
      if (text_.substr(at).starts_with(brackets.close)) {
        const std::size_t end = at + brackets.close.size();
        if (ends_at(end)) {
          at_ = end;
          return SuiteWord{text_.substr(begin, at - begin), begin};
        }
        if (!brackets.nest) {
          error(fmt::format("a blank is expected behind '{}'", brackets.close), end);
          at_ = end;
          at_ += word().size();
          return std::nullopt;
        }
      } else if (!brackets.nest && is_bracket(text_, at)) {
        error(fmt::format("'{}' is expected before another bracket", brackets.close), at);
        at_ += word().size();
        return std::nullopt;
      }
    }
    error(fmt::format("'{}' is expected, and a blank behind it, for this is not closed",
                      brackets.close),
          at_);
    has_open_command_ = has_open_command_ || brackets.open == kCommand.open;
    // The rest of the file is a comment.
    at_ = brackets.open == kComment.open ? text_.size() : at_ + word().size();
    return std::nullopt;
  }

  bool opens(const Brackets& brackets) const {
    return text_.substr(at_).starts_with(brackets.open);
  }

  void read_version() {
    if (!opens(kCommand)) {
      error("a file begins with its version, such as {version 1.7}", at_);
      sum_.readable = true;  // it says nothing of the games
      return;
    }
    const std::size_t begin = at_;
    const auto command = between(kCommand);
    if (!command) return;
    if (take_version(command->text)) return;
    error("a file begins with its version, such as {version 1.7}", at_ = begin);
    sum_.readable = true;
  }

  bool take_version(std::string_view command) {
    constexpr std::string_view kVersion = "version";
    if (!command.starts_with(kVersion)) return false;
    const std::vector<SuiteWord> words = suite_words(command.substr(kVersion.size()));
    if (suite_.version.empty() && !words.empty()) suite_.version = printable(words[0].text, 20);
    return true;
  }

  void read_item() {
    if (opens(kCommand)) return read_command();
    if (opens(kSection)) return read_section();
    if (opens(kGame)) {
      if (const auto game = between(kGame)) read_game(*game);
      return;
    }
    if (opens(kComment)) {
      between(kComment);
      return;
    }
    const SuiteWord game{word(), at_};
    at_ += game.text.size();
    read_game(game);
  }

  void read_section() {
    section_.reset();
    if (const auto section = between(kSection)) section_ = section->text;
    is_section_expected_ = false;
  }

  void read_game(const SuiteWord& word) {
    if (!section_) {
      // The error of a section stands where the section is.
      if (is_section_expected_) {
        error("the section of this game is expected before it, such as [clobber]", word.offset);
      }
      sum_.readable = false;
      return;
    }
    auto game = mcgs_game(*section_, word.text);
    if (!game) {
      error(std::move(game.error().message), word.offset + game.error().offset);
      game = SuiteGame{.kind = std::string(*section_), .expression = {}};
    }
    game->offset = word.offset;
    sum_.games.push_back(*std::move(game));
  }

  void read_command() {
    const auto command = between(kCommand);
    if (!command) {
      sum_ = {};
      return;
    }
    if (take_version(command->text)) return;
    read_questions(*command);
    suite_.sums.push_back(std::exchange(sum_, {}));
  }

  // Divides the command at its commas. Commas in brackets belong to a thermograph.
  void read_questions(const SuiteWord& command) {
    const std::string_view text = command.text;
    if (suite_words(text).empty()) return;
    std::size_t begin = 0;
    int depth = 0;
    for (std::size_t at = 0; at <= text.size(); ++at) {
      if (at < text.size()) {
        depth += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
        if (text[at] != ',' || depth > 0) continue;
      }
      read_question(text.substr(begin, at - begin), command.offset + begin);
      begin = at + 1;
    }
  }

  void read_question(std::string_view text, std::size_t offset) {
    const std::vector<SuiteWord> words = suite_words(text);
    if (words.empty()) return error("a question is expected here, such as B win", offset);
    SuiteQuestion question{.offset = offset + words[0].offset};
    for (const SuiteWord& word : words) {
      question.text += (question.text.empty() ? "" : " ") + printable(word.text, kMostQuoted);
    }
    const std::string_view first = words[0].text;
    if (first == "B" || first == "W") {
      question.what =
          first == "B" ? SuiteQuestion::What::left_starts : SuiteQuestion::What::right_starts;
      read_result(words, offset, question);
    } else if (first == "N") {
      question.what = SuiteQuestion::What::nimber;
      read_nimber(words, offset, question);
    } else if (first == "thermograph") {
      question.what = SuiteQuestion::What::thermograph;
      read_thermograph(text.substr(words[0].offset + first.size()), question.offset + first.size(),
                       question);
    } else if (first != "winning") {
      error(fmt::format("a question is expected here, such as B win, W loss or N 3, not '{}'",
                        printable(first, kMostQuoted)),
            question.offset);
    }
    sum_.questions.push_back(std::move(question));
  }

  void read_result(const std::vector<SuiteWord>& words, std::size_t offset,
                   SuiteQuestion& question) {
    if (words.size() == 1) return;
    if (words[1].text != "win" && words[1].text != "loss") {
      return error(fmt::format("win or loss is expected here, not '{}'",
                               printable(words[1].text, kMostQuoted)),
                   offset + words[1].offset);
    }
    question.expected = words[1].text == "win" ? 1 : 0;
    expect_end(words, offset);
  }

  void read_nimber(const std::vector<SuiteWord>& words, std::size_t offset,
                   SuiteQuestion& question) {
    if (words.size() > 1) {
      const auto nimber = number_of_32_bits(words[1].text);
      if (!nimber || *nimber < 0) {
        return error(fmt::format("a nimber such as 3 is expected here, not '{}'",
                                 printable(words[1].text, kMostQuoted)),
                     offset + words[1].offset);
      }
      question.expected = static_cast<std::uint64_t>(*nimber);
      expect_end(words, offset);
    }
    if (!sum_.readable) return;
    const auto partizan = std::ranges::find_if(
        sum_.games, [](const SuiteGame& game) { return !game.impartial && game.missing.empty(); });
    if (partizan == sum_.games.end()) return;
    error(
        fmt::format("only impartial games have nimbers, and [{}] is not impartial", partizan->kind),
        question.offset);
  }

  void read_thermograph(std::string_view text, std::size_t offset, SuiteQuestion& question) {
    if (suite_words(text).empty()) return;
    auto walls = mcgs_walls(text);
    if (!walls) return error(std::move(walls.error().message), offset + walls.error().offset);
    question.walls = *std::move(walls);
  }

  void expect_end(const std::vector<SuiteWord>& words, std::size_t offset) {
    if (words.size() == 2) return;
    error(fmt::format("',' or '}}' is expected here, not '{}'",
                      printable(words[2].text, kMostQuoted)),
          offset + words[2].offset);
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::optional<std::string_view> section_;
  bool is_section_expected_ = true;
  bool has_open_command_ = false;  // then no later { is closed, either
  SuiteSum sum_;
  Suite suite_;
};

}  // namespace

Suite read_mcgs(std::string_view text) { return Reader(text).read(); }

}  // namespace summand
