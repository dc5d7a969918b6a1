import { expect, test } from 'vitest';
import { calculateBill, type PricedDancer } from '../../../../domain/fees/bill.ts';
import { parseExtra, type FeeRule } from '../../../../domain/fees/feeRules.ts';
import { getFeeModel, type FeeModel } from '../../../../domain/fees/models.ts';
import { buildPricedDancer, buildBilledEntries } from '../../../../domain/fees/testing/dancers.ts';
import { formatMoneyDifference } from '../money.ts';
import { billWords } from './bill.ts';

const billed = (
  model: FeeModel,
  told: Partial<PricedDancer>,
  more: readonly FeeRule[] = [],
): readonly string[] => {
  const its = getFeeModel(model);
  return calculateBill({ ...its, rules: [...its.rules, ...more] }, buildPricedDancer(told)).lines.map(
    ({ reason, cents }) =>
      `${billWords.english.reason(reason, model === 'flat')}: ${formatMoneyDifference(cents)}`,
  );
};

test.each<[FeeModel, Partial<PricedDancer>, readonly string[]]>([
  [
    'by person',
    { signedUp: 'normal', volunteers: true },
    ['Student, regular: + $45', 'Volunteer shift: − $20'],
  ],
  [
    'by person',
    { entries: buildBilledEntries(1, 'Championship', 'Latin') },
    ['1 event in Championship, free: $0'],
  ],
  ['by person', { entries: [] }, ['Not dancing: $0']],
  [
    'by entry',
    { entries: buildBilledEntries(4, 'Gold', 'Latin') },
    ['Student, early: + $30', '2nd and 3rd events, $10 each: + $20', '4th event, free: $0'],
  ],
  [
    'by entry',
    { entries: buildBilledEntries(2, 'Gold', 'Latin') },
    ['Student, early: + $30', '2nd event: + $10'],
  ],
  [
    'by second level',
    {
      category: 'newcomer',
      entries: [...buildBilledEntries(1, 'Newcomer', 'Latin'), ...buildBilledEntries(1, 'Bronze', 'Latin')],
    },
    ['Newcomer, early: + $30', 'Second level in Latin: + $10'],
  ],
  [
    'with a surcharge at the door',
    { paysAtTheDoor: true },
    ['Student, early: + $40', 'Paid at the door: + $5'],
  ],
  ['flat', { extras: ['ticket'] }, ['Early price: + $40', 'Spectator ticket: + $10']],
  ['flat', { entries: buildBilledEntries(2, 'Beginner', 'Nightclub') }, ['Only Nightclub: + $15']],
  [
    'by dance',
    { entries: buildBilledEntries(5, 'Gold', 'Latin', 5), byHand: { cents: 9000, why: 'Board of the club' } },
    [
      'Student, early: + $90',
      '21st to 25th dances, $5 each: + $25',
      'Set by the organizer: Board of the club: − $25',
    ],
  ],
])('a bill gives its reasons: %s', (model, told, lines) => {
  expect(billed(model, told)).toEqual(lines);
});

test('a bill names an extra as the organizer does, and a cap by its amount', () => {
  const more: readonly FeeRule[] = [
    { kind: 'extra', what: parseExtra('A T-shirt'), cents: 1250 },
    { kind: 'at most', cents: 3500 },
  ];
  expect(billed('by person', { extras: [parseExtra('A T-shirt')] }, more)).toEqual([
    'Student, early: + $40',
    'At most $35 for all events: − $5',
    'A T-shirt: + $12.50',
  ]);
});
