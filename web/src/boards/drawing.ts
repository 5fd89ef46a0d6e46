// Where the vertices and edges of a graph are drawn in the editor, and what is near a spot.
import type { Spot } from "../board/types";
import type { Graph } from "./edit";

/** Vertices stand on half units. */
export const snap = (value: number) => Math.round(value * 2) / 2;

/** The places that an edge goes through; those of a bent edge stand between its ends. */
export function wayOf(graph: Graph, at: number): Spot[] {
  const edge = graph.edges[at]!;
  if (edge.route && edge.route.length > 1) return edge.route;
  const from = graph.vertices[edge.from]!;
  const to = graph.vertices[edge.to]!;
  const spot = (vertex: typeof from, other: typeof from): Spot =>
    vertex.ground ? { x: other.x ?? 0, y: 0 } : { x: vertex.x ?? 0, y: vertex.y ?? 0 };
  const start = spot(from, to);
  const end = spot(to, from);
  if (edge.from === edge.to) return [start, { x: start.x - 0.7, y: start.y + 1 }, { x: start.x + 0.7, y: start.y + 1 }, start];
  // Equal edges bow apart.
  const equal = graph.edges.flatMap((other, i) => (other.from === edge.from && other.to === edge.to && !other.route ? [i] : []));
  const aside = (equal.indexOf(at) - (equal.length - 1) / 2) * 0.8;
  if (aside === 0) return [start, end];
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const middle = { x: (start.x + end.x) / 2 + (aside * (end.y - start.y)) / length, y: (start.y + end.y) / 2 - (aside * (end.x - start.x)) / length };
  return [start, middle, end];
}

/** The extent of a graph in units: room to draw is left at the right and above. */
export function extentOf(graph: Graph): { left: number; right: number; top: number; bottom: number } {
  const spots = [...graph.vertices.flatMap((v) => (v.x === undefined ? [] : [{ x: v.x, y: v.y ?? 0 }])), ...graph.edges.flatMap((edge) => edge.route ?? [])];
  const xs = spots.map((spot) => spot.x);
  const ys = spots.map((spot) => spot.y);
  return { left: Math.min(-2, ...xs.map((x) => x - 2)), right: Math.max(12, ...xs.map((x) => x + 2)), top: Math.max(8, ...ys.map((y) => y + 2)), bottom: Math.min(0, ...ys) };
}

/** The vertex within half a unit of a spot; the ground where it is low enough. */
export function vertexAt(graph: Graph, spot: Spot): number | null {
  let best: number | null = null;
  let least = 0.75;
  graph.vertices.forEach((vertex, i) => {
    const away = vertex.ground ? (spot.y <= 0.4 ? 0.74 : Infinity) : Math.hypot((vertex.x ?? 0) - spot.x, (vertex.y ?? 0) - spot.y);
    if (away < least) [least, best] = [away, i];
  });
  return best;
}
