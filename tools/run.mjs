// Runs a tool: node tools/run.mjs <tool> <what it takes>, as `node tools/run.mjs check` or `… rules/write --check`.
// Node 20 reads no TypeScript: for it the types are taken out here, and what is left is kept in .cache/tools.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';

const tools = fileURLToPath(new URL('.', import.meta.url));
const kept = join(tools, '../.cache/tools');

/** @param {string} file @returns {Promise<string>} the file as JavaScript */
async function withoutTypes(file) {
  const typed = readFileSync(file, 'utf8');
  const place = join(kept, `${createHash('sha256').update(file).update(typed).digest('hex')}.js`);
  try {
    return readFileSync(place, 'utf8');
  } catch {
    // Not there yet.
  }
  const { transformWithOxc } = await import('vite');
  const { code, map } = await transformWithOxc(typed, file);
  const lines = Buffer.from(JSON.stringify(map)).toString('base64');
  const plain = `${code}\n//# sourceMappingURL=data:application/json;base64,${lines}\n`;
  mkdirSync(kept, { recursive: true });
  // Another run beside this one finds all of it, or nothing.
  writeFileSync(`${place}.${process.pid}`, plain);
  renameSync(`${place}.${process.pid}`, place);
  return plain;
}

/** Node asks this, in a thread of its own, for every module: see `register` below. @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
  return { format: 'module', shortCircuit: true, source: await withoutTypes(fileURLToPath(url)) };
}

if (isMainThread) {
  const [node = process.execPath, , tool = '', ...more] = process.argv;
  const file = join(tools, `${tool}.ts`);
  // For the tool, and for what it starts, it is the program that was called.
  process.argv = [node, file, ...more];
  process.setSourceMapsEnabled(true);
  const reads = 'typescript' in process.features && process.features.typescript;
  if (!reads) register(import.meta.url);
  await import(pathToFileURL(file).href);
}
