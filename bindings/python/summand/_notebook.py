"""How objects look in a notebook: HTML and LaTeX.

Every text is escaped. What takes too long or would be too large is left out: showing an object never
fails, and takes about a second at most.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from . import _limits, _summand
from .errors import SummandError

if TYPE_CHECKING:
    from ._questions import Analysis
    from ._table import Table
    from .match import Match
    from .types import Record

SECONDS = 1.0
LONGEST = 1_000  # characters of a value
MOST_CELLS = 10_000
MOST_MOVES = 12
LARGER = 2.0
WIDEST = 640.0  # pixels
_SIZE = re.compile(r'width="([\d.]+)" height="([\d.]+)"')

T = TypeVar("T")


def _soon(work: Callable[[], T]) -> T | None:
    """What the work returns, or None if it takes too long or has no answer."""
    seconds = _limits.seconds_now()
    try:
        with _limits.limits(time=SECONDS if seconds is None else min(seconds, SECONDS)):
            return work()
    except SummandError:
        return None


def shortened(text: str) -> str:
    """The beginning of a text that is too long to be shown, with its length."""
    if len(text) <= LONGEST:
        return text
    return f"{text[:LONGEST]}… ({len(text):,} characters)"


def _text(words: object) -> str:
    return html.escape(shortened(str(words)))


def _grid(rows: Iterable[tuple[str, str]]) -> str:
    """A table of names and cells that are HTML already."""
    lines = "".join(
        f'<tr><th style="text-align:left">{_text(name)}</th>'
        f'<td style="text-align:left">{cell}</td></tr>'
        for name, cell in rows
    )
    return f"<table>{lines}</table>"


def _paragraphs(*texts: str) -> str:
    return "".join(f"<p>{_text(text)}</p>" for text in texts if text)


def _pictures(svgs: Iterable[str]) -> str:
    row = "".join(f"<span>{svg}</span>" for svg in svgs)
    if not row:
        return ""
    return f'<div style="display:flex;flex-wrap:wrap;align-items:center;gap:1em">{row}</div>'


# --- games and positions ---


def enlarged(svg: str) -> str:
    """A board that is drawn twice as large as in a text, but not wider than a page because of that."""
    size = _SIZE.search(svg)
    if size is None:
        return svg
    width, height = float(size[1]), float(size[2])
    scale = max(1.0, min(LARGER, WIDEST / width))
    return _SIZE.sub(f'width="{width * scale:.1f}" height="{height * scale:.1f}"', svg, count=1)


def position_svg(position: _summand.Position) -> str | None:
    """The board with the names of its rows and columns."""
    svg = position.svg(coordinates=True)
    return None if svg is None else enlarged(svg)


def game_svg(game: _summand.Game) -> str | None:
    """The board of a game that is a single position."""
    position = game.position
    return None if position is None else position_svg(position)


def game_latex(game: _summand.Game) -> str | None:
    """The value for LaTeX."""
    latex = _soon(game.latex)
    return f"${latex}$" if latex is not None and len(latex) <= LONGEST else None


def game_pretty(game: _summand.Game, printer: Any) -> None:
    """What IPython prints of a game: as it was written, and only the beginning of what is long."""
    written = repr(game)
    short = shortened(written)
    printer.text(short if short == written else f"{short}: print(game) shows all")


def _boards(game: _summand.Game) -> str | None:
    """The boards of a sum of positions in one picture, or None for other games."""
    terms = game.summands
    if not terms or any(term.game.position is None or abs(term.copies) != 1 for term in terms):
        return None
    return _soon(partial(_drawn, game.expression))


def _drawn(expression: str) -> str:
    from ._questions import svg_of

    return enlarged(svg_of("draw", expression, position=True, coordinates=True))


def game_html(game: _summand.Game) -> str | None:
    """The boards of a sum of positions and its value. None for other games, which LaTeX shows."""
    boards = _boards(game)
    if boards is None:
        return None
    value = _soon(game.pretty)
    return _pictures([boards]) + (_paragraphs(f"Value: {value}") if value is not None else "")


def ruleset_html(ruleset: _summand.Ruleset) -> str:
    """The rules, and a position as an example."""
    out = f"<p><b>{_text(ruleset.title)}</b></p>"
    out += _paragraphs(ruleset.rules, ruleset.notation, ruleset.source)
    for text in ruleset.examples[:1]:
        example = _soon(partial(ruleset.parse, text))
        if example is not None:
            out += f"<p>Example: <code>{_text(repr(example))}</code></p>"
            svg = _soon(partial(position_svg, example))
            out += _pictures([svg] if svg else [])
    return out


# --- answers ---


def analysis_html(answer: Analysis) -> str:
    """Who wins, by which moves, and what the game is worth."""
    expression = answer["expression"]
    rows = [("game", f"<code>{_text(expression)}</code>")]
    if answer.outcome is not None:
        rows.append(("outcome", _text(answer.outcome.sentence)))
    value = answer.get("value")
    if value is not None:
        pretty = _soon(lambda: _summand.Game(value).pretty()) if len(value) <= LONGEST else None
        rows.append(("value", _text(value if pretty is None else pretty)))
    walls = answer.get("thermograph")
    if walls is not None:
        rows.append(("mean", _text(walls["mean"])))
        rows.append(("temperature", _text(walls["temperature"])))
    if answer.get("atomic_weight") is not None:
        rows.append(("atomic weight", _text(answer["atomic_weight"])))
    for player in ("left", "right"):
        moves = _winning(answer, player)
        if moves is not None:
            rows.append((f"{player.capitalize()} wins by", _text(moves)))
    if answer.reason is not None:
        rows.append(("because", _text(answer.reason)))
    boards = _soon(lambda: _boards(_summand.Game(expression)))
    return (_pictures([boards]) if boards else "") + _grid(rows)


def _winning(answer: Analysis, player: str) -> str | None:
    """The winning first moves of a player, or None if they are not known."""
    summands = answer.get("summands")
    if not summands or any("winning" not in summand.get(player, {}) for summand in summands):
        return None
    moves = [move["move"] for summand in summands for move in summand[player]["winning"]]
    more = f" and {len(moves) - MOST_MOVES} more" if len(moves) > MOST_MOVES else ""
    return ", ".join(moves[:MOST_MOVES]) + more if moves else "no move"


def table_html(table: Table) -> str | None:
    """The values in rows and columns."""
    down, across = table["rows"], table["columns"]
    if sum(len(cells) for cells in table["cells"]) > MOST_CELLS:
        return None
    first = 0 if across is None else int(across["first"])
    corner = down["name"] if across is None else f"{down['name']}\\{across['name']}"
    width = max((len(cells) for cells in table["cells"]), default=0)
    names = [""] if across is None else [str(first + column) for column in range(width)]
    head = "".join(f"<th>{_text(name)}</th>" for name in [corner, *names])
    lines = []
    for row, cells in enumerate(table["cells"], int(down["first"])):
        values = "".join(f"<td>{_text('…' if cell is None else cell)}</td>" for cell in cells)
        lines.append(f"<tr><th>{row}</th>{values}</tr>")
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def rows_html(names: list[str], rows: list[dict[str, Any]]) -> str | None:
    """Rows with a cell for each name."""
    if len(rows) * len(names) > MOST_CELLS:
        return None
    head = "".join(f"<th>{_text(name)}</th>" for name in names)
    lines = (
        "".join(f"<td>{_text('' if row[name] is None else row[name])}</td>" for name in names) for row in rows
    )
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def record_html(record: Record) -> str:
    return f"<pre>{html.escape(str(record))}</pre>"


def match_html(match: Match) -> str:
    """The boards of a match, and who is to move."""
    parts = []
    for term in match.state["terms"]:
        svg = _soon(partial(_drawn, term["text"]))
        parts.append(svg or f"<code>{_text(term['text'])}</code>")
    return _pictures(parts) + _paragraphs(match.turn)
