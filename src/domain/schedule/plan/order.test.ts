import { formatOutcome } from '../testing/plans.ts';
import type { PlanProblem } from './problem.ts';
import { describe, expect, test } from 'vitest';
import type { Parsed } from '../../parsed.ts';
import {
  findIndexBetween,
  moveItemBefore,
  renumberItems,
  reorderItems,
  shiftItem,
  sortByLevel,
} from './order.ts';
import { listItems, toItemRef, type Plan } from './plan.ts';
import {
  buildBlockRef,
  buildBlock,
  buildPlannedEvent,
  buildPlan,
  describeDay,
  buildRoundRef,
} from '../testing/plans.ts';

const made = (answer: Parsed<Plan, PlanProblem>): Plan => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.value;
};

const waltz = buildPlannedEvent('Gold Waltz', [{}, { couples: 12 }]);
const tango = buildPlannedEvent('Bronze Tango', [{ couples: 6 }]);
const lunch = buildBlock('Lunch', 0);
const plan = buildPlan([waltz, tango], ['Gold Waltz 1', 'Bronze Tango 0', 'Lunch', 'Gold Waltz 0'], [lunch]);

describe('shifting', () => {
  test('a line swaps its place with its neighbor, even with a break', () => {
    expect(describeDay(made(shiftItem(plan, buildRoundRef('Bronze Tango', 0), 'up')))).toEqual([
      'Final of Bronze Tango',
      'Semi-Final of Gold Waltz',
      'Lunch',
      'Final of Gold Waltz',
    ]);
    expect(describeDay(made(shiftItem(plan, buildBlockRef('Lunch'), 'down'))).slice(2)).toEqual([
      'Final of Gold Waltz',
      'Lunch',
    ]);
  });

  test('a line cannot go above the first or below the last', () => {
    expect(formatOutcome(shiftItem(plan, buildRoundRef('Gold Waltz', 1), 'up'))).toBe(
      'at the edge: round Semi-Final of Gold Waltz, first',
    );
    expect(formatOutcome(shiftItem(plan, buildRoundRef('Gold Waltz', 0), 'down'))).toBe(
      'at the edge: round Final of Gold Waltz, last',
    );
  });

  test('two swapped lines exchange their numbers, even with gaps between them', () => {
    const gaps: Plan = {
      ...plan,
      events: plan.events.map((event) => ({
        ...event,
        rounds: event.rounds.map((round) => ({ ...round, scheduleIndex: round.scheduleIndex * 10 })),
      })),
      blocks: [{ ...lunch, scheduleIndex: 20 }],
    };
    expect(
      listItems(made(shiftItem(gaps, buildRoundRef('Bronze Tango', 0), 'up'))).map(
        (item) => item.kind === 'round' && item.round.scheduleIndex,
      ),
    ).toEqual([0, 10, false, 30]);
  });

  test('lines with equal numbers are renumbered before a swap', () => {
    const same: Plan = { events: [{ ...tango }, buildPlannedEvent('Bronze Waltz', [{}])], blocks: [] };
    expect(describeDay(same)).toEqual(['Final of Bronze Tango', 'Final of Bronze Waltz']);
    expect(describeDay(made(shiftItem(same, buildRoundRef('Bronze Waltz', 0), 'up')))).toEqual([
      'Final of Bronze Waltz',
      'Final of Bronze Tango',
    ]);
  });
});

describe('moving a line', () => {
  test('a line is moved before another one, or to the end of the day', () => {
    expect(
      describeDay(made(moveItemBefore(plan, buildBlockRef('Lunch'), buildRoundRef('Gold Waltz', 1))))[0],
    ).toBe('Lunch');
    expect(describeDay(made(moveItemBefore(plan, buildRoundRef('Bronze Tango', 0), undefined))).at(-1)).toBe(
      'Final of Bronze Tango',
    );
  });

  test('a line cannot move before an earlier round of its event', () => {
    expect(
      formatOutcome(moveItemBefore(plan, buildRoundRef('Gold Waltz', 0), buildRoundRef('Gold Waltz', 1))),
    ).toBe('danced before: Semi-Final of Gold Waltz, Final');
    expect(formatOutcome(moveItemBefore(plan, buildRoundRef('Gold Waltz', 1), undefined))).toBe(
      'danced before: Semi-Final of Gold Waltz, Final',
    );
  });

  test('a missing line cannot be moved', () => {
    expect(formatOutcome(moveItemBefore(plan, buildRoundRef('Gold Waltz', 4), undefined))).toBe(
      'row is gone',
    );
    expect(formatOutcome(moveItemBefore(plan, buildRoundRef('Gold Waltz', 0), buildBlockRef('Awards')))).toBe(
      'row is gone',
    );
  });
});

describe.each([{ state: 'running' }, { state: 'marked' }, { state: 'posted' }] as const)(
  'a round that is $state',
  ({ state }) => {
    const day = buildPlan(
      [
        buildPlannedEvent('Gold Waltz', [{}, { couples: 12, state }]),
        tango,
        buildPlannedEvent('Silver Waltz', [{ couples: 3 }]),
      ],
      ['Silver Waltz 0', 'Gold Waltz 1', 'Bronze Tango 0', 'Lunch', 'Gold Waltz 0'],
      [lunch],
    );

    test('a round that has begun does not move', () => {
      const stays = `stays where it is: Semi-Final of Gold Waltz, ${state}`;
      expect(formatOutcome(shiftItem(day, buildRoundRef('Gold Waltz', 1), 'down'))).toBe(stays);
      expect(formatOutcome(moveItemBefore(day, buildRoundRef('Gold Waltz', 1), undefined))).toBe(stays);
    });

    test('no line moves before a round that has begun, not even a break', () => {
      const no = `nothing before it: Semi-Final of Gold Waltz, ${state}`;
      expect(formatOutcome(shiftItem(day, buildRoundRef('Bronze Tango', 0), 'up'))).toBe(no);
      expect(
        formatOutcome(moveItemBefore(day, buildBlockRef('Lunch'), buildRoundRef('Silver Waltz', 0))),
      ).toBe(no);
    });

    test('waiting lines above a round that has begun can move below it', () => {
      expect(describeDay(made(shiftItem(day, buildRoundRef('Silver Waltz', 0), 'down'))).slice(0, 2)).toEqual(
        ['Semi-Final of Gold Waltz', 'Final of Silver Waltz'],
      );
    });
  },
);

describe('a whole order', () => {
  const order = listItems(plan).map(toItemRef);

  test('a new order has every line once', () => {
    const [semi, final, ...rest] = order;
    if (semi === undefined || final === undefined) throw new Error('four lines');
    expect(describeDay(made(reorderItems(plan, [final, semi, ...rest])))[0]).toBe('Final of Bronze Tango');
    const other = 'other rows';
    expect(formatOutcome(reorderItems(plan, order.slice(1)))).toBe(other);
    expect(formatOutcome(reorderItems(plan, [...order, semi]))).toBe(other);
    expect(formatOutcome(reorderItems(plan, [buildBlockRef('Awards'), ...order.slice(1)]))).toBe(other);
  });

  test('a new order keeps the dancing order of danced rounds', () => {
    expect(formatOutcome(reorderItems(plan, order.toReversed()))).toBe(
      'danced before: Semi-Final of Gold Waltz, Final',
    );
  });
});

describe('numbers', () => {
  test('line numbers run from 0 to n−1 over rounds and breaks together', () => {
    const gaps = buildPlan(
      [{ ...tango, rounds: tango.rounds.map((round) => ({ ...round, scheduleIndex: 7.5 })) }],
      undefined,
      [{ ...lunch, scheduleIndex: 12 }],
    );
    const now = renumberItems(gaps);
    expect([now.events[0]?.rounds[0]?.scheduleIndex, now.blocks[0]?.scheduleIndex]).toEqual([0, 1]);
  });

  test('lines with an unchanged number stay the same objects', () => {
    const now = made(shiftItem(plan, buildBlockRef('Lunch'), 'up'));
    expect(now.events[0]).toBe(plan.events[0]);
    expect(now.events[1]).not.toBe(plan.events[1]);
  });

  test('a new line is put half a step after the one above', () => {
    const items = listItems(plan);
    expect([0, 1, 4].map((at) => findIndexBetween(items, at))).toEqual([-0.5, 0.5, 3.5]);
    expect(findIndexBetween([], 0)).toBe(0);
  });
});

describe('sorted by level, then dance order', () => {
  test('sorting by level interleaves levels and leaves breaks in place', () => {
    const day = buildPlan(
      [waltz, tango, buildPlannedEvent('Bronze Waltz', [{}, { couples: 12 }])],
      ['Gold Waltz 1', 'Gold Waltz 0', 'Lunch', 'Bronze Waltz 1', 'Bronze Waltz 0', 'Bronze Tango 0'],
      [lunch],
    );
    expect(describeDay(sortByLevel(day))).toEqual([
      'Semi-Final of Bronze Waltz',
      'Final of Bronze Tango',
      'Lunch',
      'Semi-Final of Gold Waltz',
      'Final of Bronze Waltz',
      'Final of Gold Waltz',
    ]);
  });

  test('sorting by level puts the open group after the syllabus', () => {
    const levels = ['Open', 'Novice', 'Advanced', 'Syllabus', 'Gold'];
    const day = buildPlan(
      levels.map((level) => buildPlannedEvent(`${level} Waltz`, [{ couples: 3 }])),
      levels.map((level) => `${level} Waltz 0`),
    );
    expect(describeDay(sortByLevel(day))).toEqual(
      ['Gold', 'Syllabus', 'Advanced', 'Novice', 'Open'].map((level) => `Final of ${level} Waltz`),
    );
  });

  test('sorting by level leaves everything up to the last danced round', () => {
    const day = buildPlan(
      [
        buildPlannedEvent('Gold Waltz', [{ couples: 6, state: 'running' }]),
        buildPlannedEvent('Silver Waltz', [{ couples: 3 }]),
        buildPlannedEvent('Novice Waltz', [{ couples: 3 }]),
        tango,
      ],
      ['Silver Waltz 0', 'Gold Waltz 0', 'Novice Waltz 0', 'Bronze Tango 0'],
    );
    expect(describeDay(sortByLevel(day))).toEqual([
      'Final of Silver Waltz',
      'Final of Gold Waltz',
      'Final of Bronze Tango',
      'Final of Novice Waltz',
    ]);
  });
});
