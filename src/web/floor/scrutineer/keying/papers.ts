import { isFinal, type CompetitionEvent, type Round } from '../../../../domain/competition.ts';
import type { JudgeKey } from '../../../../domain/ids.ts';
import type { Author } from '../../../../domain/journal/record.ts';
import type { PaperSheet, Typed } from '../../../../domain/keying/paperSheet.ts';
import type { Change } from '../../../../store/delivery/operation.ts';
import type { Reopened } from '../../../../store/sheets/deviceSheet.ts';
import { sheetPlace } from '../../../../store/sheets/sheetAt.ts';
import { sheetKeyed } from '../../../../store/sheets/sheetChanges.ts';
import { numbersOn, type JudgesSheet } from '../../../staff/round/judgesSheet.ts';
import type { RoundSheets } from '../../../staff/round/roundSheets.ts';

/** The judges of whom a paper is still to be keyed. */
export const judgesToKey = ({ missing }: RoundSheets): readonly JudgeKey[] => [
  ...new Set(missing.map(({ judge }) => judge)),
];

/** Of one judge the papers come one after the other, in the order of the dances. */
export const paperToKey = ({ missing }: RoundSheets, judge: JudgeKey | undefined): JudgesSheet | undefined =>
  missing.find((one) => one.judge === judge);

/** A sheet as it is keyed from paper. */
export function paperOf({ judge, dance }: JudgesSheet, { couples }: RoundSheets, round: Round): PaperSheet {
  return {
    judge,
    dance,
    kind: isFinal(round) ? 'final' : 'recall',
    couples,
    wanted: isFinal(round) ? couples.length : Math.min(round.recallSize, couples.length),
  };
}

/** What stood on a sheet when it was sent, and why that does not count: it was given back, or the paper counts instead. */
function sentBefore({ sheet, marks }: JudgesSheet, whyInstead: string | undefined): Reopened | undefined {
  if (whyInstead !== undefined) return { from: numbersOn(marks), why: whyInstead };
  return sheet?.state === 'draft' && sheet.reason !== undefined
    ? { from: numbersOn(marks), why: sheet.reason }
    : undefined;
}

/** What was keyed is on the sheet. @param whyInstead why it counts in place of what is in */
export function paperKeyed(
  by: Author,
  event: CompetitionEvent,
  round: Round,
  of: JudgesSheet,
  marks: Typed,
  whyInstead?: string,
): Change {
  const over = of.seat === 'in' ? of.sheet?.at : undefined;
  const place = sheetPlace(event, round, of);
  return sheetKeyed(by, place, { marks, lineUp: round.lineUp, over }, sentBefore(of, whyInstead));
}
