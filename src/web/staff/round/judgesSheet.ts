import type { EventDance } from '../../../domain/event/dances.ts';
import type { JudgeKey, LeadNumber } from '../../../domain/ids.ts';
import type { Card } from '../../../store/sheets/marks.ts';
import { isIn, type Sheet } from '../../../store/sheets/sheets.ts';

/** One judge's sheet of one dance, as the scrutineer has it. */
export interface JudgesSheet {
  readonly judge: JudgeKey;
  readonly dance: EventDance;
  readonly card: Card | undefined;
  readonly sheet: Sheet | undefined;
  readonly seat: 'empty' | 'part' | 'in';
}

export function seatOf(card: Card | undefined, sheet: Sheet | undefined): JudgesSheet['seat'] {
  if (isIn(sheet)) return 'in';
  return card === undefined && sheet === undefined ? 'empty' : 'part';
}

const NO_NUMBERS: readonly LeadNumber[] = [];

export const numbersOn = (card: Card | undefined): readonly LeadNumber[] =>
  card?.kind === 'numbers' ? card.numbers : NO_NUMBERS;
