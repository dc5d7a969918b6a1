import { ref, remove, set, update } from 'firebase/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Json } from '../tree/json.ts';
import { TestHall, getWriteOutcome, type WriteOutcome } from './testing/hall.ts';
import { SERVER_NOW } from './testing/midday.ts';
import type { TestPerson } from './testing/testPersons.ts';

// Requests to the chairman, decisions, signatures and the log, and the MC's notes.

let hall: TestHall;
beforeAll(async () => {
  hall = await TestHall.open();
});
afterAll(() => hall.close());
beforeEach(() => hall.putBack());

const at = (who: TestPerson, path: string) => ref(hall.person(who).device.database, path);
const sets = (who: TestPerson, path: string, value: Json): Promise<WriteOutcome> =>
  getWriteOutcome(set(at(who, path), value));
const removes = (who: TestPerson, path: string): Promise<WriteOutcome> =>
  getWriteOutcome(remove(at(who, path)));

const ROUND = 'approvals/Waltz/1';
const says = (
  who: TestPerson,
  more: { readonly [field: string]: Json },
): { readonly [field: string]: Json } => ({
  uid: hall.uid(who),
  name: 'x',
  at: SERVER_NOW,
  ...more,
});
const asks = (more: { readonly [field: string]: Json }) =>
  sets('scrutineer', `${ROUND}/asked`, says('scrutineer', more));
const decidesAs = (
  who: TestPerson,
  more: { readonly [field: string]: Json },
  lock: { readonly [path: string]: Json },
) => getWriteOutcome(update(at(who, '/'), { [`${ROUND}/decided`]: says(who, more), ...lock }));
const LOCK = 'approvals/Waltz/signed/1';
/** A decision; a signature is written and removed with its lock. */
const decides = (more: { readonly [field: string]: Json }) => {
  if (more['verdict'] === 'signed') return decidesAs('chairman', more, { [LOCK]: true });
  return decidesAs('chairman', more, more['verdict'] === 'reopened' ? { [LOCK]: null } : {});
};
/** A signature for the posting the chairman saw. */
const signs = (of = 'old') => decides({ verdict: 'signed', of });

describe('a question', () => {
  test.each([
    ['a cut', { what: 'cut', count: 2, couples: { 101: true, 102: true } }],
    ['a tie', { what: 'tie', count: 8, couples: { 101: true } }],
    ['a final', { what: 'final', note: 'second count agrees' }],
    ['a short sheet', { what: 'short sheet', judge: 'A', dance: 'Waltz', count: 1 }],
    ['a disqualification', { what: 'disqualification', couples: { 101: true }, note: 'level' }],
  ])('the chairman can be asked about %s', async (_, more) => {
    expect(await asks(more)).toBe('done');
  });

  test('a question to the chairman has a known kind and form, and the name of its author', async () => {
    expect(await asks({ what: 'a holiday' })).toBe('refused');
    expect(await asks({ what: 'cut', photo: 'x' })).toBe('refused');
    expect(await asks({ what: 'cut', verdict: 'approved' })).toBe('refused');
    expect(await asks({ what: 'cut', note: 'x'.repeat(301) })).toBe('refused');
    expect(await asks({ what: 'cut', uid: 'somebody else' })).toBe('refused');
  });
});

describe('a decision', () => {
  const posted = () => hall.server.administrator.update({ 'events/Waltz/rounds/1/roundState': 5 });

  test('only the chairman writes a decision, with one of four verdicts', async () => {
    for (const more of [{ verdict: 'approved' }, { verdict: 'refused' }, { verdict: 'signed', of: 'old' }]) {
      await hall.putBack();
      await posted();
      expect([more, await decides(more)]).toEqual([more, 'done']);
    }
    expect(await decides({ verdict: 'perhaps' })).toBe('refused');
    expect(await sets('scrutineer', `${ROUND}/decided`, says('scrutineer', { verdict: 'approved' }))).toBe(
      'refused',
    );
  });

  test('a decision concerns one line-up, and a couple added afterwards requires a new question', async () => {
    const lineUp = (count: number) =>
      hall.server.administrator.update({ 'events/Waltz/rounds/1/lineUp': count });
    await lineUp(1);
    expect(await asks({ what: 'cut', lineUp: 1 })).toBe('done');
    expect(await decides({ verdict: 'approved' })).toBe('done');
    await lineUp(2);
    expect(await decides({ verdict: 'refused' })).toBe('refused');
    expect(await asks({ what: 'cut', lineUp: 2 })).toBe('done');
    expect(await decides({ verdict: 'refused' })).toBe('done');
  });

  test('a signature is for the posting that the chairman saw, and a result posted since must be looked at again', async () => {
    await posted();
    await hall.server.administrator.update({ 'events/Waltz/rounds/1/journal': 'posted anew' });
    expect(await signs()).toBe('refused');
    expect(await decides({ verdict: 'signed' })).toBe('refused');
    expect(await signs('posted anew')).toBe('done');
  });

  test('a signature locks the round: no questions, decisions or removals', async () => {
    await posted();
    expect(await signs()).toBe('done');
    expect(await asks({ what: 'cut' })).toBe('refused');
    expect(await decides({ verdict: 'approved' })).toBe('refused');
    expect(await removes('chairman', `${ROUND}/decided`)).toBe('refused');
    expect(await removes('scrutineer', `${ROUND}/asked`)).toBe('refused');
    expect(await sets('chairman', `${ROUND}/decided/verdict`, 'approved')).toBe('refused');
  });

  test('a signature is withdrawn only with a reason, and then it can be asked for again', async () => {
    await posted();
    expect(await signs()).toBe('done');
    expect(await decides({ verdict: 'reopened' })).toBe('refused');
    expect(await decides({ verdict: 'reopened', note: 'a sheet was read wrongly' })).toBe('done');
    expect(await asks({ what: 'final' })).toBe('done');
  });

  test('a signature comes and goes with its lock', async () => {
    await posted();
    const signature = { verdict: 'signed', of: 'old' };
    expect(await decidesAs('chairman', signature, {})).toBe('refused');
    expect(await sets('chairman', LOCK, true)).toBe('refused');
    expect(await decidesAs('chairman', { verdict: 'approved' }, { [LOCK]: true })).toBe('refused');
    expect(await decidesAs('admin', signature, { [LOCK]: true })).toBe('refused');
    expect(await decides(signature)).toBe('done');
    expect(await removes('chairman', LOCK)).toBe('refused');
    const reopened = { verdict: 'reopened', note: 'a slip' };
    expect(await decidesAs('chairman', reopened, {})).toBe('refused');
    expect(await decides(reopened)).toBe('done');
  });
});

describe('the log of the day', () => {
  const line = (more: { readonly [field: string]: Json } = {}): Json =>
    says('chairman', { kind: 'incident', what: 'The floor is wet.', ...more });

  test('the journal takes a record of the chairman, in a fixed form and with the server’s time', async () => {
    expect(await sets('chairman', 'incidents/n1', line({ event: 'Waltz', round: 1 }))).toBe('done');
    expect(await sets('chairman', 'incidents/n2', line({ kind: 'message' }))).toBe('done');
    expect(await sets('chairman', 'incidents/n3', line({ kind: 'rumour' }))).toBe('refused');
    expect(await sets('chairman', 'incidents/n3', line({ at: 1 }))).toBe('refused');
    expect(await sets('chairman', 'incidents/n3', line({ uid: 'somebody else' }))).toBe('refused');
    expect(await sets('chairman', 'incidents/n3', line({ what: 'x'.repeat(501) }))).toBe('refused');
    expect(await sets('chairman', 'incidents/n3', line({ photo: 'x' }))).toBe('refused');
    expect(await sets('mc', 'incidents/n3', says('mc', { kind: 'incident', what: 'x' }))).toBe('refused');
  });

  test('the journal never changes: no record is replaced, edited or removed, and the whole journal is not', async () => {
    for (const who of ['chairman', 'admin'] as const) {
      expect(await sets(who, 'incidents/i1', line())).toBe('refused');
      expect(await sets(who, 'incidents/i1/what', 'The floor is dry.')).toBe('refused');
      expect(await removes(who, 'incidents/i1')).toBe('refused');
      expect(await removes(who, 'incidents')).toBe('refused');
    }
  });
});

test('the MC writes pronunciations', async () => {
  expect(await sets('mc', 'pronunciations/łukasiewicz', 'woo-kah-SHEV-itch')).toBe('done');
  expect(await removes('mc', 'pronunciations/łukasiewicz')).toBe('done');
  expect(await sets('deckcaptain', 'pronunciations/x', 'x')).toBe('refused');
});

test('only the MC and the office advance the floor and make announcements', async () => {
  const patch = (who: TestPerson) =>
    getWriteOutcome(
      update(ref(hall.person(who).device.database), {
        'live/Waltz/1/dance': 1,
        'live/Waltz/1/heat': 2,
        'live/Waltz/1/startedAt': null,
        announcement: 'Awards at five.',
      }),
    );
  expect(await patch('mc')).toBe('done');
  for (const who of ['chairman', 'deckcaptain', 'judge A', 'anon'] as const)
    expect([who, await patch(who)]).toEqual([who, 'refused']);
});
