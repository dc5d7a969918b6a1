import type { PlanChangeCount, LoggedChange } from '../journal/record.ts';
import { journalPath, type StoredJournal } from '../journal/journal.ts';
import { buildChildrenAddress, toCount, type TreePath } from '../tree/path.ts';

/** One publication of the plan, from its journal record. */
export interface PlanPublication {
  /** The key of its record. */
  readonly id: string;
  /** Arrival by the backend's clock, in milliseconds. */
  readonly at: number;
  /** Publication by the device's clock, in milliseconds. Unique together with the revision. */
  readonly madeAt: number;
  readonly who: string;
  /** The revision it made. */
  readonly revision: number;
  /** The number of changes of each kind. */
  readonly did: readonly PlanChangeCount[];
  /** The descriptions of the first changes. */
  readonly told: readonly LoggedChange[];
  /** True if the publication undid an earlier one. */
  readonly isUndo: boolean;
}

/**
 * The number of publications of the plan. The rules require each publication to raise it by one, so one of
 * two simultaneous publications is refused.
 */
export const planRevision: TreePath<number> = {
  at: 'planning/revision',
  parse: (raw) => toCount(raw) ?? 0,
};

/** Every publication, the newest first. */
const publicationsIn = ({ records }: StoredJournal): readonly PlanPublication[] =>
  records
    .flatMap(({ hash, receivedAt, record }) =>
      record.kind === 'plan published'
        ? {
            id: hash,
            at: receivedAt,
            madeAt: record.at,
            who: record.who,
            revision: record.revision,
            did: record.did ?? [],
            told: record.told ?? [],
            isUndo: record.isUndo === true,
          }
        : [],
    )
    .toSorted((a, b) => b.revision - a.revision);

/** The publications alone: a day's journal has thousands of other records, and every schedule follows this. */
export const publications: TreePath<readonly PlanPublication[]> = {
  at: buildChildrenAddress(journalPath.at, 'kind', 'plan published'),
  parse: (raw) => publicationsIn(journalPath.parse(raw)),
};

/** The path where the rules look for the journal record of the latest publication. */
export const PLAN_RECORD_AT = 'planning/record';

/** The path of the undo of this revision, as text. Read only on request. */
export const undoAt = (revision: number): string => `planning/undo/${revision}`;
