"""Writes the page of a C++ header: its public declarations in their order, each with its comment and an anchor.

A comment above declarations explains all of them up to a blank line or the next comment. Bodies of functions are left
out. A type that has only data is shown as it is written.
"""
import re
import unicodedata

STRING = re.compile(r'"(?:[^"\\]|\\.)*"' + r"|'(?:[^'\\]|\\.)'")
SECTION = re.compile(r"// --- (.*?):? ---+$")
ACCESS = re.compile(r"(public|protected|private):$")
TYPE = re.compile(r"(?:template <.*?>\s*)?(?:requires .*?\s)?(class|struct|enum class|enum)\s+(\w+)[^;={(]*\{",
                  re.DOTALL)
NAMESPACE = re.compile(r"namespace [\w:]+ \{")
DEFINITION = re.compile(r"[^({=]*\w+§§~?\w+\(")  # of a declared member, outside of its class
NOT_SHOWN = re.compile(r"(?:template <>\s|static_assert|friend (?:class|struct) |(?:class|struct) \w+;)")
CODE_WORD = re.compile(r"""
    `[^`]+`                                                 # what the comment itself marks
  | [\w/]+\.hpp
  | (?<![\w:./-])(?: (?:\w+::)+\w+(?:\(\))?                   # Door::ask
                  | k?[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]+)+      # LimitReached
                  | \w+_\w+(?:\(\))? | \w+\(\)              # reads_moves()
                  )(?![\w/])""", re.VERBOSE)
MOST_NAMES = 10  # in the heading of a group; a larger group has no heading
MARKUP = re.compile(r"[\\`*_\[\]<>#|&]")


def code_of(line):
    """A line without its comment, and with its strings emptied."""
    return re.sub(r"\s*//.*", "", STRING.sub('""', line))


def depth_of(code):
    return sum(code.count(opening) for opening in "({[") - sum(code.count(closing) for closing in ")}]")


def items_of(lines):
    """The items of a scope: ("comment", line), ("declaration", text), ("section", title), ("access", word) and
    ("gap", None)."""
    rest = iter(lines)
    for line in rest:
        text = line.strip()
        if not text:
            yield "gap", None
        elif section := SECTION.match(text):
            yield "section", section[1]
        elif text.startswith("//"):
            yield "comment", text[2:].removeprefix(" ")
        elif text.startswith("#"):
            while text.endswith("\\"):
                text = next(rest).strip()
        elif access := ACCESS.match(text):
            yield "access", access[1]
        else:
            taken, depth, code = [], 0, ""
            while True:
                taken.append(line)
                code = code_of(line).strip() or code
                depth += depth_of(code_of(line))
                if depth == 0 and code.endswith((";", "}")):
                    break
                line = next(rest)
            yield "declaration", "\n".join(taken)


def masked(text):
    """The text with letters in the place of strings, comments, the names of operators and the brackets of templates."""
    text = re.sub(r"//.*", lambda found: "c" * len(found[0]), STRING.sub(lambda found: "s" * len(found[0]), text))
    text = re.sub(r"^ *requires\b.*", lambda found: "r" * len(found[0]), text, flags=re.MULTILINE)
    text = re.sub(r"operator\s*(?:\(\)|[^\s\w(]+)", lambda found: "o" * len(found[0]), text)
    text = text.replace("::", "§§").replace("->", "§§")
    while (inner := re.sub(r"<[^<>;{}]*>", lambda found: "t" * len(found[0]), text)) != text:
        text = inner
    return text


def is_function(text):
    """True for a declaration with a name and a bracket before any `=` or `{`."""
    return re.match(r"[^(={]*\w *\((?!\*)", masked(text)) is not None


def is_default(text):
    return text.endswith(("= default;", "= delete;"))


def name_of(text):
    """The name of a function."""
    before = text[:masked(text).index("(")]
    if operator := re.search(r"\boperator\b.*$", before, re.DOTALL):
        return " ".join(operator[0].split())
    return re.search(r"(~?\w+)\s*$", before)[1]


def without_body(text):
    """The declaration of a function, without its body and without the initialisers of a constructor."""
    mask = masked(text)
    depth = 0
    for at, sign in enumerate(mask):
        if depth == 0 and sign in ":{":
            behind = re.search(r"\}\s+(//.*)$", text)
            return text[:at].rstrip() + ";" + ("  " + behind[1] if behind else "")
        depth += (sign in "([{") - (sign in ")]}")
    return text


def dedented(text):
    lines = text.split("\n")
    indent = len(lines[0]) - len(lines[0].lstrip())
    return "\n".join(line[min(indent, len(line) - len(line.lstrip())):] for line in lines)


def prose(lines, link):
    """A comment as Markdown. Lines that are indented by two or more stay as they are."""
    out, paragraph = [], []

    def flush():
        if paragraph:
            out.append(marked(" ".join(paragraph), link))
            paragraph.clear()

    block = []
    for line in [*lines, ""]:
        indented = line.startswith("  ")
        if block and not indented:
            out.append("```text\n" + dedented("\n".join(block)) + "\n```")
            block.clear()
        if indented:
            flush()
            block.append(line)
        elif line.strip():
            paragraph.append(line.strip())
        else:
            flush()
    return "\n\n".join(out)


def escaped(text):
    """The text with no sign that is markup in Markdown."""
    return MARKUP.sub(lambda found: f"&#{ord(found[0])};", text)


def marked(text, link):
    """Text in which names of the code are in code type, with links, and no other sign is markup."""
    out, at = [], 0
    for found in CODE_WORD.finditer(text):
        word = found[0].strip("`")
        target = link(word.removesuffix("()"))
        out += [escaped(text[at:found.start()]), f"[`{word}`]({target})" if target else f"`{word}`"]
        at = found.end()
    return "".join(out) + escaped(text[at:])


class Scope:
    """The Markdown of a namespace or a class, in pieces."""

    def __init__(self, path, link, ids):
        self.path, self.link, self.ids = path, link, ids
        self.out = []
        self.comment, self.group = [], []

    def anchor(self, name):
        """The anchor of a name. Only the first declaration of a name has it."""
        signs = (sign if sign.isalnum() or sign in "_~ " else f"-{unicodedata.name(sign).lower()}" for sign in name)
        anchor = ".".join([*self.path, "".join(signs).replace(" ", "-").replace("~", "not-")])
        if anchor in self.ids:
            return None
        self.ids.add(anchor)
        return anchor

    def flush(self):
        """Ends a group of declarations."""
        comment = prose(self.comment, self.link)
        if self.group:
            names = [name_of(text) for text in self.group if is_function(text) and not is_default(text)]
            names = list(dict.fromkeys(names))
            anchors = [anchor for anchor in map(self.anchor, names) if anchor]
            if len(names) > MOST_NAMES:
                anchors.insert(0, None)
            self.out.append("".join(f'<a id="{anchor}"></a>' for anchor in anchors[1:]))
            if anchors and anchors[0]:
                label, level = ", ".join(names), "#" * max(4, len(self.path) + 3)
                self.out.append(f"{level} `{label}` {{ #{anchors[0]} .declared data-toc-label='{label}' }}")
            shown = [without_body(text) if is_function(text) else text for text in self.group]
            self.out.append("```cpp\n" + dedented("\n".join(shown)) + "\n```")
        if comment:
            self.out.append(comment)
        self.comment, self.group = [], []

    def type(self, text, found):
        """A type with its members."""
        name = found[2]
        full = "::".join([*self.path, name])
        self.out.append(f"{'####' if self.path else '##'} `{full}` {{ #{self.anchor(name)} data-toc-label='{full}' }}")
        explained = [prose(self.comment, self.link)]
        self.comment = []
        members = [] if "enum" in found[1] else list(public(
            items_of(text[found.end():text.rindex("}")].strip("\n").split("\n")), found[1] == "class"))
        if not any(kind == "declaration" and (is_function(what) and not is_default(what) or TYPE.match(what.strip()))
                   for kind, what in members):
            self.out += [f"```cpp\n{dedented(text)}\n```", *explained]
            return
        head = dedented(text[:found.end() - 1]).rstrip()
        self.out.append(f"```cpp\n{head};\n```")
        self.out += explained
        inner = Scope([*self.path, name], self.link, self.ids)
        inner.read(members)
        self.out += inner.out

    def read(self, items):
        for kind, what in items:
            if kind == "declaration" and NOT_SHOWN.match(what.strip()):
                self.comment = []
            elif kind == "declaration" and (found := TYPE.match(what, len(what) - len(what.lstrip()))):
                if self.group:
                    self.flush()
                self.type(what, found)
            elif kind == "declaration" and NAMESPACE.match(what):
                self.flush()
                self.read(items_of(what[what.index("{") + 1:what.rindex("}")].split("\n")))
            elif kind == "declaration" and DEFINITION.match(masked(what)):
                self.comment = []
            elif kind == "declaration":
                self.group.append(what)
            elif kind == "comment":
                if self.group:
                    self.flush()
                self.comment.append(what)
            else:
                self.flush()
                if kind == "section":
                    self.out.append(f"### {what[0].upper()}{what[1:]}" if self.path else f"## {what}")
        self.flush()


def public(items, closed):
    """The items that are public. `closed` is true at the beginning of a class."""
    shown = not closed
    for kind, what in items:
        if kind == "access":
            shown = what == "public"
        elif shown:
            yield kind, what


def types_of(text):
    """The names of the types of a header that are not inside another type."""
    return re.findall(r"^(?:class|struct|enum class) (\w+)\b(?!::|<)[^;\n]*\{$", text, re.MULTILINE)


def page_of(name, text, link=lambda word: None):
    """The page of the header `name`, such as value/store.hpp. `link` gives the address of a type, or None."""
    scope = Scope([], link, set())
    scope.out.append(f"# {name}")
    items = list(items_of(text.split("\n")))
    head = [what for kind, what in items[:next(at for at, item in enumerate(items) if item[0] == "gap")]]
    scope.out.append(prose(head, link))
    scope.out.append(f'```cpp\n#include "summand/{name}"\n```')
    scope.read(items[len(head):])
    return "\n\n".join(piece for piece in scope.out if piece) + "\n"
