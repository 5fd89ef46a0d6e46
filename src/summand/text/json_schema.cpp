#include "summand/text/json_schema.hpp"

#include <algorithm>
#include <utility>

namespace summand {

namespace {

// An object without parts: the members that it may have.
struct Shape {
  struct Flat {
    const Description::Member* member;
    bool always;
  };

  std::vector<Flat> members;
  bool open = false;

  void add(const Description::Member& member, bool always) {
    const auto same = [&](const Flat& one) { return one.member->name == member.name; };
    const auto at = std::ranges::find_if(members, same);
    if (at == members.end()) {
      members.push_back({&member, always});
    } else {
      at->member = &member;  // an answer may use the name of a common member for its own
      at->always = at->always || always;
    }
  }
};

// Adds the members of the description to each shape. A part with alternatives multiplies them.
void add(std::vector<Shape>& shapes, const Description& description, bool always) {
  for (Shape& shape : shapes) shape.open = shape.open || description.open;
  for (const Description::Member& member : description.members) {
    if (!member.parts.empty()) {
      std::vector<Shape> all;
      for (const Description::Part part : member.parts) {
        std::vector<Shape> with = shapes;
        add(with, part(), always && member.always);
        std::ranges::move(with, std::back_inserter(all));
      }
      shapes = std::move(all);
    } else if (!member.name.empty()) {
      for (Shape& shape : shapes) shape.add(member, always && member.always);
    }
  }
}

class SchemaWriter {
 public:
  explicit SchemaWriter(JsonWriter& json) : json_(json) {}

  void write(const DescribedAnswer& answer, const Description& common) {
    std::vector<Shape> shapes;
    for (const Description::Part part : answer.any) {
      std::vector<Shape> some(1);
      add(some, common, true);
      add(some, part(), true);
      std::ranges::move(some, std::back_inserter(shapes));
    }
    json_.key(answer.name).object().member("description", answer.sentence);
    write(shapes, answer.command);
    json_.close();
  }

  // Writes the definitions that were mentioned, and those that they mention.
  void write_mentioned() {
    for (std::size_t i = 0; i < mentioned_.size(); ++i) {
      const Description& description = *mentioned_[i];
      std::vector<Shape> shapes(1);
      add(shapes, description, true);
      json_.key(description.name).object().member("description", description.sentence);
      write(shapes, {});
      json_.close();
    }
  }

 private:
  void write(const std::vector<Shape>& shapes, std::string_view command) {
    if (shapes.size() == 1) return write(shapes.front(), command);
    json_.key("anyOf").array();
    for (const Shape& shape : shapes) {
      json_.object();
      write(shape, command);
      json_.close();
    }
    json_.close();
  }

  void write(const Shape& shape, std::string_view command) {
    json_.member("type", "object").key("properties").object();
    for (const auto& [member, always] : shape.members) {
      json_.key(member->name).object();
      if (!member->sentence.empty()) json_.member("description", member->sentence);
      if (member->name == "command" && !command.empty()) json_.member("const", command);
      write(member->type, member->words);
      json_.close();
    }
    json_.close().key("required").array();
    for (const auto& [member, always] : shape.members) {
      if (always) json_.text(member->name);
    }
    json_.close().key("additionalProperties").boolean(shape.open);
  }

  void write(JsonType type, const std::vector<std::string_view>& words) {
    if (type.or_null) {
      type.or_null = false;
      write(type, words, json_.key("anyOf").array().object());
      json_.close().object().member("type", "null").close().close();
    } else {
      write(type, words, json_);
    }
  }

  void write(const JsonType& type, const std::vector<std::string_view>& words, JsonWriter& json) {
    using Kind = JsonType::Kind;
    switch (type.kind) {
      case Kind::text:
        json.member("type", "string");
        if (words.empty()) return;
        json.key("enum").array();
        for (const std::string_view word : words) json.text(word);
        json.close();
        return;
      case Kind::count:
        json.member("type", "integer");
        return;
      case Kind::truth:
        json.member("type", "boolean");
        return;
      case Kind::seconds:
        json.member("type", "number");
        return;
      case Kind::list:
        json.member("type", "array").key("items").object();
        write(type.element(), words);
        json.close();
        return;
      case Kind::map:
        json.member("type", "object").key("additionalProperties").object();
        write(type.element(), words);
        json.close();
        return;
      case Kind::object:
        return write(type.object());
      case Kind::either:
        json.key("anyOf").array();
        for (const auto each : {type.element, type.other}) {
          write(each(), words, json.object());
          json.close();
        }
        json.close();
        return;
    }
  }

  void write(const Description& description) {
    if (!description.name.empty()) {
      json_.member("$ref", "#/$defs/" + std::string(description.name));
      if (std::ranges::find(mentioned_, &description) == mentioned_.end()) {
        mentioned_.push_back(&description);
      }
      return;
    }
    std::vector<Shape> shapes(1);
    add(shapes, description, true);
    write(shapes, {});
  }

  JsonWriter& json_;
  std::vector<const Description*> mentioned_;
};

}  // namespace

void write_schema(JsonWriter& json, const std::vector<DescribedAnswer>& answers,
                  const Description& common) {
  json.member("$schema", "https://json-schema.org/draft/2020-12/schema");
  json.key("anyOf").array();
  for (const DescribedAnswer& answer : answers) {
    json.object().member("$ref", "#/$defs/" + answer.name).close();
  }
  json.close().key("$defs").object();
  SchemaWriter writer(json);
  for (const DescribedAnswer& answer : answers) {
    const auto same = std::ranges::find_if(answers, [&](const DescribedAnswer& one) {
      return one.any.data() == answer.any.data() && one.command == answer.command;
    });
    if (&*same == &answer) {
      writer.write(answer, common);
    } else {
      json.key(answer.name).object().member("description", answer.sentence);
      json.member("$ref", "#/$defs/" + same->name).close();
    }
  }
  writer.write_mentioned();
  json.close();
}

}  // namespace summand
