import { expect, test } from 'vitest';
import { event as eventPath } from '../../store/events/events.ts';
import { eventKeyFromName } from '../../domain/ids.ts';
import { couplesOnSheet, wornTwice } from './couplesOnSheet.ts';

/** A semi-final of four couples; `calls` is what the deck captain has said of each. */
function semiFinal(calls: readonly (boolean | undefined)[], numbers = [104, 101, 103, 102]) {
  const entries = Object.fromEntries(
    numbers.map((leadNumber, at) => [
      `e${at}`,
      { leadNumber, ...(calls[at] === undefined ? {} : { checkedIn: { 1: calls[at] } }) },
    ]),
  );
  const places = Object.fromEntries(numbers.map((_, at) => [`e${at}`, { heat: (at % 2) + 1 }]));
  const event = eventPath(eventKeyFromName('Waltz')).parse({
    name: 'Waltz',
    eventDances: ['Waltz'],
    entries,
    rounds: { 1: { roundState: 2, entries: places } },
  });
  const round = event?.rounds[0];
  if (event === undefined || round === undefined) throw new Error('no round');
  return { event, round };
}

const sheetOf = (calls: readonly (boolean | undefined)[], numbers?: number[]) => {
  const { event, round } = semiFinal(calls, numbers);
  return couplesOnSheet(event, round, 'Waltz').map(
    ({ number, isHere }) => `${number}${isHere ? '' : ' struck'}`,
  );
};

test('a round that no deck captain has called has everybody on the sheet, in number order', () => {
  expect(sheetOf([])).toEqual(['101', '102', '103', '104']);
});

test('once it is called, only who is present can be marked', () => {
  expect(sheetOf([true, true, false, undefined])).toEqual(['101', '102 struck', '103 struck', '104']);
});

test('a couple that comes late is on the sheet from then on', () => {
  expect(sheetOf([true, true, true, undefined])).toContain('102 struck');
  expect(sheetOf([true, true, true, true])).toContain('102');
});

test('a number worn by two couples stands on the sheet once, and is named', () => {
  const numbers = [101, 102, 102, 103];
  expect(sheetOf([true, false, true, true], numbers)).toEqual(['101', '102', '103']);
  const { event, round } = semiFinal([], numbers);
  expect(wornTwice(event, round)).toEqual(['102']);
});
