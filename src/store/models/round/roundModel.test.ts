import { expect, test } from 'vitest';
import { isFinal, type Round } from '../../../domain/competition.ts';
import { DEFAULT_TIMING } from '../../../domain/schedule/times/timing.ts';
import {
  buildQuestion,
  buildSimpleEvent,
  buildJudges,
  buildSimpleRound,
  buildJudgeKey,
} from '../../../web/kit/testing/builders.ts';
import type { Approval } from '../../results/approvals.ts';
import { roundMarksPath } from '../../sheets/marks.ts';
import type { Sheet, Sheets } from '../../sheets/sheets.ts';
import { findCurrentCut } from './currentCut.ts';
import { computeFinal } from './finalCount.ts';
import { buildRoundModel, type RoundStep } from './roundModel.ts';
import { gatherSheets } from './roundSheets.ts';

const COUPLES = ['101', '117', '126'];
const NOTHING: Approval = { kind: 'nothing' };
const IN: Sheet = { state: 'sent', count: 1, at: 1, reason: undefined };

/** A round whose judge A has marked these couples. */
function marked(round: Round, marks: readonly string[], approval = NOTHING) {
  const event = { ...buildSimpleEvent(COUPLES), rounds: [round] };
  const roundMarks = roundMarksPath(event.key, round.number).parse({ A: { Waltz: marks } });
  const sheets: Sheets = new Map([[buildJudgeKey('A'), new Map([['Waltz', IN]])]]);
  const about = {
    event,
    approval,
    sheets: gatherSheets(event, round, buildJudges('A'), { roundMarks, sheets }),
  };
  if (isFinal(round)) {
    const final = {
      computed: computeFinal(event, about.sheets),
      earlier: new Map(),
      release: 'at once',
    } as const;
    return buildRoundModel({ ...about, round, final });
  }
  const cut = findCurrentCut({ ...about, round, figures: DEFAULT_TIMING }, undefined, () => undefined);
  return buildRoundModel({ ...about, round, cut });
}

const recallOf = (recallSize: number) =>
  buildSimpleRound(1, COUPLES, { state: 'marked', recallSize, panel: [buildJudgeKey('A')] });
const FINAL = buildSimpleRound(0, COUPLES, { state: 'marked', panel: [buildJudgeKey('A')] });

test.each<[Round['state'], readonly RoundStep[]]>([
  ['initialized', ['start']],
  ['running', ['take back start', 'close', 'scratch couple', 'replace judge']],
  ['posted', ['unpost']],
])('the scrutineer is offered the steps of a round that is %s', (state, steps) => {
  const { offers } = marked(buildSimpleRound(0, COUPLES, { state, panel: [buildJudgeKey('A')] }), COUPLES);
  const all: readonly RoundStep[] = [
    'start',
    'take back start',
    'close',
    'reopen',
    'post',
    'unpost',
    'key paper',
  ];
  expect(all.filter(offers)).toEqual(all.filter((step) => steps.includes(step)));
});

test('a clear cut can be posted, and a tie goes to the chairman first', () => {
  expect(marked(recallOf(2), ['101', '117'])).toMatchObject({
    post: { kind: 'ready' },
    question: { about: 'cut' },
  });
  expect(marked(recallOf(2), ['101'])).toMatchObject({
    post: { kind: 'blocked', why: 'no cut' },
    question: { about: 'tie', question: { couples: ['117', '126'] } },
  });
});

test('a final can be posted once every sheet is in', () => {
  expect(marked(FINAL, COUPLES)).toMatchObject({ post: { kind: 'ready' }, question: { about: 'final' } });
  expect(marked(FINAL, ['101'])).toMatchObject({
    post: { kind: 'blocked', why: 'not in' },
    question: undefined,
  });
});

test('a signed round has no questions, and an open question is withdrawn with the posting', () => {
  const decided = { verdict: 'signed', name: 'Cy', at: 1, note: undefined, count: undefined } as const;
  expect(marked(FINAL, COUPLES, { kind: 'signed', asked: undefined, decided }).question).toBeUndefined();
  const { withdraw, post } = marked(FINAL, COUPLES, {
    kind: 'waits',
    asked: buildQuestion({ what: 'final' }),
  });
  const by = { uid: 'u', who: 'Ann', device: 'd', at: 1 };
  expect(withdraw?.(by)).toHaveLength(1);
  const kinds = post.kind === 'ready' ? post.changesBy(by).map(({ record }) => record?.kind) : [];
  expect(kinds).toEqual(['result posted', 'question withdrawn']);
});
