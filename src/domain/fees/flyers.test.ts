import { describe, expect, test } from 'vitest';
import { unreachable } from '../unreachable.ts';
import { calculateBill, type PricedDancer, type FeeReason } from './bill.ts';
import { PRICE_WINDOWS, type FeeRules } from './feeRules.ts';
import { getFeeModel } from './models.ts';
import { buildPricedDancer, buildBilledEntries } from './testing/dancers.ts';

// Prices on the flyers of seven competitions, and the bills they lead to.

const pays = (fees: FeeRules, told: Partial<PricedDancer> = {}): number =>
  calculateBill(fees, buildPricedDancer(told)).total / 100;

/** Prices in the three windows, by default with one event. */
const inEach = (fees: FeeRules, told: Partial<PricedDancer> = {}): readonly number[] =>
  PRICE_WINDOWS.map((signedUp) =>
    pays(fees, { entries: buildBilledEntries(1, 'Silver', 'Latin'), signedUp, ...told }),
  );

function said(reason: FeeReason): string {
  switch (reason.kind) {
    case 'base':
      return `${reason.category}, ${reason.window}`;
    case 'each':
      return `${reason.of} ${reason.from} to ${reason.to}`;
    case 'beyond':
      return `free from ${reason.of} ${reason.from} to ${reason.to}`;
    case 'free levels':
      return `${reason.entries} free: ${reason.levels.join(', ')}`;
    case 'second level':
      return `second level: ${reason.styles.map(String).join(', ')}`;
    case 'only':
      return `only ${reason.styles.join(', ')}`;
    case 'extra':
      return String(reason.what);
    case 'discount':
      return reason.discount.name;
    case 'by hand':
      return `by hand: ${reason.why}`;
    case 'at most':
    case 'at the door':
    case 'volunteer':
    case 'no entries':
      return reason.kind;
    default:
      return unreachable(reason);
  }
}

/** Each line of a bill as 'reason: dollars'. */
const linesOf = (fees: FeeRules, told: Partial<PricedDancer> = {}): readonly string[] =>
  calculateBill(fees, buildPricedDancer(told)).lines.map(
    ({ reason, cents }) => `${said(reason)}: ${cents / 100}`,
  );

describe('Princeton: by person, the window of the latest edit, a volunteer shift, Champ-only free', () => {
  const fees = getFeeModel('by person');

  test('Princeton: students pay 40, 45, 50 and adults 50, 55, 60, for any number of events', () => {
    expect(inEach(fees)).toEqual([40, 45, 50]);
    expect(inEach(fees, { category: 'adult' })).toEqual([50, 55, 60]);
    expect(pays(fees, { entries: buildBilledEntries(14, 'Silver', 'Latin') })).toBe(40);
  });

  test('Princeton: a newcomer without a newcomer price pays as a student', () => {
    expect(linesOf(fees, { category: 'newcomer' })).toEqual(['student, early: 40']);
  });

  test('Princeton: a late change costs the late price despite early sign-up', () => {
    expect(linesOf(fees, { signedUp: 'early', lastChange: 'late' })).toEqual(['student, late: 50']);
  });

  test('Princeton: a volunteer shift takes 20 off, with a line on the bill', () => {
    expect(linesOf(fees, { volunteers: true })).toEqual(['student, early: 40', 'volunteer: -20']);
  });

  test('Princeton: entering only Champ is free, and one Gold event adds the full price', () => {
    const champ = buildBilledEntries(3, 'Championship', 'Latin');
    expect(linesOf(fees, { entries: champ })).toEqual(['3 free: Championship: 0']);
    expect(linesOf(fees, { entries: [...champ, ...buildBilledEntries(1, 'Gold', 'Latin')] })).toEqual([
      'student, early: 40',
      '3 free: Championship: 0',
    ]);
  });

  test('Princeton: a volunteer who owes nothing gets no money', () => {
    expect(pays(fees, { entries: buildBilledEntries(3, 'Championship', 'Latin'), volunteers: true })).toBe(0);
  });

  test('Princeton: dropping all events cancels the bill', () => {
    expect(linesOf(fees, { entries: [], volunteers: true })).toEqual(['no entries: 0']);
  });
});

describe('BADC 2026: by entry, 10 for the second and third, free beyond, the window of the first registration', () => {
  const fees = getFeeModel('by entry');

  test('BADC: the first event costs students 30, 40, 55 and adults 45, 55, 70', () => {
    expect(inEach(fees)).toEqual([30, 40, 55]);
    expect(inEach(fees, { category: 'adult' })).toEqual([45, 55, 70]);
  });

  test.each([
    [1, 30],
    [2, 40],
    [3, 50],
    [4, 50],
    [8, 50],
  ])('BADC: %i events of an early student cost %i', (count, dollars) => {
    expect(pays(fees, { entries: buildBilledEntries(count, 'Gold', 'Standard') })).toBe(dollars);
  });

  test('BADC: the bill has lines for the second and third event, and for the free rest', () => {
    expect(linesOf(fees, { entries: buildBilledEntries(5, 'Gold', 'Standard') })).toEqual([
      'student, early: 30',
      'entry 2 to 3: 20',
      'free from entry 4 to 5: 0',
    ]);
  });

  test('BADC: early sign-up keeps the early price despite later changes', () => {
    expect(
      pays(fees, { signedUp: 'early', lastChange: 'late', entries: buildBilledEntries(2, 'Gold', 'Latin') }),
    ).toBe(40);
  });
});

describe('Harvard 2020: three categories, 10 for a double registration', () => {
  const fees = getFeeModel('by second level');

  test('Harvard: newcomers, students and adults pay their own prices', () => {
    expect(inEach(fees, { category: 'newcomer' })).toEqual([30, 35, 45]);
    expect(inEach(fees)).toEqual([40, 45, 55]);
    expect(inEach(fees, { category: 'adult' })).toEqual([50, 55, 65]);
  });

  test('Harvard: Silver and Gold Latin is a double registration, and Silver Latin with Gold Smooth is not', () => {
    const silver = buildBilledEntries(3, 'Silver', 'Latin');
    expect(linesOf(fees, { entries: [...silver, ...buildBilledEntries(2, 'Gold', 'Latin')] })).toEqual([
      'student, early: 40',
      'second level: Latin: 10',
    ]);
    expect(pays(fees, { entries: [...silver, ...buildBilledEntries(2, 'Gold', 'Smooth')] })).toBe(40);
  });

  test('Harvard: a double registration in two styles costs 10 in all, unless it is charged per style', () => {
    const both = [
      ...buildBilledEntries(1, 'Silver', 'Latin'),
      ...buildBilledEntries(1, 'Gold', 'Latin'),
      ...buildBilledEntries(1, 'Silver', 'Standard'),
      ...buildBilledEntries(1, 'Gold', 'Standard'),
    ];
    expect(pays(fees, { entries: both })).toBe(50);
    const byStyle: FeeRules = { ...fees, rules: [{ kind: 'second level', per: 'style', cents: 1000 }] };
    expect(linesOf(byStyle, { entries: both })).toEqual([
      'student, early: 40',
      'second level: Latin, Standard: 20',
    ]);
  });
});

describe('DCDI 2019: 5 more at the door', () => {
  const fees = getFeeModel('with a surcharge at the door');

  test('DCDI: newcomers, students and adults pay their own prices', () => {
    expect(inEach(fees, { category: 'newcomer' })).toEqual([30, 35, 40]);
    expect(inEach(fees)).toEqual([40, 45, 50]);
    expect(inEach(fees, { category: 'adult' })).toEqual([50, 55, 60]);
  });

  test('DCDI: paying at the door costs 5 more', () => {
    expect(linesOf(fees, { paysAtTheDoor: true, signedUp: 'late' })).toEqual([
      'student, late: 50',
      'at the door: 5',
    ]);
  });

  test('DCDI: a dancer who owes nothing pays no surcharge at the door', () => {
    const withFree: FeeRules = {
      ...fees,
      rules: [...fees.rules, { kind: 'free levels', levels: ['Championship'] }],
    };
    const champ = buildBilledEntries(2, 'Championship', 'Latin');
    expect(pays(withFree, { entries: champ, paysAtTheDoor: true })).toBe(0);
  });
});

describe('RPI 2020: juniors, Open and Pre-Champ only free', () => {
  const fees = getFeeModel('with juniors');

  test('RPI: juniors, students and adults pay their own prices', () => {
    expect(inEach(fees, { category: 'junior' })).toEqual([25, 30, 35]);
    expect(inEach(fees)).toEqual([40, 45, 50]);
    expect(inEach(fees, { category: 'adult' })).toEqual([45, 50, 55]);
  });

  test('RPI: Open and Pre-Champ alone are free, but not together with Gold', () => {
    const open = [...buildBilledEntries(1, 'Open', 'Smooth'), ...buildBilledEntries(1, 'Prechamp', 'Smooth')];
    expect(pays(fees, { entries: open })).toBe(0);
    expect(pays(fees, { entries: [...open, ...buildBilledEntries(1, 'Gold', 'Smooth')] })).toBe(40);
  });
});

describe('CDA: flat, nightclub alone cheaper, tickets apart', () => {
  const fees = getFeeModel('flat');

  test('CDA: everyone pays 40 early and 50 afterwards', () => {
    expect(inEach(fees)).toEqual([40, 50, 50]);
    expect(inEach(fees, { category: 'newcomer' })).toEqual([40, 50, 50]);
    expect(inEach(fees, { category: 'adult' })).toEqual([40, 50, 50]);
  });

  test('CDA: entering only nightclub costs 15 in every window', () => {
    const nightclub = buildBilledEntries(4, 'Beginner', 'Nightclub');
    expect(linesOf(fees, { entries: nightclub, signedUp: 'late' })).toEqual(['only Nightclub: 15']);
    expect(pays(fees, { entries: [...nightclub, ...buildBilledEntries(1, 'Bronze', 'Latin')] })).toBe(40);
  });

  test('CDA: a ticket has its own line on the bill', () => {
    expect(linesOf(fees, { extras: ['ticket'] })).toEqual(['adult, early: 40', 'ticket: 10']);
  });
});

describe('NCDC: 20 dances included, then by dance, with a membership', () => {
  const fees = getFeeModel('by dance');

  test('NCDC: four events of five dances are included, and each dance from the 21st on costs 5', () => {
    expect(pays(fees, { entries: buildBilledEntries(4, 'Championship', 'Latin', 5) })).toBe(90);
    expect(
      linesOf(fees, {
        entries: [
          ...buildBilledEntries(4, 'Championship', 'Latin', 5),
          ...buildBilledEntries(1, 'Gold', 'Latin', 3),
        ],
      }),
    ).toEqual(['student, early: 90', 'dance 21 to 23: 15']);
  });

  test('NCDC: charges have no upper limit, so sixty dances cost forty times 5 more', () => {
    expect(pays(fees, { entries: buildBilledEntries(12, 'Championship', 'Latin', 5) })).toBe(90 + 40 * 5);
  });

  test('NCDC: alumni pay as adults, with the membership on the same bill', () => {
    expect(linesOf(fees, { category: 'adult', extras: ['membership'] })).toEqual([
      'adult, early: 120',
      'membership: 30',
    ]);
  });

  test('NCDC: a price that the organizer fixed is on the bill with its reason', () => {
    const byHand = { cents: 9000, why: 'Still a student in May' };
    expect(linesOf(fees, { category: 'adult', byHand })).toEqual([
      'adult, early: 120',
      'by hand: Still a student in May: -30',
    ]);
  });
});
