import { expect, test } from 'vitest';
import { findCurrentPanel, buildPanels } from './judging.ts';
import { replaceJudge } from './judgeReplacement.ts';
import { testJudge } from '../schedule/testing/plans.ts';
import { buildTestRound } from '../testing/round.ts';

const round = buildTestRound({
  number: 0,
  name: 'Final',
  state: 'running',
  panel: [testJudge('A'), testJudge('B')],
});
/** The style's dances in list order; on the floor the Viennese Waltz is third. */
const AS_LISTED = ['Waltz', 'Tango', 'Foxtrot', 'Quickstep', 'Viennese Waltz'] as const;

test('a judge who joins at the third dance gets the remaining dances in floor order', () => {
  const panels = buildPanels({ style: 'Standard', dances: AS_LISTED }, round, []);
  const after = replaceJudge(panels, {
    judge: testJudge('A'),
    by: testJudge('C'),
    from: 'Viennese Waltz',
    why: 'Ill.',
  });
  const seats = after.ok ? after.value : new Map();
  expect([...seats].filter(([, panel]) => panel.includes(testJudge('C'))).map(([dance]) => dance)).toEqual([
    'Viennese Waltz',
    'Foxtrot',
    'Quickstep',
  ]);
  expect(findCurrentPanel({ style: 'Standard', dances: AS_LISTED }, { ...round, seats }, [])).toEqual([
    'C',
    'B',
  ]);
});
