// The website of the documents: npm run docs, and npm run docs -- dev while writing
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './programs.ts';

/**
 * The version of VitePress, which is not a dependency: it brings a second Vite and Vue. This version runs on every
 * supported Node.
 */
const VERSION = '1.6.4';
const folder = join(root, '.cache/docs');
const program = join(folder, 'node_modules/vitepress/bin/vitepress.js');
const source = join(folder, 'source');

async function fetchVitepress(): Promise<string | undefined> {
  if (existsSync(program)) return undefined;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const install = ['npm', 'install', '--prefix', folder, '--no-audit', '--no-fund', '--no-save'];
  const { status, output } = await run([...install, `vitepress@${VERSION}`]);
  return status === 0
    ? undefined
    : `npm could not fetch VitePress ${VERSION}. It needs a network once.\n${output}`;
}

const problem = await fetchVitepress();
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}
// A copy: VitePress finds its packages above the documents. The files beside docs have pages of their own.
rmSync(source, { recursive: true, force: true });
cpSync(join(root, 'docs'), source, { recursive: true });
for (const file of ['CONTRIBUTING.md', 'CHANGELOG.md'])
  writeFileSync(join(source, file), readFileSync(join(root, file), 'utf8').replaceAll('](docs/', ']('));
const decisions = readdirSync(join(source, 'decisions')).map((file) => {
  const [, title = file] = /^# (.*)$/m.exec(readFileSync(join(source, 'decisions', file), 'utf8')) ?? [];
  return `- [${title}](${file})`;
});
writeFileSync(join(source, 'decisions', 'index.md'), ['# Decisions', '', ...decisions, ''].join('\n'));
const [task = 'build', ...more] = process.argv.slice(2);
const { status } = await run(['node', program, task, source, ...more], { shown: true });
if (task === 'build' && status === 0) console.log(`Built: ${join(folder, 'site', 'index.html')}`);
process.exitCode = status;
