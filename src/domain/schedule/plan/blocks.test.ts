import { formatOutcome } from '../testing/plans.ts';
import type { PlanProblem } from './problem.ts';
import { describe, expect, test } from 'vitest';
import type { Parsed } from '../../parsed.ts';
import { addBlock, editBlock, removeBlock, type NewBlock } from './blocks.ts';
import { getScheduleIndex, listItems, type Plan } from './plan.ts';
import {
  buildBlockRef,
  buildBlock,
  buildPlannedEvent,
  buildPlan,
  describeDay,
  buildRoundRef,
} from '../testing/plans.ts';

const RENUMBERED = { dontReorderAfterAddRemoveRounds: false };
const LEFT_ALONE = { dontReorderAfterAddRemoveRounds: true };

const newBlock = (title: string, more: Partial<NewBlock> = {}): NewBlock => {
  const { scheduleIndex: _, ...block } = buildBlock(title, 0, more);
  return block;
};

const plan = buildPlan([buildPlannedEvent('Gold Waltz', [{}, { couples: 12, state: 'running' }])]);

const made = (answer: Parsed<Plan, PlanProblem>): Plan => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.value;
};

describe('a break', () => {
  const withLunch = made(addBlock(plan, newBlock('Lunch'), buildRoundRef('Gold Waltz', 0), RENUMBERED));

  test('a break is added before a line or at the end of the day', () => {
    expect(describeDay(withLunch)).toEqual(['Semi-Final of Gold Waltz', 'Lunch', 'Final of Gold Waltz']);
    expect(listItems(withLunch).map(getScheduleIndex)).toEqual([0, 1, 2]);
    expect(describeDay(made(addBlock(plan, newBlock('Awards'), undefined, RENUMBERED))).at(-1)).toBe(
      'Awards',
    );
  });

  test('a break leaves the numbers of rounds unchanged if requested', () => {
    const left = made(addBlock(plan, newBlock('Lunch'), buildRoundRef('Gold Waltz', 0), LEFT_ALONE));
    expect(listItems(left).map(getScheduleIndex)).toEqual([0, 0.5, 1]);
    expect(
      listItems(made(removeBlock(left, buildBlock('Lunch', 0).id, LEFT_ALONE))).map(getScheduleIndex),
    ).toEqual([0, 1]);
  });

  test('a break can be removed, and the gap closes', () => {
    const gone = made(removeBlock(withLunch, buildBlock('Lunch', 0).id, RENUMBERED));
    expect(listItems(gone).map(getScheduleIndex)).toEqual([0, 1]);
    expect(formatOutcome(removeBlock(gone, buildBlock('Lunch', 0).id, RENUMBERED))).toBe('break is gone');
  });

  test('a break can be renamed and resized', () => {
    const edited = made(
      editBlock(withLunch, buildBlock('Lunch', 0).id, { title: ' Long lunch ', minutes: 60 }),
    );
    expect(edited.blocks).toEqual([buildBlock('Lunch', 1, { title: 'Long lunch', minutes: 60 })]);
    expect(formatOutcome(editBlock(plan, buildBlock('Lunch', 0).id, { minutes: 5 }))).toBe('break is gone');
  });

  test.each([
    { what: 'twice', block: newBlock('Lunch'), says: 'there already: Lunch' },
    {
      what: 'without a name',
      block: newBlock('x', { title: ' ' }),
      says: 'break without a name',
    },
    { what: 'backwards', block: newBlock('Tea', { minutes: -1 }), says: 'no such length: Tea, -1' },
    {
      what: 'without end',
      block: newBlock('Tea', { minutes: Number.POSITIVE_INFINITY }),
      says: 'no such length: Tea, Infinity',
    },
    {
      what: 'at no time',
      block: newBlock('Tea', { notBefore: Number.NaN }),
      says: 'no such time: Tea',
    },
    {
      block: newBlock('Breakfast in 1970', { notBefore: 8 * 3_600_000 }),
      says: 'no such time: Breakfast in 1970',
    },
  ])('a break is refused with $what', ({ block, says }) => {
    expect(formatOutcome(addBlock(withLunch, block, undefined, RENUMBERED))).toBe(says);
  });

  test('a break is refused before a round on the floor, or before a missing line', () => {
    expect(formatOutcome(addBlock(plan, newBlock('Lunch'), buildRoundRef('Gold Waltz', 1), RENUMBERED))).toBe(
      'nothing before it: Semi-Final of Gold Waltz, running',
    );
    expect(formatOutcome(addBlock(plan, newBlock('Lunch'), buildBlockRef('Tea'), RENUMBERED))).toBe(
      'row is gone',
    );
  });
});
