import { mapDefined } from '../../domain/mapDefined.ts';
import {
  getLastPart,
  type ArchiveDecision,
  type ArchiveDecisions,
  type NodeEntry,
} from '../../schema/nodes/entry.ts';
import { BRANCHES, ENTRIES } from '../../schema/nodes/entries.ts';

const archivingOf = (entries: readonly NodeEntry[]): ArchiveDecisions =>
  Object.fromEntries(entries.map((entry) => [getLastPart(entry), entry.archive]));

/** The decisions by branch name. Decisions about single fields are nested under the branch's wildcard. */
const branches = (): ArchiveDecisions =>
  Object.fromEntries(
    BRANCHES.map(({ node, archive }) => {
      const [name = '', wildcard = ''] = node.at.split('/');
      return [name, typeof archive === 'string' ? archive : { [wildcard]: archive }];
    }),
  );

/**
 * A decision for every branch. A branch without one is not archived (`tools/rules/tree.test.ts` reports it).
 * Next year's competition gets no names of people, no codes, and no dates of this year.
 */
export const ARCHIVE_DECISIONS = {
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
} as const satisfies ArchiveDecisions;

const decisions: ArchiveDecisions = ARCHIVE_DECISIONS;

const staysHere = (decided: ArchiveDecision | ArchiveDecisions): boolean =>
  typeof decided === 'string' ? decided === 'stays' : Object.values(decided).every(staysHere);

/** The branches of an archive, in its order. */
export const ARCHIVED_BRANCHES: readonly string[] = mapDefined(Object.entries(decisions), ([name, decided]) =>
  staysHere(decided) ? undefined : name,
);

/** Undefined without a decision. */
export function findArchiveDecision(
  name: string,
  among: ArchiveDecisions,
): ArchiveDecision | ArchiveDecisions | undefined {
  if (Object.hasOwn(among, name)) return among[name];
  return Object.entries(among).find(([one]) => one.startsWith('$'))?.[1];
}

export const hasArchiveDecision = (name: string): boolean => Object.hasOwn(decisions, name);
