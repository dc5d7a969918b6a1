import type { CompetitionEvent, Judge, Round } from '../../../domain/competition.ts';
import { buildPanels } from '../../../domain/floor/judging.ts';
import { buildDancingCouples } from '../../../domain/floor/dancingCouples.ts';
import type { PanelByDance } from '../../../domain/panels.ts';
import type { JudgeKey, LeadNumber } from '../../../domain/ids.ts';
import type { RecallMarks } from '../../../domain/recall/judgesMarks.ts';
import { NO_COUPLES_OUT, type CouplesOut } from '../../rounds/couplesOut.ts';
import type { RoundMarks } from '../../sheets/marks.ts';
import type { Sheets } from '../../sheets/sheets.ts';
import { listMarkedNumbers, buildJudgesSheet, type JudgesSheet } from './judgesSheet.ts';
import { findDuplicateNumbers, findOddities, findStrayMarks, type Oddity } from './oddities.ts';
import { createSheetPlace, type SheetPlace } from '../../sheets/sheetAt.ts';

/** The sheets of one round with its couples, judges and oddities. */
export interface RoundSheets {
  readonly couples: readonly LeadNumber[];
  readonly judges: readonly JudgeKey[];
  readonly all: readonly JudgesSheet[];
  readonly missing: readonly JudgesSheet[];
  readonly oddities: readonly Oddity[];
  readonly panels: PanelByDance;
  /** Couples out of the round, in a final with the treatment of their places. */
  readonly out: CouplesOut;
}

export interface DeskRound {
  readonly event: CompetitionEvent;
  readonly round: Round;
  readonly sheets: RoundSheets;
}

/** Replaces the reason a couple or judge is out, which only the journal has. */
export const REASON_PLACEHOLDER = '-';

interface WrittenOnSheets {
  readonly roundMarks: RoundMarks;
  readonly sheets: Sheets;
  readonly out?: CouplesOut;
}

/** Gathers the sheets of a round from the tree, also malformed ones. */
export function gatherSheets(
  event: CompetitionEvent,
  round: Round,
  judges: readonly Judge[],
  { roundMarks, sheets, out: leftRound = NO_COUPLES_OUT }: WrittenOnSheets,
): RoundSheets {
  // A number of two couples is counted once, and reported: only people can tell which one a mark means.
  const couples = [...new Set(buildDancingCouples(event, round).map(({ number }) => number))];
  const panels = buildPanels(event, round, judges);
  const out = new Map([...leftRound].filter(([couple]) => !couples.includes(couple)));
  const seated = [...new Set([...panels.values()].flat())].toSorted();
  const all = seated.flatMap((judge) =>
    event.dances
      .filter((dance) => panels.get(dance)?.includes(judge))
      .map((dance): JudgesSheet => {
        const marks = roundMarks.get(judge)?.get(dance);
        const sheet = sheets.get(judge)?.get(dance);
        return { judge, dance, marks, sheet, seat: buildJudgesSheet(marks, sheet, round) };
      }),
  );
  return {
    couples,
    judges: seated,
    all,
    missing: all.filter(({ seat }) => seat !== 'in'),
    oddities: [
      ...findDuplicateNumbers(event, round),
      ...findStrayMarks(roundMarks, panels),
      ...all.flatMap((one) => findOddities(one, round, couples, out)),
    ],
    panels,
    out,
  };
}

/** The marks of sent sheets, not of drafts. */
export const listRecallMarks = ({ all }: RoundSheets): readonly RecallMarks[] =>
  all
    .filter(({ seat }) => seat === 'in')
    .map(({ judge, dance, marks }) => ({ judge, dance, recalled: listMarkedNumbers(marks) }));

/** Marked sheets that don't count: drafts, and those for another line-up. */
export const findMissingSheets = (
  event: CompetitionEvent,
  round: Round,
  { all }: RoundSheets,
): readonly SheetPlace[] =>
  all
    .filter(({ seat, marks }) => seat !== 'in' && marks !== undefined)
    .map((sheet) => createSheetPlace(event, round, sheet));
