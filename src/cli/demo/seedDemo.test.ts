import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openAdministrator } from '../../server/start/openAdministrator.ts';
import { live } from '../../store/floor/live.ts';
import { panelOfRound } from '../../store/rounds/panelOfRound.ts';
import { welcome } from '../start/welcome.ts';
import { seedDemo } from './seedDemo.ts';

const NOW = Date.UTC(2026, 2, 7, 12);

test('the demo lists judges marking the round on the floor before the others', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'floorcraft-demo-'));
  const administrator = await openAdministrator({ dataFolder, namespace: 'demo' });
  const demo = await seedDemo(administrator, NOW);
  const [onFloor, ...more] = live.parse(await administrator.read(live.at));
  if (onFloor === undefined) throw new Error('The demo has no round on the floor.');
  expect(more).toEqual([]);
  const { at, parse } = panelOfRound(onFloor.event, onFloor.round);
  const panel = parse(await administrator.read(at)).toSorted();
  expect(panel.length).toBeLessThan(demo.judges.length);
  const first = demo.judges.slice(0, panel.length);
  expect(first.map(({ judge }) => judge).toSorted()).toEqual(panel);

  const settings = { host: '127.0.0.1', dataFolder };
  const lines = welcome('demo', { origin: 'http://127.0.0.1:8080' }, settings, demo);
  const links = lines.filter((line) => line.includes('#code='));
  expect(links.map((line) => !line.endsWith('nothing to mark now'))).toEqual(
    demo.judges.map((_, at) => at < panel.length),
  );
  // The last line: scripts wait for it.
  expect(lines.at(-1)).toBe('The judges of the round on the floor come first.');
  await administrator.close();
  rmSync(dataFolder, { recursive: true, force: true });
});
