import { mapDefined } from '../defined.ts';

/** What a device can be there for on the day. Another one is a word here; the compiler and the matrix ask for the rest. */
export const DUTIES = ['judge', 'deck', 'scrutineer', 'chairman', 'mc', 'display'] as const;
export type Duty = (typeof DUTIES)[number];

/** One account at one duty, on however many devices, as the backend has heard of it. */
export interface OnDuty {
  readonly uid: string;
  readonly duty: Duty;
  /** Which one of those with that duty: the judge's key, the display's code. */
  readonly of: string | undefined;
  /** Since when it is connected; undefined of one whose connection ended. In milliseconds of the backend's clock. */
  readonly since: number | undefined;
  /** When it was last heard of. */
  readonly seen: number;
  /** Of a judge's phone: the sheets it has not delivered yet, as it last said. */
  readonly unsent?: number | undefined;
}

/** A device on duty says so again every minute: what a server that was killed could not take away grows old. */
export const SAID_EVERY_MS = 60_000;
const TOO_OLD_MS = 2.5 * SAID_EVERY_MS;

/** What was there yesterday says nothing of today. */
const TODAY_MS = 12 * 60 * 60_000;

/** The most sheets a judge's phone says it holds: a judge has some hundred in a day. */
export const MAX_UNSENT = 999;

export type Presence =
  | { readonly kind: 'here'; readonly since: number }
  | { readonly kind: 'away'; readonly seen: number }
  | { readonly kind: 'never' };

/**
 * How it is with those who have a duty together: the devices of one judge, or the deck's.
 * @param now by the backend's clock
 */
export function presenceOf(devices: readonly OnDuty[], now: number): Presence {
  const here = mapDefined(devices, ({ since, seen }) =>
    since === undefined || now - seen > TOO_OLD_MS ? undefined : since,
  );
  if (here.length > 0) return { kind: 'here', since: Math.min(...here) };
  const today = devices.map(({ seen }) => seen).filter((seen) => now - seen < TODAY_MS);
  return today.length === 0 ? { kind: 'never' } : { kind: 'away', seen: Math.max(...today) };
}

/** The sheets that the devices of one judge have not delivered, as they last said. */
export const unsentOf = (devices: readonly OnDuty[]): number =>
  devices.reduce((sum, { unsent = 0 }) => sum + unsent, 0);
