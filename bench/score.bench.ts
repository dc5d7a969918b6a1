import { Readable, Writable } from 'node:stream';
import { score } from '../src/cli/score/score.ts';
import { scoreFinal } from '../src/domain/skating/final.ts';
import { madeUpFinals } from './scoreFinals.ts';

const FINALS = 1000;
const SIZE = { dances: 5, judges: 9, couples: 8 } as const;
/** At most this long for all of them together. */
const LIMIT_MS = 100;
const RUNS = 21;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Milliseconds of several runs; the first, before anything is compiled, apart from the others. */
async function timed(
  work: () => Promise<void> | void,
): Promise<{ readonly cold: number; readonly warm: number }> {
  const times: number[] = [];
  for (let run = 0; run <= RUNS; run++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  const [cold = 0, ...warm] = times;
  return { cold, warm: median(warm) };
}

class Counted extends Writable {
  bytes = 0;

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.bytes += chunk.length;
    done();
  }
}

/** Scores made-up finals in-process and through the `score` filter, and prints how long it takes against the limit. */
export async function benchScore(): Promise<void> {
  const finals = madeUpFinals(FINALS, SIZE);
  const inProcess = await timed(() => {
    for (const dances of finals) {
      if (!scoreFinal(dances).ok) throw new Error('a made-up final was refused');
    }
  });

  const lines = finals.map((dances, id) => ({
    id,
    dances: dances.map(({ dance, marks }) => ({ dance, marks: Object.fromEntries(marks) })),
  }));
  const input = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const pieces = Array.from({ length: Math.ceil(input.length / 65_536) }, (_, at) =>
    input.subarray(at * 65_536, (at + 1) * 65_536),
  );
  const filter = await timed(async () => {
    const { errors } = await score(Readable.from(pieces), new Counted());
    if (errors > 0) throw new Error('a made-up final was refused');
  });

  const row = (
    what: string,
    { cold, warm }: { readonly cold: number; readonly warm: number },
    limit?: number,
  ): string =>
    [
      what.padEnd(44),
      `${warm.toFixed(1)} ms`.padStart(10),
      `${cold.toFixed(1)} ms`.padStart(12),
      limit === undefined ? '' : `${(warm / limit).toFixed(2)} of ${limit} ms`.padStart(18),
    ].join('');
  console.log(
    [
      `${FINALS} finals of ${SIZE.dances} dances, ${SIZE.judges} judges, ${SIZE.couples} couples (median of ${RUNS} runs)`,
      `${''.padEnd(44)}${'median'.padStart(10)}${'first run'.padStart(12)}${'limit'.padStart(18)}`,
      row('scored in-process, with the working', inProcess, LIMIT_MS),
      row(`score filter (${(input.length / 2 ** 20).toFixed(1)} MB in): parse, score, print`, filter),
    ].join('\n'),
  );
}
