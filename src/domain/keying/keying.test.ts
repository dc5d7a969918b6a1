import { describe, expect, test } from 'vitest';
import { parseJudgeKey, parseLeadNumber, type LeadNumber } from '../ids.ts';
import { settleCouple, NEW_KEYING, endTyping } from './keying.ts';
import {
  compareMarkCount,
  canEndTyping,
  orderByPlace,
  addTypedCouples,
  addTypedPlaces,
  type PaperSheet,
} from './paperSheet.ts';
import { compareTypings, groupForReading, settleDifferences } from './compareTypings.ts';

const lead = (text: string): LeadNumber => {
  const number = parseLeadNumber(text);
  if (number === undefined) throw new Error(text);
  return number;
};
const leads = (...all: readonly string[]) => all.map(lead);
const judge = parseJudgeKey('B');
if (judge === undefined) throw new Error('B');

const recall: PaperSheet = {
  judge,
  dance: 'Waltz',
  kind: 'recall',
  couples: leads('101', '99', '117', '126'),
  wanted: 2,
};
const final: PaperSheet = { ...recall, kind: 'final', wanted: 4 };

describe('typing', () => {
  test('the keying desk accepts numbers one by one or separated by spaces, in any order', () => {
    expect(addTypedCouples(recall, leads('126'), ' 99, 0101 ')).toEqual({
      ok: true,
      value: leads('126', '99', '101'),
    });
  });

  test.each([
    ['a couple that is not in the round', '104', { kind: 'not in this round', couple: '104' }],
    ['a couple twice', '126', { kind: 'typed already', couple: '126' }],
    ['the same number twice in one line', '99 99', { kind: 'typed already', couple: '99' }],
    ['what is no number', '1o1', { kind: 'no number', text: '1o1' }],
  ])('the keying desk rejects %s at once and takes nothing of the line', (_, text, problem) => {
    expect(addTypedCouples(recall, leads('126'), text)).toEqual({ ok: false, problem });
  });

  test('the keying desk reports too many and too few marks; it allows a short recall, but no empty one and no short final', () => {
    expect(compareMarkCount(recall, 1)).toEqual({ kind: 'open', missing: 1 });
    expect(compareMarkCount(recall, 2)).toEqual({ kind: 'right' });
    expect(compareMarkCount(recall, 3)).toEqual({ kind: 'too many', by: 1 });
    expect([0, 1, 3].map((marks) => canEndTyping(recall, marks))).toEqual([false, true, true]);
    expect([3, 4].map((marks) => canEndTyping(final, marks))).toEqual([false, true]);
  });

  test('the keying desk accepts a final as places beside the numbers, 99 before 101', () => {
    const places = addTypedPlaces(final, [], '2 1 4 3');
    expect(places).toEqual({ ok: true, value: [2, 1, 4, 3] });
    expect(orderByPlace(final, [2, 1, 4, 3])).toEqual(leads('101', '99', '126', '117'));
    expect(orderByPlace(final, [2, 1])).toBeUndefined();
  });

  test.each([
    ['a place twice', [2], '2', { kind: 'place given', place: 2, couple: '99' }],
    ['a place nobody can have', [2], '5', { kind: 'no such place', text: '5', last: 4 }],
    ['a place too many', [2, 1, 4, 3], '1', { kind: 'every place given' }],
  ])('the keying desk rejects %s at once', (_, before, text, problem) => {
    expect(addTypedPlaces(final, before, text)).toEqual({ ok: false, problem });
  });
});

describe('typed twice', () => {
  test('a sheet typed twice alike is ready to be read back, in any order of numbers', () => {
    const once = endTyping(recall, NEW_KEYING, leads('126', '99'));
    expect(once).toEqual({ kind: 'second', first: leads('126', '99') });
    expect(endTyping(recall, once, leads('99', '126'))).toEqual({
      kind: 'read back',
      marks: leads('126', '99'),
    });
  });

  test('the order of numbers typed for a final is the placing', () => {
    expect(compareTypings(final, leads('99', '101', '117', '126'), leads('101', '99', '117', '126'))).toEqual(
      [
        { couple: '99', first: 1, second: 2 },
        { couple: '101', first: 2, second: 1 },
      ],
    );
  });

  test('differences between two typings are settled couple by couple, and the last one completes the sheet', () => {
    const once = endTyping(recall, NEW_KEYING, leads('99', '101'));
    const twice = endTyping(recall, once, leads('99', '117'));
    if (twice.kind !== 'settle') throw new Error(twice.kind);
    expect(compareTypings(recall, twice.first, twice.second)).toEqual([
      { couple: '101', first: 'marked', second: 'not marked' },
      { couple: '117', first: 'not marked', second: 'marked' },
    ]);
    const half = settleCouple(recall, twice, lead('101'), 'second');
    if (!half.ok) throw new Error(half.problem.kind);
    expect(half.value.kind).toBe('settle');
    expect(settleCouple(recall, half.value, lead('117'), 'second')).toEqual({
      ok: true,
      value: { kind: 'read back', marks: leads('99', '117') },
    });
  });

  test('a sheet is not ready while a difference between its typings is open', () => {
    expect(settleDifferences(recall, leads('99'), leads('101'), new Map([[lead('99'), 'first']]))).toEqual({
      ok: false,
      problem: { kind: 'not settled', couple: '101' },
    });
  });

  test('two couples of a final cannot be settled on one place', () => {
    const [first, second] = [leads('99', '101', '117', '126'), leads('101', '99', '117', '126')];
    const chosen = new Map([
      [lead('99'), 'first'],
      [lead('101'), 'second'],
    ] as const);
    expect(settleDifferences(final, first, second, chosen)).toEqual({
      ok: false,
      problem: { kind: 'same place', place: 1 },
    });
  });
});

test('recalled couples are read back by number and a final by place, four at a time', () => {
  const many = { ...recall, couples: leads('101', '99', '117', '126', '130'), wanted: 5 };
  expect(groupForReading(many, leads('130', '126', '101', '99', '117'))).toEqual([
    leads('99', '101', '117', '126'),
    leads('130'),
  ]);
  expect(groupForReading(final, leads('126', '99', '101', '117'))).toEqual([
    leads('126', '99', '101', '117'),
  ]);
});
