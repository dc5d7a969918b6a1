import { mapDefined } from '../../../../domain/mapDefined.ts';
import type { LeadNumber } from '../../../../domain/ids.ts';
import type { PanelByDance } from '../../../../domain/panels.ts';
import type { RecallMarks } from '../../../../domain/recall/judgesMarks.ts';
import type { DanceMarks, FinalResult } from '../../../../domain/skating/working.ts';
import type { RoundMarks } from '../../../../store/sheets/marks.ts';

/**
 * The judges' marks of a final in the order of its tables. A dance with an unreadable sheet of a seated judge has no
 * marks at all: some of them would mislead.
 */
export function listFinalMarks(
  { dances }: FinalResult,
  marks: RoundMarks,
  panels: PanelByDance,
): readonly DanceMarks[] {
  return mapDefined(dances, ({ dance, placings }) => {
    const judges = (panels.get(dance) ?? []).toSorted();
    const sheets = mapDefined(judges, (judge) => {
      const own = marks.get(judge)?.get(dance);
      return own?.kind === 'numbers' ? own.numbers : undefined;
    });
    if (judges.length === 0 || sheets.length < judges.length) return undefined;
    // A sheet may contain couples that left the final. They have no row, but the places after theirs don't
    // move up.
    const markOf = (couple: LeadNumber) => sheets.map((placed) => placed.indexOf(couple) + 1);
    return { dance, judges, marks: new Map(placings.map(({ couple }) => [couple, markOf(couple)])) };
  });
}

/** The couples each seated judge has recalled, by dance. */
export const listShownRecallMarks = (marks: RoundMarks, panels: PanelByDance): readonly RecallMarks[] =>
  [...panels].flatMap(([dance, panel]) =>
    mapDefined(panel, (judge) => {
      const own = marks.get(judge)?.get(dance);
      return own?.kind === 'numbers' ? { judge, dance, recalled: own.numbers } : undefined;
    }),
  );
