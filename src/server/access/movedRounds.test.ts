import { ref, update } from 'firebase/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Json } from '../tree/json.ts';
import { TestHall, getWriteOutcome, type WriteOutcome } from './testing/hall.ts';
import { buildJournalRecord } from './testing/line.ts';
import { PLANNED_TIME } from './testing/matrix/rows.ts';
import { SERVER_NOW } from './testing/midday.ts';
import type { TestPerson } from './testing/testPersons.ts';
import { dropUndefined } from '../defined.ts';

// A publication of the plan inserts a round: earlier rounds get other numbers and keep their data. Signed rounds stay.

let hall: TestHall;
beforeAll(async () => {
  hall = await TestHall.open();
});
afterAll(() => hall.close());

type Fields = { readonly [field: string]: Json };
/** A complete decision of the chairman. */
const decision = (at: number, more: Fields = {}): Fields => ({
  uid: 'the chairman',
  name: 'Wim',
  at,
  verdict: 'approved',
  note: 'as asked',
  count: 2,
  ...more,
});
const decided = (at: number, more: Fields = {}): Json => ({ decided: decision(at, more) });
const SIGNED = { verdict: 'signed' };
const result = (count: number): Json => ({ sumRecalls: { 101: count } });
const posted = (journal: string): { readonly [field: string]: Json } => ({
  roundState: 5,
  recallSize: 12,
  numHeats: 1,
  journal,
});

const calls = (at: number): Json => ({
  calls: { e1: { presence: 'present', at, device: 'tablet' } },
  ready: { at, by: 'DE' },
});

/** Rounds 2 and 3 are danced and posted with their records, and the chairman has decided about them. */
beforeEach(async () => {
  await hall.putBack();
  await hall.server.administrator.update({
    'events/Waltz/rounds/2': posted('j2'),
    'events/Waltz/rounds/3': posted('j3'),
    'journal/j2': { at: 2, uid: 'x', kind: 'result posted', from: 4 },
    'journal/j3': { at: 1, uid: 'x', kind: 'result posted', from: 4 },
    'resultsSaved/Waltz/2': result(2),
    'resultsSaved/Waltz/3': result(3),
    'approvals/Waltz/2': decided(20),
    'approvals/Waltz/3': decided(10),
    'deck/Waltz/2': calls(15),
    'deck/Waltz/3': calls(5),
  });
});

/** The state and line-up of each round, as a publication sees them. */
const AS_THEY_ARE: { readonly [path: string]: Json } = {
  'planning/seen/Waltz/0': '0/0',
  'planning/seen/Waltz/1': '2/2',
  'planning/seen/Waltz/2': '5/0',
  'planning/seen/Waltz/3': '5/0',
};

const writes = (who: TestPerson, values: { readonly [path: string]: Json }): Promise<WriteOutcome> =>
  getWriteOutcome(update(ref(hall.person(who).device.database), values));

const publication = (who: TestPerson): { readonly [path: string]: Json } => ({
  'planning/revision': 1,
  'planning/record': 'j9',
  ...buildJournalRecord('j9', { who, kind: 'plan published' }, hall.uid),
  'planning/undo/1': 'what was before',
  ...AS_THEY_ARE,
});

/** A new round 2; the old ones move up, without the records of their last changes. */
const aRoundBetween = (): { readonly [path: string]: Json } => ({
  'events/Waltz/rounds/2': { roundState: 0, recallSize: 12, numHeats: 1 },
  'events/Waltz/rounds/3': { roundState: 5, recallSize: 12, numHeats: 1 },
  'events/Waltz/rounds/4': { roundState: 5, recallSize: 12, numHeats: 1 },
  'resultsSaved/Waltz/2': null,
  'resultsSaved/Waltz/3': result(2),
  'resultsSaved/Waltz/4': result(3),
  'approvals/Waltz/2': null,
  'approvals/Waltz/3': decided(20, { movedFrom: '2' }),
  'approvals/Waltz/4': decided(10, { movedFrom: '3' }),
  'deck/Waltz/2': null,
  'deck/Waltz/3': calls(15),
  'deck/Waltz/4': calls(5),
});

/** Round 2 is gone, and round 3 takes its number. */
const aRoundLess = (): { readonly [path: string]: Json } => ({
  'events/Waltz/rounds/2': { roundState: 5, recallSize: 12, numHeats: 1 },
  'events/Waltz/rounds/3': null,
  'resultsSaved/Waltz/2': result(3),
  'resultsSaved/Waltz/3': null,
  'approvals/Waltz/2': decided(10, { movedFrom: '3' }),
  'approvals/Waltz/3': null,
  'deck/Waltz/2': calls(5),
  'deck/Waltz/3': null,
});

describe('rounds with decisions', () => {
  test('rounds with decisions move back only by the stored undo data, which is written once', async () => {
    await hall.server.administrator.update({ 'planning/undo/1': 'what was there before' });
    expect(await writes('scrutineer', { ...aRoundBetween(), ...publication('scrutineer') })).toBe('refused');
    await hall.server.administrator.update({ 'planning/undo/1': null });
    expect(await writes('scrutineer', { ...aRoundBetween(), ...publication('scrutineer') })).toBe('done');
    expect(await writes('scrutineer', { 'planning/undo/1': 'something else' })).toBe('refused');
  });

  test.each(['admin', 'scrutineer'] as const)(
    'rounds with decisions move in a publication by the %s',
    async (who) => {
      expect(await writes(who, { ...aRoundBetween(), ...publication(who) })).toBe('done');
      expect(await hall.server.administrator.read('approvals/Waltz/4/decided/at')).toBe(10);
    },
  );

  test('rounds with decisions move down when a round is removed', async () => {
    expect(await writes('admin', { ...aRoundLess(), ...publication('admin') })).toBe('done');
    expect(await hall.server.administrator.read('deck/Waltz/2/ready/at')).toBe(5);
  });

  test('rounds that move keep their decision unchanged, and nothing else is written in the chairman’s name', async () => {
    const forged = [
      { verdict: 'refused' },
      SIGNED,
      { ...SIGNED, of: 'j3' },
      { verdict: 'reopened' },
      { uid: 'somebody else' },
      { name: 'Wilma' },
      { at: 21 },
      { note: 'with pleasure' },
      { note: null },
      { count: 3 },
      { count: null },
      { of: 'j2' },
      { couples: { 101: true } },
      { movedFrom: null },
      { movedFrom: '3' },
    ];
    for (const more of forged) {
      const moved = { ...aRoundBetween(), 'approvals/Waltz/3': decided(20, { movedFrom: '2', ...more }) };
      expect([more, await writes('scrutineer', { ...moved, ...publication('scrutineer') })]).toEqual([
        more,
        'refused',
      ]);
    }
    const nobody = { 'approvals/Waltz/3/decided': { ...decision(20), ...SIGNED } };
    expect(await writes('scrutineer', { ...publication('scrutineer'), ...nobody })).toBe('refused');
  });

  test('rounds with decisions do not move without a publication, or by roles that don’t plan', async () => {
    expect(await writes('scrutineer', aRoundBetween())).toBe('refused');
    for (const who of ['chairman', 'mc', 'deckcaptain'] as const)
      expect([who, await writes(who, { ...aRoundBetween(), ...publication(who) })]).toEqual([who, 'refused']);
  });
});

describe('a signed round', () => {
  const officials = ['admin', 'scrutineer', 'chairman'] as const;
  const planned = (who: TestPerson): Fields => (who === 'chairman' ? {} : publication(who));

  beforeEach(() =>
    hall.server.administrator.update({
      'approvals/Waltz/3': decided(10, SIGNED),
      'approvals/Waltz/signed/3': true,
      'marks/Waltz/3/A/Waltz': ['101'],
      'sheets/Waltz/3/A/Waltz': { state: 'sent', count: 1, at: 1 },
      'couplesOut/Waltz/3/101': { place: 'up' },
    }),
  );

  test.each(officials)('a signed round keeps its number in any publication by the %s', async (who) => {
    for (const plan of [aRoundBetween(), aRoundLess()])
      for (const signature of [decided(10, SIGNED), decided(10), null])
        expect(await writes(who, { ...plan, 'approvals/Waltz/4': signature, ...planned(who) })).toBe(
          'refused',
        );
    expect(await hall.server.administrator.read('approvals/Waltz/3/decided')).toEqual(decision(10, SIGNED));
  });

  test.each(officials)(
    'a signed round keeps its result, state, marks, sheets, couples and dances in a publication by the %s',
    async (who) => {
      const changes: readonly Fields[] = [
        { 'resultsSaved/Waltz/3': result(4) },
        { 'resultsSaved/Waltz/3': null },
        { 'resultsSaved/Waltz': null },
        { 'events/Waltz/rounds/3/roundState': 4 },
        { 'events/Waltz/rounds/3/roundState': null },
        { 'events/Waltz/rounds/3': null },
        { 'events/Waltz/rounds/3/entries': { e9: { heat: 1 } } },
        { 'events/Waltz/rounds': null },
        { 'events/Waltz/eventDances': ['Tango'] },
        { 'events/Waltz': null },
        { 'marks/Waltz/3/A/Waltz/0': '102' },
        { 'marks/Waltz/3': null },
        { 'marks/Waltz': null },
        { marks: null },
        { 'sheets/Waltz/3/A/Waltz/state': 'paper' },
        { 'sheets/Waltz/3': null },
        { sheets: null },
        { 'couplesOut/Waltz/3/101': null },
        { couplesOut: null },
        { 'approvals/Waltz/3': null },
        { 'approvals/Waltz/3/decided': null },
        { 'approvals/Waltz/3/decided/note': 'otherwise' },
        { 'approvals/Waltz/3/decided/verdict': 'refused' },
        { 'approvals/Waltz': null },
        { 'approvals/Waltz/signed': null },
        { 'approvals/Waltz/signed/3': null },
        { approvals: null },
      ];
      for (const change of changes)
        expect([change, await writes(who, { ...change, ...planned(who) })]).toEqual([change, 'refused']);
    },
  );

  test('a signed round keeps its place in the plan’s day', async () => {
    const later = {
      'events/Waltz/rounds/3/scheduleIndex': 9,
      'events/Waltz/rounds/3/roundStartTime': PLANNED_TIME,
    };
    expect(await writes('scrutineer', { ...later, ...publication('scrutineer') })).toBe('done');
  });

  test('a round moves again once the chairman withdrew the signature with a reason', async () => {
    const back = {
      uid: hall.uid('chairman'),
      name: 'Wim',
      at: SERVER_NOW,
      verdict: 'reopened',
      note: 'one more round',
    };
    const reopened = { 'approvals/Waltz/3/decided': back, 'approvals/Waltz/signed/3': null };
    expect(await writes('chairman', reopened)).toBe('done');
    const now = await hall.server.administrator.read('approvals/Waltz/3/decided');
    const moved = {
      ...aRoundBetween(),
      'approvals/Waltz/4': { decided: { ...Object(now), movedFrom: '3' } },
    };
    expect(await writes('scrutineer', { ...moved, ...publication('scrutineer') })).toBe('done');
  });
});

describe('a change made before rounds were renumbered', () => {
  const COUNT = 'events/Waltz/renumbered';
  const counted = (who: TestPerson, to: number) => ({ ...aRoundBetween(), [COUNT]: to, ...publication(who) });
  /** Changes round 2, as numbered at that time. */
  const recallsMore = (renumbered?: number): { readonly [path: string]: Json } => ({
    'events/Waltz/rounds/2/recallSize': 13,
    ...buildJournalRecord(
      'j10',
      {
        who: 'scrutineer',
        kind: 'round changed',
        more: { event: 'Waltz', round: 2, ...dropUndefined({ renumbered }) },
      },
      hall.uid,
    ),
  });

  test('a change made before rounds were renumbered is refused if it arrives afterwards', async () => {
    expect(await writes('admin', counted('admin', 1))).toBe('done');
    expect(await writes('scrutineer', recallsMore())).toBe('refused');
    expect(await writes('scrutineer', recallsMore(2))).toBe('refused');
    expect(await writes('scrutineer', recallsMore(1))).toBe('done');
  });

  test('a change that arrives before the renumbering is accepted', async () => {
    expect(await writes('scrutineer', recallsMore(1))).toBe('refused');
    expect(await writes('scrutineer', recallsMore())).toBe('done');
  });

  test('a draft made before rounds were renumbered is refused too, although it has no record', async () => {
    const drafts = (renumbered?: number): { readonly [path: string]: Json } => ({
      'marks/Waltz/1/A/Waltz': ['101'],
      'sheets/Waltz/1/A/Waltz': {
        state: 'draft',
        count: 1,
        at: SERVER_NOW,
        ...dropUndefined({ renumbered }),
      },
    });
    await hall.server.administrator.update({ 'sheets/Waltz/1/A': null, 'marks/Waltz/1/A': null });
    expect(await writes('judge A', drafts(1))).toBe('refused');
    expect(await writes('judge A', drafts())).toBe('done');
    expect(await writes('admin', counted('admin', 1))).toBe('done');
    expect(await writes('judge A', drafts())).toBe('refused');
    expect(await writes('judge A', drafts(1))).toBe('done');
  });

  test('late marks from before a renumbering are kept in the journal, since they change nothing', async () => {
    expect(await writes('admin', counted('admin', 1))).toBe('done');
    const late = { who: 'judge A', kind: 'late marks', more: { event: 'Waltz', round: 2 } } as const;
    expect(await writes('judge A', buildJournalRecord('j10', late, hall.uid))).toBe('done');
  });

  test('the state seen by a publication must be current for every round that it names', async () => {
    for (const seen of [
      { 'planning/seen/Waltz/0': '2/0' },
      { 'planning/seen/Waltz/1': '2/1' },
      { 'planning/seen/Waltz/3': '4/0' },
    ])
      expect([seen, await writes('admin', { ...counted('admin', 1), ...seen })]).toEqual([seen, 'refused']);
    expect(await writes('admin', counted('admin', 1))).toBe('done');
  });

  test('renumberings are counted by publications only, one at a time', async () => {
    expect(await writes('admin', { [COUNT]: 1 })).toBe('refused');
    expect(await writes('admin', counted('admin', 2))).toBe('refused');
    expect(await writes('mc', counted('mc', 1))).toBe('refused');
    expect(await writes('admin', counted('admin', 1))).toBe('done');
    expect(await writes('admin', { [COUNT]: 1 })).toBe('done');
    expect(await writes('admin', { [COUNT]: 2 })).toBe('refused');
  });
});
