import { parseLeadNumber, type LeadNumber } from '../../domain/ids.ts';
import { getRawChild, listRawChildren, toCount, toText } from '../tree/path.ts';

/** The marks of a sheet when it was returned to its judge, and the reason for the return. */
export interface ReopenedSheet {
  readonly from: readonly LeadNumber[];
  readonly why: string;
}

/** A judge's sheet as stored on the judge's device. */
export interface DeviceSheet {
  readonly numbers: readonly LeadNumber[];
  /** Undecided: penciled on the judge's own screen, never sent. */
  readonly pencilled: readonly LeadNumber[];
  readonly sent: boolean;
  readonly reason: string | undefined;
  /** The round's line-up when the sheet was marked; undefined if the round has none. */
  readonly lineUp?: number | undefined;
  /** The operation that sends it. Once it leaves the queue, the backend has the sheet. */
  readonly operation: string;
  /** The marks on the backend before this change, to find the ones it doesn't have yet. */
  readonly there: readonly LeadNumber[];
  /** Arrived after the sheet was closed: recorded in the journal, but doesn't count. */
  readonly late: boolean;
  /** Set from the sheet's return to its judge until it is sent again. */
  readonly reopened?: ReopenedSheet | undefined;
  /** The name of the person who returned the sheet, until it is sent again. */
  readonly reopenedBy?: string | undefined;
}

const leadsOf = (raw: unknown): readonly LeadNumber[] =>
  listRawChildren(raw).flatMap(([, text]) => (typeof text === 'string' ? (parseLeadNumber(text) ?? []) : []));

function parseReopened(raw: unknown): ReopenedSheet | undefined {
  const why = toText(getRawChild(raw, 'why'));
  return why === undefined ? undefined : { from: leadsOf(getRawChild(raw, 'from')), why };
}

/** A stored sheet of this device; undefined if unreadable. */
export function parseDeviceSheet(raw: unknown): DeviceSheet | undefined {
  const operation = toText(getRawChild(raw, 'operation'));
  if (operation === undefined) return undefined;
  return {
    numbers: leadsOf(getRawChild(raw, 'numbers')),
    pencilled: leadsOf(getRawChild(raw, 'pencilled')),
    sent: getRawChild(raw, 'sent') === true,
    reason: toText(getRawChild(raw, 'reason')),
    lineUp: toCount(getRawChild(raw, 'lineUp'), 1),
    operation,
    there: leadsOf(getRawChild(raw, 'there')),
    late: getRawChild(raw, 'late') === true,
    reopened: parseReopened(getRawChild(raw, 'reopened')),
    reopenedBy: toText(getRawChild(raw, 'reopenedBy')),
  };
}
