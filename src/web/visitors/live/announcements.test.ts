import { expect, test } from 'vitest';
import { listPostedCallbacks } from '../../../domain/round/postedCallbacks.ts';
import { listCurrentRounds } from './currentRounds.ts';
import { findAnnouncements, type AnnouncedHall } from './announcements.ts';
import { testEventKey, buildProgramEvent } from '../../../domain/testing/program.ts';

const heard = (
  state: 'initialized' | 'running' | 'marked' | 'posted',
  heat = 1,
  announcement?: string,
): AnnouncedHall => {
  const events = [
    buildProgramEvent('Jive', [
      { state: 'initialized', couples: state === 'posted' ? 6 : 0 },
      { state, couples: 12, heats: 2, startedAt: 1 },
    ]),
  ];
  const live = [{ event: testEventKey('Jive'), round: 1, dance: 0, heat, floor: 1, startedAt: undefined }];
  return { now: listCurrentRounds(events, live), out: listPostedCallbacks(events), events, announcement };
};

const kinds = (before: AnnouncedHall, after: AnnouncedHall) =>
  findAnnouncements(before, after).map(({ kind }) => kind);

test('the live page announces each change once', () => {
  expect(kinds(heard('initialized'), heard('running'))).toEqual(['started']);
  expect(kinds(heard('running'), heard('running', 2))).toEqual(['heat']);
  expect(kinds(heard('running'), heard('marked'))).toEqual(['clear']);
  expect(kinds(heard('marked'), heard('posted'))).toEqual(['posted']);
  expect(kinds(heard('posted'), heard('marked'))).toEqual(['taken back']);
  expect(kinds(heard('running'), heard('running', 1, 'Lunch'))).toEqual(['announcement']);
});

test('the live page announces unposted callbacks, but not the older ones that return to the list', () => {
  const posted = (...names: readonly string[]): AnnouncedHall => {
    const events = ['A', 'B', 'C', 'D', 'E'].map((name, at) =>
      names.includes(name)
        ? buildProgramEvent(name, [
            { state: 'initialized', couples: 6 },
            { state: 'posted', couples: 12, startedAt: 1, postedAt: 10 + at },
          ])
        : buildProgramEvent(name, [
            { state: 'initialized', couples: 0 },
            { state: 'marked', couples: 12, startedAt: 1 },
          ]),
    );
    return { now: [], out: listPostedCallbacks(events), events, announcement: undefined };
  };
  expect(kinds(posted('A', 'B', 'C', 'D', 'E'), posted('A', 'B', 'C', 'D'))).toEqual(['taken back']);
  expect(kinds(posted('A', 'B', 'C', 'D'), posted('A', 'B', 'C', 'D', 'E'))).toEqual(['posted']);
});

test('the live page does not announce callbacks that leave the list because the next round is posted', () => {
  const [before, after] = [heard('posted'), heard('posted')];
  const events = after.events.map((event) => ({
    ...event,
    rounds: event.rounds.map((round) =>
      round.number === 0 ? { ...round, state: 'posted' as const, startedAt: 2 } : round,
    ),
  }));
  expect(kinds(before, { ...after, events, out: listPostedCallbacks(events) })).toEqual([]);
});

test('the live page does not announce unchanged state or a removed announcement', () => {
  expect(kinds(heard('running', 1, 'Lunch'), heard('running', 1, 'Lunch'))).toEqual([]);
  expect(kinds(heard('running', 1, 'Lunch'), heard('running'))).toEqual([]);
});
