import { useMemo } from 'react';
import type { CompetitionEvent, Judge, Round } from '../../../domain/competition.ts';
import { marksOfRound } from '../../../store/sheets/marks.ts';
import { NO_CHANGES, roundChanges } from '../../../store/rounds/roundChanges.ts';
import { sheetsOfRound } from '../../../store/sheets/sheets.ts';
import { useStore } from '../../app/StoreProvider.tsx';
import { knownOr, useLive } from '../../app/useLive.ts';
import { gatherSheets, type RoundSheets } from './roundSheets.ts';

/** The sheets of a round as they stand, followed live; 'refused' where the marks are not open to this account. */
export function useRoundSheets(
  event: CompetitionEvent,
  round: Round,
  judges: readonly Judge[],
): RoundSheets | 'loading' | 'refused' {
  const { staff } = useStore();
  const marks = useLive(
    staff,
    useMemo(() => marksOfRound(event.key, round.number), [event.key, round.number]),
  );
  const sheets = useLive(
    staff,
    useMemo(() => sheetsOfRound(event.key, round.number), [event.key, round.number]),
  );
  const changes = useLive(
    staff,
    useMemo(() => roundChanges(event.key, round.number), [event.key, round.number]),
  );
  return useMemo(() => {
    if (marks.kind === 'refused' || sheets.kind === 'refused') return 'refused';
    if (marks.kind === 'waiting' || sheets.kind === 'waiting') return 'loading';
    return gatherSheets(event, round, judges, marks.value, sheets.value, knownOr(changes, NO_CHANGES));
  }, [event, round, judges, marks, sheets, changes]);
}
