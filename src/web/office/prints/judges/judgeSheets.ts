import { countField } from '../../../../domain/round/countField.ts';
import { countKnownCouples } from '../../../../domain/round/knownCouples.ts';
import {
  countMarksNeeded,
  countByes,
  isFinal,
  type CompetitionEvent,
  type Judge,
  type Round,
} from '../../../../domain/competition.ts';
import { sortEventDances, type EventDance } from '../../../../domain/event/dances.ts';
import { toStoredTerm } from '../../../../domain/event/storedTerm.ts';
import { buildPanels } from '../../../../domain/floor/judging.ts';
import { buildDancingCouples } from '../../../../domain/floor/dancingCouples.ts';
import type { JudgeKey, LeadNumber } from '../../../../domain/ids.ts';
import { buildSheetCode } from '../../../../domain/keying/sheetCode.ts';
import type { ScheduledRound } from '../../../../domain/round/day.ts';
import { calculateHeatSizes } from '../../../../domain/round/heats.ts';
import { layOutPages } from '../page/layOutPages.ts';

/** A couple's field on a sheet; without a number the judge writes it. */
export type CoupleField = LeadNumber | undefined;

export interface HeatOnSheet {
  readonly heat: number;
  /** The couples in the heat, over all pages. */
  readonly couples: number;
  readonly items: readonly CoupleField[];
}

interface AnySheet {
  readonly key: string;
  readonly judge: JudgeKey;
  readonly name: string | undefined;
  readonly event: CompetitionEvent;
  readonly round: Round;
  /** The couples on the sheet, over all its pages. */
  readonly couples: number;
  /** The code that finds the round of a sheet. */
  readonly code: string;
  /** The size of the first dance's panel. */
  readonly panel: number;
  readonly page: number;
  readonly pages: number;
}

export type JudgeSheet =
  | (AnySheet & {
      readonly kind: 'recall';
      readonly dance: EventDance;
      readonly mark: number;
      readonly heats: readonly HeatOnSheet[];
      /** The heats of the dance, over all pages. */
      readonly ofHeats: number;
    })
  | (AnySheet & {
      readonly kind: 'final';
      readonly dances: readonly EventDance[];
      readonly fields: readonly CoupleField[];
    });

/** The back of a judge's last page in duplex printing. */
export interface EmptyPage {
  readonly kind: 'left empty';
  readonly key: string;
}

export interface JudgeSheetOptions {
  readonly rounds: readonly ScheduledRound[];
  readonly judges: readonly Judge[];
  /** The judges to print; undefined: all. */
  readonly only: ReadonlySet<JudgeKey> | undefined;
  /** The judge writes the numbers. */
  readonly isBlank: boolean;
  /** Duplex: no sheet of paper is for two judges. */
  readonly isDuplex: boolean;
}

/** Couples in a row of a heat, and rows on a page: 94 couples in four heats are one page. */
export const PAGE_CAPACITY = { inARow: 8, rows: 16 } as const;
/** Couples of a final on a page. */
const IN_FINAL = 12;
/** The number of fields on a blank sheet of a round with unknown size. */
const UNKNOWN = 24;

/** The expected number of couples: those in the round, or the recall size of the previous one. */
function expectedIn({ event, round }: ScheduledRound): number {
  const before = event.rounds.find(({ number }) => number === round.number + 1);
  const recalled =
    before === undefined || isFinal(before)
      ? countField(event.entries).couples
      : before.recallSize + countByes(round);
  return countKnownCouples(round) || recalled || UNKNOWN;
}

/** Numbers to be written by hand, in heats of equal size. */
const blankHeats = (couples: number, heats: number): readonly HeatOnSheet[] =>
  calculateHeatSizes(couples, heats).map((size, at) => ({
    heat: at + 1,
    couples: size,
    items: Array.from({ length: size }, () => undefined),
  }));

function heatsOf({ event, round }: ScheduledRound, dance: number): readonly HeatOnSheet[] {
  const heats = new Map<number, LeadNumber[]>();
  for (const { number, heat } of buildDancingCouples(event, round, dance))
    heats.set(heat, [...(heats.get(heat) ?? []), number]);
  return [...heats]
    .toSorted(([a], [b]) => a - b)
    .map(([heat, items]) => ({ heat, couples: items.length, items }));
}

/** Every page of one round for one judge, in the order of its dances. */
function buildSheetsOfJudge(
  at: ScheduledRound,
  judge: JudgeKey,
  asked: JudgeSheetOptions,
): readonly JudgeSheet[] {
  const { event, round } = at;
  const panels = buildPanels(event, round, asked.judges);
  const own = [...panels].filter(([, panel]) => panel.includes(judge));
  const [first] = own;
  if (first === undefined) return [];
  const couples = asked.isBlank ? expectedIn(at) : buildDancingCouples(event, round).length;
  if (couples === 0) return [];
  const sheet = {
    judge,
    name: asked.judges.find(({ key }) => key === judge)?.name,
    event,
    round,
    couples,
    code: buildSheetCode(event, round, judge),
    panel: first[1].length,
  };
  const called = `${judge}/${event.key}/${round.number}`;
  if (isFinal(round)) {
    const all: readonly CoupleField[] = asked.isBlank
      ? Array.from({ length: couples }, () => undefined)
      : buildDancingCouples(event, round).map(({ number }) => number);
    const pages = Math.ceil(all.length / IN_FINAL);
    return Array.from({ length: pages }, (_, page) => ({
      ...sheet,
      kind: 'final',
      key: `${called}/${page}`,
      dances: own.map(([dance]) => dance),
      fields: all.slice(page * IN_FINAL, (page + 1) * IN_FINAL),
      page: page + 1,
      pages,
    }));
  }
  const mark = asked.isBlank ? Math.min(round.recallSize, couples) : countMarksNeeded(round, couples);
  return own.flatMap(([dance]) => {
    const heats = asked.isBlank
      ? blankHeats(couples, round.numHeats)
      : heatsOf(at, sortEventDances(event).indexOf(dance));
    const pages = layOutPages(heats, PAGE_CAPACITY);
    return pages.map((heatsHere, page): JudgeSheet => ({
      ...sheet,
      kind: 'recall',
      key: `${called}/${toStoredTerm(dance)}/${page}`,
      dance,
      mark,
      heats: heatsHere,
      ofHeats: heats.length,
      page: page + 1,
      pages: pages.length,
    }));
  });
}

/**
 * The sheets on paper: by judge, each in the running order of the day, dance after dance; a final is one sheet with all
 * the dances the judge marks.
 */
export function buildJudgeSheets(asked: JudgeSheetOptions): readonly (JudgeSheet | EmptyPage)[] {
  const seated = new Set(
    asked.rounds.flatMap(({ event, round }) => [...buildPanels(event, round, asked.judges).values()].flat()),
  );
  return [...seated]
    .filter((judge) => asked.only?.has(judge) ?? true)
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .flatMap((judge) => {
      const sheets = asked.rounds.flatMap((at) => buildSheetsOfJudge(at, judge, asked));
      const endsOnFront = asked.isDuplex && sheets.length % 2 === 1;
      return endsOnFront ? [...sheets, { kind: 'left empty' as const, key: `${judge}/empty` }] : sheets;
    });
}
