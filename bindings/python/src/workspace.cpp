#include "bindings/python/src/workspace.hpp"

#include <fmt/core.h>
#include <map>
#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>
#include <string>
#include <utility>

#include "bindings/python/src/game.hpp"
#include "bindings/python/src/numbers.hpp"
#include "bindings/python/src/position.hpp"
#include "bindings/python/src/thermograph.hpp"
#include "bindings/python/src/types.hpp"
#include "summand/ask/door.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/language/functions/function.hpp"
#include "summand/value/properties.hpp"

namespace summand::python {

using namespace nb::literals;

namespace {

using Options = std::map<std::string, std::string, std::less<>>;

// --- answers ---

nb::object to_python(const Answer& answer, const std::shared_ptr<Conversation>& conversation,
                     bool numbers);

nb::object to_python(const Fields& fields) {
  nb::dict out;
  for (const Field& field : fields.all) {
    const nb::str name(field.name.data(), field.name.size());
    out[name] = std::visit(
        [](const auto& what) -> nb::object {
          using What = std::decay_t<decltype(what)>;
          if constexpr (std::is_same_v<What, std::monostate>) {
            return nb::none();
          } else if constexpr (std::is_same_v<What, Fields>) {
            return to_python(what);
          } else if constexpr (std::is_same_v<What, std::vector<Fields>>) {
            nb::list list;
            for (const Fields& element : what) list.append(to_python(element));
            return list;
          } else {
            return nb::cast(what);
          }
        },
        field.what);
  }
  return out;
}

nb::object to_python(const List& list, const std::shared_ptr<Conversation>& conversation,
                     bool numbers) {
  nb::list out;
  for (const Answer& element : list.elements) out.append(to_python(element, conversation, numbers));
  return out;
}

nb::object to_python(const Game& game, const std::shared_ptr<Conversation>& conversation,
                     bool numbers) {
  const auto number = conversation->enter([&]() -> std::optional<Dyadic> {
    if (!numbers || is_loopy(game)) return std::nullopt;
    return as_number(game.store(), game.value());
  });
  return number ? python::to_python(*number) : nb::cast(PyGame{conversation, game});
}

nb::object to_python(const Answer& answer, const std::shared_ptr<Conversation>& conversation,
                     bool numbers) {
  if (const auto* game = answer.get<Game>()) return to_python(*game, conversation, numbers);
  if (const auto* list = answer.get<List>()) return to_python(*list, conversation, numbers);
  if (const auto* truth = answer.get<bool>()) return nb::cast(*truth);
  if (const auto* outcome = answer.get<Outcome>()) return types::outcome(*outcome);
  if (const auto* order = answer.get<std::partial_ordering>()) return nb::cast(sign(*order));
  if (const auto* written = answer.get<WrittenGame>())
    return nb::cast(PyGame{conversation, written->game});
  if (const auto* text = answer.get<std::string>()) return nb::cast(*text);
  if (const auto* sides = answer.get<LoopySides>()) return nb::cast(print(*sides));
  if (const auto* graph = answer.get<Thermograph>()) return nb::cast(PyThermograph{*graph});
  const Record& record = std::get<Record>(answer.what);
  return types::of("Record")(nb::cast(record.kind), nb::cast(record.text),
                             to_python(record.fields));
}

// Whether an argument is the name of a game (GAME) or a text, such as a player ("left").
bool takes_text(const Function* function, std::size_t argument) {
  if (function == nullptr) return false;
  std::string_view names = function->arguments;
  for (; argument > 0; --argument) {
    const std::size_t comma = names.find(", ");
    if (comma == std::string_view::npos) return false;
    names.remove_prefix(comma + 2);
  }
  return names.starts_with('"') || names.starts_with("GAME");
}

// An argument of a function: a game, a thermograph or a text.
Answer to_answer(nb::handle object, bool as_text,
                 const std::shared_ptr<Conversation>& conversation) {
  if (nb::isinstance<PyThermograph>(object)) {
    return {nb::cast<const PyThermograph&>(object).graph};
  }
  if (nb::isinstance<PyRuleset>(object)) {
    return {std::string(nb::cast<const PyRuleset&>(object).rules->info().name)};
  }
  if (nb::isinstance<nb::str>(object)) {
    // No expression begins like a form of misère play: "*[2]".
    std::string text = text_of(object);
    if (as_text || text.starts_with("*[")) return {std::move(text)};
  }
  return {read_game(object, conversation).game};
}

// An argument of a function that expressions have defined: a text, a list, or a game.
Answer to_data(nb::handle object, const std::shared_ptr<Conversation>& conversation,
               int depth = 0) {
  constexpr int kMostNested = 100;
  if (nb::isinstance<nb::str>(object)) return {text_of(object)};
  if (PyBool_Check(object.ptr())) return {nb::cast<bool>(object)};
  if (!nb::isinstance<nb::list>(object) && !nb::isinstance<nb::tuple>(object)) {
    return {read_game(object, conversation).game};
  }
  if (depth == kMostNested) {
    refuse(ProblemKind::value, fmt::format("lists can be nested {} deep", kMostNested));
  }
  List list;
  for (nb::handle element : object)
    list.elements.push_back(to_data(element, conversation, depth + 1));
  return {std::move(list)};
}

// Moves the games of the argument into the present workspace of the conversation. Only inside of
// enter().
void bring_here(Conversation& conversation, Answer& argument) {
  if (const Game* game = argument.get<Game>()) {
    argument = {here(conversation, *game)};
  } else if (List* list = std::get_if<List>(&argument.what)) {
    for (Answer& element : list->elements) bring_here(conversation, element);
  }
}

nb::object call_definition(const std::shared_ptr<Conversation>& conversation,
                           const std::string& name, const nb::args& given) {
  const std::optional<std::size_t> count = conversation->enter([&]() -> std::optional<std::size_t> {
    const Definition* definition = conversation->session().definitions().find(name);
    if (definition == nullptr) return std::nullopt;
    return definition->tree.parameters.size();
  });
  if (!count) refuse(ProblemKind::undefined, name + " is not defined any more");
  if (*count != given.size()) {
    refuse(ProblemKind::type, fmt::format("{} takes {} argument{}, not {}", name, *count,
                                          *count == 1 ? "" : "s", given.size()));
  }
  std::vector<Answer> arguments;
  for (nb::handle argument : given) arguments.push_back(to_data(argument, conversation));
  return call_function(conversation, name, std::move(arguments));
}

// --- questions ---

constexpr std::size_t kMostText = 100'000'000;  // bytes

struct Words final : TextSink {
  void write(std::string_view text) override {
    if (text.size() > kMostText - all.size()) {
      reach_limit(Limit::size, "the answer is longer than 100 MB");
    }
    all += text;
  }

  std::string all;
};

// The answer to a question. It can write itself as long as its workspace lives.
class PyAnswer {
 public:
  PyAnswer(std::shared_ptr<Conversation> conversation, std::string question, ask::Response response)
      : conversation_(std::move(conversation)),
        question_(std::move(question)),
        response_(std::move(response)) {}

  std::string json() const {
    return conversation_->enter([&] {
      JsonWriter json;
      response_.json(json.object());
      return json.close().str();
    });
  }
  std::string text(std::size_t columns, bool pretty) const {
    return conversation_->enter([&] {
      Words words;
      response_.text(words, {.pretty = pretty, .columns = columns});
      return std::move(words.all);
    });
  }
  const ask::Response& response() const { return response_; }
  const std::string& question() const { return question_; }

 private:
  std::shared_ptr<Conversation> conversation_;
  std::string question_;
  ask::Response response_;
};

const ask::Question& question_named(const std::string& name) {
  const ask::Question* question = ask::find_question(name);
  if (question == nullptr || question->answer == nullptr) {
    refuse(ProblemKind::value, "there is no question '" + printable(name, 60) + "'");
  }
  return *question;
}

ask::Request request_of(const std::string& name, std::vector<std::string> arguments,
                        Options options) {
  const ask::Question& question = question_named(name);
  if (arguments.size() < question.least || arguments.size() > question.most) {
    refuse(ProblemKind::value, name + " takes other arguments: " + std::string(question.arguments));
  }
  const std::vector<ask::Option> known = ask::options_of(question);
  for (const auto& [option, value] : options) {
    const auto same = [&](const ask::Option& its) { return its.name == option; };
    if (std::ranges::none_of(known, same)) {
      refuse(ProblemKind::type, name + " has no option '" + printable(option, 60) + "'");
    }
  }
  return {&question, std::move(arguments), std::move(options)};
}

// Tells Python about files beside the answer, which is right.
void warn(const std::vector<std::string>& warnings) {
  for (const std::string& warning : warnings) {
    if (PyErr_WarnEx(PyExc_RuntimeWarning, warning.c_str(), 1) != 0) throw nb::python_error();
  }
}

PyAnswer ask_question(const std::shared_ptr<Conversation>& conversation, const std::string& name,
                      std::vector<std::string> arguments, Options options,
                      const nb::object& progress) {
  const ask::Request request = request_of(name, std::move(arguments), std::move(options));
  std::optional<std::string_view> text;
  if (request.question->each && !request.arguments.empty()) text = request.arguments.front();
  ask::Response response = conversation->attempt(text, [&] {
    conversation->tell_progress(progress);
    return conversation->door().ask(request);
  });
  warn(response.warnings);
  return {conversation, name, std::move(response)};
}

void bind_answer(nb::module_& module) {
  nb::class_<PyAnswer>(module, "Response", "The answer to a question, which writes itself.")
      .def_prop_ro("question", &PyAnswer::question)
      .def("json", &PyAnswer::json)
      .def("text", &PyAnswer::text, "columns"_a = 80, "pretty"_a = false)
      .def_prop_ro("notes",
                   [](const PyAnswer& self) {
                     std::vector<std::string> all = self.response().readings;
                     const std::vector<std::string>& notes = self.response().notes;
                     all.insert(all.end(), notes.begin(), notes.end());
                     return all;
                   })
      .def_prop_ro("problems", [](const PyAnswer& self) { return self.response().problems; })
      .def_prop_ro("refuted", [](const PyAnswer& self) { return self.response().refuted; })
      .def_prop_ro(
          "stopped",
          [](const PyAnswer& self) -> std::optional<std::string> {
            const auto& stopped = self.response().stopped;
            return stopped ? std::optional(stopped->error.message) : std::nullopt;
          },
          "The limit that left the answer unfinished.")
      .def(
          "__reduce__",
          [](nb::handle self) {
            return nb::module_::import_("summand._copies").attr("of_response")(self);
          },
          nb::sig("def __reduce__(self) -> tuple[Any, tuple[Any, ...]]"));
}

// (name, what its value is called, sentence) of each option of a question. A flag has no value.
nb::list options_of_question(const std::string& name) {
  nb::list out;
  for (const ask::Option& option : ask::options_of(question_named(name))) {
    out.append(nb::make_tuple(option.name, option.value, option.sentence));
  }
  return out;
}

// (name, arguments, sentence, example, what it gives, least and greatest number of arguments),
// without those that Python has itself.
nb::list functions() {
  nb::list out;
  for (const Function& function : all_functions()) {
    if (function.only_in_expressions) continue;
    nb::object most = nb::none();
    if (function.most != Function::kAnyNumber) most = nb::int_(function.most);
    out.append(nb::make_tuple(function.name, function.arguments, function.sentence,
                              function.example, function.gives, function.least, most));
  }
  return out;
}

}  // namespace

nb::object call_function(const std::shared_ptr<Conversation>& conversation, std::string_view name,
                         std::vector<Answer> arguments) {
  const Function* function = find_function(name);
  Attempt<Answer> answer = conversation->enter([&] {
    for (Answer& argument : arguments) bring_here(*conversation, argument);
    return conversation->session().call(name, std::move(arguments));
  });
  if (!answer) {
    Problem problem = problem_of(std::move(answer).error());
    if (problem.kind == ProblemKind::parse) problem.kind = ProblemKind::undefined;
    throw problem;
  }
  return to_python(*answer, conversation, function != nullptr && function->gives_numbers);
}

void bind_workspace(nb::module_& module) {
  bind_answer(module);
  nb::class_<PyWorkspace>(module, "Workspace",
                          R"(The values that games share, and the memory that they may use.

Games of different workspaces add and compare: the values of one are copied. One thread at a time can
work in a workspace, so threads that compute at the same time need one each.

Args:
    memory: What it may hold: bytes, or a text such as "200M".
    store: A file with results of earlier runs. Those found are added to it. See `store`.
    read_only: Whether nothing is added to the store.

Raises:
    SummandError: The store cannot be opened.

Examples:
    >>> import summand as cgt
    >>> with cgt.Workspace("200M") as workspace:
    ...     g = cgt.Game('domineering(4x4)').canonical
    >>> workspace.limit, workspace.memory > 0, g + 0 == cgt.Game('domineering(4x4)')
    (200000000, True, True))")
      .def(
          "__init__",
          [](PyWorkspace* at, nb::handle memory, const std::optional<std::string>& store,
             bool read_only) {
            std::size_t bytes = ask::kUsualMemory;
            if (!memory.is_none()) {
              bytes = nb::cast<std::size_t>(
                  nb::module_::import_("summand._limits").attr("bytes_of")(memory));
            }
            auto conversation = std::make_shared<Conversation>(
                bytes, ask::StorePlace{store.value_or(""), read_only});
            conversation->attempt({}, [&]() -> Attempt<bool> {
              auto opened = conversation->door().open_store();
              if (!opened) return failure_elsewhere(std::move(opened).error());
              return true;
            });
            new (at) PyWorkspace{std::move(conversation)};
          },
          "memory"_a.none() = nb::none(), nb::kw_only(), "store"_a.none() = nb::none(),
          "read_only"_a = false,
          nb::sig(
              "def __init__(self, memory: int | str | None = None, *, store: str | None = None, "
              "read_only: bool = False) -> None"))
      .def(
          "_ask",
          [](const PyWorkspace& self, const std::string& name, std::vector<std::string> arguments,
             Options options, const nb::object& progress) {
            return ask_question(self.conversation, name, std::move(arguments), std::move(options),
                                progress);
          },
          "question"_a, "arguments"_a, "options"_a, "progress"_a.none())
      .def(
          "_evaluate",
          [](const PyWorkspace& self, const std::string& text) {
            const Answer answer = self.conversation->attempt(
                text, [&] { return self.conversation->session().evaluate(text); });
            return to_python(answer, self.conversation, false);
          },
          "text"_a, nb::sig("def _evaluate(self, text: str) -> Result"))
      .def(
          "_call",
          [](const PyWorkspace& self, const std::string& name, const nb::args& given) {
            const Function* function = find_function(name);
            std::vector<Answer> arguments;
            for (nb::handle argument : given) {
              const bool as_text = takes_text(function, arguments.size());
              arguments.push_back(to_answer(argument, as_text, self.conversation));
            }
            return call_function(self.conversation, name, std::move(arguments));
          },
          nb::sig("def _call(self, name: str, /, *arguments: Any) -> Any"))
      .def(
          "_call_definition",
          [](const PyWorkspace& self, const std::string& name, const nb::args& given) {
            return call_definition(self.conversation, name, given);
          },
          nb::sig("def _call_definition(self, name: str, /, *arguments: Any) -> Any"))
      .def_prop_ro(
          "memory", [](const PyWorkspace& self) { return self.conversation->memory(); },
          "The bytes that its values and tables hold now.")
      .def_prop_ro(
          "limit", [](const PyWorkspace& self) { return self.conversation->limit(); },
          "The bytes that they may hold at most.")
      .def(
          "forget",
          [](const PyWorkspace& self) {
            self.conversation->enter([&] {
              self.conversation->door().forget();
              return true;
            });
          },
          "Drops all names and tables. Values stay as long as a game uses them.")
      .def(
          "__enter__",
          [](nb::handle self) {
            use_conversation(nb::cast<const PyWorkspace&>(self).conversation);
            return nb::borrow(self);
          },
          nb::sig("def __enter__(self) -> Self"))
      .def(
          "__exit__",
          [](const PyWorkspace& self, const nb::args&) {
            leave_conversation();
            warn(
                self.conversation->enter([&] { return self.conversation->door().settle_store(); }));
          },
          nb::sig("def __exit__(self, *error: Any) -> None"))
      .def(
          "__eq__",
          [](const PyWorkspace& a, nb::handle other) {
            return nb::isinstance<PyWorkspace>(other) &&
                   nb::cast<const PyWorkspace&>(other).conversation == a.conversation;
          },
          "other"_a.none(), nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__hash__", [](const PyWorkspace& self) {
        return static_cast<Py_hash_t>(std::hash<const void*>()(self.conversation.get()) >> 2);
      });
  module.def(
      "this_workspace", [] { return PyWorkspace{this_conversation()}; },
      R"(The workspace of new games on this thread.

Examples:
    >>> import summand as cgt
    >>> cgt.this_workspace() == cgt.this_workspace()
    True)");
  module.def(
      "functions", &functions,
      nb::sig("def functions() -> list[tuple[str, str, str, str, str, int, int | None]]"),
      "The functions of the language: name, arguments, sentence, example, what it gives, and the "
      "least and the greatest number of arguments.");
  module.def("options_of_question", &options_of_question, "question"_a,
             nb::sig("def options_of_question(question: str) -> list[tuple[str, str, str]]"),
             "The options of a question: name, what the value is called (a flag has none), and a "
             "sentence.");
  module.def("set_limits", [](std::optional<std::size_t> memory, std::optional<double> seconds) {
    CallLimits& limits = call_limits();
    limits.memory = memory;
    limits.time.reset();
    if (seconds) {
      limits.time = std::chrono::duration_cast<std::chrono::nanoseconds>(
          std::chrono::duration<double>(*seconds));
    }
  });
}

}  // namespace summand::python
