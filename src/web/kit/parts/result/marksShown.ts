import { mapDefined } from '../../../../domain/defined.ts';
import type { LeadNumber } from '../../../../domain/ids.ts';
import type { PanelByDance } from '../../../../domain/panels.ts';
import type { RecallMarks } from '../../../../domain/recall/judgesMarks.ts';
import type { DanceMarks, FinalResult } from '../../../../domain/skating/working.ts';
import type { RoundMarks } from '../../../../store/sheets/marks.ts';

/**
 * The judges' marks of a final in the order of its tables. A dance in which a judge who was seated has left nothing that can be read
 * is shown without marks: half of them would say something else.
 */
export function finalMarksShown(
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
    // Of a couple that left the final a number may stand on a sheet: it has no row, and nobody moves up in what was written.
    const markOf = (couple: LeadNumber) => sheets.map((placed) => placed.indexOf(couple) + 1);
    return { dance, judges, marks: new Map(placings.map(({ couple }) => [couple, markOf(couple)])) };
  });
}

/** Whom each judge who was seated has recalled, dance by dance. */
export const recallMarksShown = (marks: RoundMarks, panels: PanelByDance): readonly RecallMarks[] =>
  [...panels].flatMap(([dance, panel]) =>
    mapDefined(panel, (judge) => {
      const own = marks.get(judge)?.get(dance);
      return own?.kind === 'numbers' ? { judge, dance, recalled: own.numbers } : undefined;
    }),
  );
