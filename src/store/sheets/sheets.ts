import { danceOf, type EventDance } from '../../domain/event/dances.ts';
import { SHEET_STATES, type SheetState } from '../../domain/floor/sheetStates.ts';
import { judgeKey, type EventKey, type JudgeKey } from '../../domain/ids.ts';
import { sheetsAt } from './sheetAt.ts';
import { childOf, childrenOf, countOf, numberOf, textOf, type TreePath } from '../tree/path.ts';

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
  state: SHEET_STATES.find((state) => state === childOf(raw, 'state')) ?? 'draft',
  count: countOf(childOf(raw, 'count')) ?? 0,
  at: numberOf(childOf(raw, 'at')),
  reason: textOf(childOf(raw, 'reason')),
  reopenedBy: textOf(childOf(raw, 'reopenedBy')),
  lineUp: countOf(childOf(raw, 'lineUp'), 1),
  changeRequested: childOf(raw, 'changeRequested') === true,
});

const sheetsByDance = (raw: unknown): ReadonlyMap<EventDance, Sheet> =>
  new Map(childrenOf(raw).map(([dance, sheet]) => [danceOf(dance), parseSheet(sheet)] as const));

/** True once nothing more is expected from this sheet. A sheet for an earlier line-up of the round is open again. */
export const isIn = (
  sheet: Sheet | undefined,
  { lineUp }: { readonly lineUp?: number | undefined },
): boolean => sheet !== undefined && sheet.state !== 'draft' && sheet.lineUp === lineUp;

/** True if the judge sent it before and must send it again. */
export const isToSendAgain = (
  sheet: Sheet | undefined,
  round: { readonly lineUp?: number | undefined },
): boolean =>
  sheet !== undefined &&
  !isIn(sheet, round) &&
  (sheet.state !== 'draft' || sheet.reopenedBy !== undefined || sheet.reason !== undefined);

export const sheetsOfRound = (event: EventKey, round: number): TreePath<Sheets> => ({
  at: sheetsAt(event, round),
  parse: (raw) =>
    new Map(
      childrenOf(raw).flatMap(([key, sheets]) => {
        const judge = judgeKey(key);
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
