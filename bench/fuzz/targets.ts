import type { SeededRandom } from '../../src/server/testing/chance.ts';

/** The server to fuzz, and the credentials of a harmless account. */
export interface FuzzTarget {
  readonly port: number;
  readonly apiKey: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

/** Result of fuzzing one edge. */
export interface FuzzCounts {
  readonly what: string;
  readonly count: number;
  readonly milliseconds: number;
  /** Number of answers per kind. */
  readonly answers: ReadonlyMap<string, number>;
  /** Violations, with the input that caused them. */
  readonly problems: readonly string[];
}

/** A new network address for each shot; otherwise the limit per address answers everything. */
export const drawAddress = (chance: SeededRandom): string =>
  `10.${chance.below(256)}.${chance.below(256)}.${chance.below(256)}`;

/** Counts the answers, and collects the first problems. */
export class FuzzNotes {
  readonly answers = new Map<string, number>();
  readonly problems: string[] = [];

  answer(kind: string): void {
    this.answers.set(kind, (this.answers.get(kind) ?? 0) + 1);
  }

  problem(what: string, input: string): void {
    if (this.problems.length < 20) this.problems.push(`${what}: ${JSON.stringify(input.slice(0, 1500))}`);
  }
}

/** Runs this many workers until `count` shots are made. */
export async function runFuzzTarget(
  what: string,
  count: number,
  workers: number,
  shot: (notes: FuzzNotes) => Promise<number>,
): Promise<FuzzCounts> {
  const notes = new FuzzNotes();
  const from = performance.now();
  let made = 0;
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (made < count) {
        const more = await shot(notes);
        made += more;
      }
    }),
  );
  const { answers, problems } = notes;
  return { what, count: made, milliseconds: performance.now() - from, answers, problems };
}
