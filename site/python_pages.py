"""The pages of the Python module: which name stands on which page.

A name that no page has stands on the page "Others".
"""
import ast
import os
import pathlib

FOLDER = "reference/python/"
# SUMMAND_PYTHON is the folder that holds the package as a build makes it.
PACKAGE = pathlib.Path(os.environ.get("SUMMAND_PYTHON", "build/release/python")) / "summand"

# (file, title, sentence, names)
PAGES = [
    ("games", "Game and Position", "A `Game` has a value. A `Position` is a position of a game that can be played.",
     ["Game", "game", "eval", "Position", "Move", "Ruleset", "games", "GameLike", "Number"]),
    ("thermographs", "Thermographs and figures", "Temperatures, and pictures that a notebook shows.",
     ["Thermograph", "Point", "Figure", "draw"]),
    ("questions", "Questions", "What the commands of the program answer, as objects.",
     ["analyze", "Analysis", "solve", "nimber", "why", "table", "Table", "ask", "Answer"]),
    ("functions", "Functions", "Every function of the language takes games, numbers and expressions. It raises "
     "`NotDefined` if it has no answer for its arguments.", []),
    ("rulesets", "Games of the library", "Each name is a `Ruleset`: call it to make a position.", []),
    ("matches", "Matches", "Play against the computer, or let it play.", ["Match", "play"]),
    ("heaps", "Taking and breaking", "Nim-sequences and their periods.", ["heaps", "Heaps", "Period", "verify"]),
    ("babylon", "Babylon", "", ["babylon"]),
    ("sucker", "So Long Sucker", "", ["sucker"]),
    ("sweeps", "Sweeps", "One function or one expression for many items, on all cores or on a cluster.",
     ["sweep", "Sweep", "SweepResult", "read_sweep", "ItemFailed", "SweepError", "SweepFileError"]),
    ("own", "Your own game", "", ["own", "ruleset", "check", "Checked", "LawBroken"]),
    ("limits", "Limits and workspaces", "How much time and memory a call may take.",
     ["limits", "Workspace", "this_workspace"]),
    ("errors", "Errors", "All exceptions of the package are a `SummandError`.",
     ["SummandError", "ParseError", "NotDefined", "LimitReached"]),
    ("types", "Small types", "What answers are made of.",
     ["Player", "LEFT", "RIGHT", "Outcome", "Stops", "Summand", "Part", "Theorem", "Record", "functions"]),
]
NOT_SHOWN = {"errors", "types"}  # modules whose names stand on their pages
OWN_MODULE = {"sweep": "summand.sweep.sweep"}  # names that a module has, too
OPTIONS = {"own": "    options:\n      members: false\n      show_root_heading: false\n"}


def assigned(module, name):
    """The texts in the list that a module of the package gives to a name."""
    for node in ast.parse((PACKAGE / f"{module}.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            return ast.literal_eval(node.value)
    raise ValueError(f"{module}.py does not assign {name}")


def names_of_language():
    """The functions of the language, and the games of the library."""
    body = ast.parse((PACKAGE / "_names.py").read_text(encoding="utf-8")).body
    functions = [node.name for node in body if isinstance(node, ast.FunctionDef)]
    games = [node.target.id for node in body if isinstance(node, ast.AnnAssign)]
    return functions, games


def pages():
    """(page, title, sentence, names) of all pages."""
    functions, games = names_of_language()
    full = {"functions": functions, "rulesets": games}
    out = [(FOLDER + file + ".md", title, sentence, names or full[file]) for file, title, sentence, names in PAGES]
    shown = {name for *_, names in out for name in names} | NOT_SHOWN
    others = [name for name in assigned("__init__", "__all__") if name not in shown]
    if others:
        out.append((FOLDER + "others.md", "Others", "", others))
    return out


def path_of(name):
    return OWN_MODULE.get(name, f"summand.{name}")


def anchors():
    """(page of the site, anchor) for each name."""
    for page, _, _, names in pages():
        yield from ((page.removesuffix(".md") + ".html", path_of(name)) for name in names)


def text_of(title, sentence, names):
    """A page: mkdocstrings reads the lines that begin with :::."""
    directives = "\n".join(f"::: {path_of(name)}\n{OPTIONS.get(name, '')}" for name in names)
    return f"# {title}\n\n{sentence}\n\n{directives}"


def navigation():
    return {"Python": [{title: page} for page, title, _, _ in pages()]}
