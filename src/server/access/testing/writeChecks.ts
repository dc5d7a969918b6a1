import { getQueryFacts } from '../../database/listens.ts';
import { readFileSync } from 'node:fs';
import { parseRules } from '../../rules/file.ts';
import type { QueryFacts } from '../../rules/evaluate.ts';
import { mayRead, mayWrite } from '../../rules/guard.ts';
import { buildIncomingNode } from '../../tree/incomingNode.ts';
import type { Json } from '../../tree/json.ts';
import type { Tree } from '../../tree/node.ts';
import { replaceAt } from '../../tree/testing/replaceAt.ts';
import { buildMidday } from './midday.ts';
import type { TestPerson } from './testPersons.ts';

// Asks the competition's rules directly, without a server: hundreds of questions in a moment.

export const RULES = parseRules(
  readFileSync(new URL('../../../../database.rules.json', import.meta.url), 'utf8'),
);
export const REQUEST_TIME = 1_800_000_000_000;
export type Values = { readonly [path: string]: Json };

/** Uids equal the persons' names. */
export const toUid = (who: TestPerson): string => who;

function changed(root: Tree, values: Values): Tree {
  let now = root;
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split('/');
    now = replaceAt(now, keys, buildIncomingNode(value, keys, { now: REQUEST_TIME, root: now }));
  }
  return now;
}

const MIDDAY = buildIncomingNode(
  Object.fromEntries(Object.entries(buildMidday(toUid)).filter(([, value]) => value !== null)),
  [],
  { now: REQUEST_TIME, root: null },
);

/** The matrix's midday with differences applied. */
export const buildMiddayTree = (differs: Values): Tree => changed(MIDDAY, differs);

const authOf = (who: TestPerson) =>
  who === 'out' ? null : { uid: toUid(who), provider: 'password', token: {} };

/** @param asked the query; undefined to read everything */
export const canRead = (
  root: Tree,
  who: TestPerson,
  path: string,
  asked: Partial<QueryFacts> = {},
): boolean =>
  mayRead(RULES, {
    auth: authOf(who),
    now: REQUEST_TIME,
    root,
    path: path.split('/'),
    query: { ...getQueryFacts(undefined), ...asked },
  });

/** Checks each path of one write. */
function asking(root: Tree, who: TestPerson, values: Values): (path: string) => boolean {
  const newRoot = changed(root, values);
  return (path) =>
    mayWrite(RULES, { auth: authOf(who), now: REQUEST_TIME, root, newRoot, path: path.split('/') });
}

export const isWriteAccepted = (root: Tree, who: TestPerson, values: Values): boolean =>
  Object.keys(values).every(asking(root, who, values));

/** One write, in a competition that differs from midday. */
export interface TestedWrite {
  readonly who: TestPerson;
  readonly values: Values;
  readonly differs?: Values;
}

/** Changes to a write. */
export interface WriteVariation {
  readonly who?: TestPerson;
  readonly values?: Values;
  readonly differs?: Values;
  /** Paths to leave out. */
  readonly without?: readonly string[];
}

/** The paths at which a write is refused; none if it is accepted. */
export function listRefusedPaths({ who, values, differs = {} }: TestedWrite): readonly string[] {
  const isGranted = asking(buildMiddayTree(differs), who, values);
  return Object.keys(values).filter((path) => !isGranted(path));
}

const otherwise = (
  deed: TestedWrite,
  { who = deed.who, values, differs, without = [] }: WriteVariation,
): TestedWrite => ({
  who,
  values: {
    ...Object.fromEntries(Object.entries(deed.values).filter(([path]) => !without.includes(path))),
    ...values,
  },
  differs: { ...deed.differs, ...differs },
});

/** A change, and the paths that may be refused because of it: one refused path refuses the whole update. */
export type Row = readonly [what: string, how: WriteVariation, at: readonly string[]];

/**
 * Checks that a write is accepted, and that with each of these changes it is refused at no other than the
 * listed paths. Returns the deviations.
 * @param said names a path when lead and follow share a test
 */
export function findUnexpectedResults(
  deed: TestedWrite,
  rows: readonly Row[],
  said = (place: string): string => place,
): readonly string[] {
  const refused = listRefusedPaths(deed);
  return [
    ...(refused.length === 0 ? [] : [`as it is: refused at ${refused.join(', ')}`]),
    ...rows.flatMap(([what, how, at]) => {
      const found = listRefusedPaths(otherwise(deed, how)).map(said).toSorted();
      if (found.length === 0) return [`${what}: taken`];
      return found.every((place) => at.includes(place)) ? [] : [`${what}: refused at ${found.join(', ')}`];
    }),
  ];
}
