import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import type { JournalRecord } from './record.ts';

type OfARound = Extract<JournalRecord, { readonly event: unknown }>;

/** Compares by the event's current numbering: an older record is about the round that had the number at the time. */
export const isOfRound = (
  record: JournalRecord,
  { key, renumbered }: Pick<CompetitionEvent, 'key' | 'renumbered'>,
  { number }: Pick<Round, 'number'>,
): record is OfARound =>
  'event' in record && record.event === key && record.round === number && record.renumbered === renumbered;
