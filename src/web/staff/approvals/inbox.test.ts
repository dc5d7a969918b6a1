import { expect, test } from 'vitest';
import { roundsOfTheDay } from '../../../domain/round/day.ts';
import { eventKeyFromName, type EventKey } from '../../../domain/ids.ts';
import type { Approval, Asked, Decided } from '../../../store/results/approvals.ts';
import { buildEvent, buildRound } from '../../testing/builders.ts';
import { decidedOn, unsigned, waitingFor } from './inbox.ts';

const COUPLES = ['601', '602'];
/** Two finals of the day: the waltz is danced before the tango. */
const posted = (name: string, scheduleIndex: number) =>
  buildEvent(COUPLES, {
    key: eventKeyFromName(name),
    name,
    rounds: [buildRound(0, COUPLES, { state: 'posted', scheduleIndex })],
  });
const day = roundsOfTheDay([posted('Waltz', 1), posted('Tango', 2)]);

const asked = (at: number): Asked => ({
  what: 'final',
  name: 'Sam',
  at,
  note: undefined,
  count: undefined,
  couples: [],
  judge: undefined,
  dance: undefined,
});
const said = (
  tellOf: Readonly<Record<string, Approval>>,
): ReadonlyMap<EventKey, ReadonlyMap<number, Approval>> =>
  new Map(
    Object.entries(tellOf).map(([name, approval]) => [eventKeyFromName(name), new Map([[0, approval]])]),
  );
const names = (list: readonly { readonly at: { readonly event: { readonly name: string } } }[]) =>
  list.map(({ at }) => at.event.name);

test('of two questions the newer one stands first', () => {
  const both = said({
    Waltz: { kind: 'waits', asked: asked(1) },
    Tango: { kind: 'waits', asked: asked(2) },
  });
  expect(names(waitingFor(day, both))).toEqual(['Tango', 'Waltz']);
});

test('of results to sign the last danced stands first; what is signed or asked about is not among them', () => {
  expect(unsigned(day, new Map()).map(({ event }) => event.name)).toEqual(['Tango', 'Waltz']);
  const waits = said({ Tango: { kind: 'waits', asked: asked(1) } });
  expect(unsigned(day, waits).map(({ event }) => event.name)).toEqual(['Waltz']);
});

test('of decisions the latest stands first', () => {
  const decided = (at: number): Decided => ({
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
  expect(names(decidedOn(day, both))).toEqual(['Waltz', 'Tango']);
});
