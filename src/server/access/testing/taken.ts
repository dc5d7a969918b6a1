import { BRANCHES, ENTRIES } from '../../../schema/nodes/entries.ts';
import { rulesBelow } from '../../rules/ruleset.ts';
import type { Json } from '../../tree/json.ts';
import { RULES, uid, type Values } from './asked.ts';
import { line } from './line.ts';
import { CELLS, STEPS } from './matrix/matrix.ts';
import { pathOf, valueOf } from './matrix/rows.ts';
import { NOW } from './midday.ts';
import type { Who } from './who.ts';

// Accepted writes, as a base for variants with one thing wrong.

export interface Taken {
  readonly who: Who;
  readonly values: Values;
  readonly differs: Values;
}

const by = (who: Who, values: Values, differs: Values = {}): Taken => ({ who, values, differs });

/** Values with all optional fields, where the matrix has fewer. */
const IN_FULL: readonly Taken[] = [
  by('holder', { 'competitors/k1': { name: 'Leo', leadNumber: 101, slot: 0, roles: { lead: true } } }),
  by(
    'scrutineer',
    line(
      'new',
      {
        who: 'scrutineer',
        kind: 'marks changed',
        more: { event: 'Waltz', round: 1, renumbered: 1, judge: 'A', dance: 'Waltz', why: 'a slip', from: 1 },
      },
      uid,
    ),
    { 'events/Waltz/renumbered': 1 },
  ),
  by('chairman', {
    'incidents/new': {
      at: NOW,
      uid: uid('chairman'),
      kind: 'incident',
      what: 'a shoe is lost',
      name: 'Cy',
      event: 'Waltz',
      round: 1,
    },
  }),
];

/** Every write of the matrix by its least privileged writer, plus complete variants. */
export const TAKEN: readonly Taken[] = [
  ...CELLS.flatMap(({ place, value, writers: [who], differs }) =>
    who === undefined ? [] : [by(who, { [pathOf(place, who, uid)]: valueOf(value, who, uid) }, differs)],
  ),
  ...STEPS.flatMap(({ values, able: [who], differs }) =>
    who === undefined ? [] : [by(who, values(who, uid), differs)],
  ),
  ...IN_FULL,
];

const DESCRIBED = [...Object.values(ENTRIES).flat(), ...BRANCHES].map(({ node }) => node.at.split('/'));

/** Inside a node of the schema: tools/rules/samples.test.ts tests its form. */
export function isDescribed(path: string): boolean {
  const keys = path.split('/');
  return DESCRIBED.some((at) => at.every((name, depth) => name.startsWith('$') || name === keys[depth]));
}

/** The written values whose form is tested here. */
export const formsIn = (values: Values): readonly (readonly [string, Json])[] =>
  Object.entries(values).filter(([path]) => !isDescribed(path));

export const isBranch = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !('.sv' in value);

type Way = readonly string[];

/** Each leaf with its path. */
export function leavesIn(value: Json, at: Way = []): readonly (readonly [Way, Json])[] {
  if (value === null) return [];
  return isBranch(value)
    ? Object.entries(value).flatMap(([key, below]) => leavesIn(below, [...at, key]))
    : [[at, value]];
}

/** The paths of all branches. */
export function branchesIn(value: Json, at: Way = []): readonly Way[] {
  return isBranch(value)
    ? [at, ...Object.entries(value).flatMap(([key, below]) => branchesIn(below, [...at, key]))]
    : [];
}

export function replaceAtWay(value: Json, [key, ...rest]: Way, to: Json): Json {
  if (key === undefined) return to;
  return { ...Object(value), [key]: replaceAtWay(isBranch(value) ? (value[key] ?? null) : null, rest, to) };
}

export function valueAt(value: Json, [key, ...rest]: Way): Json {
  if (key === undefined) return value;
  return isBranch(value) ? valueAt(value[key] ?? null, rest) : null;
}

export function ruleOf(path: Way): string {
  const names: string[] = [];
  let node: typeof RULES.top | undefined = RULES.top;
  for (const key of path) {
    const below: ReturnType<typeof rulesBelow> = node === undefined ? undefined : rulesBelow(node, key);
    names.push(below?.wildcard ?? key);
    node = below?.node;
  }
  return names.join('/');
}
