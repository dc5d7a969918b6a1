// The fast checks, without a browser: npm run check. The output of a step is shown only when it fails.
import { isProgram, run, tool } from './programs.ts';
import type { Count } from './reports.ts';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Steps that depend on this step. */
  readonly followedBy?: Step;
}

const KNIP = ['knip', '--no-progress', '--no-config-hints'];

/** Longest first, so that no core is idle at the end. */
const STEPS: readonly Step[] = [
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint', command: ['node', '--import', 'tsx', 'node_modules/oxlint/bin/oxlint', '--type-aware'] },
  { name: 'dead code', command: KNIP },
  { name: 'boundaries', command: tool('boundaries') },
  { name: 'plain English', command: tool('plainEnglish') },
  {
    name: 'build',
    command: ['node', 'tools/build.mjs', '--missing'],
    followedBy: { name: 'byte budgets', command: tool('budgets') },
  },
  // Leaves out the tests: code that only tests use is dead, too.
  { name: 'used by tests alone', command: [...KNIP, '--production'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'access rules written', command: tool('rules/write', '--check') },
  { name: 'lock file', command: tool('lockfile') },
];

/** Two steps at a time: every machine has at least two cores. */
const SIDE_BY_SIDE = 2;

const indented = (text: string) => text.trimEnd().replace(/^/gm, '    ');

/** Runs a step and prints its result. */
async function wentWell({ name, command }: Step): Promise<boolean> {
  const startedAt = performance.now();
  const { status, output } = await run(command);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name.padEnd(22)}${seconds.padStart(5)} s`);
  if (status !== 0) console.log(`${indented(output)}\n`);
  return status === 0;
}

/** Runs every step, also after a failure. Counts passed and failed steps. */
export async function check(): Promise<Count> {
  let [passed, failed] = [0, 0];
  const next = STEPS.values();
  const go = async (): Promise<void> => {
    // Workers share the iterator.
    for (const first of next)
      for (let step: Step | undefined = first; step !== undefined; step = step.followedBy)
        if (await wentWell(step)) passed += 1;
        else failed += 1;
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, go));
  return { passed, failed, skipped: 0 };
}

if (isProgram(import.meta.url)) {
  const { failed } = await check();
  process.exitCode = failed === 0 ? 0 : 1;
}
