import { expect, test } from 'vitest';
import { sheetAt, sheetPlace } from '../../../store/sheets/sheetAt.ts';
import { childOf } from '../../../store/tree/path.ts';
import type { JudgesSheet } from '../../staff/round/judgesSheet.ts';
import { buildEvent, buildRound, judge, leads } from '../../testing/builders.ts';
import { paperKeyed } from './papers.ts';

const by = { uid: 'u', who: 'Sam', device: 'laptop', at: 1 };
const event = buildEvent(['101', '117']);
const round = buildRound(1, ['101', '117'], { lineUp: 1 });

/** Over which sheet the paper says that it is keyed: the moment that one came in. */
function over(seat: JudgesSheet['seat'], state: 'draft' | 'sent'): unknown {
  const marks = leads('101');
  const sheet: JudgesSheet = {
    judge: judge('A'),
    dance: 'Waltz',
    marks: { kind: 'numbers', numbers: marks },
    sheet: { state, count: 1, at: 77, reason: undefined, lineUp: 1 },
    seat,
  };
  const { patch } = paperKeyed(by, event, round, sheet, marks, undefined);
  return childOf(patch[sheetAt(sheetPlace(event, round, sheet))], 'over');
}

test('paper in place of a sheet that is in names the one it was compared with; the server takes it over no other', () => {
  expect(over('in', 'sent')).toBe(77);
});

test('paper of a sheet that is open names none: what comes in meanwhile is not written over', () => {
  expect(over('part', 'draft')).toBeUndefined();
  expect(over('part', 'sent')).toBeUndefined();
});
