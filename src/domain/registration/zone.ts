/* oxlint-disable no-restricted-globals -- moments and days come in as arguments, none is “now” */
import { tzOffset } from '@date-fns/tz/tzOffset';

const MINUTE_MS = 60_000;

/** Offset from UTC at a moment, both in milliseconds; NaN for an unknown zone. */
export const getUtcOffset = (timeZone: string, at: number): number =>
  tzOffset(timeZone, new Date(at)) * MINUTE_MS;
