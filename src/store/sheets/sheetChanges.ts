import type { LeadNumber } from '../../domain/ids.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { Change } from '../delivery/operation.ts';
import { reopenSheet, type SheetPlace } from './sheetWrites.ts';
import { SERVER_TIME } from '../tree/patch.ts';

const below = ({ event, round, judge, dance }: SheetPlace): string => `${event}/${round}/${judge}/${dance}`;

/** A judge's paper sheet, typed twice and read back: it counts as if it had been sent. */
export const sheetKeyed = (by: Author, sheet: SheetPlace, marks: readonly LeadNumber[]): Change => ({
  record: { ...by, ...sheet, kind: 'marks keyed from paper', marks },
  patch: {
    [`marks/${below(sheet)}`]: marks,
    [`sheets/${below(sheet)}`]: { state: 'paper', count: marks.length, at: SERVER_TIME },
  },
});

/** One sheet goes back to its judge, with the reason why. What was marked stays until the judge changes it. */
export const sheetReopened = (by: Author, sheet: SheetPlace, why: string): Change => ({
  record: { ...by, ...sheet, kind: 'sheet reopened', why: why.trim() },
  patch: reopenSheet(sheet),
});

/** A short sheet counts as it is, as the chairman has answered. No mark is added (Rule 1). */
export const shortAccepted = (
  by: Author,
  sheet: SheetPlace,
  { marks, asked, why }: { readonly marks: number; readonly asked: number; readonly why: string },
): Change => ({
  record: { ...by, ...sheet, kind: 'short sheet accepted', marks, asked, why: why.trim() },
  patch: {
    [`sheets/${below(sheet)}/state`]: 'short',
    [`sheets/${below(sheet)}/reason`]: why.trim(),
  },
});
