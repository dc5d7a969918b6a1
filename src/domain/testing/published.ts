import type { EventDance } from '../event/dances.ts';
import { readFileSync } from 'node:fs';
import { parseLeadNumber, parseJudgeKey, type JudgeKey, type LeadNumber } from '../ids.ts';
import type { DanceMarks } from '../skating/working.ts';

/** Published finals and preliminary rounds; data and sources are in src/domain/fixtures. */

type ByNumber<T> = Readonly<Record<string, T>>;

export interface PublishedFinal {
  readonly id: string;
  readonly notes: string;
  readonly dances?: readonly {
    readonly dance: string;
    readonly marks: ByNumber<readonly number[]>;
    readonly expectedPlaces: ByNumber<number>;
  }[];
  readonly danceNames?: readonly string[];
  readonly summary?: ByNumber<readonly number[]>;
  readonly expectedTotals?: ByNumber<number>;
  readonly expectedFinal: ByNumber<number>;
  readonly rulesUsed?: ByNumber<string>;
}

export interface PublishedRecall {
  readonly id: string;
  readonly notes: string;
  readonly wanted: number | null;
  readonly mostMarked: number;
  readonly marksPerJudge: readonly (readonly number[])[];
  readonly expectedCounts: ByNumber<number>;
  readonly expectedRecalled?: readonly number[];
  readonly expectedUndecided?: {
    readonly with_ties: readonly number[];
    readonly without_ties: readonly number[];
  };
  readonly dances: readonly {
    readonly dance: string;
    readonly judges?: readonly string[];
    readonly marks: ByNumber<readonly number[]>;
  }[];
}

export interface PublishedEvent {
  readonly event: string;
  /** The final first; each round has the couples eliminated in it. */
  readonly rounds: readonly (readonly { readonly place: number; readonly number: number }[])[];
}

const textOf = (name: string): string =>
  readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');

// The files are checked in, and have the type above.
const finals: { readonly cases: readonly PublishedFinal[] } = JSON.parse(textOf('finals.json'));
const recalls: {
  readonly cases: readonly PublishedRecall[];
  readonly eliminatedPlaces: readonly { readonly o2cmExamples: readonly PublishedEvent[] }[];
} = JSON.parse(textOf('recalls.json'));

export const PUBLISHED_FINALS = finals.cases;
export const PUBLISHED_RECALLS = recalls.cases;
export const PUBLISHED_EVENTS = recalls.eliminatedPlaces.flatMap((policies) => policies.o2cmExamples);

export function parseCouple(text: string | number): LeadNumber {
  const number = parseLeadNumber(String(text));
  if (number === undefined) throw new Error(`invalid lead number: ${text}`);
  return number;
}

export function parseJudge(text: string): JudgeKey {
  const key = parseJudgeKey(text);
  if (key === undefined) throw new Error(`invalid judge: ${text}`);
  return key;
}

/** Judges A, B, C, ... */
export const buildPanel = (judges: number): readonly JudgeKey[] =>
  Array.from({ length: judges }, (_, seat) => parseJudge(String.fromCodePoint(65 + seat)));

/** A dance from rows by number: `{ 101: [1, 2, 1] }` is judged by A, B and C. */
export function buildDanceMarks(dance: EventDance, rows: ByNumber<readonly number[]>): DanceMarks {
  const marks = new Map(Object.entries(rows).map(([number, row]) => [parseCouple(number), row]));
  return { dance, judges: buildPanel(Math.max(0, ...Object.values(rows).map((row) => row.length))), marks };
}
