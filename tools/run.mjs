// Runs a tool: node tools/run.mjs <tool> <arguments>, such as `node tools/run.mjs check` or `… rules/write --check`.
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const [node = process.execPath, , tool = '', ...more] = process.argv;
const { href } = new URL(`${tool}.ts`, import.meta.url);
// The tool and its child processes see it as the started program.
process.argv = [node, fileURLToPath(href), ...more];
process.setSourceMapsEnabled(true);
// Node 20 does not run TypeScript.
if (!('typescript' in process.features && process.features.typescript)) {
  const { register } = await import('tsx/esm/api');
  register();
}
await import(href);
