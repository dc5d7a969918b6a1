import { expect, test } from 'vitest';
import { buildLinkedText } from '../journal/chain.ts';
import type { Payment } from '../../domain/fees/payment.ts';
import { findEditCounts } from './deskEdits.ts';
import { setCheckInStep, deskNotes, recordEdit, recordCheckInStep, resolveCurrentKey } from './deskNotes.ts';
import { registrationsByDancer } from './ownRegistration.ts';
import { mergePayments, recordPayment } from './payments.ts';

const notes = deskNotes.parse({
  jose: { edited: 3, into: 'jose2' },
  jose2: { edited: 1, into: 'jose3', arrived: 5 },
  // A malformed cycle.
  round: { into: 'about' },
  about: { into: 'round' },
});

test('edits of a dancer are counted, and the counts are found in a patch', () => {
  const patch = {
    ...recordEdit('jose', notes),
    ...recordEdit('new', notes),
    ...setCheckInStep('jose', 'given', true),
  };
  expect(findEditCounts(patch)).toEqual([
    ['deskNotes/jose/edited', 4],
    ['deskNotes/new/edited', 1],
  ]);
});

test('merged dancers are followed to the one who stays, with their payments', () => {
  expect(['jose', 'jose2', 'jose3', 'ann'].map((key) => resolveCurrentKey(key, notes))).toEqual([
    'jose3',
    'jose3',
    'jose3',
    'ann',
  ]);
  expect(['round', 'about']).toContain(resolveCurrentKey('round', notes));
  const paid = (dancer: string): Payment => ({
    id: dancer,
    payer: { kind: 'dancer', dancer },
    cents: 4000,
    how: 'cash',
    note: undefined,
    at: 1,
  });
  const school: Payment = { ...paid('s'), payer: { kind: 'school', school: 'jose' } };
  expect(mergePayments([paid('jose'), paid('ann'), school], notes).map(({ payer }) => payer)).toEqual([
    { kind: 'dancer', dancer: 'jose3' },
    { kind: 'dancer', dancer: 'ann' },
    { kind: 'school', school: 'jose' },
  ]);
});

test('two registrations of a merged dancer are joined: first price, last change, all consents', () => {
  const made = (createdAt: number, feeCategory: string, more: object) => ({
    contact: { name: 'José', email: 'jose@example.org' },
    createdAt,
    feeCategory,
    competitor: 'jose3',
    ...more,
  });
  const known = registrationsByDancer.parse({
    Code002: made(9, 'adult', { consents: { risk: { version: '1', at: 9 } } }),
    Code001: made(2, 'student', { changedAt: 4 }),
    Code003: { ...made(1, 'adult', {}), competitor: null },
  });
  expect([...known.keys()]).toEqual(['jose3']);
  expect(known.get('jose3')).toMatchObject({
    category: 'student',
    createdAt: 2,
    changedAt: 9,
    consents: { risk: true, media: false },
  });
});

const NORA = { uid: 'u', who: 'Nora (organizer)', device: 'laptop', at: 1 };

test('a check-in at the door is one write and a short record', () => {
  const { record, patch } = recordCheckInStep(
    NORA,
    { id: 'k'.repeat(30), name: 'Zoë Łukasz' },
    'arrived',
    true,
  );
  expect(Object.keys(patch)).toEqual([`deskNotes/${'k'.repeat(30)}/arrived`]);
  expect(record && buildLinkedText('', record).length).toBeLessThan(250);
});

test('the record of a payment names the payer and not the amount', () => {
  const of = (dancer: string) =>
    recordPayment(NORA, 'p1', 'Ana', {
      payer: { kind: 'dancer', dancer },
      cents: 4000,
      how: 'cash',
      note: '',
    });
  expect(of('k1').record).toEqual({
    ...NORA,
    kind: 'payment written down',
    competitor: 'k1',
    name: 'Ana',
    way: 'in',
  });
  // The dancer is known by name alone, without a key of the list.
  expect(of('~ana').record).not.toHaveProperty('competitor');
});
