import type { CompetitionEvent, Round } from '../competition.ts';
import type { JournalRecord } from './record.ts';

type OfARound = Extract<JournalRecord, { readonly event: unknown }>;

/**
 * Whether a record is about a round as it is numbered now. What was recorded before the event's rounds got other numbers
 * is about whichever round had the number then.
 */
export const isOfRound = (
  record: JournalRecord,
  { key, renumbered }: Pick<CompetitionEvent, 'key' | 'renumbered'>,
  { number }: Pick<Round, 'number'>,
): record is OfARound =>
  'event' in record && record.event === key && record.round === number && record.renumbered === renumbered;
