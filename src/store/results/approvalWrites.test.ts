import { expect, test } from 'vitest';
import { mapDefined } from '../../domain/mapDefined.ts';
import { parseEventKey, parseJudgeKey, parseLeadNumber, type LeadNumber } from '../../domain/ids.ts';
import { eventPath } from '../events/events.ts';
import { buildTestRound } from '../../domain/testing/round.ts';
import { resolveApproval, approvalPath, approvals, type Approval } from './approvals.ts';
import { postResult } from './posting.ts';
import { findOpenQuestion, findSupersededQuestion, withdrawQuestion } from './withdrawQuestion.ts';
import { storeDecision } from './approvalWrites.ts';
import {
  buildCutQuestion,
  buildDisqualificationQuestion,
  buildFinalQuestion,
  buildShortSheetQuestion,
  buildTieQuestion,
  askChairman,
  type Question,
} from './askChairman.ts';
import type { Patch } from '../tree/patch.ts';

const key = parseEventKey('Gold Waltz');
const judge = parseJudgeKey('C');
const couple = parseLeadNumber('101');
if (key === undefined || judge === undefined || couple === undefined) throw new Error('plain keys');
const AT = { event: key, round: 1 };
const SCRUTINEER = { uid: 's', name: 'Sam' };
const CHAIRMAN = { uid: 'c', name: 'Chris' };

const leads = (...texts: readonly string[]): readonly LeadNumber[] =>
  mapDefined(texts, (text) => parseLeadNumber(text));

/** The round's approval after these patches, each at its time. */
function after(...patches: readonly (readonly [at: number, patch: Patch])[]): Approval {
  const node: Record<string, unknown> = {};
  for (const [at, patch] of patches)
    for (const [path, value] of Object.entries(patch)) {
      const [, field] = path.split(`${approvalPath(AT.event, AT.round).at}/`);
      if (field === undefined) continue;
      if (value === null) Reflect.deleteProperty(node, field);
      else if (typeof value === 'object') node[field] = Object.assign({}, value, { at });
    }
  return approvalPath(AT.event, AT.round).parse(node);
}

const ROUND = buildTestRound({ number: 1, state: 'marked' });
const EVENT = eventPath(key).parse({ name: 'Gold Waltz' });
if (EVENT === undefined) throw new Error('an event');
const by = { uid: 's', who: 'Sam (scrutineer)', device: 'laptop', at: 1 };
const put = (question: Question, round = ROUND) =>
  askChairman(by, SCRUTINEER, { event: EVENT, round }, question);
const asking = (question: Question, round = ROUND): Patch => put(question, round).patch;

test.each([
  ['a cut', asking(buildCutQuestion(leads('101', '102'), '')), { what: 'cut', count: 2 }],
  [
    'a tie',
    asking(buildTieQuestion({ through: 8, tied: leads('101', '103') }, 'look')),
    { what: 'tie', count: 8, couples: ['101', '103'], note: 'look' },
  ],
  ['a final', asking(buildFinalQuestion('')), { what: 'final' }],
  [
    'a short sheet',
    asking(buildShortSheetQuestion({ judge, dance: 'Waltz', by: 1 }, '')),
    { what: 'short sheet', judge: 'C', dance: 'Waltz', count: 1 },
  ],
  [
    'a disqualification',
    asking(buildDisqualificationQuestion(couple, 'level')),
    { what: 'disqualification', couples: ['101'], note: 'level' },
  ],
])('the question %s is read back as it was asked', (_, patch, asked) => {
  expect(after([5, patch])).toMatchObject({ kind: 'waits', asked: { ...asked, name: 'Sam', at: 5 } });
});

test('a question waits until it is answered, and a later one waits again', () => {
  const ask = asking(buildFinalQuestion(''));
  const answer = storeDecision(AT, CHAIRMAN, 'refused', { note: 'B is missing' });
  expect(after([5, ask], [6, answer])).toMatchObject({
    kind: 'answered',
    decided: { verdict: 'refused', note: 'B is missing', name: 'Chris' },
  });
  expect(after([6, answer], [7, ask]).kind).toBe('waits');
});

test('a signature blocks later questions until it is removed', () => {
  const ask = asking(buildFinalQuestion(''));
  const sign = storeDecision(AT, CHAIRMAN, 'signed', { note: '' });
  expect(after([5, sign], [6, ask]).kind).toBe('signed');
  expect(after([7, storeDecision(AT, CHAIRMAN, 'reopened', { note: 'misread' })]).kind).toBe('answered');
});

const cut = asking(buildCutQuestion(leads('101', '102'), ''));

test('a withdrawn question no longer waits, and keeps its author and reason', () => {
  const asked = findOpenQuestion(after([5, cut]));
  if (asked === undefined) throw new Error('nothing was asked');
  const { patch, record } = withdrawQuestion(by, { event: EVENT, round: ROUND }, asked, 'posted');
  expect(after([5, cut], [6, patch])).toMatchObject({
    kind: 'withdrawn',
    asked: { what: 'cut' },
    withdrawn: { because: 'posted', name: 'Sam (scrutineer)', at: 6 },
  });
  expect(record).toMatchObject({ kind: 'question withdrawn', question: 'cut', because: 'posted' });
  expect(after([5, cut], [6, patch], [7, cut]).kind).toBe('waits');
});

test('posting a round withdraws its open question in the same patch', () => {
  const asked = findOpenQuestion(after([5, cut]));
  const posting = { patch: {}, posted: { recalled: leads('101') } };
  const kinds = postResult(by, EVENT, ROUND, { ...posting, open: asked }).map(({ record }) => record?.kind);
  expect(kinds).toEqual(['result posted', 'question withdrawn']);
  expect(postResult(by, EVENT, ROUND, { ...posting, open: undefined })).toHaveLength(1);
});

test.each([
  ['posted', 'posted'],
  ['initialized', 'put back'],
  ['skipped', 'skipped'],
] as const)('a round that is %s has no waiting question', (state, because) => {
  const seen = resolveApproval(after([5, cut]), buildTestRound({ number: 1, state }));
  expect(seen).toMatchObject({ kind: 'withdrawn', withdrawn: { because } });
});

test('a question waits while its round is marked or counted', () => {
  for (const state of ['running', 'marked'] as const)
    expect(resolveApproval(after([5, cut]), buildTestRound({ number: 1, state })).kind).toBe('waits');
});

test('reopening sheets withdraws questions about them, but not a disqualification', () => {
  const short = asking(buildShortSheetQuestion({ judge, dance: 'Waltz', by: 1 }, ''));
  const out = asking(buildDisqualificationQuestion(couple, ''));
  const overtaken = (patch: Patch, sheet?: { judge: typeof judge; dance: 'Waltz' | 'Tango' }) =>
    findSupersededQuestion(after([5, patch]), sheet)?.what;
  expect(overtaken(cut)).toBe('cut');
  expect(overtaken(out)).toBeUndefined();
  expect(overtaken(short)).toBeUndefined();
  expect(overtaken(short, { judge, dance: 'Tango' })).toBeUndefined();
  expect(overtaken(short, { judge, dance: 'Waltz' })).toBe('short sheet');
});

test('a malformed question counts as none, without an error', () => {
  for (const raw of [null, 'x', 5, [], { 'Gold Waltz': { 1: { asked: 'x', decided: [] } } }])
    expect(() => approvals.parse(raw)).not.toThrow();
  expect(approvalPath(AT.event, 1).parse({ asked: { what: 'a holiday', at: 5 } })).toEqual({
    kind: 'nothing',
  });
});

test('adding a late couple withdraws a question about a sheet, because the sheet is open again', () => {
  const asked = after([
    5,
    asking(
      buildShortSheetQuestion({ judge, dance: 'Waltz', by: 1 }, ''),
      buildTestRound({ number: 1, state: 'running', lineUp: 1 }),
    ),
  ]);
  const running = (lineUp: number) => buildTestRound({ number: 1, state: 'running', lineUp });
  expect(resolveApproval(asked, running(1)).kind).toBe('waits');
  expect(resolveApproval(asked, running(2))).toMatchObject({
    kind: 'withdrawn',
    withdrawn: { because: 'other line-up' },
  });
});

test.each([
  [
    'a cut',
    buildCutQuestion(leads('101', '102'), ''),
    { question: 'cut', count: 2, couples: ['101', '102'] },
  ],
  ['a final', buildFinalQuestion('look at 3rd'), { question: 'final', why: 'look at 3rd' }],
  [
    'a short sheet',
    buildShortSheetQuestion({ judge, dance: 'Waltz', by: 2 }, ''),
    { question: 'short sheet', count: 2, sheet: { judge: 'C', dance: 'Waltz' } },
  ],
  [
    'a disqualification',
    buildDisqualificationQuestion(couple, 'level'),
    { question: 'disqualification', couples: ['101'], why: 'level' },
  ],
])('the question %s is asked and recorded in one patch', (_, question, recorded) => {
  expect(put(question).record).toMatchObject({
    kind: 'chairman asked',
    event: 'Gold Waltz',
    round: 1,
    who: 'Sam (scrutineer)',
    ...recorded,
  });
});

test('the questions of all events are read by round, without malformed rounds', () => {
  const asked = { what: 'final', at: 5 };
  const found = approvals.parse({ 'Gold Waltz': { 0: { asked }, x: { asked } } });
  expect([...found].map(([event, rounds]) => [event, [...rounds.keys()]])).toEqual([[key, [0]]]);
  expect(found.get(key)?.get(0)?.kind).toBe('waits');
});
