import { smoothPath, FULL_TURN, type Point } from './curves.ts';

/** A floor to dance around: the box, the least distance of the couple's middle from the edge, the radius of the corners. */
export interface TraceFloor {
  readonly width: number;
  readonly height: number;
  readonly inset: number;
  readonly corner: number;
  /** Half the largest distance between lead and follow. */
  readonly frame: number;
  /** Turns in one lap. */
  readonly turns: number;
  /** The start on the right-hand side, measured up from the lower corner. */
  readonly start: number;
  /** The part of the lap already danced. */
  readonly danced: number;
}

export const TRACE_FLOORS = {
  wide: { width: 760, height: 600, inset: 46, corner: 170, frame: 40, turns: 26, start: 58.8, danced: 0.93 },
  narrow: { width: 350, height: 280, inset: 27, corner: 84, frame: 21, turns: 22, start: 20.3, danced: 0.93 },
  board: {
    width: 1920,
    height: 1080,
    inset: 52,
    corner: 230,
    frame: 46,
    turns: 40,
    start: 180.6,
    danced: 0.96,
  },
} as const satisfies Record<string, TraceFloor>;

const STEPS_PER_TURN = 14;

/** The couple's middle after `way` pixels, counterclockwise from the lower right corner. */
function middleAt(floor: TraceFloor, way: number): Point {
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

/** A piece of the trace; older pieces are fainter. */
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

const STEPS_PER_PIECE = 10;

function fading(line: readonly Point[]): TracePiece[] {
  const pieces = Math.ceil((line.length - 1) / STEPS_PER_PIECE);
  return Array.from({ length: pieces }, (_, i) => ({
    path: smoothPath(line.slice(i * STEPS_PER_PIECE, (i + 1) * STEPS_PER_PIECE + 1)),
    opacity: Math.round((0.07 + 0.91 * (i / Math.max(1, pieces - 1)) ** 1.7) * 100) / 100,
  }));
}

/** A couple's lap in waltz: two lines turning about each other, closing and opening every three turns. */
export function buildCoupleTrace(floor: TraceFloor): CoupleTrace {
  const { width, height, inset, corner, frame, turns, start, danced } = floor;
  const round = 2 * (width - 2 * (inset + corner)) + 2 * (height - 2 * (inset + corner)) + FULL_TURN * corner;
  const steps = turns * STEPS_PER_TURN;
  const placed = Array.from({ length: steps + 1 }, (_, i) => {
    const middle = middleAt(floor, start + (danced * round * i) / steps);
    const angle = -(FULL_TURN * i) / STEPS_PER_TURN;
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
