#include "summand/analysis/text.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/analysis/head_text.hpp"
#include "summand/base/separated.hpp"
#include "summand/figures/thermograph_figure.hpp"
#include "summand/text/table.hpp"
#include "summand/theory/sente.hpp"
#include "summand/value/symbols.hpp"

namespace summand {

namespace {

// Writes the page from the top.
class AnalysisPage {
 public:
  AnalysisPage(const Analysis& analysis, const PageOptions& options)
      : analysis_(analysis), colours_(options.colours), draws_(options.thermograph) {}

  std::string write() {
    out_ = head_text(analysis_.expression,
                     {{Player::left, wins(Player::left)}, {Player::right, wins(Player::right)}},
                     colours_);
    write_whole();
    for (std::size_t i = 0; i < analysis_.summands.size(); ++i) {
      line();
      write_summand(i);
    }
    for (const Steps& steps : analysis_.steps) {
      line();
      write_steps(steps);
    }
    line();
    line(faint(
        fmt::format("Found in {:.3f} s.", std::chrono::duration<double>(analysis_.time).count())));
    return std::move(out_);
  }

 private:
  using Rows = std::vector<std::vector<std::string>>;

  static constexpr std::size_t kTextWidth = 90;
  static constexpr std::size_t kMostRows = 50;

  void write_whole() {
    line(faint("That is so because " + analysis_.reason + "."));
    line();
    Rows rows = labelled("value", analysis_.value.pretty);
    rows.push_back({"", faint(found(analysis_.found))});
    const Thermograph& graph = analysis_.thermograph;
    rows.push_back({"stops", stop(Player::left, analysis_.left_stop) + ", " +
                                 stop(Player::right, analysis_.right_stop)});
    if (analysis_.confusion) {
      const auto& [low, high] = *analysis_.confusion;
      rows.push_back({"confused", fmt::format("with the numbers {}{}, {}{}", low.closed ? '[' : '(',
                                              pretty_number(low.at), pretty_number(high.at),
                                              high.closed ? ']' : ')')});
    }
    rows.push_back({"mean", fmt::format("{}, temperature {}", pretty_number(graph.mean),
                                        pretty_number(graph.temperature))});
    for (const Player player : {Player::left, Player::right}) add_sente(rows, player);
    if (analysis_.atomic_weight) rows.push_back({"atomic weight", analysis_.atomic_weight->pretty});
    if (!analysis_.kinds.empty())
      rows.push_back({"kind", fmt::format("{}", separated(analysis_.kinds, ", "))});
    if (analysis_.birthday) rows.push_back({"born on", "day " + print(*analysis_.birthday)});
    lines(aligned(rows));
    if (draws_ && graph.temperature > 0) draw(graph);
  }

  // The stop of the player who starts, and in a hot game who is to move there.
  std::string stop(Player first, const Dyadic& number) const {
    std::string out = fmt::format("{} {}", player_name(first), pretty_number(number));
    if (const auto mover = mover_at_stop(analysis_.thermograph, first)) {
      out += fmt::format(" with {} to move", player_name(*mover));
    }
    return out;
  }

  // The taxes at which the player's move is answered.
  void add_sente(Rows& rows, Player player) const {
    constexpr std::size_t kMostStretches = 6;
    const std::vector<Stretch> stretches = sente_of(analysis_.thermograph, player);
    std::vector<std::string> words;
    for (const Stretch& stretch : stretches) {
      if (words.size() == kMostStretches) break;
      words.push_back(
          fmt::format("{} to {}", pretty_number(stretch.from), pretty_number(stretch.to)));
    }
    if (words.empty()) return;
    const std::size_t more = stretches.size() - words.size();
    if (more > 0) words.push_back(fmt::format("{} more", more));
    const std::string last = words.back();
    words.pop_back();
    rows.push_back(
        {player == Player::left || rows.back()[0] == "mean" ? "sente" : "",
         fmt::format("{}'s move is answered at temperatures from {}{}{}", player_name(player),
                     separated(words, ", "), words.empty() ? "" : " and ", last)});
  }

  void draw(const Thermograph& graph) {
    const NamedThermograph named{"", "", graph};
    line();
    out_ += summand::draw(thermograph_figure({&named, 1}, Medium::text), Medium::text, colours_);
  }

  void write_summand(std::size_t i) {
    const SummandAnalysis& summand = analysis_.summands[i];
    line(bold(fmt::format("{}. {}{}", i + 1, copies(summand.copies),
                          abridged(summand.text, kWidestExpression))));
    if (summand.picture) write_picture(*summand.picture);
    Rows rows = labelled("   value", summand.value.pretty);
    rows.push_back({"", faint(found(summand.found))});
    lines(aligned(rows));
    write_moves(Player::left, summand.left, summand.title.empty());
    write_moves(Player::right, summand.right, summand.title.empty());
  }

  // A long text continues on the lines below.
  static Rows labelled(const std::string& label, const std::string& text) {
    Rows rows;
    for (std::string& part : wrapped(text, kTextWidth, ",|"))
      rows.push_back({rows.empty() ? label : "", std::move(part)});
    return rows;
  }

  static std::string copies(const Dyadic& count) {
    if (count == Dyadic(1)) return "";
    return count == Dyadic(-1) ? "minus " : print(count) + " times ";
  }

  void write_picture(const Picture& picture) {
    const std::vector<std::string> rows = rows_of(picture, colours_);
    line();
    for (std::size_t i = 0; i < std::min(rows.size(), kMostRows); ++i) line("     " + rows[i]);
    if (rows.size() > kMostRows) line(faint(fmt::format("     ... {} rows in all", rows.size())));
    line();
  }

  void write_moves(Player player, const FirstMoves& moves, bool of_a_value) {
    const std::string who = "   " + painted_name(player, colours_);
    if (!moves.note.empty()) line(fmt::format("{}: {}.", who, moves.note));
    if (moves.winning.empty()) {
      if (moves.note.empty()) line(fmt::format("{} {}.", who, faint(nothing(moves.legal))));
    } else if (of_a_value) {
      std::vector<ValueText> values;
      for (const RatedMove& move : moves.winning) values.push_back(*move.value);
      const std::string sentence = fmt::format("{} wins by moving to {}.", who, joined(values));
      line(fmt::format("{}", separated(wrapped(sentence, kTextWidth, " "), "\n      ")));
    } else {
      line(fmt::format("{} wins with {} of {}:", who, moves.winning.size(),
                       moves.legal == 1 ? "1 move" : fmt::format("{} moves", moves.legal)));
      lines(aligned(rows_of_moves(moves.winning)));
    }
  }

  static Rows rows_of_moves(const std::vector<RatedMove>& moves) {
    Rows rows;
    for (const RatedMove& move : moves) {
      rows.push_back({"    ", move.name, "leaves " + abridged(move.leaves, kWidestExpression),
                      *move.value == kLoony ? "which is loony" : "worth " + move.value->pretty,
                      move.again ? std::string(kAndAgain) : ""});
    }
    return rows;
  }

  static std::string nothing(std::uint64_t legal) {
    return legal == 0 ? "has no move here" : "has no winning move here";
  }

  void write_steps(const Steps& steps) {
    line(bold("How " + abridged(steps.form, kWidestExpression) + " becomes canonical"));
    line("   " + options(steps.left, steps.right));
    for (const Step& step : steps.steps) line("   " + sentence_of(step));
    if (steps.steps.empty()) line(faint("   no option is dominated or reversible"));
    line("   = " + steps.value.pretty);
  }

  static std::string options(const std::vector<ValueText>& left,
                             const std::vector<ValueText>& right) {
    return fmt::format("{{{}|{}}}", joined(left), joined(right));
  }

  static std::string joined(const std::vector<ValueText>& values) {
    std::string out;
    for (const ValueText& value : values) out += (out.empty() ? "" : ", ") + value.pretty;
    return out;
  }

  std::string sentence_of(const Step& step) const {
    std::string option =
        fmt::format("{}'s {}", painted_name(step.player, colours_), step.option.pretty);
    switch (step.kind) {
      case Reduction::Kind::duplicate:
        return option + " occurs twice";
      case Reduction::Kind::dominated:
        return fmt::format("{} is dominated by {}", option, step.witness.pretty);
      case Reduction::Kind::reversible: {
        const std::string through =
            fmt::format("{} is reversible through {}", option, step.witness.pretty);
        return step.replacements.empty() ? through + " and is removed"
                                         : through + ", replaced by " + joined(step.replacements);
      }
    }
    return option;
  }

  static std::string found(const std::string& how) { return "found by " + how; }
  std::string wins(Player first) const {
    return painted_name(analysis_.winner(first), colours_) + " wins";
  }

  std::string faint(std::string_view text) const {
    return summand::painted(text, Paint::faint, colours_);
  }
  std::string bold(std::string_view text) const {
    return colours_ == Colours::yes ? fmt::format("\x1b[1m{}\x1b[0m", text) : std::string(text);
  }

  void line(std::string_view text = {}) { out_.append(text).append("\n"); }
  void lines(const std::vector<std::string>& all) {
    for (const std::string& one : all) line(one);
  }

  const Analysis& analysis_;
  Colours colours_;
  bool draws_;
  std::string out_;
};

}  // namespace

std::string text(const Analysis& analysis, const PageOptions& options) {
  return AnalysisPage(analysis, options).write();
}

}  // namespace summand
