/** Conditions on the form of a value. */

import { MAX_LENGTH, MAX_COUNT } from '../../src/domain/bounds.ts';
import { DISPLAY_BOUNDS } from '../../src/domain/floor/display.ts';
import { PLANNABLE } from '../../src/domain/schedule/times/plannableYears.ts';

export const textUpTo = (most: number): string =>
  `newData.isString() && newData.val() !== '' && newData.val().length <= ${most}`;
export const TEXT = textUpTo(MAX_LENGTH.name);
/** The length of a drawn key. @param key its wildcard */
export const drawn = (key: string): string => `${key}.length <= ${MAX_LENGTH.title}`;
/** A text, possibly empty. */
export const perhapsUpTo = (most: number): string => `newData.isString() && newData.val().length <= ${most}`;

export const wholeNumber = (least: number, most: number): string =>
  `newData.isNumber() && newData.val() >= ${least} && newData.val() <= ${most} && newData.val() % 1 === 0`;

/** The digits of a lead's number. */
export const LEAD_DIGITS = '/^[0-9]{1,4}$/';
/** A lead number, as a number or as text. */
export const A_LEADS_NUMBER = `((${wholeNumber(1, 9999)}) || (newData.isString() && newData.val().matches(${LEAD_DIGITS})))`;

/** A list has items: their conditions are not checked for a text in place of the list. */
export const HAS_PLACES = 'newData.hasChildren()';

export const MAX_EDITION = 1_000_000;
/** A count of changes. */
const EDITION_COUNT = wholeNumber(1, MAX_EDITION);
/** The next edition of a node that is saved as a whole. */
export const EDITION_UP =
  "newData.child('edition').val() === (data.child('edition').exists() ? data.child('edition').val() : 0) + 1";
/** One higher with every change, so that one of two concurrent changes is refused. */
export const COUNTED_ON = `${EDITION_COUNT} && newData.val() === (data.exists() ? data.val() : 0) + 1`;

const anyDigits = (count: number): string => '[0-9]'.repeat(count);
const digitBetween = (first: number, last: number): string =>
  first === last ? String(first) : `[${first}-${last}]`;

/** Patterns that together match the numbers up to `last` with as many digits. @param first the lowest leading digit */
function upTo(last: string, first: number): readonly string[] {
  const lead = Number(last[0]);
  const rest = last.slice(1);
  if (/^9*$/.test(rest)) return [digitBetween(first, lead) + anyDigits(rest.length)];
  return [
    ...(lead > first ? [digitBetween(first, lead - 1) + anyDigits(rest.length)] : []),
    ...upTo(rest, 0).map((below) => `${lead}${below}`),
  ];
}

/** A pattern for the keys of a list, from `first` to `last`, without leading zeros: an item would have two keys. */
export function keysFrom(first: 0 | 1, last: number): string {
  const digits = String(last).length;
  const patterns = Array.from({ length: digits }, (_, at) =>
    upTo(at + 1 === digits ? String(last) : '9'.repeat(at + 1), at === 0 ? first : 1),
  );
  return `/^(${patterns.flat().join('|')})$/`;
}

export const A_FEW = keysFrom(0, MAX_COUNT.shortListItems - 1);
/** One of these words. */
export const oneOf = (words: readonly string[]): string =>
  `newData.isString() && newData.val().matches(/^(${words.join('|')})$/)`;
/** The time of something planned, in milliseconds: never a count from 1970. */
export const A_PLANNED_TIME = wholeNumber(PLANNABLE.from, PLANNABLE.before - 1);
/** The release of a final's places. */
export const A_RELEASE = 'newData.isString() && newData.val().matches(/^(at once|awards)$/)';
/** The code of a display. */
export const A_DISPLAY_CODE = `/^[${DISPLAY_BOUNDS.codeSigns}]{${DISPLAY_BOUNDS.code}}$/`;
/** The server's time, or the value before. */
export const NOW_OR_KEPT = 'newData.isNumber() && (newData.val() === now || newData.val() === data.val())';
/** The key of an event or a judge. */
export const TREE_KEY = textUpTo(MAX_LENGTH.key);
export const PLAIN = `newData.isBoolean() || newData.isNumber() || (newData.isString() && newData.val().length <= 500)`;
/** Nothing reads priorities. */
export const UNRANKED = 'newData.getPriority() === null';
