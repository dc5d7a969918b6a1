import { timeOfDay } from '../words/dates.ts';

/** A time of day on the clock of the device, in the language of the page. Milliseconds in. */
export const clock = (at: number): string => timeOfDay(at);
