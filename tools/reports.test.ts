import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './programs.ts';
import { countE2e, countVitest, listFailedTests, formatLastLine, describeOutcomes } from './reports.ts';

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults: [] };

test('a test file that cannot be loaded counts as a failed test', () => {
  const unread = { name: join(root, 'src/a.test.ts'), status: 'failed', assertionResults: [] };
  expect(countVitest({ ...vitest, testResults: [unread] })).toEqual({ passed: 3, failed: 1, skipped: 1 });
});

test('failed tests are named by their file', () => {
  const testResults = [
    {
      name: join(root, 'src/a.test.ts'),
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'one' },
        { status: 'failed', fullName: 'two: three' },
      ],
    },
    { name: join(root, 'src/b.test.ts'), status: 'failed', assertionResults: [] },
    {
      name: join(root, 'src/c.test.ts'),
      status: 'passed',
      assertionResults: [{ status: 'passed', fullName: 'four' }],
    },
  ];
  expect(listFailedTests({ ...vitest, testResults })).toEqual([
    'src/a.test.ts: two: three',
    'src/b.test.ts: could not be loaded',
  ]);
});

test('a browser test that passes only on the second try counts as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countE2e({ stats, errors: [] })).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('a crashed run counts as one failed test, with and without a report', () => {
  expect(describeOutcomes(undefined, 0)).toMatchObject({ failed: 1, crashed: true });
  expect(describeOutcomes({ passed: 7, failed: 0, skipped: 0 }, 1)).toMatchObject({
    passed: 7,
    failed: 1,
    crashed: true,
  });
  expect(describeOutcomes({ passed: 7, failed: 2, skipped: 0 }, 1)).toMatchObject({
    failed: 2,
    crashed: false,
  });
  expect(describeOutcomes({ passed: 7, failed: 0, skipped: 0 }, 0)).toMatchObject({
    failed: 0,
    crashed: false,
  });
});

test('the last line mentions skipped tests only if there are any', () => {
  const counts = [
    { passed: 9, failed: 0, skipped: 0 },
    { passed: 3, failed: 1, skipped: 0 },
  ];
  expect(formatLastLine(counts)).toBe('12 passed, 1 failed');
  expect(formatLastLine([...counts, { passed: 0, failed: 0, skipped: 1 }])).toBe(
    '12 passed, 1 failed, 1 skipped',
  );
});
