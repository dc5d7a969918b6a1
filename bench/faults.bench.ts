import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LossyConnection, type LineConditions } from '../src/server/testing/lossyConnection.ts';
import { simulateBusyFloor } from '../src/server/testing/busyFloor.ts';
import { SeededRandom } from '../src/server/testing/chance.ts';
import { NAMESPACE as TEST_NAMESPACE } from '../src/server/testing/server.ts';
import { ask } from './ask.ts';
import { flipBitsWhile } from '../src/server/testing/damage.ts';
import { benchCutCopies } from './faults/damage.ts';
import { benchKilledServers } from './faults/kills.ts';
import { isSelected } from './only.ts';
import { serverProcess } from './serverProcess.ts';

const SEED = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000);
const DEVICES = Number(process.env['FAULT_DEVICES'] ?? 8);
/** Duration (ms) of the bad connection, and of the outage. */
const BAD_FOR = Number(process.env['FAULT_BAD_MS'] ?? 60_000);
const OUT_FOR = Number(process.env['FAULT_OUT_MS'] ?? 30_000);
/** Duration (ms) of the bit flips while the server is stopped. */
const FLIPPED_FOR = Number(process.env['FAULT_FLIP_MS'] ?? 60_000);
const SECRET = 'the secret of those who run the faults, long enough';

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

function noteFailure(isWell: boolean): void {
  if (!isWell) process.exitCode = 1;
}

async function onLines(
  what: string,
  weather: LineConditions,
  trouble: (lines: readonly LossyConnection[]) => Promise<void>,
): Promise<string> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'floorcraft-lines-'));
  const server = await serverProcess({ dataFolder, namespace: TEST_NAMESPACE, adminSecret: SECRET });
  const chance = new SeededRandom(SEED);
  const lines = await Promise.all(
    Array.from({ length: DEVICES }, () =>
      LossyConnection.to(server.port, { chance: new SeededRandom(chance.below(2 ** 32)), weather }),
    ),
  );
  const { problems, tried, acknowledged, transactions } = await simulateBusyFloor(lines, {
    read: async () => JSON.parse((await ask(`${server.origin}/.json`, 'GET', SECRET)).text) as unknown,
    trouble: () => trouble(lines),
    kickEvery: 2000,
    recovery: 60_000,
  });
  const late = lines.reduce((sum, { count }) => sum + count.late, 0);
  const cut = lines.reduce((sum, { count }) => sum + count.cut, 0);
  await Promise.all(lines.map((line) => line.close()));
  await server.close();
  rmSync(dataFolder, { recursive: true, force: true });
  noteFailure(problems.length === 0);
  return [
    `${what}, ${DEVICES} devices: ${late} pieces late, ${cut} cuts, ${tried} writes tried, ${acknowledged} acknowledged,`,
    `${transactions.done} of ${transactions.tried} transactions done (counted ${transactions.counted}),`,
    problems.length === 0 ? 'all hold the same tree, nothing lost' : `PROBLEMS:\n  ${problems.join('\n  ')}`,
  ].join(' ');
}

/**
 * Kills the server (kill -9) repeatedly under writing SDK clients, then truncates and corrupts its files. Takes
 * minutes.
 */
export async function benchKills(): Promise<void> {
  if (!isSelected('kills')) return;
  const dataFolder = mkdtempSync(join(tmpdir(), 'floorcraft-faults-'));
  const { said, isWell } = await benchKilledServers(dataFolder);
  noteFailure(isWell);
  console.log(said);
  const chance = new SeededRandom(SEED);
  console.log(`seed ${SEED} (FAULT_SEED)`);
  console.log(await benchCutCopies(dataFolder, 60, chance));
  const end = Date.now() + FLIPPED_FOR;
  const { silent, tried, whole, refused } = await flipBitsWhile(() => Date.now() < end, dataFolder, chance);
  noteFailure(silent.length === 0);
  console.log(
    [
      `${FLIPPED_FOR / 1000} s of bits turned round, ${tried} starts: ${whole} had all of it, ${silent.length} LOST SOMETHING SILENTLY, the others refused:`,
      ...[...refused].map(([sentence, times]) => `  ${times} x ${sentence}`),
      ...silent.map((what) => `  SILENT: ${what}`),
    ].join('\n'),
  );
  rmSync(dataFolder, { recursive: true, force: true });
}

/** Connections that lose 5% of their packets, and outages of half a minute. */
export async function benchLines(): Promise<void> {
  if (!isSelected('lines')) return;
  console.log(
    await onLines(
      `${BAD_FOR / 1000} s of lines that lose 5 of 100 pieces`,
      { lossPercent: 5, late: { least: 200, most: 3000 }, cutsPerMille: 2 },
      () => pause(BAD_FOR),
    ),
  );
  console.log(
    await onLines(
      `${OUT_FOR / 1000} s without a line`,
      { lossPercent: 0, late: { least: 0, most: 1 }, cutsPerMille: 0 },
      async (lines) => {
        await pause(2000);
        for (const line of lines) line.out();
        await pause(OUT_FOR);
        for (const line of lines) line.back();
        await pause(2000);
      },
    ),
  );
}
