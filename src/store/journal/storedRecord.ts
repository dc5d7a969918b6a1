import { recordText, type ChainedRecord } from '../../domain/journal/chain.ts';
import type { JournalRecord } from '../../domain/journal/record.ts';
import { SERVER_TIME, type Json } from '../tree/patch.ts';
import { storedState } from '../tree/roundState.ts';

/** From which state a record takes its round: the rules let it do so only while the round is still in it. */
function fromState(record: JournalRecord): { readonly from?: number } {
  if (record.kind === 'state changed') return { from: storedState(record.from) };
  if (record.kind === 'result posted' || record.kind === 'reopened') return { from: storedState('marked') };
  return record.kind === 'result taken back' ? { from: storedState('posted') } : {};
}

/**
 * A record as it is stored. `what` is the very text that was hashed; what stands beside it is for the rules, which check
 * who and when, and for whoever looks into the tree by hand.
 * @param uid the account that sends it, which on a device that was offline may be another than the one that did it
 */
export const storedRecord = ({ record, previous }: ChainedRecord, uid: string): Json => ({
  at: SERVER_TIME,
  uid,
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
  what: recordText(record),
});
