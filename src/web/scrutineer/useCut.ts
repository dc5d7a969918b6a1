import { useMemo, useState } from 'react';
import { roundOf, type CompetitionEvent, type RecallRound, type Round } from '../../domain/competition.ts';
import { dancedNext } from '../../domain/round/day.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import { recall, type LadderRung, type RecallCount } from '../../domain/recall/recall.ts';
import { USUAL_TIMING } from '../../domain/schedule/times/timing.ts';
import { timing } from '../../store/competition/timing.ts';
import type { Approval } from '../../store/results/approvals.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive } from '../app/useLive.ts';
import { recallMarks, type RoundSheets } from '../staff/round/roundSheets.ts';
import { costOfCut, type CutCost } from './cutCost.ts';
import { chairmansCut, clearCut, possibleCuts, type Cut } from './cuts.ts';

/** The cut of a preliminary round: where it can be made, where it is made, and what it costs. */
export interface CutNow {
  readonly count: RecallCount;
  readonly cuts: readonly Cut[];
  readonly chosen: Cut | undefined;
  /** The step of the ladder that lies across the asked number. */
  readonly tie: LadderRung | undefined;
  /** Who was recalled, once that is posted. */
  readonly posted: readonly LeadNumber[] | undefined;
  /** The round danced next. */
  readonly next: Round | undefined;
  /** Every sheet is in, or no more are taken. */
  readonly complete: boolean;
  readonly costOf: (cut: Cut) => CutCost | undefined;
  /** Chooses the cut below so many rungs of the ladder; undefined while nothing is to be chosen. */
  readonly choose: ((rungs: number) => void) | undefined;
}

export function useCut(
  event: CompetitionEvent,
  round: RecallRound,
  sheets: RoundSheets,
  approval: Approval,
): CutNow {
  const { staff } = useStore();
  const figures = knownOr(useLive(staff, timing), USUAL_TIMING);
  const count = useMemo(
    () => recall(sheets.couples, recallMarks(sheets), round.recallSize),
    [sheets, round.recallSize],
  );
  const cuts = useMemo(() => possibleCuts(count), [count]);
  const [picked, setPicked] = useState<number>();
  const posted = usePostedCut(event, round);
  const next = dancedNext(event, round.number);
  // A cut through half the sheets would only mislead: it can be chosen when all are in, or judging is closed.
  const complete = round.state === 'marked' || (round.state === 'running' && sheets.missing.length === 0);
  const chosen =
    posted === undefined
      ? (cuts.find(({ rungs }) => rungs === picked) ??
        chairmansCut(approval, count.outcome, cuts) ??
        clearCut(count, cuts))
      : undefined;
  const { outcome, ladder } = count;
  return {
    count,
    cuts,
    chosen,
    tie: outcome.kind === 'tie' ? ladder.find(({ through }) => through > outcome.recalled.length) : undefined,
    posted,
    next,
    complete,
    costOf: (cut) => (next === undefined ? undefined : costOfCut(event, next, cut.recalled.length, figures)),
    choose: posted === undefined && complete ? setPicked : undefined,
  };
}

/** Once the callbacks are out, who is in the next round says where the cut was. */
const usePostedCut = (event: CompetitionEvent, round: Round): readonly LeadNumber[] | undefined =>
  useMemo(() => {
    const next = roundOf(event, round.number - 1);
    if (round.state !== 'posted' || next === undefined) return undefined;
    const through = new Set(next.entries.map(({ id }) => id));
    return event.entries.flatMap(({ id, number }) =>
      number !== undefined && through.has(id) ? [number] : [],
    );
  }, [event, round]);
