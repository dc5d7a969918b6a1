import { buildTestRound, type RoundInput } from '../../domain/testing/round.ts';
import { expect, test } from 'vitest';
import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import { parseDance } from '../../domain/event/dances.ts';
import {
  parseEntryId,
  createEventKey,
  parseJudgeKey,
  parseLeadNumber,
  type EntryId,
  type LeadNumber,
} from '../../domain/ids.ts';
import { eventPath } from '../events/events.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';
import { buildFinalPosting, postCallbacks, unpostResult } from './posting.ts';

const lead = (text: string): LeadNumber => {
  const number = parseLeadNumber(text);
  if (number === undefined) throw new Error(`${text} is no number`);
  return number;
};
const id = (text: string): EntryId => {
  const key = parseEntryId(text);
  if (key === undefined) throw new Error(`${text} is no key`);
  return key;
};

const round = (number: number, more: RoundInput = {}): Round =>
  buildTestRound({
    number,
    name: `Round ${number}`,
    state: 'initialized',
    recallSize: 2,
    numHeats: 1,
    scheduleIndex: 9 - number,
    startTime: undefined,
    entries: [],
    panel: [],
    ...more,
  });

const event = (...rounds: readonly Round[]): CompetitionEvent => ({
  key: createEventKey('Rumba'),
  name: 'Rumba',
  level: 'Gold',
  style: 'Latin',
  dances: ['Rumba'],
  entries: ['101', '102', '103'].map((number) => ({
    id: id(`c${number}`),
    number: lead(number),
    leadName: '',
    followName: '',
    affiliation: '',
    placeholder: true,
    checkedIn: new Map(),
  })),
  rounds,
});

const callbacks = { recalled: [lead('101'), lead('103')], counts: new Map([[lead('101'), 2]]) };

test('a posting enters the recalled couples in the next round', () => {
  const rumba = event(round(0), round(1), round(2, { state: 'marked' }));
  const patch = postCallbacks(rumba, round(2), callbacks);
  expect(patch['events/Rumba/rounds/1/entries']).toEqual({ c101: { heat: 1 }, c103: { heat: 1 } });
});

test('a couple seeded past a round is in the next one before and after the posting, placed ahead of eliminated couples', () => {
  const rumba = event(
    round(0),
    round(1, { state: 'skipped', byes: [id('c102')] }),
    round(2, { state: 'marked' }),
  );
  const counts = new Map([
    [lead('101'), 2],
    [lead('103'), 0],
  ]);
  const patch = postCallbacks(rumba, round(2), { recalled: [lead('101')], counts });
  expect(patch['events/Rumba/rounds/0/entries']).toEqual({ c101: { heat: 1 }, c102: { heat: 1 } });
  expect(patch['resultsSaved/Rumba/2']).toMatchObject({ placements: { 103: 3 } });
  const by = { uid: 'uid', who: 'Ann (scrutineer)', device: 'desk', at: 1 };
  expect(unpostResult(by, rumba, round(2), 'Why').patch['events/Rumba/rounds/0/entries']).toEqual({
    c102: { heat: 1 },
  });
});

test('a seeded couple that left the event does not push others down', () => {
  const rumba = event(round(0, { byes: [id('c102'), id('gone')] }), round(1, { state: 'marked' }));
  const counts = new Map([
    [lead('101'), 2],
    [lead('103'), 0],
  ]);
  const patch = postCallbacks(rumba, round(1), { recalled: [lead('101')], counts });
  expect(patch['resultsSaved/Rumba/1']).toMatchObject({ placements: { 103: 3 } });
});

test('a posting enters the recalled couples past a skipped round', () => {
  const rumba = event(round(0), round(1, { state: 'skipped' }), round(2, { state: 'marked' }));
  const patch = postCallbacks(rumba, round(2), callbacks);
  expect(patch['events/Rumba/rounds/0/entries']).toEqual({ c101: { heat: 1 }, c103: { heat: 1 } });
  expect(patch).not.toHaveProperty(['events/Rumba/rounds/1/entries']);
});

test('a couple without a number is not recalled', () => {
  const rumba = event(round(0), round(1, { state: 'marked' }));
  const entries = rumba.entries.map((entry) =>
    entry.number === '102' ? { ...entry, number: undefined } : entry,
  );
  const patch = postCallbacks({ ...rumba, entries }, round(1), callbacks);
  expect(patch['events/Rumba/rounds/0/entries']).toEqual({ c101: { heat: 1 }, c103: { heat: 1 } });
});

test('a posting clears the out list of a reset round when its couples are entered again', () => {
  const by = { uid: 'uid', who: 'Ann (scrutineer)', device: 'desk', at: 1 };
  const semi = round(1, { state: 'posted' });
  const before = event(round(0, { lineUp: 1 }), semi);
  const posted = postCallbacks(before, round(1, { state: 'marked' }), callbacks);
  const takenBack = unpostResult(by, before, semi, 'a slip').patch;
  for (const patch of [posted, takenBack]) expect(patch['couplesOut/Rumba/0']).toBe(null);
  expect(postCallbacks(event(round(0), semi), semi, callbacks)).not.toHaveProperty(['couplesOut/Rumba/0']);
});

test('a posting deletes the marks of unsent sheets', () => {
  const rumba = event(round(0), round(1, { state: 'marked' }));
  const judge = parseJudgeKey('C');
  if (judge === undefined) throw new Error('C is no judge');
  const draft = { event: rumba.key, round: 1, renumbered: undefined, judge, dance: parseDance('Rumba') };
  const patch = postCallbacks(rumba, round(1), { ...callbacks, notIn: [draft] });
  expect(patch['marks/Rumba/1/C/Rumba']).toBe(null);
});

/** The public posting times of the event's rounds after patches at these times. */
function cameOut(...patches: readonly (readonly [at: number, patch: Patch])[]) {
  const rounds: Record<string, Record<string, unknown>> = { 0: {}, 1: {} };
  for (const [at, patch] of patches)
    for (const [path, value] of Object.entries(patch)) {
      const [, number = '', field = ''] = /^events\/Rumba\/rounds\/(\d)\/(\w+)$/.exec(path) ?? [];
      const its = rounds[number];
      if (its !== undefined) its[field] = value === SERVER_TIME ? at : value;
    }
  return eventPath(createEventKey('Rumba'))
    .parse({ name: 'Rumba', rounds })
    ?.rounds.map(({ postedAt }) => postedAt);
}

test('a posting stores its time, which unposting hides and posting again replaces', () => {
  const by = { uid: 'uid', who: 'Ann (scrutineer)', device: 'desk', at: 1 };
  const semi = round(1, { state: 'posted' });
  const rumba = event(round(0), semi);
  const posted = postCallbacks(rumba, semi, callbacks);
  const takenBack = unpostResult(by, rumba, semi, 'a slip').patch;
  expect(cameOut([10, posted])).toEqual([undefined, 10]);
  expect(cameOut([10, posted], [20, takenBack])).toEqual([undefined, undefined]);
  expect(cameOut([10, posted], [20, takenBack], [30, posted])).toEqual([undefined, 30]);
  const final = buildFinalPosting(rumba, {
    result: { dances: [], placings: [], steps: [] },
    earlier: new Map(),
    release: 'at once',
    approval: { kind: 'nothing' },
  }).patch;
  expect(cameOut([10, posted], [40, final])).toEqual([40, 10]);
});
