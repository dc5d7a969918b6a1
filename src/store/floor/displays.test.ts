import { expect, test } from 'vitest';
import { omitUndefined } from '../../domain/mapDefined.ts';
import {
  DISPLAY_BOUNDS,
  drawDisplayCode,
  parseDisplayCode,
  type DisplayCode,
} from '../../domain/floor/display.ts';
import { parseEventKey } from '../../domain/ids.ts';
import {
  displayPath,
  addDisplay,
  followFloor,
  allDisplays,
  findFreeDisplaySlot,
  setDisplayLanguage,
  turnPage,
  restoreDisplay,
  findContentByHand,
  replaceQueue,
  sponsors,
  setSponsors,
  showOnDisplay,
  type Display,
} from './displays.ts';
import { findDisplayVersions } from './displayVersions.ts';

const code = (text: string): DisplayCode => parseDisplayCode(text) ?? drawDisplayCode(() => 0);
const LEFT = { name: 'Left', slot: 2, at: 5, follows: true };

const known = (raw: unknown): Display => {
  const parsed = displayPath(code('HA44')).parse(raw);
  if (parsed === undefined) throw new Error('There is a display.');
  return parsed;
};

test('a new display follows the floor, in the dark theme, without content', () => {
  expect(known(LEFT)).toMatchObject({ name: 'Left', theme: 'dark', follows: true });
  expect(known(LEFT).queue).toEqual({ version: 0, items: [] });
});

test('a display is in English by default', () => {
  expect(known(LEFT).language).toBe('en');
  expect(known({ ...LEFT, language: 'zh' }).language).toBe('zh');
  expect(setDisplayLanguage(known(LEFT), 'es')).toEqual({ 'jumbotron/displays/HA44/language': 'es' });
});

test('malformed displays and contents count as missing', () => {
  expect(displayPath(code('HA44')).parse({ slot: 1 })).toBeUndefined();
  expect(displayPath(code('HA44')).parse('x')).toBeUndefined();
  expect(known({ ...LEFT, air: { layout: 'fireworks', version: 1, at: 1 } }).air).toBeUndefined();
  expect(known({ ...LEFT, air: { layout: 'results', event: 'a/b', version: 1, at: 1 } }).air).toEqual({
    layout: 'results',
    version: 1,
    at: 1,
  });
});

test('displays are in the order of their slots, and a new one gets the lowest free one', () => {
  const two = allDisplays.parse({ HA44: { ...LEFT, slot: 3 }, ACDE: { ...LEFT, slot: 1 }, nonsense: LEFT });
  expect(two.map((one) => one.code)).toEqual(['ACDE', 'HA44']);
  expect(findFreeDisplaySlot(two)).toBe(2);
  const all = Array.from({ length: DISPLAY_BOUNDS.displays }, (_, at) => ({ ...known(LEFT), slot: at + 1 }));
  expect(findFreeDisplaySlot(all)).toBeUndefined();
});

test('a display’s code is read as typed', () => {
  expect(parseDisplayCode(' ha-4 4')).toBe('HA44');
  expect(parseDisplayCode('HAO4')).toBeUndefined();
  expect(parseDisplayCode('HA444')).toBeUndefined();
  expect(drawDisplayCode(() => 0.999)).toHaveLength(4);
});

const at = 'jumbotron/displays/HA44/air';
const CLOCK = { layout: 'clock', version: 1, at: 1 };

test('showing content by hand stops following the floor, and each page is another version', () => {
  const shown = {
    layout: 'callbacks',
    ...omitUndefined({ event: parseEventKey('Waltz') }),
    round: 2,
  } as const;
  const put = showOnDisplay(known({ ...LEFT, air: CLOCK }), shown);
  expect(put).toMatchObject({
    'jumbotron/displays/HA44/follows': null,
    [at]: { layout: 'callbacks', event: 'Waltz', round: 2, version: { '.sv': { increment: 1 } } },
  });
  expect(findDisplayVersions(put)).toEqual([]);
  const turned = turnPage(known({ ...LEFT, air: CLOCK }), 3);
  expect(turned).toEqual({ [`${at}/page`]: 3, [`${at}/version`]: 2 });
  expect(findDisplayVersions(turned)).toEqual([[`${at}/version`, 2]]);
});

test('a reveal begins with every place closed, and undo restores its open places', () => {
  expect(showOnDisplay(known(LEFT), { layout: 'results' })[at]).toMatchObject({ page: 0 });
  const open = known({ ...LEFT, follows: null, air: { ...CLOCK, layout: 'results', page: 4 } });
  expect(restoreDisplay(open, 2)[at]).toMatchObject({ version: 3, page: 4 });
});

test('an insertion lasts its seconds on a display that follows the floor', () => {
  const put = showOnDisplay(known(LEFT), { layout: 'sponsors' }, { between: 40 });
  expect(put).toMatchObject({
    'jumbotron/displays/HA44/follows': true,
    [at]: { layout: 'sponsors', seconds: 40 },
  });
  const between = known({ ...LEFT, air: { layout: 'sponsors', version: 2, at: 1000, seconds: 40 } });
  expect([
    findContentByHand(between, 1000),
    findContentByHand(between, 40_999),
    findContentByHand(between, 41_000),
  ]).toEqual([between.air, between.air, undefined]);
  expect(followFloor([between])).toEqual({
    'jumbotron/displays/HA44/follows': true,
    [`${at}/seconds`]: null,
  });
});

test('undo restores the content before a change, over that change only', () => {
  expect(restoreDisplay(known(LEFT), 1)).toMatchObject({
    'jumbotron/displays/HA44/follows': true,
    [at]: { version: 2 },
  });
  expect(restoreDisplay(known({ ...LEFT, air: CLOCK }), 2)['jumbotron/displays/HA44/follows']).toBe(true);
  expect(restoreDisplay(known({ ...LEFT, follows: null, air: CLOCK }), 2)).toMatchObject({
    'jumbotron/displays/HA44/follows': null,
    [at]: { layout: 'clock', version: 3 },
  });
});

test('a change of a display’s queue is based on the version before', () => {
  const before = known({ ...LEFT, queue: { version: 1, items: { 0: { layout: 'clock' } } } });
  expect(replaceQueue(before, [...before.queue.items, { layout: 'blank' }])).toEqual({
    'jumbotron/displays/HA44/queue': { version: 2, items: [{ layout: 'clock' }, { layout: 'blank' }] },
  });
});

test('a display gets its name together with its slot', () => {
  expect(Object.keys(addDisplay(code('HA44'), ' Left ', 2))).toEqual([
    'jumbotron/slots/2',
    'jumbotron/displays/HA44',
  ]);
});

test('empty lines of sponsors are left out', () => {
  expect(sponsors.parse(['Shoes', null, ' '])).toEqual(['Shoes']);
  expect(setSponsors([' Shoes ', '', 'Water'])).toEqual({ 'jumbotron/sponsors': ['Shoes', 'Water'] });
  expect(setSponsors([''])).toEqual({ 'jumbotron/sponsors': null });
});
