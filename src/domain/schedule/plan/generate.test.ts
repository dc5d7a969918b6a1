import { formatOutcome } from '../testing/plans.ts';
import type { PlanProblem } from './problem.ts';
import type { EventStyle } from '../../event/terms.ts';
import { describe, expect, test } from 'vitest';
import type { Parsed } from '../../parsed.ts';
import { clearRounds, generateRounds, listEventsWithoutRounds } from './generate.ts';
import type { Plan } from './plan.ts';
import {
  buildBlock,
  buildEntries,
  buildEntry,
  buildPlannedEvent,
  buildPlan,
  countCouplesPerRound,
  listRoundsInOrder,
  describeDay,
  testEvent,
  listRoundStates,
} from '../testing/plans.ts';
import { DEFAULT_TIMING } from '../times/timing.ts';

const FLAG = { dontReorderAfterAddRemoveRounds: false };

const made = (answer: Parsed<Plan, PlanProblem>): Plan => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.value;
};

const entered = (name: string, couples: number, style: EventStyle = 'Standard') =>
  buildPlannedEvent(name, [], { entries: buildEntries(couples), style });

describe('rounds from entries', () => {
  test('dancers without a partner make no further round, and are in the first one for when they find somebody', () => {
    const alone = [107, 108].map((number) => buildEntry(number, { followName: 'TBA' }));
    const six = { ...entered('Bronze Waltz', 6), entries: [...buildEntries(6), ...alone] };
    const nobody = { ...entered('Gold Waltz', 0), entries: alone };
    const plan = buildPlan([six, nobody]);
    expect(listEventsWithoutRounds(plan).map(({ name }) => name)).toEqual(['Bronze Waltz']);
    const day = made(generateRounds(plan, [six.key], DEFAULT_TIMING));
    expect(countCouplesPerRound(day, 'Bronze Waltz')).toEqual([8]);
  });

  const plan = made(generateRounds(buildPlan([entered('Bronze Waltz', 94)]), 'all', DEFAULT_TIMING));
  const rounds = listRoundsInOrder(plan, 'Bronze Waltz');

  test('generated rounds are named back from the final', () => {
    expect(rounds.map(({ name }) => name)).toEqual([
      '1st Round',
      '2nd Round',
      '3rd Round',
      'Quarter-Final',
      'Semi-Final',
      'Final',
    ]);
  });

  test('generated rounds recall as many couples as the next round has', () => {
    expect(rounds.slice(0, -1).map(({ recallSize }) => recallSize)).toEqual([60, 38, 24, 12, 6]);
  });

  test('generated rounds have heats of at most 20, and a final has one heat', () => {
    expect(rounds.map(({ numHeats }) => numHeats)).toEqual([5, 3, 2, 2, 1, 1]);
  });

  test('the first danced round gets the entered couples, in even heats', () => {
    expect(countCouplesPerRound(plan, 'Bronze Waltz')).toEqual([94, 0, 0, 0, 0, 0]);
    const heats = rounds[0]?.entries.map(({ heats: [heat] }) => heat);
    expect([1, 2, 3, 4, 5].map((heat) => heats?.filter((one) => one === heat).length)).toEqual([
      19, 19, 19, 19, 18,
    ]);
  });

  test('generated rounds all wait to start, and have no saved marks', () => {
    expect(new Set(listRoundStates(plan, 'Bronze Waltz'))).toEqual(new Set(['initialized']));
    expect(rounds.every(({ keptUnder, hasMarks }) => keptUnder === undefined && !hasMarks)).toBe(true);
  });

  test('a level’s own ladder and heats apply to that level only', () => {
    const timing = {
      ...DEFAULT_TIMING,
      levels: { Bronze: { ladder: [6, 12, 24, 48, 96], largestHeat: 24 } },
    };
    const both = made(
      generateRounds(buildPlan([entered('Bronze Waltz', 94), entered('Silver Waltz', 94)]), 'all', timing),
    );
    expect(listRoundsInOrder(both, 'Bronze Waltz').map(({ numHeats }) => numHeats)).toEqual([4, 2, 1, 1, 1]);
    expect(listRoundsInOrder(both, 'Silver Waltz')).toHaveLength(6);
  });

  test('an event without couples keeps one empty final on the plan', () => {
    const empty = made(generateRounds(buildPlan([entered('Gold Waltz', 0)]), 'all', DEFAULT_TIMING));
    expect(listRoundsInOrder(empty, 'Gold Waltz').map(({ name, state }) => ({ name, state }))).toEqual([
      { name: 'Final', state: 'empty' },
    ]);
  });
});

describe('the order of the day', () => {
  test('the generated order interleaves levels within a style, with the styles Smooth, Standard, Rhythm, Latin', () => {
    const plan = made(
      generateRounds(
        buildPlan([
          entered('Silver Waltz', 7),
          entered('Newcomer Rumba', 2, 'Latin'),
          entered('Newcomer Tango', 6),
          entered('Newcomer Waltz', 15),
          entered('Gold Waltz', 6, 'Smooth'),
        ]),
        'all',
        DEFAULT_TIMING,
      ),
    );
    expect(describeDay(plan)).toEqual([
      'Final of Gold Waltz',
      'Quarter-Final of Newcomer Waltz',
      'Final of Newcomer Tango',
      'Semi-Final of Silver Waltz',
      'Semi-Final of Newcomer Waltz',
      'Final of Silver Waltz',
      'Final of Newcomer Waltz',
      'Final of Newcomer Rumba',
    ]);
  });

  test('generated rounds replace the old ones in place, and breaks stay', () => {
    const plan = buildPlan(
      [
        buildPlannedEvent('Bronze Waltz', [{ couples: 7 }]),
        buildPlannedEvent('Silver Waltz', [{ couples: 2 }]),
      ],
      ['Morning', 'Bronze Waltz 0', 'Lunch', 'Silver Waltz 0'],
      [buildBlock('Morning', 0), buildBlock('Lunch', 0)],
    );
    expect(describeDay(made(generateRounds(plan, [testEvent('Bronze Waltz')], DEFAULT_TIMING)))).toEqual([
      'Morning',
      'Semi-Final of Bronze Waltz',
      'Final of Bronze Waltz',
      'Lunch',
      'Final of Silver Waltz',
    ]);
  });

  test('generated rounds are never inserted before a danced round', () => {
    const plan = buildPlan(
      [
        buildPlannedEvent('Bronze Waltz', [{ couples: 2 }]),
        buildPlannedEvent('Silver Waltz', [{ couples: 2, state: 'posted' }]),
      ],
      ['Bronze Waltz 0', 'Silver Waltz 0'],
    );
    expect(describeDay(made(generateRounds(plan, [testEvent('Bronze Waltz')], DEFAULT_TIMING)))).toEqual([
      'Final of Silver Waltz',
      'Final of Bronze Waltz',
    ]);
  });
});

describe('events that have begun are neither regenerated nor cleared', () => {
  const plan = buildPlan([
    buildPlannedEvent('Bronze Waltz', [{}, { couples: 12, state: 'running' }]),
    buildPlannedEvent('Silver Waltz', [{}, { couples: 12, hasMarks: true }]),
    buildPlannedEvent('Gold Waltz', [{ couples: 6 }, { couples: 6, state: 'skipped' }]),
  ]);

  test('rounds of events that have begun are not generated again, with a reason per event', () => {
    expect(formatOutcome(generateRounds(plan, 'all', DEFAULT_TIMING))).toBe(
      'events object: cannot be regenerated Semi-Final of Bronze Waltz running; ' +
        'cannot be regenerated Semi-Final of Silver Waltz has marks; was skipped Semi-Final of Gold Waltz, 0',
    );
    expect(formatOutcome(clearRounds(plan, 'all', FLAG))).toBe(
      'events object: cannot be cleared Semi-Final of Bronze Waltz running; ' +
        'cannot be cleared Semi-Final of Silver Waltz has marks, 0',
    );
  });

  test('clearing the plan skips events that have begun, and keeps all entries', () => {
    const cleared = made(clearRounds(plan, [testEvent('Gold Waltz')], FLAG));
    expect(listRoundsInOrder(cleared, 'Gold Waltz')).toEqual([]);
    expect(cleared.events[2]?.entries).toHaveLength(6);
    expect(listRoundsInOrder(cleared, 'Bronze Waltz')).toHaveLength(2);
  });
});
