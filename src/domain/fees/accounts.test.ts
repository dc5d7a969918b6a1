import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mapDefined } from '../mapDefined.ts';
import type { Competitor } from '../people/directory.ts';
import { buildTestEvent } from '../testing/event.ts';
import { limitRuns } from '../testing/tries.ts';
import { buildPricedCouple } from './testing/accounts.ts';
import {
  buildDancerAccounts,
  buildSchoolAccounts,
  listBilledDancers,
  type PricedRegistration,
} from './accounts.ts';
import { getFeeModel } from './models.ts';
import { NO_AGREED_PRICE, type AgreedPrice } from './agreedPrice.ts';
import type { Category } from './feeRules.ts';
import type { Payer, Payment } from './payment.ts';

const RUMBA = buildTestEvent('Gold Latin Rumba');
const DATES = { early: 100, open: 200 };

const dancer = (key: string, affiliation: string, dances = 1): Competitor => ({
  key,
  name: key.toUpperCase(),
  affiliation,
  number: undefined,
  dances: Array.from({ length: dances }, () => buildPricedCouple(RUMBA, key)),
});

const student = (createdAt: number, changedAt = createdAt): PricedRegistration => ({
  category: 'student',
  createdAt,
  changedAt,
});

const payment = (payer: Payer, cents: number): Payment => ({
  id: `${JSON.stringify(payer)}${cents}`,
  payer,
  cents,
  how: 'check',
  note: undefined,
  at: 0,
});

const bySchool = (school: string, cents: number) => payment({ kind: 'school', school }, cents);
const byDancer = (key: string, cents: number) => payment({ kind: 'dancer', dancer: key }, cents);

const billed = (
  people: readonly Competitor[],
  registered: ReadonlyMap<string, PricedRegistration>,
  agreed: Readonly<Record<string, Partial<AgreedPrice>>> = {},
) =>
  listBilledDancers(people, registered, { fees: getFeeModel('by entry'), dates: DATES }, (key) => ({
    ...NO_AGREED_PRICE,
    ...agreed[key],
  }));

test('an agreed price overrides the fee rules, with its reason', () => {
  const [ann] = billed([dancer('ann', 'RPI')], new Map([['ann', student(50)]]), {
    ann: { byHand: { cents: 1000, why: 'Helps all day' } },
  });
  expect(ann?.bill?.lines.at(-1)).toEqual({
    reason: { kind: 'by hand', why: 'Helps all day' },
    cents: -2000,
  });
  expect(ann?.bill?.total).toBe(1000);
});

test('a dancer does not pay for entries matched only by name', () => {
  const ann = {
    ...dancer('ann', 'MIT'),
    dances: [buildPricedCouple(RUMBA, 'ann'), buildPricedCouple(RUMBA)],
  };
  const [one] = billed([ann], new Map([['ann', student(50)]]));
  const [other] = billed([dancer('ann', 'MIT')], new Map([['ann', student(50)]]));
  expect(one?.bill).toEqual(other?.bill);
});

test('a dancer billed in another category pays that category’s price', () => {
  const prices = (category: Category) =>
    billed([dancer('ann', 'RPI')], new Map([['ann', student(50)]]), { ann: { category } })[0]?.bill?.lines[0]
      ?.reason;
  expect(prices('adult')).toMatchObject({ kind: 'base', category: 'adult' });
});

describe('the account of a school', () => {
  const people = [dancer('ann', 'RPI'), dancer('bo', 'rpi '), dancer('cy', 'Yale'), dancer('di', '')];
  const registered = new Map([
    ['ann', student(50)],
    ['bo', student(150)],
    ['cy', student(50)],
    ['di', student(250)],
  ]);

  test('a school’s account sums its dancers’ bills, each at its sign-up price, under every spelling of the school', () => {
    const [none, rpi, yale] = buildSchoolAccounts(billed(people, registered), []);
    expect([none, rpi, yale].map((one) => [one?.payer, one?.total])).toEqual([
      [{ kind: 'school', school: '' }, 5500],
      [{ kind: 'school', school: 'RPI' }, 7000],
      [{ kind: 'school', school: 'Yale' }, 3000],
    ]);
  });

  test('a school’s account subtracts its own payments and those of its dancers', () => {
    const book = [bySchool('RPI', 5000), byDancer('bo', 1000), byDancer('cy', 3000), bySchool('RPI', -500)];
    const all = buildSchoolAccounts(billed(people, registered), book);
    expect(all.map(({ paid, left }) => [paid, left])).toEqual([
      [0, 5500],
      [5500, 1500],
      [3000, 0],
    ]);
  });

  test('a school that paid and has no dancers left is listed with its refund', () => {
    expect(buildSchoolAccounts([], [bySchool('MIT', 4000)])).toMatchObject([
      { payer: { kind: 'school', school: 'MIT' }, total: 0, left: -4000 },
    ]);
  });
});

test('a dancer without a registration has no price and is not counted', () => {
  const [only] = buildSchoolAccounts(billed([dancer('ann', 'RPI')], new Map()), []);
  expect(only).toMatchObject({ total: 0, dancers: [{ bill: undefined }] });
});

test('a dancer’s account has only their own payments', () => {
  const its = billed([dancer('ann', 'RPI'), dancer('bo', 'RPI')], new Map([['ann', student(50)]]));
  const [ann, bo] = buildDancerAccounts(its, [byDancer('ann', 1000), bySchool('RPI', 9000)]);
  expect([ann?.left, bo?.left]).toEqual([2000, 0]);
});

test('the totals by school and by dancer are equal', () => {
  const schools = fc.constantFrom('RPI', 'rpi', 'Yale', '', 'MIT ');
  fc.assert(
    fc.property(
      fc.array(fc.record({ school: schools, dances: fc.nat(4), at: fc.nat(300), known: fc.boolean() }), {
        maxLength: 12,
      }),
      fc.array(fc.tuple(fc.nat(13), schools, fc.integer({ min: -5000, max: 9000 }), fc.boolean())),
      (said, book) => {
        const people = said.map(({ school, dances }, at) => dancer(`d${at}`, school, dances));
        const registered = new Map(
          mapDefined(said, ({ at, known }, place) =>
            known ? ([`d${place}`, student(at)] as const) : undefined,
          ),
        );
        const payments = book.map(([place, school, cents, isOfSchool]) =>
          isOfSchool ? bySchool(school, cents) : byDancer(`d${place}`, cents),
        );
        const its = billed(people, registered);
        const owed = (accounts: readonly { readonly total: number }[]) =>
          accounts.reduce((sum, { total }) => sum + total, 0);
        const bySchools = buildSchoolAccounts(its, payments);
        expect(owed(bySchools)).toBe(owed(buildDancerAccounts(its, payments)));
        for (const { total, paid, left } of bySchools) expect(left).toBe(total - paid);
        // Includes payments of a dancer who is no longer listed.
        expect(bySchools.reduce((sum, { paid }) => sum + paid, 0)).toBe(
          payments.reduce((sum, { cents }) => sum + cents, 0),
        );
      },
    ),
    limitRuns(300),
  );
});
