import { expect, test } from 'vitest';
import type { CompetitionEvent } from '../competition.ts';
import { buildCouple } from '../floor/testing/hall.ts';
import { buildDirectory, type Competitor } from '../people/directory.ts';
import { parseCouple } from '../testing/published.ts';
import { buildTestEvent, buildRoundAt } from '../testing/event.ts';
import { canGetNumber, findNumberProblem, proposeNumbers, parseTypedNumber } from './numberChange.ts';

const lead = buildCouple(101, 'Ann', 'Bo', { leadId: 'a', followId: 'b' });
const unnumbered = (id: string) =>
  buildCouple(900, id, 'TBA', { leadId: id, followName: 'TBA', number: undefined });

const rumba = (state: 'initialized' | 'skipped' | 'running' | 'posted'): CompetitionEvent => ({
  ...buildTestEvent(
    'Gold Latin Rumba',
    buildRoundAt(1, 1, { state, entries: [{ id: lead.id, heats: [1] }] }),
    buildRoundAt(0, 2),
  ),
  entries: [lead, unnumbered('c'), unnumbered('d')],
});
const people = (event: CompetitionEvent) => buildDirectory([event], []);
function who(all: readonly Competitor[], key: string): Competitor {
  const its = all.find((one) => one.key === key);
  if (its === undefined) throw new Error(`nobody is ${key}`);
  return its;
}
const problem = (
  event: CompetitionEvent,
  key: string,
  number: number | undefined,
  taken: readonly number[] = [],
) =>
  findNumberProblem(
    who(people(event), key),
    number === undefined ? undefined : parseCouple(number),
    people(event),
    new Set(taken),
  );

test('a number in use, by the list or by an entry, is refused', () => {
  expect(problem(rumba('initialized'), 'c', 101)).toMatchObject({ kind: 'taken', by: { key: 'a' } });
  expect(problem(rumba('initialized'), 'c', 102, [102])).toEqual({ kind: 'taken', by: undefined });
  expect(problem(rumba('initialized'), 'c', 9999)).toEqual({ kind: 'no number' });
  expect(problem(rumba('initialized'), 'c', 102)).toBeUndefined();
  expect(problem(rumba('initialized'), 'a', 101, [101])).toBeUndefined();
});

test.each(['running', 'posted'] as const)('couples of a round that is %s keep their numbers', (state) => {
  expect(problem(rumba(state), 'a', 102)).toMatchObject({
    kind: 'danced',
    event: { key: 'Gold Latin Rumba' },
  });
  expect(problem(rumba(state), 'a', undefined)).toMatchObject({ kind: 'danced' });
  // A follow is known by the lead's number.
  expect(problem(rumba(state), 'c', 102)).toBeUndefined();
});

test.each(['initialized', 'skipped'] as const)('numbers in a round that is %s can still change', (state) => {
  expect(problem(rumba(state), 'a', undefined)).toBeUndefined();
});

test('every lead without a number gets a free one, while there are any', () => {
  const event = rumba('initialized');
  const all = people(event);
  const need = all.filter(canGetNumber);
  expect(need.map(({ key }) => key)).toEqual(['c', 'd']);
  const range = { from: 100, to: 104, kept: [102] };
  const supply = { everybody: all, events: [event], taken: new Set([104]) };
  const given = proposeNumbers(need, { ...supply, range, draw: () => 0 });
  expect(given.map(({ person, number }) => [person.key, number])).toEqual([
    ['c', '100'],
    ['d', '103'],
  ]);
  const tight = proposeNumbers(need, { ...supply, range: { ...range, to: 102 }, draw: () => 0.99 });
  expect(tight.map(({ number }) => number)).toEqual(['100']);
});

test('a typed number is parsed', () => {
  expect([' 214 ', '', '0', '12a', '99999'].map(parseTypedNumber)).toEqual([
    '214',
    null,
    undefined,
    undefined,
    undefined,
  ]);
});
