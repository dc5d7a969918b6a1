import { NO_AGREED_PRICE } from '../../../domain/fees/agreedPrice.ts';
import { expect, test } from 'vitest';
import type { PayerAccount, BilledDancer } from '../../../domain/fees/accounts.ts';
import { sumMoney } from './moneyTotals.ts';

const dancer = (key: string, school: string): BilledDancer => ({
  key,
  name: key,
  school,
  number: undefined,
  followsOnly: false,
  agreed: NO_AGREED_PRICE,
  changedAt: undefined,
  bill: { lines: [], total: 4000 },
});
const account = (
  payer: PayerAccount['payer'],
  dancers: readonly BilledDancer[],
  paid: number,
): PayerAccount => {
  const total = dancers.length * 4000;
  return { payer, dancers, payments: [], total, paid, left: total - paid };
};

test('a dancer who has paid, or whose school has, owes nothing', () => {
  const [ann, bo, cy, di] = [
    dancer('ann', 'Yale'),
    dancer('bo', 'Yale'),
    dancer('cy', 'MIT'),
    dancer('di', 'MIT'),
  ];
  const alone = (one: BilledDancer, paid: number) =>
    account({ kind: 'dancer', dancer: one.key }, [one], paid);
  expect(
    sumMoney({
      school: [
        account({ kind: 'school', school: 'Yale' }, [ann, bo], 8000),
        account({ kind: 'school', school: 'MIT' }, [cy, di], 4000),
      ],
      dancer: [alone(ann, 0), alone(bo, 0), alone(cy, 4000), alone(di, 0)],
    }),
  ).toEqual({ paid: 12_000, open: 4000, unpaid: 1 });
});

test('an overpayment by one school does not reduce another’s debt', () => {
  expect(
    sumMoney({
      school: [
        account({ kind: 'school', school: 'Yale' }, [dancer('ann', 'Yale')], 9000),
        account({ kind: 'school', school: 'MIT' }, [dancer('cy', 'MIT')], 0),
      ],
      dancer: [],
    }),
  ).toMatchObject({ open: 4000 });
});
