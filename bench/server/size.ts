import { statSync } from 'node:fs';
import { join } from 'node:path';
import { openAdministrator } from '../../src/server/start/openAdministrator.ts';
import { openRawSockets, waitForFrames, type RawSocket } from '../rawLines.ts';
import { serverProcess } from '../serverProcess.ts';
import { formatLine, formatMegabytes, formatMs, formatRatio } from '../table.ts';
import { buildServerUrl, withTempFolder, generateEvents, NAMESPACE, request } from './madeUp.ts';

const START_LIMIT_MS = 1000;

async function fill(dataFolder: string, size: number): Promise<void> {
  const administrator = await openAdministrator({ dataFolder, namespace: NAMESPACE });
  await administrator.update({ events: generateEvents(size) });
  await administrator.close();
}

/** From the call of `startServer` in a child process until it listens, with this many megabytes of values. */
export async function benchStart(size: number, which: string): Promise<void> {
  await withTempFolder(async (dataFolder) => {
    await fill(dataFolder, size);
    const settings = { dataFolder, namespace: NAMESPACE };
    // The first one folds the log in when it closes; the following starts find a clean folder.
    await (await serverProcess(settings)).close();
    const runs: { startedIn: number; upIn: number }[] = [];
    for (let run = 0; run < 3; run += 1) {
      const server = await serverProcess(settings);
      runs.push(server);
      await server.close();
    }
    const onDisk = statSync(join(dataFolder, 'floorcraft.db')).size;
    const best = (of: 'startedIn' | 'upIn'): number =>
      runs.map((run) => run[of]).toSorted((a, b) => a - b)[1] ?? 0;
    console.log(
      formatLine(
        `start on ${formatMegabytes(onDisk)} on disk, ${which} (median of 3)`,
        'took',
        `of ${START_LIMIT_MS} ms`,
      ),
    );
    for (const [what, of] of [
      ['  startServer, in a child process', 'startedIn'],
      ['  the whole process', 'upIn'],
    ] as const)
      console.log(formatLine(what, formatMs(best(of)), formatRatio(best(of), START_LIMIT_MS)));
  });
}

const TIMEOUT_MS = 60_000;

const answered = (one: RawSocket, number: number): Promise<void> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`no answer to request ${number}`)), TIMEOUT_MS).unref();
    one.heard = (text) => {
      if (!text.startsWith(`{"t":"d","d":{"r":${number},`)) return;
      if (text.includes('"s":"ok"')) resolve();
      else reject(new Error(text.slice(0, 200)));
    };
  });

async function asked(one: RawSocket, number: number, action: string, body: object): Promise<number> {
  const from = performance.now();
  const answer = answered(one, number);
  one.send(request(number, action, body));
  await answer;
  return performance.now() - from;
}

/** A tree of this many megabytes: its memory, the time to join, and the time to write one value. */
export async function benchLargeTree(size: number): Promise<void> {
  await withTempFolder(async (dataFolder) => {
    const empty = await serverProcess({ dataFolder, namespace: NAMESPACE });
    const before = await empty.measure();
    await empty.close();
    await fill(dataFolder, size);
    const server = await serverProcess({ dataFolder, namespace: NAMESPACE });
    const loaded = await server.measure();
    const [one] = await openRawSockets(buildServerUrl(server), 1);
    if (one === undefined) throw new Error('no line');
    const joined = await asked(one, 1, 'q', { p: '/events', h: '' });
    const heard = one.characters;
    const again = await asked(one, 2, 'g', { p: '/events/event7', q: {} });
    const writes: number[] = [];
    for (let n = 0; n < 20; n += 1)
      writes.push(await asked(one, 10 + n, 'p', { p: `/events/event${n}/e${n}000/leadNumber`, d: n }));
    const memoryAfter = await server.measure();
    one.close();
    await server.close();
    console.log(formatLine(`a tree of ${formatMegabytes(heard)} as text`, '', 'of the text'));
    for (const [what, measured] of [
      ['  memory of the server, started', loaded],
      ['  memory after a join and writes', memoryAfter],
    ] as const)
      console.log(
        formatLine(
          what,
          formatMegabytes(measured.resident),
          formatRatio(measured.resident - before.resident, heard),
        ),
      );
    console.log(formatLine('  one joins and has all of it', formatMs(joined)));
    console.log(formatLine('  one reads a thousand entries', formatMs(again)));
    console.log(
      formatLine(
        '  a write of one value (median of 20)',
        formatMs(writes.toSorted((a, b) => a - b)[10] ?? 0),
      ),
    );
  });
}

const PART = 16_384;

/**
 * Measures a write of this many megabytes, split like the SDK splits it, until it is acknowledged. The
 * baseline is `JSON.parse` of the same text.
 */
export async function benchLargeWrite(size: number): Promise<void> {
  await withTempFolder(async (dataFolder) => {
    const server = await serverProcess({ dataFolder, namespace: NAMESPACE });
    const [one] = await openRawSockets(buildServerUrl(server), 1);
    if (one === undefined) throw new Error('no line');
    await waitForFrames([one], 1);
    const text = request(1, 'p', { p: '/large', d: generateEvents(size * 0.98) });
    const parts = Array.from({ length: Math.ceil(text.length / PART) }, (_, at) =>
      text.slice(at * PART, (at + 1) * PART),
    );
    const from = performance.now();
    const answer = answered(one, 1);
    one.send(String(parts.length));
    for (const part of parts) one.send(part);
    await answer;
    const took = performance.now() - from;
    const parsed = performance.now();
    JSON.parse(text);
    const parse = performance.now() - parsed;
    one.close();
    await server.close();
    console.log(
      formatLine(
        `a write of ${formatMegabytes(text.length)} in ${parts.length} parts`,
        formatMs(took),
        `${formatRatio(took, parse)} of JSON.parse`,
      ),
    );
  });
}
