import { expect, test } from 'vitest';
import { callbacksOut } from '../../domain/round/callbacksOut.ts';
import { nowDancing } from './onFloor.ts';
import { happened, type Heard } from './spoken.ts';
import { keyOf, programEvent } from '../../domain/testing/program.ts';

const heard = (
  state: 'initialized' | 'running' | 'marked' | 'posted',
  heat = 1,
  announcement?: string,
): Heard => {
  const events = [
    programEvent('Jive', [
      { state: 'initialized', couples: state === 'posted' ? 6 : 0 },
      { state, couples: 12, heats: 2, startedAt: 1 },
    ]),
  ];
  const live = [{ event: keyOf('Jive'), round: 1, dance: 0, heat, floor: 1, startedAt: undefined }];
  return { now: nowDancing(events, live), out: callbacksOut(events), announcement };
};

const kinds = (before: Heard, after: Heard) => happened(before, after).map(({ kind }) => kind);

test('each change is said once', () => {
  expect(kinds(heard('initialized'), heard('running'))).toEqual(['started']);
  expect(kinds(heard('running'), heard('running', 2))).toEqual(['heat']);
  expect(kinds(heard('running'), heard('marked'))).toEqual(['clear']);
  expect(kinds(heard('marked'), heard('posted'))).toEqual(['posted']);
  expect(kinds(heard('running'), heard('running', 1, 'Lunch'))).toEqual(['announcement']);
});

test('a posting that is taken back brings an older one into the list, which is no news', () => {
  const posted = (...names: readonly string[]): Heard => ({
    now: [],
    out: callbacksOut(
      names.map((name, at) =>
        programEvent(name, [
          { state: 'initialized', couples: 6 },
          { state: 'posted', couples: 12, startedAt: 1, postedAt: 10 + at },
        ]),
      ),
    ),
    announcement: undefined,
  });
  expect(kinds(posted('A', 'B', 'C', 'D', 'E'), posted('A', 'B', 'C', 'D'))).toEqual([]);
  expect(kinds(posted('A', 'B', 'C', 'D'), posted('A', 'B', 'C', 'D', 'E'))).toEqual(['posted']);
});

test('what stays as it is, and what is taken down, is not said', () => {
  expect(kinds(heard('running', 1, 'Lunch'), heard('running', 1, 'Lunch'))).toEqual([]);
  expect(kinds(heard('running', 1, 'Lunch'), heard('running'))).toEqual([]);
  expect(kinds(heard('posted'), heard('marked'))).toEqual([]);
});
