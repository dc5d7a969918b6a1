// The unit, server and rules tests on every supported Node: npm run test:nodes
// Node comes from NODE_20, NODE_24, NODE_26, or from the PATH as node or node20, node24, node26.
import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { run } from './programs.ts';

const MAJORS = [20, 24, 26] as const;

/** Version of a program, if it is a Node. */
function versionOf(program: string): string | undefined {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return status === 0 ? /^v(\d+\.\d+\.\d+)/.exec(stdout)?.[1] : undefined;
}

/** A Node of this major version, with its full version. */
function findNode(major: number): { readonly program: string; readonly version: string } | undefined {
  const named = process.env[`NODE_${major}`];
  const inPath = [`node${major}`, 'node'].flatMap((name) =>
    (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)),
  );
  for (const program of named === undefined ? [process.execPath, ...inPath] : [named]) {
    const version = versionOf(program);
    if (version?.startsWith(`${major}.`) === true) return { program, version };
  }
  return undefined;
}

const told: string[] = [];
for (const major of MAJORS) {
  const node = findNode(major);
  if (node === undefined) {
    told.push(`✗ Node ${major}: not found. Set NODE_${major} to its program.`);
    continue;
  }
  console.log(`\nNode ${node.version}`);
  // Child processes of the tests use the same Node.
  const env = { PATH: [dirname(node.program), process.env['PATH']].join(delimiter) };
  const { status } = await run([node.program, 'node_modules/vitest/vitest.mjs', 'run'], { shown: true, env });
  told.push(`${status === 0 ? '✓' : '✗'} Node ${node.version}`);
}
console.log(`\n${told.join('\n')}`);
process.exitCode = told.every((line) => line.startsWith('✓')) ? 0 : 1;
