// Counts test results from the reports of vitest and Playwright.
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './programs.ts';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const VITEST_REPORT = '.cache/vitest.json';
export const E2E_REPORT = '.cache/e2e.json';
export const ENGINES_REPORT = '.cache/e2e-browsers.json';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

interface E2eReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  readonly errors: readonly unknown[];
}

export function countVitest(report: VitestReport): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report;
  // A file that fails to load has no test results.
  const unread = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unread.length,
    skipped: numPendingTests + numTodoTests,
  };
}

/** Failed tests by file and name, repeated at the end of a long run. */
export const listFailedTests = ({ testResults }: VitestReport): readonly string[] =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.flatMap((one) =>
      one.status === 'failed' ? [`${file}: ${one.fullName}`] : [],
    );
    return failed.length === 0 && status === 'failed' ? [`${file}: could not be loaded`] : failed;
  });

export const countE2e = ({ stats, errors }: E2eReport): Count => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
});

/** Otherwise the report of an earlier run could be taken for that of a crashed one. */
export const removeReport = (file: string): void => rmSync(join(root, file), { force: true });

export function readReport(file: string) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Final count of a run. An exit with an error but without a failed test counts as one failure. */
export function describeOutcomes(
  count: Count | undefined,
  status: number,
): Count & { readonly crashed: boolean } {
  const { passed, failed, skipped } = count ?? { passed: 0, failed: 0, skipped: 0 };
  const crashed = count === undefined || (status !== 0 && failed === 0);
  return { passed, failed: crashed ? failed + 1 : failed, skipped, crashed };
}

export function formatLastLine(counts: readonly Count[]): string {
  const sum = (what: keyof Count) => counts.reduce((total, count) => total + count[what], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
