import { expect, test } from 'vitest';
import { DerivedWriter } from './derivedWriter.ts';

const WALTZ = { name: 'Waltz', entries: { a: { leadNumber: '101', leadId: 'nora' } } };
const DERIVED = {
  program: { Waltz: { n: 'Waltz', c: 1, w: 1 } },
  heats: { Waltz: { e: { a: { n: '101' } } } },
  couples: { nora: { Waltz: { a: 'lead' } } },
  numbers: { 101: { Waltz: { a: 'couple' } } },
};

test('the companion writes all derived data once, then only what has changed', () => {
  const writer = new DerivedWriter(null);
  expect(writer.patchFor({ Waltz: WALTZ })).toEqual({ derived: DERIVED });
  expect(writer.patchFor({ Waltz: WALTZ })).toEqual({});
  expect(writer.patchFor({ Waltz: { ...WALTZ, name: 'Slow Waltz' } })).toEqual({
    'derived/program/Waltz/n': 'Slow Waltz',
  });
});

test('the companion removes the derived data of an earlier one', () => {
  const writer = new DerivedWriter({ ...DERIVED, program: { ...DERIVED.program, Tango: { n: 'Tango' } } });
  expect(writer.patchFor({ Waltz: WALTZ })).toEqual({ 'derived/program/Tango': null });
  expect(writer.patchFor(null)).toEqual({ derived: null });
});
