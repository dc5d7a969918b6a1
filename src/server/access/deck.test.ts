import { get, ref, update } from 'firebase/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Json } from '../tree/json.ts';
import { TestHall, getWriteOutcome, type WriteOutcome } from './testing/hall.ts';
import { buildChainEndAddress, buildJournalRecord as lineOf } from './testing/line.ts';
import { SERVER_NOW } from './testing/midday.ts';
import { combineGroups, EVERYBODY, OFFICE, TEST_STAFF, type TestPerson } from './testing/testPersons.ts';

// The deck: check-ins, walk-ons and their names.

let hall: TestHall;
beforeAll(async () => {
  hall = await TestHall.open();
});
afterAll(() => hall.close());
beforeEach(() => hall.putBack({ deck: null }));

const updates = (who: TestPerson, values: Readonly<Record<string, Json>>): Promise<WriteOutcome> =>
  getWriteOutcome(update(ref(hall.person(who).device.database), values));
const read = (path: string): Promise<Json> => hall.server.administrator.read(path);

/** Everybody who can write it, each starting from the original deck. */
async function whoCan(
  values: (who: TestPerson) => Readonly<Record<string, Json>>,
  differs = {},
): Promise<TestPerson[]> {
  const able: TestPerson[] = [];
  for (const who of EVERYBODY) {
    await hall.putBack({ deck: null, 'journal/n1': null, ...differs });
    if ((await updates(who, values(who))) === 'done') able.push(who);
  }
  return able;
}

const CALL = 'deck/Waltz/1/calls/e1';
const call = (at: number, more: { readonly [field: string]: Json } = {}): Json => ({
  presence: 'present',
  at,
  by: 'DC',
  device: 'tablet',
  ...more,
});
const line = (who: TestPerson) =>
  lineOf('n1', { who, kind: 'walk-on named', more: { event: 'Waltz', round: 0 } }, hall.uid);

describe('a call', () => {
  test('a call comes from the deck captain and the office; all staff read it, and the public does not', async () => {
    expect(await whoCan(() => ({ [CALL]: call(1000) }))).toEqual(combineGroups(OFFICE, ['deckcaptain']));
    for (const who of EVERYBODY)
      expect([
        who,
        await getWriteOutcome(get(ref(hall.person(who).device.database, 'deck/Waltz/1'))),
      ]).toEqual([who, TEST_STAFF.some((role) => role === who) ? 'done' : 'refused']);
  });

  test('the later of two calls wins, even if the earlier tap arrives after it', async () => {
    expect(await updates('deckcaptain', { [CALL]: call(2000) })).toBe('done');
    const late = {
      [CALL]: call(1000, { presence: 'missing' }),
      'events/Waltz/entries/e1/checkedIn/1': false,
    };
    expect(await updates('deckcaptain', late)).toBe('refused');
    expect(await updates('admin', late)).toBe('refused');
    expect(await read('events/Waltz/entries/e1/checkedIn')).toBe(null);
    expect(await updates('deckcaptain', { [CALL]: call(2000, { presence: 'missing' }) })).toBe('done');
  });

  test('a call by a device whose clock is fast does not win for minutes', async () => {
    expect(await updates('deckcaptain', { [CALL]: call(Date.now() + 60_000) })).toBe('refused');
  });

  test('a call made before a clock correction does not win', async () => {
    await hall.putBack({ [CALL]: call(Date.now() + 2 * 60 * 60 * 1000, { presence: 'missing' }) });
    expect(await updates('deckcaptain', { [CALL]: call(Date.now()) })).toBe('done');
    expect(await updates('deckcaptain', { [CALL]: call(1000) })).toBe('refused');
  });

  test('a call is for a couple of an existing round', async () => {
    for (const [path, value] of [
      ['deck/Waltz/9/calls/e1', call(1)],
      ['deck/JUNK/1/calls/e1', call(1)],
      ['deck/Waltz/1/calls/nobody', call(1)],
      [CALL, null],
      ['deck/Waltz/1/other', { at: SERVER_NOW, by: 'DC' }],
    ] as const)
      expect([path, value, await updates('deckcaptain', { [path]: value })]).toEqual([
        path,
        value,
        'refused',
      ]);
  });
});

test('the deck captain reports a ready line-up and calls for missing couples', async () => {
  for (const word of ['ready', 'missingCalled']) {
    const said = { [`deck/Waltz/1/${word}`]: { at: SERVER_NOW, by: 'DC' } };
    expect([word, await whoCan(() => said)]).toEqual([word, combineGroups(OFFICE, ['deckcaptain'])]);
  }
  expect(await updates('deckcaptain', { 'deck/Waltz/1/ready': { at: 5, by: 'DC' } })).toBe('refused');
});

describe('names of a walk-on', () => {
  const ENTRY = 'events/Waltz/entries/w1';
  const WALK_ON = {
    entryId: 'w1',
    leadName: 'dummy',
    followName: 'dummy',
    leadId: 'Adhoc',
    followId: 'Adhoc',
    affiliation: 'Other',
    leadNumber: 9999,
    registeredTime: 1,
    journal: 'old',
  };
  const named = (who: TestPerson, more: Readonly<Record<string, Json>> = {}) => ({
    [`${ENTRY}/leadName`]: 'Ann',
    [`${ENTRY}/followName`]: 'Bo',
    [`${ENTRY}/leadId`]: null,
    [`${ENTRY}/followId`]: null,
    [`${ENTRY}/affiliation`]: 'Brown',
    [`${ENTRY}/leadNumber`]: 150,
    [`${ENTRY}/journal`]: 'n1',
    ...line(who),
    ...more,
  });

  test('the names of a walk-on are set by the deck captain with a journal record', async () => {
    expect(await whoCan(named, { [ENTRY]: WALK_ON })).toEqual(combineGroups(OFFICE, ['deckcaptain']));
  });

  test('the names of a walk-on may include a number only before the round begins, since its sheets list the couple as 9999', async () => {
    const begun = { [ENTRY]: WALK_ON, 'events/Waltz/rounds/0/roundState': 2 };
    expect(await whoCan(named, begun)).toEqual(OFFICE);
    const namesAlone = (who: TestPerson) => {
      const { [`${ENTRY}/leadNumber`]: _, ...names } = named(who);
      return names;
    };
    expect(await whoCan(namesAlone, begun)).toEqual(combineGroups(OFFICE, ['deckcaptain']));
  });

  test('naming a walk-on needs a new journal record, and neither name nor number is removed', async () => {
    for (const more of [
      { 'journal/n1': null, [buildChainEndAddress('n1', 'deckcaptain', hall.uid)]: null },
      { [`${ENTRY}/journal`]: 'old' },
      { [`${ENTRY}/leadName`]: null },
      { [`${ENTRY}/leadNumber`]: null },
      { [`${ENTRY}/registeredTime`]: 5 },
    ]) {
      await hall.putBack({ deck: null, [ENTRY]: WALK_ON });
      expect([more, await updates('deckcaptain', named('deckcaptain', more))]).toEqual([more, 'refused']);
    }
  });

  test('naming a walk-on does not replace existing names or a number of its own', async () => {
    for (const differs of [
      { ...WALK_ON, leadId: 'l' },
      { ...WALK_ON, leadNumber: 150 },
    ]) {
      await hall.putBack({ deck: null, 'journal/n1': null, [ENTRY]: differs });
      const more = { [`${ENTRY}/leadNumber`]: 151 };
      expect(await updates('deckcaptain', named('deckcaptain', more))).toBe('refused');
    }
  });
});
