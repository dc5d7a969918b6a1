import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Metrics } from './metrics.ts';

const DASHBOARD = fileURLToPath(new URL('../../../deploy/grafana-dashboard.json', import.meta.url));

interface Panel {
  readonly id: number;
  readonly description: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets: readonly { readonly expr: string }[];
}
const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as { readonly panels: readonly Panel[] };

test('each panel says what to do, and has a place of its own', () => {
  expect(panels.filter(({ description }) => !description.endsWith('.'))).toEqual([]);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([]);
});

test('the dashboard shows metrics that exist', async () => {
  const metrics = new Metrics();
  metrics.observe({
    sockets: () => 0,
    streams: () => 0,
    listens: () => 0,
    treeNodes: () => 0,
    machines: () => ({ role: 'primary', isInStep: false, behind: 0 }),
  });
  const { text } = await metrics.page();
  const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const asked = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) =>
      [...expr.matchAll(/floorcraft_\w+/g)].map(([name]) => name.replace(/_bucket$/, '')),
    ),
  );
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
  // Each of our metrics is on the dashboard.
  expect([...known].filter((name) => !asked.includes(name ?? ''))).toEqual([]);
});
