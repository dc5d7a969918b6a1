import type { CompetitionEvent, Entry, Judge, Round } from '../../../../domain/competition.ts';
import { mapDefined } from '../../../../domain/mapDefined.ts';
import type { EventDance } from '../../../../domain/event/dances.ts';
import { buildPanels } from '../../../../domain/floor/judging.ts';
import { compareNumbers, type JudgeKey, type LeadNumber } from '../../../../domain/ids.ts';
import type { PanelByDance } from '../../../../domain/panels.ts';
import type { FinalPlacing, Place } from '../../../../domain/skating/working.ts';
import type { RoundMarks } from '../../../../store/sheets/marks.ts';
import { sortByDanceOrder } from '../../../kit/parts/result/sortByDanceOrder.ts';
import { listFinalMarks, listShownRecallMarks } from '../../../kit/parts/result/listShownMarks.ts';
import type { PostedRound } from '../callbacks/callbackSheets.ts';
import { measureNames } from '../page/measureNames.ts';
import { layOutPages, type PageCapacity } from '../page/layOutPages.ts';

export interface DanceResultRow {
  readonly couple: LeadNumber;
  /** The marks in the order of the judges. */
  readonly marks: readonly number[];
  readonly place: Place;
}

export interface SummaryResultRow {
  readonly placing: FinalPlacing;
  readonly entry: Entry | undefined;
  /** The places in the order of the dances; undefined if the couple has none in that dance. */
  readonly places: readonly (Place | undefined)[];
}

export interface RecallResultRow {
  readonly couple: LeadNumber;
  /** Dance after dance, in the order of its judges. */
  readonly marks: readonly (readonly boolean[])[];
  readonly sum: number;
  /** Undefined: recalled. */
  readonly place: Place | undefined;
  /** The last recalled couple: the cut is below it. */
  readonly isCut: boolean;
}

export type ResultTable =
  | {
      readonly kind: 'dance';
      readonly dance: EventDance;
      readonly judges: readonly JudgeKey[];
      readonly items: readonly DanceResultRow[];
    }
  | {
      readonly kind: 'summary';
      readonly dances: readonly EventDance[];
      readonly items: readonly SummaryResultRow[];
    }
  | {
      readonly kind: 'recall';
      readonly dances: readonly { readonly dance: EventDance; readonly judges: readonly JudgeKey[] }[];
      readonly items: readonly RecallResultRow[];
    };

export interface ResultSheet {
  readonly key: string;
  readonly event: CompetitionEvent;
  readonly round: Round;
  readonly couples: number;
  /** The number of recalled couples; undefined in a final. */
  readonly recalled: number | undefined;
  readonly tables: readonly ResultTable[];
  readonly panels: PanelByDance;
  readonly page: number;
  readonly pages: number;
}

export interface ResultWithMarks extends PostedRound {
  readonly marks: RoundMarks | undefined;
}

/** Longer names of a couple are on separate lines. */
const LONG_NAMES = 58;
export const hasLongNames = ({ entry }: SummaryResultRow): boolean => measureNames(entry) > LONG_NAMES;

type AnyRow = DanceResultRow | SummaryResultRow | RecallResultRow;
const ROOM: PageCapacity<AnyRow> = {
  inARow: 1,
  rows: 47,
  heading: 3,
  rowsOf: (row) => ('placing' in row && hasLongNames(row) ? 2 : 1),
};
/** The rows of a recall grid are lower: 94 couples are two pages. */
const ROOM_OF_RECALL: PageCapacity<AnyRow> = { inARow: 1, rows: 50, heading: 3 };

function tablesOf(
  { event, round, saved, marks }: ResultWithMarks,
  judges: readonly Judge[],
): readonly ResultTable[] {
  const panels = buildPanels(event, round, judges);
  if (saved === undefined) return [];
  if (saved.kind === 'final') {
    const result = sortByDanceOrder(event, saved.result);
    const shown = marks === undefined ? [] : listFinalMarks(result, marks, panels);
    const entries = new Map(event.entries.map((entry) => [entry.number, entry]));
    return [
      {
        kind: 'summary',
        dances: result.dances.map(({ dance }) => dance),
        items: result.placings.map((placing) => ({
          placing,
          entry: entries.get(placing.couple),
          places: result.dances.map(
            ({ placings }) => placings.find(({ couple }) => couple === placing.couple)?.place,
          ),
        })),
      },
      ...result.dances.map(({ dance, placings }): ResultTable => {
        const danceMarks = shown.find((one) => one.dance === dance);
        return {
          kind: 'dance',
          dance,
          judges: danceMarks?.judges ?? [],
          items: placings
            .map(({ couple, place }) => ({ couple, place, marks: danceMarks?.marks.get(couple) ?? [] }))
            .toSorted((a, b) => compareNumbers(a.couple, b.couple)),
        };
      }),
    ];
  }
  const { counts, placements } = saved;
  const given = marks === undefined ? [] : listShownRecallMarks(marks, panels);
  const dances = mapDefined(panels, ([dance, panel]) => {
    const seated = panel.filter((judge) => given.some((one) => one.judge === judge && one.dance === dance));
    return seated.length === 0 ? undefined : { dance, judges: seated.toSorted() };
  });
  const ordered = [...counts].toSorted(
    ([a, marksOfA], [b, marksOfB]) =>
      Number(placements.has(a)) - Number(placements.has(b)) || marksOfB - marksOfA || compareNumbers(a, b),
  );
  const through = ordered.filter(([couple]) => !placements.has(couple)).length;
  return [
    {
      kind: 'recall',
      dances,
      items: ordered.map(([couple, sum], at) => ({
        couple,
        sum,
        place: placements.get(couple),
        isCut: at === through - 1,
        marks: dances.map(({ dance, judges: its }) =>
          its.map((judge) =>
            given.some((one) => one.judge === judge && one.dance === dance && one.recalled.includes(couple)),
          ),
        ),
      })),
    },
  ];
}

/** The results of posted rounds to sign: a final with its summary and every dance, a round with all its recalls. */
export const buildResultSheets = (
  rounds: readonly ResultWithMarks[],
  judges: readonly Judge[],
): readonly ResultSheet[] =>
  rounds.flatMap((known) => {
    const { event, round, saved } = known;
    const tables = tablesOf(known, judges);
    if (round.state !== 'posted' || saved === undefined || tables.every(({ items }) => items.length === 0))
      return [];
    const pages = layOutPages<AnyRow, ResultTable>(tables, saved.kind === 'final' ? ROOM : ROOM_OF_RECALL);
    return pages.map((here, page) => ({
      key: `${event.key}/${round.number}/${page}`,
      event,
      round,
      couples: saved.kind === 'final' ? saved.result.placings.length : saved.counts.size,
      recalled: saved.kind === 'final' ? undefined : saved.counts.size - saved.placements.size,
      tables: here,
      panels: buildPanels(event, round, judges),
      page: page + 1,
      pages: pages.length,
    }));
  });
