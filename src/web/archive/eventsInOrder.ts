import type { CompetitionEvent } from '../../domain/competition.ts';

const firstOf = ({ rounds }: CompetitionEvent): number =>
  Math.min(...rounds.map(({ scheduleIndex }) => scheduleIndex));

/** As they were danced. */
export const eventsInOrder = (events: readonly CompetitionEvent[]): readonly CompetitionEvent[] =>
  events.toSorted((a, b) => firstOf(a) - firstOf(b) || a.name.localeCompare(b.name));
