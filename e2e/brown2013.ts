import { readFileSync } from 'node:fs';

interface PublishedDance {
  readonly dance: string;
  readonly judges: readonly string[];
  readonly marks: Readonly<Record<string, readonly number[]>>;
  readonly places?: Readonly<Record<string, number>>;
}

interface PublishedRound {
  readonly kind: 'recall' | 'final';
  readonly dances: readonly PublishedDance[];
  readonly recalled?: readonly number[];
}

// No parsing needed: the file belongs to the project, and the tests of the import check it.
const event1 = JSON.parse(
  readFileSync(new URL('../src/cli/demo/brown2013/event1.json', import.meta.url), 'utf8'),
) as { readonly rounds: readonly PublishedRound[] };

function danceOf(round: number): PublishedDance {
  const dance = event1.rounds[round]?.dances[0];
  if (dance === undefined) throw new Error(`event1 has no round ${round}`);
  return dance;
}

/** Recalls of each judge in the semi-final of the Newcomer ChaCha: five judges, seven recalls each. */
export function listSemiFinalMarks(): ReadonlyMap<string, readonly string[]> {
  const { judges, marks } = danceOf(3);
  return new Map(
    judges.map((judge, at) => [
      judge,
      Object.entries(marks)
        .filter(([, row]) => row[at] === 1)
        .map(([couple]) => couple),
    ]),
  );
}

/** Each judge's placings of the final, from first to last. */
export function listFinalOrders(): ReadonlyMap<string, readonly string[]> {
  const { judges, marks } = danceOf(4);
  return new Map(
    judges.map((judge, at) => [
      judge,
      Object.entries(marks)
        .toSorted(([, a], [, b]) => (a[at] ?? 0) - (b[at] ?? 0))
        .map(([couple]) => couple),
    ]),
  );
}

/** The published places of the final. */
export const getPublishedPlaces = (): Readonly<Record<string, number>> => danceOf(4).places ?? {};

export const listFinalists = (): readonly string[] => (event1.rounds[3]?.recalled ?? []).map(String);
