import { parseDance, type EventDance } from '../../domain/event/dances.ts';
import { parseJudgeKey, type EventKey, type JudgeKey } from '../../domain/ids.ts';
import { sheetsAt } from './sheetAt.ts';
import { sheetForm } from '../../schema/nodes/sheet.ts';
import { mapChildren, type TreePath } from '../tree/path.ts';

type StoredSheet = ReturnType<typeof sheetForm.read>;
/** Its fields are described in the form. */
export type Sheet = Pick<StoredSheet, 'state'> & {
  readonly [Name in Exclude<keyof StoredSheet, 'changeRequested' | 'count' | 'state'>]?:
    | StoredSheet[Name]
    | undefined;
} & { readonly count: number; readonly changeRequested?: boolean };

const parseSheet = (raw: unknown): Sheet => ({ count: 0, changeRequested: false, ...sheetForm.read(raw) });

/** Sheets by judge and dance. */
export type Sheets = ReadonlyMap<JudgeKey, ReadonlyMap<EventDance, Sheet>>;

const parseDances = (raw: unknown): ReadonlyMap<EventDance, Sheet> =>
  mapChildren(raw, parseDance, parseSheet);

export const parseSheets = (raw: unknown): Sheets => mapChildren(raw, parseJudgeKey, parseDances);

/** True once nothing more is expected from this sheet. A sheet for an earlier line-up of the round is open again. */
export const isSheetIn = (
  sheet: Sheet | undefined,
  { lineUp }: { readonly lineUp?: number | undefined },
): boolean => sheet !== undefined && sheet.state !== 'draft' && sheet.lineUp === lineUp;

/** True if the judge sent it before and must send it again. */
export const mustBeSentAgain = (
  sheet: Sheet | undefined,
  round: { readonly lineUp?: number | undefined },
): boolean =>
  sheet !== undefined &&
  !isSheetIn(sheet, round) &&
  (sheet.state !== 'draft' || sheet.reopenedBy !== undefined || sheet.reason !== undefined);

export const roundSheetsPath = (event: EventKey, round: number): TreePath<Sheets> => ({
  at: sheetsAt(event, round),
  parse: parseSheets,
});

export const judgeSheetsPath = (
  event: EventKey,
  round: number,
  judge: JudgeKey,
): TreePath<ReadonlyMap<EventDance, Sheet>> => ({
  at: sheetsAt(event, round, judge),
  parse: parseDances,
});
