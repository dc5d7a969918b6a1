import { expect, test } from 'vitest';
import type { QueryFacts } from '../rules/evaluate.ts';
import { hallWith, isRead, type Values } from './testing/asked.ts';
import { THEIR_OWN } from './testing/matrix/ownCode.ts';

// What is told to the dancers it is about, and to who has said something against them: each way to it by itself, and with one
// thing of it otherwise.

interface Told {
  readonly what: string;
  readonly place: string;
  readonly asked?: Partial<QueryFacts>;
  /** How it comes to be about `k3`. */
  readonly differs?: Values;
}

const ENTRY = 'events/Waltz/entries/w3';
const RULING = 'rulings/Waltz/w3';
const WHY = 'rulingReasons/Waltz/w3';

/** The four who are told why it was decided so, and where each is named: the rules ask of one after the other. */
const COUPLE = [
  { who: 'the lead', named: `${ENTRY}/leadId` },
  { who: 'the follow', named: `${ENTRY}/followId` },
  { who: 'the lead who is out', named: `${RULING}/lead` },
  { who: 'the follow who is out', named: `${RULING}/follow` },
] as const;
const NOBODY_THERE: Values = Object.fromEntries(COUPLE.map(({ named }) => [named, null]));

const TOLD: readonly Told[] = [
  { what: 'what is agreed with a dancer', place: 'agreedPrices/k3' },
  { what: 'what a dancer has stated', place: 'evidence/k3' },
  {
    what: 'what a dancer has paid',
    place: 'payments',
    asked: { orderByChild: 'dancer', equalTo: 'k3' },
  },
  ...COUPLE.map(({ who, named }) => ({
    what: `why it was decided, to ${who}`,
    place: WHY,
    differs: { ...NOBODY_THERE, [named]: 'k3' },
  })),
];

/** The code was made for the dancer along with the team's: and one thing of it is otherwise. */
const NOT_THEIRS: readonly (readonly [what: string, differs: Values])[] = [
  ['whose own registration is another dancer’s', { 'registrations/Code001/competitor': 'k1' }],
  ['whose code this device has not shown', { 'codeClaims/holder': null }],
  ['whose team names another code', { 'registrations/Code003/codes/7': 'New0001' }],
  ['who stands in another slot of the team', { 'competitors/k3/slot': 8 }],
  ['whom nobody has made', { 'owners/competitors/k3': null }],
];

test.each(TOLD)('$what comes with the code that was made for them alone', ({ place, asked, differs }) => {
  const isToldWith = (more: Values): boolean =>
    isRead(hallWith({ ...THEIR_OWN, ...differs, ...more }), 'holder', place, asked);
  expect(isToldWith({})).toBe(true);
  expect(NOT_THEIRS.filter(([, more]) => isToldWith(more)).map(([what]) => what)).toEqual([]);
});

/** In what of these nothing can be looked up for one of the four: the others are told all the same. */
const NOTHING_KNOWN: readonly (readonly [what: string, differs: Values])[] = [
  ['whom the staff has made', { 'owners/competitors/k3': null }],
  ['who says no slot', { 'competitors/k3/slot': null }],
  ['for whom no code was made', { 'registrations/Code003/codes': null }],
];
const BESIDE = COUPLE.flatMap((one, index) =>
  COUPLE.slice(index + 1).flatMap((other) =>
    NOTHING_KNOWN.map(([what, differs]) => ({
      what: `${other.who} beside ${one.who} ${what}`,
      differs: { ...NOBODY_THERE, [one.named]: 'k3', [other.named]: 'k4', ...differs },
    })),
  ),
);

test('who is told why is told so whatever is known of the others', () => {
  const isTold = (differs: Values): boolean => isRead(hallWith({ ...THEIR_OWN, ...differs }), 'holder', WHY);
  expect(BESIDE.filter(({ differs }) => !isTold(differs)).map(({ what }) => what)).toEqual([]);
});

const SLOTS = [0, 1, 2, 3, 4];

test('who objected to an entry before it was decided is told why, in whichever of the slots it lies', () => {
  const isTold = (
    slot: number,
    [event, entry] = ['Waltz', 'w3'],
    at = 1,
    decided: number | null = 2,
  ): boolean =>
    isRead(
      hallWith({
        ...NOBODY_THERE,
        [`${RULING}/at`]: decided,
        [`objections/anon/${slot}`]: { event, entry, why: 'Has won it twice', at },
      }),
      'anon',
      WHY,
    );
  expect(SLOTS.filter((slot) => isTold(slot))).toEqual(SLOTS);
  expect(SLOTS.filter((slot) => isTold(slot, ['Jive', 'w3']))).toEqual([]);
  expect(SLOTS.filter((slot) => isTold(slot, ['Waltz', 'w2']))).toEqual([]);
  // An objection made to read the reason, and one that waits for the decision.
  expect(SLOTS.filter((slot) => isTold(slot, undefined, 3))).toEqual([]);
  expect(SLOTS.filter((slot) => isTold(slot, undefined, 2))).toEqual([]);
  expect(SLOTS.filter((slot) => isTold(slot, undefined, 3, null))).toEqual(SLOTS);
});
