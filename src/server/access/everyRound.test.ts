import { expect, test } from 'vitest';
import type { Json } from '../tree/json.ts';
import { buildMiddayTree, isWriteAccepted, toUid, type Values } from './testing/writeChecks.ts';
import { buildJournalRecord } from './testing/line.ts';
import type { TestPerson } from './testing/testPersons.ts';
import { dropUndefined } from '../defined.ts';

// Rules about rounds hold for every round an event can have: they list rounds one by one, and a missing one would be
// open.

const ROUNDS = Array.from({ length: 12 }, (_, number) => number);
/** Round states; undefined: not set. */
const STATES = [undefined, 0, 1, 2, 3, 4, 5] as const;
type State = (typeof STATES)[number];

const WALTZ = 'events/Waltz';
const PLACE = { heat: 1 };
const roundIn = (roundState: State, more: { readonly [field: string]: Json } = {}): Json => ({
  ...dropUndefined({ roundState }),
  recallSize: 6,
  numHeats: 1,
  ...more,
});
const signedIs = (round: number): Values => ({
  [`approvals/Waltz/${round}/decided`]: { uid: 'x', at: 1, verdict: 'signed' },
  [`approvals/Waltz/signed/${round}`]: true,
});
const NO_ROUNDS: Values = { [`${WALTZ}/rounds`]: null };
/** Values that set only this round. */
const alone = (round: number, value: Json): Values => ({ [`${WALTZ}/rounds`]: { [round]: value } });

/** The cases that are accepted. */
const taken = <Case>(
  cases: readonly Case[],
  ask: (one: Case) => readonly [who: TestPerson, values: Values, differs: Values],
): readonly Case[] =>
  cases.filter((one) => {
    const [who, values, differs] = ask(one);
    return isWriteAccepted(buildMiddayTree(differs), who, values);
  });

const PAIRS = ROUNDS.flatMap((round) => ROUNDS.map((other) => ({ round, other })));

test('the office edits an event while none of its rounds is signed', () => {
  const anew: Values = { [`${WALTZ}/name`]: 'Slow Waltz' };
  expect(isWriteAccepted(buildMiddayTree(NO_ROUNDS), 'scrutineer', anew)).toBe(true);
  expect(taken(ROUNDS, (round) => ['scrutineer', anew, { ...NO_ROUNDS, ...signedIs(round) }])).toEqual([]);
});

test('a couple that danced is fixed once a round is signed, and the office may change the others', () => {
  const changes: readonly Values[] = [
    { [`${WALTZ}/entries/staff1`]: null },
    { [`${WALTZ}/entries/staff1/affiliation`]: 'Yale' },
    { [`${WALTZ}/entries/staff1/leadNumber`]: 104 },
  ];
  const danced: Values = { [`${WALTZ}/danced/staff1`]: true };
  for (const change of changes) {
    expect(taken(ROUNDS, (round) => ['admin', change, { ...danced, ...signedIs(round) }])).toEqual([]);
    expect(taken(ROUNDS, (round) => ['admin', change, signedIs(round)])).toEqual(ROUNDS);
  }
});

test('a couple can stop counting as danced only before a signature', () => {
  const back: Values = { [`${WALTZ}/danced/e1`]: null };
  expect(isWriteAccepted(buildMiddayTree({}), 'mc', back)).toBe(true);
  for (const who of ['mc', 'deckcaptain', 'admin'] as const)
    expect(taken(ROUNDS, (round) => [who, back, signedIs(round)])).toEqual([]);
});

test('a couple that danced can’t withdraw on a phone, and keeps its number', () => {
  const gone: Values = { [`${WALTZ}/entries/e1`]: null, 'owners/entries/Waltz/e1': null };
  const another: Values = { [`${WALTZ}/entries/staff1/leadNumber`]: 104 };
  expect(isWriteAccepted(buildMiddayTree({ [`${WALTZ}/danced`]: null }), 'holder', gone)).toBe(true);
  expect(isWriteAccepted(buildMiddayTree({}), 'holder', gone)).toBe(false);
  expect(isWriteAccepted(buildMiddayTree({}), 'scrutineer', another)).toBe(true);
  expect(isWriteAccepted(buildMiddayTree({ [`${WALTZ}/danced/staff1`]: true }), 'scrutineer', another)).toBe(
    false,
  );
});

test('the dance order is fixed once a couple danced', () => {
  const another: Values = { [`${WALTZ}/danceOrder/0`]: 'Waltz' };
  expect(isWriteAccepted(buildMiddayTree({}), 'admin', another)).toBe(false);
  expect(isWriteAccepted(buildMiddayTree({ [`${WALTZ}/danced`]: null }), 'admin', another)).toBe(true);
});

// ---- a publication of the plan -------------------------------------------------------------------------------------

const publication = (seen: Values): Values => ({
  'planning/revision': 1,
  'planning/record': 'j9',
  ...buildJournalRecord('j9', { who: 'scrutineer', kind: 'plan published' }, toUid),
  'planning/undo/1': 'what was before',
  ...seen,
});

test('a publication is refused if it names another state of a round', () => {
  const seenAs = (round: number, seen: string | undefined): Values =>
    publication({
      [`${WALTZ}/renumbered`]: 1,
      ...(seen === undefined ? {} : { [`planning/seen/Waltz/${round}`]: seen }),
    });
  const cases = ROUNDS.flatMap((round) => [undefined, '4/2', '5/1', '5/2'].map((seen) => ({ round, seen })));
  expect(
    taken(cases, ({ round, seen }) => [
      'scrutineer',
      seenAs(round, seen),
      alone(round, roundIn(5, { lineUp: 2 })),
    ]),
  ).toEqual(cases.filter(({ seen }) => seen === undefined || seen === '5/2'));
});

test('a decision moves unchanged with its round', () => {
  const decided = { uid: 'chief', name: 'Wim', at: 7, verdict: 'approved', note: 'as asked', count: 2 };
  const altered: readonly { readonly [field: string]: Json }[] = [
    {},
    { uid: 'somebody else' },
    { name: 'Wilma' },
    { at: 8 },
    { verdict: 'refused' },
    { note: 'with pleasure' },
    { count: 3 },
    { note: null },
  ];
  const cases = PAIRS.filter(({ round, other }) => round !== other).flatMap(({ round, other }) =>
    altered.map((how) => ({ round, other, how })),
  );
  const none = { approvals: null };
  expect(
    taken(cases, ({ round, other, how }) => [
      'scrutineer',
      publication({
        [`approvals/Waltz/${other}`]: { decided: { ...decided, movedFrom: `${round}`, ...how } },
      }),
      { ...NO_ROUNDS, ...none, [`approvals/Waltz/${round}/decided`]: decided },
    ]),
  ).toEqual(cases.filter(({ how }) => Object.keys(how).length === 0));
});

// ---- the turn of a round -------------------------------------------------------------------------------------------

/** The highest round number; no earlier round can send couples on. */
const FIRST_ROUND = 7;

/** Skipped rounds are varied separately. */
const LAST = [...STATES.filter((state) => state !== 3), 'none' as const];

/** States of the preceding rounds: some skipped, then one that is not. */
const WAYS_HERE = ROUNDS.filter((round) => round < FIRST_ROUND).flatMap((round) =>
  Array.from({ length: FIRST_ROUND - round + 1 }, (_, skipped) => skipped).flatMap((skipped) =>
    (round + skipped < FIRST_ROUND ? LAST : ['none' as const]).map((last) => ({
      round,
      skipped,
      last,
    })),
  ),
);

// If the previous round was skipped, the round before that one is not checked, because the journal shows the
// start.
test('a round starts once the round before it is posted, empty or skipped', () => {
  const rounds = ({ round, skipped, last }: (typeof WAYS_HERE)[number]): Json => ({
    [round]: roundIn(0, { entries: { e1: PLACE } }),
    ...Object.fromEntries(Array.from({ length: skipped }, (_, each) => [round + 1 + each, roundIn(3)])),
    ...(last === 'none' ? {} : { [round + 1 + skipped]: roundIn(last) }),
  });
  const starting = (round: number): Values => ({ [`${WALTZ}/rounds/${round}/roundState`]: 2 });
  expect(
    taken(WAYS_HERE, (way) => ['mc', starting(way.round), { [`${WALTZ}/rounds`]: rounds(way) }]),
  ).toEqual(
    WAYS_HERE.filter(({ skipped, last }) => skipped > 0 || last === 'none' || last === 1 || last === 5),
  );
});
