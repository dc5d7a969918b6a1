import { isFinal, type Round } from '../../../domain/competition.ts';
import type { JudgeKey } from '../../../domain/ids.ts';
import type { Author } from '../../../domain/journal/record.ts';
import type { PaperSheet, TypedMarks } from '../../../domain/keying/paperSheet.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import type { Change } from '../../delivery/operation.ts';
import type { ReopenedSheet } from '../../sheets/deviceSheet.ts';
import { createSheetPlace } from '../../sheets/sheetAt.ts';
import { recordKeyedSheet } from '../../sheets/sheetChanges.ts';
import { listMarkedNumbers, type JudgesSheet } from './judgesSheet.ts';
import type { RoundSheets } from './roundSheets.ts';

/** The judges with a sheet missing. */
export const listJudgesToKey = ({ missing }: RoundSheets): readonly JudgeKey[] => [
  ...new Set(missing.map(({ judge }) => judge)),
];

/** The first missing sheet of a judge, in the order of the dances. */
export const findPaperToKey = (
  { missing }: RoundSheets,
  judge: JudgeKey | undefined,
): JudgesSheet | undefined => missing.find((one) => one.judge === judge);

/** A sheet as it is keyed from paper. */
export function buildPaperSheet(
  { judge, dance }: JudgesSheet,
  { couples }: RoundSheets,
  round: Round,
): PaperSheet {
  return {
    judge,
    dance,
    kind: isFinal(round) ? 'final' : 'recall',
    couples,
    wanted: isFinal(round) ? couples.length : Math.min(round.recallSize, couples.length),
  };
}

/** The sent marks that no longer count, because the sheet was returned or the paper replaces it. */
function sentBefore(
  { sheet, marks }: JudgesSheet,
  whyInstead: string | undefined,
): ReopenedSheet | undefined {
  if (whyInstead !== undefined) return { from: listMarkedNumbers(marks), why: whyInstead };
  return sheet?.state === 'draft' && sheet.reason !== undefined
    ? { from: listMarkedNumbers(marks), why: sheet.reason }
    : undefined;
}

interface Paper {
  readonly marks: TypedMarks;
  /** The reason it replaces the sent sheet. */
  readonly whyInstead?: string | undefined;
}

export function keyPaper(
  by: Author,
  { event, round }: ScheduledRound,
  of: JudgesSheet,
  { marks, whyInstead }: Paper,
): Change {
  const over = of.seat === 'in' ? of.sheet?.at : undefined;
  const place = createSheetPlace(event, round, of);
  return recordKeyedSheet(by, place, { marks, lineUp: round.lineUp, over }, sentBefore(of, whyInstead));
}
