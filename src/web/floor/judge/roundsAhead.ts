import type { ProgramEvent } from '../../../domain/competition.ts';
import type { JudgeKey } from '../../../domain/ids.ts';
import { listRoundsOfDay, type ScheduledRound } from '../../../domain/round/day.ts';
import { buildJudgesRoundKey } from '../../../store/models/judge/judgesRounds.ts';

/** A round in the schedule, without its couples. */
export type UpcomingProgramRound = ScheduledRound<ProgramEvent>;

/** This judge's next round: today, or one of another day. Unknown until its panel is known. */
export type JudgesNextRound =
  | { readonly kind: 'unknown' | 'today' | 'none' }
  | { readonly kind: 'another day'; readonly at: UpcomingProgramRound; readonly startTime: number };

/** Up to this long from now a round past midnight belongs to the same evening. */
const SAME_EVENING_MS = 6 * 60 * 60_000;

/** The rounds still to be judged, in the order of the day, without those whose sheets this phone has sent. */
export const listRoundsToJudge = (
  program: readonly ProgramEvent[],
  sent: ReadonlySet<string>,
): readonly UpcomingProgramRound[] =>
  listRoundsOfDay(program.filter(({ entries }) => entries.length > 0)).filter(
    ({ event, round }) =>
      (round.state === 'initialized' || round.state === 'running') &&
      !sent.has(buildJudgesRoundKey({ event: event.key, round: round.number })),
  );

interface About {
  readonly rounds: readonly UpcomingProgramRound[];
  /**
   * The panels of the first rounds, in their order. An empty panel means every judge; undefined means not
   * loaded yet.
   */
  readonly panels: readonly (readonly JudgeKey[] | undefined)[];
  readonly now: number;
  /** The day of a moment, by the competition's clock. */
  readonly dayOf: (at: number) => unknown;
}

export function findRoundsAhead(judge: JudgeKey, { rounds, panels, now, dayOf }: About): JudgesNextRound {
  for (const [place, at] of rounds.entries()) {
    const panel = panels[place];
    if (panel === undefined) return { kind: 'unknown' };
    if (panel.length > 0 && !panel.includes(judge)) continue;
    const { startTime = now } = at.round;
    return startTime - now > SAME_EVENING_MS && dayOf(startTime) !== dayOf(now)
      ? { kind: 'another day', at, startTime }
      : { kind: 'today' };
  }
  return { kind: 'none' };
}
