import { beforeEach, describe, expect, test } from 'vitest';
import { parseEntryId, parseEventKey, parseJudgeKey } from '../../../domain/ids.ts';
import type { PlanChange } from '../../../domain/schedule/plan/change.ts';
import type { PlanDraft } from '../../../domain/schedule/plan/draft.ts';
import { DRAW_BY_NUMBER } from '../../../domain/schedule/heats/draw.ts';
import { parseBlockId } from '../../../domain/schedule/plan/plan.ts';
import { DEFAULT_TIMING } from '../../../domain/schedule/times/timing.ts';
import { savePlanDraft, readPlanDraft } from '../../../store/plan/planDraft.ts';

// Tests the store's module here, where there is a browser's storage.

const must = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('no key');
  return value;
};
const event = must(parseEventKey('Gold Waltz'));
const block = must(parseBlockId('lunch'));
const at = { event, round: 1 };
const item = { kind: 'round', ...at } as const;

const EVERY_KIND: readonly PlanChange[] = [
  { kind: 'generate', events: 'all', timing: DEFAULT_TIMING },
  { kind: 'generate', events: [event], timing: { ...DEFAULT_TIMING, levels: { Gold: { largestHeat: 12 } } } },
  { kind: 'clear', events: [event] },
  { kind: 'retime', was: DEFAULT_TIMING, would: { ...DEFAULT_TIMING, secondsBetweenRounds: 40 } },
  { kind: 'addRound', ...at },
  { kind: 'deleteRound', ...at },
  { kind: 'skipRound', ...at },
  { kind: 'unskipRound', ...at },
  { kind: 'shift', item, direction: 'up' },
  { kind: 'move', item, before: { kind: 'block', block } },
  { kind: 'move', item, before: undefined },
  { kind: 'reorder', order: [item, { kind: 'block', block }] },
  { kind: 'sort' },
  { kind: 'setRecall', ...at, size: 7 },
  { kind: 'setHeats', ...at, heats: 2, wishes: DRAW_BY_NUMBER },
  {
    kind: 'drawHeats',
    ...at,
    wishes: { order: { kind: 'byChance', seed: 4, eachDance: true }, schoolsApart: true },
  },
  { kind: 'moveCouple', ...at, couple: must(parseEntryId('c101')), heat: 2, dance: undefined },
  { kind: 'seed', ...at, couple: must(parseEntryId('c101')), largestHeat: 14 },
  { kind: 'setPanel', ...at, panel: [must(parseJudgeKey('A'))] },
  {
    kind: 'assignPanels',
    wishes: { judges: [must(parseJudgeKey('A'))], preliminary: 5, final: 7, inARow: 4 },
  },
  {
    kind: 'addBlock',
    block: { id: block, kind: 'lunch', title: 'Lunch', minutes: 45, notBefore: undefined },
    before: undefined,
  },
  { kind: 'editBlock', block, edit: { kind: 'lunch', title: 'Lunch', minutes: 30, notBefore: 1000 } },
  { kind: 'editBlock', block, edit: { kind: 'lunch', title: 'Lunch', minutes: 30, notBefore: undefined } },
  { kind: 'removeBlock', block },
  {
    kind: 'setStartTimes',
    times: [
      { ...at, startTime: 5 },
      { event, round: 0, startTime: undefined },
    ],
  },
];

const draftOf = (changes: readonly PlanChange[]): PlanDraft => ({
  changes: changes.map((change) => ({ change, shapes: [{ event, published: 3, drafted: undefined }] })),
});

beforeEach(() => localStorage.clear());

describe('a draft on this device', () => {
  test.each(EVERY_KIND.map((change) => [change.kind, change] as const))(
    'a draft kept on this device comes back as it was: %s',
    (_kind, change) => {
      const draft = draftOf([change]);
      expect(savePlanDraft('demo', draft)).toBe(true);
      expect(readPlanDraft('demo')).toStrictEqual(draft);
    },
  );

  test('a sent draft is recognized after a reload', () => {
    const draft: PlanDraft = { ...draftOf([{ kind: 'sort' }]), sent: { at: 1234, revision: 8 } };
    savePlanDraft('demo', draft);
    expect(readPlanDraft('demo')).toStrictEqual(draft);
  });

  test('a saved draft is removed once it is empty, and belongs to one competition', () => {
    savePlanDraft('demo', draftOf([{ kind: 'sort' }]));
    expect(readPlanDraft('princeton25').changes).toEqual([]);
    savePlanDraft('demo', draftOf([]));
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['no JSON', '{"changes":'],
    ['another thing', '7'],
    ['a change nobody knows', '{"changes":[{"change":{"kind":"explode"},"shapes":[]}]}'],
    [
      'a key that is none',
      '{"changes":[{"change":{"kind":"addRound","event":"a/b","round":1},"shapes":[]}]}',
    ],
    [
      'a round that is no number',
      '{"changes":[{"change":{"kind":"addRound","event":"a","round":"x"},"shapes":[]}]}',
    ],
  ])('an unreadable draft counts as none: %s', (_what, text) => {
    localStorage.setItem('floorcraft-plan-demo', text);
    expect(readPlanDraft('demo').changes).toEqual([]);
  });
});
