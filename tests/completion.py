#!/usr/bin/env python3
"""Checks the scripts of `summand completion` and the page of `summand man`.

    completion.py PROGRAM

* bash completes lines with its script.
* Quotes in the script for zsh are closed. Each line of the script for fish is a complete command.
* All four texts contain every command, every sub-command, and every option in their --help, in the right place.
"""
import pathlib
import re
import shlex
import subprocess
import sys

LINES = [  # (a line whose last word is completed, words that must be offered, words that must not be offered)
    ("summand an", {"analyze"}, {"eval"}),
    ("summand ", {"analyze", "babylon", "--version"}, {"--json"}),
    ("summand eval --m", {"--memory"}, {"--json"}),
    ("summand ru", {"run", "rules"}, {"save"}),
    ("summand run --", {"--rules", "--time"}, {"--overwrite"}),
    ("summand save --", {"--overwrite"}, set()),
    ("summand rules dom", {"domineering"}, {"nim"}),
    ("summand eval toads", {"toads-and-frogs"}, set()),
    ("summand eval toppl", {"toppling-dominoes"}, set()),
    ("summand eval --ru", {"--rules"}, set()),
    ("summand sucker new --ru", set(), {"--rules"}),
    ("summand help left_s", {"left_stop"}, set()),
    ("summand heaps comp", {"compendium"}, set()),
    ("summand babylon ", {"solve", "verify"}, {"domineering"}),
    ("summand completion ", {"bash", "zsh", "fish"}, set()),
    ("summand table 'r' --sho", {"--show"}, set()),
    ("summand sucker verify --", {"--chips", "--changed", "--rows", "--json", "--help"}, {"--seats", "--load", "--first"}),
    ("summand sucker new --", {"--seats", "--play"}, {"--changed", "--colours"}),
    ("summand sucker --", {"--json", "--help"}, {"--seats", "--chips"}),
    ("summand babylon lem", {"lemmas"}, {"solve"}),
    ("summand babylon solve --", {"--plays"}, {"--csv", "--vs"}),
    ("summand heaps --", {"--period", "--to"}, set()),
    ("summand heaps verify --", {"--json"}, {"--period", "--to"}),
    ("summand heaps kayles --pe", {"--period"}, set()),
    ("summand strategy ver", {"verify"}, set()),
    ("summand strategy verify --", {"--json"}, {"--output", "--nodes"}),
    ("summand nim table --", {"--to", "--binary"}, set()),
    ("summand nim analyze --", {"--json"}, {"--to", "--binary"}),
]


def answer(program, *arguments):
    return subprocess.run([program, *arguments], check=True, stdout=subprocess.PIPE, text=True).stdout


def offered(script, line):
    """The words that bash offers for the last word of a line."""
    words = line.split(" ")
    ask = f"{script}\nCOMP_WORDS=({' '.join(map(shlex.quote, words))})\nCOMP_CWORD={len(words) - 1}\n_summand\n"
    done = subprocess.run(["bash", "--norc", "-c", ask + 'printf "%s\\n" "${COMPREPLY[@]}"'], check=True,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert not done.stderr, done.stderr
    return set(done.stdout.split())


def part_of(shell, text, command, others):
    """The part of a text that is about one command or sub-command."""
    if shell == "fish":
        first, *second = command.split()
        when = f"-n '__fish_seen_subcommand_from {first}"
        rest = f"; and __fish_seen_subcommand_from {second[0]}'" if second else ""
        return "\n".join(line for line in text.splitlines() if when + rest in line and (rest or "; and _" not in line))
    begin = {"bash": rf'^    "{command} ?"\*?\)', "zsh": rf"^    '{command} ?'\*?\)", "man": rf"^\.SS summand {command}\b(?! ({others})$)"}[shell]
    found = re.search(rf"{begin}.*?(?=^    [\"'].*\)$|^\.S[SH] |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found, f"{shell}: no {command}"
    return found.group()


def main():
    program = pathlib.Path(sys.argv[1]).resolve(strict=True)
    texts = {shell: answer(program, "completion", shell) for shell in ("bash", "zsh", "fish")}
    texts["man"] = answer(program, "man").replace("\\-", "-")
    for line, some, none in LINES:
        got = offered(texts["bash"], line)
        assert some <= got, f"{line}: {sorted(some - got)} is not offered"
        assert not none & got, f"{line}: {sorted(none & got)} is offered"

    commands = re.findall(r"^  summand ([a-z]+)", answer(program, "--help"), re.MULTILINE)
    assert len(commands) > 15, commands
    children = {name: re.findall(rf"^  summand {name} ([a-z]+)", answer(program, name, "--help"), re.MULTILINE)
                for name in commands}
    assert "verify" in children["sucker"] and "verify" in children["heaps"], children
    count = 0
    for command in [*commands, *(f"{name} {child}" for name in commands for child in children[name])]:
        page = answer(program, *command.split(), "--help")
        assert page == answer(program, "help", *command.split()) or " " not in command, command
        others = "|".join(children.get(command, ["-"]))
        for option in re.findall(r"^  (?:-\w, )?--([a-z-]+)", page, re.MULTILINE):
            count += 1
            for shell, text in texts.items():
                part = text if shell == "man" else part_of(shell, text, command, others)
                written = f"-l {option} " if shell == "fish" else f"--{option}"
                assert written in part or option == "help", f"{shell}: no --{option} of {command}"
    assert count > 200, count

    for line in texts["fish"].splitlines():
        assert not line or line.startswith("#") or shlex.split(line)[:3] == ["complete", "-c", "summand"], line
    subprocess.run(["bash", "-n"], input=texts["bash"], text=True, check=True)
    shlex.split(texts["zsh"].replace("#compdef", ""))  # fails if a quote is not closed
    for line in texts["man"].splitlines():
        assert not line.startswith((".", "'")) or re.match(r"\.(TH|SH|SS|TP|PP|B|br|nf|fi)\b", line), line
    print(f"{len(LINES)} lines completed, {len(commands)} commands and {count} options found")


main()
