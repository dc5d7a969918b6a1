import { isFinal, type CompetitionEvent, type Entry } from '../../../../domain/competition.ts';
import type { LeadNumber } from '../../../../domain/ids.ts';
import { countDanced } from '../../../../domain/round/countCouples.ts';
import { arePlacingsPublic, type ReleaseTime } from '../../../../domain/round/release.ts';
import type { ScheduledRound } from '../../../../domain/round/day.ts';
import type { PostedRound } from '../callbacks/callbackSheets.ts';

/** One couple's certificate of one final. */
export interface Certificate {
  readonly key: string;
  readonly event: CompetitionEvent;
  readonly couple: LeadNumber;
  readonly entry: Entry | undefined;
  /** The place as read out: two who share 3.5 are both 3rd. */
  readonly place: number;
  readonly isShared: boolean;
  /** The couples that danced the event, and the number of rounds. */
  readonly of: number;
  readonly rounds: number;
}

/** True for a posted final; `usual` is the release of finals without their own. */
export const hasCertificates = ({ round }: ScheduledRound): boolean =>
  round.state === 'posted' && isFinal(round);

/** True while its placings are still to be read out. */
export const isHeldForAwards = ({ round }: ScheduledRound, usual: ReleaseTime): boolean =>
  isFinal(round) && round.state === 'posted' && !arePlacingsPublic(round, usual);

/**
 * From the last place to the first in each final, in reading order.
 * @param upTo the last place that gets one
 */
export const buildCertificates = (finals: readonly PostedRound[], upTo: number): readonly Certificate[] =>
  finals.flatMap(({ event, round, saved }) => {
    if (!hasCertificates({ event, round }) || saved?.kind !== 'final') return [];
    const entries = new Map(event.entries.map((entry) => [entry.number, entry]));
    const { placings } = saved.result;
    const { couples: of, rounds } = countDanced(event);
    return placings
      .map(({ couple, place }) => {
        const sharing = placings.filter((one) => one.place === place).length;
        // `place` is the mean of the shared places: the best of them is called.
        const called = Math.floor(place - (sharing - 1) / 2);
        return {
          key: `${event.key}/${couple}`,
          event,
          couple,
          entry: entries.get(couple),
          place: called,
          isShared: sharing > 1,
          of,
          rounds,
        };
      })
      .filter(({ place }) => place <= upTo)
      .toReversed();
  });
