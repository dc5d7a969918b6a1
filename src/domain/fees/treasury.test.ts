import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Competitor } from '../people/directory.ts';
import { parseCalendarDay } from '../registration/calendar.ts';
import { buildTestEvent } from '../testing/event.ts';
import { limitRuns } from '../testing/tries.ts';
import {
  buildDancerAccounts,
  buildSchoolAccounts,
  listBilledDancers,
  type PricedRegistration,
} from './accounts.ts';
import { NO_AGREED_PRICE, type AgreedPrice } from './agreedPrice.ts';
import { CATEGORIES } from './feeRules.ts';
import { FEE_MODELS, getFeeModel } from './models.ts';
import { WITHHELD_REFUND_WAY, PAYMENT_WAYS, type Payer, type Payment } from './payment.ts';
import { listDatedRefunds, splitRefund } from './refunds.ts';
import { buildPricedCouple } from './testing/accounts.ts';
import { summarizeTreasury } from './treasury.ts';

const DAY = 24 * 3_600_000;
const DATES = { early: 10 * DAY, open: 20 * DAY, closed: 30 * DAY };
const EVENTS = [
  'Gold Latin Rumba',
  'Silver Smooth Waltz',
  'Championship Standard Tango',
  'Bronze Rhythm Swing',
];
const KEYS = ['ann', 'bo', 'cy', 'di', 'ed', 'flo'];
/** Two spellings of one school, one of another, and none. */
const SCHOOLS = ['Yale', 'yale ', 'MIT', ''];

const time = fc.integer({ min: 0, max: 40 * DAY });
const way = fc.constantFrom(...PAYMENT_WAYS);
const payer: fc.Arbitrary<Payer> = fc.oneof(
  // A payer who was removed from the list has paid, too.
  fc.constantFrom(...KEYS, 'gone').map((dancer): Payer => ({ kind: 'dancer', dancer })),
  fc.constantFrom(...SCHOOLS, 'Closed').map((school): Payer => ({ kind: 'school', school })),
);

/** Events of a story, in any order. */
const happening = fc.oneof(
  fc.record({
    kind: fc.constant('registers' as const),
    who: fc.constantFrom(...KEYS),
    at: time,
    category: fc.constantFrom(...CATEGORIES),
    school: fc.constantFrom(...SCHOOLS),
    events: fc.subarray(EVENTS),
  }),
  fc.record({
    kind: fc.constant('changes' as const),
    who: fc.constantFrom(...KEYS),
    at: time,
    events: fc.subarray(EVENTS),
  }),
  fc.record({
    kind: fc.constant('pays' as const),
    payer,
    at: time,
    how: way,
    cents: fc.integer({ min: 1, max: 30_000 }),
  }),
  fc.record({
    kind: fc.constant('is given back' as const),
    payer,
    at: time,
    how: way,
    cents: fc.integer({ min: 1, max: 9000 }),
  }),
  fc.record({
    kind: fc.constant('is refunded by the dates' as const),
    who: fc.constantFrom(...KEYS),
    at: time,
    how: way,
  }),
  fc.record({
    kind: fc.constant('gets a discount' as const),
    who: fc.constantFrom(...KEYS),
    discount: fc.option(
      fc.record({
        code: fc.constant('ALUMNI27'),
        slot: fc.nat(11),
        at: time,
        name: fc.constantFrom('Alumni', 'Scholarship'),
        amount: fc.oneof(
          fc.record({ kind: fc.constant('cents' as const), cents: fc.integer({ min: 1, max: 20_000 }) }),
          fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
        ),
      }),
      { nil: undefined },
    ),
  }),
  fc.record({
    kind: fc.constant('agrees' as const),
    who: fc.constantFrom(...KEYS),
    price: fc.record({
      category: fc.option(fc.constantFrom(...CATEGORIES), { nil: undefined }),
      paysAtTheDoor: fc.boolean(),
      volunteers: fc.boolean(),
      extras: fc.constant([]),
      byHand: fc.option(fc.record({ cents: fc.integer({ min: 0, max: 9999 }), why: fc.constant('x') }), {
        nil: undefined,
      }),
    }),
  }),
);

/** The list is long enough for several dancers with one discount. */
const happenings = fc.array(happening, { maxLength: 60, size: 'medium' });

const dayOf = (at: number) => parseCalendarDay(new Date(at).toISOString().slice(0, 10));

interface Books {
  readonly people: Map<string, Competitor>;
  readonly registered: Map<string, PricedRegistration>;
  readonly agreed: Map<string, AgreedPrice>;
  readonly ledger: Payment[];
}

const personOf = (key: string, school: string, events: readonly string[]): Competitor => ({
  key,
  name: key,
  affiliation: school,
  number: undefined,
  dances: events.map((event) => buildPricedCouple(buildTestEvent(event), key)),
});

test('the treasurer’s sums agree to the cent after any registrations, changes, payments and refunds', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FEE_MODELS), happenings, (model, story) => {
      const fees = getFeeModel(model);
      const steps = listDatedRefunds(fees.refunds, DATES);
      const books: Books = { people: new Map(), registered: new Map(), agreed: new Map(), ledger: [] };
      const write = (payer: Payer, cents: number, how: Payment['how'], at: number): void => {
        books.ledger.push({ id: String(books.ledger.length), payer, cents, how, note: undefined, at });
      };
      const billed = () =>
        listBilledDancers(
          [...books.people.values()],
          books.registered,
          { fees, dates: DATES },
          (key) => books.agreed.get(key) ?? NO_AGREED_PRICE,
        );
      for (const one of story)
        switch (one.kind) {
          case 'registers':
            books.people.set(one.who, personOf(one.who, one.school, one.events));
            books.registered.set(one.who, { category: one.category, createdAt: one.at, changedAt: one.at });
            break;
          case 'changes': {
            const [person, its] = [books.people.get(one.who), books.registered.get(one.who)];
            if (person === undefined || its === undefined) break;
            books.people.set(one.who, personOf(one.who, person.affiliation, one.events));
            books.registered.set(one.who, { ...its, changedAt: Math.max(its.createdAt, one.at) });
            break;
          }
          case 'pays':
            write(one.payer, one.cents, one.how, one.at);
            break;
          case 'is given back':
            write(one.payer, -one.cents, one.how, one.at);
            break;
          case 'is refunded by the dates': {
            const account = buildDancerAccounts(billed(), books.ledger).find(
              ({ payer: its }) => its.kind === 'dancer' && its.dancer === one.who,
            );
            if (account === undefined || account.left >= 0) break;
            const { refund, keep } = splitRefund(steps, -account.left, one.at);
            if (refund > 0) write(account.payer, -refund, one.how, one.at);
            if (keep > 0) write(account.payer, -keep, WITHHELD_REFUND_WAY, one.at);
            const after = buildDancerAccounts(billed(), books.ledger).find(
              ({ payer: its }) => its.kind === 'dancer' && its.dancer === one.who,
            );
            expect(after?.left).toBe(0);
            break;
          }
          case 'agrees':
            books.agreed.set(one.who, { ...one.price, discount: books.agreed.get(one.who)?.discount });
            break;
          case 'gets a discount':
            books.agreed.set(one.who, {
              ...(books.agreed.get(one.who) ?? NO_AGREED_PRICE),
              discount: one.discount,
            });
        }

      const dancers = billed();
      const sums = summarizeTreasury(buildSchoolAccounts(dancers, books.ledger), dayOf);

      // Counted a second time, from the ledger and the bills alone.
      const money = books.ledger.filter(({ how }) => how !== WITHHELD_REFUND_WAY);
      const total = (of: readonly Payment[], sign: 1 | -1): number =>
        of.reduce((sum, { cents }) => sum + Math.max(0, sign * cents), 0);
      const kept = total(
        books.ledger.filter(({ how }) => how === WITHHELD_REFUND_WAY),
        -1,
      );
      expect(sums.received).toBe(total(money, 1));
      expect(sums.refunded).toBe(total(money, -1));
      expect(sums.kept).toBe(kept);
      expect(sums.expected).toBe(dancers.reduce((sum, { bill }) => sum + (bill?.total ?? 0), kept));

      // Discounts are lines of the bills, and no bill falls below zero.
      const takenOff = dancers.flatMap(({ bill }) =>
        (bill?.lines ?? []).flatMap(({ reason, cents }) => (reason.kind === 'discount' ? [cents] : [])),
      );
      expect(sums.discounts.reduce((sum, { cents }) => sum - cents, 0)).toBe(
        takenOff.reduce((sum, cents) => sum + cents, 0),
      );
      expect(sums.discounts.reduce((sum, one) => sum + one.dancers, 0)).toBe(takenOff.length);
      expect(dancers.filter(({ bill }) => (bill?.total ?? 0) < 0)).toEqual([]);

      // No amount is lost between the bills and the ledger.
      expect(sums.expected - sums.received + sums.refunded).toBe(sums.open - sums.overpaid);
      for (const parts of [sums.byWay, sums.byDay]) {
        expect(parts.reduce((sum, { received }) => sum + received, 0)).toBe(sums.received);
        expect(parts.reduce((sum, { refunded }) => sum + refunded, 0)).toBe(sums.refunded);
        expect(parts.reduce((sum, { payments }) => sum + payments, 0)).toBe(money.length);
      }
      expect(sums.unsettled.reduce((sum, { left }) => sum + left, 0)).toBe(sums.open - sums.overpaid);
    }),
    limitRuns(300),
  );
});

test('the treasurer’s days are in order, and use the bank’s dates', () => {
  const ledger: readonly Payment[] = [
    {
      id: '1',
      payer: { kind: 'school', school: 'Yale' },
      cents: 500,
      how: 'check',
      note: undefined,
      at: 3 * DAY,
    },
    {
      id: '2',
      payer: { kind: 'school', school: 'Yale' },
      cents: -200,
      how: 'venmo',
      note: undefined,
      at: 3 * DAY,
      day: dayOf(DAY) ?? expect.unreachable(),
    },
  ];
  const sums = summarizeTreasury(buildSchoolAccounts([], ledger), dayOf);
  expect(sums.byDay).toEqual([
    { day: '1970-01-02', received: 0, refunded: 200, payments: 1 },
    { day: '1970-01-04', received: 500, refunded: 0, payments: 1 },
  ]);
  expect(sums.byWay.map(({ how }) => how)).toEqual(['check', 'venmo']);
  expect(sums).toMatchObject({ expected: 0, open: 0, overpaid: 300 });
});
