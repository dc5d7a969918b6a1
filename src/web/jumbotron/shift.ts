/** The eight ways round a pixel or two: a minute at each, so that no line stands on the same pixels all day. */
const WAYS = [
  { x: 0, y: 0 },
  { x: 2, y: 0 },
  { x: 2, y: 2 },
  { x: 0, y: 2 },
  { x: -2, y: 2 },
  { x: -2, y: 0 },
  { x: -2, y: -2 },
  { x: 0, y: -2 },
] as const;
const MINUTE = 60_000;

/** Where the picture stands at a moment, against burn-in. */
export const shiftAt = (now: number): { readonly x: number; readonly y: number } =>
  WAYS[Math.floor(now / MINUTE) % WAYS.length] ?? WAYS[0];
