/**
 * The traces: lines that a dancing couple leaves on the floor, drawn from formulas. Used as the glyph of a style, as the
 * logo and as the one picture of the home page. All paths are smooth curves through computed points.
 */

import type { Style } from '../../domain/event/terms.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const TURN = 2 * Math.PI;

/** `steps` + 1 points of a curve over the parameter from `from` to `to`. */
const points = (steps: number, from: number, to: number, at: (t: number) => Point): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => at(from + ((to - from) * i) / steps));

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** An SVG path through all the points: Catmull-Rom, written as Bézier curves. */
function smoothPath(line: readonly Point[]): string {
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

/** The glyphs stand in a box of 20 by 16. */
export const STYLE_TRACES = {
  /** Travels and turns. */
  Standard: smoothPath(
    points(30, 0, 3 * TURN, (t) => ({
      x: 1.5 + (17 * t) / (3 * TURN) - 2.66 * Math.sin(t),
      y: 8 - 4.2 * Math.cos(t),
    })),
  ),
  /** Stays and crosses. */
  Latin: smoothPath(points(42, 0, TURN, (t) => ({ x: 10 + 8 * Math.sin(t), y: 8 + 5 * Math.sin(2 * t) }))),
  /** Opens once. */
  Smooth: smoothPath(
    points(30, -Math.PI, Math.PI, (t) => ({
      x: 10 + (8 * t) / Math.PI - 5.6 * Math.sin(t),
      y: 8.6 - 5.2 * Math.cos(t),
    })),
  ),
  /** Beats three times. */
  Rhythm: smoothPath(points(54, 0, TURN, (t) => ({ x: 10 + 8 * Math.sin(t), y: 8 + 5.2 * Math.cos(3 * t) }))),
  /** Keeps its slot. */
  Nightclub: smoothPath(
    points(36, 0, TURN, (t) => ({ x: 10 + 8.4 * Math.sin(t), y: 8 + 2.4 * Math.cos(t) })),
  ),
} as const satisfies Record<Style, string>;

/** Lead and follow circling once each, three petals, in a box of 26 by 26. */
const petals = (swing: number): string =>
  smoothPath(
    points(60, 0, TURN, (t) => {
      const r = 8.6 + swing * Math.cos(3 * t);
      return { x: 13 + r * Math.cos(t), y: 13 + r * Math.sin(t) };
    }),
  );

export const LOGO_TRACES = { lead: petals(2.6), follow: petals(-2.6) } as const;

/** A floor the couple dances round: the box, how near its middle comes to the edge, the bend of the corners. */
export interface Floor {
  readonly width: number;
  readonly height: number;
  readonly inset: number;
  readonly corner: number;
  /** Half the distance of lead and follow, at its widest. */
  readonly frame: number;
  /** Turns danced on the way round. */
  readonly turns: number;
  /** Where on the right-hand side the couple began, measured up from the lower corner. */
  readonly start: number;
}

export const FLOORS = {
  wide: { width: 760, height: 600, inset: 46, corner: 170, frame: 40, turns: 26, start: 58.8 },
  narrow: { width: 350, height: 280, inset: 27, corner: 84, frame: 21, turns: 22, start: 20.3 },
  board: { width: 1920, height: 1080, inset: 52, corner: 230, frame: 46, turns: 40, start: 180.6 },
} as const satisfies Record<string, Floor>;

/** How much of the way round the floor is danced: the rest is still to come. */
const DANCED = 0.93;
const STEPS_A_TURN = 14;

/** The middle of the couple after `way` pixels, against the clock from the lower right corner. */
function middleAt(floor: Floor, way: number): Point {
  const { width, height, inset, corner } = floor;
  const along = width - 2 * (inset + corner);
  const up = height - 2 * (inset + corner);
  const bend = (Math.PI / 2) * corner;
  const right = width - inset;
  const bottom = height - inset;
  const round = 2 * (along + up) + 4 * bend;
  let rest = ((way % round) + round) % round;

  if (rest < up) return { x: right, y: bottom - corner - rest };
  rest -= up;
  const around = (x: number, y: number, from: number): Point => {
    const angle = from + rest / corner;
    return { x: x + corner * Math.cos(angle), y: y - corner * Math.sin(angle) };
  };
  if (rest < bend) return around(right - corner, inset + corner, 0);
  rest -= bend;
  if (rest < along) return { x: right - corner - rest, y: inset };
  rest -= along;
  if (rest < bend) return around(inset + corner, inset + corner, Math.PI / 2);
  rest -= bend;
  if (rest < up) return { x: inset, y: inset + corner + rest };
  rest -= up;
  if (rest < bend) return around(inset + corner, bottom - corner, Math.PI);
  rest -= bend;
  if (rest < along) return { x: inset + corner + rest, y: bottom };
  rest -= along;
  return around(right - corner, bottom - corner, 1.5 * Math.PI);
}

/** A piece of the trace: the older, the fainter. */
export interface TracePiece {
  readonly path: string;
  readonly opacity: number;
}

export interface CoupleTrace {
  readonly lead: readonly TracePiece[];
  readonly follow: readonly TracePiece[];
  readonly leadNow: Point;
  readonly followNow: Point;
}

const STEPS_A_PIECE = 10;

function fading(line: readonly Point[]): TracePiece[] {
  const pieces = Math.ceil((line.length - 1) / STEPS_A_PIECE);
  return Array.from({ length: pieces }, (_, i) => ({
    path: smoothPath(line.slice(i * STEPS_A_PIECE, (i + 1) * STEPS_A_PIECE + 1)),
    opacity: Math.round((0.07 + 0.91 * (i / Math.max(1, pieces - 1)) ** 1.7) * 100) / 100,
  }));
}

/** A waltzing couple's way round a floor: two lines turning about each other, closing and opening every three turns. */
export function coupleTrace(floor: Floor): CoupleTrace {
  const { width, height, inset, corner, frame, turns, start } = floor;
  const round = 2 * (width - 2 * (inset + corner)) + 2 * (height - 2 * (inset + corner)) + TURN * corner;
  const steps = turns * STEPS_A_TURN;
  const placed = Array.from({ length: steps + 1 }, (_, i) => {
    const middle = middleAt(floor, start + (DANCED * round * i) / steps);
    const angle = -(TURN * i) / STEPS_A_TURN;
    const reach = frame * (0.86 + 0.14 * Math.cos(angle / 3));
    return { middle, dx: reach * Math.cos(angle), dy: reach * Math.sin(angle) };
  });
  const lead = placed.map(({ middle, dx, dy }) => ({ x: middle.x + dx, y: middle.y + dy }));
  const follow = placed.map(({ middle, dx, dy }) => ({ x: middle.x - dx, y: middle.y - dy }));
  const nowhere: Point = { x: 0, y: 0 };
  return {
    lead: fading(lead),
    follow: fading(follow),
    leadNow: lead.at(-1) ?? nowhere,
    followNow: follow.at(-1) ?? nowhere,
  };
}
