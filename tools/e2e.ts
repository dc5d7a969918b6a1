// The browser tests alone, on a fresh build: npm run e2e -- <options of Playwright>
import { getBrowser, explainBrowserInstall } from './browser.ts';
import { build, isBuilt } from './build.mjs';
import { run } from './programs.ts';

const browser = getBrowser();
if (browser === undefined) {
  console.error(explainBrowserInstall());
  process.exit(1);
}
if (!isBuilt()) build();
const { status } = await run(['playwright', 'test', ...process.argv.slice(2)], {
  shown: true,
  env: { BROWSER_PATH: browser },
});
process.exitCode = status;
