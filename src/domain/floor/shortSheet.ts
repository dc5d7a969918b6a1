import type { EventDance } from '../event/dances.ts';
import { recallMarksProblems, type RecallMarks } from '../recall/judgesMarks.ts';
import type { JudgeKey, LeadNumber } from '../ids.ts';
import { parsed, refused, type Parsed } from '../parsed.ts';

/** A sheet of a preliminary round that counts although the judge has marked too few. */
export interface ShortSheet {
  readonly judge: JudgeKey;
  readonly dance: EventDance;
  readonly by: number;
  readonly why: string;
}

/** Why a sheet cannot be accepted as short: it is not, or nobody has said why, which is written into the journal. */
export type ShortSheetProblem = 'not short' | 'no reason';

/**
 * Accepts a short sheet as it is: its marks count, no mark is added (Rule 1). Refused without a reason, and when the
 * sheet is not short. A final has no short sheets: every judge places every couple (Rules 2 to 4), so its sheet goes back
 * to the judge; no marks of a final can be handed in here.
 */
export function acceptShort(
  couples: readonly LeadNumber[],
  marks: RecallMarks,
  wanted: number,
  why: string,
): Parsed<ShortSheet, ShortSheetProblem> {
  const short = recallMarksProblems(couples, marks, wanted).find((problem) => problem.kind === 'short');
  if (short === undefined) return refused('not short');
  if (why.trim() === '') return refused('no reason');
  return parsed({ judge: marks.judge, dance: marks.dance, by: short.by, why: why.trim() });
}
