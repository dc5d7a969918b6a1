import { asWritten } from '../event/asWritten.ts';
import type { EventDance } from '../event/dances.ts';
import { byNumber, type LeadNumber } from '../ids.ts';
import { parsed, refused, type Parsed } from '../parsed.ts';
import { countDance } from './countDance.ts';
import type { CountedFinal } from './countedFinal.ts';
import { countTogether, type Finalist } from './countTogether.ts';
import { markedCouple } from './marksInOrder.ts';

/** One dance of a final: for each couple one mark of every judge, the judges always in the same order. */
export interface JudgedDance {
  readonly dance: EventDance;
  readonly marks: ReadonlyMap<LeadNumber, readonly number[]>;
}

/** Every judge gives every couple a place from 1 to the number of couples, each once (Rules 2 to 4). */
function problemIn({ dance, marks }: JudgedDance, couples: readonly LeadNumber[]): string | undefined {
  const rows = couples.flatMap((couple) => {
    const row = marks.get(couple);
    return row === undefined ? [] : [row];
  });
  if (rows.length !== couples.length || marks.size !== couples.length)
    return `${asWritten(dance)} has other couples than the first dance.`;
  const judges = rows[0]?.length ?? 0;
  if (judges === 0 || rows.some((row) => row.length !== judges))
    return `In ${asWritten(dance)} not every couple has a mark of every judge.`;
  for (let seat = 0; seat < judges; seat++) {
    const card = rows.map((row) => row[seat] ?? 0).toSorted((a, b) => a - b);
    if (card.some((mark, at) => mark !== at + 1))
      return `In ${asWritten(dance)} the marks of judge ${seat + 1} are not each place from 1 to ${card.length} once.`;
  }
  return undefined;
}

/**
 * Counts a final a second time: Skating System, Rules 5 to 11 (docs/rules.md), written anew and sharing nothing with the
 * first count (skating/), so that a mistake in one of them shows before a result is posted. Each couple's marks are put
 * in order once; all else is counting in them, in whole numbers, from group to smaller group.
 *
 * Marks that are no valid final are refused with the first problem as a sentence.
 */
export function secondCount(dances: readonly JudgedDance[]): Parsed<CountedFinal> {
  const couples = [...(dances[0]?.marks.keys() ?? [])].toSorted(byNumber);
  if (couples.length === 0) return refused('A final has at least one dance and one couple.');
  const problem = dances.map((dance) => problemIn(dance, couples)).find((found) => found !== undefined);
  if (problem !== undefined) return refused(problem);

  const marksOf = (couple: LeadNumber, { marks }: JudgedDance): readonly number[] => marks.get(couple) ?? [];
  const counted = dances.map((dance) => ({
    dance: dance.dance,
    seats: countDance(couples.map((couple) => markedCouple(couple, marksOf(couple, dance)))),
  }));
  const halves = counted.map(({ seats }) => new Map(seats.map(({ couple, half }) => [couple, half])));
  const inOrder = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b);
  const finalists = couples.map((couple): Finalist => ({
    couple,
    halves: inOrder(halves.map((dance) => dance.get(couple) ?? 0)),
    marks: inOrder(dances.flatMap((dance) => marksOf(couple, dance))),
    path: [],
  }));
  return parsed({
    dances: counted.map(({ dance, seats }) => ({
      dance,
      placings: seats.map(({ half, ...seat }) => ({ ...seat, place: half / 2 })),
    })),
    placings: countTogether(finalists, dances.length),
  });
}
