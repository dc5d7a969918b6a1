import { textBesideAuthor, type ChainedRecord } from './chain.ts';
import type { JournalRecord } from './record.ts';
import { SERVER_TIME, type Json } from '../tree/patch.ts';
import { storedState } from '../tree/roundState.ts';

/** From which state a record takes its round: the rules let it do so only while the round is still in it. */
function fromState(record: JournalRecord): { readonly from?: number } {
  if (record.kind === 'state changed') return { from: storedState(record.from) };
  if (record.kind === 'result posted' || record.kind === 'reopened') return { from: storedState('marked') };
  return record.kind === 'result taken back' ? { from: storedState('posted') } : {};
}

/**
 * A record as it is stored. Its author and their role stand beside `what`, and in there nowhere: the rules look at who it is,
 * and nobody else is named. The rest of what stands beside it is for the rules too, which check when and what, and for whoever
 * looks into the tree by hand.
 */
export const storedRecord = ({ record, previous }: ChainedRecord): Json => ({
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
  what: textBesideAuthor(record),
});
