#include "summand/analysis/json.hpp"

#include <optional>
#include <ranges>
#include <utility>
#include <variant>

#include "summand/draw/text.hpp"
#include "summand/text/caret.hpp"
#include "summand/theory/sente.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

// Writes the members of an open object. Records are nested only a few levels deep, because
// functions make them.
void write(JsonWriter& json, const Fields& fields) {
  const auto object = [&](const Fields& inner) {
    json.object();
    write(json, inner);
    json.close();
  };
  for (const Field& field : fields.all) {
    json.key(field.name);
    if (const auto* truth = std::get_if<bool>(&field.what)) {
      json.boolean(*truth);
    } else if (const auto* count = std::get_if<std::uint64_t>(&field.what)) {
      json.number(*count);
    } else if (const auto* text = std::get_if<std::string>(&field.what)) {
      json.text(*text);
    } else if (const auto* inner = std::get_if<Fields>(&field.what)) {
      object(*inner);
    } else if (const auto* list = std::get_if<std::vector<Fields>>(&field.what)) {
      json.array();
      for (const Fields& element : *list) object(element);
      json.close();
    } else {
      json.null();
    }
  }
}

// Texts of values in a list. Those that are too long to print are null.
auto texts_of(const std::vector<ValueText>& values) {
  return values | std::views::transform(text_or_null);
}

// One kind of answer.
template <class F>
struct OfKind {
  std::string_view kind;
  F what;
};

void describe(Members<OfKind<ValueText>>& its) {
  its("kind", "What the value is.", &OfKind<ValueText>::kind).words({"game"});
  its.with(&OfKind<ValueText>::what);
}

void describe(Members<OfKind<std::string>>& its) {
  its("kind", "What the value is.", &OfKind<std::string>::kind)
      .words({"loopy_game", "comparison", "text"});
  its("value", "A stopper or two sides as in \"1 & 0\"; \"<\", \"=\", \">\" or \"||\"; a text.",
      &OfKind<std::string>::what);
}

void describe(Members<OfKind<bool>>& its) {
  its("kind", "What the value is.", &OfKind<bool>::kind).words({"truth"});
  its("value", "Whether it holds.", &OfKind<bool>::what);
}

void describe(Members<OfKind<Outcome>>& its) {
  using Kind = OfKind<Outcome>;
  its("kind", "What the value is.", &Kind::kind).words({"outcome"});
  its("value", "The outcome.", &Kind::what).words({"L", "R", "N", "P"});
  its("sentence", "The outcome in words.", [](auto& it) { return sentence(it.what); });
}

void describe(Members<OfKind<const Thermograph*>>& its) {
  its("kind", "What the value is.", &OfKind<const Thermograph*>::kind).words({"thermograph"});
  its.with([](auto& it) -> auto& { return *it.what; });
}

void describe(Members<OfKind<const Record*>>& its) {
  using Kind = OfKind<const Record*>;
  its("kind", "What is explained.", &Kind::kind);
  its("text", "The explanation in words.", [](auto& it) -> auto& { return it.what->text; });
  its.by_hand([](JsonWriter& json, const Kind& data) { write_members(json, data.what->fields); });
  its.and_others();
}

struct Element {
  const List* list;
  std::size_t place;
};

void describe(Members<Element>& its) {
  its.named("Element", "An element of a list, with the members of an answer of its kind.");
  its("where", "The values of the names of a comprehension.", [](const Element& data) {
    std::optional<std::vector<std::pair<std::string_view, std::string_view>>> out;
    if (data.list->names.empty()) return out;
    out.emplace();
    for (std::size_t k = 0; k < data.list->names.size(); ++k) {
      out->emplace_back(data.list->names[k], data.list->bindings[data.place][k]);
    }
    return out;
  });
  its.with([](auto& it) -> auto& { return it.list->elements[it.place]; });
}

void describe(Members<OfKind<const List*>>& its) {
  its("kind", "What the value is.", &OfKind<const List*>::kind).words({"list"});
  its("elements", "The elements.", [](const OfKind<const List*>& data) {
    return std::views::iota(std::size_t{0}, data.what->elements.size()) |
           std::views::transform([list = data.what](std::size_t i) { return Element{list, i}; });
  });
}

using AnyKind =
    std::variant<OfKind<ValueText>, OfKind<std::string>, OfKind<bool>, OfKind<Outcome>,
                 OfKind<const Thermograph*>, OfKind<const Record*>, OfKind<const List*>>;

AnyKind kind_of(const Answer& answer) {
  const Game* const game = answer.get<Game>();
  if (answer.get<LoopySides>() != nullptr || (game != nullptr && is_loopy(*game))) {
    return OfKind<std::string>{"loopy_game", print(answer)};
  }
  if (game != nullptr) {
    return OfKind<ValueText>{"game", text_of(game->store(), game->value(), kMostText)};
  }
  if (const auto* truth = answer.get<bool>()) return OfKind<bool>{"truth", *truth};
  if (const auto* order = answer.get<std::partial_ordering>()) {
    return OfKind<std::string>{"comparison", std::string(sign(*order))};
  }
  if (const auto* outcome = answer.get<Outcome>()) return OfKind<Outcome>{"outcome", *outcome};
  if (const auto* graph = answer.get<Thermograph>()) {
    return OfKind<const Thermograph*>{"thermograph", graph};
  }
  if (const auto* record = answer.get<Record>()) {
    return OfKind<const Record*>{record->kind, record};
  }
  if (const auto* list = answer.get<List>()) return OfKind<const List*>{"list", list};
  return OfKind<std::string>{"text", print(answer)};
}

}  // namespace

std::string_view name_of(Limit limit) {
  switch (limit) {
    case Limit::memory:
      return "memory";
    case Limit::time:
      return "time";
    case Limit::size:
      return "size";
    case Limit::interrupted:
      return "interrupted";
  }
  return {};
}

void describe(Members<WallPoint>& its) {
  its.named("WallPoint", "A point of a wall. Between two points it is straight.");
  its("t", "The tax.", &WallPoint::t);
  its("value", "The stop at this tax.", &WallPoint::value);
}

void describe(Members<Stretch>& its) {
  its.named("Stretch", "All taxes between two.");
  its("from", "The least.", &Stretch::from);
  its("to", "The greatest.", &Stretch::to);
}

void describe(Members<Thermograph>& its) {
  its.named("Thermograph", "The thermograph of a game, from t = -1 up.");
  its("mean", "The mean.", &Thermograph::mean);
  its("temperature", "The temperature.", &Thermograph::temperature);
  its("left_wall", "Where Left's wall bends. Above the last point is the mast.",
      &Thermograph::left);
  its("right_wall", "Where Right's wall bends.", &Thermograph::right);
  its("excitement_shows",
      "The players whose wall is vertical just below the mast of a hot game: their move leaves a "
      "game at least as hot.",
      [](const Thermograph& graph) {
        std::vector<Player> out;
        for (const Player player : {Player::left, Player::right}) {
          if (graph.temperature > 0 && graph.shows_excitement(player)) out.push_back(player);
        }
        return out;
      })
      .words({"left", "right"});
}

namespace {

// A move of FirstMoves, which has a value.
struct FirstMove {
  const RatedMove* move;
};

void describe(Members<FirstMove>& its) {
  its.named("FirstMove", "A first move in a summand.");
  its("move", "The move, as the game names it.", [](auto& it) -> auto& { return it.move->name; });
  its("leaves", "The summand after it.", [](auto& it) -> auto& { return it.move->leaves; });
  its.if_any("moves_again", "Whether the player who makes it moves again.",
             [](auto& it) { return it.move->again; });
  its.with([](auto& it) -> auto& { return *it.move->value; });
}

}  // namespace

void describe(Members<FirstMoves>& its) {
  its.named("FirstMoves", "The first moves of a player in one summand.");
  its("legal", "The number of all moves.", &FirstMoves::legal);
  its("winning", "Those that win the whole sum if this player starts.", [](auto& it) {
    std::vector<FirstMove> out;
    for (const RatedMove& move : it.winning) out.push_back({&move});
    return out;
  });
  its.if_any("note", "Describes them if they are too many to list.", &FirstMoves::note);
}

void describe(Members<SummandAnalysis>& its) {
  its.named("Summand", "A term of a sum.");
  its("expression", "One copy of it.", &SummandAnalysis::text);
  its("copies", "How many copies. Negative: it is subtracted.", &SummandAnalysis::copies);
  its.if_any("game", "The title of its game, if it is a position.", &SummandAnalysis::title);
  its.with(&SummandAnalysis::value);
  its("found_by", "How the value was found.", &SummandAnalysis::found);
  its("picture", "One copy, as rows of text.", [](const SummandAnalysis& summand) {
    return summand.picture.transform([](auto& it) { return rows_of(it); });
  });
  its("left", "Left's first moves in one copy.", &SummandAnalysis::left);
  its("right", "Right's first moves in one copy.", &SummandAnalysis::right);
}

void describe(Members<Step>& its) {
  its.named("Step", "An option that is removed, and why.");
  its("kind", "The reason.", &Step::kind).words({"duplicate", "dominated", "reversible"});
  its("player", "Whose option it is.", &Step::player).words({"left", "right"});
  its.or_null("option", "The option.", [](auto& it) { return text_or_null(it.option); });
  its.or_null("witness", "The option or the answer that is the reason.",
              [](auto& it) { return text_or_null(it.witness); });
  its("replaced_by", "The options that stand in the place of a reversible one.", [](auto& it) {
    return it.kind == Reduction::Kind::reversible ? std::optional(texts_of(it.replacements))
                                                  : std::nullopt;
  });
}

void describe(Members<Steps>& its) {
  its.named("Steps", "How a form becomes canonical.");
  its("form", "The form as it was written.", &Steps::form);
  its("left", "Left's options.", [](auto& it) { return texts_of(it.left); });
  its("right", "Right's options.", [](auto& it) { return texts_of(it.right); });
  its("steps", "The options that are removed.", &Steps::steps);
  its.with(&Steps::value);
}

void describe(Members<ConfusionInterval>& its) {
  its.named("ConfusionInterval", "The numbers that a hot game is confused with.");
  its("low", "The Right stop.", [](auto& it) { return it.low.at; });
  its("low_included", "Whether the game is confused with that, too.",
      [](auto& it) { return it.low.closed; });
  its("high", "The Left stop.", [](auto& it) { return it.high.at; });
  its("high_included", "Whether the game is confused with that, too.",
      [](auto& it) { return it.high.closed; });
}

void describe(Members<Analysis>& its) {
  its("expression", "The input as it was understood.", &Analysis::expression);
  its("outcome", "Who wins.", &Analysis::outcome).words({"L", "R", "N", "P"});
  its("winner", "Who wins, by who starts.",
      [](auto& it) { return ByStart<Player>{it.winner(Player::left), it.winner(Player::right)}; });
  its("reason", "Why the outcome is so.", &Analysis::reason);
  its.with(&Analysis::value);
  its("found_by", "How the value was found.", &Analysis::found);
  its("stops", "The stops, by who starts.",
      [](auto& it) { return ByPlayer<Dyadic>{it.left_stop, it.right_stop}; });
  its("to_move_at_stop", "The player who is to move when the stop of a hot game is reached.",
      [](const Analysis& data) -> std::optional<ByStart<Player>> {
        const Thermograph& graph = data.thermograph;
        if (graph.temperature <= 0) return std::nullopt;
        return ByStart<Player>{*mover_at_stop(graph, Player::left),
                               *mover_at_stop(graph, Player::right)};
      });
  its("sente_temperatures",
      "The temperatures at which a move of a player in a hot game is sente: it is answered.",
      [](const Analysis& data) -> std::optional<ByPlayer<std::vector<Stretch>>> {
        const Thermograph& graph = data.thermograph;
        if (graph.temperature <= 0) return std::nullopt;
        return ByPlayer<std::vector<Stretch>>{sente_of(graph, Player::left),
                                              sente_of(graph, Player::right)};
      });
  its("confused_with", "The confusion interval of a hot game.", &Analysis::confusion);
  its("thermograph", "The thermograph.", &Analysis::thermograph);
  its("atomic_weight", "The atomic weight of an infinitesimal other than 0 that has one.",
      [](auto& it) { return it.atomic_weight.transform(text_or_null); });
  its.by_hand([](JsonWriter& json, const Analysis& data) {
    if (data.atomic_weight) write_forms(json, "atomic_weight_", *data.atomic_weight, json.forms);
  });
  its.told<std::optional<std::string>>("atomic_weight_latex", "The same for LaTeX.", false);
  its.told<bool>("atomic_weight_latex_cut", "Whether that is cut.", false);
  its.told<std::optional<std::string>>("atomic_weight_spoken", "The same in words.", false);
  its.told<bool>("atomic_weight_spoken_cut", "Whether that is cut.", false);
  its("birthday", "The birthday, if the canonical form is known.", &Analysis::birthday);
  its("kinds", "Words for the value, such as hot or all-small.", &Analysis::kinds);
  its("summands", "The terms of the sum.", &Analysis::summands);
  its.if_any("steps", "How braces became canonical, with --steps.", &Analysis::steps);
  its("seconds", "The time that it took.", &Analysis::time);
}

void describe(Members<Answer>& its) { its.with(kind_of); }

void write_json(JsonWriter& json, const Failure& failure, std::string_view text,
                std::size_t first_line) {
  json.key("error").object().member("message", failure.error.message);
  if (failure.limit) {
    json.member("limit", name_of(*failure.limit));
  } else if (failure.is_in_text) {
    const Place place = place_of(text, failure.error.offset);
    json.key("line").number(place.line + first_line - 1).key("column").number(place.column);
    write_suggestion(json, failure.error);
  }
  json.close();
}

void write_suggestion(JsonWriter& json, const Error& error) {
  if (!error.suggestion) return;
  const auto& [word, length] = *error.suggestion;
  json.key("suggestion").object().member("word", word);
  json.key("start").number(error.offset).key("end").number(error.offset + length).close();
}

void describe(Members<Suggestion>& its) {
  its.named("Suggestion", "A known word that may have been meant.");
  its.told<std::string>("word", "The known word.");
  its.told<std::uint64_t>("start", "The beginning of the wrong word in the text, in bytes.");
  its.told<std::uint64_t>("end", "Its end.");
}

void write_members(JsonWriter& json, const Fields& fields) { write(json, fields); }

void describe(Members<Fields>& its) {
  its.by_hand([](JsonWriter& json, const Fields& fields) { write(json, fields); });
  its.and_others();
}

}  // namespace summand
