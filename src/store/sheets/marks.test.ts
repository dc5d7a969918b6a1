import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allEvents } from '../events/events.ts';
import { livePath } from '../floor/live.ts';
import { judgesMarksPath } from './marks.ts';
import { competitionBasics } from '../competition/competition.ts';
import { savedResultPath } from '../results/results.ts';
import { roundSheetsPath } from './sheets.ts';
import { parseEventKey, parseJudgeKey } from '../../domain/ids.ts';
import { limitRuns } from '../../domain/testing/tries.ts';

const key = parseEventKey('Bronze Waltz');
const judge = parseJudgeKey('A');
if (key === undefined || judge === undefined) throw new Error('a plain key');

const own = judgesMarksPath(key, 1, judge);
const read = (raw: unknown) => own.parse({ Waltz: raw }).get('Waltz');

test('a judge’s marks are a list of lead numbers, however the tree stores it', () => {
  expect(read(['101', '102'])).toEqual({ kind: 'numbers', numbers: ['101', '102'] });
  expect(read({ 0: '101', 5: '102' })).toEqual({ kind: 'numbers', numbers: ['101', '102'] });
  expect(read([101])).toEqual({ kind: 'numbers', numbers: ['101'] });
  expect(read('101')).toEqual({ kind: 'unreadable', found: '"101"' });
  expect(read(['-1'])).toEqual({ kind: 'unreadable', found: '"-1"' });
});

test('malformed marks are parsed without throwing', () => {
  const marks = roundSheetsPath(key, 1);
  const saved = savedResultPath(key, 0);
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (raw) => {
      for (const { parse } of [allEvents, livePath, competitionBasics, marks, saved])
        expect(() => parse(raw)).not.toThrow();
      expect(() => read(raw)).not.toThrow();
      for (const field of [
        'rounds',
        'entries',
        'eventDances',
        'finalTable',
        'placements',
        'officials',
        'socials',
      ])
        expect(() => [
          allEvents.parse({ x: { [field]: raw } }),
          saved.parse({ finalTable: raw, [field]: raw }),
          competitionBasics.parse({ [field]: raw }),
        ]).not.toThrow();
    }),
    limitRuns(500),
  );
});
