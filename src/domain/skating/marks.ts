import { compareNumbers, type JudgeKey, type LeadNumber } from '../ids.ts';
import { checkSameCouples } from './sameCouples.ts';
import type { DanceMarks, MarksProblem } from './working.ts';

/** Problems of one judge's marks in one dance: each of the places 1 to N has to be given once (Rules 2-4). */
function judgesProblems(dance: DanceMarks, judge: JudgeKey, seat: number): readonly MarksProblem[] {
  const problems: MarksProblem[] = [];
  const given = new Map<number, LeadNumber[]>();
  const last = dance.marks.size;
  for (const [couple, marks] of dance.marks) {
    const mark = marks[seat];
    if (mark === undefined) {
      problems.push({ kind: 'no mark', dance: dance.dance, judge, couple });
    } else if (!Number.isInteger(mark) || mark < 1 || mark > last) {
      problems.push({ kind: 'no such place', dance: dance.dance, judge, couple, mark, last });
    } else {
      given.set(mark, [...(given.get(mark) ?? []), couple]);
    }
  }
  for (const [mark, couples] of given) {
    if (couples.length > 1)
      problems.push({
        kind: 'given twice',
        dance: dance.dance,
        judge,
        place: mark,
        couples: couples.toSorted(compareNumbers),
      });
  }
  return problems;
}

function dancesProblems(dance: DanceMarks): readonly MarksProblem[] {
  if (dance.marks.size === 0) return [{ kind: 'no couple', dance: dance.dance }];
  if (dance.judges.length === 0) return [{ kind: 'no judge', dance: dance.dance }];
  const tooMany = [...dance.marks]
    .filter(([, marks]) => marks.length > dance.judges.length)
    .map(([couple, marks]): MarksProblem => ({
      kind: 'too many marks',
      dance: dance.dance,
      couple,
      marks: marks.length,
      judges: dance.judges.length,
    }));
  return [...tooMany, ...dance.judges.flatMap((judge, seat) => judgesProblems(dance, judge, seat))];
}

/** Fast path: true if every judge gives each of 1 to N once. False (always beyond 30 couples) runs the full check. */
function plainlyInOrder(dance: DanceMarks): boolean {
  const rows = [...dance.marks.values()];
  const judges = dance.judges.length;
  if (judges === 0 || rows.length === 0 || rows.length > 30) return false;
  if (rows.some((marks) => marks.length !== judges)) return false;
  const everyPlace = 2 ** (rows.length + 1) - 2;
  for (let seat = 0; seat < judges; seat++) {
    let given = 0;
    for (const marks of rows) {
      const mark = marks[seat] ?? 0;
      // A bit shift would treat 2.5 as 2, and 33 as 1.
      if (!Number.isInteger(mark) || mark > rows.length) return false;
      given |= 1 << mark;
    }
    if (given !== everyPlace) return false;
  }
  return true;
}

/**
 * All problems that make these marks an invalid final (Rules 2-4), with judge and couple. Never repairs marks or drops
 * a judge: the marks go back through the chairman.
 */
export function findMarksProblems(dances: readonly DanceMarks[]): readonly MarksProblem[] {
  if (dances.length === 0) return [{ kind: 'no dance' }];
  return [
    ...dances.filter((dance) => !plainlyInOrder(dance)).flatMap(dancesProblems),
    ...checkSameCouples(dances.map(({ dance, marks }) => ({ dance, couples: marks }))),
  ];
}
