// Reads how many tests went well out of the reports that vitest and Playwright leave behind.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './programs.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

export const VITEST_REPORT = '.cache/vitest.json';
export const E2E_REPORT = '.cache/e2e.json';

/** @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: readonly { status: string, assertionResults: readonly unknown[] }[] }} VitestReport */
/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: readonly unknown[] }} E2eReport */

/** @param {VitestReport} report @returns {Count} */
export function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  // A file that could not even be loaded holds no test that could fail.
  const unread = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unread.length,
    skipped: numPendingTests + numTodoTests,
  };
}

/** @param {E2eReport} report @returns {Count} */
export const countE2e = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
});

/** An old report must not be taken for that of a run that crashed. @param {string} file */
export const removeReport = (file) => rmSync(join(root, file), { force: true });

/** @param {string} file */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * What a run has come to. One that ended badly without a failed test to show for it counts as one that failed.
 * @param {Count | undefined} count @param {number} status @returns {Count & { crashed: boolean }}
 */
export function outcome(count, status) {
  const { passed, failed, skipped } = count ?? { passed: 0, failed: 0, skipped: 0 };
  const crashed = count === undefined || (status !== 0 && failed === 0);
  return { passed, failed: crashed ? failed + 1 : failed, skipped, crashed };
}

/** @param {readonly Count[]} counts */
export function lastLine(counts) {
  /** @param {keyof Count} what */
  const sum = (what) => counts.reduce((total, count) => total + count[what], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
