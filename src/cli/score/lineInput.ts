import { parseDance } from '../../domain/event/dances.ts';
import { parseJudgeKey, parseLeadNumber, type JudgeKey, type LeadNumber } from '../../domain/ids.ts';
import { parsed, refused, type Parsed } from '../../domain/parsed.ts';
import type { DancePlaces } from '../../domain/skating/summary.ts';
import type { DanceMarks } from '../../domain/skating/working.ts';

/** A parsed line. Marks and places are numbers here; the rules check their values. */
export type LineInput =
  | { readonly kind: 'final'; readonly dances: readonly DanceMarks[] }
  | { readonly kind: 'places'; readonly dances: readonly DancePlaces[] }
  /** Marks are 1 for a recalled couple, 0 otherwise. */
  | { readonly kind: 'recall'; readonly wanted: number; readonly dances: readonly DanceMarks[] };

type ByName = Readonly<Record<string, unknown>>;

export const isObject = (raw: unknown): raw is ByName =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** Describes a value in a few words. Never prints lists and objects, which may be nested to any depth. */
function shown(raw: unknown): string {
  if (raw === undefined) return 'nothing';
  if (Array.isArray(raw)) return 'a list';
  return isObject(raw) ? 'an object' : JSON.stringify(raw).slice(0, 60);
}

/** Lines don't name judges: they are 1, 2, 3, … in the order of the marks. */
function panelOf(judges: number): readonly JudgeKey[] {
  const panel: JudgeKey[] = [];
  for (let seat = 1; seat <= judges; seat++) {
    const key = parseJudgeKey(String(seat));
    if (key !== undefined) panel.push(key);
  }
  return panel;
}

/** Cached panels of common sizes. */
const USUAL_PANELS = Array.from({ length: 26 }, (_, judges) => panelOf(judges));

const panel = (judges: number): readonly JudgeKey[] => USUAL_PANELS[judges] ?? panelOf(judges);

/** The most common number of marks per couple; of two equally common ones, the larger. */
function judgesOf(rows: readonly (readonly number[])[]): number {
  const lengths = rows.map((row) => row.length);
  const usual = (length: number): number => lengths.filter((other) => other === length).length;
  if (lengths.every((length) => length === lengths[0])) return lengths[0] ?? 0;
  return lengths.toSorted((a, b) => usual(b) - usual(a) || b - a)[0] ?? 0;
}

function readMarks(dance: string, raw: ByName): Parsed<DanceMarks> {
  const marks = new Map<LeadNumber, readonly number[]>();
  for (const [name, row] of Object.entries(raw)) {
    const couple = parseLeadNumber(name);
    if (couple === undefined) return refused(`${shown(name)} in ${dance} is not a lead number: 1 to 9999.`);
    if (!Array.isArray(row)) return refused(`${couple} has ${shown(row)} in ${dance}, not a list of marks.`);
    const wrong = row.findIndex((mark) => typeof mark !== 'number');
    if (wrong !== -1) {
      return refused(
        `Judge ${wrong + 1} gives ${couple} the mark ${shown(row[wrong])} in ${dance}, not a number.`,
      );
    }
    marks.set(couple, row);
  }
  return parsed({ dance: parseDance(dance), judges: panel(judgesOf([...marks.values()])), marks });
}

function readPlaces(dance: string, raw: ByName): Parsed<DancePlaces> {
  const places = new Map<LeadNumber, number>();
  for (const [name, place] of Object.entries(raw)) {
    const couple = parseLeadNumber(name);
    if (couple === undefined) return refused(`${shown(name)} in ${dance} is not a lead number: 1 to 9999.`);
    if (typeof place !== 'number')
      return refused(`${couple} has the place ${shown(place)} in ${dance}, not a number.`);
    places.set(couple, place);
  }
  return parsed({ dance: parseDance(dance), places });
}

/** Reads all dances, or returns the problem of the first invalid one. */
function readDances<T>(
  raw: readonly unknown[],
  field: 'marks' | 'places',
  read: (dance: string, raw: ByName) => Parsed<T>,
): Parsed<readonly T[]> {
  const dances: T[] = [];
  for (const [at, one] of raw.entries()) {
    const { dance, [field]: rows }: ByName = isObject(one) ? one : {};
    if (typeof dance !== 'string' || dance.trim() === '') return refused(`dances[${at}] names no "dance".`);
    if (!isObject(rows)) return refused(`${dance} has no "${field}" by lead number.`);
    const result = read(dance, rows);
    if (!result.ok) return result;
    dances.push(result.value);
  }
  return parsed(dances);
}

const has = (dance: unknown, field: 'marks' | 'places'): boolean =>
  isObject(dance) && dance[field] !== undefined;

/** Parses a line's object, or returns its problem. */
export function readLine({ wanted, dances }: ByName): Parsed<LineInput> {
  if (!Array.isArray(dances)) return refused(`"dances" is ${shown(dances)}, not a list of dances.`);
  if (dances.length === 0) return refused('"dances" is empty.');
  if (wanted !== undefined) {
    if (typeof wanted !== 'number' || !Number.isInteger(wanted) || wanted < 1) {
      return refused(`"wanted" is ${shown(wanted)}, not a whole number from 1 up.`);
    }
    const read = readDances(dances, 'marks', readMarks);
    return read.ok ? parsed({ kind: 'recall', wanted, dances: read.value }) : read;
  }
  if (dances.some((dance) => has(dance, 'places'))) {
    if (dances.some((dance) => has(dance, 'marks')))
      return refused('Some dances have "marks" and some "places".');
    const read = readDances(dances, 'places', readPlaces);
    return read.ok ? parsed({ kind: 'places', dances: read.value }) : read;
  }
  const read = readDances(dances, 'marks', readMarks);
  return read.ok ? parsed({ kind: 'final', dances: read.value }) : read;
}
