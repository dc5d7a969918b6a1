import type { Json } from '../../../tree/json.ts';
import type { TestPerson } from '../testPersons.ts';

// The rows of the matrix, with the people who may read, write, remove and rank.

/** The account of a person. */
export type Uid = (who: TestPerson) => string;
/** A path, or each person's own path. */
export type MatrixPlace = string | ((who: TestPerson, uid: Uid) => string);
export type MatrixValue = Json | ((who: TestPerson, uid: Uid) => Json);

export const resolvePath = (place: MatrixPlace, who: TestPerson, uid: Uid): string =>
  typeof place === 'string' ? place : place(who, uid);

export const resolveValue = (value: MatrixValue, who: TestPerson, uid: Uid): Json =>
  typeof value === 'function' ? value(who, uid) : value;

/** Differences from midday: other values at some paths. */
export type MiddayDifferences = Readonly<Record<string, Json>>;

/** A value at a place. */
export interface MatrixCell {
  readonly name: string;
  readonly place: MatrixPlace;
  readonly value: MatrixValue;
  readonly writers: readonly TestPerson[];
  /** The accounts that may remove the value; missing if another cell of this place lists them. */
  readonly removers?: readonly TestPerson[];
  /** People who may set a priority. Missing: another cell of this place lists them. */
  readonly rankers?: readonly TestPerson[];
  readonly differs: MiddayDifferences;
}

interface Able {
  readonly writers: readonly TestPerson[];
  /** Default: the writers. */
  readonly removers?: readonly TestPerson[];
  /** Default: the writers. */
  readonly rankers?: readonly TestPerson[];
}

function nameOf(place: MatrixPlace, value: MatrixValue, differs: MiddayDifferences): string {
  const where = typeof place === 'string' ? place : place('anon', (who) => `<${who}>`);
  const what = typeof value === 'function' ? 'a value of their own' : JSON.stringify(value);
  const how = Object.entries(differs).map(([path, other]) => ` while ${path} is ${JSON.stringify(other)}`);
  return `${where} = ${what}${how.join('')}`;
}

export function buildCell(
  place: MatrixPlace,
  value: MatrixValue,
  able: Able,
  differs: MiddayDifferences = {},
): MatrixCell {
  const { writers, removers = writers, rankers = writers } = able;
  return { name: nameOf(place, value, differs), place, value, writers, removers, rankers, differs };
}

/** A cell that tests only the write: its place is empty, or another cell tests removing and ranking there. */
export const buildWriteOnlyCell = (
  place: MatrixPlace,
  value: MatrixValue,
  writers: readonly TestPerson[],
): MatrixCell => ({
  name: nameOf(place, value, {}),
  place,
  value,
  writers,
  differs: {},
});

/** An update of several paths, accepted or refused as a whole. */
export interface MatrixStep {
  readonly name: string;
  readonly values: (who: TestPerson, uid: Uid) => { readonly [path: string]: Json };
  readonly able: readonly TestPerson[];
  readonly differs: MiddayDifferences;
}

export const buildStep = (
  name: string,
  able: readonly TestPerson[],
  values: MatrixStep['values'],
  differs: MiddayDifferences = {},
): MatrixStep => ({
  name,
  able,
  values,
  differs,
});

/** The matrix of one part of the tree. */
export interface MatrixPart {
  readonly reads: readonly (readonly [path: MatrixPlace, readers: readonly TestPerson[]])[];
  readonly cells: readonly MatrixCell[];
  /** Values added to a list under a new key. */
  readonly pushes: readonly (readonly [
    place: MatrixPlace,
    value: MatrixValue,
    able: readonly TestPerson[],
  ])[];
  readonly steps?: readonly MatrixStep[];
}

/** A valid planned time (ms). */
export const PLANNED_TIME = 1_790_000_000_000;
