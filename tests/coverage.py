#!/usr/bin/env python3
"""Checks the commands and expressions in docs/coverage.md and docs/words.md, and that the guide names every game.

    coverage.py PROGRAM DOCS

All texts in code type in the last column of each table of these pages are run. A text that begins with `summand ` is
a command of the shell. Any other text is an expression for `summand eval`. Both must succeed. An equation or a
comparison must not be false. (`\\|` in a table is the character `|`.) A command with a placeholder in capitals, such
as FILE, is not run. Links must lead to a file. The name of every game of `summand games` must be in guide/games.md or
guide/heaps.md.
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

TIME_LIMIT = 300  # seconds for each text, because builds with all checks are slow
CELL_END = re.compile(r"(?<!\\)\|")
CODE = re.compile(r"`([^`]+)`")
LINK = re.compile(r"\]\(([^)#]+)")
PLACEHOLDER = re.compile(r"\b[A-Z]{3,}\b")


def last_cells(text):
    """The last cell of each row below the head of a table, with its line number."""
    below_head = False
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.startswith("|"):
            below_head = False
        elif line.startswith("|---"):
            below_head = True
        elif below_head:
            yield number, CELL_END.split(line.strip())[-2].replace("\\|", "|").strip()


def run(command, folder, **options):
    environment = {"PATH": f"{folder}:/usr/bin:/bin", "HOME": str(folder), "LC_ALL": "C.UTF-8",
                   **{name: value for name, value in os.environ.items() if name.endswith("SAN_OPTIONS")}}
    return subprocess.run(command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, timeout=TIME_LIMIT, **options)


def complaint(code, folder):
    """A sentence if the code fails or is false, otherwise None."""
    try:
        if code.startswith("summand "):
            done = run(["bash", "-c", code], folder)
        else:
            done = run(["summand", "eval", code], folder, executable=folder / "summand")
    except subprocess.TimeoutExpired:
        return f"no answer within {TIME_LIMIT} seconds"
    if done.returncode != 0:
        return f"exit {done.returncode}: {done.stdout.strip()}"
    return "it is false" if done.stdout.strip() == "false" else None


def main():
    program, docs = pathlib.Path(sys.argv[1]).resolve(strict=True), pathlib.Path(sys.argv[2])
    count, failures = 0, []
    with tempfile.TemporaryDirectory(prefix="summand-coverage-") as name:
        folder = pathlib.Path(name)
        (folder / "summand").symlink_to(program)
        for page in (docs / "coverage.md", docs / "words.md"):
            for number, cell in last_cells(page.read_text(encoding="utf-8")):
                for code in CODE.findall(cell):
                    if code.startswith("summand ") and PLACEHOLDER.search(code.split("'")[0]):
                        continue
                    count += 1
                    if wrong := complaint(code, folder):
                        failures.append(f"{page}:{number}: {code}\n  {wrong}")
                for target in LINK.findall(cell):
                    if not (docs / target).is_file():
                        failures.append(f"{page}:{number}: there is no {target}")
        games = json.loads(run(["summand", "games", "--json"], folder, executable=folder / "summand").stdout)["games"]
    guide = "".join((docs / "guide" / name).read_text(encoding="utf-8") for name in ("games.md", "heaps.md"))
    for game in games:
        if not re.search(rf"(?<![\w-]){re.escape(game['name'])}\(", guide):
            failures.append(f"{docs}/guide: no example of {game['name']}")
    print("\n".join(failures))
    if count == 0 or not games:
        sys.exit("nothing to check")
    print(f"{count} commands and expressions, {len(games)} games, {len(failures)} complaints")
    if failures:
        sys.exit(1)


main()
