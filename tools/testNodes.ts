// The unit, server and rules tests on every supported Node: npm run test:nodes
import { findNode, MAJORS, explainMissingNode, buildNodePath } from './nodes.ts';
import { run } from './programs.ts';

const told: string[] = [];
for (const major of MAJORS) {
  const node = findNode(major);
  if (node === undefined) {
    told.push(explainMissingNode(major));
    continue;
  }
  console.log(`\nNode ${node.version}`);
  // Child processes of the tests use the same Node.
  const env = { PATH: buildNodePath(node) };
  const { status } = await run([node.program, 'node_modules/vitest/vitest.mjs', 'run'], { shown: true, env });
  told.push(`${status === 0 ? '✓' : '✗'} Node ${node.version}`);
}
console.log(`\n${told.join('\n')}`);
process.exitCode = told.every((line) => line.startsWith('✓')) ? 0 : 1;
