import { ref, update } from 'firebase/database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestHall, getWriteOutcome } from '../access/testing/hall.ts';
import { SERVER_NOW } from '../access/testing/midday.ts';
import { ManualClock } from '../testing/manualClock.ts';
import type { Json } from '../tree/json.ts';
import { openAttackerSocket } from './testing/attackers.ts';

// The attack: a stranger with one anonymous sign-in wants a discount without being given a code. The stranger lists
// the codes, guesses one, writes another amount, uses a code more often than it allows, or blocks it for everybody
// else.

const CODE = 'ALUMNI27';
const USES = 2;
const MINE = 'Disc001';
type Values = { readonly [path: string]: Json };

let hall: TestHall;
let time: ManualClock;
beforeEach(async () => {
  time = new ManualClock();
  hall = await TestHall.open({ time });
});
afterEach(() => hall.close());

const takes = async (values: Values): Promise<boolean> =>
  (await getWriteOutcome(update(ref(hall.person('anon').device.database), values))) === 'done';

const DANCERS = ['one', 'two', 'three', 'four'] as const;

/** Registers the stranger's dancers. */
const registers = (): Promise<boolean> => {
  const uid = hall.uid('anon');
  return takes({
    [`registrations/${MINE}`]: {
      contact: { name: 'Many', email: 'many@example.org' },
      createdAt: SERVER_NOW,
      slot: 0,
      dancers: Object.fromEntries(DANCERS.entries()),
    },
    [`registeredFrom/${uid}/0`]: MINE,
    [`codeClaims/${uid}/${MINE}`]: true,
    ...Object.assign(
      {},
      ...DANCERS.map((id, slot) => ({
        [`competitors/${id}`]: { name: id, slot },
        [`owners/competitors/${id}`]: MINE,
      })),
    ),
  });
};
const shows = (code = CODE): Promise<boolean> =>
  takes({ [`discountsShown/${hall.uid('anon')}/${code}`]: true });

const given = (dancer: string, slot: number, changed: { readonly [field: string]: Json } = {}): Values => ({
  [`agreedPrices/${dancer}/discount`]: {
    code: CODE,
    slot,
    name: 'Alumni',
    percent: 20,
    at: SERVER_NOW,
    ...changed,
  },
  [`discountUses/${CODE}/${slot}`]: dancer,
  [`discounts/${CODE}/used/${slot}`]: true,
});
const read = (path: string): Promise<Json> => hall.server.administrator.read(path);

test('guesses of discount codes are delayed from the 50th on, by every way to write', async () => {
  const client = await openAttackerSocket(hall, 'none');
  const uid = hall.uid('anon');
  const wrong = (n: number): string => `GUESS${String(n).padStart(3, '0')}`;
  const answers: unknown[] = [];
  for (let n = 0; n < 49; n += 1) {
    const at = `discountsShown/${uid}/${wrong(n)}`;
    const { s } = await (n % 2 === 0
      ? client.ask('p', { p: `/${at}`, d: true })
      : client.ask('m', { p: '/', d: { [at]: true } }));
    answers.push(s);
  }
  expect(new Set(answers)).toEqual(new Set(['permission_denied']));
  expect(time.waits).toEqual([]);
  // The right code is delayed as well.
  await time.until(client.ask('p', { p: `/discountsShown/${uid}/${wrong(50)}`, d: true }), 30_000);
  expect(time.waits).toEqual([1000]);
  await time.until(client.ask('p', { p: `/discountsShown/${uid}/${CODE}`, d: true }), 30_000);
  expect(time.waits.length).toBe(2);
  client.close();
});

test('other reads and writes are refused alike for real and made-up discount codes', async () => {
  expect(await registers()).toBe(true);
  const client = await openAttackerSocket(hall, 'none');
  for (const code of [CODE, 'NOSUCHCODE']) {
    for (const path of [`discounts/${code}`, `discounts/${code}/name`, `discountUses/${code}`, 'discounts'])
      expect([path, (await client.ask('g', { p: `/${path}` })).s]).toEqual([path, 'permission_denied']);
    const values = JSON.parse(JSON.stringify(given('one', 0)).replaceAll(CODE, code)) as Values;
    expect(await takes(values)).toBe(false);
    expect(await takes({ [`discounts/${code}/used/0`]: true })).toBe(false);
    expect(await takes({ [`discountUses/${code}/0`]: 'one' })).toBe(false);
  }
  client.close();
});

test('a stranger who knows a discount code gets its amount, for their own dancers only', async () => {
  expect(await registers()).toBe(true);
  expect(await shows()).toBe(true);
  for (const values of [
    given('one', 0, { percent: 100 }),
    given('one', 0, { cents: 9000 }),
    given('one', 0, { name: 'Scholarship' }),
    given('k1', 0),
    given('k3', 0),
    {
      'agreedPrices/one': { discount: { code: CODE, slot: 0, name: 'Alumni', percent: 100, at: SERVER_NOW } },
    },
    { 'agreedPrices/one/byHand': { cents: 0, why: 'free' } },
    { [`discounts/${CODE}/percent`]: 100 },
    { [`discounts/${CODE}/uses`]: 500 },
    { 'discounts/MYOWN2027': { name: 'Mine', percent: 100, uses: 9, edited: 1 } },
  ])
    expect([values, await takes(values)]).toEqual([values, false]);
  expect(await takes(given('one', 0))).toBe(true);
  expect(await takes({ 'agreedPrices/one/discount/percent': 100 })).toBe(false);
  expect(await takes(given('one', 1))).toBe(false);
});

test('a discount code is used as often as it allows, also by several dancers at one moment', async () => {
  expect(await registers()).toBe(true);
  expect(await shows()).toBe(true);
  // All dancers try every slot, and slots that the code does not have.
  const tries = DANCERS.flatMap((dancer) => [0, 1, 2, 499].map((slot) => given(dancer, slot)));
  await Promise.all(tries.map(takes));
  const prices = await Promise.all(DANCERS.map((dancer) => read(`agreedPrices/${dancer}/discount`)));
  expect(prices.filter((price) => price !== null)).toHaveLength(USES);
  expect(Object.keys(Object(await read(`discounts/${CODE}/used`)))).toHaveLength(USES);
});

test('slots of a discount code are neither blocked without a dancer, nor taken from one', async () => {
  expect(await registers()).toBe(true);
  expect(await shows()).toBe(true);
  await hall.server.administrator.update({ ...given('k1', 0) });
  for (const values of [
    { [`discounts/${CODE}/used/1`]: true },
    { [`discounts/${CODE}/used/1`]: true, [`discountUses/${CODE}/1`]: 'one' },
    { [`discounts/${CODE}/used/0`]: null },
    { [`discounts/${CODE}/used/0`]: null, [`discountUses/${CODE}/0`]: null },
    { [`discountUses/${CODE}/0`]: 'one' },
    { ...given('one', 0) },
    {
      'agreedPrices/k1/discount': null,
      [`discounts/${CODE}/used/0`]: null,
      [`discountUses/${CODE}/0`]: null,
    },
    { [`discounts/${CODE}`]: null },
  ])
    expect([values, await takes(values)]).toEqual([values, false]);
  // A discount returned without its slot would keep the slot blocked.
  expect(await takes(given('two', 1))).toBe(true);
  expect(await takes({ 'agreedPrices/two/discount': null })).toBe(false);
  expect(await takes({ 'agreedPrices/two/discount': null, [`discountUses/${CODE}/1`]: null })).toBe(false);
  expect(
    await takes({
      'agreedPrices/two/discount': null,
      [`discountUses/${CODE}/1`]: null,
      [`discounts/${CODE}/used/1`]: null,
    }),
  ).toBe(true);
  expect(await takes(given('three', 1))).toBe(true);
});
