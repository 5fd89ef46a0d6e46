#include "apps/summand/cli/command_line.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "apps/summand/cli/command_help.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/separated.hpp"
#include "summand/language/syntax/suggest.hpp"

namespace summand::program {

namespace {

constexpr std::size_t kMostQuoted = 40;

// "--memory" of "--memory=1G".
std::string_view word_of(std::string_view option) { return option.substr(0, option.find('=')); }

const Option* find_option(std::span<const Option> options, std::string_view argument) {
  const bool is_letter = argument.size() == 2 && argument.front() == '-';
  const auto at = std::ranges::find_if(options, [&](const Option& option) {
    if (is_letter) return option.letter != '\0' && option.letter == argument[1];
    return argument.starts_with("--") && word_of(argument).substr(2) == option.name;
  });
  return at == options.end() ? nullptr : &*at;
}

}  // namespace

bool looks_like_option(std::string_view argument, std::span<const Option> options) {
  if (argument == "-h" || argument == "--" || find_option(options, argument)) return true;
  if (!argument.starts_with("--") || argument.size() < 3) return false;
  const std::string_view name = word_of(argument).substr(2);
  return name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string_view::npos &&
         !name.empty() && name.front() != '-';
}

namespace {

// The options of a command and of all its sub-commands.
std::vector<Option> options_of_family(const Command& command) {
  std::vector<Option> out = all_options_of(command);
  for (const Command* child : command.children) {
    out.insert(out.end(), child->options.begin(), child->options.end());
  }
  return out;
}

// The index of the first argument that is neither an option nor the value of one. If there is none:
// the number of arguments.
std::size_t place_of_first_word(const Command& command, std::span<const std::string> arguments) {
  const std::vector<Option> options = options_of_family(command);
  std::size_t at = 0;
  for (; at < arguments.size() && looks_like_option(arguments[at], options); ++at) {
    if (arguments[at] == "--") return arguments.size();
    const Option* option = find_option(options, arguments[at]);
    if (option != nullptr && !option->value.empty() && !arguments[at].contains('=')) ++at;
  }
  return std::min(at, arguments.size());
}

std::string did_you_mean(std::string_view wrong, std::span<const std::string_view> known) {
  const auto near = nearest_name(wrong.substr(0, kMostQuoted), known);
  return near ? fmt::format(", did you mean '{}'?", *near) : "";
}

// The number of an argument among the words after "summand", from 1.
std::size_t place_in_words(const Command& command, std::size_t at) {
  return at + (command.name == "repl" ? 1 : 2);
}

// The error for a word that is not a sub-command.
Error no_child(const Command& command, std::string_view word, std::size_t place) {
  std::vector<std::string_view> names;
  for (const Command* child : command.children) names.push_back(child->last_word());
  return Error{fmt::format("argument {}: {} has no sub-command '{}'{} (expected: {})", place,
                           command.name, printable(word, kMostQuoted), did_you_mean(word, names),
                           separated(names, ", "))};
}

// The commands of the same family that have the option.
std::vector<std::string_view> owners_of(const Command& command, std::string_view option) {
  std::vector<std::string_view> out;
  const Command* family = find_command(command.first_word());
  if (family == nullptr) return out;
  if (find_option(family->options, option) != nullptr) out.push_back(family->name);
  for (const Command* child : family->children) {
    if (find_option(child->options, option) != nullptr) out.push_back(child->name);
  }
  return out;
}

// The error for an argument that is not an option of the command.
Error no_option(const Command& command, std::string_view argument, std::size_t place) {
  const std::string_view option = word_of(argument);
  std::vector<std::string> expected;
  std::vector<std::string_view> names;
  for (const Option& own : all_options_of(command)) {
    expected.push_back(fmt::format("--{}", own.name));
    names.push_back(own.name);
  }
  const std::vector<std::string_view> owners = owners_of(command, option);
  const std::string hint =
      owners.empty() ? did_you_mean(option.substr(std::min<std::size_t>(2, option.size())), names)
                     : fmt::format(", it belongs to {}", separated(owners, " and "));
  return Error{fmt::format("argument {}: {} has no option {}{} (expected: {})", place,
                           command.name == "repl" ? "the dialogue" : command.name,
                           printable(option, kMostQuoted), hint, separated(expected, " "))};
}

// Reads the options and arguments of one command.
class Reader {
 public:
  // `passed` is the index of the argument that names the sub-command. It is skipped.
  Reader(const Command& command, std::span<const std::string> arguments, std::size_t passed)
      : command_(command),
        arguments_(arguments),
        passed_(passed),
        options_(all_options_of(command)) {
    request_.question = &command;
  }

  Result<Request> read() {
    for (; at_ < arguments_.size(); ++at_) {
      if (at_ == passed_) continue;
      const std::string& argument = arguments_[at_];
      if (argument == "--") {
        const auto rest = arguments_.subspan(at_ + 1);
        request_.arguments.insert(request_.arguments.end(), rest.begin(), rest.end());
        break;
      }
      if (!looks_like_option(argument, options_)) {
        request_.arguments.push_back(argument);
      } else if (auto read = read_option(argument); !read) {
        return std::unexpected(read.error());
      }
    }
    return std::move(request_);
  }

 private:
  Result<void> read_option(const std::string& argument) {
    const std::string_view word = word_of(argument);
    if (word == "--help" || argument == "-h") return set("help", word, argument);
    const Option* option = find_option(options_, argument);
    if (option == nullptr) {
      return std::unexpected(no_option(command_, argument, place_in_words(command_, at_)));
    }
    if (option->value.empty()) return set(option->name, word, argument);
    const std::string name(option->name);
    // --rules may be repeated (read_all_rules).
    const std::string before =
        name == "rules" && request_.has(name) ? request_.options[name] + '\0' : std::string();
    if (before.empty() && request_.has(name)) {
      return fail(fmt::format("--{} is given twice", name));
    }
    if (argument.size() > word.size()) {
      request_.options[name] = before + argument.substr(word.size() + 1);
    } else if (at_ + 1 < arguments_.size() && !looks_like_option(arguments_[at_ + 1], options_)) {
      request_.options[name] = before + arguments_[++at_];
    } else {
      return fail(fmt::format("--{} needs a value: --{} {}", name, name, option->value));
    }
    return {};
  }

  // Sets a flag.
  Result<void> set(std::string_view name, std::string_view word, std::string_view argument) {
    if (argument.size() > word.size()) {
      return fail(fmt::format("--{} takes no value: write --{} or leave it out", name, name));
    }
    request_.options[std::string(name)] = "";
    return {};
  }

  const Command& command_;
  std::span<const std::string> arguments_;
  std::size_t passed_;
  std::vector<Option> options_;
  Request request_;
  std::size_t at_ = 0;
};

}  // namespace

bool takes_value(const Command& command, std::string_view option) {
  const std::vector<Option> options = all_options_of(command);
  const Option* found = find_option(options, option);
  return found != nullptr && !found->value.empty() && !option.contains('=');
}

std::size_t place_of_child(const Command& command, std::span<const std::string> arguments) {
  const std::size_t place = place_of_first_word(command, arguments);
  const bool found = place < arguments.size() && find_child(command, arguments[place]) != nullptr;
  return found ? place : arguments.size();
}

Result<Request> parse_request(const Command& given, const std::vector<std::string>& arguments) {
  const std::size_t place = place_of_first_word(given, arguments);
  const bool has_word = place < arguments.size();
  const Command* child = has_word ? find_child(given, arguments[place]) : nullptr;
  const Command& command = child != nullptr ? *child : given;
  if (needs_child(command) && has_word) {
    return std::unexpected(no_child(command, arguments[place], place_in_words(command, place)));
  }
  SUMMAND_TRY(request,
              Reader(command, arguments, child != nullptr ? place : arguments.size()).read());
  if (request.has("help")) return request;
  const std::size_t count = request.arguments.size();
  const bool missing = count < command.least || needs_child(command);
  if (missing || count > command.most) {
    return fail(fmt::format("{}: use it as {}",
                            missing ? "an argument is missing" : "too many arguments",
                            usage(command)));
  }
  return request;
}

}  // namespace summand::program
