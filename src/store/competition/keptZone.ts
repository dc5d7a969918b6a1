import { timeZoneOf } from './dates.ts';

const keyOf = (event: string): string => `floorcraft.timeZone.${event}`;

/** The time zone of the last visit: a page that is opened without network knows no other. */
export function keptZone(event: string): string | undefined {
  try {
    return timeZoneOf(localStorage.getItem(keyOf(event)));
  } catch {
    return undefined; // no storage here
  }
}

/** Keeps the time zone for the next visit. */
export function keepZone(event: string, timeZone: string): void {
  try {
    localStorage.setItem(keyOf(event), timeZone);
  } catch {
    // Full or closed: without network this device goes by its own clock.
  }
}
