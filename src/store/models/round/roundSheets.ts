import type { CompetitionEvent, Judge, Round } from '../../../domain/competition.ts';
import { panelsOf } from '../../../domain/floor/judging.ts';
import { whoDances } from '../../../domain/floor/whoDances.ts';
import type { PanelByDance } from '../../../domain/panels.ts';
import type { JudgeKey, LeadNumber } from '../../../domain/ids.ts';
import type { RecallMarks } from '../../../domain/recall/judgesMarks.ts';
import { NO_CHANGES, type RoundChanges } from '../../rounds/roundChanges.ts';
import type { RoundMarks } from '../../sheets/marks.ts';
import type { Sheets } from '../../sheets/sheets.ts';
import { numbersOn, seatOf, type JudgesSheet } from './judgesSheet.ts';
import { numbersWornTwice, odditiesOf, strayMarks, type Oddity } from './oddities.ts';
import { sheetPlace, type SheetPlace } from '../../sheets/sheetAt.ts';

/** The sheets of one round, with its couples, its judges, and the oddities of any sheet. */
export interface RoundSheets {
  readonly couples: readonly LeadNumber[];
  readonly judges: readonly JudgeKey[];
  readonly all: readonly JudgesSheet[];
  /** Not in yet. */
  readonly missing: readonly JudgesSheet[];
  readonly oddities: readonly Oddity[];
  /** The judges of each dance. */
  readonly panels: PanelByDance;
  /** The couples out of the round, and in a final the treatment of their places. */
  readonly out: RoundChanges['out'];
}

/** A round with its sheets. */
export interface DeskRound {
  readonly event: CompetitionEvent;
  readonly round: Round;
  readonly sheets: RoundSheets;
}

/** In place of the reason why a couple or a judge is out: it is no matter of counting, and the journal has it. */
export const IN_THE_JOURNAL = '-';

interface WrittenOnSheets {
  readonly roundMarks: RoundMarks;
  readonly sheets: Sheets;
  readonly changes?: RoundChanges;
}

/** Gathers the sheets of a round from what the tree holds, whatever that is. */
export function gatherSheets(
  event: CompetitionEvent,
  round: Round,
  judges: readonly Judge[],
  { roundMarks, sheets, changes = NO_CHANGES }: WrittenOnSheets,
): RoundSheets {
  // A number that two couples wear is counted once, and said: whom a mark means, only people can find out.
  const couples = [...new Set(whoDances(event, round).map(({ number }) => number))];
  const panels = panelsOf(event, round, judges);
  // A couple that is back on the floor is not out any more.
  const out = new Map([...changes.out].filter(([couple]) => !couples.includes(couple)));
  const seated = [...new Set([...panels.values()].flat())].toSorted();
  const all = seated.flatMap((judge) =>
    event.dances
      .filter((dance) => panels.get(dance)?.includes(judge))
      .map((dance): JudgesSheet => {
        const marks = roundMarks.get(judge)?.get(dance);
        const sheet = sheets.get(judge)?.get(dance);
        return { judge, dance, marks, sheet, seat: seatOf(marks, sheet, round) };
      }),
  );
  return {
    couples,
    judges: seated,
    all,
    missing: all.filter(({ seat }) => seat !== 'in'),
    oddities: [
      ...numbersWornTwice(event, round),
      ...strayMarks(roundMarks, panels),
      ...all.flatMap((one) => odditiesOf(one, round, couples, out)),
    ],
    panels,
    out,
  };
}

/** The marks of a preliminary round as the rule book counts them: of the sheets that are in. A draft counts nowhere. */
export const recallMarks = ({ all }: RoundSheets): readonly RecallMarks[] =>
  all
    .filter(({ seat }) => seat === 'in')
    .map(({ judge, dance, marks }) => ({ judge, dance, recalled: numbersOn(marks) }));

/** The sheets with marks on them that are not in: drafts, and those that were made for another line-up. */
export const notIn = (event: CompetitionEvent, round: Round, { all }: RoundSheets): readonly SheetPlace[] =>
  all
    .filter(({ seat, marks }) => seat !== 'in' && marks !== undefined)
    .map((sheet) => sheetPlace(event, round, sheet));
