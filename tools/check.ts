// The fast checks, without a browser: npm run check. What a step says is shown only when it fails.
import { isProgram, run, tool } from './programs.ts';
import type { Count } from './reports.ts';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
}

const STEPS: readonly Step[] = [
  { name: 'types', command: ['tsc', '-b'] },
  {
    name: 'format',
    command: ['prettier', '--check', '--cache', '--cache-location=.cache/prettier', '--log-level=warn', '.'],
  },
  { name: 'lint', command: ['oxlint', '--type-aware', '--format=unix'] },
  { name: 'boundaries', command: tool('boundaries') },
  { name: 'dead code', command: ['knip', '--no-progress', '--no-config-hints'] },
  { name: 'lock file', command: tool('lockfile') },
  { name: 'access rules written', command: tool('rules/write', '--check') },
  { name: 'build', command: tool('build', '--missing') },
  { name: 'byte budgets', command: tool('budgets') },
];

const indented = (text: string) => text.trimEnd().replace(/^/gm, '    ');

/** Runs every step, also after one has failed: how many went well, how many did not. */
export async function check(): Promise<Count> {
  let [passed, failed] = [0, 0];
  for (const { name, command } of STEPS) {
    const startedAt = performance.now();
    const { status, output } = await run(command);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const ok = status === 0;
    if (ok) passed += 1;
    else failed += 1;
    console.log(`${ok ? '✓' : '✗'} ${name.padEnd(22)}${seconds.padStart(5)} s`);
    if (!ok) console.log(`${indented(output)}\n`);
  }
  return { passed, failed, skipped: 0 };
}

if (isProgram(import.meta.url)) {
  const { failed } = await check();
  process.exitCode = failed === 0 ? 0 : 1;
}
