/**
 * Traces are the lines a dancing couple leaves on the floor, drawn from formulas: the icon of a style, the logo, and
 * the picture on the home page. All paths are smooth curves through computed points.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const FULL_TURN = 2 * Math.PI;

/** `steps` + 1 points of a curve, for parameters `from` to `to`. */
export const sampleCurve = (steps: number, from: number, to: number, at: (t: number) => Point): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => at(from + ((to - from) * i) / steps));

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** An SVG path through all points: a Catmull-Rom spline as Bézier curves. */
export function smoothPath(line: readonly Point[]): string {
  const [first] = line;
  if (first === undefined) return '';
  const curves = line.slice(1).map((to, i) => {
    const from = line[i] ?? to;
    const before = line[i - 1] ?? from;
    const after = line[i + 2] ?? to;
    const c1 = `${short(from.x + (to.x - before.x) / 6)} ${short(from.y + (to.y - before.y) / 6)}`;
    const c2 = `${short(to.x - (after.x - from.x) / 6)} ${short(to.y - (after.y - from.y) / 6)}`;
    return `C${c1} ${c2} ${short(to.x)} ${short(to.y)}`;
  });
  return `M${short(first.x)} ${short(first.y)}${curves.join('')}`;
}
