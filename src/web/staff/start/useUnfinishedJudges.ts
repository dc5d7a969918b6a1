import { useMemo } from 'react';
import type { JudgeKey } from '../../../domain/ids.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { roundSheetsPath } from '../../../store/sheets/sheets.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { findUnfinishedJudges } from '../round/findUnfinishedJudges.ts';

/** The judges still marking a round on the floor; undefined until known. */
export function useUnfinishedJudges({ event, round }: ScheduledRound): readonly JudgeKey[] | undefined {
  const { staff } = useStore();
  const judges = valueOr(useLive(staff, competitionBasics), undefined)?.judges;
  const sheets = useLive(
    staff,
    useMemo(() => roundSheetsPath(event.key, round.number), [event.key, round.number]),
  );
  return judges === undefined || sheets.kind !== 'known'
    ? undefined
    : findUnfinishedJudges(event, round, judges, sheets.value);
}
