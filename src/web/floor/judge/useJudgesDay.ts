import { useState } from 'react';
import type { JudgeKey } from '../../../domain/ids.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { buildJudgeModel, type JudgeModel } from '../../../store/models/judge/judgeModel.ts';
import type { LastViewedSheet } from '../../../store/models/judge/findShownSheet.ts';
import type { JudgesSheets } from '../../../store/sheets/judgesSheets.ts';
import { valueOr, useObserved } from '../../kit/cache/useLive.ts';
import { useLastKnown } from '../../kit/cache/useLastKnown.ts';
import { useFollowedRounds, type FollowedRounds } from './useFollowedRounds.ts';
import { useSheets } from './useSheets.ts';

export interface DayOnPhone {
  readonly followed: FollowedRounds;
  readonly model: JudgeModel;
  /** This device's access code is out of date. */
  readonly isShutOut: boolean;
}

export function useJudgesDay(own: JudgesSheets, judge: JudgeKey): DayOnPhone {
  useObserved(own.sheets);
  useObserved(own.opened);
  // Follows also the rounds of waiting marks: their judge must learn if they can never be received.
  const heard = useFollowedRounds(own.unsettled().map(({ place }) => place));
  const judges = valueOr(useLastKnown(competitionBasics), undefined)?.judges ?? [];
  const [looked, onLook] = useState<LastViewedSheet>();
  const { isShutOut, heardOf } = useSheets(judge, heard.places);
  const model = buildJudgeModel({ ...heard, judge, judges, own, heardOf, looked, onLook });
  model.stay();
  return { followed: heard, model, isShutOut };
}
