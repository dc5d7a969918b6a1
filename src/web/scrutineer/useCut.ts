import { useState } from 'react';
import type { CompetitionEvent, RecallRound } from '../../domain/competition.ts';
import { USUAL_TIMING } from '../../domain/schedule/times/timing.ts';
import { timing } from '../../store/competition/timing.ts';
import type { Approval } from '../../store/results/approvals.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive } from '../app/useLive.ts';
import type { RoundSheets } from '../staff/round/roundSheets.ts';
import { cutNow, type CutNow } from './cutNow.ts';

/** The cut of a round, followed live, and chosen here. */
export function useCut(
  event: CompetitionEvent,
  round: RecallRound,
  sheets: RoundSheets,
  approval: Approval,
): CutNow {
  const { staff } = useStore();
  const figures = knownOr(useLive(staff, timing), USUAL_TIMING);
  const [picked, setPicked] = useState<number>();
  return cutNow({ event, round, sheets, approval, figures }, picked, setPicked);
}
