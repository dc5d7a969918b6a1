import { isFinal, type CompetitionEvent, type FinalRound } from '../../../domain/competition.ts';
import { mapDefined } from '../../../domain/defined.ts';
import type { Author } from '../../../domain/journal/record.ts';
import { roundsOfTheDay } from '../../../domain/round/day.ts';
import { arePlacingsPublic, releaseOffered, type Release } from '../../../domain/round/release.ts';
import type { Change } from '../../../store/delivery/operation.ts';
import { placingsReleased } from '../../../store/results/release.ts';

export interface PostedFinal {
  readonly event: CompetitionEvent;
  readonly final: FinalRound;
}

/** The posted finals of the day, public or not; the last of the day first. */
export interface PostedFinals {
  readonly waiting: readonly PostedFinal[];
  readonly released: readonly PostedFinal[];
}

export function postedFinals(all: readonly CompetitionEvent[], usual: Release): PostedFinals {
  const posted = mapDefined(roundsOfTheDay(all), ({ event, round }) =>
    isFinal(round) && round.state === 'posted' ? { event, final: round } : undefined,
  ).toReversed();
  return {
    waiting: posted.filter(({ final }) => releaseOffered(final, usual) === 'release'),
    released: posted.filter(({ final }) => arePlacingsPublic(final, usual)),
  };
}

/** Releases all waiting finals: the awards are over. */
export const releaseAllWaiting = (
  by: Author,
  { waiting }: Pick<PostedFinals, 'waiting'>,
): readonly Change[] => waiting.map(({ event, final }) => placingsReleased(by, event, final));
