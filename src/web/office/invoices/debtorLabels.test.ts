import { expect, test } from 'vitest';
import type { Debtor } from '../../../domain/lists/bankMatch.ts';
import { debtorLabels } from './debtorLabels.ts';

const debtor = (dancer: string, name: string, school: string): Debtor => ({
  payer: { kind: 'dancer', dancer },
  name,
  school,
  owed: 0,
  former: [],
  partners: [],
});

test('two dancers of the same name and school have labels of their own, so that neither is picked unasked', () => {
  const all = [
    debtor('a', 'Ann Lee', 'Basel'),
    debtor('b', 'Ann Lee', 'Basel'),
    debtor('c', 'Ann Lee', 'Zug'),
  ];
  const labels = all.map(debtorLabels(all, 'PBC'));
  expect(new Set(labels).size).toBe(3);
  expect(labels[0]).toMatch(/^Ann Lee, Basel, PBC-/);
  expect(labels[2]).toBe('Ann Lee, Zug');
  expect(labels).not.toContain('Ann Lee, Basel');
});
