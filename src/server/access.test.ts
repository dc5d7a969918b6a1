import {
  get,
  push,
  ref,
  remove,
  runTransaction,
  serverTimestamp,
  set,
  setPriority,
  update,
} from 'firebase/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TestHall, getWriteOutcome, type WriteOutcome } from './access/testing/hall.ts';
import { buildJournalRecord as lineOf } from './access/testing/line.ts';
import { COUPLE_NOT_DANCED } from './access/testing/matrix/ofSeveralParts.ts';
import type { TestPerson } from './access/testing/testPersons.ts';
import type { Json } from './tree/json.ts';

// Steps of a competition in order, under the product’s rules. The matrix in access/testing covers all rights.

let hall: TestHall;
beforeAll(async () => {
  hall = await TestHall.open();
});
afterAll(() => hall.close());
beforeEach(() => hall.putBack());

const person = (who: TestPerson) => hall.person(who);
const uid = (who: TestPerson): string => hall.uid(who);
const reads = (who: TestPerson, path: string): Promise<WriteOutcome> =>
  getWriteOutcome(get(ref(person(who).device.database, path)));
const sets = (who: TestPerson, path: string, value: unknown): Promise<WriteOutcome> =>
  getWriteOutcome(set(ref(person(who).device.database, path), value));
const updates = (who: TestPerson, values: object): Promise<WriteOutcome> =>
  getWriteOutcome(update(ref(person(who).device.database), values));

test('marks of a posted round stay private unless the competition shows them', async () => {
  await hall.server.administrator.update({ 'settings/events/marksPublic': null });
  expect(await reads('anon', 'marks/Waltz/2')).toBe('refused');
});

test('the placings of an event are public once its final is', async () => {
  await hall.server.administrator.update({ 'events/Waltz/rounds/0/roundState': 5 });
  expect(await reads('out', 'resultsSaved/Waltz/finalResults')).toBe('done');
});

describe('a judge', () => {
  const MARKS = 'marks/Waltz/1/A/Waltz';
  const SHEET = 'sheets/Waltz/1/A/Waltz';
  const sent = (numbers: readonly string[], lineUp = 2) => ({
    [MARKS]: numbers.length === 0 ? null : numbers,
    [SHEET]: { state: 'sent', count: numbers.length, at: serverTimestamp(), lineUp },
  });
  const LINE_UP = 'events/Waltz/rounds/1/lineUp';

  test('a judge keeps a draft, sends it, and then can neither take it back nor change it', async () => {
    expect(
      await updates('judge A', {
        [MARKS]: ['101'],
        [SHEET]: { state: 'draft', count: 1, at: serverTimestamp(), lineUp: 2 },
      }),
    ).toBe('done');
    expect(await updates('judge A', sent(['102', '101']))).toBe('done');
    expect(await updates('judge A', sent(['101']))).toBe('refused');
    expect(await updates('judge A', sent(['102', '101', '103']))).toBe('refused');
    expect(await updates('judge A', sent(['101', '102']))).toBe('refused');
    expect(await updates('judge A', sent([]))).toBe('refused');
    expect(await sets('judge A', MARKS, ['101'])).toBe('refused');
    expect(await sets('judge A', `${MARKS}/2`, '103')).toBe('refused');
    expect(await sets('judge A', `${MARKS}/0`, null)).toBe('refused');
    expect(await sets('judge A', MARKS, null)).toBe('refused');
    expect(await sets('judge A', `${SHEET}/state`, 'draft')).toBe('refused');
    expect(await sets('judge A', `${SHEET}/count`, 1)).toBe('refused');
    expect(await sets('judge A', `${SHEET}/lineUp`, 1)).toBe('refused');
    expect(await sets('judge A', `${SHEET}/lineUp`, null)).toBe('refused');
    expect(await sets('judge A', SHEET, null)).toBe('refused');
    expect(await hall.server.administrator.read(MARKS)).toEqual(['102', '101']);
  });

  test('adding a couple reopens every sheet, and a late sheet for the old line-up does not count', async () => {
    expect(await updates('judge A', sent(['102', '101']))).toBe('done');
    await hall.server.administrator.update({ [LINE_UP]: 3 });
    // Marks from a phone that was offline are accepted, but the sheet is open again.
    expect(await updates('judge A', sent(['101']))).toBe('done');
    expect(await updates('judge A', sent(['103', '101'], 3))).toBe('done');
    expect(await updates('judge A', sent(['101']))).toBe('refused');
    expect(await updates('judge A', sent(['102'], 3))).toBe('refused');
    expect(await updates('judge A', sent(['102'], 4))).toBe('refused');
    expect(await hall.server.administrator.read(SHEET)).toMatchObject({ state: 'sent', lineUp: 3 });
  });

  test('a judge cannot raise the number of the line-up', async () => {
    for (const who of ['judge A', 'anon', 'chairman', 'mc'] as const)
      expect([who, await sets(who, LINE_UP, 3)]).toEqual([who, 'refused']);
    expect(await sets('judge A', 'events/Waltz/rounds/1/entries/e2/away', false)).toBe('refused');
  });

  test('a judge sends sheets for a round from before line-ups were numbered', async () => {
    await hall.server.administrator.update({ [LINE_UP]: null });
    const old = (numbers: readonly string[]) => ({
      [MARKS]: numbers,
      [SHEET]: { state: 'sent', count: numbers.length, at: serverTimestamp() },
    });
    expect(await updates('judge A', sent(['101'], 1))).toBe('refused');
    expect(await updates('judge A', old(['101']))).toBe('done');
    expect(await updates('judge A', old(['102']))).toBe('refused');
    await hall.server.administrator.update({ [LINE_UP]: 1 });
    expect(await updates('judge A', sent(['102'], 1))).toBe('done');
  });

  test('a judge may hand in an empty sheet', async () => {
    expect(await updates('judge A', sent([]))).toBe('done');
    expect(await updates('judge A', sent(['101']))).toBe('refused');
    expect(await hall.server.administrator.read(SHEET)).toMatchObject({ state: 'sent', count: 0 });
  });

  test('a judge may ask to change a sent sheet, and gets it back from the chairman', async () => {
    await updates('judge A', sent(['101']));
    expect(await sets('judge A', `${SHEET}/changeRequested`, true)).toBe('done');
    expect(await sets('judge A', `${SHEET}/changeRequested`, 'wrong couple')).toBe('refused');
    expect(await sets('chairman', `${SHEET}/state`, 'draft')).toBe('done');
    expect(await updates('judge A', sent(['102']))).toBe('done');
  });

  test('a judge may not overwrite a sheet keyed from paper', async () => {
    expect(
      await sets('scrutineer', SHEET, { state: 'paper', count: 1, at: serverTimestamp(), lineUp: 2 }),
    ).toBe('done');
    expect(await updates('judge A', sent(['102']))).toBe('refused');
    expect(await sets('scrutineer', MARKS, ['101'])).toBe('done');
  });

  test.each([0, 1, 3, 4, 5])('a judge cannot mark while the round is in state %i', async (state) => {
    await hall.server.administrator.update({ 'events/Waltz/rounds/1/roundState': state });
    expect(await sets('judge A', MARKS, ['101'])).toBe('refused');
    expect(await updates('judge A', sent(['101']))).toBe('refused');
  });

  test('a judge cannot mark if not on the panel, and can if there is no panel', async () => {
    await hall.server.administrator.update({ 'events/Waltz/rounds/1/panel': { B: true } });
    expect(await sets('judge A', MARKS, ['101'])).toBe('refused');
    await hall.server.administrator.update({ 'events/Waltz/rounds/1/panel': null });
    expect(await sets('judge A', MARKS, ['101'])).toBe('done');
  });

  test('a judge loses access when the code is changed or removed, and regains it with the new code', async () => {
    await hall.server.administrator.update({ 'judgeCodes/A': 'the-next-code-of-A' });
    expect(await sets('judge A', MARKS, ['101'])).toBe('refused');
    const claims = `judgeClaims/${uid('judge A')}`;
    const claimed = (judge: string, code: string) => ({ judge, code, at: serverTimestamp() });
    expect(await sets('judge A', claims, claimed('A', 'a-guess-at-the-code'))).toBe('refused');
    expect(await sets('judge A', claims, claimed('nobody', 'a-guess-at-the-code'))).toBe('refused');
    expect(await sets('judge A', claims, { judge: 'nobody', at: serverTimestamp() })).toBe('refused');
    expect(await sets('judge A', `judgeClaims/${uid('anon')}`, claimed('A', 'the-next-code-of-A'))).toBe(
      'refused',
    );
    expect(await sets('judge A', claims, claimed('A', 'the-next-code-of-A'))).toBe('done');
    expect(await sets('judge A', MARKS, ['101'])).toBe('done');
    await hall.server.administrator.update({ 'judgeCodes/A': null });
    expect(await sets('judge A', MARKS, ['102'])).toBe('refused');
  });

  test('a judge must claim a code before marking, not in one update', async () => {
    const values = {
      [`judgeClaims/${uid('anon')}`]: { judge: 'D', code: 'code-of-judge-D', at: serverTimestamp() },
      'marks/Waltz/1/D/Waltz': ['101'],
    };
    await hall.server.administrator.update({ 'events/Waltz/rounds/1/panel': null });
    expect(await updates('anon', values)).toBe('refused');
  });

  test('a judge without the right is refused by every kind of write', async () => {
    const { database } = person('judge A').device;
    const other = 'marks/Waltz/1/B/Tango';
    const verbs = [
      set(ref(database, other), ['101']),
      update(ref(database, 'marks/Waltz/1/B'), { Tango: ['101'] }),
      remove(ref(database, 'marks/Waltz/1/B/Waltz')),
      push(ref(database, other), '101'),
      runTransaction(ref(database, other), () => ['101']),
      setPriority(ref(database, 'marks/Waltz/1/B/Waltz'), 1),
    ];
    for (const verb of verbs) expect(await getWriteOutcome(Promise.resolve(verb))).toBe('refused');
  });
});

describe('registration', () => {
  const entryFields = (id: string) => ({
    entryId: id,
    leadName: 'New',
    followName: 'Pair',
    leadId: 'n1',
    affiliation: 'Yale',
    registeredTime: serverTimestamp(),
  });
  const REGISTERED = {
    contact: { name: 'New', email: 'new@example.org' },
    createdAt: serverTimestamp(),
    slot: 0,
    dancers: { 0: 'n1' },
    entries: { 0: 'Waltz/n1', 1: 'JUNK/n1' },
  };
  const entered = { ...entryFields('n1'), slot: 0 };
  const registration = (who: TestPerson, code: string, more: object = {}) => ({
    [`registrations/${code}`]: {
      ...REGISTERED,
      entries: { 0: 'Waltz/n1' },
      consents: { risk: { version: '1', at: serverTimestamp() } },
    },
    [`registeredFrom/${uid(who)}/0`]: code,
    [`codeClaims/${uid(who)}/${code}`]: true,
    'competitors/n1': { name: 'New', affiliation: 'Yale', slot: 0 },
    'owners/competitors/n1': code,
    'events/Waltz/entries/n1': entered,
    'owners/entries/Waltz/n1': code,
    'entered/Waltz/lead/n1': 'n1',
    ...more,
  });

  test('a registration is one update, and afterwards the device may change and withdraw its own data', async () => {
    expect(await updates('anon', registration('anon', 'New0001'))).toBe('done');
    expect(await sets('anon', 'competitors/n1/affiliation', 'Brown')).toBe('done');
    expect(await sets('holder', 'events/Waltz/entries/n1/followName', 'Mine')).toBe('refused');
    expect(await sets('anon', 'events/Waltz/entries/n1/followName', null)).toBe('refused');
    expect(await updates('anon', { 'events/Waltz/entries/n1': null, 'owners/entries/Waltz/n1': null })).toBe(
      'done',
    );
  });

  test.each<[string, Record<string, unknown>]>([
    ['a code that is taken', { 'registrations/Code001': { contact: { name: 'x', email: 'a@b' } } }],
    ['a field of its own', { 'competitors/n1': { name: 'x', slot: 0, photo: 'y' } }],
    [
      'a consent to nothing in particular',
      { 'registrations/New0001': { ...REGISTERED, entries: { 0: 'Waltz/n1' }, consents: { media: true } } },
    ],
    ['a number taken by oneself', { 'events/Waltz/entries/n1': { ...entered, leadNumber: 1 } }],
    [
      'a partner whose code is not shown',
      {
        'events/Waltz/entries/n1': { ...entered, followId: 'k3', followName: 'Uma' },
        'events/Waltz/pairs/n1_k3': 'n1',
        'entered/Waltz/follow/k3': 'n1',
      },
    ],
    ['a dancer under another name', { 'events/Waltz/entries/n1': { ...entered, leadName: 'Old' } }],
    ['no word of where the dancer dances', { 'entered/Waltz/lead/n1': null }],
    [
      'a key that could stand in a pair of others',
      { 'competitors/n_1': { name: 'x', slot: 0 }, 'owners/competitors/n_1': 'New0001' },
    ],
    ['a name too long', { 'competitors/n1': { name: 'x'.repeat(81), slot: 0 } }],
    ['an entry that it does not name', { 'registrations/New0001': { ...REGISTERED, entries: null } }],
    ['a dancer whom it does not name', { 'registrations/New0001': { ...REGISTERED, dancers: null } }],
    ['somebody else as owner', { 'owners/entries/Waltz/n1': 'Code001' }],
    ["an owner on the staff's entry", { 'owners/entries/Waltz/staff1': 'New0001' }],
    [
      'an entry in an event that is not',
      {
        'registrations/New0001': REGISTERED,
        'events/JUNK/entries/n1': { ...entered, slot: 1 },
        'owners/entries/JUNK/n1': 'New0001',
      },
    ],
    ['an entry checked in', { 'events/Waltz/entries/n1': { ...entered, checkedIn: { 1: true } } }],
  ])('a registration is refused with %s', async (_why, more) => {
    expect(await updates('anon', registration('anon', 'New0001', more))).toBe('refused');
    expect(await hall.server.administrator.read('events/Waltz/entries/n1')).toBe(null);
  });

  test('a registration is refused when signed out, and after closing', async () => {
    expect(await updates('out', registration('anon', 'New0001'))).toBe('refused');
    await hall.server.administrator.update({ 'competitionMetadata/registrationStatus': 'CLOSED' });
    expect(await updates('anon', registration('anon', 'New0001'))).toBe('refused');
    await hall.server.administrator.update({
      'competitionMetadata/registrationStatus': 'OPEN',
      'competitionMetadata/dateRegistrationClosed': 1000,
    });
    expect(await updates('anon', registration('anon', 'New0001'))).toBe('refused');
    expect(await sets('holder', 'events/Waltz/entries/e1/leadName', 'Late')).toBe('refused');
  });

  test('a registration can be withdrawn after closing, but not once checked in', async () => {
    await hall.server.administrator.update({ 'competitionMetadata/registrationStatus': 'CLOSED' });
    expect(
      await updates('holder', { 'events/Waltz/entries/e2': null, 'owners/entries/Waltz/e2': null }),
    ).toBe('refused');
    // The write is also refused while the round runs, and after it was danced.
    expect(
      await updates('holder', { 'events/Waltz/entries/e1': null, 'owners/entries/Waltz/e1': null }),
    ).toBe('refused');
    await hall.server.administrator.update(COUPLE_NOT_DANCED);
    expect(
      await updates('holder', { 'events/Waltz/entries/e1': null, 'owners/entries/Waltz/e1': null }),
    ).toBe('done');
  });

  test('an existing code is needed to resume a registration', async () => {
    const claims = (code: string) => sets('anon', `codeClaims/${uid('anon')}/${code}`, true);
    expect(await claims('Wrong01')).toBe('refused');
    expect(await sets('anon', `codeClaims/${uid('holder')}/Code001`, true)).toBe('refused');
    expect(await claims('Code001')).toBe('done');
    expect(await reads('anon', 'registrations/Code001')).toBe('done');
  });

  test('the holder of a registration cannot replace a whole entry, its number or its check-in', async () => {
    expect(await sets('holder', 'events/Waltz/entries/e1', entryFields('e1'))).toBe('refused');
    expect(await sets('holder', 'events/Waltz/entries/e1/leadNumber', null)).toBe('refused');
    expect(await sets('holder', 'events/Waltz/entries/e2/checkedIn', null)).toBe('refused');
  });
});

describe('the deck captain', () => {
  const line = (id: string, who: TestPerson = 'deckcaptain') => ({
    ...lineOf(id, { who, kind: 'walk-on', more: { event: 'Waltz', round: 1 } }, uid),
  });
  const walkOn = {
    entryId: 'w1',
    leadName: 'dummy',
    followName: 'dummy',
    leadId: 'Adhoc',
    followId: 'Adhoc',
    affiliation: 'Other',
    leadNumber: 9999,
    registeredTime: serverTimestamp(),
    journal: 'j1',
  };
  const ROUND = 'events/Waltz/rounds/1';

  test('the deck captain adds a walk-on with a place and a journal record', async () => {
    const values = {
      'events/Waltz/entries/w1': walkOn,
      [`${ROUND}/entries/w1`]: { heat: 1 },
      [`${ROUND}/lineUp`]: 3,
      [`${ROUND}/journal`]: 'j1',
    };
    expect(await updates('deckcaptain', values)).toBe('refused');
    expect(await updates('deckcaptain', { ...values, ...line('j1', 'admin') })).toBe('refused');
    expect(await updates('mc', { ...values, ...line('j1', 'mc') })).toBe('refused');
    expect(await updates('deckcaptain', { ...values, ...line('j1') })).toBe('done');
  });

  test('the deck captain scratches a couple with a new journal record, not an old one', async () => {
    const WAITING = 'events/Waltz/rounds/0';
    const scratch = { [`${WAITING}/entries/e1`]: null, [`${WAITING}/lineUp`]: 1 };
    expect(await updates('deckcaptain', scratch)).toBe('refused');
    expect(await updates('deckcaptain', { ...scratch, [`${WAITING}/journal`]: 'old' })).toBe('refused');
    expect(await updates('deckcaptain', { ...scratch, [`${WAITING}/journal`]: 'j2', ...line('j2') })).toBe(
      'done',
    );
  });

  test('the deck captain cannot remove a couple from a round on the floor; only the scrutineer may', async () => {
    const scratch = { [`${ROUND}/entries/e1`]: null, [`${ROUND}/lineUp`]: 3, [`${ROUND}/journal`]: 'j2' };
    expect(await updates('deckcaptain', { ...scratch, ...line('j2') })).toBe('refused');
    expect(await updates('scrutineer', { ...scratch, ...line('j2', 'scrutineer') })).toBe('done');
  });

  test('the deck captain adds and removes a late couple, each counted in the line-up', async () => {
    const late = (away: boolean, id: string) => ({
      [`${ROUND}/entries/e2/away`]: away,
      [`${ROUND}/lineUp`]: { '.sv': { increment: 1 } },
      [`${ROUND}/journal`]: id,
      ...line(id),
    });
    expect(await updates('deckcaptain', late(false, 'j5'))).toBe('done');
    expect(await updates('deckcaptain', late(false, 'j6'))).toBe('refused');
    expect(await updates('deckcaptain', late(true, 'j7'))).toBe('done');
    expect(await hall.server.administrator.read(`${ROUND}/lineUp`)).toBe(4);
  });

  test('the deck captain changes nothing in a round being marked, and adds no couple from outside the event', async () => {
    const marked = 'events/Waltz/rounds/3';
    expect(
      await updates('deckcaptain', {
        [`${marked}/entries/e1`]: { heat: 1 },
        [`${marked}/journal`]: 'j3',
        ...line('j3'),
      }),
    ).toBe('refused');
    expect(
      await updates('deckcaptain', {
        'events/Waltz/entries/w1': { ...walkOn, leadId: 'x', journal: 'j4' },
        ...line('j4'),
      }),
    ).toBe('refused');
  });
});

describe('the others', () => {
  test('the MC starts a waiting round and changes no other state', async () => {
    const start = (round: number) => ({
      [`events/Waltz/rounds/${round}/roundState`]: 2,
      [`events/Waltz/rounds/${round}/roundActualStartTime`]: serverTimestamp(),
      [`events/Waltz/rounds/${round}/entries/e1/away`]: true,
      [`events/Waltz/rounds/${round}/lineUp`]: { '.sv': { increment: 1 } },
      [`live/Waltz/${round}`]: { dance: 0, heat: 1, floor: 1, startedAt: serverTimestamp() },
    });
    expect(await updates('mc', start(0))).toBe('refused');
    await hall.server.administrator.update({ 'events/Waltz/rounds/1/roundState': 5 });
    expect(await updates('mc', start(0))).toBe('done');
    expect(await updates('mc', start(2))).toBe('refused');
    expect(await updates('mc', start(7))).toBe('refused');
    expect(await sets('mc', 'events/Waltz/rounds/1/roundState', 5)).toBe('refused');
  });

  test('an admin grants roles but never changes their own', async () => {
    expect(await sets('admin', `roles/${uid('anon')}/mc`, true)).toBe('done');
    expect(await sets('admin', `roles/${uid('anon')}/king`, true)).toBe('refused');
    expect(await sets('admin', `roles/${uid('admin')}/admin`, null)).toBe('refused');
    expect(await sets('admin', `roles/${uid('admin')}`, null)).toBe('refused');
    expect(await sets('admin', 'roles', null)).toBe('refused');
    expect(await sets('scrutineer', `roles/${uid('scrutineer')}/admin`, true)).toBe('refused');
  });

  test('staff append to the journal under their own name in a fixed form; no one changes a record', async () => {
    const line = (id: string, who: TestPerson, more: { readonly [field: string]: Json } = {}) =>
      lineOf(id, { who, kind: 'check-in', more: { why: 'because', ...more } }, uid);
    expect(await updates('anon', line('n0', 'anon'))).toBe('refused');
    expect(await updates('deckcaptain', line('n1', 'deckcaptain', { uid: uid('admin') }))).toBe('refused');
    expect(await updates('deckcaptain', line('n2', 'deckcaptain', { at: 5 }))).toBe('refused');
    expect(await updates('deckcaptain', line('n3', 'deckcaptain', { photo: 'x' }))).toBe('refused');
    expect(await updates('deckcaptain', line('n4', 'deckcaptain', { what: 'x'.repeat(2001) }))).toBe(
      'refused',
    );
    expect(await updates('deckcaptain', line('n5', 'deckcaptain'))).toBe('done');
    expect(await updates('deckcaptain', line('n5', 'deckcaptain'))).toBe('refused');
    expect(await sets('admin', 'journal/n5', null)).toBe('refused');
  });
});
