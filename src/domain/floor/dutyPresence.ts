import { mapDefined } from '../mapDefined.ts';

/** A device's duty on the day. To add one, start here; the compiler and the access matrix name the other places. */
export const DUTIES = ['judge', 'deck', 'scrutineer', 'chairman', 'mc', 'display'] as const;
export type Duty = (typeof DUTIES)[number];

/** One account at one duty, over all of its devices, as the server knows it. */
export interface DutyPresence {
  readonly uid: string;
  readonly duty: Duty;
  /** Distinguishes devices of one duty: the judge's key, or the display's code. */
  readonly of: string | undefined;
  /** Connection time, in milliseconds of the server's clock; undefined after disconnecting. */
  readonly since: number | undefined;
  /** Time of the last heartbeat. */
  readonly seen: number;
  /** The unsent sheets on a judge's phone, as of its last report. */
  readonly unsent?: number | undefined;
}

/**
 * Heartbeat interval. After a server crash, a device still stored as connected is recognized by its old
 * heartbeat.
 */
export const PRESENCE_INTERVAL_MS = 60_000;
const TOO_OLD_MS = 2.5 * PRESENCE_INTERVAL_MS;

/** Older presence is ignored: it is from yesterday. */
const TODAY_MS = 12 * 60 * 60_000;

/** The largest number of unsent sheets that a phone reports. A judge has about a hundred a day. */
export const MAX_UNSENT_SHEETS = 999;

export type DevicePresence =
  | { readonly kind: 'here'; readonly since: number }
  | { readonly kind: 'away'; readonly seen: number }
  | { readonly kind: 'never' };

/**
 * The presence of several devices with one duty: those of one judge, or the deck's.
 * @param now by the server's clock
 */
export function summarizePresence(devices: readonly DutyPresence[], now: number): DevicePresence {
  const here = mapDefined(devices, ({ since, seen }) =>
    since === undefined || now - seen > TOO_OLD_MS ? undefined : since,
  );
  if (here.length > 0) return { kind: 'here', since: Math.min(...here) };
  const today = devices.map(({ seen }) => seen).filter((seen) => now - seen < TODAY_MS);
  return today.length === 0 ? { kind: 'never' } : { kind: 'away', seen: Math.max(...today) };
}

/** Unsent sheets over all devices of one judge, as last reported. */
export const countUnsentSheets = (devices: readonly DutyPresence[]): number =>
  devices.reduce((sum, { unsent = 0 }) => sum + unsent, 0);
