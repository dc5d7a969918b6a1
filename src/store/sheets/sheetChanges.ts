import type { LeadNumber } from '../../domain/ids.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { Change } from '../delivery/operation.ts';
import type { ReopenedSheet } from './deviceSheet.ts';
import { addCountRecord } from '../rounds/roundNumbers.ts';
import { toSheetFields, sheetAt, sheetMarksAt, type SheetPlace } from './sheetAt.ts';
import { declineChange, returnSheet, reopenSheet } from './sheetWrites.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';

/**
 * A judge's paper sheet, typed twice and read back: it counts as if it had been sent.
 * @param lineUp the line-up of the round it is typed for
 * @param over the arrival time of the sheet it replaces; undefined: none
 * @param before the marks before the sheet was returned, and the reason for the return
 */
export const recordKeyedSheet = (
  by: Author,
  sheet: SheetPlace,
  {
    marks,
    lineUp,
    over,
  }: {
    readonly marks: readonly LeadNumber[];
    readonly lineUp: number | undefined;
    readonly over?: number | undefined;
  },
  before?: ReopenedSheet,
): Change => ({
  record:
    before === undefined
      ? { ...by, ...toSheetFields(sheet), kind: 'marks keyed from paper', marks }
      : {
          ...by,
          ...toSheetFields(sheet),
          kind: 'marks changed',
          from: before.from,
          to: marks,
          why: before.why,
        },
  patch: addCountRecord(sheet, {
    [sheetMarksAt(sheet)]: marks,
    [sheetAt(sheet)]: {
      state: 'paper',
      count: marks.length,
      at: SERVER_TIME,
      ...(lineUp === undefined ? {} : { lineUp }),
      ...(over === undefined ? {} : { over }),
    },
  }),
});

/** Returns one sheet to its judge, with a reason. The marks stay until the judge changes them. */
export const recordReopenedSheet = (by: Author, sheet: SheetPlace, why: string): Change => ({
  record: { ...by, ...toSheetFields(sheet), kind: 'sheet reopened', why: why.trim() },
  patch: addCountRecord(sheet, reopenSheet(sheet, by.who, why.trim())),
});

/** Returns sheets that lose a mark during judging, in one patch with the change that removes it. */
export const returnSheets = (by: Author, sheets: readonly SheetPlace[]): Patch =>
  Object.fromEntries(sheets.flatMap((sheet) => Object.entries(returnSheet(sheet, by.who))));

/** Accepts a short sheet after the chairman's answer. No mark is added (Rule 1). */
export const acceptShortSheet = (
  by: Author,
  sheet: SheetPlace,
  { marks, asked, why }: { readonly marks: number; readonly asked: number; readonly why: string },
): Change => ({
  record: { ...by, ...toSheetFields(sheet), kind: 'short sheet accepted', marks, asked, why: why.trim() },
  patch: addCountRecord(sheet, {
    [`${sheetAt(sheet)}/state`]: 'short',
    [`${sheetAt(sheet)}/reason`]: why.trim(),
  }),
});

/** Declines a judge's request to change a sent sheet. */
export const refuseChange = (by: Author, sheet: SheetPlace, why: string): Change => ({
  record: { ...by, ...toSheetFields(sheet), kind: 'change refused', why: why.trim() },
  patch: declineChange(sheet),
});
