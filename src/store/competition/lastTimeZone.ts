import { saveText, readText } from '../connection/browserStorage.ts';
import { parseTimeZone } from './dates.ts';

const keyOf = (event: string): string => `floorcraft.timeZone.${event}`;

/** The time zone of the last visit, for a page opened offline. */
export const readLastTimeZone = (event: string): string | undefined => parseTimeZone(readText(keyOf(event)));

/** Keeps the time zone for the next visit. */
export const saveTimeZone = (event: string, timeZone: string): boolean => saveText(keyOf(event), timeZone);
