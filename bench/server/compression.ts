import { openRawSockets } from '../rawLines.ts';
import { getPercentile, formatLine, formatMegabytes, formatMs, formatRatio } from '../table.ts';
import { Crowd } from './crowd.ts';
import { startPlainServer } from './plain.ts';

const LISTENERS = 300;
const JOINERS = 300;
const WRITES = 50;

interface Cost {
  readonly bytes: number;
  readonly cpu: number;
  readonly p99: number;
  /** Additional bytes of the process. */
  readonly memory: number;
}

async function fanOut(deflate: boolean): Promise<Cost> {
  const plain = await startPlainServer({ deflate, megabytes: 0 });
  const crowd = await Crowd.of(plain.address, LISTENERS);
  const [speaker] = await openRawSockets(plain.address, 1);
  const before = await plain.measure();
  const all: number[] = [];
  let bytes = 0;
  for (let n = 0; n < WRITES; n += 1) {
    // A judge's marks with their dances: above the kilobyte from which ws compresses.
    const marks = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`c${at}`, `${100 + at}`]));
    const frame = JSON.stringify({
      t: 'd',
      d: { a: 'd', b: { p: 'marks/x', d: { mark: `n${n}.`, marks } } },
    });
    const heard = await crowd.hearing(`"mark":"n${n}."`, () => speaker?.send(frame));
    all.push(...heard.times);
    ({ bytes } = heard);
  }
  const after = await plain.measure();
  speaker?.close();
  await crowd.leave();
  await plain.close();
  return {
    bytes,
    cpu: after.cpu - before.cpu,
    p99: getPercentile(all, 0.99),
    memory: after.resident - before.resident,
  };
}

async function coldJoins(deflate: boolean): Promise<Cost> {
  const plain = await startPlainServer({ deflate, megabytes: 1 });
  const crowd = await Crowd.of(plain.address, JOINERS);
  const before = await plain.measure();
  const { times, bytes } = await crowd.hearing('"end":"of it"', () => crowd.say('join'));
  const after = await plain.measure();
  await crowd.leave();
  await plain.close();
  return {
    bytes,
    cpu: after.cpu - before.cpu,
    p99: getPercentile(times, 0.99),
    memory: after.resident - before.resident,
  };
}

/** permessage-deflate against no compression, with plain `ws` and the server's bytes. */
export async function benchCompression(): Promise<void> {
  for (const [what, measure] of [
    [`${WRITES} sheets to ${LISTENERS} listeners`, fanOut],
    [`${JOINERS} join cold, 1 MB each`, coldJoins],
  ] as const) {
    const without = await measure(false);
    const deflated = await measure(true);
    console.log(formatLine(what, 'bytes', 'CPU of server', 'p99', 'more memory'));
    console.log(
      formatLine(
        '  as they are',
        formatMegabytes(without.bytes),
        formatMs(without.cpu),
        formatMs(without.p99),
        formatMegabytes(without.memory),
      ),
    );
    console.log(
      formatLine(
        '  compressed',
        formatMegabytes(deflated.bytes),
        formatMs(deflated.cpu),
        formatMs(deflated.p99),
        formatMegabytes(deflated.memory),
      ),
    );
    console.log(
      formatLine(
        '  compressed against as they are',
        formatRatio(deflated.bytes, without.bytes),
        formatRatio(deflated.cpu, without.cpu),
        formatRatio(deflated.p99, without.p99),
      ),
    );
  }
}
