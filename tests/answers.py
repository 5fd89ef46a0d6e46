#!/usr/bin/env python3
"""Checks that the answers of the program are those of its schema, and that the reference is that of the schema.

    answers.py PROGRAM ROOT     every answer in the transcripts and in the documentation of the tree

Each block of JSON that a transcript prints is an answer, if it has a command with a schema. The transcripts themselves
are checked by transcripts.py, so these are the answers of this program. Others are asked here.
"""
import importlib.machinery
import importlib.util
import json
import pathlib
import subprocess
import sys

from conversation import Conversation

PAGE = "docs/guide/json.md"


def script(root):
    """The module scripts/answers."""
    loader = importlib.machinery.SourceFileLoader("answers", str(root / "scripts/answers"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("answers", loader))
    sys.dont_write_bytecode = True
    loader.exec_module(module)
    return module


TYPES = {"string": str, "integer": int, "boolean": bool, "number": (int, float), "null": type(None)}


def fault(value, its, definitions, place=""):
    """Why the value is not as the schema says, or None."""
    if "$ref" in its:
        return fault(value, definitions[its["$ref"].removeprefix("#/$defs/")], definitions, place)
    if "anyOf" in its:
        faults = [fault(value, one, definitions, place) for one in its["anyOf"]]
        return None if None in faults else max(faults, key=len)
    kind = its["type"]
    if kind == "array":
        if not isinstance(value, list):
            return f"{place} is no list"
        for number, element in enumerate(value):
            if why := fault(element, its["items"], definitions, f"{place}[{number}]"):
                return why
        return None
    if kind == "object":
        return fault_of_object(value, its, definitions, place)
    if not isinstance(value, TYPES[kind]) or (kind != "boolean" and isinstance(value, bool)):
        return f"{place} is not of the type {kind}: {json.dumps(value)[:60]}"
    if "enum" in its and value not in its["enum"]:
        return f"{place} is none of {its['enum']}: {value}"
    return f"{place} is not {its['const']}" if "const" in its and value != its["const"] else None


def fault_of_object(value, its, definitions, place):
    if not isinstance(value, dict):
        return f"{place} is no object"
    known, others = its.get("properties", {}), its["additionalProperties"]
    for name in its.get("required", ()):
        if name not in value:
            return f"{place}.{name} is missing"
    for name, member in value.items():
        if name in known:
            why = fault(member, known[name], definitions, f"{place}.{name}")
        elif isinstance(others, bool):
            why = None if others else f"{place}.{name} is not described"
        else:
            why = fault(member, others, definitions, f"{place}.{name}")
        if why:
            return why
    return None


# Questions and their parameters. Those about a match are about the one before.
TALK = [
    ("match.new", {"text": 'domineering(3x3) + nim(3) + {1|-1}', "origin": "bottom", "level": "fair"}),
    ("match.moves", {"results": True, "forms": "latex,spoken"}), ("match.moves", {"most": 2}), ("match.rules", {}),
    ("match.play", {"text": "a1"}), ("match.play", {"text": "1"}), ("match.answer", {}), ("match.why", {}), ("match.hint", {}),
    ("match.analyze", {}), ("match.values", {"forms": "spoken"}), ("match.level", {"slips": 3}), ("match.show", {"after": 1}),
    ("match.undo", {}), ("match.redo", {}), ("match.record", {}), ("match.resign", {}), ("match.hint", {}), ("match.close", {}),
    ("match.new", {"text": "nim(2)", "misere": True, "you": "none"}), ("several.programs", {}), ("match.why", {}),
    ("several.new", {"text": "sucker", "players": 3, "chips": 2}), ("several.actions", {}), ("several.play", {"text": "1"}),
    ("several.programs", {"forced": True}), ("several.why", {}), ("several.hint", {}), ("several.deal", {"text": "peace"}),
    ("several.show", {}), ("several.undo", {}), ("several.redo", {}), ("several.record", {}), ("several.resign", {}),
    ("several.computer", {}), ("several.close", {}),
    ("several.new", {"text": "babylon(2,1)", "rounds": True}), ("several.play", {"text": "first"}), ("several.why", {}),
    ("load", {"text": "game hop\nboard strip\ncells . free, x Left, o Right\neach  xo. -> ..x  either way\n"}), ("complete", {"text": "nim(3) + toads"}),
    ("boards", {"text": "domineering(2x3) + nim(3,5)"}), ("dots", {"text": "1x3 a1-b1 b1-c1; 0-0; second to move"}),
    ("several.load", {"text": "summand match 2\ngame dots-and-boxes\nstart 1x1; 0-0; first to move\nend\n"}), ("several.hint", {}),
]


def talked(program):
    """The answer to each of these questions, with its name."""
    client = Conversation([program, "serve"])
    for method, params in TALK:
        reply = client.ask(method, **params)
        if "result" not in reply:
            sys.exit(f"{method} has no answer: {reply}")
        yield method.replace(".", " "), reply["result"]
    client.end()


def answers_in(text):
    """The objects of JSON that begin a line."""
    decoder = json.JSONDecoder()
    at = 0
    while (at := text.find("{", at)) >= 0:
        begins_line = at == 0 or text[at - 1] == "\n"
        try:
            value, end = decoder.raw_decode(text, at) if begins_line else (None, at + 1)
        except json.JSONDecodeError:
            value, end = None, at + 1
        if isinstance(value, dict) and "command" in value:
            yield value
        at = end


def main():
    program, root = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    module = script(root)
    raw = module.schema_of(str(program))
    schema = module.Schema(raw)
    by_command = {}
    for name in schema.questions:
        by_command.setdefault(name.split()[0], []).append({"$ref": f"#/$defs/{name}"})
    wrong, met = [], {}
    for path in sorted([*root.glob("tests/transcripts/*"), *root.glob("docs/**/*.md"), root / "README.md"]):
        text = path.read_text(encoding="utf-8").replace(": T}", ": 0}").replace(": T,", ": 0,").replace(": T\n", ": 0\n")
        for answer in answers_in(text):
            known = by_command.get(answer["command"])
            # An answer that is only an error has no other members.
            # `load` of a terminal reads files, and the question reads a text.
            if known is None or "games" in answer and answer["command"] == "load" or ("error" in answer and set(answer) <= {"schema", "command", "error", "file"}):
                continue
            met[answer["command"]] = met.get(answer["command"], 0) + 1
            if why := fault(answer, {"anyOf": known}, schema.definitions):
                wrong.append(f"{path.relative_to(root)}: an answer of {answer['command']}: {why}")
    for name, answer in talked(str(program)):
        met[answer["command"]] = met.get(answer["command"], 0) + 1
        if why := fault(answer, {"$ref": f"#/$defs/{name}"}, schema.definitions):
            wrong.append(f"an answer of {name}: {why}")
    printed = subprocess.run([program, "help", "schema"], stdout=subprocess.PIPE, check=True).stdout
    if json.loads(printed) != module.schema_of(str(program)):
        wrong.append("the schema is printed in another way than --json has it")
    page = (root / PAGE).read_text(encoding="utf-8")
    if module.replaced(page, module.markdown(schema)) != page:
        wrong.append(f"{PAGE} is stale: scripts/answers {sys.argv[1]} markdown {PAGE}")
    if never := sorted(set(by_command) - set(met)):
        wrong.append(f"no answer of: {', '.join(never)}")
    print("\n".join(wrong))
    print(f"{sum(met.values())} answers of {len(met)} commands")
    if wrong:
        sys.exit(1)


if __name__ == "__main__":
    main()
