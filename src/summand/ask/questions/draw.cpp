// draw: thermographs, trees and positions, as text or in a file.
#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <optional>
#include <string>
#include <utility>

#include "summand/analysis/drawing.hpp"
#include "summand/ask/asking.hpp"
#include "summand/ask/option_values.hpp"
#include "summand/ask/origin_option.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"

namespace summand::ask {

namespace {

struct DrawOptions : DrawingOptions, OriginOptions {
  std::optional<std::string> output{}, format{};
  std::optional<std::uint32_t> depth{};
  bool canonical = false;
};

struct Drawn {
  std::string input;
  Drawing drawing;
  Medium medium = Medium::text;
  std::optional<std::string> file;  // the file, if one was written
};

void describe(Members<Drawn>& its) {
  its("input", "The expression.", &Drawn::input);
  its("file", "The file that was written, with --output.", &Drawn::file);
  its("figure", "The figure, without --output.", [](auto& it) {
    return it.file ? std::nullopt : std::optional(text_of(it.drawing, it.medium, Colours::no));
  });
}

std::string text(const Drawn& data, const Page& page) {
  if (data.file) return fmt::format("{} is written.", printable(*data.file));
  return text_of(data.drawing, data.medium, page.colours);
}

Result<Medium> medium_of_format(const std::string& format) {
  if (format == "text") return Medium::text;
  if (format == "svg") return Medium::svg;
  if (format == "tikz") return Medium::tikz;
  return fail(fmt::format("--format must be text, svg or tikz, not '{}'", printable(format, 40)));
}

Result<std::optional<std::uint32_t>> read_depth(const Option& option, const std::string& text) {
  const auto number = parse_dyadic(text);
  const auto moves = number && number->is_integer() ? number->to_int64() : std::nullopt;
  if (moves && *moves >= 0 && *moves <= 1'000'000) return static_cast<std::uint32_t>(*moves);
  return fail(fmt::format("--{}: '{}' is not a number of moves", option.name, printable(text, 40)));
}

Result<std::optional<Player>> read_compound(const Option&, const std::string& text) {
  if (text != "left" && text != "right") return fail("--compound must be left or right");
  return text == "left" ? Player::left : Player::right;
}

Result<Medium> chosen_medium(const DrawOptions& options) {
  if (options.output) return medium_of("output", *options.output);
  return options.format ? medium_of_format(*options.format) : Medium::text;
}

Result<void> check_draw(const DrawOptions& options, const Request& request) {
  if (auto medium = chosen_medium(options); !medium)
    return std::unexpected(std::move(medium).error());
  if (options.output && std::ranges::find(request.arguments, "-") != request.arguments.end()) {
    return fail("--output is for one figure, but - draws one for each line");
  }
  if (options.output && options.format) {
    return fail("--format is for figures that are not written to a file");
  }
  if (!options.tree && (options.canonical || options.moves || options.depth)) {
    return fail("--canonical, --moves and --depth are for trees: add --tree");
  }
  if (options.moves && options.canonical) {
    return fail("--moves draws positions, not the canonical form: leave out --canonical");
  }
  if (options.coordinates && !options.position) {
    return fail("--coordinates is for boards: add --position");
  }
  if (options.tree && (options.summands || options.compound)) {
    return fail("--summands and --compound draw thermographs, not trees: leave out --tree");
  }
  if (options.position && (options.tree || options.summands || options.compound)) {
    return fail("--position draws the board alone: leave out the other options");
  }
  if (options.summands && options.compound) {
    return fail("--compound draws the summands too: leave out --summands");
  }
  return {};
}

Attempt<Response> draw(Asking& asking) {
  const auto& given = asking.options<DrawOptions>();
  DrawingOptions options = static_cast<const DrawingOptions&>(given);
  options.medium = chosen_medium(given).value();
  options.extent.canonical = given.canonical;
  if (given.depth) options.extent.depth = *given.depth;
  const std::optional<std::string>& file = given.output;
  // Checks before the work that the file can be written.
  if (file) {
    if (auto writable = expect_writable(*file); !writable) {
      return failure_elsewhere(writable.error());
    }
  }
  SUMMAND_TRY(answer, asking.evaluate());
  SUMMAND_TRY(drawing, within_limits([&] { return drawing_of(answer, options); }));
  if (file) {
    const std::string text = text_of(drawing, options.medium, Colours::no);
    if (auto written = write_file(*file, text); !written) {
      return failure_elsewhere(written.error());
    }
  }
  return respond(Drawn{asking.text(), std::move(drawing), options.medium, file});
}

constexpr auto kDrawOptions = options_in<DrawOptions>(
    option<&DrawOptions::output>("output", "FILE", "Write to FILE.svg, FILE.tex (TikZ) or FILE.txt",
                                 'o'),
    option<&DrawOptions::format>("format", "FORM", "Without --output: text (default), svg or tikz"),
    option<&DrawOptions::summands>("summands", "",
                                   "Draw the thermographs of all summands in one figure"),
    option_read<&DrawOptions::compound, read_compound>(
        "compound", "PLAYER",
        "Draw the compound thermograph of a sum, with left or right to move, and its ambient "
        "temperature"),
    option<&DrawOptions::position>("position", "", "Draw the board of the position"),
    option<&DrawOptions::coordinates>("coordinates", "",
                                      "With --position: name the rows and columns"),
    option<&DrawOptions::tree>(
        "tree", "", "Draw the tree of the game; dominated and reversible options are marked"),
    option_read<&DrawOptions::depth, read_depth>("depth", "N", "With --tree: N moves deep"),
    option<&DrawOptions::canonical>("canonical", "", "With --tree: the tree of the canonical form"),
    option<&DrawOptions::moves>(
        "moves", "", "With --tree: the tree of a position by its moves, with its boards"),
    kOriginOption);

constexpr Question kDraw{
    .name = "draw",
    .arguments = "EXPR",
    .sentence = "Draw the thermograph of a game, its tree, or its board",
    .details =
        "EXPR may be a list of games. They are drawn in one figure. Without --output the figure "
        "is text.\n"
        "Try: summand draw '{5|1||0|-2}', summand draw '[{2|-1}, {3||2|0}]' -o two.svg,\n"
        "     summand draw --tree '{{2|1}|{1|0},*}', summand draw --position 'col(path, 5)' -o "
        "col.svg",
    .options = checked<check_draw>(kDrawOptions),
    .least = 1,
    .most = 1,
    .each = true,
    .answer = draw,
    .answers = kAnswersAre<Drawn>,
};

}  // namespace

const Question& draw_question() { return kDraw; }

}  // namespace summand::ask
