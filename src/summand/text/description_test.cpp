#include "summand/text/description.hpp"

#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "summand/text/json_schema.hpp"

namespace summand {
namespace {

enum class Colour { red, blue };
std::string_view key_of(Colour colour) { return colour == Colour::red ? "red" : "blue"; }

struct Leaf {
  std::string name;
};
void describe(Members<Leaf>& its) {
  its.named("Leaf", "A leaf.");
  its("name", "Its name.", &Leaf::name);
}

struct Fruit {
  unsigned seeds = 0;
};
void describe(Members<Fruit>& its) { its("seeds", "Its seeds.", &Fruit::seeds); }

struct Tree {
  std::string name = "oak";
  bool tall = true;
  int depth = -3;
  Colour colour = Colour::blue;
  std::optional<std::string> note = {};
  std::vector<Leaf> leaves = {};
  std::vector<std::pair<std::string, unsigned>> counts = {};
  std::variant<Leaf, Fruit> what = Fruit{2};
};
void describe(Members<Tree>& its) {
  its.named("Tree", "A tree.");
  its("name", "Its name.", &Tree::name);
  its("tall", "Whether it is tall.", &Tree::tall);
  its("depth", "How deep it is.", &Tree::depth);
  its("colour", "Its colour.", &Tree::colour).words({"red", "blue"});
  its("note", "A note.", &Tree::note);
  its.or_null("other_note", "The same.", &Tree::note);
  its.if_any("leaves", "Its leaves.", &Tree::leaves);
  its("twice", "Its depth, twice.", [](const Tree& tree) { return std::vector(2, tree.depth); });
  its("counts", "Numbers by their names.", &Tree::counts);
  its.with(&Tree::what);
  its.by_hand([](JsonWriter& json, const Tree&) { json.member("extra", "here"); });
  its.told<std::string>("extra", "Written by hand.");
}

std::string json_of(const Tree& tree) {
  JsonWriter json(JsonWriter::Layout::one_line);
  json_form::write(json, tree);
  return json.str();
}

TEST(Description, WritesTheMembersInTheirOrder) {
  EXPECT_EQ(json_of({}),
            R"({"name": "oak", "tall": true, "depth": -3, "colour": "blue", "other_note": null, )"
            R"("twice": [-3, -3], "counts": {}, "seeds": 2, "extra": "here"})");
}

TEST(Description, LeavesOutWhatIsAbsent) {
  const Tree tree{.note = "old", .leaves = {{"a"}}, .counts = {{"x", 1}}, .what = Fruit{}};
  EXPECT_EQ(json_of(tree),
            R"({"name": "oak", "tall": true, "depth": -3, "colour": "blue", "note": "old", )"
            R"("other_note": "old", "leaves": [{"name": "a"}], "twice": [-3, -3], )"
            R"("counts": {"x": 1}, "seeds": 0, "extra": "here"})");
}

struct Common {};
void describe(Members<Common>& its) { its.told<std::string>("command", "The command."); }

TEST(Description, GivesASchema) {
  const Description::Part parts[] = {&description_of<Fruit>, &description_of<Leaf>};
  JsonWriter json(JsonWriter::Layout::one_line);
  write_schema(json.object(), {{"grow", "grow", "Grows.", parts}}, description_of<Common>());
  EXPECT_EQ(json.close().str(),
            R"({"$schema": "https://json-schema.org/draft/2020-12/schema", )"
            R"("anyOf": [{"$ref": "#/$defs/grow"}], "$defs": {"grow": {"description": "Grows.", )"
            R"("anyOf": [{"type": "object", "properties": {"command": {"description": )"
            R"("The command.", "const": "grow", "type": "string"}, "seeds": {"description": )"
            R"("Its seeds.", "type": "integer"}}, "required": ["command", "seeds"], )"
            R"("additionalProperties": false}, {"type": "object", "properties": {"command": )"
            R"({"description": "The command.", "const": "grow", "type": "string"}, "name": )"
            R"({"description": "Its name.", "type": "string"}}, "required": ["command", "name"], )"
            R"("additionalProperties": false}]}}})");
}

}  // namespace
}  // namespace summand
