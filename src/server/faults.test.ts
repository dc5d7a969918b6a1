import { afterEach, beforeEach, expect, test } from 'vitest';
import { BadLine, type Weather } from './testing/badLine.ts';
import { busyFloor } from './testing/busyFloor.ts';
import { SeededRandom } from './testing/chance.ts';
import { testServer, type TestServer } from './testing/server.ts';

let server: TestServer;
let lines: readonly BadLine[];

const start = async (seed: number, weather: Weather): Promise<void> => {
  const chance = new SeededRandom(seed);
  lines = await Promise.all(
    Array.from({ length: 4 }, () =>
      BadLine.to(server.port, { chance: new SeededRandom(chance.below(2 ** 32)), weather }),
    ),
  );
};
const read = async (): Promise<unknown> => (await fetch(`${server.origin}/.json`)).json();
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

beforeEach(async () => {
  server = await testServer();
});
afterEach(async () => {
  await Promise.all(lines.map((line) => line.close()));
  await server.remove();
});

test('with 5 % packet loss and cuts, no acknowledged write is lost and all see the same', async () => {
  await start(5, { lossPercent: 5, late: { least: 50, most: 400 }, cutsPerMille: 10 });
  const { problems, acknowledged, tried } = await busyFloor(lines, {
    read,
    trouble: () => pause(2500),
    kickEvery: 150,
    recovery: 10_000,
  });
  expect(problems).toEqual([]);
  expect([
    acknowledged,
    lines.some(({ count }) => count.late > 0),
    lines.some(({ count }) => count.cut > 0),
  ]).toEqual([tried, true, true]);
});

test('after three seconds offline all reconnect with their writes', async () => {
  await start(6, { lossPercent: 0, late: { least: 0, most: 1 }, cutsPerMille: 0 });
  const { problems, acknowledged, tried } = await busyFloor(lines, {
    read,
    trouble: async () => {
      await pause(500);
      for (const line of lines) line.out();
      await pause(3000);
      for (const line of lines) line.back();
      await pause(300);
    },
    kickEvery: 150,
    recovery: 10_000,
  });
  expect(problems).toEqual([]);
  expect(acknowledged).toBe(tried);
});
