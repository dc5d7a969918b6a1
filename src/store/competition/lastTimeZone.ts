import { keepText, readText } from '../connection/browserStorage.ts';
import { timeZoneOf } from './dates.ts';

const keyOf = (event: string): string => `floorcraft.timeZone.${event}`;

/** The time zone of the last visit, for a page opened offline. */
export const lastTimeZone = (event: string): string | undefined => timeZoneOf(readText(keyOf(event)));

/** Keeps the time zone for the next visit. */
export const keepZone = (event: string, timeZone: string): boolean => keepText(keyOf(event), timeZone);
