import { openRawSockets } from '../rawLines.ts';
import { serverProcess } from '../serverProcess.ts';
import { getPercentile, formatLine, formatMegabytes, formatMs, formatRatio } from '../table.ts';
import { Crowd } from './crowd.ts';
import { buildServerUrl, withTempFolder, NAMESPACE, request } from './madeUp.ts';
import { startPlainServer } from './plain.ts';

const COUNT = Number(process.env['BENCH_CONNECTIONS'] ?? 10_000);
const LIMIT_BYTES = 30 * 1024;

/** Server memory of an idle connection, against the limit and against plain `ws`. */
export async function benchIdleConnections(): Promise<void> {
  const each = async (
    address: string,
    measure: () => Promise<{ readonly resident: number; readonly heap: number }>,
  ): Promise<{ resident: number; heap: number }> => {
    // Warm up: one-time allocations belong to no connection.
    const first = await Crowd.of(address, 100);
    const before = await measure();
    const crowd = await Crowd.of(address, COUNT);
    const after = await measure();
    await crowd.leave();
    await first.leave();
    return {
      resident: (after.resident - before.resident) / COUNT,
      heap: (after.heap - before.heap) / COUNT,
    };
  };
  await withTempFolder(async (dataFolder) => {
    const plain = await startPlainServer({ deflate: false, megabytes: 0 });
    const peer = await each(plain.address, () => plain.measure());
    await plain.close();
    const server = await serverProcess({ dataFolder, namespace: NAMESPACE });
    const ours = await each(buildServerUrl(server), () => server.measure());
    await server.close();
    const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;
    console.log(
      formatLine(`${COUNT} idle connections, each`, 'resident', 'heap', `of ${LIMIT_BYTES / 1024} kB`),
    );
    console.log(
      formatLine(
        '  ws alone',
        kilobytes(peer.resident),
        kilobytes(peer.heap),
        formatRatio(peer.resident, LIMIT_BYTES),
      ),
    );
    console.log(
      formatLine(
        '  the server',
        kilobytes(ours.resident),
        kilobytes(ours.heap),
        formatRatio(ours.resident, LIMIT_BYTES),
      ),
    );
  });
}

const value = (mark: string): object => ({ mark, heat: 3, dance: 'Quickstep', since: 1_700_000_000_000 });

/** One write to all listeners until the last has it, against a plain broadcast of the same bytes. */
export async function benchBroadcast(): Promise<void> {
  const rounds = ['one', 'two', 'three'];
  await withTempFolder(async (dataFolder) => {
    const plain = await startPlainServer({ deflate: false, megabytes: 0 });
    const peers = await Crowd.of(plain.address, COUNT);
    const [speaker] = await openRawSockets(plain.address, 1);
    const peerTimes: number[][] = [];
    for (const round of rounds) {
      const frame = JSON.stringify({ t: 'd', d: { a: 'd', b: { p: 'floor/now', d: value(round) } } });
      peerTimes.push([...(await peers.hearing(`"mark":"${round}"`, () => speaker?.send(frame))).times]);
    }
    speaker?.close();
    await peers.leave();
    await plain.close();

    const server = await serverProcess({ dataFolder, namespace: NAMESPACE });
    const crowd = await Crowd.of(buildServerUrl(server), COUNT);
    await crowd.hearing('"r":1,', () => crowd.say(request(1, 'q', { p: '/floor/now', h: '' })));
    const [writer] = await openRawSockets(buildServerUrl(server), 1);
    const ourTimes: number[][] = [];
    for (const [number, round] of rounds.entries())
      ourTimes.push([
        ...(
          await crowd.hearing(`"mark":"${round}"`, () =>
            writer?.send(request(number, 'p', { p: '/floor/now', d: value(round) })),
          )
        ).times,
      ]);
    const { resident } = await server.measure();
    writer?.close();
    await crowd.leave();
    await server.close();
    // Best of three: on a busy machine the worst mostly measures the other load.
    const best = (all: readonly number[][], share: number): number =>
      Math.min(...all.map((each) => getPercentile(each, share)));
    console.log(formatLine(`one write to ${COUNT} who listen (best of 3)`, 'median', 'all have it'));
    console.log(
      formatLine(
        '  plain ws broadcast of the same',
        formatMs(best(peerTimes, 0.5)),
        formatMs(best(peerTimes, 1)),
      ),
    );
    console.log(formatLine('  the server', formatMs(best(ourTimes, 0.5)), formatMs(best(ourTimes, 1))));
    console.log(
      formatLine(
        '  against the plain broadcast',
        formatRatio(best(ourTimes, 0.5), best(peerTimes, 0.5)),
        formatRatio(best(ourTimes, 1), best(peerTimes, 1)),
      ),
    );
    console.log(formatLine('  memory of the server then', formatMegabytes(resident)));
  });
}
