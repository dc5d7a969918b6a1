import type { Json } from '../../../tree/json.ts';
import type { Who } from '../who.ts';

// The rows of the matrix, with the people who may read, write, remove and rank.

/** The account of a person. */
export type Uid = (who: Who) => string;
/** A path, or each person's own path. */
export type MatrixPlace = string | ((who: Who, uid: Uid) => string);
export type Value = Json | ((who: Who, uid: Uid) => Json);

export const pathOf = (place: MatrixPlace, who: Who, uid: Uid): string =>
  typeof place === 'string' ? place : place(who, uid);

export const valueOf = (value: Value, who: Who, uid: Uid): Json =>
  typeof value === 'function' ? value(who, uid) : value;

/** Differences from midday: other values at some paths. */
export type Differs = Readonly<Record<string, Json>>;

/** A value at a place. */
export interface Cell {
  readonly name: string;
  readonly place: MatrixPlace;
  readonly value: Value;
  readonly writers: readonly Who[];
  /** The accounts that may remove the value; missing if another cell of this place has them. */
  readonly removers?: readonly Who[];
  /** People who may set a priority. Missing: another cell of this place has them. */
  readonly rankers?: readonly Who[];
  readonly differs: Differs;
}

interface Able {
  readonly writers: readonly Who[];
  /** Default: the writers. */
  readonly removers?: readonly Who[];
  /** Default: the writers. */
  readonly rankers?: readonly Who[];
}

function nameOf(place: MatrixPlace, value: Value, differs: Differs): string {
  const where = typeof place === 'string' ? place : place('anon', (who) => `<${who}>`);
  const what = typeof value === 'function' ? 'a value of their own' : JSON.stringify(value);
  const how = Object.entries(differs).map(([path, other]) => ` while ${path} is ${JSON.stringify(other)}`);
  return `${where} = ${what}${how.join('')}`;
}

export function cell(place: MatrixPlace, value: Value, able: Able, differs: Differs = {}): Cell {
  const { writers, removers = writers, rankers = writers } = able;
  return { name: nameOf(place, value, differs), place, value, writers, removers, rankers, differs };
}

/** A cell that tests only the write: its place is empty, or another cell tests removing and ranking there. */
export const writeOnlyCell = (place: MatrixPlace, value: Value, writers: readonly Who[]): Cell => ({
  name: nameOf(place, value, {}),
  place,
  value,
  writers,
  differs: {},
});

/** An update of several paths, accepted or refused as a whole. */
export interface Step {
  readonly name: string;
  readonly values: (who: Who, uid: Uid) => { readonly [path: string]: Json };
  readonly able: readonly Who[];
  readonly differs: Differs;
}

export const step = (
  name: string,
  able: readonly Who[],
  values: Step['values'],
  differs: Differs = {},
): Step => ({
  name,
  able,
  values,
  differs,
});

/** The matrix of one part of the tree. */
export interface Part {
  readonly reads: readonly (readonly [path: MatrixPlace, readers: readonly Who[]])[];
  readonly cells: readonly Cell[];
  /** Values added to a list under a new key. */
  readonly pushes: readonly (readonly [place: MatrixPlace, value: Value, able: readonly Who[]])[];
  readonly steps?: readonly Step[];
}

/** A valid planned time (ms). */
export const PLANNED = 1_790_000_000_000;
