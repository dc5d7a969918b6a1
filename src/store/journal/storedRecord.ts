import { serializeWithoutAuthor, type ChainedRecord } from './chain.ts';
import type { JournalRecord } from './record.ts';
import { SERVER_TIME, type Json } from '../tree/patch.ts';
import { toStoredState } from '../tree/roundState.ts';

/** The state a record changes: the rules refuse it once the round has left that state. */
function fromState(record: JournalRecord): { readonly from?: number } {
  if (record.kind === 'state changed') return { from: toStoredState(record.from) };
  if (record.kind === 'result posted' || record.kind === 'reopened') return { from: toStoredState('marked') };
  return record.kind === 'result taken back' ? { from: toStoredState('posted') } : {};
}

/** A record as it is stored. The author, the role and the fields beside `what` are for the rules. */
export const toStoredRecord = ({ record, previous }: ChainedRecord): Json => ({
  at: SERVER_TIME,
  uid: record.uid,
  ...(record.as === undefined ? {} : { as: record.as }),
  kind: record.kind,
  ...('event' in record ? { event: record.event, round: record.round } : {}),
  ...('event' in record && record.renumbered !== undefined ? { renumbered: record.renumbered } : {}),
  ...('competitor' in record && record.competitor !== undefined ? { competitor: record.competitor } : {}),
  ...('judge' in record ? { judge: record.judge } : {}),
  ...('dance' in record ? { dance: record.dance } : {}),
  ...(record.why === undefined ? {} : { why: record.why }),
  ...fromState(record),
  device: record.device,
  prev: previous,
  what: serializeWithoutAuthor(record),
});
