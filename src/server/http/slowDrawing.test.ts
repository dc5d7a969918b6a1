import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/server.ts';

/** More than a caller's share of work: on a busy machine the drawing thread waits this long. */
const DRAWING_TOOK_MS = 4000;

test('a slow drawing does not delay the files that its reader asks for next', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'floorcraft-drawing-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<html lang="en" data-languages="en"><title>Built</title></html>',
  );
  writeFileSync(join(folder, 'assets', 'app.js'), 'export {};');
  let now = 0;
  const server = await startTestServer({
    shareClock: () => now,
    screens: {
      folder,
      page: (html) => html,
      drawing: {
        load: () =>
          Promise.resolve({
            isScreen: () => true,
            drawableAt: () => ({ page: 'home', places: [] }),
            drawPage: () => {
              now += DRAWING_TOOK_MS;
              return Promise.resolve({
                head: '<title>Drawn</title>',
                root: undefined,
                primaryColor: undefined,
              });
            },
          }),
      },
    },
  });
  // A browser asks for the files over the connection that brought the page.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = (path: string): Promise<string> =>
    new Promise((resolve, reject) => {
      request(`${server.origin}${path}`, { agent }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => resolve(text));
      })
        .on('error', reject)
        .end();
    });
  expect(await get('/')).toContain('Drawn');
  expect(await get('/assets/app.js')).toBe('export {};');
  agent.destroy();
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
});
