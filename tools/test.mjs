// Everything there is to check: npm test. The last line says how it went, and so does the exit code.
import { getBrowser, howToGetOne } from './browser.mjs';
import { check } from './check.mjs';
import {
  countE2e,
  countVitest,
  E2E_REPORT,
  lastLine,
  outcome,
  readReport,
  removeReport,
  VITEST_REPORT,
} from './reports.mjs';
import { run } from './programs.mjs';

/** @typedef {import('./reports.mjs').Count} Count */

/** @param {string} title */
const heading = (title) => console.log(`\n${title}`);

/**
 * Runs tests with their progress on this terminal, and counts them in the report they leave behind.
 * @template Report
 * @param {string} what @param {readonly string[]} command @param {string} report @param {(report: Report) => Count} count
 * @param {NodeJS.ProcessEnv} [env]
 */
async function test(what, command, report, count, env = {}) {
  heading(what);
  removeReport(report);
  const { status } = await run(command, { shown: true, env });
  const found = readReport(report);
  const ended = outcome(found === undefined ? undefined : count(found), status);
  if (ended.crashed)
    console.log(
      `${what}: ended with exit code ${status} and no failed test to show for it: counted as 1 failed.`,
    );
  return ended;
}

/** @returns {Promise<Count>} */
async function browserTests() {
  const browser = getBrowser();
  if (browser === undefined) {
    heading(`Browser tests were skipped. ${howToGetOne()}`);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const { status, output } = await run(['node', 'tools/build.mjs', '--missing']);
  if (status !== 0) {
    heading(`Browser tests were not run, because there is no build: counted as 1 failed.\n${output}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  return test('Browser tests', ['playwright', 'test'], E2E_REPORT, countE2e, { BROWSER_PATH: browser });
}

heading('Checks');
const counts = [await check()];
const vitest = [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${VITEST_REPORT}`,
];
counts.push(await test('Unit, server and rules tests', vitest, VITEST_REPORT, countVitest));
counts.push(await browserTests());

process.exitCode = counts.some(({ failed }) => failed > 0) ? 1 : 0;
console.log(`\n${lastLine(counts)}`);
