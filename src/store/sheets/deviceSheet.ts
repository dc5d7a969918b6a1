import { leadNumber, type LeadNumber } from '../../domain/ids.ts';
import { childOf, childrenOf, countOf, textOf } from '../tree/path.ts';

/** A sheet that was sent and given back to its judge: what stood on it then, and why it was given back. */
export interface Reopened {
  readonly from: readonly LeadNumber[];
  readonly why: string;
}

/** A judge's sheet as the judge's own device keeps it, while its latest change is on its way and after. */
export interface DeviceSheet {
  readonly numbers: readonly LeadNumber[];
  /** Undecided: penciled on the judge's own screen, never sent. */
  readonly pencilled: readonly LeadNumber[];
  readonly sent: boolean;
  readonly reason: string | undefined;
  /** Which line-up of the round it was made for; missing where the round has none. */
  readonly lineUp?: number | undefined;
  /** The operation that carries it: when that is not in the queue any more, the backend has it. */
  readonly operation: string;
  /** What the backend had before this change, to tell what it has not yet. */
  readonly there: readonly LeadNumber[];
  /** It came in after the sheet was closed: it stands in the journal, and does not count. */
  readonly late: boolean;
  /** It was sent before, and given back to the judge; until it is sent again. */
  readonly reopened?: Reopened | undefined;
  /** Who gave it back; until it is sent again. */
  readonly reopenedBy?: string | undefined;
}

const leadsOf = (raw: unknown): readonly LeadNumber[] =>
  childrenOf(raw).flatMap(([, text]) => (typeof text === 'string' ? (leadNumber(text) ?? []) : []));

function parseReopened(raw: unknown): Reopened | undefined {
  const why = textOf(childOf(raw, 'why'));
  return why === undefined ? undefined : { from: leadsOf(childOf(raw, 'from')), why };
}

/** A sheet as this device has written it down; what nobody can read is none. */
export function parseDeviceSheet(raw: unknown): DeviceSheet | undefined {
  const operation = textOf(childOf(raw, 'operation'));
  if (operation === undefined) return undefined;
  return {
    numbers: leadsOf(childOf(raw, 'numbers')),
    pencilled: leadsOf(childOf(raw, 'pencilled')),
    sent: childOf(raw, 'sent') === true,
    reason: textOf(childOf(raw, 'reason')),
    lineUp: countOf(childOf(raw, 'lineUp'), 1),
    operation,
    there: leadsOf(childOf(raw, 'there')),
    late: childOf(raw, 'late') === true,
    reopened: parseReopened(childOf(raw, 'reopened')),
    reopenedBy: textOf(childOf(raw, 'reopenedBy')),
  };
}
