"""Gives anchors to what readers link to: functions, commands, games and words.

The pages in docs/ are plain Markdown. Only the pages of the site have these anchors.
"""
import re

import headers

HEADING = re.compile(r"^(#+) +(.*)$")
COMMAND = re.compile(r"^  summand ([a-z]+)\b", re.MULTILINE)
FUNCTION_BLOCK = re.compile(r"^```console\n\$ summand help functions\n.*?^```\n", re.MULTILINE | re.DOTALL)
WORD = re.compile(r"^\* \*\*(.+?)\*\*:", re.MULTILINE)
ROW = re.compile(r"^\| (.+?) \|", re.MULTILINE)


def slug(text):
    """The anchor of a text, as GitHub makes it for a heading."""
    return re.sub(r"[^\w\- ]", "", text.lower()).strip().replace(" ", "-")


def anchor(name):
    return f'<a id="{name}"></a>'


def headings_of(lines):
    """(index, text) for each heading, outside of code."""
    code = False
    for at, line in enumerate(lines):
        code ^= line.startswith("```")
        if not code and (found := HEADING.match(line)):
            yield at, found[2]


def with_anchors(text, anchors):
    """The text with anchors above its lines: `anchors` has the names for the index of a line."""
    lines = text.split("\n")
    for at in sorted(anchors, reverse=True):
        if anchors[at]:
            lines[at:at] = ["".join(map(anchor, anchors[at])), ""]
    return "\n".join(lines)


def with_functions(text, functions):
    """The list of functions as a heading for each. `functions` is what `summand help --json functions` prints."""
    def section(function):
        name = function["name"]
        head = f"### `{name}({function['arguments']})` {{ #{name} data-toc-label='{name}' }}"
        result = function["result"].strip("\n")
        arrow = "=>\n" if "\n" in result else "=>  "
        example = f"```text\n{function['example']}  {arrow}{result}\n```"
        return f"{head}\n\n{headers.escaped(function['sentence'])}\n\n{example}\n"

    text, count = FUNCTION_BLOCK.subn(lambda _: "\n".join(map(section, functions)), text)
    if count != 1:
        raise ValueError("the page of functions has no list of them")
    return text


def give_row(lines, name, ends):
    """Gives an anchor to the first row of a table that shows the name as code, before one of the letters `ends`."""
    shows = re.compile(rf"\| .*`{re.escape(name)}[{re.escape(ends)}]")
    row = next((at for at, line in enumerate(lines) if shows.match(line)), None)
    if row is not None:
        lines[row] = lines[row].replace("| ", f"| {anchor(name)}", 1)


def commands_of(text):
    """The commands that `summand --help` lists on the page."""
    return set(COMMAND.findall(text))


def with_commands(text):
    """The page of the command line with an anchor for each command: at a heading with it in its first words, or at a row."""
    commands = commands_of(text)
    lines = text.split("\n")
    seen = set()
    anchors = {}
    for at, heading in headings_of(lines):
        names = set(re.findall(r"[a-z]+", heading.split(":")[0])) & commands - seen - {slug(heading)}
        seen |= names | {slug(heading)}
        anchors[at] = sorted(names)
    for name in commands - seen:
        give_row(lines, name, " `")
    return with_anchors("\n".join(lines), anchors)


def with_games(text, games):
    """The page of games with an anchor for each name. `games` is what `summand games --json` prints."""
    lines = text.split("\n")
    headings = {slug(heading): at for at, heading in headings_of(lines)}
    anchors = {}
    for game in games:
        name, title = game["name"], slug(game["title"])
        if name in headings:
            continue
        if title in headings:
            anchors.setdefault(headings[title], []).append(name)
            continue
        give_row(lines, name, "(")
    return with_anchors("\n".join(lines), anchors)


def words_of(term):
    """The anchors of a word of the glossary: `Left, Right` has two."""
    return [slug(word) for word in re.split(r", ", term)]


def with_glossary(text):
    def entry(found):
        first, *others = words_of(found[1])
        return f"* {''.join(map(anchor, others))}[**{found[1]}**](#{first}){{ #{first} .word }}:"

    return WORD.sub(entry, text)


def with_words(text):
    """The words of the book: the first cell of each row of a table."""
    seen = set()

    def row(found):
        name = slug(re.sub(r"[`\\*]", "", found[1]))
        if found[1] == "word" or name in seen or not name:
            return found[0]
        seen.add(name)
        return f"| {anchor(name)}{found[1]} |"

    return ROW.sub(row, text)
