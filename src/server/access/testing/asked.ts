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

// The competition's rules are asked themselves, without a server and a line to it: hundreds of questions in a moment.

export const RULES = parseRules(
  readFileSync(new URL('../../../../database.rules.json', import.meta.url), 'utf8'),
);
/** The server's time. */
export const ASKED_AT = 1_800_000_000_000;
export type Values = { readonly [path: string]: Json };

/** Everybody's account is called as they are. */
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

/** The midday of the matrix with what differs from it. */
export const hallWith = (differs: Values): Tree => changed(MIDDAY, differs);

const authOf = (who: Who) => (who === 'out' ? null : { uid: uid(who), provider: 'password', token: {} });

/** @param asked for what of it, where it is not the whole */
export const isRead = (root: Tree, who: Who, path: string, asked: Partial<QueryFacts> = {}): boolean =>
  mayRead(RULES, {
    auth: authOf(who),
    now: ASKED_AT,
    root,
    path: path.split('/'),
    query: { ...queryFacts(undefined), ...asked },
  });

/** Asks of each place of one write whether it is granted. */
function asking(root: Tree, who: Who, values: Values): (path: string) => boolean {
  const newRoot = changed(root, values);
  return (path) =>
    mayWrite(RULES, { auth: authOf(who), now: ASKED_AT, root, newRoot, path: path.split('/') });
}

export const isTaken = (root: Tree, who: Who, values: Values): boolean =>
  Object.keys(values).every(asking(root, who, values));

/** What somebody writes at once, in a competition that differs from midday. */
export interface Deed {
  readonly who: Who;
  readonly values: Values;
  readonly differs?: Values;
}

/** What of a deed is otherwise. */
export interface Otherwise {
  readonly who?: Who;
  readonly values?: Values;
  readonly differs?: Values;
  /** What it leaves out. */
  readonly without?: readonly string[];
}

/** The places of a write at which it is refused: none where it is taken. */
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

/** What is otherwise, and at which places of the write it is refused then. */
export type Row = readonly [what: string, how: Otherwise, at: readonly string[]];

/**
 * A deed is to be taken as it is, and refused with each of these things otherwise: at these places of the write, and at no other.
 * Which of it is not so.
 * @param said how a place is named where the same is told of a lead and of a follow
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
      return found.join() === at.join() ? [] : [`${what}: refused at ${found.join(', ')}`];
    }),
  ];
}
