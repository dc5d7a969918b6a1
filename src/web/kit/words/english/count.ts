import { createOrdinalFormatter, createPluralizer } from '../plurals.ts';

/** 1 couple, 2 couples, 0 couples. */
export const pluralize = createPluralizer('en');

const ordinals = createOrdinalFormatter('en');

/** 1st, 2nd, 3rd, 4th, 11th, 21st: as spoken. */
export const formatPlace = (place: number): string =>
  ordinals(place, { one: `${place}st`, two: `${place}nd`, few: `${place}rd`, other: `${place}th` });

export const formatCouples = (n: number): string => pluralize(n, { one: '1 couple', other: `${n} couples` });
/** Beside a number of couples: '+ 1 without a partner'. */
export const formatAlone = (n: number): string => `+ ${n} without a partner`;
export const formatField = (couples: number, alone: number): string =>
  alone === 0 ? formatCouples(couples) : `${formatCouples(couples)} ${formatAlone(alone)}`;
export const formatHeats = (n: number): string => pluralize(n, { one: '1 heat', other: `${n} heats` });
export const formatSheets = (n: number): string => pluralize(n, { one: '1 sheet', other: `${n} sheets` });
export const formatMarks = (n: number): string => pluralize(n, { one: '1 mark', other: `${n} marks` });

const MINUTES_IN_HOUR = 60;

/** '4 min', '1 h 5 min' */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_IN_HOUR);
  return `${hours === 0 ? '' : `${hours} h `}${minutes % MINUTES_IN_HOUR} min`;
}
