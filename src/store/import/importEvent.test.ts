import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RESULTS_EXAMPLE } from '../../cli/import/examples.ts';
import { parseResultsFile } from '../../cli/resultsFile/parseResultsFile.ts';
import { createEventKey } from '../../domain/ids.ts';
import { eventPath } from '../events/events.ts';
import { savedResultPath, type SavedResult } from '../results/results.ts';
import { importEvent, type ImportDay } from './importEvent.ts';
import type { Json, Patch } from '../tree/patch.ts';
import { getRawChild, listRawChildren } from '../tree/path.ts';

function danced(file: string) {
  const read = parseResultsFile(readFileSync(`src/cli/demo/brown2013/${file}`, 'utf8'));
  if (!read.ok) throw new Error('the published file is valid');
  return read.value;
}

const over: ImportDay = {
  posted: () => true,
  scheduleIndex: (round) => 10 - round,
  startTime: () => 1000,
  registeredAt: 1,
};

function imported(file: string, day = over): Patch {
  const result = importEvent(danced(file), day);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value.patch;
}

const saved = (patch: Patch, event: string, round: number): SavedResult | undefined =>
  savedResultPath(createEventKey(event), round).parse(patch[`resultsSaved/${event}/${round}`]);

const CHACHA = 'Newcomer Rhythm ChaCha';
const SILVER = 'Silver Standard Waltz Quickstep';

test('a results file becomes an event as the screens read it: rounds from the final, couples by number', () => {
  const patch = imported('event1.json');
  const event = eventPath(createEventKey(CHACHA)).parse(patch[`events/${CHACHA}`]);
  expect(event?.entries).toHaveLength(94);
  expect(event?.entries.every(({ placeholder, number }) => placeholder && number !== undefined)).toBe(true);
  expect(
    event?.rounds.map(({ name, entries, recallSize, panel }) => [
      name,
      entries.length,
      recallSize,
      panel.join(''),
    ]),
  ).toEqual([
    ['Final', 6, undefined, 'ABEFGIJ'],
    ['Semi-Final', 14, 7, 'BFGIJ'],
    ['Quarter-Final', 27, 14, 'BEFIJ'],
    ['2nd Round', 51, 25, 'BFGIJ'],
    ['1st Round', 94, 48, 'BEFGI'],
  ]);
});

test('a couple seeded past a round is placed ahead of those eliminated in it', () => {
  const seeded = RESULTS_EXAMPLE.replace('"order": 2, "entered": 2', '"order": 2, "entered": 3').replace(
    '"102": [2, 2] }',
    '"102": [2, 2], "104": [3, 3] }',
  );
  const read = parseResultsFile(seeded);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const result = importEvent(read.value, over);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  const { patch } = result.value;
  expect(patch['resultsSaved/Bronze Waltz/1']).toMatchObject({ placements: { 103: 4 } });
  const event = eventPath(createEventKey('Bronze Waltz')).parse(patch['events/Bronze Waltz']);
  expect(event?.rounds[0]).toMatchObject({ entries: { length: 3 }, byes: { length: 1 } });
});

test('a saved final is read back as the same result, with its working and comparisons', () => {
  const patch = imported('event13.json');
  const kept = saved(patch, SILVER, 0);
  if (kept?.kind !== 'final') throw new Error('no final');
  expect(
    kept.result.placings.map(({ couple, place, total, decidedBy }) => [couple, place, total, decidedBy]),
  ).toEqual([
    ['112', 1, 2, '9'],
    ['286', 2, 4, '9'],
    ['165', 3, 7, '11'],
    ['223', 4, 7, '11'],
    ['213', 5, 11, '11'],
    ['162', 6, 11, '11'],
    ['365', 7, 15, '11'],
    ['345', 8, 15, '11'],
  ]);
  const waltz = kept.result.dances.find(({ dance }) => dance === 'Waltz');
  expect(waltz?.majority).toBe(4);
  expect(waltz?.placings[0]).toMatchObject({
    couple: '112',
    place: 1,
    rule: '5',
    cells: [{ column: 1, count: 4 }],
  });
  expect(kept.result.steps.filter(({ rule }) => rule === '11')).toHaveLength(3);
});

test('an imported result is saved without the judges’ marks', () => {
  const patch = imported('event13.json');
  const kept = JSON.stringify(patch[`resultsSaved/${SILVER}/0`]);
  for (const judge of 'ABEFGIJ') expect(kept).not.toContain(`"${judge}"`);
});

test('an imported event gives each couple one place, eliminated couples behind the finalists', () => {
  const patch = imported('event1.json');
  const places = new Map(
    listRawChildren(getRawChild(patch[`resultsSaved/${CHACHA}/finalResults`], 'placements')),
  );
  expect(places.size).toBe(94);
  const place = (couple: string) => places.get(couple);
  expect(place('220')).toBe(1);
  // 211, 232, 247, 318 and 344 were eliminated in the semi-final with two marks each: 7th to 11th.
  expect(['211', '232', '247', '318', '344'].map(place)).toEqual([7, 7, 7, 7, 7]);
  expect(place('325')).toBe(14);
});

test('a partly danced event is imported: waiting rounds have no marks, and get the recalled couples of the previous round', () => {
  const patch = imported('event1.json', { ...over, posted: (round) => round >= 2, running: 1 });
  const event = eventPath(createEventKey(CHACHA)).parse(patch[`events/${CHACHA}`]);
  expect(event?.rounds.map(({ state, entries }) => [state, entries.length])).toEqual([
    ['initialized', 0],
    ['running', 14],
    ['posted', 27],
    ['posted', 51],
    ['posted', 94],
  ]);
  expect(Object.keys(patch).filter((path) => path.startsWith(`marks/${CHACHA}/1/`))).toEqual([]);
  expect(patch[`resultsSaved/${CHACHA}/finalResults`]).toBeUndefined();
});

test('an imported event may have a name that cannot be a key', () => {
  const named = { ...danced('event13.json'), name: 'Gold Waltz/Quickstep #1 [adult] $5.00' };
  const result = importEvent(named, over);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  expect(result.value.key).toBe('Gold Waltz-Quickstep -1 -adult- -5-00');
  const stored: Json | undefined = result.value.patch[`events/${result.value.key}`];
  expect(stored).toMatchObject({ name: 'Gold Waltz/Quickstep #1 [adult] $5.00' });
});
