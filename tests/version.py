#!/usr/bin/env python3
"""Checks what the program says about itself: its version is that of CMakeLists.txt everywhere. So is that of a wheel.

    version.py PROGRAM ROOT

ROOT is the folder of the project. The commit is the only part of the output that differs between two builds.
"""
import json
import pathlib
import re
import subprocess
import sys
import tomllib

LINE = re.compile(r"summand (\d+\.\d+\.\d+) \((?:commit ([0-9a-f]{7})( with changes)?|unknown commit), ([a-z ]+) build\)\n")
DESCRIBE = '{"jsonrpc": "2.0", "id": 1, "method": "describe"}\n'


def answer(program, *arguments, typed=""):
    return subprocess.run([program, *arguments], input=typed, check=True, stdout=subprocess.PIPE, text=True).stdout


def faults(program, version):
    line = answer(program, "--version")
    said = LINE.fullmatch(line)
    if not said:
        yield f"--version has another form: {line!r}"
        return
    data = json.loads(answer(program, "--version", "--json"))
    if said[1] != version:
        yield f"--version: {said[1]}"
    if data["version"] != version:
        yield f"--version --json: {data['version']}"
    if (data["commit"] or "")[:7] != (said[2] or "") or bool(data["changed"]) != bool(said[3]) or data["build"] != said[4]:
        yield f"--version and its JSON differ: {line!r}, {data}"
    title = answer(program, "man").split("\n")[0]
    if f'"summand {version}"' not in title:
        yield f"the manual page: {title}"
    described = json.loads(answer(program, "serve", typed=DESCRIBE))["result"]["version"]
    if described != version:
        yield f"serve: {described}"


def faults_of_wheels(root, project, version):
    """A wheel gets its version from CMakeLists.txt by a regular expression of pyproject.toml."""
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    if "version" in settings["project"] or settings["project"]["dynamic"] != ["version"]:
        yield "pyproject.toml states a version"
    read = settings["tool"]["scikit-build"]["metadata"]["version"]
    found = re.search(read["regex"], project, re.MULTILINE)
    if read["input"] != "CMakeLists.txt" or not found or found["value"] != version:
        yield f"pyproject.toml reads the version {found and found['value']} in {read['input']}"


def main():
    program, root = pathlib.Path(sys.argv[1]).resolve(strict=True), pathlib.Path(sys.argv[2])
    project = (root / "CMakeLists.txt").read_text(encoding="utf-8")
    version = re.search(r"VERSION (\d+\.\d+\.\d+) LANGUAGES", project)[1]
    found = [*faults(program, version), *faults_of_wheels(root, project, version)]
    if found:
        sys.exit(f"expected version {version}\n" + "\n".join(found))
    print(f"version {version} everywhere")


main()
