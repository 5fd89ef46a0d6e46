#!/usr/bin/env python3
"""Writes summand/_answers.py: the members of all answers, for type checkers.

    PYTHONPATH=build/ci/python make_answers.py FILE

Asks the built module for the JSON schema of its answers.
"""

import json
import sys

from make_options import module

HEAD = '''"""The members of the answers to questions, for type checkers and editors.

The build makes this file with make_answers.py.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict
'''
PLAIN = {"string": "str", "integer": "int", "boolean": "bool", "number": "float", "null": "None"}


class Types:
    """The types of a schema."""

    def __init__(self, schema):
        self.definitions = schema["$defs"]
        self.questions = {its["$ref"].removeprefix("#/$defs/") for its in schema["anyOf"]}

    def name(self, definition):
        """NimAnalyzeAnswer for the definition of a question."""
        if definition not in self.questions:
            return definition
        return "".join(word.capitalize() for word in definition.split()) + "Answer"

    def type(self, its):
        if "$ref" in its:
            return self.name(its["$ref"].removeprefix("#/$defs/"))
        if "anyOf" in its:
            return " | ".join(self.type(one) for one in its["anyOf"])
        words = its.get("enum", [its["const"]] if "const" in its else None)
        if words:
            return f"Literal[{', '.join(map(repr, words))}]"
        if its["type"] == "array":
            return f"list[{self.type(its['items'])}]"
        if its["type"] == "object":
            values = its["additionalProperties"]
            return f"dict[str, {'Any' if isinstance(values, bool) else self.type(values)}]"
        return PLAIN[its["type"]]

    def class_of(self, name, shape):
        lines = [f'{name} = TypedDict(', f'    "{name}",', "    {"]
        for member, its in shape["properties"].items():
            text = self.type(its)
            if member not in shape["required"]:
                text = f"NotRequired[{text}]"
            lines.append(f'        "{member}": "{text}",')
        return "\n".join([*lines, "    },", ")"])

    def written(self, definition):
        its = self.definitions[definition]
        name = self.name(definition)
        shapes = its.get("anyOf", [its])
        heading = f"# {its['description'].rstrip('.')}."
        if "$ref" in its:
            return f"{heading}\n{name}: TypeAlias = {self.type(its)}\n"
        if len(shapes) == 1:
            return f"{heading}\n{self.class_of(name, shapes[0])}\n"
        names = [f"{name}{number + 1}" for number in range(len(shapes))]
        classes = "\n".join(map(self.class_of, names, shapes))
        return f"{heading}\n{classes}\n{name}: TypeAlias = {' | '.join(names)}\n"


def main():
    response = module().this_workspace()._ask("help", ["schema"], {}, None)
    types = Types(json.loads(json.loads(response.json())["text"]))
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        file.write("\n".join([HEAD, *map(types.written, types.definitions)]))


if __name__ == "__main__":
    main()
