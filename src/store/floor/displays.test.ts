import { expect, test } from 'vitest';
import { omitUndefined } from '../../domain/defined.ts';
import { DISPLAY_BOUNDS, codeDrawn, displayCode, type DisplayCode } from '../../domain/floor/display.ts';
import { eventKey } from '../../domain/ids.ts';
import {
  display,
  displayNamed,
  floorFollowed,
  displays,
  freeSlot,
  languageChosen,
  pageTurned,
  putBack,
  putOn,
  queued,
  sponsors,
  sponsorsWritten,
  taken,
  type Display,
} from './displays.ts';
import { madeFromIn } from './madeFrom.ts';

const code = (text: string): DisplayCode => displayCode(text) ?? codeDrawn(() => 0);
const LEFT = { name: 'Left', slot: 2, at: 5, follows: true };

const known = (raw: unknown): Display => {
  const parsed = display(code('HA44')).parse(raw);
  if (parsed === undefined) throw new Error('There is a display.');
  return parsed;
};

test('a display as it was named follows the floor in the dark, and has nothing on it', () => {
  expect(known(LEFT)).toMatchObject({ name: 'Left', theme: 'dark', follows: true, air: undefined });
  expect(known(LEFT).queue).toEqual({ key: undefined, items: [] });
});

test('a display is read in English until another language is chosen for it', () => {
  expect(known(LEFT).language).toBe('en');
  expect(known({ ...LEFT, language: 'zh' }).language).toBe('zh');
  expect(languageChosen(known(LEFT), 'es')).toEqual({ 'jumbotron/displays/HA44/language': 'es' });
  expect(languageChosen(known(LEFT), 'en')).toEqual({ 'jumbotron/displays/HA44/language': null });
});

test('what cannot be read is not there', () => {
  expect(display(code('HA44')).parse({ slot: 1 })).toBeUndefined();
  expect(display(code('HA44')).parse('x')).toBeUndefined();
  expect(known({ ...LEFT, air: { layout: 'fireworks', key: 'a', at: 1 } }).air).toBeUndefined();
  expect(known({ ...LEFT, air: { layout: 'results', event: 'a/b', key: 'a', at: 1 } }).air).toEqual({
    layout: 'results',
    key: 'a',
    at: 1,
    page: undefined,
  });
});

test('displays stand in the order of their slots, and a new one gets the first that is free', () => {
  const two = displays.parse({ HA44: { ...LEFT, slot: 3 }, ACDE: { ...LEFT, slot: 1 }, nonsense: LEFT });
  expect(two.map((one) => one.code)).toEqual(['ACDE', 'HA44']);
  expect(freeSlot(two)).toBe(2);
  const all = Array.from({ length: DISPLAY_BOUNDS.displays }, (_, at) => ({ ...known(LEFT), slot: at + 1 }));
  expect(freeSlot(all)).toBeUndefined();
});

test('a code is read as it was typed, and never taken for another', () => {
  expect(displayCode(' ha-4 4')).toBe('HA44');
  expect(displayCode('HAO4')).toBeUndefined();
  expect(displayCode('HA444')).toBeUndefined();
  expect(codeDrawn(() => 0.999)).toHaveLength(4);
});

test('what is put on by hand lets go of the floor, and a page is one of that press', () => {
  const event = eventKey('Waltz');
  const put = taken(known(LEFT), { layout: 'callbacks', ...omitUndefined({ event }), round: 2 }, 'k2', {
    over: 'k1',
  });
  expect(put).toMatchObject({
    'jumbotron/displays/HA44/follows': null,
    'jumbotron/displays/HA44/air': { layout: 'callbacks', event: 'Waltz', round: 2, key: 'k2', over: 'k1' },
  });
  const air = known({ ...LEFT, air: { layout: 'clock', key: 'k2', at: 1 } }).air;
  if (air === undefined) throw new Error('Something is on air.');
  expect(pageTurned(known(LEFT), air, 3)).toEqual({
    'jumbotron/displays/HA44/air/page': 3,
    'jumbotron/displays/HA44/air/pageOf': 'k2',
  });
});

test('a reveal begins with every place closed, and one that is put back stands where it stood', () => {
  const at = 'jumbotron/displays/HA44/air';
  expect(taken(known(LEFT), { layout: 'results' }, 'k2')[at]).toMatchObject({ page: 0, pageOf: 'k2' });
  expect(taken(known(LEFT), { layout: 'results' }, 'k3', { over: 'k2', page: 4 })[at]).toMatchObject({
    over: 'k2',
    page: 4,
    pageOf: 'k3',
  });
});

test('what is put in between stands its time on a display that follows the floor, and ends when that is pressed', () => {
  const put = taken(known(LEFT), { layout: 'sponsors' }, 'k2', { between: 40 });
  expect(put).toMatchObject({
    'jumbotron/displays/HA44/follows': true,
    'jumbotron/displays/HA44/air': { layout: 'sponsors', seconds: 40 },
  });
  const between = known({ ...LEFT, air: { layout: 'sponsors', key: 'k2', at: 1000, seconds: 40 } });
  expect([putOn(between, 1000), putOn(between, 40_999), putOn(between, 41_000)]).toEqual([
    between.air,
    between.air,
    undefined,
  ]);
  expect(floorFollowed([between])).toEqual({
    'jumbotron/displays/HA44/follows': true,
    'jumbotron/displays/HA44/air/seconds': null,
  });
});

test('a press is taken back to what was there, over that press alone', () => {
  const at = 'jumbotron/displays/HA44/air';
  const air = { layout: 'clock', key: 'k1', at: 1 };
  expect(putBack(known(LEFT), 'k3', 'k2')).toMatchObject({
    'jumbotron/displays/HA44/follows': true,
    [at]: { key: 'k3', over: 'k2' },
  });
  expect(putBack(known({ ...LEFT, air }), 'k3', 'k2')['jumbotron/displays/HA44/follows']).toBe(true);
  const byHand = putBack(known({ ...LEFT, follows: null, air }), 'k3', 'k2');
  expect(byHand).toMatchObject({
    'jumbotron/displays/HA44/follows': null,
    [at]: { layout: 'clock', over: 'k2' },
  });
  expect(madeFromIn(byHand)).toEqual([[`${at}/key`, 'k2']]);
  expect(madeFromIn(taken(known(LEFT), { layout: 'clock' }, 'k2'))).toEqual([]);
});

test('a queue names the one it was made from', () => {
  const before = known({ ...LEFT, queue: { key: 'q1', items: { 0: { layout: 'clock' } } } });
  expect(queued(before, [...before.queue.items, { layout: 'blank' }], 'q2')).toEqual({
    'jumbotron/displays/HA44/queue': {
      key: 'q2',
      over: 'q1',
      items: [{ layout: 'clock' }, { layout: 'blank' }],
    },
  });
});

test('a display is named together with its slot', () => {
  expect(Object.keys(displayNamed(code('HA44'), ' Left ', 2))).toEqual([
    'jumbotron/slots/2',
    'jumbotron/displays/HA44',
  ]);
});

test('sponsors are lines without empty ones', () => {
  expect(sponsors.parse(['Shoes', null, ' '])).toEqual(['Shoes']);
  expect(sponsorsWritten([' Shoes ', '', 'Water'])).toEqual({ 'jumbotron/sponsors': ['Shoes', 'Water'] });
  expect(sponsorsWritten([''])).toEqual({ 'jumbotron/sponsors': null });
});
