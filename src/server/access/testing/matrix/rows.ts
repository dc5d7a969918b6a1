import type { Json } from '../../../tree/json.ts';
import type { Who } from '../who.ts';

// The rows of the matrix: who may read what, and who may write, remove and rank what.

/** The account of somebody. */
export type Uid = (who: Who) => string;
/** A path, or the path that is somebody's own. */
export type MatrixPlace = string | ((who: Who, uid: Uid) => string);
export type Value = Json | ((who: Who, uid: Uid) => Json);

export const pathOf = (place: MatrixPlace, who: Who, uid: Uid): string =>
  typeof place === 'string' ? place : place(who, uid);

export const valueOf = (value: Value, who: Who, uid: Uid): Json =>
  typeof value === 'function' ? value(who, uid) : value;

/** How the competition differs from midday: other values at some paths. */
export type Differs = Readonly<Record<string, Json>>;

/** A value at a place. */
export interface Cell {
  readonly name: string;
  readonly place: MatrixPlace;
  readonly value: Value;
  /** Who may put the value there. */
  readonly writers: readonly Who[];
  /** Who may remove what is there; absent: another cell says it. */
  readonly removers?: readonly Who[];
  /** Who may give what is there another priority; absent: another cell says it. */
  readonly rankers?: readonly Who[];
  /** How the competition differs from midday. */
  readonly differs: Differs;
}

interface Able {
  readonly writers: readonly Who[];
  /** As the writers, when nothing is said. */
  readonly removers?: readonly Who[];
  /** As the writers, when nothing is said. */
  readonly rankers?: readonly Who[];
}

function nameOf(place: MatrixPlace, value: Value, differs: Differs): string {
  const where = typeof place === 'string' ? place : place('anon', (who) => `<${who}>`);
  const what = typeof value === 'function' ? 'one of his own' : JSON.stringify(value);
  const how = Object.entries(differs).map(([path, other]) => ` while ${path} is ${JSON.stringify(other)}`);
  return `${where} = ${what}${how.join('')}`;
}

export function cell(place: MatrixPlace, value: Value, able: Able, differs: Differs = {}): Cell {
  const { writers, removers = writers, rankers = writers } = able;
  return { name: nameOf(place, value, differs), place, value, writers, removers, rankers, differs };
}

/** A place where nothing is yet, or a value of which the place is not what matters. */
export const writeOnlyCell = (place: MatrixPlace, value: Value, writers: readonly Who[]): Cell => ({
  name: nameOf(place, value, {}),
  place,
  value,
  writers,
  differs: {},
});

/** What is done in one update of several paths, all or nothing. */
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

/** What the matrix says of one part of the tree. */
export interface Part {
  readonly reads: readonly (readonly [path: MatrixPlace, readers: readonly Who[]])[];
  readonly cells: readonly Cell[];
  /** Lists, what is added to them under a new key, and who may. */
  readonly pushes: readonly (readonly [place: MatrixPlace, value: Value, able: readonly Who[]])[];
  readonly steps?: readonly Step[];
}

/** The time of something planned, in milliseconds. */
export const PLANNED = 1_790_000_000_000;
/** No time of anything planned. */
export const COUNTS_FROM_1970: readonly number[] = [0, 32_400_000, 946_684_799_999, 4_102_444_800_000];
