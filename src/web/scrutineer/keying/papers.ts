import { isFinal, type CompetitionEvent, type Round } from '../../../domain/competition.ts';
import type { JudgeKey } from '../../../domain/ids.ts';
import type { Author } from '../../../domain/journal/record.ts';
import type { PaperSheet, Typed } from '../../../domain/keying/paperSheet.ts';
import type { Change } from '../../../store/delivery/operation.ts';
import type { Reopened } from '../../../store/sheets/deviceSheet.ts';
import { sheetPlace } from '../../../store/sheets/sheetAt.ts';
import { sheetKeyed } from '../../../store/sheets/sheetChanges.ts';
import { numbersOn, type JudgesSheet } from '../../staff/round/judgesSheet.ts';
import type { RoundSheets } from '../../staff/round/roundSheets.ts';

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

/** What was sent before the sheet went back to its judge, and why it did. */
export const givenBack = ({ sheet, marks }: JudgesSheet): Reopened | undefined =>
  sheet?.state === 'draft' && sheet.reason !== undefined
    ? { from: numbersOn(marks), why: sheet.reason }
    : undefined;

/** What was keyed is on the sheet. @param before what stood on it when it was sent, and why that does not count */
export const paperKeyed = (
  by: Author,
  event: CompetitionEvent,
  round: Round,
  { judge, dance, seat, sheet }: JudgesSheet,
  marks: Typed,
  before: Reopened | undefined,
): Change =>
  sheetKeyed(
    by,
    sheetPlace(event, round, { judge, dance }),
    { marks, lineUp: round.lineUp, over: seat === 'in' ? sheet?.at : undefined },
    before,
  );
