import { Readable, Writable } from 'node:stream';
import { scoreStream } from '../src/cli/score/score.ts';
import { scoreFinal } from '../src/domain/skating/final.ts';
import { generateFinals } from './scoreFinals.ts';

const FINALS = 1000;
const SIZE = { dances: 5, judges: 9, couples: 8 } as const;
/** Limit for all finals together. */
const LIMIT_MS = 100;
const RUNS = 21;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

interface Times {
  /** Milliseconds of the first run, before anything is compiled. */
  readonly first: number;
  readonly median: number;
  readonly quickest: number;
}

async function timed(work: () => Promise<void> | void): Promise<Times> {
  const times: number[] = [];
  for (let run = 0; run <= RUNS; run++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  const [first = 0, ...others] = times;
  return { first, median: median(others), quickest: Math.min(...others) };
}

class Counted extends Writable {
  bytes = 0;

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.bytes += chunk.length;
    done();
  }
}

const inWords = ({ median, quickest, first }: Times): readonly [string, string, string] => [
  `${median.toFixed(1)} ms`,
  `${quickest.toFixed(1)} ms`,
  `${first.toFixed(1)} ms`,
];

const line = (what: string, ...cells: readonly string[]): string =>
  what.padEnd(44) + cells.map((cell) => cell.padStart(15)).join('');

/** Scores made-up finals in-process and through the `score` filter, and prints how long it takes against the limit. */
export async function benchScore(): Promise<void> {
  const finals = generateFinals(FINALS, SIZE);
  const inProcess = await timed(() => {
    for (const dances of finals) {
      if (!scoreFinal(dances).ok) throw new Error('a made-up final was refused');
    }
  });

  const rounds = finals.map((dances, id) => ({
    id,
    dances: dances.map(({ dance, marks }) => ({ dance, marks: Object.fromEntries(marks) })),
  }));
  const input = Buffer.from(rounds.map((round) => `${JSON.stringify(round)}\n`).join(''));
  const pieces = Array.from({ length: Math.ceil(input.length / 65_536) }, (_, at) =>
    input.subarray(at * 65_536, (at + 1) * 65_536),
  );
  const filter = await timed(async () => {
    const { errors } = await scoreStream(Readable.from(pieces), new Counted());
    if (errors > 0) throw new Error('a made-up final was refused');
  });

  console.log(
    [
      `${FINALS} finals of ${SIZE.dances} dances, ${SIZE.judges} judges, ${SIZE.couples} couples, ${RUNS} runs`,
      line('', 'median', 'quickest', 'first', 'of the limit'),
      line(
        'scored in-process, with the working',
        ...inWords(inProcess),
        `${(inProcess.median / LIMIT_MS).toFixed(2)} of ${LIMIT_MS} ms`,
      ),
      line(
        `score filter (${(input.length / 2 ** 20).toFixed(1)} MB): parse, score, print`,
        ...inWords(filter),
        '',
      ),
    ].join('\n'),
  );
}
