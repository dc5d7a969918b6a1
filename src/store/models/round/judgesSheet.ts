import type { Round } from '../../../domain/competition.ts';
import type { EventDance } from '../../../domain/event/dances.ts';
import type { JudgeKey, LeadNumber } from '../../../domain/ids.ts';
import type { JudgesMarks } from '../../sheets/marks.ts';
import { isSheetIn, type Sheet } from '../../sheets/sheets.ts';

/** One judge's sheet of one dance. */
export interface JudgesSheet {
  readonly judge: JudgeKey;
  readonly dance: EventDance;
  readonly marks: JudgesMarks | undefined;
  readonly sheet: Sheet | undefined;
  readonly seat: 'empty' | 'part' | 'in';
}

export function buildJudgesSheet(
  marks: JudgesMarks | undefined,
  sheet: Sheet | undefined,
  round: Pick<Round, 'lineUp'>,
): JudgesSheet['seat'] {
  if (isSheetIn(sheet, round)) return 'in';
  return marks === undefined && sheet === undefined ? 'empty' : 'part';
}

const NO_NUMBERS: readonly LeadNumber[] = [];

export const listMarkedNumbers = (marks: JudgesMarks | undefined): readonly LeadNumber[] =>
  marks?.kind === 'numbers' ? marks.numbers : NO_NUMBERS;
