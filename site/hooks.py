"""What mkdocs does beyond docs/: figures, anchors, and pages of notebooks, of C++ headers and of the Python module.

The pages in docs/ stay plain Markdown, which reads well without this.
"""
import functools
import html
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import anchors  # noqa: E402: a neighbour of this file
import headers  # noqa: E402
import notebooks  # noqa: E402
import python_pages  # noqa: E402
import tables  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src/summand"
REFERENCE = "reference/"
NOTEBOOK_LINK = re.compile(r"(\]\([^)\s]*)\.ipynb\)")
HEADER_NAME = re.compile(r"(?<!\[)`([\w/]+\.hpp)`(?!\])")


# --- the program -----------------------------------------------------------------------------------------

def run(words, **options):
    """Runs the program. What it prints is the answer."""
    done = subprocess.run([os.environ["SUMMAND"], *words], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                          encoding="utf-8", timeout=60, check=False, **options)
    if done.returncode != 0:
        raise PluginError(f"summand {shlex.join(words)}: {done.stderr.strip()}")
    return done.stdout


@functools.cache
def asked(*words):
    return json.loads(run(words))


# --- figures ---------------------------------------------------------------------------------------------

def figures():
    """The rows of figures.tsv: page, line, command."""
    rows = (ROOT / "site/figures.tsv").read_text(encoding="utf-8").split("\n")
    return [row.split("\t") for row in rows if row and not row.startswith("#")]


@functools.cache
def drawn(command):
    """The figure that a command draws, as SVG. The last word of the command is the name of the file."""
    words = shlex.split(command)
    with tempfile.TemporaryDirectory(prefix="summand-figure-") as folder:
        run(words[1:], cwd=folder)
        return (pathlib.Path(folder) / words[-1]).read_text(encoding="utf-8")


def with_figures(text, page):
    """The page with its figures. A figure stands below the block of code that has its line."""
    for its_page, line, command in figures():
        if its_page != page:
            continue
        before, found, behind = text.partition(f"\n{line}\n")
        if not found:
            raise PluginError(f"figures.tsv: {page} has no line {line}")
        block, fence, rest = behind.partition("\n```\n")
        svg = drawn(command).replace("\n", "")
        caption = f"<figcaption><code>{html.escape(command)}</code></figcaption>"
        figure = f'<figure class="drawn" data-search-exclude>{svg}{caption}</figure>'
        text = f"{before}{found}{block}{fence}\n{figure}\n{rest}"
    return text


# --- pages of headers ------------------------------------------------------------------------------------

def entries(nav):
    """The pages in a navigation of mkdocs.yml."""
    for entry in nav.values() if isinstance(nav, dict) else nav:
        if isinstance(entry, str):
            yield entry
        else:
            yield from entries(entry)


def reference_of(config):
    """The headers that have a page: (page, header, text)."""
    for page in entries(config.nav):
        if page.startswith(REFERENCE) and not page.startswith(python_pages.FOLDER):
            header = page.removeprefix(REFERENCE).removesuffix(".md") + ".hpp"
            yield page, header, (SOURCES / header).read_text(encoding="utf-8")


def link_from(page, headers_of_site):
    """A function that gives the address of a type or of a header, seen from a page."""
    def to(target):
        return os.path.relpath(target, os.path.dirname(page))

    places = {}
    for target, header, text in headers_of_site:
        places[header] = to(target)
        for name in headers.types_of(text):
            places[name] = f"{to(target)}#{name}" if target != page else f"#{name}"
    return places.get


# --- events of mkdocs ------------------------------------------------------------------------------------

def on_config(config):
    behind = next(at for at, entry in enumerate(config.nav) if "C++" in entry)
    config.nav.insert(behind, python_pages.navigation())
    return config


def on_files(files, config):
    reference = list(reference_of(config))
    for page, header, text in reference:
        made = headers.page_of(header, text, link_from(page, reference))
        files.append(File.generated(config, page, content=made))
    for path in sorted((ROOT / "docs").glob("notebooks/*.ipynb")):
        made = notebooks.page_of(notebooks.read(path), path.name)
        files.append(File.generated(config, f"notebooks/{path.stem}.md", content=made))
    for page, *what in python_pages.pages():
        files.append(File.generated(config, page, content=python_pages.text_of(*what)))
    return files


def on_page_markdown(markdown, page, config, files):
    name = page.file.src_uri
    markdown = tables.with_plain_bars(with_figures(markdown, name))
    if name == "guide/functions.md":
        markdown = anchors.with_functions(markdown, asked("help", "--json", "functions")["functions"])
    elif name == "guide/command-line.md":
        markdown = anchors.with_commands(markdown)
    elif name == "guide/python.md":
        link = os.path.relpath(python_pages.pages()[0][0], os.path.dirname(name))
        markdown += f"\nThe pages of [Python]({link}) describe every name of the module.\n"
    elif name == "guide/games.md":
        markdown = anchors.with_games(markdown, asked("games", "--json")["games"])
    elif name == "glossary.md":
        markdown = anchors.with_glossary(markdown)
    elif name == "words.md":
        markdown = anchors.with_words(markdown)
    if not name.startswith("notebooks/"):
        markdown = NOTEBOOK_LINK.sub(r"\1.md)", markdown)
    if not name.startswith(REFERENCE):
        link = link_from(name, list(reference_of(config)))
        markdown = HEADER_NAME.sub(lambda found: f"[{found[0]}]({link(found[1])})" if link(found[1]) else found[0],
                                   markdown)
    return markdown
