import { expect, test } from 'vitest';
import { buildCouple } from '../floor/testing/hall.ts';
import { findRuleViolations } from './ruleViolations.ts';
import { toBackground, findRequiredEvidence, needsEvidence, type Evidence } from './evidence.ts';
import type { EligibilityRules } from './rules.ts';
import { parseOfferedEvent } from './testing/people.ts';

const POINTS: EligibilityRules = {
  points: { scheme: 'YCN', byRole: false, checkedAfterwards: false },
};

const won = (times: number): Evidence => ({
  results: Array.from({ length: times }, () => ({
    level: 'Bronze',
    style: 'Latin',
    dances: ['Rumba'],
    place: 1,
    roundsBefore: 1,
    competition: 'Harvard Invitational',
    source: 'https://results.example.org/42',
  })),
});

const ann = { ...buildCouple(101, 'Ann', 'Bo'), leadId: 'ann', followId: 'bo' };
const events = [
  { ...parseOfferedEvent('Bronze Latin Rumba'), name: 'Bronze Latin Rumba', entries: [ann], rounds: [] },
];

test('seven points in a dance close its level: two wins are six, three are nine', () => {
  const found = (times: number) =>
    findRuleViolations(events, POINTS, new Map([['bo', toBackground(won(times))]])).flatMap(({ reasons }) =>
      reasons.map(({ kind }) => kind),
    );
  expect(found(2)).toEqual([]);
  expect(found(3)).toEqual(['out by points']);
});

test('another dancer’s statement does not affect a couple', () => {
  expect(findRuleViolations(events, POINTS, new Map([['cy', toBackground(won(3))]]))).toEqual([]);
});

test('a dancer is asked only for evidence that one of the rules uses', () => {
  expect(needsEvidence({})).toBe(false);
  expect(needsEvidence({ levels: { per: 'style', span: 2 } })).toBe(false);
  expect(findRequiredEvidence(POINTS)).toEqual({
    months: false,
    level: false,
    usualRole: false,
    age: false,
    results: true,
  });
});

test('a dancer’s stated level applies to every style', () => {
  expect(toBackground({ level: 'Silver', results: [] }).levels).toMatchObject({
    Latin: 'Silver',
    Smooth: 'Silver',
  });
});
