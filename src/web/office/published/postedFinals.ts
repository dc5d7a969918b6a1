import { isFinal, type CompetitionEvent, type FinalRound } from '../../../domain/competition.ts';
import { mapDefined } from '../../../domain/mapDefined.ts';
import type { Author } from '../../../domain/journal/record.ts';
import { listRoundsOfDay } from '../../../domain/round/day.ts';
import { arePlacingsPublic, findReleaseStep, type ReleaseTime } from '../../../domain/round/release.ts';
import type { Change } from '../../../store/delivery/operation.ts';
import { releasePlacings } from '../../../store/results/release.ts';

export interface PostedFinal {
  readonly event: CompetitionEvent;
  readonly final: FinalRound;
}

/** The posted finals of the day, public or not; the last of the day first. */
export interface PostedFinals {
  readonly waiting: readonly PostedFinal[];
  readonly released: readonly PostedFinal[];
}

export function listPostedFinals(all: readonly CompetitionEvent[], usual: ReleaseTime): PostedFinals {
  const posted = mapDefined(listRoundsOfDay(all), ({ event, round }) =>
    isFinal(round) && round.state === 'posted' ? { event, final: round } : undefined,
  ).toReversed();
  return {
    waiting: posted.filter(({ final }) => findReleaseStep(final, usual) === 'release'),
    released: posted.filter(({ final }) => arePlacingsPublic(final, usual)),
  };
}

/** Releases all waiting finals: the awards are over. */
export const releaseWaitingFinals = (
  by: Author,
  { waiting }: Pick<PostedFinals, 'waiting'>,
): readonly Change[] => waiting.map(({ event, final }) => releasePlacings(by, event, final));
