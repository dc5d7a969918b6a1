import { expect, test } from 'vitest';
import { listRoundsOfDay } from '../../../domain/round/day.ts';
import { createEventKey, type EventKey } from '../../../domain/ids.ts';
import type { Approval, ChairmanQuestion, ChairmanDecision } from '../../../store/results/approvals.ts';
import { buildQuestion, buildSimpleEvent, buildSimpleRound } from '../../kit/testing/builders.ts';
import type { RoundState } from '../../../domain/round/rounds.ts';
import { listDecisions, listUnsigned, listOpenQuestions, listWithdrawnQuestions } from './inbox.ts';

const COUPLES = ['601', '602'];
/** Two finals of the day: the waltz is danced before the tango. */
const final = (name: string, scheduleIndex: number, state: RoundState) =>
  buildSimpleEvent(COUPLES, {
    key: createEventKey(name),
    name,
    rounds: [buildSimpleRound(0, COUPLES, { state, scheduleIndex })],
  });
const dayOf = (state: RoundState) => listRoundsOfDay([final('Waltz', 1, state), final('Tango', 2, state)]);
const day = dayOf('posted');

const asked = (at: number): ChairmanQuestion => buildQuestion({ what: 'final', at });
const said = (
  tellOf: Readonly<Record<string, Approval>>,
): ReadonlyMap<EventKey, ReadonlyMap<number, Approval>> =>
  new Map(Object.entries(tellOf).map(([name, approval]) => [createEventKey(name), new Map([[0, approval]])]));
const names = (list: readonly { readonly at: { readonly event: { readonly name: string } } }[]) =>
  list.map(({ at }) => at.event.name);

test('the chairman’s inbox lists the newer of two questions first', () => {
  const both = said({
    Waltz: { kind: 'waits', asked: asked(1) },
    Tango: { kind: 'waits', asked: asked(2) },
  });
  expect(names(listOpenQuestions(dayOf('marked'), both))).toEqual(['Tango', 'Waltz']);
});

test('the chairman’s inbox lists the last danced of the results to sign first, without the signed ones', () => {
  expect(listUnsigned(day, new Map()).map(({ event }) => event.name)).toEqual(['Tango', 'Waltz']);
  const decided: ChairmanDecision = {
    verdict: 'signed',
    name: 'Ruth',
    at: 1,
    note: undefined,
    count: undefined,
  };
  const signed = said({ Tango: { kind: 'signed', asked: undefined, decided } });
  expect(listUnsigned(day, signed).map(({ event }) => event.name)).toEqual(['Waltz']);
});

test('posting a round closes its open question as overtaken, and the result can be signed', () => {
  const waits = said({ Tango: { kind: 'waits', asked: asked(1) } });
  expect(listOpenQuestions(day, waits)).toEqual([]);
  expect(listWithdrawnQuestions(day, waits, 60_000)).toMatchObject([
    { at: { event: { name: 'Tango' } }, withdrawn: { because: 'posted' } },
  ]);
  expect(listUnsigned(day, waits).map(({ event }) => event.name)).toEqual(['Tango', 'Waltz']);
});

test('a withdrawn question shows for a quarter of an hour', () => {
  const withdrawn = said({
    Waltz: {
      kind: 'withdrawn',
      asked: asked(1),
      withdrawn: { because: 'taken back', name: 'Sam', at: 5000 },
    },
  });
  const minutes = (count: number) => 5000 + count * 60_000;
  expect(names(listWithdrawnQuestions(dayOf('marked'), withdrawn, minutes(14)))).toEqual(['Waltz']);
  expect(listWithdrawnQuestions(dayOf('marked'), withdrawn, minutes(15))).toEqual([]);
  expect(listOpenQuestions(dayOf('marked'), withdrawn)).toEqual([]);
});

test('the chairman’s inbox lists the latest decision first', () => {
  const decided = (at: number): ChairmanDecision => ({
    verdict: 'approved',
    name: 'Ruth',
    at,
    note: undefined,
    count: undefined,
  });
  const both = said({
    Waltz: { kind: 'answered', asked: asked(1), decided: decided(5) },
    Tango: { kind: 'answered', asked: asked(2), decided: decided(4) },
  });
  expect(names(listDecisions(day, both))).toEqual(['Waltz', 'Tango']);
});
