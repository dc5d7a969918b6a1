import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JudgeKey } from '../../ids.ts';
import {
  assignPanels,
  listJudgesToSeat,
  findPanelWarnings,
  DEFAULT_PANELS,
  type PanelOptions,
} from './panels.ts';
import { listItems, type Plan, type PlannedRound } from './plan.ts';
import {
  buildBlock,
  buildEntry,
  buildPlannedEvent,
  buildPlan,
  testCouple,
  testJudge,
} from '../testing/plans.ts';

const judges = (count: number): readonly JudgeKey[] =>
  Array.from({ length: count }, (_, at) => testJudge(String.fromCodePoint(65 + at)));

const assigned = (plan: Plan, wishes: PanelOptions): Plan => {
  const answer = assignPanels(plan, wishes);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.value;
};

const usual = (count: number): PanelOptions => ({ judges: judges(count), ...DEFAULT_PANELS });

/** The rounds of the day in order, with breaks as undefined. */
const inOrder = (plan: Plan): readonly (PlannedRound | undefined)[] =>
  listItems(plan).map((item) => (item.kind === 'round' ? item.round : undefined));

/** `count` events with a first round, each followed by its final. */
const day = (count: number): Plan => {
  const events = Array.from({ length: count }, (_, at) =>
    buildPlannedEvent(`Event ${at}`, [{}, { couples: 12 }]),
  );
  return buildPlan(
    events,
    events.flatMap(({ name }) => [`${name} 1`, `${name} 0`]),
  );
};

/** The most rounds in a row of one judge. */
const longestRow = (plan: Plan, judge: JudgeKey): number => {
  let row = 0;
  let longest = 0;
  for (const round of inOrder(plan)) {
    row = round?.panel.includes(judge) === true ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return longest;
};

const load = (plan: Plan, judge: JudgeKey): number =>
  inOrder(plan).filter((round) => round?.panel.includes(judge)).length;

describe('a panel for every round', () => {
  test('a preliminary round has five judges, and a final seven', () => {
    expect(inOrder(assigned(day(2), usual(9))).map((round) => round?.panel.length)).toEqual([5, 7, 5, 7]);
  });

  test.each([
    { there: 9, asked: 6, panel: 5 },
    { there: 6, asked: 7, panel: 5 },
    { there: 4, asked: 9, panel: 3 },
    { there: 2, asked: 7, panel: 1 },
    { there: 1, asked: 7, panel: 1 },
  ])('a final’s panel is odd: $asked asked for, $there available give $panel', ({ there, asked, panel }) => {
    const plan = assigned(day(1), { ...usual(there), final: asked });
    expect(inOrder(plan).at(-1)?.panel).toHaveLength(panel);
  });

  test('the assignment of panels gives all judges about the same number of rounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 15 }), (events, count) => {
        const plan = assigned(day(events), usual(count));
        const loads = judges(count).map((one) => load(plan, one));
        expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(2);
      }),
    );
  });

  test('the assignment of panels limits each judge’s rounds in a row if there are enough judges', () => {
    const finals = Array.from({ length: 60 }, (_, at) => buildPlannedEvent(`Event ${at}`, [{ couples: 6 }]));
    const plan = buildPlan(
      finals,
      finals.map(({ name }) => `${name} 0`),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(1, 3, 5, 7, 9),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 0, max: 3 }),
        (size, inARow, more) => {
          // Enough judges for all to sit out one round of k + 1.
          const enough = Math.ceil((size * (inARow + 1)) / inARow);
          const wishes = { judges: judges(enough + more), preliminary: size, final: size, inARow };
          const after = assigned(plan, wishes);
          for (const one of wishes.judges) expect(longestRow(after, one)).toBeLessThanOrEqual(inARow);
        },
      ),
    );
  });

  test('a break counts as a rest for a judge, and a heading does not', () => {
    // A has judged three rounds already, so B is next, but two rounds in a row are the limit.
    const wishes = { judges: judges(2), preliminary: 1, final: 1, inARow: 2 };
    const posted = ['One', 'Two', 'Three'].map((name) =>
      buildPlannedEvent(name, [{ couples: 6, state: 'posted', panel: [testJudge('A')] }]),
    );
    const waiting = ['Four', 'Five', 'Six'].map((name) => buildPlannedEvent(name, [{ couples: 6 }]));
    const panels = (minutes: number) =>
      inOrder(
        assigned(
          buildPlan(
            [...posted, ...waiting],
            ['One 0', 'Two 0', 'Three 0', 'Four 0', 'Five 0', 'Break', 'Six 0'],
            [buildBlock('Break', 0, { minutes })],
          ),
          wishes,
        ),
      ).flatMap((round) => round?.panel ?? []);
    expect(panels(0).join('')).toBe('AAABBA');
    expect(panels(20).join('')).toBe('AAABBB');
  });

  test('the assignment keeps panels of danced rounds and counts them', () => {
    const plan = buildPlan(
      [
        buildPlannedEvent('One', [
          { couples: 6, state: 'posted', panel: [testJudge('A'), testJudge('B'), testJudge('C')] },
        ]),
        buildPlannedEvent('Two', [{ couples: 6 }]),
      ],
      ['One 0', 'Two 0'],
    );
    const after = assigned(plan, { judges: judges(6), preliminary: 3, final: 3, inARow: 4 });
    expect(inOrder(after).map((round) => round?.panel.join(''))).toEqual(['ABC', 'DEF']);
  });

  test('a skipped or empty round gets no panel', () => {
    const plan = buildPlan([buildPlannedEvent('One', [{ couples: 6 }, { couples: 6, state: 'skipped' }])]);
    expect(inOrder(assigned(plan, usual(9))).map((round) => round?.panel.length)).toEqual([0, 7]);
  });

  test.each([
    { what: 'no judges', wishes: usual(0) },
    { what: 'a panel of nobody', wishes: { ...usual(9), final: 0 } },
    { what: 'no round in a row', wishes: { ...usual(9), inARow: 0 } },
  ])('the assignment of panels refuses $what', ({ wishes }) => {
    expect(assignPanels(day(1), wishes).ok).toBe(false);
  });
});

describe('warnings, which never block', () => {
  const entries = [
    buildEntry(101, { affiliation: 'MIT' }),
    buildEntry(102, { affiliation: 'mit ' }),
    buildEntry(103, { followName: 'Ann  Lee' }),
    buildEntry(104, { affiliation: 'Yale' }),
  ];
  const event = buildPlannedEvent('Gold Waltz', [{}, {}], { entries });
  const [final, semi] = event.rounds;
  if (final === undefined || semi === undefined) throw new Error('two rounds');
  const ties = [
    { judge: testJudge('A'), schools: ['MIT'], people: ['ann lee'] },
    { judge: testJudge('B'), schools: ['Yale', ''], people: [] },
  ];
  const inRound = (...numbers: readonly number[]) =>
    numbers.map((number) => ({ id: testCouple(number), heats: [1] }));

  test('a judge with ties to a school or person of the round gives a warning', () => {
    const round = { ...semi, entries: inRound(101, 102, 103), panel: judges(3) };
    expect(findPanelWarnings(event, round, ties)).toMatchObject([
      { kind: 'school', judge: 'A', school: 'MIT', couples: [{}, {}] },
      { kind: 'person', judge: 'A', person: 'ann lee' },
    ]);
  });

  test('ties are checked for all couples of an event while recalls are unknown, and for all judges if there is no panel', () => {
    expect(findPanelWarnings(event, final, ties).map(({ kind }) => kind)).toEqual([
      'school',
      'person',
      'school',
    ]);
  });

  test('ties of judges who are not on the panel give no warning', () => {
    expect(
      findPanelWarnings(event, { ...semi, entries: inRound(101), panel: [testJudge('B')] }, ties),
    ).toEqual([]);
  });

  test('an even panel in a final gives a warning', () => {
    const round = { ...final, panel: judges(4) };
    expect(findPanelWarnings(event, round, [])).toEqual([{ kind: 'evenFinal', judges: 4 }]);
    expect(findPanelWarnings(event, { ...semi, panel: judges(4) }, [])).toEqual([]);
  });
});

test('the chairman is seated only if the other judges don’t fill a panel', () => {
  const withChairman = (others: number) =>
    judges(others + 1).map((key, at) => ({ key, name: undefined, chairman: at === others }));
  expect(listJudgesToSeat(withChairman(8))).toEqual(judges(8));
  expect(listJudgesToSeat(withChairman(5))).toEqual(judges(5));
  expect(listJudgesToSeat(withChairman(4))).toEqual(judges(5));
});
