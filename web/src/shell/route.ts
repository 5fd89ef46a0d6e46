// Addresses of the page: #/page/part?key=value. A page's whole state is in its address.

export interface Route {
  path: string[];
  query: Record<string, string>;
}

export const longest = 8000;

// Encodes what would end a value, and keeps the rest readable: spaces are +.
function encode(text: string): string {
  return encodeURIComponent(text)
    .replace(/%20/g, "+")
    .replace(/%(2C|3A|3E|7C|40|2F)/g, (code) => decodeURIComponent(code));
}

function decode(text: string): string {
  return decodeURIComponent(text.replace(/\+/g, " "));
}

/** The route of a fragment. Throws a URIError if it is not one that a browser wrote. */
export function readRoute(fragment: string): Route {
  const [path = "", query = ""] = fragment.replace(/^#?\/?/, "").split(/\?(.*)/s);
  const route: Route = { path: path.split("/").filter((part) => part !== ""), query: {} };
  for (const pair of query.split("&").filter((part) => part !== "")) {
    const [key = "", value = ""] = pair.split(/=(.*)/s);
    route.query[decode(key)] = decode(value);
  }
  return route;
}

/** The fragment of a page. Members that are undefined or empty are left out. */
export function writeRoute(path: string, query: Record<string, string | undefined> = {}): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([key, value]) => `${encode(key)}=${encode(value!)}`);
  return `#/${path}${pairs.length ? "?" + pairs.join("&") : ""}`;
}

/** Moves as one value of a query. A comma within a move is written %2C. */
export function writeMoves(moves: string[]): string {
  return moves
    .map((move) => move.replace(/^(\d+): /, "$1:").replace(/[%,]/g, encodeURIComponent))
    .join(",");
}

export function readMoves(text: string): string[] {
  return text
    .split(",")
    .filter((move) => move !== "")
    .map((move) => decodeURIComponent(move).replace(/^(\d+):(?! )/, "$1: "));
}
