import type { CompetitionEvent, Round } from '../src/domain/competition.ts';

/** The name of a round: 'Waltz, Semi-Final'. */
export const roundLabel = (event: Pick<CompetitionEvent, 'name'>, round: Pick<Round, 'name'>): string =>
  `${event.name}, ${round.name}`;

interface RoundOfEvent {
  readonly event: Pick<CompetitionEvent, 'key' | 'name'>;
  readonly round: Pick<Round, 'number' | 'name'>;
}

/** A round, as in the keys of presses. */
export const buildRoundText = ({ event, round }: RoundOfEvent): string => `${event.key}/${round.number}`;

export const formatRoundLabel = ({ event, round }: RoundOfEvent): string => roundLabel(event, round);

/** The actions as a readable list, one line each. */
export const formatStory = (lines: readonly string[]): string =>
  lines.map((line, at) => `${String(at + 1).padStart(3)}. ${line}`).join('\n');
