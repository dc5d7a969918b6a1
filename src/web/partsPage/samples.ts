import type { EventDance } from '../../domain/event/dances.ts';
import type { RecallMarks } from '../../domain/recall/judgesMarks.ts';
import { judgeKey, type JudgeKey, leadNumber, type LeadNumber } from '../../domain/ids.ts';
import { recall } from '../../domain/recall/recall.ts';
import { scoreFinal } from '../../domain/skating/final.ts';
import type { DanceMarks } from '../../domain/skating/working.ts';

/** What the parts are shown with: a final and a round that look like an evening. */

export const numbers = (...texts: readonly string[]): readonly LeadNumber[] =>
  texts.flatMap((text) => leadNumber(text) ?? []);

const keys = (letters: string): readonly JudgeKey[] =>
  letters.split('').flatMap((letter) => judgeKey(letter) ?? []);

/** A row is a couple's number and its marks from judges A to G. */
function danceMarks(
  dance: EventDance,
  rows: readonly (readonly [couple: string, marks: string])[],
): DanceMarks {
  const marks = new Map(
    rows.flatMap(([couple, given]) =>
      numbers(couple).map((number) => [number, given.split('').map(Number)] as const),
    ),
  );
  return { dance, judges: keys('ABCDEFG'), marks };
}

export const WALTZ = danceMarks('Waltz', [
  ['214', '2211131'],
  ['187', '1422212'],
  ['302', '4144525'],
  ['126', '5533453'],
  ['251', '6365344'],
  ['339', '3656666'],
]);

const QUICKSTEP = danceMarks('Quickstep', [
  ['126', '2412121'],
  ['214', '1234212'],
  ['187', '6121434'],
  ['302', '5543545'],
  ['251', '3655353'],
  ['339', '4366666'],
]);

const scored = scoreFinal([WALTZ, QUICKSTEP]);

/** Both dances together: 126 and 187 have the same total. */
export const FINAL = scored.ok ? scored.value : undefined;

/** A dance in which two couples are equal to the last column. */
const tied = scoreFinal([
  danceMarks('Tango', [
    ['118', '1231212'],
    ['204', '2312121'],
    ['233', '3123333'],
    ['260', '4444444'],
  ]),
]);
export const TIED_DANCE = tied.ok ? tied.value.dances[0] : undefined;

export const SEMI_FINAL_DANCES = ['ChaCha', 'Rumba'] as const;
export const SEMI_FINAL_JUDGES = keys('ABCDE');
const SEMI_FINAL_COUPLES = numbers('103', '126', '147', '165', '187', '214', '251', '302', '313', '346');

/** Judge by judge, the numbers each would not see again. */
const MISSED = {
  ChaCha: ['147 165 251 302', '103 147 313 346', '165 251 302 346', '147 165 251 313', '126 165 302 346'],
  Rumba: ['147 165 302 313', '147 251 302 346', '165 251 313 346', '103 165 251 302', '147 165 313 346'],
} as const satisfies Record<(typeof SEMI_FINAL_DANCES)[number], readonly string[]>;

export const SEMI_FINAL_MARKS: readonly RecallMarks[] = SEMI_FINAL_DANCES.flatMap((dance) =>
  SEMI_FINAL_JUDGES.map((judge, seat) => {
    const missed = (MISSED[dance][seat] ?? '').split(' ');
    return { judge, dance, recalled: SEMI_FINAL_COUPLES.filter((couple) => !missed.includes(couple)) };
  }),
);

export const SEMI_FINAL = recall(SEMI_FINAL_COUPLES, SEMI_FINAL_MARKS, 6);

/** The staircase of a second round: eight couples lie across the cut of 24. */
export const LADDER = [
  { marks: 10, couples: numbers('328', '352', '383'), through: 3 },
  { marks: 9, couples: numbers('121', '164', '311', '381'), through: 7 },
  { marks: 8, couples: numbers('103', '157', '193', '211', '342'), through: 12 },
  { marks: 7, couples: numbers('252', '292', '321', '350', '384', '393'), through: 18 },
  { marks: 6, couples: numbers('147', '165', '169', '191', '241', '253', '313', '346'), through: 26 },
  { marks: 5, couples: numbers('126', '128', '235', '372'), through: 30 },
  { marks: 4, couples: numbers('117', '288', '366'), through: 33 },
  { marks: 0, couples: numbers('197'), through: 34 },
] as const;

export const CUTS = [
  { rungs: 4, kbd: '1', meaning: '18 couples, none of the tie' },
  { rungs: 5, kbd: '2', meaning: '26 couples, all of the tie' },
] as const;
