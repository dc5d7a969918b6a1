import { useMemo } from 'react';
import type { CompetitionEvent, Judge, Round } from '../../../domain/competition.ts';
import { roundMarksPath } from '../../../store/sheets/marks.ts';
import { couplesOutPath, NO_COUPLES_OUT } from '../../../store/rounds/couplesOut.ts';
import { roundSheetsPath } from '../../../store/sheets/sheets.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { gatherSheets, type RoundSheets } from '../../../store/models/round/roundSheets.ts';

/** The sheets of a round, live; 'refused' if this account may not read marks. */
export function useRoundSheets(
  event: CompetitionEvent,
  round: Round,
  judges: readonly Judge[],
): RoundSheets | 'loading' | 'refused' {
  const { staff } = useStore();
  const marks = useLive(
    staff,
    useMemo(() => roundMarksPath(event.key, round.number), [event.key, round.number]),
  );
  const sheets = useLive(
    staff,
    useMemo(() => roundSheetsPath(event.key, round.number), [event.key, round.number]),
  );
  const out = useLive(
    staff,
    useMemo(() => couplesOutPath(event.key, round.number), [event.key, round.number]),
  );
  return useMemo(() => {
    if (marks.kind === 'refused' || sheets.kind === 'refused') return 'refused';
    if (marks.kind === 'waiting' || sheets.kind === 'waiting') return 'loading';
    // Without the withdrawn couples a final would be counted as if all danced.
    if (out.kind === 'waiting') return 'loading';
    return gatherSheets(event, round, judges, {
      roundMarks: marks.value,
      sheets: sheets.value,
      out: valueOr(out, NO_COUPLES_OUT),
    });
  }, [event, round, judges, marks, sheets, out]);
}
