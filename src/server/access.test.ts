import { readFileSync } from 'node:fs';
import { signInAnonymously, signInWithEmailAndPassword } from 'firebase/auth';
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
import { device, type Device } from './testing/device.ts';
import { testServer, type TestServer } from './testing/server.ts';
import type { Json } from './tree/json.ts';

// The product's own rules, tried through the official SDK: what must be refused as hard as what must be allowed.

const RULES = readFileSync(new URL('../../database.rules.json', import.meta.url), 'utf8');
const STAFF = ['admin', 'scrutineer', 'chairman', 'mc', 'deckcaptain'] as const;
const DEVICES = ['out', 'anon', 'holder', 'judge A', 'judge B', 'rotated', 'removed'] as const;
type Who = (typeof STAFF)[number] | (typeof DEVICES)[number];
const EVERYBODY: readonly Who[] = [...DEVICES, ...STAFF];

let server: TestServer;
const people = new Map<Who, { device: Device; uid: string }>();

const person = (who: Who): { device: Device; uid: string } => {
  const found = people.get(who);
  if (found === undefined) throw new Error(`nobody is ${who}`);
  return found;
};
const uid = (who: Who): string => person(who).uid;

beforeAll(async () => {
  server = await testServer({ rules: RULES });
  for (const who of STAFF) {
    const made = device(server.origin);
    const email = `${who}@example.org`;
    const { uid } = await server.administrator.createUser({ email, password: 'quickstep' });
    await signInWithEmailAndPassword(made.auth, email, 'quickstep');
    people.set(who, { device: made, uid });
  }
  for (const who of DEVICES) {
    const made = device(server.origin);
    people.set(who, {
      device: made,
      uid: who === 'out' ? '' : (await signInAnonymously(made.auth)).user.uid,
    });
  }
});

afterAll(async () => {
  for (const { device } of people.values()) await device.close();
  await server.remove();
});

const couple = (id: string, number: number): Json => ({
  entryId: id,
  leadName: 'Lee',
  followName: 'Fay',
  leadId: 'l',
  followId: 'f',
  affiliation: 'Brown',
  registeredTime: 1,
  leadNumber: number,
});

const claim = (judge: string, code: string): Json => ({ judge, code, at: 1 });

/** A competition in the middle of its day: round 1 of Waltz runs, round 2 is posted, round 0 waits. */
const DAY = (): Record<string, Json> => ({
  competitionMetadata: {
    fullName: 'Test Ball',
    officials: { A: { name: 'Ann' }, B: { name: 'Bob' }, C: { name: 'Cy' }, D: { name: 'Di' } },
  },
  settings: { events: { marksPublic: true } },
  events: {
    Waltz: {
      name: 'Waltz',
      eventDances: ['Waltz', 'Tango'],
      entries: {
        e1: couple('e1', 101),
        e2: { ...(couple('e2', 102) as object), checkedIn: { 1: true } },
        staff1: couple('staff1', 103),
      },
      rounds: {
        0: { roundState: 0, recallSize: 1, numHeats: 1 },
        1: {
          roundState: 2,
          recallSize: 6,
          numHeats: 1,
          panel: { A: true, B: true, C: true },
          entries: { e1: { heat: 1 } },
        },
        2: { roundState: 5, recallSize: 12, numHeats: 1 },
        3: { roundState: 4, recallSize: 24, numHeats: 1 },
      },
    },
  },
  marks: { Waltz: { 1: { B: { Waltz: ['101'] } }, 2: { A: { Waltz: ['101', '102'] } } } },
  sheets: { Waltz: { 1: { B: { Waltz: { state: 'sent', count: 1, at: 1 } } } } },
  resultsSaved: {
    Waltz: {
      1: { sumRecalls: { 101: 1 } },
      2: { sumRecalls: { 101: 2 } },
      finalResults: { placements: { 101: 1 } },
    },
  },
  approvals: null,
  competitors: { k1: { name: 'Lee', affiliation: 'Brown' } },
  registrations: {
    Code001: {
      contact: { name: 'Lee', email: 'lee@example.org' },
      consents: { risk: { version: '1', at: 1 } },
      createdAt: 1,
    },
  },
  owners: {
    entries: { Waltz: { e1: 'Code001', e2: 'Code001' } },
    competitors: { k1: 'Code001' },
    tba: { t1: 'Code001' },
  },
  codeClaims: { [uid('holder')]: { Code001: true } },
  tba: { t1: { role: 'lead', level: 'Gold', style: 'Latin' } },
  live: null,
  jumbotron: null,
  judgeCodes: { A: 'code-of-judge-A', B: 'code-of-judge-B', C: 'a-new-code-of-C', D: 'code-of-judge-D' },
  judgeClaims: {
    [uid('judge A')]: claim('A', 'code-of-judge-A'),
    [uid('judge B')]: claim('B', 'code-of-judge-B'),
    [uid('rotated')]: claim('C', 'the-old-code-of-C'),
    [uid('removed')]: claim('E', 'code-of-judge-E'),
  },
  roles: Object.fromEntries(STAFF.map((role) => [uid(role), { [role]: true }])),
  journal: { old: { at: 1, uid: 'x', kind: 'start' } },
  incidents: null,
  blocks: null,
});

beforeEach(async () => {
  await server.administrator.update(DAY());
});

async function outcome(work: Promise<unknown>): Promise<'done' | 'refused'> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (/permission.denied/i.test(String(error))) return 'refused';
    throw error;
  }
}

const reads = (who: Who, path: string): Promise<'done' | 'refused'> =>
  outcome(get(ref(person(who).device.database, path)));
const sets = (who: Who, path: string, value: unknown): Promise<'done' | 'refused'> =>
  outcome(set(ref(person(who).device.database, path), value));
const updates = (who: Who, values: object): Promise<'done' | 'refused'> =>
  outcome(update(ref(person(who).device.database), values));

async function whoCan(tries: (who: Who) => Promise<'done' | 'refused'>): Promise<Who[]> {
  const able: Who[] = [];
  for (const who of EVERYBODY) {
    if ((await tries(who)) === 'done') able.push(who);
    await server.administrator.update(DAY());
  }
  return able;
}

const ALL_STAFF: Who[] = [...STAFF];

describe('reading', () => {
  test.each<[string, readonly Who[]]>([
    ['/', []],
    ['competitionMetadata', EVERYBODY],
    ['settings/events', EVERYBODY],
    ['events', EVERYBODY],
    ['marks', ['admin', 'scrutineer', 'chairman']],
    ['marks/Waltz/1', ['admin', 'scrutineer', 'chairman']],
    ['marks/Waltz/2', EVERYBODY],
    ['marks/Waltz/1/A', ['judge A', 'admin', 'scrutineer', 'chairman']],
    ['marks/Waltz/1/C', ['admin', 'scrutineer', 'chairman']],
    ['sheets/Waltz/1', ALL_STAFF],
    ['sheets/Waltz/1/A', ['judge A', ...ALL_STAFF]],
    ['resultsSaved', ['admin', 'scrutineer', 'chairman']],
    ['resultsSaved/Waltz/1', ['admin', 'scrutineer', 'chairman']],
    ['resultsSaved/Waltz/2', EVERYBODY],
    ['resultsSaved/Waltz/finalResults', ['admin', 'scrutineer', 'chairman']],
    ['competitors', EVERYBODY],
    ['registrations', ['admin']],
    ['registrations/Code001', ['holder', 'admin']],
    ['tba', EVERYBODY],
    ['live', EVERYBODY],
    ['jumbotron', EVERYBODY],
    ['judgeCodes', []],
    ['judgeCodes/A', []],
    ['judgeClaims', ['admin']],
    ['owners/entries/Waltz/e1', ['admin']],
    ['journal', ALL_STAFF],
    ['approvals', ALL_STAFF],
    ['incidents', ALL_STAFF],
    ['blocks', EVERYBODY],
    ['anything/else', []],
  ])('%s', async (path, able) => {
    expect(await whoCan((who) => reads(who, path))).toEqual(able);
  });

  test('own nodes: the role, the claim, the codes', async () => {
    for (const who of EVERYBODY.filter((each) => each !== 'out')) {
      for (const node of ['roles', 'judgeClaims', 'codeClaims'])
        expect(await reads(who, `${node}/${uid(who)}`)).toBe('done');
    }
    expect(await reads('judge A', `judgeClaims/${uid('judge B')}`)).toBe('refused');
    expect(await reads('chairman', `roles/${uid('admin')}`)).toBe('refused');
  });

  test('marks of a posted round stay closed unless the competition shows them', async () => {
    await server.administrator.update({ 'settings/events/marksPublic': null });
    expect(await reads('anon', 'marks/Waltz/2')).toBe('refused');
  });

  test('the placings of an event are public when its final is', async () => {
    await server.administrator.update({ 'events/Waltz/rounds/0/roundState': 5 });
    expect(await reads('out', 'resultsSaved/Waltz/finalResults')).toBe('done');
  });
});

describe('writing, by the whole staff', () => {
  test.each<[string, Json, readonly Who[]]>([
    ['competitionMetadata/fullName', 'X', ['admin']],
    ['settings/events/cascadeCheckin', true, ['admin', 'scrutineer']],
    ['events/Tango', { name: 'Tango' }, ['admin', 'scrutineer']],
    ['events/Waltz/name', 'Slow Waltz', ['admin', 'scrutineer']],
    ['events/Waltz/rounds/1/recallSize', 7, ['admin', 'scrutineer', 'chairman']],
    ['events/Waltz/rounds/1/roundState', 4, ['admin', 'scrutineer', 'chairman']],
    ['events/Waltz/rounds/0/roundState', 2, ['admin', 'scrutineer', 'chairman', 'mc']],
    ['events/Waltz/rounds/1/panel', { A: true }, ['admin', 'scrutineer', 'chairman']],
    ['events/Waltz/rounds/1/roundActualStartTime', 5, ['admin', 'scrutineer', 'mc']],
    ['events/Waltz/rounds/9/roundActualStartTime', 5, ['admin', 'scrutineer']],
    ['events/Waltz/rounds/9/recallSize', 5, ['admin', 'scrutineer']],
    ['events/Waltz/rounds/1/entries/e2', { heat: 1 }, ['admin', 'scrutineer']],
    ['events/Waltz/entries/e1/checkedIn/1', true, ['admin', 'scrutineer', 'deckcaptain']],
    ['events/Waltz/entries/none/checkedIn/1', true, []],
    ['events/Waltz/entries/e1/leadNumber', 7, ['admin', 'scrutineer']],
    ['events/Waltz/entries/e1/leadName', 'Leo', ['holder', 'admin', 'scrutineer']],
    ['events/Waltz/entries/staff1/leadName', 'Leo', ['admin', 'scrutineer']],
    ['events/JUNK/entries/x', couple('x', 1), []],
    ['marks/Waltz/1/A/Waltz', ['101'], ['judge A', 'admin', 'scrutineer']],
    ['marks/Waltz/1/B/Tango', ['101'], ['judge B', 'admin', 'scrutineer']],
    ['marks/Waltz/1/C/Waltz', ['101'], ['admin', 'scrutineer']],
    ['marks/Waltz/1/E/Waltz', ['101'], ['admin', 'scrutineer']],
    ['marks/Waltz/2/A/Waltz', ['101'], ['admin', 'scrutineer']],
    ['marks/Waltz/1/A/Rumba', ['101'], []],
    ['marks/Waltz/1/A/Waltz', ['x'], []],
    ['marks/Waltz/1/A', { Waltz: ['101'] }, ['admin', 'scrutineer']],
    ['sheets/Waltz/1/A/Waltz', { state: 'draft', count: 0, at: 1 }, ['admin', 'scrutineer', 'chairman']],
    ['sheets/Waltz/1/A/Waltz/state', 'paper', ['admin', 'scrutineer', 'chairman']],
    ['sheets/Waltz/1/A/Waltz/state', 'nonsense', []],
    ['resultsSaved/Waltz/1', { placements: { 101: 1 } }, ['admin', 'scrutineer', 'chairman']],
    ['competitors/k1/name', 'Leo', ['holder', 'admin']],
    ['competitors/k1/leadNumber', 5, ['admin']],
    ['competitors/k9', { name: 'Nobody' }, ['admin']],
    ['tba/t1/note', 'tall', ['holder', 'admin']],
    ['registrations/Code001/contact/phone', '1', ['holder', 'admin']],
    ['registrations/Code001', null, ['admin']],
    ['owners/entries/Waltz/staff1', 'Code001', ['admin', 'scrutineer']],
    ['live', { event: 'Waltz', round: 1, dance: 0, heat: 1, startedAt: 5 }, ['admin', 'scrutineer', 'mc']],
    ['jumbotron/screens/1', { shows: 'live' }, ['admin', 'mc']],
    ['judgeCodes/A', 'a-fresh-code-for-A', ['admin']],
    ['judgeCodes/A', 'short', []],
    ['incidents/i1', { what: 'floor is wet' }, ['admin', 'chairman']],
    ['blocks/b1', { name: 'Lunch' }, ['admin', 'scrutineer']],
    ['journal/old/kind', 'other', []],
    ['journal/old', null, []],
    ['anything/else', 1, []],
  ])('/%s = %j', async (path, value, able) => {
    expect(await whoCan((who) => sets(who, path, value))).toEqual(able);
  });
});

describe('a judge', () => {
  const MARKS = 'marks/Waltz/1/A/Waltz';
  const SHEET = 'sheets/Waltz/1/A/Waltz';
  const sent = (numbers: readonly string[]) => ({
    [MARKS]: numbers.length === 0 ? null : numbers,
    [SHEET]: { state: 'sent', count: numbers.length, at: serverTimestamp() },
  });

  test('keeps a draft, sends it, and cannot take it back or change it', async () => {
    expect(
      await updates('judge A', {
        [MARKS]: ['101'],
        [SHEET]: { state: 'draft', count: 1, at: serverTimestamp() },
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
    expect(await sets('judge A', SHEET, null)).toBe('refused');
    expect(await server.administrator.read(MARKS)).toEqual(['102', '101']);
  });

  test('may send the very same card once more: an answer may have been lost', async () => {
    expect(await updates('judge A', sent(['102', '101']))).toBe('done');
    expect(await updates('judge A', sent(['102', '101']))).toBe('done');
  });

  test('may hand in an empty card', async () => {
    expect(await updates('judge A', sent([]))).toBe('done');
    expect(await updates('judge A', sent([]))).toBe('done');
    expect(await updates('judge A', sent(['101']))).toBe('refused');
    expect(await server.administrator.read(SHEET)).toMatchObject({ state: 'sent', count: 0 });
  });

  test('may ask for a change of what was sent, and gets it back from the chairman', async () => {
    await updates('judge A', sent(['101']));
    expect(await sets('judge A', `${SHEET}/changeRequested`, 'wrong couple')).toBe('done');
    expect(await sets('judge A', `${SHEET}/changeRequested`, 'x'.repeat(201))).toBe('refused');
    expect(await sets('chairman', `${SHEET}/state`, 'draft')).toBe('done');
    expect(await updates('judge A', sent(['102']))).toBe('done');
  });

  test('may not write what the scrutineer took from paper', async () => {
    expect(await sets('scrutineer', SHEET, { state: 'paper', count: 1, at: serverTimestamp() })).toBe('done');
    expect(await updates('judge A', sent(['102']))).toBe('refused');
    expect(await sets('scrutineer', MARKS, ['101'])).toBe('done');
  });

  test.each([0, 1, 3, 4, 5])('cannot mark while the round is in state %i', async (state) => {
    await server.administrator.update({ 'events/Waltz/rounds/1/roundState': state });
    expect(await sets('judge A', MARKS, ['101'])).toBe('refused');
    expect(await updates('judge A', sent(['101']))).toBe('refused');
  });

  test('cannot mark when not on the panel, and can when there is none', async () => {
    await server.administrator.update({ 'events/Waltz/rounds/1/panel': { B: true } });
    expect(await sets('judge A', MARKS, ['101'])).toBe('refused');
    await server.administrator.update({ 'events/Waltz/rounds/1/panel': null });
    expect(await sets('judge A', MARKS, ['101'])).toBe('done');
  });

  test('is out the moment the code is rotated or removed, and in again with the new one', async () => {
    await server.administrator.update({ 'judgeCodes/A': 'the-next-code-of-A' });
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
    await server.administrator.update({ 'judgeCodes/A': null });
    expect(await sets('judge A', MARKS, ['102'])).toBe('refused');
  });

  test('claims first, then marks: not both in one update', async () => {
    const values = {
      [`judgeClaims/${uid('anon')}`]: { judge: 'D', code: 'code-of-judge-D', at: serverTimestamp() },
      'marks/Waltz/1/D/Waltz': ['101'],
    };
    await server.administrator.update({ 'events/Waltz/rounds/1/panel': null });
    expect(await updates('anon', values)).toBe('refused');
  });

  test('is refused on every verb where it has no right', async () => {
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
    for (const verb of verbs) expect(await outcome(Promise.resolve(verb))).toBe('refused');
  });
});

describe('registration', () => {
  const entryFields = (id: string) => ({
    entryId: id,
    leadName: 'New',
    followName: 'Pair',
    leadId: 'n1',
    followId: 'n2',
    affiliation: 'Yale',
    registeredTime: serverTimestamp(),
  });
  const registration = (who: Who, code: string, more: object = {}) => ({
    [`registrations/${code}`]: {
      contact: { name: 'New', email: 'new@example.org' },
      consents: { risk: { version: '1', at: serverTimestamp() } },
      createdAt: serverTimestamp(),
    },
    [`codeClaims/${uid(who)}/${code}`]: true,
    'competitors/n1': { name: 'New', affiliation: 'Yale' },
    'owners/competitors/n1': code,
    'events/Waltz/entries/n1': entryFields('n1'),
    'owners/entries/Waltz/n1': code,
    ...more,
  });

  test('is one update; afterwards the device may change and withdraw what is its own', async () => {
    expect(await updates('anon', registration('anon', 'New0001'))).toBe('done');
    expect(await sets('anon', 'events/Waltz/entries/n1/followName', 'Else')).toBe('done');
    expect(await sets('anon', 'competitors/n1/affiliation', 'Brown')).toBe('done');
    expect(await sets('holder', 'events/Waltz/entries/n1/followName', 'Mine')).toBe('refused');
    expect(await sets('anon', 'events/Waltz/entries/n1/followName', null)).toBe('refused');
    expect(await updates('anon', { 'events/Waltz/entries/n1': null, 'owners/entries/Waltz/n1': null })).toBe(
      'done',
    );
  });

  test.each<[string, Record<string, unknown>]>([
    ['a code that is taken', { 'registrations/Code001': { contact: { name: 'x', email: 'a@b' } } }],
    ['a field of its own', { 'competitors/n1': { name: 'x', photo: 'y' } }],
    [
      'no consent',
      { 'registrations/New0001': { contact: { name: 'x', email: 'a@b' }, createdAt: serverTimestamp() } },
    ],
    ['a number taken by oneself', { 'events/Waltz/entries/n1': { ...entryFields('n1'), leadNumber: 1 } }],
    ['a name too long', { 'competitors/n1': { name: 'x'.repeat(81) } }],
    ['somebody else as owner', { 'owners/entries/Waltz/n1': 'Code001' }],
    ["an owner on the staff's entry", { 'owners/entries/Waltz/staff1': 'New0001' }],
    [
      'an entry in an event that is not',
      { 'events/JUNK/entries/n1': entryFields('n1'), 'owners/entries/JUNK/n1': 'New0001' },
    ],
    ['an entry checked in', { 'events/Waltz/entries/n1': { ...entryFields('n1'), checkedIn: { 1: true } } }],
  ])('is refused with %s', async (_why, more) => {
    expect(await updates('anon', registration('anon', 'New0001', more))).toBe('refused');
    expect(await server.administrator.read('events/Waltz/entries/n1')).toBe(null);
  });

  test('is refused when signed out, and after it has closed', async () => {
    expect(await updates('out', registration('anon', 'New0001'))).toBe('refused');
    await server.administrator.update({ 'competitionMetadata/registrationStatus': 'CLOSED' });
    expect(await updates('anon', registration('anon', 'New0001'))).toBe('refused');
    await server.administrator.update({
      'competitionMetadata/registrationStatus': 'OPEN',
      'competitionMetadata/dateRegistrationClosed': 1000,
    });
    expect(await updates('anon', registration('anon', 'New0001'))).toBe('refused');
    expect(await sets('holder', 'events/Waltz/entries/e1/leadName', 'Late')).toBe('refused');
  });

  test('a withdrawal is possible after it has closed, but not once checked in', async () => {
    await server.administrator.update({ 'competitionMetadata/registrationStatus': 'CLOSED' });
    expect(
      await updates('holder', { 'events/Waltz/entries/e2': null, 'owners/entries/Waltz/e2': null }),
    ).toBe('refused');
    expect(
      await updates('holder', { 'events/Waltz/entries/e1': null, 'owners/entries/Waltz/e1': null }),
    ).toBe('done');
  });

  test('coming back needs a code that exists', async () => {
    const claims = (code: string) => sets('anon', `codeClaims/${uid('anon')}/${code}`, true);
    expect(await claims('Wrong01')).toBe('refused');
    expect(await sets('anon', `codeClaims/${uid('holder')}/Code001`, true)).toBe('refused');
    expect(await claims('Code001')).toBe('done');
    expect(await reads('anon', 'registrations/Code001')).toBe('done');
  });

  test('a holder cannot replace the whole entry, nor touch its number or check-in', async () => {
    expect(await sets('holder', 'events/Waltz/entries/e1', entryFields('e1'))).toBe('refused');
    expect(await sets('holder', 'events/Waltz/entries/e1/leadNumber', null)).toBe('refused');
    expect(await sets('holder', 'events/Waltz/entries/e2/checkedIn', null)).toBe('refused');
  });
});

describe('the deck captain', () => {
  const line = (id: string, who: Who = 'deckcaptain') => ({
    [`journal/${id}`]: { at: serverTimestamp(), uid: uid(who), kind: 'walk-on', event: 'Waltz', round: '1' },
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

  test('adds a walk-on with a place, with a line in the journal', async () => {
    const values = {
      'events/Waltz/entries/w1': walkOn,
      [`${ROUND}/entries/w1`]: { heat: 1 },
      [`${ROUND}/journal`]: 'j1',
    };
    expect(await updates('deckcaptain', values)).toBe('refused');
    expect(await updates('deckcaptain', { ...values, ...line('j1', 'admin') })).toBe('refused');
    expect(await updates('mc', { ...values, ...line('j1', 'mc') })).toBe('refused');
    expect(await updates('deckcaptain', { ...values, ...line('j1') })).toBe('done');
  });

  test('scratches a couple, with a new line; an old line does not do', async () => {
    const scratch = { [`${ROUND}/entries/e1`]: null };
    expect(await updates('deckcaptain', scratch)).toBe('refused');
    expect(await updates('deckcaptain', { ...scratch, [`${ROUND}/journal`]: 'old' })).toBe('refused');
    expect(await updates('deckcaptain', { ...scratch, [`${ROUND}/journal`]: 'j2', ...line('j2') })).toBe(
      'done',
    );
  });

  test('changes nothing in a round that is marked, and adds no real couple', async () => {
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
  test('the MC starts a round that waits, and turns no other', async () => {
    const start = (round: number) => ({
      [`events/Waltz/rounds/${round}/roundState`]: 2,
      [`events/Waltz/rounds/${round}/roundActualStartTime`]: serverTimestamp(),
      live: { event: 'Waltz', round, dance: 0, heat: 1, startedAt: serverTimestamp() },
    });
    expect(await updates('mc', start(0))).toBe('done');
    expect(await updates('mc', start(2))).toBe('refused');
    expect(await updates('mc', start(7))).toBe('refused');
    expect(await sets('mc', 'events/Waltz/rounds/1/roundState', 5)).toBe('refused');
  });

  test('an admin gives roles, but never changes his own', async () => {
    expect(await sets('admin', `roles/${uid('anon')}/mc`, true)).toBe('done');
    expect(await sets('admin', `roles/${uid('anon')}/king`, true)).toBe('refused');
    expect(await sets('admin', `roles/${uid('admin')}/admin`, null)).toBe('refused');
    expect(await sets('admin', `roles/${uid('admin')}`, null)).toBe('refused');
    expect(await sets('admin', 'roles', null)).toBe('refused');
    expect(await sets('scrutineer', `roles/${uid('scrutineer')}/admin`, true)).toBe('refused');
  });

  test('anybody signed in adds a line to the journal, in his own name and in a closed form; nobody changes one', async () => {
    const line = (who: Who, more: object = {}) => ({
      at: serverTimestamp(),
      uid: uid(who),
      kind: 'note',
      why: 'because',
      ...more,
    });
    expect(await whoCan((who) => sets(who, 'journal/new', line(who)))).toEqual(
      EVERYBODY.filter((who) => who !== 'out'),
    );
    expect(await sets('anon', 'journal/n1', line('holder'))).toBe('refused');
    expect(await sets('anon', 'journal/n2', line('anon', { at: 5 }))).toBe('refused');
    expect(await sets('anon', 'journal/n3', line('anon', { photo: 'x' }))).toBe('refused');
    expect(await sets('anon', 'journal/n4', line('anon', { what: 'x'.repeat(2001) }))).toBe('refused');
    expect(await sets('anon', 'journal/n5', line('anon'))).toBe('done');
    expect(await sets('anon', 'journal/n5', line('anon'))).toBe('refused');
    expect(await sets('admin', 'journal/n5', null)).toBe('refused');
  });

  test('the scrutineer asks, the chairman decides', async () => {
    const vote = (who: Who) => ({ uid: uid(who), at: serverTimestamp(), note: 'two tie across the cut' });
    expect(await whoCan((who) => sets(who, 'approvals/Waltz/1/asked', vote(who)))).toEqual([
      'admin',
      'scrutineer',
    ]);
    expect(await whoCan((who) => sets(who, 'approvals/Waltz/1/decided', vote(who)))).toEqual([
      'admin',
      'chairman',
    ]);
  });
});
