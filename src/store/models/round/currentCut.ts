import {
  findRound,
  type CompetitionEvent,
  type RecallRound,
  type Round,
} from '../../../domain/competition.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import { countRecall, type RecallRung, type RecallCount } from '../../../domain/recall/recall.ts';
import { findNextDanced } from '../../../domain/round/day.ts';
import type { Timing } from '../../../domain/schedule/times/timing.ts';
import type { Approval } from '../../results/approvals.ts';
import { listRecallMarks, type RoundSheets } from './roundSheets.ts';
import { calculateCutCost, type CutCost } from './cutCost.ts';
import { findChairmansCut, findClearCut, listPossibleCuts, type Cut } from './cuts.ts';

/** The cut of a preliminary round: the count so far, possible cuts, the chosen one, and its cost. */
export interface CurrentCut {
  readonly count: RecallCount;
  readonly cuts: readonly Cut[];
  readonly chosen: Cut | undefined;
  /** The tied couples on both sides of the asked number. */
  readonly tie: RecallRung | undefined;
  /** The posted recall. */
  readonly posted: readonly LeadNumber[] | undefined;
  /** The round danced next. */
  readonly next: Round | undefined;
  /** Every sheet is in, or judging is closed. */
  readonly complete: boolean;
  readonly costOf: (cut: Cut) => CutCost | undefined;
  /** Chooses a cut; undefined if there is nothing to choose. */
  readonly choose: ((rungs: number) => void) | undefined;
}

/** The couples recalled in a posted round, from the next round's couples. */
function postedCut(event: CompetitionEvent, round: Round): readonly LeadNumber[] | undefined {
  const next = findRound(event, round.number - 1);
  if (round.state !== 'posted' || next === undefined) return undefined;
  const through = new Set(next.entries.map(({ id }) => id).filter((id) => !next.byes?.includes(id)));
  return event.entries.flatMap(({ id, number }) => (number !== undefined && through.has(id) ? [number] : []));
}

interface About {
  readonly event: CompetitionEvent;
  readonly round: RecallRound;
  readonly sheets: RoundSheets;
  readonly approval: Approval;
  readonly figures: Timing;
}

/** @param picked the number of rungs above the chosen cut */
export function findCurrentCut(
  { event, round, sheets, approval, figures }: About,
  picked: number | undefined,
  pick: (rungs: number) => void,
): CurrentCut {
  const count = countRecall(sheets.couples, listRecallMarks(sheets), round.recallSize);
  const cuts = listPossibleCuts(count);
  const posted = postedCut(event, round);
  const next = findNextDanced(event, round.number);
  // With sheets missing, a cut would mislead.
  const complete = round.state === 'marked' || (round.state === 'running' && sheets.missing.length === 0);
  const { outcome, ladder } = count;
  return {
    count,
    cuts,
    chosen:
      posted === undefined
        ? (cuts.find(({ rungs }) => rungs === picked) ??
          findChairmansCut(approval, outcome, cuts) ??
          findClearCut(count, cuts))
        : undefined,
    tie: outcome.kind === 'tie' ? ladder.find(({ through }) => through > outcome.recalled.length) : undefined,
    posted,
    next,
    complete,
    costOf: (cut) =>
      next === undefined ? undefined : calculateCutCost(event, next, cut.recalled.length, figures),
    choose: posted === undefined && complete ? pick : undefined,
  };
}
