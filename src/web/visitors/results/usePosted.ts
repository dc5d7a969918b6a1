import { useMemo } from 'react';
import type { CompetitionEvent, Judge, Round } from '../../../domain/competition.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { savedResultPath, type SavedResult } from '../../../store/results/results.ts';
import { roundMarksPath, type RoundMarks } from '../../../store/sheets/marks.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive, type LiveValue } from '../../kit/cache/useLive.ts';

const NO_JUDGES: readonly Judge[] = [];

/** The result of a posted round, with its marks if they are public: a private read would be refused. */
export function usePosted(
  event: CompetitionEvent,
  round: Round,
  marksPublic: boolean,
): {
  readonly saved: LiveValue<SavedResult | undefined>;
  readonly marks: RoundMarks | undefined;
  readonly judges: readonly Judge[];
} {
  const { device } = useStore();
  const saved = useLive(
    device,
    useMemo(() => savedResultPath(event.key, round.number), [event.key, round.number]),
  );
  const marks = useLive(
    device,
    useMemo(
      () => (marksPublic ? roundMarksPath(event.key, round.number) : undefined),
      [event.key, round.number, marksPublic],
    ),
  );
  const judges = valueOr(useLive(device, competitionBasics), undefined)?.judges ?? NO_JUDGES;
  return { saved, marks: valueOr(marks, undefined), judges };
}
