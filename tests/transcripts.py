#!/usr/bin/env python3
"""Runs the commands of approved transcripts and of the documentation again, and compares their output.

    transcripts.py PROGRAM FILE…                     compares
    transcripts.py PROGRAM FILE… --approve           writes the new output into the files
    transcripts.py PROGRAM --documentation FOLDER    README.md, CONTRIBUTING.md and docs/**/*.md of FOLDER

A `.txt` file is one transcript. In a `.md` file every block fenced by ```console is a transcript. A line that begins
with `$ ` is a command. The lines up to the next command are its whole output (stdout and stderr). `[exit N]` follows
if the exit code is not 0. Empty lines before the next command do not count. If a command ends with a backslash or has
a here-document, it continues in lines that begin with `> `. Lines of a `.txt` file before the first command are its
title.

The commands of a file run in bash in one empty folder, in which `summand` and `scripts/run` are the program. Times
such as `0.012 s` are compared as `T s`.
"""
import argparse
import difflib
import os
import pathlib
import re
import subprocess
import sys
import tempfile

TIME_LIMIT = 60  # seconds for each command
HERE_DOCUMENT = re.compile(r"<<-?\s*(['\"]?)(\w+)\1")
DURATION = re.compile(r"\b\d+(?:\.\d+)?(?:e-?\d+)?( ?)(ns|us|µs|ms|s|min)\b")
JSON_DURATION = re.compile(r'("(?:\w*_)?(?:seconds|milliseconds)": ?)[\d.eE+-]+')


def normalised(text):
    """The text without times, which differ from run to run."""
    text = DURATION.sub(r"T\1s", text)
    return JSON_DURATION.sub(r"\1T", text)


class Command:
    """One command with its output. `lines` are the lines of the command in the file."""

    def __init__(self, line):
        self.lines = [line]
        self.printed = []

    def script(self):
        return "\n".join([self.lines[0][2:]] + [line[2:] for line in self.lines[1:]])

    def goes_on(self):
        """True if bash would wait for another line."""
        if self.lines[-1].endswith("\\"):
            return True
        here = HERE_DOCUMENT.search(self.lines[0])
        return bool(here) and "> " + here[2] not in self.lines[1:]

    def output(self):
        return "\n".join(self.printed).rstrip("\n")

    def approve(self, output):
        """Replaces the output of the command. The empty lines below it stay."""
        below = len(self.output().split("\n")) if self.output() else 0
        empty = self.printed[below:]
        self.printed = (output.split("\n") if output else []) + empty


def split(lines):
    """A transcript as a list of Commands. Lines before the first command are strings."""
    parts = []
    for line in lines:
        last = parts[-1] if parts and isinstance(parts[-1], Command) else None
        if line.startswith("$ "):
            parts.append(Command(line))
        elif last is None:
            parts.append(line)
        elif line.startswith("> ") and not last.printed and last.goes_on():
            last.lines.append(line)
        else:
            last.printed.append(line)
    return parts


def blocks_of(path, lines):
    """The (begin, end) line numbers of the transcripts in a file."""
    if path.suffix != ".md":
        return [(0, len(lines))]
    blocks, begin = [], None
    for number, line in enumerate(lines):
        if begin is None and line.strip() == "```console":
            begin = number + 1
        elif begin is not None and line.strip() == "```":
            blocks.append((begin, number))
            begin = None
    if begin is not None:
        sys.exit(f"{path}:{begin}: the block is not closed")
    return blocks


def prepare(folder, program):
    """Adds `summand` and `scripts/run`, which are the program, to an empty folder. Returns the environment for it."""
    (folder / "bin").mkdir()
    (folder / "bin/summand").symlink_to(program)
    (folder / "work/scripts").mkdir(parents=True)
    (folder / "work/scripts/run").symlink_to(program)
    return {
        "PATH": f"{folder}/bin:/usr/bin:/bin",
        "HOME": str(folder),
        "LC_ALL": "C.UTF-8",
        "TERM": "dumb",
        **{name: value for name, value in os.environ.items() if name.endswith("SAN_OPTIONS")},
    }


def execute(command, folder, environment):
    """The output of the command, with its exit code if that is not 0."""
    try:
        run = subprocess.run(["bash", "-c", command.script()], cwd=folder / "work", env=environment,
                             stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                             timeout=TIME_LIMIT)
    except subprocess.TimeoutExpired:
        return f"[no answer within {TIME_LIMIT} seconds]"
    printed = run.stdout.decode("utf-8", errors="backslashreplace").rstrip("\n")
    if run.returncode != 0:
        printed += ("\n" if printed else "") + f"[exit {run.returncode}]"
    return printed


def report(path, command, expected, printed):
    print(f"{path}: {command.lines[0]}")
    for line in difflib.unified_diff(expected.splitlines(), printed.splitlines(), "approved", "printed", lineterm=""):
        print("  " + line)


def replay(path, begin, lines, folder, environment, keep_times):
    """Runs one transcript. Returns (its lines with the new output, number of commands, number that differ)."""
    parts = split(lines)
    commands = [part for part in parts if isinstance(part, Command)]
    failures = 0
    for command in commands:
        printed = execute(command, folder, environment)
        expected = command.output()
        if normalised(expected) != normalised(printed):
            failures += 1
            report(f"{path}:{begin + 1}", command, normalised(expected), normalised(printed))
            command.approve(printed if keep_times else normalised(printed))
    written = []
    for part in parts:
        written += part.lines + part.printed if isinstance(part, Command) else [part]
    return written, len(commands), failures


def replay_file(path, program, approve):
    """Returns (number of commands, number that differ). With `approve`, the file gets the new output."""
    lines = path.read_text(encoding="utf-8").split("\n")
    total = failures = 0
    with tempfile.TemporaryDirectory(prefix="summand-transcript-") as name:
        folder = pathlib.Path(name)
        environment = prepare(folder, program)
        shift = 0  # lines that were added above, minus those removed
        for begin, end in blocks_of(path, lines):
            written, commands, failed = replay(path, begin, lines[begin + shift:end + shift], folder, environment,
                                               keep_times=path.suffix == ".md")
            lines[begin + shift:end + shift] = written
            shift += len(written) - (end - begin)
            total += commands
            failures += failed
    if approve and failures:
        path.write_text("\n".join(lines), encoding="utf-8")
    return total, failures


def documentation_of(folder):
    return [path for path in [folder / "README.md", folder / "CONTRIBUTING.md", *sorted(folder.glob("docs/**/*.md"))]
            if path.is_file()]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("files", type=pathlib.Path, nargs="*")
    parser.add_argument("--documentation", type=pathlib.Path, metavar="FOLDER")
    parser.add_argument("--approve", action="store_true")
    arguments = parser.parse_args()

    program = arguments.program.resolve(strict=True)
    files = list(arguments.files)
    if arguments.documentation:
        files += documentation_of(arguments.documentation)
    total = failures = 0
    for path in files:
        commands, failed = replay_file(path, program, arguments.approve)
        if commands == 0 and not arguments.documentation:
            sys.exit(f"{path}: no command in it")
        total += commands
        failures += failed
    if total == 0:
        sys.exit("no command in any file")
    print(f"{total} commands, {failures} differ" + (", approved" if arguments.approve and failures else ""))
    if failures and not arguments.approve:
        sys.exit(1)


if __name__ == "__main__":
    main()
