import { useState } from 'react';
import type { JudgeKey } from '../../../domain/ids.ts';
import { competition } from '../../../store/competition/competition.ts';
import { judgeModel, type JudgeModel } from '../../../store/models/judge/judgeModel.ts';
import type { Looked } from '../../../store/models/judge/sheetShown.ts';
import type { JudgesSheets } from '../../../store/sheets/judgesSheets.ts';
import { knownOr, useObserved } from '../../kit/cache/useLive.ts';
import { useLastKnown } from '../../kit/cache/useLastKnown.ts';
import { useRoundsHeard, type RoundsHeard } from './useRoundsHeard.ts';
import { useSheets } from './useSheets.ts';

export interface DayOnPhone {
  readonly heard: RoundsHeard;
  readonly model: JudgeModel;
  /** The access code of this device is an old one. */
  readonly isShutOut: boolean;
}

/** Follows the floor for a judge. */
export function useJudgesDay(own: JudgesSheets, judge: JudgeKey): DayOnPhone {
  useObserved(own.sheets);
  useObserved(own.opened);
  // Those of marks that wait as well: their judge is told when they can never come in.
  const heard = useRoundsHeard(own.unsettled().map(({ place }) => place));
  const judges = knownOr(useLastKnown(competition), undefined)?.judges ?? [];
  const [looked, onLook] = useState<Looked>();
  const { isShutOut, heardOf } = useSheets(judge, heard.places);
  const model = judgeModel({ ...heard, judge, judges, own, heardOf, looked, onLook });
  model.stay();
  return { heard, model, isShutOut };
}
