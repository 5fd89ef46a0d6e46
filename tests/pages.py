#!/usr/bin/env python3
"""Checks statements of the project's pages about the tree.

    pages.py ROOT

* The map of CONTRIBUTING.md has a row for every folder of src/summand and of apps/summand.
* The table of abilities in docs/guide/adding-a-game.md has the members of the contract in src/summand/ruleset, no more
  and no fewer, and the page names every flag.
* Links lead to files of the tree, and to headings that exist. Names of files in code type, such as
  `base/file.hpp`, are names of files.
* Names in code type on the pages of docs/decisions exist: folders and files of the tree, and names of types, functions,
  options and targets that the code uses outside of comments.
* docs/decisions/index.md and mkdocs.yml list every page.
* The C++ code in docs/guide/adding-a-game.md stands in the files of Domineering.
* docs/index.md leads to every page of the guide.
* Where a page counts the games of the program, it counts their headers.
* README.md has its two commands in the first ten lines, and its first transcript has at most ten lines.
* CITATION.cff has the version that CMakeLists.txt has, and CHANGELOG.md describes it, with its day, above all other
  versions. Pages that name a package or find it mean this version, and a pyproject.toml has no other.
"""
import pathlib
import re
import sys

ROW = re.compile(r"^\| *(.*?) *(?<!\\)\|", re.MULTILINE)
CODE = re.compile(r"`([^`\n]+)`")
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
FILE_NAME = re.compile(r"[\w./-]+/[\w.-]+\.(?:hpp|cpp|md|py|tsv|cff)")
PLACEHOLDER = re.compile(r"\b[A-Z]{3,}\.")
HEADING = re.compile(r"^#+ +(.*)$", re.MULTILINE)
MEMBER = re.compile(r"SUMMAND_HAS_MEMBER_NAMED\((\w+)\);")
FLAG = re.compile(r"requires \{ requires R::(\w+); \}")
VERSION_HEADING = re.compile(r"^## \[(\d[^]]*)\] - \d{4}-\d\d-\d\d$", re.MULTILINE)
FIND_PACKAGE = re.compile(r"find_package\(summand (\d[\d.]*)")
NAMED_VERSION = re.compile(r"(?:\b|lib)summand(?:-dev|_cgt)?[-_ ](\d+\.\d+\.\d+)(?=[-_.]|/| \()")
STATED_VERSION = re.compile(r'^version *= *"([^"]*)"', re.MULTILINE)
BARE_FILE = re.compile(r"[\w-]+\.(?:hpp|cpp|md|py|cmake)")
FOLDER = re.compile(r"[\w./-]+/")
NAMED_IN_CODE = re.compile(r"([A-Za-z_]\w{2,}(?:(?:::|\.)\w+)*)(?:<\w+>)?(?:\([\w, ]*\))?")
WORD = re.compile(r"[A-Za-z_]\w*")
CODE_FOLDERS = ("apps", "bench", "bindings", "cmake", "packaging", "scripts", "src")
COMMENT = re.compile(r"(?://|(?<!\S)#(?!define|if|include)).*")
OF_OTHERS = {"NDEBUG", "UNITY_BUILD_UNIQUE_ID", "chroot", "nlohmann", "ordered_json"}  # not of this project
CODE_OF_CPP = re.compile(r"^```cpp\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COUNT_OF_GAMES = re.compile(r"\b(\d+|[A-Z][a-z]+(?:-[a-z]+)?) games\]\(")
NUMBERS = "zero one two three four five six seven eight nine".split()
TENS = {"forty": 40, "fifty": 50, "sixty": 60, "seventy": 70}
REQUIRED = {"for_each_move", "moves"}  # the contract requires one of them; all other members are abilities


def pages_of(root):
    """The pages that people read, with their text."""
    paths = [*sorted(root.glob("*.md")), *sorted(root.glob("docs/**/*.md")), *sorted(root.glob("bench/*.md"))]
    return {path: path.read_text(encoding="utf-8") for path in paths}


def section(text, heading):
    """The text below a heading, up to the next one."""
    found = re.search(rf"^(#+) {re.escape(heading)}$(.*?)(?=^#|\Z)", text, re.MULTILINE | re.DOTALL)
    return found[2] if found else ""


def code_of_first_column(text):
    """The texts in code type in the first column of the tables of a text."""
    return [code for cell in ROW.findall(text) for code in CODE.findall(cell)]


def map_faults(root, pages):
    rows = code_of_first_column(section(pages.get(root / "CONTRIBUTING.md", ""), "The map"))
    for top in ("src/summand", "apps/summand"):
        for folder in sorted(path for path in (root / top).glob("*/") if path.is_dir() and any(path.iterdir())):
            if f"{top}/{folder.name}/" not in rows:
                yield f"CONTRIBUTING.md: the map has no row for {top}/{folder.name}/"
    for row in rows:
        if not (root / row).is_dir():
            yield f"CONTRIBUTING.md: the map has a row for {row}, which is not a folder"


def ability_faults(root, pages):
    contract = root / "src/summand/ruleset"
    members = set(MEMBER.findall((contract / "abilities.hpp").read_text(encoding="utf-8"))) - REQUIRED
    flags = set(FLAG.findall((contract / "ruleset.hpp").read_text(encoding="utf-8")))
    page = pages.get(root / "docs/guide/adding-a-game.md", "")
    table = section(page, "Abilities")
    names = (code.split("(")[0] for code in code_of_first_column(table))
    listed = {name for name in names if re.fullmatch(r"[A-Za-z_]+", name)}
    for name in sorted(members - listed):
        yield f"docs/guide/adding-a-game.md: the table of abilities has no {name}"
    for name in sorted(flags):
        if not re.search(rf"\bbool {name}\b|`{name}`", page):
            yield f"docs/guide/adding-a-game.md: the flag {name} is not explained"
    for name in sorted(listed - members - flags):
        yield f"docs/guide/adding-a-game.md: {name} is no ability of the contract"


def anchors_of(text):
    """The headings of a page, in the form that links use."""
    headings = HEADING.findall(FENCED.sub("", text))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def is_file_of(root, page, name):
    """True for a file of the tree, and for a file that CMake makes from a file of the tree."""
    folders = (root, page.parent, root / "src", root / "src/summand")
    return any((folder / (name + end)).is_file() for folder in folders for end in ("", ".in"))


def link_faults(root, pages):
    for path, text in pages.items():
        place = path.relative_to(root)
        for link in LINK.findall(FENCED.sub("", text)):
            if "://" in link or link.startswith("mailto:"):
                continue
            target, _, anchor = link.partition("#")
            found = (path.parent / target).resolve() if target else path
            if not found.exists():
                yield f"{place}: there is no {target}"
            elif anchor and found.suffix == ".md" and anchor not in anchors_of(found.read_text(encoding="utf-8")):
                yield f"{place}: {link} is not a heading"
        for code in CODE.findall(FENCED.sub("", text)):
            if FILE_NAME.fullmatch(code) and not PLACEHOLDER.search(code) and not is_file_of(root, path, code):
                yield f"{place}: there is no file {code}"


def words_of_code(root):
    """The words of the code outside of comments, with the names of its files."""
    words = set()
    for path in (path for top in CODE_FOLDERS for path in (root / top).rglob("*") if path.is_file()):
        words.update(WORD.findall(path.stem), [f"bench_{path.stem}"] if path.parent == root / "bench" else [])
        if path.suffix in (".hpp", ".cpp", ".py", ".txt", ".cmake", ".in", ""):
            words.update(WORD.findall(COMMENT.sub("", path.read_text(encoding="utf-8", errors="replace"))))
    words.update(WORD.findall((root / "CMakeLists.txt").read_text(encoding="utf-8")))
    return words | OF_OTHERS


def decision_faults(root, pages):
    words = words_of_code(root)
    tree = [path for top in (*CODE_FOLDERS, "docs", "tests") for path in (root / top).rglob("*")]
    files = {path.name for path in tree}
    for path, text in pages.items():
        if path.parent != root / "docs/decisions":
            continue
        for code in CODE.findall(FENCED.sub("", text)):
            named = NAMED_IN_CODE.fullmatch(code)
            if BARE_FILE.fullmatch(code):
                exists = code in files
            elif FOLDER.fullmatch(code):
                exists = any((root / top / code).is_dir() for top in ("", "src", "src/summand"))
            else:
                exists = not named or words.issuperset(WORD.findall(named[1]))
            if not exists:
                yield f"{path.relative_to(root)}: there is no {code}"


def list_faults(root, pages):
    index = pages.get(root / "docs/decisions/index.md", "")
    menu = (root / "mkdocs.yml").read_text(encoding="utf-8")
    for path in pages:
        if not path.is_relative_to(root / "docs"):
            continue
        name = path.relative_to(root / "docs").as_posix()
        if name not in menu:
            yield f"mkdocs.yml: {name} is missing"
        if path.parent.name == "decisions" and path.name != "index.md" and f"({path.name})" not in index:
            yield f"docs/decisions/index.md: {path.name} is missing"


def quote_faults(root, pages):
    """Lines of code of a page that are no lines of the game that it explains."""
    page = root / "docs/guide/adding-a-game.md"
    quoted = [root / "src/summand" / name for name in ("games/domineering.hpp", "games/domineering_test.cpp",
                                                       "ruleset/domino.hpp")]
    known = {line.strip() for path in quoted if path.exists()
             for line in path.read_text(encoding="utf-8").splitlines()}
    for block in CODE_OF_CPP.findall(pages.get(page, "")):
        for line in block.splitlines():
            if line.strip() and line.strip() not in known:
                yield f"docs/guide/adding-a-game.md: no line of Domineering: {line.strip()}"


def index_faults(root, pages):
    index = root / "docs/index.md"
    linked = {(index.parent / link.partition("#")[0]).resolve() for link in LINK.findall(pages.get(index, ""))}
    for path in pages:
        if path.parent == root / "docs/guide" and path not in linked:
            yield f"docs/index.md: guide/{path.name} is missing"


def number_of(word):
    """The number of a word such as Forty-six or 46, or None."""
    if word.isdigit():
        return int(word)
    tens, _, ones = word.lower().partition("-")
    if tens not in TENS or (ones and ones not in NUMBERS):
        return None
    return TENS[tens] + (NUMBERS.index(ones) if ones else 0)


def count_faults(root, pages):
    games = len(list((root / "src/summand/games").glob("*.hpp")))
    for path, text in pages.items():
        for word in COUNT_OF_GAMES.findall(text):
            if number_of(word) not in (None, games):
                yield f"{path.relative_to(root)}: {word} games, but {games} have a header"


def front_faults(root, pages):
    page = pages.get(root / "README.md", "")
    for command in ("scripts/run", "scripts/check"):
        if command not in "\n".join(page.split("\n")[:10]):
            yield f"README.md: {command} is not in the first ten lines"
    transcript = re.search(r"^```console\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    if not transcript or transcript[1].count("\n") > 10:
        yield "README.md: the first transcript has more than ten lines"


def version_faults(root, pages):
    project = (root / "CMakeLists.txt").read_text(encoding="utf-8")
    version = re.search(r"VERSION (\d+\.\d+\.\d+) LANGUAGES", project)[1]
    if not re.search(rf'^version: "?{re.escape(version)}"?$', (root / "CITATION.cff").read_text(encoding="utf-8"),
                     re.MULTILINE):
        yield f"CITATION.cff: the version is not {version}"
    described = VERSION_HEADING.search(pages.get(root / "CHANGELOG.md", ""))
    if not described or described[1] != version:
        yield f"CHANGELOG.md: the newest version with a day is not {version}"
    for path, text in pages.items():
        for asked in FIND_PACKAGE.findall(text):
            if asked != version.rpartition(".")[0]:
                yield f"{path.relative_to(root)}: find_package asks for version {asked}"
        for named in NAMED_VERSION.findall(text):
            if named != version:
                yield f"{path.relative_to(root)}: version {named} is named"
    for path in [*root.glob("pyproject.toml"), *root.glob("*/pyproject.toml")]:
        for stated in STATED_VERSION.findall(path.read_text(encoding="utf-8")):
            if stated != version:
                yield f"{path.relative_to(root)}: the version is {stated}"


def main():
    root = pathlib.Path(sys.argv[1]).resolve(strict=True)
    pages = pages_of(root)
    faults = [fault for check in (map_faults, ability_faults, link_faults, decision_faults, list_faults, quote_faults,
                                         index_faults, count_faults, front_faults, version_faults)
              for fault in check(root, pages)]
    if faults:
        sys.exit("\n".join(faults))
    print(f"{len(pages)} pages, no fault")


if __name__ == "__main__":
    main()
