import { mapDefined } from '../../domain/mapDefined.ts';
import type { EventDance } from '../../domain/event/dances.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventKey, parseJudgeKey, parseLeadNumber } from '../../domain/ids.ts';
import { scoreFinal } from '../../domain/skating/final.ts';
import type { DanceMarks, FinalResult } from '../../domain/skating/working.ts';
import { isStrictly } from '../../schema/codec/strict.ts';
import { savedResultEntries } from '../../schema/nodes/savedResults.ts';
import { savedResultPath } from './results.ts';
import { saveFinal } from './savedResults.ts';
import { limitRuns } from '../../domain/testing/tries.ts';

const EVENT = createEventKey('Bronze Waltz');
const DANCES = ['Foxtrot', 'Quickstep', 'Tango', 'Viennese Waltz', 'Waltz'] as const;

/** Few judges and couples, so that shared places and ties are frequent. */
const final = fc
  .record({
    dances: fc.integer({ min: 1, max: 3 }),
    judges: fc.integer({ min: 1, max: 4 }),
    couples: fc.integer({ min: 1, max: 5 }),
  })
  .chain(({ dances, judges, couples }) => {
    const places = Array.from({ length: couples }, (_, at) => at + 1);
    const order = fc.shuffledSubarray(places, { minLength: couples, maxLength: couples });
    return fc
      .array(fc.array(order, { minLength: judges, maxLength: judges }), {
        minLength: dances,
        maxLength: dances,
      })
      .map((orders) => orders.map((ofDance, at): DanceMarks => danceMarks(DANCES[at] ?? 'Waltz', ofDance)));
  });

function danceMarks(dance: EventDance, marks: readonly (readonly number[])[]): DanceMarks {
  const couples = (marks[0] ?? []).map((_, at) => String(101 + at));
  return {
    dance,
    judges: mapDefined(marks, (_, at) => parseJudgeKey(String.fromCharCode(65 + at))),
    marks: new Map(
      mapDefined(couples, (text, at) => {
        const couple = parseLeadNumber(text);
        return couple === undefined ? undefined : ([couple, marks.map((one) => one[at] ?? 0)] as const);
      }),
    ),
  };
}

/** The tree stores no empty nodes. */
const isThere = (value: unknown): boolean =>
  typeof value !== 'object' || Object.keys(Object(value)).length > 0;

const [savedRound] = savedResultEntries();

/** Saves and parses a result without empty nodes, and checks it against the schema. */
function keptAndRead(result: FinalResult): FinalResult {
  const patch = saveFinal(EVENT, result, new Map());
  const text = JSON.stringify(patch[`resultsSaved/${EVENT}/0`]);
  const raw: unknown = JSON.parse(text, (_, value: unknown) => (isThere(value) ? value : undefined));
  expect([savedRound !== undefined && isStrictly(savedRound.node.form, raw), text]).toEqual([true, text]);
  const read = savedResultPath(EVENT, 0).parse(raw);
  if (read?.kind !== 'final') throw new Error('the final is gone');
  return read.result;
}

test('any final is read back as it was computed: places, rules, cells, majorities, comparisons', () => {
  let shared = 0;
  fc.assert(
    fc.property(final, (dances) => {
      const scored = scoreFinal(dances);
      if (!scored.ok) throw new Error('valid marks');
      if (scored.value.dances.some(({ placings }) => placings.some((one) => one.shared))) shared += 1;
      expect(keptAndRead(scored.value)).toEqual(scored.value);
    }),
    limitRuns(400),
  );
  expect(shared).toBeGreaterThan(0);
});

test('a saved final is read without its malformed parts, and not at all without a table', () => {
  const { parse } = savedResultPath(EVENT, 0);
  const dances = {
    Waltz: { 1: { place: 1, rule: '8+6-tie' }, 2: { rule: '5' }, 3: { place: 3, rule: '?' } },
  };
  expect(parse({ placements: { 1: 1 }, finalTable: { dances } })).toMatchObject({
    kind: 'final',
    result: { dances: [{ placings: [{ couple: '1', place: 1, rule: '6', passed: true, shared: true }] }] },
  });
  expect(parse({ placements: { 1: 1 } })).toBeUndefined();
});
