import { mapDefined } from '../../domain/defined.ts';
import { nameOf, type Archiving, type Archivings, type NodeEntry } from '../../schema/nodes/entry.ts';
import { BRANCHES, ENTRIES } from '../../schema/nodes/entries.ts';

const archivingOf = (entries: readonly NodeEntry[]): Archivings =>
  Object.fromEntries(entries.map((entry) => [nameOf(entry), entry.archive]));

/** Decisions by the first key of an address; for single fields, below its wildcard. */
const branches = (): Archivings =>
  Object.fromEntries(
    BRANCHES.map(({ node, archive }) => {
      const [name = '', wildcard = ''] = node.at.split('/');
      return [name, typeof archive === 'string' ? archive : { [wildcard]: archive }];
    }),
  );

/**
 * A decision for every branch; an unnamed one goes nowhere (`tools/rules/tree.test.ts` reports it). Next year gets no
 * names of people, no codes and no dates of this year.
 */
export const DECISIONS = {
  ...archivingOf(ENTRIES.competition),
  derived: 'stays',
  pages: archivingOf(ENTRIES.pages),
  photos: archivingOf(ENTRIES.photos),
  settings: archivingOf(ENTRIES.settings),
  ...branches(),
  roles: archivingOf(ENTRIES.roles),
  ...archivingOf(ENTRIES.staff),
  ...archivingOf(ENTRIES.plan),
  ...archivingOf(ENTRIES.floor),
} as const satisfies Archivings;

const decisions: Archivings = DECISIONS;

const staysHere = (decided: Archiving | Archivings): boolean =>
  typeof decided === 'string' ? decided === 'stays' : Object.values(decided).every(staysHere);

/** The branches of an archive, in its order. */
export const ARCHIVED: readonly string[] = mapDefined(Object.entries(decisions), ([name, decided]) =>
  staysHere(decided) ? undefined : name,
);

/** Undefined without a decision. */
export function decidedOf(name: string, among: Archivings): Archiving | Archivings | undefined {
  if (Object.hasOwn(among, name)) return among[name];
  return Object.entries(among).find(([one]) => one.startsWith('$'))?.[1];
}

export const isDecided = (name: string): boolean => Object.hasOwn(decisions, name);
