import { expect, test } from 'vitest';
import { getCompetitionPreset } from '../../domain/setup/presets.ts';
import { startedFrom, startFromPreset, type CurrentSetup } from './presetStart.ts';

const by = { uid: 'u', who: 'Olga', device: 'd', at: 1 };
const NONE = { kind: 'none', edition: 0 } as const;
const EMPTY: CurrentSetup = {
  events: [],
  offer: 0,
  fees: NONE,
  timing: NONE,
  numbers: NONE,
  details: NONE,
  rules: NONE,
};
const COLLEGIATE = getCompetitionPreset('collegiate');

const saved = (before: CurrentSetup, texts = {}) =>
  startFromPreset(by, 'collegiate', texts, before).flatMap(({ record }) => record ?? []);

test('a preset saves events, fees, round sizes, numbers and pages, each with its record', () => {
  expect(saved(EMPTY, { details: 'Doors at six.' })).toMatchObject([
    { kind: 'settings saved', what: 'events', edition: 1 },
    { kind: 'settings saved', what: 'fees', edition: 1 },
    { kind: 'settings saved', what: 'timing', edition: 1 },
    { kind: 'settings saved', what: 'numberRange', edition: 1 },
    { kind: 'settings saved', what: 'details', edition: 1 },
  ]);
});

test('a preset stores its name', () => {
  const patches = startFromPreset(by, 'collegiate', {}, EMPTY).map(({ patch }) => patch);
  expect(patches).toContainEqual({ 'settings/startedFrom': 'collegiate' });
  expect([startedFrom.parse('collegiate'), startedFrom.parse('x')]).toEqual(['collegiate', undefined]);
});

test('a preset does not open registration', () => {
  const paths = startFromPreset(by, 'collegiate', {}, EMPTY).flatMap(({ patch }) => Object.keys(patch));
  expect(paths.filter((path) => /egistration/.test(path))).toEqual([]);
});

test('a preset keeps everything that is already set', () => {
  const before = { ...EMPTY, numbers: { kind: 'set', edition: 3, rules: COLLEGIATE.numbers } } as const;
  expect(saved(before).map((record) => record !== undefined && 'what' in record && record.what)).toEqual([
    'events',
    'fees',
    'timing',
  ]);
});
