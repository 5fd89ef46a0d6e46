"""Pages of the site that show notebooks with their saved outputs. Nothing is run."""
import json


def block(language, text):
    """A block of code that may contain any text."""
    fence = "```"
    while fence in text:
        fence += "`"
    return f"{fence}{language}\n{text.rstrip()}\n{fence}"


def shown(output):
    """An output in its best form: HTML, a picture, or text."""
    if output["output_type"] == "stream":
        return block("text", "".join(output["text"]))
    data = {kind: "".join(lines) for kind, lines in output["data"].items() if isinstance(lines, list)}
    if "text/html" in data:
        return figure(data["text/html"])
    if "image/svg+xml" in data:
        return figure(data["image/svg+xml"])
    return block("text", data["text/plain"])


def figure(markup):
    """HTML in one line, because Markdown takes an empty line as its end. Lines of preformatted text stay lines."""
    parts = markup.split("<pre>")
    lines = [parts[0].replace("\n", "")]
    for part in parts[1:]:
        text, end, rest = part.partition("</pre>")
        lines.append("<pre>" + text.replace("\n", "&#10;") + end + rest.replace("\n", ""))
    return f'<div class="shown drawn" data-search-exclude>{"".join(lines)}</div>'


def page_of(notebook, file_name):
    """The Markdown of a notebook. The file is offered below its title."""
    parts = []
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(source)
            continue
        parts.append(block("python", source))
        parts += [shown(output) for output in cell["outputs"]]
    title, rest = parts[0].split("\n", 1)
    return "\n\n".join([title, f"[This notebook as a file]({file_name})", rest, *parts[1:]]) + "\n"


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))
