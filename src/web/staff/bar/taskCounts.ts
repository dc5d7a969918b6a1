import { countKnownCouples } from '../../../domain/round/knownCouples.ts';
import type { Judge } from '../../../domain/competition.ts';
import { buildLineUp } from '../../../domain/floor/presence.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import type { Sheets } from '../../../store/sheets/sheets.ts';
import type { StaffScreenName } from '../../kit/screens/screens.ts';
import { listUnsigned, listOpenQuestions, type Approvals } from '../approvals/inbox.ts';
import { findUnfinishedJudges } from '../round/findUnfinishedJudges.ts';

/** A round that has been on the floor and is not posted, with its sheets. */
export interface UnpostedRound {
  readonly at: ScheduledRound;
  readonly sheets: Sheets;
}

export interface TaskData {
  readonly day: readonly ScheduledRound[];
  readonly judges: readonly Judge[];
  readonly inHand: readonly UnpostedRound[];
  readonly approvals: Approvals;
}

type Waiting = 'deck' | 'scrutineer' | 'chairman';

export interface TaskCounts extends Readonly<Record<Waiting, number>> {
  /** The number of posted results without the chairman's signature. */
  readonly sign: number;
}

/** The waiting tasks of a screen; undefined if it cannot have any. */
export const countTasksAt = (
  waits: Readonly<Record<Waiting, number>>,
  screen: StaffScreenName,
): { readonly at: Waiting; readonly count: number } | undefined =>
  (screen === 'deck' || screen === 'scrutineer' || screen === 'chairman') && waits[screen] > 0
    ? { at: screen, count: waits[screen] }
    : undefined;

/** True while its sheets may still be marked, given back or counted. */
export const isUnposted = ({ round }: ScheduledRound): boolean =>
  round.state === 'running' ||
  round.state === 'marked' ||
  (round.state === 'initialized' && round.lineUp !== undefined);

const missingOnDeck = (day: readonly ScheduledRound[]): number => {
  const next = day.find(({ round }) => round.state === 'initialized' && countKnownCouples(round) > 0);
  return next === undefined ? 0 : buildLineUp(next.event, next.round).missing.length;
};

/** True once every sheet is in, or judging is closed: the scrutineer is next. */
const isToCount = (judges: readonly Judge[], { at: { event, round }, sheets }: UnpostedRound): boolean =>
  round.state === 'marked' ||
  (round.state === 'running' && findUnfinishedJudges(event, round, judges, sheets).length === 0);

const askedBack = ({ sheets }: UnpostedRound): number =>
  [...sheets.values()]
    .flatMap((ofJudge) => [...ofJudge.values()])
    .filter(({ changeRequested }) => changeRequested).length;

export function countTasks({ day, judges, inHand, approvals }: TaskData): TaskCounts {
  return {
    deck: missingOnDeck(day),
    scrutineer: inHand.filter((one) => isToCount(judges, one)).length,
    chairman: listOpenQuestions(day, approvals).length + inHand.reduce((sum, one) => sum + askedBack(one), 0),
    sign: listUnsigned(day, approvals).length,
  };
}
