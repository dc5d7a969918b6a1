import type { FeeRule, FeeRules, RefundStep, WindowPrices } from './feeRules.ts';

/** Templates: common fee models of collegiate competitions. */
export const FEE_MODELS = [
  'by person',
  'by entry',
  'by second level',
  'with a surcharge at the door',
  'with juniors',
  'flat',
  'by dance',
] as const;
export type FeeModel = (typeof FEE_MODELS)[number];

const dollars = (amount: number): number => amount * 100;

const prices = (early: number, normal: number, late: number): WindowPrices => ({
  early: dollars(early),
  normal: dollars(normal),
  late: dollars(late),
});

const endOf = (window: 'early' | 'normal' | 'late', percent: number): RefundStep => ({
  until: { kind: 'end of', window },
  percent,
});

const FREE_CHAMP: FeeRule = { kind: 'free levels', levels: ['Championship'] };
const FREE_OPEN: FeeRule = { kind: 'free levels', levels: ['Prechamp', 'Open'] };

/** Refunds are set only if known from such a competition; otherwise the organizer decides. */
const MODELS: Readonly<Record<FeeModel, FeeRules>> = {
  'by person': {
    windowBy: 'last',
    base: { student: prices(40, 45, 50), adult: prices(50, 55, 60) },
    rules: [FREE_CHAMP, { kind: 'volunteer', cents: dollars(20) }],
    refunds: [endOf('early', 100), endOf('normal', 50)],
  },
  'by entry': {
    windowBy: 'first',
    base: { student: prices(30, 40, 55), adult: prices(45, 55, 70) },
    rules: [{ kind: 'each', of: 'entry', from: 2, to: 3, cents: dollars(10) }],
  },
  'by second level': {
    windowBy: 'first',
    base: { newcomer: prices(30, 35, 45), student: prices(40, 45, 55), adult: prices(50, 55, 65) },
    rules: [{ kind: 'second level', per: 'person', cents: dollars(10) }],
  },
  'with a surcharge at the door': {
    windowBy: 'first',
    base: { newcomer: prices(30, 35, 40), student: prices(40, 45, 50), adult: prices(50, 55, 60) },
    rules: [{ kind: 'at the door', cents: dollars(5) }],
  },
  'with juniors': {
    windowBy: 'first',
    base: { junior: prices(25, 30, 35), student: prices(40, 45, 50), adult: prices(45, 50, 55) },
    rules: [FREE_OPEN],
  },
  flat: {
    windowBy: 'first',
    base: { adult: prices(40, 50, 50) },
    rules: [
      { kind: 'only', styles: ['Nightclub'], cents: dollars(15) },
      { kind: 'extra', what: 'ticket', cents: dollars(10) },
    ],
  },
  'by dance': {
    windowBy: 'first',
    base: { student: prices(90, 105, 120), adult: prices(120, 135, 150) },
    rules: [
      { kind: 'each', of: 'dance', from: 21, to: undefined, cents: dollars(5) },
      { kind: 'extra', what: 'membership', cents: dollars(30) },
    ],
  },
};

export const getFeeModel = (model: FeeModel): FeeRules => MODELS[model];
