import { connectMany } from '../rawLines.ts';
import { at, line, megabytes, ms, times } from '../table.ts';
import { Crowd } from './crowd.ts';
import { plainServer } from './plain.ts';

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
  const plain = await plainServer({ deflate, megabytes: 0 });
  const crowd = await Crowd.of(plain.address, LISTENERS);
  const [speaker] = await connectMany(plain.address, 1);
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
  return { bytes, cpu: after.cpu - before.cpu, p99: at(all, 0.99), memory: after.resident - before.resident };
}

async function coldJoins(deflate: boolean): Promise<Cost> {
  const plain = await plainServer({ deflate, megabytes: 1 });
  const crowd = await Crowd.of(plain.address, JOINERS);
  const before = await plain.measure();
  const { times, bytes } = await crowd.hearing('"end":"of it"', () => crowd.say('join'));
  const after = await plain.measure();
  await crowd.leave();
  await plain.close();
  return {
    bytes,
    cpu: after.cpu - before.cpu,
    p99: at(times, 0.99),
    memory: after.resident - before.resident,
  };
}

/** permessage-deflate against no compression, with plain `ws` and the server's bytes. */
export async function compression(): Promise<void> {
  for (const [what, measure] of [
    [`${WRITES} sheets to ${LISTENERS} listeners`, fanOut],
    [`${JOINERS} join cold, 1 MB each`, coldJoins],
  ] as const) {
    const without = await measure(false);
    const deflated = await measure(true);
    console.log(line(what, 'bytes', 'CPU of server', 'p99', 'more memory'));
    console.log(
      line(
        '  as they are',
        megabytes(without.bytes),
        ms(without.cpu),
        ms(without.p99),
        megabytes(without.memory),
      ),
    );
    console.log(
      line(
        '  compressed',
        megabytes(deflated.bytes),
        ms(deflated.cpu),
        ms(deflated.p99),
        megabytes(deflated.memory),
      ),
    );
    console.log(
      line(
        '  compressed against as they are',
        times(deflated.bytes, without.bytes),
        times(deflated.cpu, without.cpu),
        times(deflated.p99, without.p99),
      ),
    );
  }
}
