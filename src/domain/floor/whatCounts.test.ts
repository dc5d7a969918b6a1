import type { EventDance } from '../event/dances.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RecallMarks } from '../recall/judgesMarks.ts';
import type { LeadNumber } from '../ids.ts';
import { countMarks } from '../recall/recall.ts';
import { findMarksProblems } from '../skating/marks.ts';
import { arbitraryFinals, TYPICAL_FINALS } from '../skating/testing/chance.ts';
import { parseCouple, buildDanceMarks, parseJudge, buildPanel } from '../testing/published.ts';
import {
  removeFromFinal,
  removeFromRecall,
  suggestPlaceTreatment,
  removeStruck,
  type CoupleOut,
} from './coupleOut.ts';
import { replaceJudge } from './judgeReplacement.ts';
import { listJudgesAbleToLeave, listAvailableSubstitutes } from './judgeChoices.ts';
import { pairReplacements, reseat } from './reseat.ts';
import { hasReplacements, repeatPanel, listSeatedJudges, type PanelByDance } from '../panels.ts';
import { classifyArrival, compareLateMarks } from './lateMarks.ts';
import { acceptShort } from './shortSheet.ts';
import { ROUND_STATES } from './testing/states.ts';

const numbers = (list: readonly number[]): readonly LeadNumber[] => list.map(parseCouple);

const recalls = (letter: string, recalled: readonly number[], dance: EventDance = 'Waltz'): RecallMarks => ({
  judge: parseJudge(letter),
  dance,
  recalled: numbers(recalled),
});

const out = (number: number, kind: CoupleOut['kind'] = 'disqualified'): CoupleOut => ({
  kind,
  couple: parseCouple(number),
  why: 'danced steps of a higher level',
});

describe('a couple out of a preliminary round', () => {
  const couples = numbers([101, 102, 103]);
  const marks = [recalls('A', [101, 102]), recalls('B', [102, 103])];

  test('a couple taken out of a preliminary round cannot be recalled and loses its marks, and no other mark changes', () => {
    const left = removeFromRecall(couples, marks, out(101));
    expect(left.couples).toEqual(['102', '103']);
    expect([...countMarks(left.couples, left.marks)]).toEqual([
      ['102', 2],
      ['103', 1],
    ]);
  });

  test('taking a couple out of a preliminary round leaves the judges who marked it one mark short', () => {
    expect(removeFromRecall(couples, marks, out(101)).oneShort).toEqual([{ judge: 'A', dance: 'Waltz' }]);
  });
});

describe('a couple out of a final', () => {
  const waltz = buildDanceMarks('Waltz', { 101: [1, 2], 102: [2, 1], 103: [3, 4], 104: [4, 3] });

  test('a couple taken out of a final can let the couples behind it move up with every judge', () => {
    const left = removeFromFinal([waltz], out(102), { kind: 'couples behind move up' });
    expect(left.ok && [...(left.value.dances[0]?.marks ?? [])]).toEqual([
      ['101', [1, 1]],
      ['103', [2, 3]],
      ['104', [3, 2]],
    ]);
  });

  test('a couple taken out of a final can leave its place empty, and the others keep theirs', () => {
    const left = removeFromFinal([waltz], out(102), { kind: 'place stays empty' });
    const struck = left.ok ? left.value.struck : undefined;
    expect(left.ok && left.value.dances).toEqual([waltz]);
    const placings = [101, 102, 103].map((number, at) => ({ couple: parseCouple(number), place: at + 1 }));
    expect(removeStruck(placings, struck).map(({ place }) => place)).toEqual([1, 3]);
  });

  test('a couple taken out of a final can be last in the dances it missed, even with judges who placed it', () => {
    const tango = buildDanceMarks('Tango', { 101: [1, 2], 103: [2, 1], 104: [3, 3] });
    const left = removeFromFinal([waltz, waltz, tango], out(102, 'withdrawn'), {
      kind: 'last in the dances not danced',
      danced: 1,
    });
    if (!left.ok) throw new Error(JSON.stringify(left.problem));
    const [first, second, third] = left.value.dances;
    expect(first).toEqual(waltz);
    expect([...(second?.marks ?? [])]).toEqual([
      ['101', [1, 1]],
      ['103', [2, 3]],
      ['104', [3, 2]],
      ['102', [4, 4]],
    ]);
    expect(third?.marks.get(parseCouple(102))).toEqual([4, 4]);
    expect(findMarksProblems(left.value.dances)).toEqual([]);
  });

  test('taking a couple out leaves a valid final under any decision of the chairman (Rules 2 to 4)', () => {
    fc.assert(
      fc.property(
        arbitraryFinals({ ...TYPICAL_FINALS, couples: [2, 8] }),
        fc.nat(),
        fc.nat({ max: 5 }),
        (dances, nat, danced) => {
          const couples = [...(dances[0]?.marks.keys() ?? [])];
          const gone = couples[nat % couples.length];
          if (gone === undefined) throw new Error('no couple');
          for (const place of [
            { kind: 'couples behind move up' },
            { kind: 'place stays empty' },
            { kind: 'last in the dances not danced', danced },
          ] as const) {
            const left = removeFromFinal(dances, { ...out(1), couple: gone }, place);
            expect(left.ok && findMarksProblems(left.value.dances)).toEqual([]);
          }
        },
      ),
    );
  });

  test('taking a couple out of a final keeps the order of the couples that move up', () => {
    fc.assert(
      fc.property(arbitraryFinals({ couples: [3, 8], judges: [1, 5], dances: [1, 2] }), (dances) => {
        const left = removeFromFinal(dances, out(102), { kind: 'couples behind move up' });
        if (!left.ok) throw new Error(JSON.stringify(left.problem));
        left.value.dances.forEach(({ judges, marks }, at) => {
          judges.forEach((_, seat) => {
            const order = (rows: ReadonlyMap<LeadNumber, readonly number[]>) =>
              [...rows]
                .filter(([number]) => number !== parseCouple(102))
                .toSorted(([, a], [, b]) => (a[seat] ?? 0) - (b[seat] ?? 0))
                .map(([number]) => number);
            expect(order(marks)).toEqual(order(dances[at]?.marks ?? new Map()));
          });
        });
      }),
    );
  });

  test('taking a couple out of a final needs a reason and a couple of the final', () => {
    const place = { kind: 'couples behind move up' } as const;
    expect(removeFromFinal([waltz], { ...out(102), why: ' ' }, place)).toEqual({
      ok: false,
      problem: { kind: 'no reason' },
    });
    expect(removeFromFinal([waltz], out(999), place)).toEqual({
      ok: false,
      problem: { kind: 'not in this final', couple: '999' },
    });
  });

  test('a couple that withdraws from a final keeps by default the dances it danced, and one that never came does not', () => {
    expect(suggestPlaceTreatment(out(1, 'withdrawn'), 2)).toEqual({
      kind: 'last in the dances not danced',
      danced: 2,
    });
    expect(suggestPlaceTreatment(out(1, 'withdrawn'), 0)).toEqual({ kind: 'couples behind move up' });
    expect(suggestPlaceTreatment(out(1, 'disqualified'), 2)).toEqual({ kind: 'couples behind move up' });
    expect(suggestPlaceTreatment(out(1, 'no-show'), 0)).toEqual({ kind: 'couples behind move up' });
  });
});

describe('a short sheet', () => {
  const couples = numbers([101, 102, 103, 104]);

  test('a short sheet is accepted with a reason, and its number of missing marks is recorded', () => {
    const short = recalls('B', [101]);
    const accepted = acceptShort(couples, short, 2, ' Had to leave. ');
    expect(accepted).toEqual({
      ok: true,
      value: { judge: 'B', dance: 'Waltz', by: 1, why: 'Had to leave.' },
    });
  });

  test('a short sheet is refused without a reason, and one that is not short is refused', () => {
    expect(acceptShort(couples, recalls('B', [101]), 2, '').ok).toBe(false);
    expect(acceptShort(couples, recalls('B', [101, 102]), 2, 'why')).toEqual({
      ok: false,
      problem: 'not short',
    });
  });
});

describe('a judge replaced in the middle of a round', () => {
  const panels = repeatPanel(buildPanel(3), ['Waltz', 'Tango', 'Foxtrot']);
  const change = { judge: parseJudge('B'), by: parseJudge('H'), from: 'Tango', why: 'Ill.' } as const;

  test('a replaced judge hands over the seat from one dance on, and every dance keeps its number of judges', () => {
    const after = replaceJudge(panels, change);
    expect(after.ok && [...after.value]).toEqual([
      ['Waltz', ['A', 'B', 'C']],
      ['Tango', ['A', 'H', 'C']],
      ['Foxtrot', ['A', 'H', 'C']],
    ]);
  });

  test.each([
    { wrong: { by: parseJudge('C') }, problem: { kind: 'on the panel already', judge: 'C', dance: 'Tango' } },
    { wrong: { judge: parseJudge('X') }, problem: { kind: 'not on the panel', judge: 'X', dance: 'Tango' } },
    { wrong: { from: 'Jive' as const }, problem: { kind: 'not danced', dance: 'Jive' } },
    { wrong: { why: '' }, problem: { kind: 'no reason' } },
  ])('replacing a judge is refused: $problem.kind', ({ wrong, problem }) => {
    expect(replaceJudge(panels, { ...change, ...wrong })).toEqual({ ok: false, problem });
  });

  /** The judges of each dance after these replacements in turn. */
  const after = (...turns: readonly (readonly [judge: string, by: string, from: EventDance])[]) =>
    turns.reduce<PanelByDance>((now, [leaves, comes, from]) => {
      const next = replaceJudge(now, { judge: parseJudge(leaves), by: parseJudge(comes), from, why: 'Ill.' });
      if (!next.ok) throw new Error(next.problem.kind);
      return next.value;
    }, panels);
  const told = (now: PanelByDance): readonly string[] => [...now.values()].map((seats) => seats.join(''));

  test('after any chain of replacements and returns, every dance keeps three different judges', () => {
    expect(told(after(['B', 'H', 'Waltz'], ['A', 'B', 'Waltz']))).toEqual(['BHC', 'BHC', 'BHC']);
    expect(told(after(['B', 'H', 'Waltz'], ['H', 'B', 'Waltz']))).toEqual(['ABC', 'ABC', 'ABC']);
    expect(told(after(['B', 'H', 'Waltz'], ['C', 'K', 'Waltz']))).toEqual(['AHK', 'AHK', 'AHK']);
    expect(told(after(['B', 'H', 'Tango'], ['H', 'B', 'Foxtrot']))).toEqual(['ABC', 'AHC', 'ABC']);
    expect(told(after(['B', 'H', 'Waltz'], ['H', 'K', 'Tango'], ['K', 'B', 'Foxtrot']))).toEqual([
      'AHC',
      'AKC',
      'ABC',
    ]);
  });

  test('for each dance, the judges who may leave or stand in are listed; a judge who left may come back', () => {
    const now = after(['B', 'H', 'Tango']);
    const all = ['A', 'B', 'C', 'H', 'K'].map((letter) => ({ key: parseJudge(letter) }));
    const offered = (from: EventDance) => [
      listJudgesAbleToLeave(now, from).join(''),
      listAvailableSubstitutes(now, from, all)
        .map(({ key }) => key)
        .join(''),
    ];
    expect(offered('Waltz')).toEqual(['AC', 'K']);
    expect(offered('Tango')).toEqual(['AHC', 'BK']);
    expect(hasReplacements(now)).toBe(true);
    expect(hasReplacements(after(['B', 'H', 'Waltz']))).toBe(false);
    expect(listSeatedJudges(now)).toEqual(['A', 'B', 'C', 'H']);
  });

  test('leaving and joining judges are paired by seat, and one judge fewer is no replacement', () => {
    const [A, B, C, D] = buildPanel(4);
    if (A === undefined || B === undefined || C === undefined || D === undefined) throw new Error('four');
    expect(pairReplacements([A, B, C], [A, C, D])).toEqual([{ judge: B, by: D }]);
    expect(pairReplacements([A, B, C], [A, C])).toEqual([]);
    expect(pairReplacements([A, B], [B, A])).toEqual([]);
  });

  test('a new panel keeps judges who stood in, and seats new ones as early as possible', () => {
    const now = after(['B', 'H', 'Tango']);
    const named = (...letters: readonly string[]) => told(reseat(now, letters.map(parseJudge)));
    expect(named('A', 'H', 'K')).toEqual(['ABK', 'AHK', 'AHK']);
    expect(named('A', 'C', 'K')).toEqual(['ABC', 'AKC', 'AKC']);
    expect(named('A', 'B', 'H')).toEqual(['ABC', 'AHB', 'AHB']);
    expect(named('A', 'B', 'C')).toEqual(['ABC', 'ABC', 'ABC']);
    // The numbers differ: the named judges mark every dance.
    expect(named('A', 'H')).toEqual(['AH', 'AH', 'AH']);
    expect(named('A', 'B', 'C', 'H')).toEqual(['ABCH', 'ABCH', 'ABCH']);
  });
});

describe('late marks', () => {
  const marks = { judge: parseJudge('B'), dance: 'Waltz', marks: numbers([101, 104]) } as const;
  const against = (counted: readonly number[] | undefined, ordered = false) =>
    compareLateMarks(marks.marks, counted === undefined ? undefined : numbers(counted), ordered);

  test('late marks count only while the round is running, and are kept otherwise', () => {
    expect(ROUND_STATES.map((state) => [state, classifyArrival(state, marks).kind])).toEqual([
      ['initialized', 'too early'],
      ['empty', 'too early'],
      ['running', 'counts'],
      ['skipped', 'late'],
      ['marked', 'late'],
      ['posted', 'late'],
    ]);
    for (const state of ROUND_STATES) expect(classifyArrival(state, marks).marks).toBe(marks);
  });

  test('late marks report their difference from the counted sheet', () => {
    expect(against(undefined)).toEqual({ kind: 'nothing counted' });
    expect(against([104, 101])).toEqual({ kind: 'the same' });
    expect(against([104, 101], true)).toEqual({ kind: 'another order' });
    expect(against([101, 107])).toEqual({ kind: 'other marks', more: numbers([104]), less: numbers([107]) });
  });
});
