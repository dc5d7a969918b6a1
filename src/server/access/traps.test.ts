import { get, onDisconnect, ref, runTransaction, set, setPriority, update } from 'firebase/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Json } from '../tree/json.ts';
import { TestHall, getWriteOutcome, type WriteOutcome } from './testing/hall.ts';
import { buildChainEndAddress, buildJournalRecord } from './testing/line.ts';
import { buildRegistrationPatch } from './testing/matrix/people.ts';
import { buildStoredCouple, SERVER_NOW } from './testing/midday.ts';
import { OFFICE, TEST_STAFF, type TestPerson } from './testing/testPersons.ts';

// Past mistakes in rules, here or elsewhere. One test each.

let hall: TestHall;
beforeAll(async () => {
  hall = await TestHall.open();
});
afterAll(() => hall.close());
beforeEach(() => hall.putBack());

const at = (who: TestPerson, path: string) => ref(hall.person(who).device.database, path);
const reads = (who: TestPerson, path: string): Promise<WriteOutcome> => getWriteOutcome(get(at(who, path)));
const sets = (who: TestPerson, path: string, value: Json): Promise<WriteOutcome> =>
  getWriteOutcome(set(at(who, path), value));
const updates = (who: TestPerson, values: object): Promise<WriteOutcome> =>
  getWriteOutcome(update(ref(hall.person(who).device.database), values));
const registers = (who: TestPerson, more: { readonly [path: string]: Json } = {}): Promise<WriteOutcome> =>
  updates(who, { ...buildRegistrationPatch(who, hall.uid), ...more });
const read = (path: string): Promise<Json> => hall.server.administrator.read(path);

const ENTRIES = 'events/Waltz/entries';
const OWNERS = 'owners/entries/Waltz';

describe('claiming ownership of another’s data', () => {
  test('an owner is set only with a new entry, competitor or partner search', async () => {
    expect(await registers('anon')).toBe('done');
    for (const path of [`${OWNERS}/staff1`, 'owners/competitors/k2', 'owners/tba/w2', `${OWNERS}/none`])
      expect([path, await sets('anon', path, 'New0001')]).toEqual([path, 'refused']);
    expect(
      await updates('anon', { [`${OWNERS}/staff1`]: 'New0001', [`${ENTRIES}/staff1/leadName`]: 'Me' }),
    ).toBe('refused');
  });

  test('an owner is not set by removing and recreating the entry in one update', async () => {
    expect(await registers('anon')).toBe('done');
    const anew = { ...buildStoredCouple('staff1', 1), registeredTime: SERVER_NOW };
    expect(await updates('anon', { [`${ENTRIES}/staff1`]: anew, [`${OWNERS}/staff1`]: 'New0001' })).toBe(
      'refused',
    );
  });

  test('an owner is never replaced, nor removed while the data exists', async () => {
    expect(await registers('anon')).toBe('done');
    expect(await sets('anon', `${OWNERS}/e1`, 'New0001')).toBe('refused');
    expect(await sets('holder', `${OWNERS}/e1`, 'New0001')).toBe('refused');
    expect(await sets('holder', `${OWNERS}/e1`, null)).toBe('refused');
    expect(await sets('holder', 'owners/competitors/k1', null)).toBe('refused');
    expect(await sets('holder', 'owners/tba/e1', null)).toBe('refused');
  });
});

describe('registrations without an end', () => {
  const another = (who: TestPerson, code: string, slot: number): { readonly [path: string]: Json } => ({
    [`registrations/${code}`]: {
      contact: { name: 'Flood', email: 'flood@example.org' },
      createdAt: SERVER_NOW,
      slot,
    },
    [`registeredFrom/${hall.uid(who)}/${slot}`]: code,
    [`codeClaims/${hall.uid(who)}/${code}`]: true,
  });
  const codes = Array.from({ length: 200 }, (_, at) => `Fld${String(at).padStart(4, '0')}`);

  test('one device can make 150 registrations, and no more in any slot', async () => {
    const outcomes: WriteOutcome[] = [];
    for (const [slot, code] of codes.entries())
      outcomes.push(await updates('anon', another('anon', code, slot)));
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(150);
    for (const slot of [0, 149, -1, 1500])
      expect(await updates('anon', another('anon', 'Again01', slot))).toBe('refused');
    expect(await updates('holder', another('holder', 'Other01', 0))).toBe('done');
  });

  test('deleted registrations do not free any of a device’s slots', async () => {
    expect(await updates('anon', another('anon', 'Gone001', 0))).toBe('done');
    expect(await sets('anon', `registeredFrom/${hall.uid('anon')}/0`, null)).toBe('refused');
    expect(await sets('admin', 'registrations/Gone001', null)).toBe('done');
    expect(await updates('anon', another('anon', 'Gone002', 0))).toBe('refused');
    expect(await updates('anon', another('anon', 'Gone001', 0))).toBe('refused');
  });

  test('a device can’t list another’s registration as its own, even with the code', async () => {
    expect(await sets('anon', `registeredFrom/${hall.uid('anon')}/3`, 'Code001')).toBe('refused');
  });
});

describe('a round that is on the floor', () => {
  const COUPLES = 'events/Waltz/rounds/1/entries';
  const back = { 'events/Waltz/rounds/2/roundState': 4, [COUPLES]: null };

  test('a round on the floor keeps its couples when the previous result is withdrawn too late', async () => {
    expect(await updates('scrutineer', back)).toBe('refused');
    expect(await sets('admin', COUPLES, null)).toBe('refused');
    expect(await read(COUPLES)).not.toBe(null);
    await hall.server.administrator.update({ 'events/Waltz/rounds/1/roundState': 0 });
    expect(await updates('scrutineer', back)).toBe('done');
  });

  test('a round keeps the judges seated first when two people seat judges at once', async () => {
    const seated = (letters: string) => ({
      'events/Waltz/rounds/1/panel': Object.fromEntries([...letters].map((letter) => [letter, true])),
      'events/Waltz/rounds/1/seatings/2': { Waltz: 'A/B', Tango: [...letters].join('/') },
    });
    expect(await updates('scrutineer', seated('AD'))).toBe('done');
    expect(await updates('chairman', seated('AE'))).toBe('refused');
    expect(await updates('admin', seated('AE'))).toBe('refused');
    expect(await read('events/Waltz/rounds/1/panel')).toEqual({ A: true, D: true });
  });

  test('a round on the floor loses its last judge only with a record', async () => {
    const record = { who: 'scrutineer', kind: 'withdrawn', more: { event: 'Waltz', round: 1 } } as const;
    const out = {
      [COUPLES]: null,
      'events/Waltz/rounds/1/journal': 'j20',
      ...buildJournalRecord('j20', record, hall.uid),
    };
    expect(await updates('scrutineer', out)).toBe('done');
  });
});

describe('a start that comes in late', () => {
  const ROUND = 'events/Waltz/rounds/1';
  const starting = (place: string) => ({
    [`${ROUND}/roundState`]: 2,
    [`${ROUND}/entries/${place}/away`]: true,
    [`${ROUND}/lineUp`]: 9,
  });
  const waits = async (): Promise<string> => {
    await hall.server.administrator.update({
      [`${ROUND}/roundState`]: 0,
      [`${ROUND}/lineUp`]: 8,
      'events/Waltz/rounds/2/roundState': 5,
    });
    const [place = ''] = Object.keys((await read(`${ROUND}/entries`)) as object);
    return place;
  };

  test('a start that arrives late includes every couple that is present', async () => {
    expect(await updates('mc', starting(await waits()))).toBe('done');
  });

  test.each(['mc', 'scrutineer', 'admin'] as const)(
    'a start that arrives late does not restore a couple scratched meanwhile (%s)',
    async (who) => {
      const place = await waits();
      await hall.server.administrator.update({ [`${ROUND}/entries/${place}`]: null });
      expect(await updates(who, starting(place))).toBe('refused');
      expect(await read(`${ROUND}/entries/${place}`)).toBe(null);
    },
  );
});

describe('junk', () => {
  test('a registration cannot create an event', async () => {
    const more = {
      'events/JUNK/entries/n1': buildStoredCouple('n1', 1),
      'owners/entries/JUNK/n1': 'New0001',
    };
    expect(await registers('anon', more)).toBe('refused');
    expect(await read('events/JUNK')).toBe(null);
  });

  test('the chairman and the MC cannot create a round, nor the deck captain an entry', async () => {
    for (const field of ['roundState', 'recallSize', 'numHeats'])
      expect(await sets('chairman', `events/Waltz/rounds/9/${field}`, 1)).toBe('refused');
    expect(await sets('chairman', 'events/Waltz/rounds/9/panel', { A: true })).toBe('refused');
    expect(await sets('mc', 'events/Waltz/rounds/9/roundState', 2)).toBe('refused');
    expect(await sets('mc', 'events/JUNK/rounds/1/roundActualStartTime', 5)).toBe('refused');
    expect(await sets('deckcaptain', `${ENTRIES}/none/checkedIn/1`, true)).toBe('refused');
    expect(await sets('deckcaptain', 'events/JUNK/entries/none/checkedIn/1', true)).toBe('refused');
    expect(await sets('deckcaptain', 'events/Waltz/rounds/9/journal', 'old')).toBe('refused');
  });

  test('a judge cannot create a dance, in marks or sheets', async () => {
    expect(await sets('judge A', 'marks/Waltz/1/A/Rumba', ['101'])).toBe('refused');
    expect(await sets('judge A', 'sheets/Waltz/1/A/Rumba', { state: 'draft' })).toBe('refused');
  });
});

describe('foreign and huge fields', () => {
  const LONG = 'x'.repeat(100_000);
  const PARTS: readonly (readonly [path: string, fields: readonly string[]])[] = [
    ['registrations/New0001', ['feeCategory', 'competitor']],
    ['registrations/New0001/contact', ['name', 'email', 'phone']],
    ['registrations/New0001/consents/risk', ['version']],
    ['competitors/n1', ['name', 'affiliation']],
    ['tba/n1', ['level', 'style', 'note']],
    [`${ENTRIES}/n1`, ['leadName', 'followName', 'leadId', 'followId', 'affiliation']],
  ];

  test.each(PARTS)('the node %s takes no unknown field, and no long text in %j', async (path, fields) => {
    expect(await registers('anon')).toBe('done');
    expect(await sets('anon', `${path}/photo`, 'x')).toBe('refused');
    for (const field of fields)
      expect([field, await sets('anon', `${path}/${field}`, `${LONG}@`)]).toEqual([field, 'refused']);
  });

  test.each([
    'registrations/New0001',
    'registrations/New0001/contact',
    'registrations/New0001/consents/risk',
    'competitors/n1',
    'tba/n1',
    `${ENTRIES}/n1`,
  ])('a registration cannot add a photo to %s', async (path) => {
    const whole = buildRegistrationPatch('anon', hall.uid);
    const above = Object.keys(whole).find((each) => path.startsWith(each)) ?? '';
    const record = structuredClone(Object(whole[above]));
    const below = path
      .slice(above.length + 1)
      .split('/')
      .filter(Boolean);
    Object.assign(
      below.reduce((at, key) => Object(Reflect.get(at, key)), record),
      { photo: 'x' },
    );
    expect(await registers('anon', { [above]: record })).toBe('refused');
  });

  test('a registration cannot set its own number or check-in, or set consent to something else', async () => {
    for (const field of [{ leadNumber: 1 }, { checkedIn: { 1: true } }, { journal: 'old' }]) {
      const entry = Object(buildRegistrationPatch('anon', hall.uid)[`${ENTRIES}/n1`]);
      expect(await registers('anon', { [`${ENTRIES}/n1`]: { ...entry, ...field } })).toBe('refused');
    }
    expect(await registers('anon', { 'competitors/n1': { name: 'New', leadNumber: 1, slot: 0 } })).toBe(
      'refused',
    );
    expect(await registers('anon')).toBe('done');
    expect(await sets('anon', 'registrations/New0001/consents/party', { version: '1', at: SERVER_NOW })).toBe(
      'refused',
    );
  });

  test('sheets and journal records can’t grow without bound', async () => {
    const numbers = Array.from({ length: 201 }, (_, index) => String(index + 1));
    expect(await sets('judge A', 'marks/Waltz/1/A/Waltz', numbers)).toBe('refused');
    expect(await sets('judge A', 'marks/Waltz/1/A/Waltz', numbers.slice(1))).toBe('done');
    expect(await sets('judge A', 'marks/Waltz/1/A/Waltz', { 0: { deep: '1' } })).toBe('refused');
    const its = (more: { readonly [field: string]: Json }) =>
      buildJournalRecord('n', { who: 'admin', kind: 'check-in', more }, hall.uid);
    for (const field of ['kind', 'event', 'round', 'judge', 'dance', 'why', 'what', 'prev', 'competitor'])
      expect([field, await updates('admin', its({ [field]: LONG }))]).toEqual([field, 'refused']);
    const device = { ...its({ device: LONG }), [buildChainEndAddress('n', 'admin', hall.uid)]: null };
    expect(
      await updates('admin', { ...device, [`journalEnds/${hall.uid('admin')}/${LONG.slice(0, 700)}`]: 'n' }),
    ).toBe('refused');
    expect(
      await updates(
        'admin',
        buildJournalRecord('n'.repeat(65), { who: 'admin', kind: 'check-in' }, hall.uid),
      ),
    ).toBe('refused');
    expect(await updates('admin', its({}))).toBe('done');
  });
});

test('a holder never replaces a whole entry, since a right granted high up can’t be revoked below', async () => {
  const whole = { ...buildStoredCouple('e1', 101), leadName: 'Leo' };
  expect(await sets('holder', `${ENTRIES}/e1`, whole)).toBe('refused');
  const without = Object.fromEntries(Object.entries(whole).filter(([field]) => field !== 'leadNumber'));
  expect(await sets('holder', `${ENTRIES}/e1`, without)).toBe('refused');
  expect(
    await updates('holder', { [`${ENTRIES}/e1/leadName`]: 'Leo', [`${ENTRIES}/e1/leadNumber`]: 7 }),
  ).toBe('refused');
});

describe('a removal, which no .validate checks', () => {
  test('removing a node cannot remove a number, a check-in or an event', async () => {
    for (const path of [
      `${ENTRIES}/e1/leadNumber`,
      `${ENTRIES}/e2/checkedIn`,
      `${ENTRIES}/e2/checkedIn/1`,
      `${ENTRIES}/e2`,
      ENTRIES,
    ])
      expect([path, await sets('holder', path, null)]).toEqual([path, 'refused']);
  });

  test('the number that staff assigned to a competitor stays even if the whole node is rewritten', async () => {
    expect(await sets('holder', 'competitors/k1/leadNumber', null)).toBe('refused');
    expect(await sets('holder', 'competitors/k1', { name: 'Lee', slot: 0 })).toBe('refused');
    expect(await sets('holder', 'competitors/k1', { name: 'Leo', leadNumber: 101, slot: 0 })).toBe('done');
    expect(await getWriteOutcome(runTransaction(at('holder', 'competitors/k1/leadNumber'), () => null))).toBe(
      'refused',
    );
    expect(await getWriteOutcome(onDisconnect(at('holder', 'competitors/k1/leadNumber')).remove())).toBe(
      'refused',
    );
  });

  test('a registration, a journal record and a sent mark cannot be removed', async () => {
    expect(await sets('holder', 'registrations/Code001', null)).toBe('refused');
    expect(await sets('admin', 'journal/old', null)).toBe('refused');
    expect(await sets('admin', 'journal', null)).toBe('refused');
    expect(await sets('judge B', 'marks/Waltz/1/B/Waltz', null)).toBe('refused');
    expect(await sets('judge B', 'marks/Waltz/1/B/Waltz/0', null)).toBe('refused');
    expect(await sets('judge B', 'sheets/Waltz/1/B/Waltz', null)).toBe('refused');
    expect(await sets('chairman', 'events/Waltz/rounds/1', null)).toBe('refused');
  });
});

test('a required field cannot be removed from a record that stays', async () => {
  const required: readonly (readonly [who: TestPerson, path: string])[] = [
    ['admin', 'events/Waltz/name'],
    ...['leadName', 'followName', 'entryId', 'registeredTime'].map(
      (field) => ['admin', `${ENTRIES}/e1/${field}`] as const,
    ),
    ...[
      'contact',
      'contact/name',
      'contact/email',
      'consents',
      'consents/risk',
      'consents/risk/at',
      'createdAt',
    ].map((field) => ['holder', `registrations/Code001/${field}`] as const),
    ['holder', 'competitors/k1/name'],
    ...['role', 'level', 'style'].map((field) => ['holder', `tba/e1/${field}`] as const),
    ...['judge', 'code', 'at'].map(
      (field) => ['judge A', `judgeClaims/${hall.uid('judge A')}/${field}`] as const,
    ),
    ['chairman', 'sheets/Waltz/1/B/Waltz/state'],
  ];
  for (const [who, path] of required) expect([path, await sets(who, path, null)]).toEqual([path, 'refused']);
});

describe('a multi-path update', () => {
  test('a multi-path update sees only earlier claims, so claiming and marking in one update fails', async () => {
    await hall.server.administrator.update({ 'events/Waltz/rounds/1/panel': null });
    const claim = { judge: 'D', code: 'code-of-judge-D', at: SERVER_NOW };
    const [claims, marks] = [`judgeClaims/${hall.uid('anon')}`, 'marks/Waltz/1/D/Waltz'];
    expect(await updates('anon', { [claims]: claim, [marks]: ['101'] })).toBe('refused');
    expect(await read(claims)).toBe(null);
    expect(await updates('anon', { [claims]: claim })).toBe('done');
    expect(await updates('anon', { [marks]: ['101'] })).toBe('done');
  });

  test('a multi-path update is atomic', async () => {
    expect(await registers('anon', { 'competitors/k2/name': 'Mine' })).toBe('refused');
    for (const path of ['registrations/New0001', 'competitors/n1', `${ENTRIES}/n1`])
      expect(await read(path)).toBe(null);
  });

  test('a part of a registration without the rest is refused', async () => {
    for (const [path, value] of Object.entries(buildRegistrationPatch('anon', hall.uid)))
      expect([path, await sets('anon', path, value)]).toEqual([path, 'refused']);
  });

  test('a registration with a taken code is refused as a whole', async () => {
    const taken = Object.entries(buildRegistrationPatch('anon', hall.uid)).map(([path, value]) => [
      path.replace('New0001', 'Code001'),
      value === 'New0001' ? 'Code001' : value,
    ]);
    expect(await updates('anon', Object.fromEntries(taken))).toBe('refused');
    expect(await read(`codeClaims/${hall.uid('anon')}`)).toBe(null);
  });
});

describe('comparing null with null', () => {
  test('a claim without a code does not match a judge without one', async () => {
    const claims = `judgeClaims/${hall.uid('anon')}`;
    for (const judge of ['E', 'nobody', '', 'A/x', '/A', 'A/'])
      for (const code of [{}, { code: null }, { code: '' }, { code: 7 }, { code: true }])
        expect(await sets('anon', claims, { judge, at: SERVER_NOW, ...code })).toBe('refused');
    expect(await sets('anon', claims, { code: 'code-of-judge-A', at: SERVER_NOW })).toBe('refused');
  });

  test('a claim whose code was removed does not match a judge whose code was removed', async () => {
    await hall.server.administrator.update({
      [`judgeClaims/${hall.uid('judge A')}/code`]: null,
      'judgeCodes/A': null,
    });
    expect(await sets('judge A', 'marks/Waltz/1/A/Waltz', ['101'])).toBe('refused');
    expect(await reads('judge A', 'marks/Waltz/1/A')).toBe('refused');
    expect(await reads('judge A', 'sheets/Waltz/1/A')).toBe('refused');
  });

  test('a device without a code owns nothing that has no owner', async () => {
    expect(await sets('anon', `${ENTRIES}/staff1`, null)).toBe('refused');
    expect(await sets('anon', 'competitors/k2', null)).toBe('refused');
    expect(await sets('anon', 'tba/w2', null)).toBe('refused');
    await hall.server.administrator.update({ [`codeClaims/${hall.uid('anon')}/null`]: true });
    expect(await sets('anon', 'competitors/k2/name', 'Mine')).toBe('refused');
  });
});

test('an error in another rule does not lock staff out', async () => {
  // These nodes have no owner, so looking it up is an error.
  for (const who of OFFICE) {
    expect(await sets(who, `${ENTRIES}/staff1/leadName`, 'Leo')).toBe('done');
    expect(await sets(who, `${ENTRIES}/made`, { ...buildStoredCouple('made', 9), followId: null })).toBe(
      'done',
    );
    expect(await sets(who, `${ENTRIES}/made`, null)).toBe('done');
  }
  expect(await sets('admin', 'competitors/k2/name', 'Leo')).toBe('done');
  expect(await sets('admin', 'competitors/made', { name: 'Made' })).toBe('done');
  expect(await sets('admin', 'tba/w2/note', 'tall')).toBe('done');
});

test('no public node contains an address, a phone number or a code', async () => {
  expect(await registers('anon')).toBe('done');
  const open = [
    'competitionMetadata',
    'settings/events',
    'events',
    'competitors',
    'tba',
    'live',
    'jumbotron/displays/HA44',
    'jumbotron/sponsors',
    'blocks',
  ];
  for (const path of open) {
    expect(await reads('out', path)).toBe('done');
    expect(JSON.stringify(await read(path))).not.toMatch(/New0001|Code001|code-of|@/);
  }
  expect(await sets('holder', 'tba/e1/note', 'write to lee@example.org')).toBe('refused');
  for (const closed of [
    'registrations',
    'owners',
    'codeClaims',
    'judgeCodes',
    'judgeClaims',
    'roles',
    'journal',
  ])
    for (const who of ['out', 'anon', 'holder', 'judge A'] as const)
      expect([closed, who, await reads(who, closed)]).toEqual([closed, who, 'refused']);
});

test('a writer may set a priority, which changes no rights', async () => {
  expect(await getWriteOutcome(setPriority(at('judge A', 'marks/Waltz/1/A/Tango'), 1))).toBe('done');
  expect(await getWriteOutcome(setPriority(at('judge A', 'marks/Waltz/1/B/Waltz'), 1))).toBe('refused');
  expect(await getWriteOutcome(setPriority(at('anon', 'marks/Waltz/2/A'), 1))).toBe('refused');
  expect(await getWriteOutcome(setPriority(at('holder', `${ENTRIES}/e1`), 1))).toBe('refused');
  expect(await sets('judge A', 'marks/Waltz/1/A/Tango', ['101'])).toBe('done');
});

test('a result is public once its round is posted, not before', async () => {
  const results = 'resultsSaved/Waltz/1';
  for (const state of [0, 1, 2, 3, 4]) {
    await hall.server.administrator.update({ 'events/Waltz/rounds/1/roundState': state });
    expect([state, await reads('out', results)]).toEqual([state, 'refused']);
  }
  await hall.server.administrator.update({ 'events/Waltz/rounds/1/roundState': 5 });
  expect(await reads('out', results)).toBe('done');
  expect(await reads('out', 'resultsSaved/Waltz')).toBe('refused');
  expect(await reads('out', 'resultsSaved/Waltz/finalResults')).toBe('refused');
  await hall.server.administrator.update({ 'events/Waltz/rounds/0/roundState': 5 });
  expect(await reads('out', 'resultsSaved/Waltz/finalResults')).toBe('done');
});

test('places awaiting the awards are private until released, and again when the release is withdrawn', async () => {
  const final = 'events/Waltz/rounds/0';
  const places = ['resultsSaved/Waltz/0', 'resultsSaved/Waltz/finalResults', 'marks/Waltz/0'] as const;
  const isOut = async (...who: readonly TestPerson[]) =>
    Promise.all(who.flatMap((one) => places.map((place) => reads(one, place))));
  const set = (values: Readonly<Record<string, Json>>) => hall.server.administrator.update(values);
  const all = (outcome: 'done' | 'refused') => places.map(() => outcome);
  await set({
    [`${final}/roundState`]: 5,
    [`${final}/release`]: 'awards',
    [`${final}/released`]: null,
    'resultsSaved/Waltz/0': { placements: { 101: 1 } },
    'marks/Waltz/0': { A: { Waltz: ['101'] } },
  });
  for (const who of ['out', 'anon', 'holder', 'judge A', 'deckcaptain'] as const)
    expect([who, await isOut(who)]).toEqual([who, all('refused')]);
  // The MC may read the places before the awards, but not the judges' marks.
  expect(await isOut('mc')).toEqual(['done', 'done', 'refused']);
  for (const who of ['scrutineer', 'chairman', 'admin'] as const)
    expect(await isOut(who)).toEqual(all('done'));
  expect(await sets('deckcaptain', `${final}/released`, SERVER_NOW)).toBe('refused');
  expect(await sets('mc', `${final}/released`, 5)).toBe('refused');
  expect(await sets('mc', `${final}/release`, 'at once')).toBe('refused');
  expect(await sets('mc', `${final}/released`, SERVER_NOW)).toBe('done');
  expect(await isOut('out')).toEqual(all('done'));
  expect(await sets('mc', `${final}/released`, null)).toBe('done');
  expect(await isOut('out')).toEqual(all('refused'));
  // Without a setting of its own, the final follows the competition's.
  await set({ [`${final}/release`]: null });
  expect(await isOut('out')).toEqual(all('done'));
  await set({ 'settings/events/release': 'awards' });
  expect(await isOut('out')).toEqual(all('refused'));
  await set({ [`${final}/release`]: 'at once' });
  expect(await isOut('out')).toEqual(all('done'));
  // Another round has callbacks and no places to announce.
  expect(await reads('out', 'resultsSaved/Waltz/2')).toBe('done');
  // Released but not posted: the release belonged to an earlier result.
  await set({ [`${final}/released`]: 5, [`${final}/roundState`]: 4 });
  expect(await isOut('out')).toEqual(all('refused'));
  expect(await isOut('mc')).toEqual(all('refused'));
});

test('no one removes their own role or grants themselves one, so there is always an admin', async () => {
  const own = (who: TestPerson): string => `roles/${hall.uid(who)}`;
  expect(await sets('admin', `${own('admin')}/admin`, null)).toBe('refused');
  expect(await sets('admin', own('admin'), null)).toBe('refused');
  expect(await sets('admin', 'roles', null)).toBe('refused');
  expect(await updates('admin', { [own('admin')]: null, [own('mc')]: null })).toBe('refused');
  for (const who of [...TEST_STAFF, 'anon', 'holder', 'judge A'] as const)
    expect([who, await sets(who, `${own(who)}/admin`, true)]).toEqual([who, 'refused']);
  expect(await read(own('admin'))).toEqual({ admin: true });
});

test('a judge removed from the officials loses access even if the code remains', async () => {
  expect(await sets('struck off', 'marks/Waltz/1/F/Waltz', ['101'])).toBe('refused');
  expect(await reads('struck off', 'marks/Waltz/1/F')).toBe('refused');
  await hall.server.administrator.update({ 'competitionMetadata/officials/F': { name: 'Flo' } });
  expect(await sets('struck off', 'marks/Waltz/1/F/Waltz', ['101'])).toBe('done');
});
