import { expect, test } from 'vitest';
import { eventPath } from '../../events/events.ts';
import { createEventKey, parseLeadNumber } from '../../../domain/ids.ts';
import { listCouplesOnSheet, findCouplesOutOnSheet } from './couplesOnSheet.ts';
import { findAmbiguousNumbers } from './ambiguousNumbers.ts';

/** A running semi-final of four couples. `away` by couple: true if absent at the start, false if late. */
function semiFinal(away: readonly (boolean | undefined)[], numbers = [104, 101, 103, 102]) {
  const entries = Object.fromEntries(
    // Check-ins by the deck don't matter to a judge.
    numbers.map((leadNumber, at) => [`e${at}`, { leadNumber, checkedIn: { 1: at % 2 === 0 } }]),
  );
  const places = Object.fromEntries(
    numbers.map((_, at) => [
      `e${at}`,
      { heat: (at % 2) + 1, ...(away[at] === undefined ? {} : { away: away[at] }) },
    ]),
  );
  const event = eventPath(createEventKey('Waltz')).parse({
    name: 'Waltz',
    eventDances: ['Waltz'],
    entries,
    rounds: { 1: { roundState: 2, entries: places } },
  });
  const round = event?.rounds[0];
  if (event === undefined || round === undefined) throw new Error('no round');
  return { event, round };
}

const sheetOf = (away: readonly (boolean | undefined)[], numbers?: number[]) => {
  const { event, round } = semiFinal(away, numbers);
  return listCouplesOnSheet(event, round, 'Waltz').map(({ number }) => number);
};

test('a round that was started with everybody has everybody on the sheet, in number order', () => {
  expect(sheetOf([])).toEqual(['101', '102', '103', '104']);
});

test('a couple without which the round was started is not on the sheet', () => {
  expect(sheetOf([true, undefined, true])).toEqual(['101', '102']);
});

test('a couple that comes late is on the sheet from then on', () => {
  expect(sheetOf([true, undefined, false])).toEqual(['101', '102', '103']);
});

test('only a couple that joined after the start is marked as late', () => {
  const { event, round } = semiFinal([false, undefined, true]);
  const late = listCouplesOnSheet(event, round, 'Waltz').filter(({ isLate }) => isLate);
  expect(late.map(({ number }) => number)).toEqual(['104']);
});

test('a number is out of the round if an entry wears it and the sheet lacks it', () => {
  const { event, round } = semiFinal([true]);
  const numbers = ['101', '104', '999'].flatMap((text) => parseLeadNumber(text) ?? []);
  expect(findCouplesOutOnSheet(event, listCouplesOnSheet(event, round, 'Waltz'), numbers)).toEqual(['104']);
});

test('a number worn by two couples is on the sheet once, and reported', () => {
  const numbers = [101, 102, 102, 103];
  expect(sheetOf([], numbers)).toEqual(['101', '102', '103']);
  const { event, round } = semiFinal([], numbers);
  expect(findAmbiguousNumbers(event, round)).toEqual(['102']);
});
