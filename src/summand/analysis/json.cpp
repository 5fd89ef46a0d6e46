#include "summand/analysis/json.hpp"

#include "summand/draw/text.hpp"
#include "summand/text/caret.hpp"
#include "summand/text/json_texts.hpp"
#include "summand/theory/sente.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

std::string_view name_of(Player player) { return player_key(player); }

std::string_view name_of(Outcome outcome) {
  constexpr std::string_view kNames[] = {"L", "R", "N", "P"};
  return kNames[static_cast<int>(outcome)];
}

std::string_view name_of(Reduction::Kind kind) {
  switch (kind) {
    case Reduction::Kind::duplicate:
      return "duplicate";
    case Reduction::Kind::dominated:
      return "dominated";
    case Reduction::Kind::reversible:
      return "reversible";
  }
  return {};
}

// A value that is too long to print becomes null.
void write(JsonWriter& json, const ValueText& value) {
  if (value.complete) {
    json.text(value.plain);
  } else {
    json.null();
  }
}

void write(JsonWriter& json, std::string_view key, const ValueText& value) {
  write(json.key(key), value);
}

void write(JsonWriter& json, std::string_view key, const std::vector<ValueText>& values) {
  json.key(key).array();
  for (const ValueText& value : values) write(json, value);
  json.close();
}

void write(JsonWriter& json, std::string_view key, const FirstMoves& moves,
           const ValueForms& forms) {
  json.key(key).object().key("legal").number(moves.legal).key("winning").array();
  for (const RatedMove& move : moves.winning) {
    json.object().member("move", move.name).member("leaves", move.leaves);
    write_value(json, *move.value, forms);
    json.close();
  }
  json.close();
  if (!moves.note.empty()) json.member("note", moves.note);
  json.close();
}

void write(JsonWriter& json, const SummandAnalysis& summand, const ValueForms& forms) {
  json.object().member("expression", summand.text).member("copies", print(summand.copies));
  if (!summand.title.empty()) json.member("game", summand.title);
  write_value(json, summand.value, forms);
  json.member("found_by", summand.found);
  if (summand.picture) write_texts(json, "picture", rows_of(*summand.picture));
  write(json, "left", summand.left, forms);
  write(json, "right", summand.right, forms);
  json.close();
}

void write(JsonWriter& json, const Steps& steps, const ValueForms& forms) {
  json.object().member("form", steps.form);
  write(json, "left", steps.left);
  write(json, "right", steps.right);
  json.key("steps").array();
  for (const Step& step : steps.steps) {
    json.object().member("kind", name_of(step.kind)).member("player", name_of(step.player));
    write(json, "option", step.option);
    write(json, "witness", step.witness);
    if (step.kind == Reduction::Kind::reversible) write(json, "replaced_by", step.replacements);
    json.close();
  }
  json.close();
  write_value(json, steps.value, forms);
  json.close();
}

void write(JsonWriter& json, const Thermograph& graph) {
  json.member("mean", print(graph.mean)).member("temperature", print(graph.temperature));
  for (const Player player : {Player::left, Player::right}) {
    json.key(player == Player::left ? "left_wall" : "right_wall").array();
    for (const auto& [t, value] : graph.wall(player)) {
      json.object().member("t", print(t)).member("value", print(value)).close();
    }
    json.close();
  }
  json.key("excitement_shows").array();
  for (const Player player : {Player::left, Player::right}) {
    if (graph.temperature > 0 && graph.shows_excitement(player)) json.text(name_of(player));
  }
  json.close();
}

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

// For a hot game: who is to move at each stop, and at which temperatures a player's move is
// answered.
void write_sente(JsonWriter& json, const Thermograph& graph) {
  json.key("to_move_at_stop").object();
  for (const Player first : {Player::left, Player::right}) {
    json.member(first == Player::left ? "left_starts" : "right_starts",
                name_of(*mover_at_stop(graph, first)));
  }
  json.close().key("sente_temperatures").object();
  for (const Player player : {Player::left, Player::right}) {
    json.key(name_of(player)).array();
    for (const auto& [from, to] : sente_of(graph, player)) {
      json.object().member("from", print(from)).member("to", print(to)).close();
    }
    json.close();
  }
  json.close();
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

void write_json(JsonWriter& json, const Analysis& analysis, const ValueForms& forms) {
  json.member("expression", analysis.expression).member("outcome", name_of(analysis.outcome));
  json.key("winner").object();
  json.member("left_starts", name_of(analysis.winner(Player::left)));
  json.member("right_starts", name_of(analysis.winner(Player::right))).close();
  json.member("reason", analysis.reason);
  write_value(json, analysis.value, forms);
  json.member("found_by", analysis.found);
  json.key("stops").object().member("left", print(analysis.left_stop));
  json.member("right", print(analysis.right_stop)).close();
  const Thermograph& graph = analysis.thermograph;
  if (graph.temperature > 0) write_sente(json, graph);
  if (analysis.confusion) {
    const auto& [low, high] = *analysis.confusion;
    json.key("confused_with").object();
    json.member("low", print(low.at)).key("low_included").boolean(low.closed);
    json.member("high", print(high.at)).key("high_included").boolean(high.closed).close();
  }
  json.key("thermograph").object();
  write(json, graph);
  json.close();
  if (analysis.atomic_weight) {
    write(json, "atomic_weight", *analysis.atomic_weight);
    write_forms(json, "atomic_weight_", *analysis.atomic_weight, forms);
  }
  if (analysis.birthday) json.member("birthday", print(*analysis.birthday));
  write_texts(json, "kinds", analysis.kinds);
  json.key("summands").array();
  for (const SummandAnalysis& summand : analysis.summands) write(json, summand, forms);
  json.close();
  if (!analysis.steps.empty()) {
    json.key("steps").array();
    for (const Steps& steps : analysis.steps) write(json, steps, forms);
    json.close();
  }
  json.key("seconds").seconds(std::chrono::duration<double>(analysis.time).count());
}

void write_json(JsonWriter& json, const Answer& answer) {
  const Game* const game = answer.get<Game>();
  if (answer.get<LoopySides>() != nullptr || (game != nullptr && is_loopy(*game))) {
    json.member("kind", "loopy_game").member("value", print(answer));
  } else if (game != nullptr) {
    json.member("kind", "game");
    write_value(json, text_of(game->store(), game->value(), kMostText));
  } else if (const auto* truth = answer.get<bool>()) {
    json.member("kind", "truth").key("value").boolean(*truth);
  } else if (const auto* order = answer.get<std::partial_ordering>()) {
    json.member("kind", "comparison").member("value", sign(*order));
  } else if (const auto* outcome = answer.get<Outcome>()) {
    json.member("kind", "outcome").member("value", name_of(*outcome));
    json.member("sentence", sentence(*outcome));
  } else if (const auto* graph = answer.get<Thermograph>()) {
    json.member("kind", "thermograph");
    write(json, *graph);
  } else if (const auto* text = answer.get<std::string>()) {
    json.member("kind", "text").member("value", *text);
  } else if (answer.get<WrittenGame>() != nullptr) {
    json.member("kind", "text").member("value", print(answer));
  } else if (const auto* record = answer.get<Record>()) {
    json.member("kind", record->kind).member("text", record->text);
    write(json, record->fields);
  } else if (const auto* list = answer.get<List>()) {
    json.member("kind", "list").key("elements").array();
    for (std::size_t i = 0; i < list->elements.size(); ++i) {
      json.object();
      if (!list->names.empty()) {
        json.key("where").object();
        for (std::size_t k = 0; k < list->names.size(); ++k) {
          json.member(list->names[k], list->bindings[i][k]);
        }
        json.close();
      }
      write_json(json, list->elements[i]);
      json.close();
    }
    json.close();
  }
}

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

void write_members(JsonWriter& json, const Fields& fields) { write(json, fields); }

}  // namespace summand
