import { describe, expect, test } from 'vitest';
import type { EventDance } from '../event/dances.ts';
import { parseJudgeKey, parseLeadNumber, type JudgeKey, type LeadNumber } from '../ids.ts';
import { collectDanceMarks, type FinalMarks } from '../recall/judgesMarks.ts';
import { scoreFinal } from '../skating/final.ts';
import type { FinalResult } from '../skating/working.ts';
import { removeFromFinal, removeFromSheets, removeStruck, type PlaceTreatment } from './coupleOut.ts';
import { recountFinal, recountRecall, type MarksLookup } from './recount.ts';

const lead = (text: string): LeadNumber => parseLeadNumber(text) ?? expect.unreachable();
const leads = (text: string): readonly LeadNumber[] => text.split(' ').map(lead);
const judge = (letter: string): JudgeKey => parseJudgeKey(letter) ?? expect.unreachable();

const PANEL = ['A', 'B', 'C'].map(judge);
const DANCES = ['Waltz', 'Tango'] as const satisfies readonly EventDance[];
const PANELS = new Map(DANCES.map((dance) => [dance, PANEL] as const));

/** Each judge's order of couples, 1st first, in the Waltz and the Tango. */
const ORDERS: Readonly<Record<string, readonly [string, string]>> = {
  A: ['1 2 3 4', '1 3 2 4'],
  B: ['2 1 3 4', '1 2 4 3'],
  C: ['1 3 2 4', '2 1 3 4'],
};

const written =
  (orders = ORDERS): MarksLookup =>
  (who, dance) => {
    const order = orders[who]?.[dance === 'Waltz' ? 0 : 1];
    return order === undefined ? undefined : leads(order);
  };

/** The result the scrutineer posts after these couples left the final. */
function posted(out: ReadonlyMap<LeadNumber, PlaceTreatment> = new Map()): FinalResult {
  const sheets: readonly FinalMarks[] = DANCES.flatMap((dance) =>
    PANEL.map((who) => ({ judge: who, dance, placed: written()(who, dance) ?? [] })),
  );
  const couples = leads('1 2 3 4').filter((one) => out.get(one)?.kind !== 'couples behind move up');
  let marks = DANCES.map((dance) => {
    const read = collectDanceMarks(dance, couples, removeFromSheets(sheets, out));
    return read.ok ? read.value : expect.unreachable();
  });
  for (const [couple, place] of out) {
    const without = removeFromFinal(marks, { kind: 'withdrawn', couple, why: 'ill' }, place);
    if (without.ok) marks = [...without.value.dances];
  }
  const scored = scoreFinal(marks);
  if (!scored.ok) return expect.unreachable();
  const struck = [...out].find(([, { kind }]) => kind === 'place stays empty')?.[0];
  return { ...scored.value, placings: removeStruck(scored.value.placings, struck) };
}

describe('a final', () => {
  test('the recount of a final agrees if the result follows from its marks', () => {
    expect(recountFinal(posted(), PANELS, written())).toEqual({
      kind: 'agrees',
      marks: 24,
      out: new Map(),
    });
  });

  test.each<PlaceTreatment>([
    { kind: 'couples behind move up' },
    { kind: 'place stays empty' },
    { kind: 'last in the dances not danced', danced: 1 },
  ])('the recount of a final agrees although a couple left: %o', (place) => {
    const out = new Map([[lead('2'), place]]);
    expect(recountFinal(posted(out), PANELS, written())).toEqual({ kind: 'agrees', marks: 24, out });
  });

  test('the recount of a final names each couple whose place does not follow from the marks', () => {
    const right = posted();
    const swapped = {
      ...right,
      placings: right.placings.map((one) => ({ ...one, place: one.place > 2 ? one.place : 3 - one.place })),
    };
    const again = recountFinal(swapped, PANELS, written());
    expect(again.kind).toBe('final differs');
    if (again.kind !== 'final differs') return;
    expect(new Set(again.differences.map(({ couple }) => couple))).toEqual(new Set(['1', '2']));
  });

  test('a final cannot be recounted without the sheet of a seated judge', () => {
    expect(recountFinal(posted(), PANELS, written({ A: ['1 2 3 4', '1 3 2 4'] }))).toEqual({
      kind: 'cannot',
    });
  });
});

describe('a preliminary round', () => {
  const recalled = written({ A: ['1 2', '1 3'], B: ['1 2', '1 4'], C: ['2 9', '1 2'] });
  const counts = { 1: 5, 2: 4, 3: 1, 4: 1 };
  const saved = (more: Readonly<Record<string, number>> = {}) =>
    new Map(Object.entries({ ...counts, ...more }).map(([couple, count]) => [lead(couple), count]));

  test('the recount of a preliminary round ignores numbers that are not in the round', () => {
    expect(recountRecall(saved(), PANELS, recalled)).toMatchObject({ kind: 'agrees', marks: 12 });
  });

  test('the recount of a preliminary round names a couple with a different number of marks', () => {
    expect(recountRecall(saved({ 3: 2 }), PANELS, recalled)).toEqual({
      kind: 'recall differs',
      couples: [{ couple: '3', posted: 2, counted: 1 }],
    });
  });
});
