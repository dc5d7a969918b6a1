import type { CompetitionEvent, Judge, Round } from '../../../domain/competition.ts';
import { buildPanels } from '../../../domain/floor/judging.ts';
import type { JudgeKey } from '../../../domain/ids.ts';
import { isSheetIn, type Sheets } from '../../../store/sheets/sheets.ts';

/** The judges of a running round without a complete set of sheets, by letter. */
export const findUnfinishedJudges = (
  event: CompetitionEvent,
  round: Round,
  judges: readonly Judge[],
  sheets: Sheets,
): readonly JudgeKey[] => [
  ...new Set(
    [...buildPanels(event, round, judges)]
      .flatMap(([dance, panel]) => panel.filter((judge) => !isSheetIn(sheets.get(judge)?.get(dance), round)))
      .toSorted(),
  ),
];
