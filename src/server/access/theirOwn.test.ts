import { expect, test } from 'vitest';
import type { QueryFacts } from '../rules/evaluate.ts';
import { buildMiddayTree, canRead, type Values } from './testing/writeChecks.ts';
import { REGISTERED_BY_ANOTHER } from './testing/matrix/ownCode.ts';

// Private data for its dancers and for objectors. Each way to read it is tested alone, and with one thing
// changed.

interface Told {
  readonly what: string;
  readonly place: string;
  readonly asked?: Partial<QueryFacts>;
  /** The changes that make `place` belong to `k3`. */
  readonly differs?: Values;
}

const WHY = 'rulingReasons/Waltz/w3';
const INVITATION = 'invitations/Waltz/w3';

/**
 * The two dancers who may read the reason of a ruling, with their paths. The rules look up one, then the
 * other.
 */
const COUPLE = [
  { who: 'the lead', named: `${WHY}/lead` },
  { who: 'the follow', named: `${WHY}/follow` },
] as const;
const NOBODY_THERE: Values = Object.fromEntries(COUPLE.map(({ named }) => [named, null]));

const TOLD: readonly Told[] = [
  { what: 'the price agreed with a dancer', place: 'agreedPrices/k3' },
  { what: 'the evidence of a dancer', place: 'evidence/k3' },
  {
    what: 'the payments of a dancer',
    place: 'payments',
    asked: { orderByChild: 'dancer', equalTo: 'k3' },
  },
  { what: 'that there is no invitation into their entry', place: INVITATION },
  {
    what: 'the invitation of a dancer',
    place: INVITATION,
    differs: { [INVITATION]: { from: 'k3', secret: 'x', open: { x: true } } },
  },
  ...COUPLE.map(({ who, named }) => ({
    what: `the reason of a ruling, for ${who},`,
    place: WHY,
    differs: { ...NOBODY_THERE, [named]: 'k3' },
  })),
];

/** `REGISTERED_BY_ANOTHER` with one thing changed. */
const NOT_THEIRS: readonly (readonly [what: string, differs: Values])[] = [
  ['with a code that this device has not shown', { 'codeClaims/holder': null }],
  ['with another code in the owner node', { 'owners/own/k3': 'New0001' }],
  ['without the code that made them', { 'owners/competitors/k3': null }],
];

test.each(TOLD)('$what is readable with the code made for that dancer only', ({ place, asked, differs }) => {
  const isToldWith = (more: Values): boolean =>
    canRead(buildMiddayTree({ ...REGISTERED_BY_ANOTHER, ...differs, ...more }), 'holder', place, asked);
  expect(isToldWith({})).toBe(true);
  expect(NOT_THEIRS.filter(([, more]) => isToldWith(more)).map(([what]) => what)).toEqual([]);
});

/** Cases in which one dancer can't be looked up. The other can still read the reason. */
const NOTHING_KNOWN: readonly (readonly [what: string, differs: Values])[] = [
  ['created by the staff', { 'owners/competitors/k3': null }],
  ['without a code of their own', { 'owners/own/k3': null }],
];
const BESIDE = COUPLE.flatMap((one, index) =>
  COUPLE.slice(index + 1).flatMap((other) =>
    NOTHING_KNOWN.map(([what, differs]) => ({
      what: `${other.who} beside ${one.who} ${what}`,
      differs: { ...NOBODY_THERE, [one.named]: 'k3', [other.named]: 'k4', ...differs },
    })),
  ),
);

test('both dancers of a couple read the reason of a ruling even if one cannot be looked up', () => {
  const isTold = (differs: Values): boolean =>
    canRead(buildMiddayTree({ ...REGISTERED_BY_ANOTHER, ...differs }), 'holder', WHY);
  expect(BESIDE.filter(({ differs }) => !isTold(differs)).map(({ what }) => what)).toEqual([]);
});

const SLOTS = [0, 1, 2, 3, 4];

test('someone who objected before the decision reads its reason, from any slot', () => {
  const isTold = (
    slot: number,
    [event, entry] = ['Waltz', 'w3'],
    at = 1,
    decided: number | null = 2,
  ): boolean =>
    canRead(
      buildMiddayTree({
        ...NOBODY_THERE,
        [WHY]: decided === null ? null : { why: 'Seven points', at: decided },
        [`objections/anon/${slot}`]: { event, entry, why: 'Has won it twice', at },
        [`objections/anon/to/${event}/${entry}`]: String(slot),
      }),
      'anon',
      WHY,
    );
  expect(SLOTS.filter((slot) => isTold(slot))).toEqual(SLOTS);
  expect(SLOTS.filter((slot) => isTold(slot, ['Jive', 'w3']))).toEqual([]);
  expect(SLOTS.filter((slot) => isTold(slot, ['Waltz', 'w2']))).toEqual([]);
  // An objection made only to read the reason, and an objection that is not decided yet.
  expect(SLOTS.filter((slot) => isTold(slot, undefined, 3))).toEqual([]);
  expect(SLOTS.filter((slot) => isTold(slot, undefined, 2))).toEqual([]);
  expect(SLOTS.filter((slot) => isTold(slot, undefined, 3, null))).toEqual(SLOTS);
});
