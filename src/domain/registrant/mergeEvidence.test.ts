import { expect, test } from 'vitest';
import type { Evidence, StatedResult } from '../eligibility/evidence.ts';
import { mergeEvidence } from './mergeEvidence.ts';

const won = (competition: string): StatedResult => ({
  level: 'Bronze',
  style: 'Latin',
  dances: ['Rumba'],
  roundsBefore: 1,
  place: 1,
  competition,
  source: 'results.example.org',
});
const BEFORE: Evidence = { months: 12, level: 'Bronze', results: [won('Yale'), won('MIT')] };

test('one device’s changes to evidence are merged with concurrent changes', () => {
  const mine: Evidence = { months: 14, level: 'Bronze', results: [won('MIT'), won('Brown')] };
  const now: Evidence = { level: 'Silver', usualRole: 'lead', results: [...BEFORE.results, won('Tufts')] };
  expect(mergeEvidence(BEFORE, mine, now)).toEqual({
    months: 14,
    level: 'Silver',
    usualRole: 'lead',
    results: [won('MIT'), won('Tufts'), won('Brown')],
  });
});

test('removing one of two equal results keeps the other', () => {
  const twice: Evidence = { results: [won('Yale'), won('Yale')] };
  expect(mergeEvidence(twice, { results: [won('Yale')] }, twice)).toEqual({ results: [won('Yale')] });
});

test('merging evidence does not restore a withdrawn result', () => {
  const mine: Evidence = { results: BEFORE.results };
  expect(mergeEvidence(BEFORE, mine, BEFORE)).toEqual(mine);
});

test('evidence without concurrent changes is saved as typed', () => {
  const mine: Evidence = { age: 'Adult', results: [won('Brown')] };
  expect(mergeEvidence(BEFORE, mine, BEFORE)).toEqual(mine);
});
