import { parseDance, type EventDance } from '../../domain/event/dances.ts';
import { SHEET_STATES, type SheetState } from '../../domain/floor/sheetStates.ts';
import { parseJudgeKey, type EventKey, type JudgeKey } from '../../domain/ids.ts';
import { sheetsAt } from './sheetAt.ts';
import { getRawChild, listRawChildren, toCount, toNumber, toText, type TreePath } from '../tree/path.ts';

export type { SheetState };

export interface Sheet {
  readonly state: SheetState;
  readonly count: number;
  /** Server time of the last change, in milliseconds. */
  readonly at: number | undefined;
  readonly reason: string | undefined;
  /** The name of the person who reopened it, until it is sent again. */
  readonly reopenedBy?: string | undefined;
  /** The round's line-up when the sheet was marked; undefined if the round has none. */
  readonly lineUp?: number | undefined;
  /** The judge has asked the chairman to change a sent sheet. */
  readonly changeRequested?: boolean;
}

/** Sheets by judge and dance. */
export type Sheets = ReadonlyMap<JudgeKey, ReadonlyMap<EventDance, Sheet>>;

const parseSheet = (raw: unknown): Sheet => ({
  state: SHEET_STATES.find((state) => state === getRawChild(raw, 'state')) ?? 'draft',
  count: toCount(getRawChild(raw, 'count')) ?? 0,
  at: toNumber(getRawChild(raw, 'at')),
  reason: toText(getRawChild(raw, 'reason')),
  reopenedBy: toText(getRawChild(raw, 'reopenedBy')),
  lineUp: toCount(getRawChild(raw, 'lineUp'), 1),
  changeRequested: getRawChild(raw, 'changeRequested') === true,
});

const sheetsByDance = (raw: unknown): ReadonlyMap<EventDance, Sheet> =>
  new Map(listRawChildren(raw).map(([dance, sheet]) => [parseDance(dance), parseSheet(sheet)] as const));

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
  parse: (raw) =>
    new Map(
      listRawChildren(raw).flatMap(([key, sheets]) => {
        const judge = parseJudgeKey(key);
        return judge === undefined ? [] : [[judge, sheetsByDance(sheets)] as const];
      }),
    ),
});

export const judgeSheetsPath = (
  event: EventKey,
  round: number,
  judge: JudgeKey,
): TreePath<ReadonlyMap<EventDance, Sheet>> => ({
  at: sheetsAt(event, round, judge),
  parse: sheetsByDance,
});
