import { test, type TestContext } from 'vitest';
import { LossyConnection, type LineConditions } from './testing/lossyConnection.ts';
import { simulateBusyFloor } from './testing/busyFloor.ts';
import { SeededRandom } from './testing/chance.ts';
import { startTestServer } from './testing/server.ts';

interface Hall {
  readonly lines: readonly LossyConnection[];
  readonly read: () => Promise<unknown>;
}

/**
 * Each test has its own server with four bad connections, so that the tests can run in parallel: they mostly
 * wait.
 */
async function hall(
  atTheEnd: TestContext['onTestFinished'],
  seed: number,
  weather: LineConditions,
): Promise<Hall> {
  const server = await startTestServer();
  const chance = new SeededRandom(seed);
  const lines = await Promise.all(
    Array.from({ length: 4 }, () =>
      LossyConnection.to(server.port, { chance: new SeededRandom(chance.below(2 ** 32)), weather }),
    ),
  );
  atTheEnd(async () => {
    await Promise.all(lines.map((line) => line.close()));
    await server.remove();
  });
  return { lines, read: async () => (await fetch(`${server.origin}/.json`)).json() };
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

test.concurrent('no acknowledged write is lost and all clients see the same with 5 % packet loss and cuts', async ({
  expect,
  onTestFinished,
}) => {
  const { lines, read } = await hall(onTestFinished, 5, {
    lossPercent: 5,
    late: { least: 50, most: 400 },
    cutsPerMille: 10,
  });
  const { problems, acknowledged, tried } = await simulateBusyFloor(lines, {
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

test.concurrent('after three seconds offline, all clients reconnect with their writes', async ({
  expect,
  onTestFinished,
}) => {
  const { lines, read } = await hall(onTestFinished, 6, {
    lossPercent: 0,
    late: { least: 0, most: 1 },
    cutsPerMille: 0,
  });
  const { problems, acknowledged, tried } = await simulateBusyFloor(lines, {
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
