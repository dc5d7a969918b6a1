import { expect, test } from 'vitest';
import { FEE_MODELS, getFeeModel } from '../../domain/fees/models.ts';
import { parseExtra, type FeeRules } from '../../domain/fees/feeRules.ts';
import { isSameEdition } from './draftEdition.ts';
import { saveNextEdition } from './nextEdition.ts';
import { editedFees } from './fees.ts';

/** The value as the tree returns it: keys in its own order, without empty nodes. */
const backFromTheTree = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const children = Object.entries(value)
    .map(([key, child]) => [key, backFromTheTree(child)] as const)
    .filter(([, child]) => typeof child !== 'object' || (child !== null && Object.keys(child).length > 0))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Array.isArray(value) ? children.map(([, child]) => child) : Object.fromEntries(children);
};

const BY = { uid: 'o', who: 'Olga (organizer)', device: 'laptop', at: 1 };
const savedOn = (edition: number, rules: FeeRules): unknown =>
  saveNextEdition(BY, editedFees, rules, edition).patch['settings/fees'];
const saved = (rules: FeeRules): unknown => backFromTheTree(savedOn(4, rules));

test.each(FEE_MODELS)('fees by the model “%s” are read as they were saved, to the cent', (model) => {
  const rules = getFeeModel(model);
  expect(editedFees.path.parse(saved(rules))).toEqual({ kind: 'set', edition: 5, rules });
});

test('a draft of fees starts from the saved version, in any order of the tree’s children', () => {
  const rules = getFeeModel(FEE_MODELS[0]);
  const read = editedFees.path.parse(saved(rules));
  expect(read.kind === 'set' && isSameEdition(editedFees, rules, read.rules)).toBe(true);
  expect(JSON.stringify(read)).toBe(JSON.stringify(editedFees.path.parse(savedOn(4, rules))));
});

const EVERYTHING: FeeRules = {
  windowBy: 'first',
  base: {
    newcomer: { early: 1, normal: 2, late: 3 },
    adult: { early: 4050, normal: 0, late: 1_000_000 },
  },
  rules: [
    { kind: 'each', of: 'dance', from: 21, to: undefined, cents: 500 },
    { kind: 'extra', what: parseExtra('A T-shirt'), cents: 1250 },
    { kind: 'at most', cents: 9000 },
    { kind: 'second level', per: 'style', cents: 1000 },
  ],
  refunds: [
    { until: { kind: 'moment', at: 1_700_000_000_000 }, percent: 33 },
    { until: { kind: 'end of', window: 'late' }, percent: 0 },
  ],
  howToPay: 'By check.\nUntil January 20.',
};

test('saved fees keep a custom extra, a date and an open end', () => {
  expect(editedFees.path.parse(saved(EVERYTHING))).toEqual({ kind: 'set', edition: 5, rules: EVERYTHING });
});

test('saved fees trim the ways to pay, and leave out blank ones', () => {
  const said = (howToPay: string) => editedFees.path.parse(saved({ ...EVERYTHING, howToPay }));
  expect(said('  Zelle\n\n')).toMatchObject({ rules: { howToPay: 'Zelle' } });
  expect(said(' \n')).not.toHaveProperty('rules.howToPay');
});

test('saved fees distinguish “no refunds” from refunds that are not set', () => {
  const { refunds: _, ...unsaid } = EVERYTHING;
  expect(editedFees.path.parse(saved(unsaid))).toEqual({ kind: 'set', edition: 5, rules: unsaid });
  const nothing: FeeRules = { ...unsaid, refunds: [] };
  expect(editedFees.path.parse(saved(nothing))).toEqual({ kind: 'set', edition: 5, rules: nothing });
});

test('a competition has no fees before the first save, which is version 1', () => {
  expect(editedFees.path.parse(null)).toEqual({ kind: 'none', edition: 0 });
  expect(savedOn(0, EVERYTHING)).toMatchObject({ edition: 1 });
  expect(saveNextEdition(BY, editedFees, EVERYTHING, 0).record).toEqual({
    ...BY,
    kind: 'settings saved',
    what: 'fees',
    edition: 1,
  });
});

const WHOLE = savedOn(0, getFeeModel('by entry')) as Readonly<Record<string, unknown>>;

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['no base price', { base: {} }],
  ['half a cent', { base: { student: { early: 1, normal: 2, late: 3.5 } } }],
  ['numbers that run backwards', { rules: [{ kind: 'each', of: 'entry', from: 3, to: 2, cents: 5 }] }],
  ['a blank extra', { rules: [{ kind: 'extra', what: ' ', cents: 5 }] }],
])('fees with %s are unreadable as a whole', (_, otherwise) => {
  expect(editedFees.path.parse({ ...WHOLE, ...otherwise })).toEqual({ kind: 'unreadable', edition: 1 });
});
