// Runs a tool: node tools/run.mjs <tool> <what it takes>, as `node tools/run.mjs check` or `… rules/write --check`.
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const [node = process.execPath, , tool = '', ...more] = process.argv;
const { href } = new URL(`${tool}.ts`, import.meta.url);
// For the tool, and for what it starts, it is the program that was called.
process.argv = [node, fileURLToPath(href), ...more];
process.setSourceMapsEnabled(true);
// Node 20 reads no TypeScript.
if (!('typescript' in process.features && process.features.typescript)) {
  const { register } = await import('tsx/esm/api');
  register();
}
await import(href);
