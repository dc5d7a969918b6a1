import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Metrics } from './metrics.ts';

const DASHBOARD = fileURLToPath(new URL('../../../deploy/grafana-dashboard.json', import.meta.url));

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
  const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as {
    readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
  };
  const asked = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) =>
      [...expr.matchAll(/floorcraft_\w+/g)].map(([name]) => name.replace(/_bucket$/, '')),
    ),
  );
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
  // Each metric of ours is on it.
  expect([...known].filter((name) => !asked.includes(name ?? ''))).toEqual([]);
});
