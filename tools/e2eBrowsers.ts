// The stories of e2e/browsers in Firefox and WebKit, on a fresh build: npm run e2e:browsers -- <options of Playwright>
import { build, isBuilt } from './build.mjs';
import { getEngines, listMissingEngines, addEngines } from './engines.ts';
import { run } from './programs.ts';

const engines = getEngines();
const missing = listMissingEngines(engines);
if (missing !== undefined) console.error(missing);
if (engines.length === 0) process.exit(1);
if (!isBuilt()) build();
const { status } = await addEngines(engines, (command, env) =>
  run([...command, ...process.argv.slice(2)], { shown: true, env }),
);
process.exitCode = status;
