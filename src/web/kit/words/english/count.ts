import { ordinalsIn, pluralsIn } from '../plurals.ts';

/** 1 couple, 2 couples, 0 couples. */
export const counted = pluralsIn('en');

const ordinals = ordinalsIn('en');

/** 1st, 2nd, 3rd, 4th, 11th, 21st: as spoken. */
export const ordinal = (place: number): string =>
  ordinals(place, { one: `${place}st`, two: `${place}nd`, few: `${place}rd`, other: `${place}th` });

export const couples = (n: number): string => counted(n, { one: '1 couple', other: `${n} couples` });
export const heats = (n: number): string => counted(n, { one: '1 heat', other: `${n} heats` });
export const sheets = (n: number): string => counted(n, { one: '1 sheet', other: `${n} sheets` });
export const marks = (n: number): string => counted(n, { one: '1 mark', other: `${n} marks` });

const MINUTES_IN_HOUR = 60;

/** '4 min', '1 h 5 min' */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_IN_HOUR);
  return `${hours === 0 ? '' : `${hours} h `}${minutes % MINUTES_IN_HOUR} min`;
}
