import type { SentDraft } from '../../domain/schedule/plan/draft.ts';
import { listOperationRecords } from '../delivery/operation.ts';
import type { PendingOperation } from '../delivery/queue.ts';
import type { Refusal } from '../delivery/refusal.ts';
import type { Patch } from '../tree/patch.ts';
import type { PlanPublication } from './planning.ts';

/** The fate of a published draft whose arrival was uncertain. */
export type SentDraftStatus =
  | { readonly kind: 'on its way' }
  | { readonly kind: 'published' }
  /**
   * The publication was refused, and is a draft again. `operation` stays in the queue until a person has read
   * the reason.
   */
  | {
      readonly kind: 'refused';
      readonly operation: string;
      readonly revision: number;
      readonly patch: Patch;
      readonly problem: Refusal;
    }
  /**
   * The publication is neither in the queue nor in the journal: it was refused, and a person dismissed the
   * refusal on another screen. It is a draft again.
   */
  | { readonly kind: 'not published' };

export interface SentDraftFacts {
  /** Undefined until the queue of this device is loaded. */
  readonly device: string | undefined;
  readonly onTheWay: readonly PendingOperation[];
  /** Undefined until the journal is loaded. */
  readonly publications: readonly PlanPublication[] | undefined;
}

/** Checks the queue first, then the journal. A draft in neither was not published. */
export function findSentDraftStatus(
  sent: SentDraft,
  { device, onTheWay, publications }: SentDraftFacts,
): SentDraftStatus {
  const mine = onTheWay.find(({ operation }) =>
    listOperationRecords(operation).some(({ kind, at }) => kind === 'plan published' && at === sent.at),
  );
  if (mine !== undefined)
    return mine.delivery.kind === 'refused'
      ? {
          kind: 'refused',
          operation: mine.operation.key,
          revision: sent.revision,
          patch: Object.assign({}, ...mine.operation.changes.map(({ patch }) => patch)),
          problem: mine.delivery.problem,
        }
      : { kind: 'on its way' };
  if (device === undefined || publications === undefined) return { kind: 'on its way' };
  return publications.some(({ madeAt, revision }) => madeAt === sent.at && revision === sent.revision)
    ? { kind: 'published' }
    : { kind: 'not published' };
}
