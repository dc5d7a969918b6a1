import { asWritten } from '../event/asWritten.ts';
import { byNumber, type JudgeKey, type LeadNumber } from '../ids.ts';
import { ordinal } from '../round/rounds.ts';
import { couplesMissing } from './sameCouples.ts';
import type { DanceMarks, MarksProblem } from './working.ts';

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const judgesInWords = (n: number): string => (n === 1 ? '1 judge' : `${n} judges`);

/** One judge's marks in one dance: whole numbers from 1 to the number of couples, each given once (Rules 2-4). */
function judgesProblems(dance: DanceMarks, judge: JudgeKey, seat: number): readonly MarksProblem[] {
  const problems: MarksProblem[] = [];
  const given = new Map<number, LeadNumber[]>();
  const last = dance.marks.size;
  for (const [couple, marks] of dance.marks) {
    const mark = marks[seat];
    if (mark === undefined) {
      const problem = `Judge ${judge} gives ${couple} no place in ${asWritten(dance.dance)}.`;
      problems.push({ dance: dance.dance, judge, couple, problem });
    } else if (!Number.isInteger(mark) || mark < 1 || mark > last) {
      const problem = `Judge ${judge} gives ${couple} the mark ${mark} in ${asWritten(dance.dance)}: marks are whole numbers from 1 to ${last}.`;
      problems.push({ dance: dance.dance, judge, couple, problem });
    } else {
      given.set(mark, [...(given.get(mark) ?? []), couple]);
    }
  }
  for (const [mark, couples] of given) {
    const [couple] = couples;
    if (couple === undefined || couples.length === 1) continue;
    const problem = `Judge ${judge} gives ${ordinal(mark)} place to ${list(couples.toSorted(byNumber))} in ${asWritten(dance.dance)}.`;
    problems.push({ dance: dance.dance, judge, couple, problem });
  }
  return problems;
}

function dancesProblems(dance: DanceMarks): readonly MarksProblem[] {
  if (dance.marks.size === 0)
    return [{ dance: dance.dance, problem: `No couple is marked in ${asWritten(dance.dance)}.` }];
  if (dance.judges.length === 0)
    return [{ dance: dance.dance, problem: `No judge has marked ${asWritten(dance.dance)}.` }];
  const tooMany = [...dance.marks]
    .filter(([, marks]) => marks.length > dance.judges.length)
    .map(([couple, marks]) => ({
      dance: dance.dance,
      couple,
      problem: `${couple} has ${marks.length} marks in ${asWritten(dance.dance)} from ${judgesInWords(dance.judges.length)}.`,
    }));
  return [...tooMany, ...dance.judges.flatMap((judge, seat) => judgesProblems(dance, judge, seat))];
}

/**
 * The quick look: true when every judge plainly gives 1 to N, each once. False only sends the dance to the thorough
 * look; so does a final larger than the bits of a number.
 */
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
      // A shift would take 2.5 for a 2 and 33 for a 1.
      if (!Number.isInteger(mark) || mark > rows.length) return false;
      given |= 1 << mark;
    }
    if (given !== everyPlace) return false;
  }
  return true;
}

/**
 * Everything that keeps these marks from being a valid final (Rules 2-4), in sentences that name judge and couple.
 * Empty when they are in order. Nothing is repaired and no judge dropped: the marks go back through the chairman.
 */
export function marksProblems(dances: readonly DanceMarks[]): readonly MarksProblem[] {
  if (dances.length === 0) return [{ problem: 'A final has at least one dance.' }];
  return [
    ...dances.filter((dance) => !plainlyInOrder(dance)).flatMap(dancesProblems),
    ...couplesMissing(dances.map(({ dance, marks }) => ({ dance, couples: marks }))),
  ];
}
