import type { RandomSource } from '../../random.ts';
import { parseDance } from '../../event/dances.ts';
import { parseCouple, parseJudge } from '../../testing/published.ts';
import type { DanceMarks } from '../working.ts';

const DANCES = ['Waltz', 'Tango', 'Viennese Waltz', 'Foxtrot', 'Quickstep'];

/** One sheet per judge: couple indices in order of place. */
type Sheets = readonly (readonly number[])[];

/** Judges who mostly agree: each moves a few couples by a place or two. */
const agreeing = (chance: RandomSource, couples: number, judges: number): Sheets => {
  const seen = chance.shuffled(Array.from({ length: couples }, (_, at) => at));
  return Array.from({ length: judges }, () =>
    seen
      .map((one, at) => ({ one, at: at + 1.2 * chance.bell() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ one }) => one),
  );
};

const random = (chance: RandomSource, couples: number, judges: number): Sheets =>
  Array.from({ length: judges }, () => chance.shuffled(Array.from({ length: couples }, (_, at) => at)));

/**
 * Dances in which groups of couples trade sheets, so that their totals are equal and Rules 9 to 11 decide, or nothing
 * does. Swapping two neighbors on a few sheets changes the marks but mostly not the totals.
 */
function tied(chance: RandomSource, couples: number, judges: number, dances: number): readonly Sheets[] {
  const first = agreeing(chance, couples, judges);
  const size = Math.max(2, Math.min(dances, couples, chance.between(2, 4)));
  const members = chance.shuffled(Array.from({ length: couples }, (_, at) => at));
  const turned = new Map<number, number>();
  for (let at = 0; at + size <= couples; at += size) {
    const group = members.slice(at, at + size);
    group.forEach((one, place) => turned.set(one, group[(place + 1) % size] ?? one));
  }
  const turn = (one: number): number => turned.get(one) ?? one;
  const all: Sheets[] = [first];
  while (all.length < dances) {
    const before = all.at(-1) ?? first;
    all.push(before.map((sheet) => sheet.map(turn)));
  }
  return all.map((sheets) =>
    sheets.map((sheet) => {
      if (!chance.happens(0.15)) return sheet;
      const at = chance.upTo(couples - 1);
      const a = sheet[at];
      const b = sheet[at + 1];
      return a === undefined || b === undefined ? sheet : sheet.with(at, b).with(at + 1, a);
    }),
  );
}

const marksOf = (sheets: Sheets, couples: number, at: number): DanceMarks => ({
  dance: parseDance(DANCES[at] ?? ''),
  judges: sheets.map((_, seat) => parseJudge(String.fromCodePoint(65 + seat))),
  marks: new Map(
    Array.from({ length: couples }, (_, one) => [
      parseCouple(101 + one),
      sheets.map((sheet) => sheet.indexOf(one) + 1),
    ]),
  ),
});

/** 2 to 12 couples, 3 to 11 judges, 1 to 5 dances. A quarter is built to tie. */
export function drawRandomFinal(chance: RandomSource): readonly DanceMarks[] {
  const isTied = chance.happens(0.25);
  const couples = chance.between(2, 12);
  const judges = chance.between(3, 11);
  const dances = chance.between(isTied ? 2 : 1, 5);
  const sheets = isTied
    ? tied(chance, couples, judges, dances)
    : Array.from({ length: dances }, () =>
        chance.happens(0.5) ? agreeing(chance, couples, judges) : random(chance, couples, judges),
      );
  return sheets.map((ofDance, at) => marksOf(ofDance, couples, at));
}
