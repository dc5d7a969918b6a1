import type { Database } from 'firebase-admin/database';
import { expect, test } from 'vitest';
import type { Json } from '../../store/tree/patch.ts';
import { writeBranches } from './moveCompetition.ts';

test('a large competition is split into writes that together are the same', async () => {
  const large = Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [`event${at}`, { text: 'x'.repeat(1_000_000) }]),
  );
  const writes: object[] = [];
  const reference = { update: (write: object) => Promise.resolve(void writes.push(write)) };
  const database = { ref: () => reference } as unknown as Database;
  await writeBranches(
    database,
    new Map<string, Json>([
      ['events', large],
      ['marks', { a: 1 }],
    ]),
  );
  // The first write deletes the old data.
  const [emptied = {}, ...filled] = writes;
  expect(new Set(Object.values(emptied))).toEqual(new Set([null]));
  expect(filled.length).toBeGreaterThan(2);
  for (const write of filled) expect(JSON.stringify(write).length).toBeLessThan(4_200_000);
  expect(Object.assign({}, ...filled)).toEqual({
    ...Object.fromEntries(Object.entries(large).map(([key, value]) => [`events/${key}`, value])),
    marks: { a: 1 },
  });
});
