// Runs all checks and tests: npm test. The last line and the exit code tell the result.
import { getBrowser, explainBrowserInstall } from './browser.ts';
import { IS_FULL_RUN } from '../src/domain/testing/tries.ts';
import { check } from './check.ts';
import { getEngines, listMissingEngines, addEngines } from './engines.ts';
import {
  ENGINES_REPORT,
  countE2e,
  countVitest,
  listFailedTests,
  E2E_REPORT,
  formatLastLine,
  describeOutcomes,
  readReport,
  removeReport,
  VITEST_REPORT,
  type Count,
} from './reports.ts';
import { run } from './programs.ts';

const heading = (title: string) => console.log(`\n${title}`);

interface Tests {
  readonly title: string;
  readonly command: readonly string[];
  readonly report: string;
  readonly count: typeof countVitest | typeof countE2e;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs tests with their progress on this terminal, and counts the results in their report. */
async function test({ title, command, report, count, env = {} }: Tests): Promise<Count> {
  heading(title);
  removeReport(report);
  const { status } = await run(command, { shown: true, env });
  const found = readReport(report);
  const ended = describeOutcomes(found === undefined ? undefined : count(found), status);
  if (ended.crashed)
    console.log(
      `${title}: ended with exit code ${status} and no failed test to show for it: counted as 1 failed.`,
    );
  return ended;
}

async function browserTests(): Promise<Count> {
  const browser = getBrowser();
  if (browser === undefined) {
    heading(`Browser tests were skipped. ${explainBrowserInstall()}`);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const { status, output } = await run(['node', 'tools/build.mjs', '--missing']);
  if (status !== 0) {
    heading(`Browser tests were not run, because there is no build: counted as 1 failed.\n${output}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  return test({
    title: 'Browser tests',
    command: ['playwright', 'test'],
    report: E2E_REPORT,
    count: countE2e,
    env: { BROWSER_PATH: browser },
  });
}

/** Runs on a build machine, after the browser tests: the build exists by then. */
async function engineTests(): Promise<Count> {
  const engines = getEngines();
  const missing = listMissingEngines(engines);
  if (missing !== undefined) heading(missing);
  if (engines.length === 0) return { passed: 0, failed: 0, skipped: 1 };
  return addEngines(engines, (command, env) =>
    test({
      title: 'Stories in Firefox and WebKit',
      command,
      report: ENGINES_REPORT,
      count: countE2e,
      env,
    }),
  );
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
counts.push(
  await test({
    title: 'Unit, server and rules tests',
    command: vitest,
    report: VITEST_REPORT,
    count: countVitest,
  }),
);
const unitReport = readReport(VITEST_REPORT);
counts.push(await browserTests());
if (IS_FULL_RUN) counts.push(await engineTests());

const failed = unitReport === undefined ? [] : listFailedTests(unitReport);
if (failed.length > 0) console.log(`\nFailed without a browser:\n${failed.join('\n')}`);

process.exitCode = counts.some(({ failed }) => failed > 0) ? 1 : 0;
console.log(`\n${formatLastLine(counts)}`);
