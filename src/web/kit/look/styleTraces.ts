import type { Style } from '../../../domain/event/terms.ts';
import { sampleCurve, smoothPath, FULL_TURN } from './curves.ts';

/** The icons fit a box of 20 by 16. */
export const STYLE_TRACES = {
  /** Travels and turns. */
  Standard: smoothPath(
    sampleCurve(30, 0, 3 * FULL_TURN, (t) => ({
      x: 1.5 + (17 * t) / (3 * FULL_TURN) - 2.66 * Math.sin(t),
      y: 8 - 4.2 * Math.cos(t),
    })),
  ),
  /** Stays and crosses. */
  Latin: smoothPath(
    sampleCurve(42, 0, FULL_TURN, (t) => ({ x: 10 + 8 * Math.sin(t), y: 8 + 5 * Math.sin(2 * t) })),
  ),
  /** Opens once. */
  Smooth: smoothPath(
    sampleCurve(30, -Math.PI, Math.PI, (t) => ({
      x: 10 + (8 * t) / Math.PI - 5.6 * Math.sin(t),
      y: 8.6 - 5.2 * Math.cos(t),
    })),
  ),
  /** Beats three times. */
  Rhythm: smoothPath(
    sampleCurve(54, 0, FULL_TURN, (t) => ({ x: 10 + 8 * Math.sin(t), y: 8 + 5.2 * Math.cos(3 * t) })),
  ),
  /** Keeps its slot. */
  Nightclub: smoothPath(
    sampleCurve(36, 0, FULL_TURN, (t) => ({ x: 10 + 8.4 * Math.sin(t), y: 8 + 2.4 * Math.cos(t) })),
  ),
} as const satisfies Record<Style, string>;
