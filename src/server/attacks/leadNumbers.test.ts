import { ref, update } from 'firebase/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_COUNT } from '../../domain/bounds.ts';
import { TestHall, getWriteOutcome } from '../access/testing/hall.ts';
import { SERVER_NOW } from '../access/testing/midday.ts';
import type { Json } from '../tree/json.ts';

// The attack: one anonymous device entered a hundred dancers alone, added a second dancer to each entry, and took a
// lead number per couple. The whole range was gone in three seconds.

const COUPLES = 8;
const CODE = 'Many001';
type Values = { readonly [path: string]: Json };

let hall: TestHall;
beforeAll(async () => {
  hall = await TestHall.open();
});
afterAll(() => hall.close());

const takes = async (values: Values): Promise<boolean> =>
  (await getWriteOutcome(update(ref(hall.person('anon').device.database), values))) === 'done';

const dancer = (id: string, slot: number): Values => ({
  [`competitors/${id}`]: { name: id, slot },
  [`owners/competitors/${id}`]: CODE,
});

const enteredAlone = (n: number): Values => ({
  ...dancer(`lead${n}`, n),
  ...dancer(`follow${n}`, COUPLES + n),
  [`events/Waltz/entries/mine${n}`]: {
    entryId: `mine${n}`,
    leadName: `lead${n}`,
    leadId: `lead${n}`,
    followName: 'TBA',
    registeredTime: SERVER_NOW,
    slot: n,
  },
  [`owners/entries/Waltz/mine${n}`]: CODE,
  [`entered/Waltz/lead/lead${n}`]: `mine${n}`,
});

const each = Array.from({ length: COUPLES }, (_, n) => n);

const registration = (uid: string): Values => ({
  [`registrations/${CODE}`]: {
    contact: { name: 'Many', email: 'many@example.org' },
    createdAt: SERVER_NOW,
    slot: 0,
    dancers: Object.fromEntries(each.flatMap((n) => [[n, `lead${n}`] as const, [COUPLES + n, `follow${n}`]])),
    entries: Object.fromEntries(each.map((n) => [n, `Waltz/mine${n}`])),
  },
  [`registeredFrom/${uid}/0`]: CODE,
  [`codeClaims/${uid}/${CODE}`]: true,
  ...Object.assign({}, ...each.map(enteredAlone)),
});

/** Adds the second dancer of an entry, with a lead number. */
const joined = (n: number, number: number, slot: { readonly slot?: number }): Values => ({
  [`events/Waltz/entries/mine${n}/followId`]: `follow${n}`,
  [`events/Waltz/entries/mine${n}/followName`]: `follow${n}`,
  [`events/Waltz/entries/mine${n}/leadNumber`]: number,
  [`events/Waltz/pairs/lead${n}_follow${n}`]: `mine${n}`,
  [`entered/Waltz/follow/follow${n}`]: `mine${n}`,
  [`competitors/lead${n}/leadNumber`]: number,
  [`competitors/lead${n}/numberedBy`]: { event: 'Waltz', entry: `mine${n}`, ...slot },
  [`numbers/${number}`]: `lead${n}`,
});

test('one device takes a few lead numbers and no more, whatever slots it names', async () => {
  const uid = hall.uid('anon');
  expect(await takes(registration(uid))).toBe(true);
  let taken = 0;
  for (const n of each) {
    const number = 200 + n;
    const tries: readonly Values[] = [
      { ...joined(n, number, { slot: n }), [`numberedFrom/${uid}/${n}`]: number },
      { ...joined(n, number, { slot: 0 }), [`numberedFrom/${uid}/0`]: number },
      joined(n, number, { slot: 0 }),
      joined(n, number, {}),
    ];
    for (const values of tries)
      if (await takes(values)) {
        taken += 1;
        break;
      }
  }
  expect(taken).toBe(MAX_COUNT.numbersPerDevice);
});

test('removing a dancer does not let the device take another number', async () => {
  const uid = hall.uid('anon');
  expect(
    await takes({
      'events/Waltz/entries/mine0': null,
      'owners/entries/Waltz/mine0': null,
      'competitors/lead0': null,
      'owners/competitors/lead0': null,
    }),
  ).toBe(true);
  expect(await takes({ [`numberedFrom/${uid}/0`]: null })).toBe(false);
  const number = 299;
  for (const values of [
    { ...joined(7, number, { slot: 0 }), [`numberedFrom/${uid}/0`]: number },
    joined(7, number, { slot: 0 }),
  ])
    expect(await takes(values)).toBe(false);
});

test('a device’s further couples get no number until the organizer assigns one', async () => {
  const without = Object.fromEntries(
    Object.entries(joined(6, 0, {})).filter(([path]) => !/number/i.test(path)),
  );
  expect(await takes(without)).toBe(true);
  const organizer = ref(hall.person('admin').device.database);
  const assigned = { 'numbers/250': 'lead6', 'competitors/lead6/leadNumber': 250 };
  expect(await getWriteOutcome(update(organizer, assigned))).toBe('done');
});
