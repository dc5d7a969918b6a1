import { expect, test } from 'vitest';
import type { CompetitionEvent, Round } from '../../../domain/competition.ts';
import { listRoundsOfDay } from '../../../domain/round/day.ts';
import type { Sheet } from '../../../store/sheets/sheets.ts';
import {
  buildQuestion,
  buildSimpleEvent,
  buildJudges,
  buildSimpleRound,
} from '../../kit/testing/builders.ts';
import { isUnposted, countTasksAt, countTasks, type TaskData } from './taskCounts.ts';

const COUPLES = ['601', '602', '603'];
const judges = buildJudges('A', 'B', 'C');
const waltz = (...rounds: readonly Round[]): CompetitionEvent => buildSimpleEvent(COUPLES, { rounds });
const sent: Sheet = { state: 'sent', count: 3, at: 1, reason: undefined };

/** One event, with `sheetsIn` of its judges' sheets received. */
function hall(event: CompetitionEvent, sheetsIn: number, sheet: Sheet = sent): TaskData {
  const day = listRoundsOfDay([event]);
  const sheets = new Map(
    judges.slice(0, sheetsIn).map(({ key }) => [key, new Map([['Waltz' as const, sheet]])]),
  );
  return {
    day,
    judges,
    approvals: new Map(),
    inHand: day.filter(isUnposted).map((at) => ({ at, sheets })),
  };
}

test('a round waits for the scrutineer once every sheet is in, and until it is posted', () => {
  const running = waltz(buildSimpleRound(0, COUPLES, { state: 'running' }));
  expect(countTasks(hall(running, 2)).scrutineer).toBe(0);
  expect(countTasks(hall(running, 3)).scrutineer).toBe(1);
  expect(countTasks(hall(waltz(buildSimpleRound(0, COUPLES, { state: 'marked' })), 1)).scrutineer).toBe(1);
  expect(countTasks(hall(waltz(buildSimpleRound(0, COUPLES, { state: 'posted' })), 3)).scrutineer).toBe(0);
});

test('a question of the scrutineer, and a sheet that a judge wants back, wait for the chairman', () => {
  const marked = waltz(buildSimpleRound(0, COUPLES, { state: 'marked' }));
  const asked = buildQuestion({ what: 'final' });
  const approvals = new Map([[marked.key, new Map([[0, { kind: 'waits', asked } as const]])]]);
  expect(countTasks({ ...hall(marked, 3), approvals }).chairman).toBe(1);
  expect(countTasks({ ...hall(marked, 3, { ...sent, changeRequested: true }), approvals }).chairman).toBe(4);
});

test('a posted final waits for the chairman’s signature, until it is signed', () => {
  const posted = waltz(buildSimpleRound(0, COUPLES, { state: 'posted' }));
  expect(countTasks(hall(posted, 3))).toMatchObject({ sign: 1, chairman: 0 });
  const decided = { verdict: 'signed', name: 'Sam', at: 1, note: undefined, count: undefined } as const;
  const approvals = new Map([
    [posted.key, new Map([[0, { kind: 'signed', asked: undefined, decided } as const]])],
  ]);
  expect(countTasks({ ...hall(posted, 3), approvals }).sign).toBe(0);
});

test('the deck counts missing couples of the next round only', () => {
  const waiting = waltz(
    buildSimpleRound(0, COUPLES, { state: 'initialized' }),
    buildSimpleRound(1, COUPLES, { state: 'initialized' }),
  );
  const missingIn = (round: number): CompetitionEvent => ({
    ...waiting,
    entries: waiting.entries.map((entry, at) =>
      at < 2 ? { ...entry, checkedIn: new Map([[round, false]]) } : entry,
    ),
  });
  expect(countTasks(hall(waiting, 0)).deck).toBe(0);
  expect(countTasks(hall(missingIn(1), 0)).deck).toBe(2);
  expect(countTasks(hall(missingIn(0), 0)).deck).toBe(0);
});

test('the menu has no count for a desk without waiting tasks', () => {
  const waits = { deck: 0, scrutineer: 2, chairman: 0 };
  expect(countTasksAt(waits, 'scrutineer')).toEqual({ at: 'scrutineer', count: 2 });
  expect(countTasksAt(waits, 'deck')).toBeUndefined();
  expect(countTasksAt(waits, 'schedule')).toBeUndefined();
});
