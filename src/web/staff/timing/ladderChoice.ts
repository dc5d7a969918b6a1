import { LADDERS } from '../../../domain/schedule/plan/ladder.ts';
import type { PlannedEvent } from '../../../domain/schedule/plan/plan.ts';
import { calculateAddedSeconds } from '../../../domain/schedule/plan/previewTiming.ts';
import { getLevelTiming, type RoundLadder, type Timing } from '../../../domain/schedule/times/timing.ts';
import type { Level } from '../../../domain/event/terms.ts';
import type { Sentences } from '../../kit/words/translation.ts';

export type LadderName = keyof typeof LADDERS;
export const LADDER_NAMES: readonly LadderName[] = ['usual', 'fewerRounds', 'moreRounds'];

const sameLadder = (a: RoundLadder, b: RoundLadder): boolean => a.join() === b.join();

export const findLadderName = (ladder: RoundLadder): LadderName | 'own' =>
  LADDER_NAMES.find((name) => sameLadder(LADDERS[name], ladder)) ?? 'own';

/** The cost of each ladder for all events of a level, in words. */
export type LadderCosts = Readonly<Record<LadderName, string>>;

/** The cost of each ladder for each level, relative to the current one. Less than half a minute counts as none. */
export function computeLadderCosts(
  levels: readonly Level[],
  events: readonly PlannedEvent[],
  { timing, was }: { readonly timing: Timing; readonly was: Timing },
  words: Sentences<'scheduleDialogs'>['timing'],
): ReadonlyMap<Level, LadderCosts> {
  const inWords = (seconds: number): string => {
    const minutes = Math.round(seconds / 60);
    return minutes === 0 ? words.noChange : words.minutes(minutes);
  };
  return new Map(
    levels.map((level) => {
      const ofLevel = events.filter((event) => event.level === level);
      const from = getLevelTiming(was, level).ladder;
      const cost = (name: LadderName): string =>
        sameLadder(LADDERS[name], from)
          ? words.now
          : inWords(calculateAddedSeconds(ofLevel, timing, from, LADDERS[name]));
      return [
        level,
        { usual: cost('usual'), fewerRounds: cost('fewerRounds'), moreRounds: cost('moreRounds') },
      ];
    }),
  );
}
