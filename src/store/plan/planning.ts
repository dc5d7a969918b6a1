import type { ToldChange } from '../../domain/schedule/plan/toldChange.ts';
import { childOf, childrenOf, countOf, numberOf, textOf, type Path } from '../tree/path.ts';
import { parseTold } from './toldChanges.ts';

/** One publication of the plan: by whom, when, and what it did. */
export interface PlanChange {
  readonly id: string;
  readonly at: number | undefined;
  readonly name: string;
  /** The revision it made. */
  readonly revision: number;
  readonly changes: readonly ToldChange[];
  /** It took an earlier one back. */
  readonly undid: string | undefined;
}

/**
 * How often the plan has been published. Each publication adds exactly one, which the rules demand: of two people who
 * publish at the same moment one is refused, and looks again.
 */
export const planRevision: Path<number> = {
  at: 'planning/revision',
  parse: (raw) => countOf(raw) ?? 0,
};

/** Every publication, the newest first. */
export const planLog: Path<readonly PlanChange[]> = {
  at: 'planning/log',
  parse: (raw) =>
    childrenOf(raw)
      .map(([id, stored]) => ({
        id,
        at: numberOf(childOf(stored, 'at')),
        name: textOf(childOf(stored, 'name')) ?? '',
        revision: countOf(childOf(stored, 'revision')) ?? 0,
        changes: parseTold(childrenOf(childOf(stored, 'changes')).flatMap(([, told]) => textOf(told) ?? [])),
        undid: textOf(childOf(stored, 'undid')),
      }))
      .toSorted((a, b) => b.revision - a.revision),
};

/** Where the rules look for the journal record that goes with the latest publication. */
export const PLAN_RECORD = 'planning/record';

/** What takes a publication back, as text; read only when somebody asks for it. */
export const undoAt = (id: string): string => `planning/undo/${id}`;
