import type { ScheduledRound } from '../../../domain/round/day.ts';
import type { JournalNames } from '../../kit/words/journalNames.ts';
import type { Sentences } from '../../kit/words/translation.ts';

export const buildRoundKey = ({ event, round }: ScheduledRound): string => `${event.key}/${round.number}`;

/** Names of events and rounds; a deleted one is named by its key. */
export function buildJournalNames(
  day: readonly ScheduledRound[],
  { eventName, roundInSentence }: Sentences<'terms'>,
): JournalNames {
  const rounds = new Map(day.map((at) => [buildRoundKey(at), roundInSentence(at.round.name)]));
  const events = new Map(day.map(({ event }) => [String(event.key), eventName(event)]));
  return {
    event: (key) => events.get(key) ?? key,
    round: (event, round) => rounds.get(`${event}/${round}`) ?? String(round),
  };
}
