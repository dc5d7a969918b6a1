import { beforeEach, expect, test, vi } from 'vitest';
import { createEventKey, parseJudgeKey, parseLeadNumber, type LeadNumber } from '../../domain/ids.ts';
import { EMPTY_KEYING, type KeyingProgress } from '../../domain/keying/keyingProgress.ts';
import { forgetKeyingDraft, saveKeyingDraft, readKeyingDraft, findOpenKeying } from './keyingDraft.ts';
import type { SheetPlace } from './sheetAt.ts';

const leads = (...texts: readonly string[]): readonly LeadNumber[] =>
  texts.flatMap((text) => parseLeadNumber(text) ?? []);
const judge = parseJudgeKey('A');
if (judge === undefined) throw new Error('a plain key');
const paper: SheetPlace = {
  event: createEventKey('Gold Waltz'),
  round: 1,
  renumbered: undefined,
  judge,
  dance: 'Waltz',
};
const OF = leads('101', '102', '103');
const HOUR = 3_600_000;

const half: KeyingProgress = { ...EMPTY_KEYING, couples: leads('101', '103'), text: '10' };
const keep = (soFar: KeyingProgress, more: Partial<SheetPlace> = {}, now = 0, isOpen = true) =>
  saveKeyingDraft('demo', { ...paper, ...more }, { soFar, of: OF, isOpen }, now);

// Node has no localStorage.
const held = new Map<string, string>();
beforeEach(() => {
  held.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, text: string) => void held.set(name, text),
    removeItem: (name: string) => void held.delete(name),
  });
});

test.each<readonly [string, KeyingProgress]>([
  ['a digit without Enter', half],
  ['the second typing', { ...half, keying: { kind: 'second', first: leads('101', '102') } }],
  ['places', { ...EMPTY_KEYING, layout: 'places', places: [2, 1] }],
  [
    'differences half settled',
    {
      ...EMPTY_KEYING,
      keying: {
        kind: 'settle',
        first: leads('101'),
        second: leads('102'),
        chosen: new Map(leads('101').map((couple) => [couple, 'first'])),
      },
    },
  ],
  ['what is to be read back', { ...EMPTY_KEYING, keying: { kind: 'read back', marks: leads('101') } }],
])('a paper being typed comes back after the page was closed: %s', (_, soFar) => {
  expect(keep(soFar)).toBe(true);
  expect(readKeyingDraft('demo', paper)).toMatchObject({ soFar, of: OF, at: 0 });
});

test('each judge’s paper sheet is stored by dance, round and competition', () => {
  keep(half);
  expect(readKeyingDraft('demo', { ...paper, dance: 'Tango' })).toBeUndefined();
  expect(readKeyingDraft('demo', { ...paper, round: 0 })).toBeUndefined();
  expect(readKeyingDraft('another', paper)).toBeUndefined();
});

test('a half-typed paper sheet reopens after its page was closed, but not if it was left on purpose', () => {
  keep(half);
  expect(findOpenKeying('demo', paper)).toBe('A');
  expect(findOpenKeying('demo', { ...paper, round: 0 })).toBeUndefined();
  keep(half, {}, 1, false);
  expect(findOpenKeying('demo', paper)).toBeUndefined();
  expect(readKeyingDraft('demo', paper)).toBeDefined();
});

test('a paper sheet that was received, or has no typed marks, is not kept', () => {
  keep(half);
  forgetKeyingDraft('demo', paper, 1);
  expect(readKeyingDraft('demo', paper)).toBeUndefined();
  keep(half);
  keep(EMPTY_KEYING);
  expect(held.size).toBe(0);
});

test('at most the twenty latest paper sheets of a day are kept', () => {
  for (let round = 0; round < 25; round += 1) keep(half, { round }, round);
  expect(readKeyingDraft('demo', { ...paper, round: 4 })).toBeUndefined();
  expect(readKeyingDraft('demo', { ...paper, round: 5 })).toBeDefined();
  keep(half, { round: 30 }, 25 * HOUR);
  expect(readKeyingDraft('demo', { ...paper, round: 24 })).toBeUndefined();
});

test('malformed drafts of paper sheets are ignored', () => {
  held.set('floorcraft-keying-demo', '[{"event":"Gold Waltz"},7]');
  expect(readKeyingDraft('demo', paper)).toBeUndefined();
  held.set('floorcraft-keying-demo', 'not even JSON');
  expect(keep(half)).toBe(true);
  expect(readKeyingDraft('demo', paper)).toBeDefined();
});

test('typed marks stay in the page if storage is unavailable', () => {
  const full = () => {
    throw new Error('no storage here');
  };
  vi.stubGlobal('localStorage', { getItem: full, setItem: full, removeItem: full });
  expect(keep(half)).toBe(false);
  expect(readKeyingDraft('demo', paper)).toMatchObject({ soFar: half });
  expect(findOpenKeying('demo', paper)).toBe('A');
  forgetKeyingDraft('demo', paper, 0);
  expect(readKeyingDraft('demo', paper)).toBeUndefined();
});
