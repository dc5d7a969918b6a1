import type { EventDance } from '../event/dances.ts';
import { findRecallMarksProblems, type RecallMarks } from '../recall/judgesMarks.ts';
import type { JudgeKey, LeadNumber } from '../ids.ts';
import { parsed, refused, type Parsed } from '../parsed.ts';

/** A preliminary round's sheet accepted with too few marks. */
export interface ShortSheet {
  readonly judge: JudgeKey;
  readonly dance: EventDance;
  readonly by: number;
  readonly why: string;
}

/** A reason is required for the journal. */
export type ShortSheetProblem = 'not short' | 'no reason';

/**
 * Accepts a short sheet: its marks count, none is added (Rule 1). Finals have no short sheets, because every judge
 * places every couple (Rules 2 to 4): the sheet goes back to the judge.
 */
export function acceptShort(
  couples: readonly LeadNumber[],
  marks: RecallMarks,
  wanted: number,
  why: string,
): Parsed<ShortSheet, ShortSheetProblem> {
  const short = findRecallMarksProblems(couples, marks, wanted).find((problem) => problem.kind === 'short');
  if (short === undefined) return refused('not short');
  if (why.trim() === '') return refused('no reason');
  return parsed({ judge: marks.judge, dance: marks.dance, by: short.by, why: why.trim() });
}
