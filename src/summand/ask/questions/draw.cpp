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

struct Drawn {
  std::string input;
  Drawing drawing;
  Medium medium = Medium::text;
  std::optional<std::string> file;  // the file, if one was written
};

void write_json(JsonWriter& json, const Drawn& data) {
  json.member("input", data.input);
  if (data.file) {
    json.member("file", *data.file);
  } else {
    json.member("figure", text_of(data.drawing, data.medium, Colours::no));
  }
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

Result<DrawingOptions> options_of(const Request& request) {
  DrawingOptions out{.tree = request.has("tree"), .summands = request.has("summands")};
  out.position = request.has("position");
  out.coordinates = request.has("coordinates");
  out.moves = request.has("moves");
  out.extent.canonical = request.has("canonical");
  if (const auto file = request.option("output")) {
    SUMMAND_TRY(medium, medium_of("output", *file));
    out.medium = medium;
    if (std::ranges::find(request.arguments, "-") != request.arguments.end()) {
      return fail("--output is for one figure, but - draws one for each line");
    }
  }
  if (const auto format = request.option("format")) {
    if (request.has("output"))
      return fail("--format is for figures that are not written to a file");
    SUMMAND_TRY(medium, medium_of_format(*format));
    out.medium = medium;
  }
  if (const auto depth = request.option("depth")) {
    const auto number = parse_dyadic(*depth);
    const auto moves = number && number->is_integer() ? number->to_int64() : std::nullopt;
    if (!moves || *moves < 0 || *moves > 1'000'000) {
      return fail(fmt::format("--depth: '{}' is not a number of moves", printable(*depth, 40)));
    }
    out.extent.depth = static_cast<std::uint32_t>(*moves);
  }
  if (const auto player = request.option("compound")) {
    if (*player != "left" && *player != "right") return fail("--compound must be left or right");
    out.compound = *player == "left" ? Player::left : Player::right;
  }
  if (!out.tree && (out.extent.canonical || out.moves || request.has("depth"))) {
    return fail("--canonical, --moves and --depth are for trees: add --tree");
  }
  if (out.moves && out.extent.canonical) {
    return fail("--moves draws positions, not the canonical form: leave out --canonical");
  }
  if (out.coordinates && !out.position) {
    return fail("--coordinates is for boards: add --position");
  }
  if (out.tree && (out.summands || out.compound)) {
    return fail("--summands and --compound draw thermographs, not trees: leave out --tree");
  }
  if (out.position && (out.tree || out.summands || out.compound)) {
    return fail("--position draws the board alone: leave out the other options");
  }
  if (out.summands && out.compound) {
    return fail("--compound draws the summands too: leave out --summands");
  }
  return out;
}

Attempt<Response> draw(Asking& asking) {
  const DrawingOptions options = options_of(asking.request()).value();
  const std::optional<std::string> file = asking.option("output");
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

constexpr std::array kDrawnParts = {
    Option{"output", "FILE", "Write to FILE.svg, FILE.tex (TikZ) or FILE.txt", 'o'},
    Option{"format", "FORM", "Without --output: text (default), svg or tikz"},
    Option{"summands", "", "Draw the thermographs of all summands in one figure"},
    Option{"compound", "PLAYER",
           "Draw the compound thermograph of a sum, with left or right to move, and its ambient "
           "temperature"},
    Option{"position", "", "Draw the board of the position"},
    Option{"coordinates", "", "With --position: name the rows and columns"},
    Option{"tree", "", "Draw the tree of the game; dominated and reversible options are marked"},
    Option{"depth", "N", "With --tree: N moves deep"},
    Option{"canonical", "", "With --tree: the tree of the canonical form"},
    Option{"moves", "", "With --tree: the tree of a position by its moves, with its boards"},
};

constexpr auto kDrawOptions = joined(kDrawnParts, kOriginOption);

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
    .options = kDrawOptions,
    .least = 1,
    .most = 1,
    .each = true,
    .check = [](const Request& request) { return without_value(options_of(request)); },
    .answer = draw,
};

}  // namespace

const Question& draw_question() { return kDraw; }

}  // namespace summand::ask
