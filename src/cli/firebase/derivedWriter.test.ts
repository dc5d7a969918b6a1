import { expect, test } from 'vitest';
import type { Json } from '../../store/tree/patch.ts';
import { DerivedWriter } from './derivedWriter.ts';
import { writesOf } from './moveCompetition.ts';

const WALTZ = { name: 'Waltz', entries: { a: { leadNumber: '101', leadId: 'nora' } } };
const DERIVED = {
  program: { Waltz: { n: 'Waltz', c: 1 } },
  heats: { Waltz: { e: { a: { n: '101' } } } },
  couples: { nora: { Waltz: { a: 'lead' } } },
  numbers: { 101: { Waltz: { a: 'couple' } } },
};

test('writes everything once, then only what has changed', () => {
  const writer = new DerivedWriter(null);
  expect(writer.patchFor({ Waltz: WALTZ })).toEqual({ derived: DERIVED });
  expect(writer.patchFor({ Waltz: WALTZ })).toEqual({});
  expect(writer.patchFor({ Waltz: { ...WALTZ, name: 'Slow Waltz' } })).toEqual({
    'derived/program/Waltz/n': 'Slow Waltz',
  });
});

test('removes what an earlier companion has left', () => {
  const writer = new DerivedWriter({ ...DERIVED, program: { ...DERIVED.program, Tango: { n: 'Tango' } } });
  expect(writer.patchFor({ Waltz: WALTZ })).toEqual({ 'derived/program/Tango': null });
  expect(writer.patchFor(null)).toEqual({ derived: null });
});

test('splits a large competition into writes that together are the same', () => {
  const large = Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [`event${at}`, { text: 'x'.repeat(1_000_000) }]),
  );
  const writes = writesOf(
    new Map<string, Json>([
      ['events', large],
      ['marks', { a: 1 }],
    ]),
  );
  expect(writes.length).toBeGreaterThan(2);
  for (const write of writes) expect(JSON.stringify(write).length).toBeLessThan(4_200_000);
  expect(Object.assign({}, ...writes)).toEqual({
    ...Object.fromEntries(Object.entries(large).map(([key, value]) => [`events/${key}`, value])),
    marks: { a: 1 },
  });
});
