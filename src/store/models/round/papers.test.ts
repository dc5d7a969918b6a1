import { expect, test } from 'vitest';
import { sheetAt, createSheetPlace } from '../../sheets/sheetAt.ts';
import { getRawChild } from '../../tree/path.ts';
import type { JudgesSheet } from './judgesSheet.ts';
import {
  buildSimpleEvent,
  buildSimpleRound,
  buildJudgeKey,
  buildLeadNumbers,
} from '../../../web/kit/testing/builders.ts';
import { keyPaper } from './papers.ts';

const by = { uid: 'u', who: 'Sam', device: 'laptop', at: 1 };
const event = buildSimpleEvent(['101', '117']);
const round = buildSimpleRound(1, ['101', '117'], { lineUp: 1 });

const MARKED = buildLeadNumbers('101');
const ON_PAPER = buildLeadNumbers('117');

/** A sheet on which 101 is marked. */
const sheetOf = (
  seat: JudgesSheet['seat'],
  state: 'draft' | 'sent' | 'paper',
  reason?: string,
): JudgesSheet => ({
  judge: buildJudgeKey('A'),
  dance: 'Waltz',
  marks: { kind: 'numbers', numbers: MARKED },
  sheet: { state, count: 1, at: 77, reason, lineUp: 1 },
  seat,
});

/** The arrival time of the sheet that the paper replaces. */
function over(seat: JudgesSheet['seat'], state: 'draft' | 'sent'): unknown {
  const sheet = sheetOf(seat, state);
  const { patch } = keyPaper(by, { event, round }, sheet, { marks: ON_PAPER });
  return getRawChild(patch[sheetAt(createSheetPlace(event, round, sheet))], 'over');
}

test('a paper sheet typed over a received one names the version it was compared with, and replaces no other', () => {
  expect(over('in', 'sent')).toBe(77);
});

test('a paper sheet for an open one names no version, so it overwrites no sheet that arrives first', () => {
  expect(over('part', 'draft')).toBeUndefined();
  expect(over('part', 'sent')).toBeUndefined();
});

test.each([
  ['in from the phone', sheetOf('in', 'sent'), 'signed by the judge', 'signed by the judge'],
  ['in from another desk', sheetOf('in', 'paper'), 'signed by the judge', 'signed by the judge'],
  ['given back', sheetOf('part', 'draft', 'a slip'), undefined, 'a slip'],
])(
  'paper keyed over a sheet that was %s records its marks, and the reason for replacing them',
  (_how, sheet, instead, why) => {
    expect(
      keyPaper(by, { event, round }, sheet, { marks: ON_PAPER, whyInstead: instead }).record,
    ).toMatchObject({
      kind: 'marks changed',
      from: MARKED,
      to: ON_PAPER,
      why,
    });
  },
);

test('a paper sheet for an unsent one counts as no change of marks, even over a draft', () => {
  const { record } = keyPaper(by, { event, round }, sheetOf('part', 'draft'), { marks: ON_PAPER });
  expect(record).toMatchObject({ kind: 'marks keyed from paper', marks: ON_PAPER });
  expect(record).not.toHaveProperty('from');
});
