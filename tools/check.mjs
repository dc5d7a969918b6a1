// The fast checks, without a browser: npm run check. What a step says is shown only when it fails.
import { isProgram, run } from './programs.mjs';

/** @type {readonly { name: string, command: readonly string[] }[]} */
const STEPS = [
  { name: 'types', command: ['tsc', '-b'] },
  {
    name: 'format',
    command: ['prettier', '--check', '--cache', '--cache-location=.cache/prettier', '--log-level=warn', '.'],
  },
  { name: 'lint', command: ['oxlint', '--type-aware', '--format=unix'] },
  { name: 'boundaries', command: ['node', 'tools/boundaries.mjs'] },
  { name: 'dead code', command: ['knip', '--no-progress', '--no-config-hints'] },
  { name: 'lock file', command: ['node', 'tools/lockfile.mjs'] },
  { name: 'access rules written', command: ['node', 'tools/run.mjs', 'rules/write', '--check'] },
  { name: 'build', command: ['node', 'tools/build.mjs', '--missing'] },
  { name: 'byte budgets', command: ['node', 'tools/budgets.mjs'] },
];

/** @param {string} text */
const indented = (text) => text.trimEnd().replace(/^/gm, '    ');

/** Runs every step, also after one has failed. @returns how many went well, how many did not */
export async function check() {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const { name, command } of STEPS) {
    const startedAt = performance.now();
    const { status, output } = await run(command);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const ok = status === 0;
    count[ok ? 'passed' : 'failed'] += 1;
    console.log(`${ok ? '✓' : '✗'} ${name.padEnd(22)}${seconds.padStart(5)} s`);
    if (!ok) console.log(`${indented(output)}\n`);
  }
  return count;
}

if (isProgram(import.meta.url)) {
  const { failed } = await check();
  process.exitCode = failed === 0 ? 0 : 1;
}
