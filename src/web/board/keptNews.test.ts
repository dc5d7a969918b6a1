// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { buildEvent, buildRound } from '../testing/builders.ts';
import { keepNews, keptNews } from './keptNews.ts';
import { looked } from './postings.ts';

beforeEach(() => localStorage.clear());

const day = (state: 'running' | 'posted') => [
  buildEvent(['101'], {
    rounds: [buildRound(0, ['101'], { state: 'initialized' }), buildRound(1, ['101'], { state })],
  }),
];

test('a display that is loaded anew still knows what is news', () => {
  const seen = looked(looked(undefined, day('running'), 1000), day('posted'), 2000);
  keepNews('demo', seen);
  expect(keptNews('demo')).toEqual(seen);
  expect(keptNews('another')).toBeUndefined();
  expect(looked(keptNews('demo'), day('posted'), 9000).news.map(({ round }) => round)).toEqual([1]);
});

test('what somebody else has left there is nothing', () => {
  localStorage.setItem('floorcraft.display.demo.news', '{');
  expect(keptNews('demo')).toBeUndefined();
  localStorage.setItem('floorcraft.display.demo.news', '{"at":1,"news":[{"event":"a/b"}]}');
  expect(keptNews('demo')?.news).toEqual([]);
});
