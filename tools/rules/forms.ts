/** Conditions on the form of a value. */

import { DISPLAY_CODE } from '../../src/domain/floor/display.ts';

/** The next edition of a node that is saved as a whole. */
export const EDITION_UP =
  "newData.child('edition').val() === (data.child('edition').exists() ? data.child('edition').val() : 0) + 1";
/** An edition that goes up by one with every change, so that one of two concurrent changes is refused. */
export const COUNTS_UP = 'newData.val() === (data.exists() ? data.val() : 0) + 1';

const anyDigits = (count: number): string => String.raw`\d`.repeat(count);
function digitBetween(first: number, last: number): string {
  if (first === 0 && last === 9) return anyDigits(1);
  return first === last ? String(first) : `[${first}${last === first + 1 ? '' : '-'}${last}]`;
}

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
  // One or two digits in one pattern.
  const [one = '', two, ...more] = patterns.flat();
  const all =
    two === undefined || one !== two.slice(-one.length)
      ? patterns.flat()
      : [`${two.slice(0, -one.length)}?${one}`, ...more];
  return all.length === 1 ? `/^${all.join('')}$/` : `/^(${all.join('|')})$/`;
}

/** The code of a display. */
export const A_DISPLAY_CODE = String(DISPLAY_CODE);
/** The server's time, or the value before. */
export const NOW_OR_KEPT = 'newData.isNumber() && (newData.val() === now || newData.val() === data.val())';
/** A value without a priority, since nothing reads priorities. */
export const UNRANKED = 'newData.getPriority() === null';
