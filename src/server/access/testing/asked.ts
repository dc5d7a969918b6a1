import { queryFacts } from '../../database/listens.ts';
import { readFileSync } from 'node:fs';
import { parseRules } from '../../rules/file.ts';
import type { QueryFacts } from '../../rules/evaluate.ts';
import { mayRead, mayWrite } from '../../rules/guard.ts';
import { incomingNode } from '../../tree/incoming.ts';
import type { Json } from '../../tree/json.ts';
import type { Tree } from '../../tree/node.ts';
import { replaceAt } from '../../tree/testing/replaceAt.ts';
import { midday } from './midday.ts';
import type { Who } from './who.ts';

// Asks the competition's rules directly, without a server: hundreds of questions in a moment.

export const RULES = parseRules(
  readFileSync(new URL('../../../../database.rules.json', import.meta.url), 'utf8'),
);
export const ASKED_AT = 1_800_000_000_000;
export type Values = { readonly [path: string]: Json };

/** Uids equal the persons' names. */
export const uid = (who: Who): string => who;

function changed(root: Tree, values: Values): Tree {
  let now = root;
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split('/');
    now = replaceAt(now, keys, incomingNode(value, keys, { now: ASKED_AT, root: now }));
  }
  return now;
}

const MIDDAY = incomingNode(
  Object.fromEntries(Object.entries(midday(uid)).filter(([, value]) => value !== null)),
  [],
  { now: ASKED_AT, root: null },
);

/** The matrix's midday with differences applied. */
export const hallWith = (differs: Values): Tree => changed(MIDDAY, differs);

const authOf = (who: Who) => (who === 'out' ? null : { uid: uid(who), provider: 'password', token: {} });

/** @param asked the query, unless all is read */
export const isRead = (root: Tree, who: Who, path: string, asked: Partial<QueryFacts> = {}): boolean =>
  mayRead(RULES, {
    auth: authOf(who),
    now: ASKED_AT,
    root,
    path: path.split('/'),
    query: { ...queryFacts(undefined), ...asked },
  });

/** Checks each path of one write. */
function asking(root: Tree, who: Who, values: Values): (path: string) => boolean {
  const newRoot = changed(root, values);
  return (path) =>
    mayWrite(RULES, { auth: authOf(who), now: ASKED_AT, root, newRoot, path: path.split('/') });
}

export const isTaken = (root: Tree, who: Who, values: Values): boolean =>
  Object.keys(values).every(asking(root, who, values));

/** One write, in a competition that differs from midday. */
export interface Deed {
  readonly who: Who;
  readonly values: Values;
  readonly differs?: Values;
}

/** Changes to a deed. */
export interface Otherwise {
  readonly who?: Who;
  readonly values?: Values;
  readonly differs?: Values;
  /** Paths to leave out. */
  readonly without?: readonly string[];
}

/** The paths at which a write is refused; none if it is accepted. */
export function refusedAt({ who, values, differs = {} }: Deed): readonly string[] {
  const isGranted = asking(hallWith(differs), who, values);
  return Object.keys(values).filter((path) => !isGranted(path));
}

const otherwise = (deed: Deed, { who = deed.who, values, differs, without = [] }: Otherwise): Deed => ({
  who,
  values: {
    ...Object.fromEntries(Object.entries(deed.values).filter(([path]) => !without.includes(path))),
    ...values,
  },
  differs: { ...deed.differs, ...differs },
});

/** A change, and the paths that may be refused because of it: one refused path refuses the whole update. */
export type Row = readonly [what: string, how: Otherwise, at: readonly string[]];

/**
 * Checks that a deed is accepted, and refused with each of these changes, at none but these paths. Returns the deviations.
 * @param said names a path when lead and follow share a test
 */
export function surprises(
  deed: Deed,
  rows: readonly Row[],
  said = (place: string): string => place,
): readonly string[] {
  const refused = refusedAt(deed);
  return [
    ...(refused.length === 0 ? [] : [`as it is: refused at ${refused.join(', ')}`]),
    ...rows.flatMap(([what, how, at]) => {
      const found = refusedAt(otherwise(deed, how)).map(said).toSorted();
      if (found.length === 0) return [`${what}: taken`];
      return found.every((place) => at.includes(place)) ? [] : [`${what}: refused at ${found.join(', ')}`];
    }),
  ];
}
