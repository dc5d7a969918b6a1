import { expect, test } from 'vitest';
import { batchesFor } from './choice.ts';

const mutation = { path: 'src/server/auth/a.ts', start: 1, end: 3, text: ';' };
const place = 'src/server/auth/a.ts:1-3';
const none = (): boolean => false;

test('what reaches a change is asked in batches, what stands beside it and the quickest first', () => {
  const reached = new Map([
    ['src/server/http/far.test.ts', { seconds: 1, places: [place] }],
    ['src/server/auth/slow.test.ts', { seconds: 9, places: [place] }],
    ['src/server/auth/slower.test.ts', { seconds: 70, places: [place] }],
    ['src/server/auth/quick.test.ts', { seconds: 1, places: [place, 'other'] }],
    ['src/server/auth/elsewhere.test.ts', { seconds: 1, places: ['other'] }],
    ['src/server/http/without.end.test.ts', { seconds: 59, places: [place] }],
    ['src/server/http/farther.test.ts', { seconds: 2, places: [place] }],
  ]);
  expect(batchesFor(mutation, reached, none)).toEqual([
    { tests: ['src/server/auth/quick.test.ts'], seconds: 1 },
    { tests: ['src/server/auth/slow.test.ts'], seconds: 9 },
    {
      tests: [
        'src/server/auth/slower.test.ts',
        'src/server/http/far.test.ts',
        'src/server/http/farther.test.ts',
      ],
      seconds: 73,
    },
  ]);
  expect(batchesFor({ ...mutation, start: 2 }, reached, none)).toEqual([]);
});

test('tests with servers of their own are asked about what is beside them, and about what no other reaches', () => {
  const reached = new Map([
    ['src/server/http/seen.test.ts', { seconds: 1, places: [place] }],
    ['src/server/http/servers.test.ts', { seconds: 1, places: [] }],
    ['src/server/auth/servers.test.ts', { seconds: 1, places: [] }],
  ]);
  const chosen = (at: typeof mutation) =>
    batchesFor(at, reached, (each) => each.includes('servers')).flatMap(({ tests }) => tests);
  expect(chosen(mutation)).toEqual(['src/server/auth/servers.test.ts', 'src/server/http/seen.test.ts']);
  expect(chosen({ ...mutation, start: 2 })).toEqual([
    'src/server/auth/servers.test.ts',
    'src/server/http/servers.test.ts',
  ]);
});
