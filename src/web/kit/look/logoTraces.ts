import { sampleCurve, smoothPath, FULL_TURN } from './curves.ts';

/** Lead and follow circle once each, with three petals, in a box of 26 by 26. */
const petals = (swing: number): string =>
  smoothPath(
    sampleCurve(60, 0, FULL_TURN, (t) => {
      const r = 8.6 + swing * Math.cos(3 * t);
      return { x: 13 + r * Math.cos(t), y: 13 + r * Math.sin(t) };
    }),
  );

export const LOGO_TRACES = { lead: petals(2.6), follow: petals(-2.6) } as const;
