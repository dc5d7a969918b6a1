import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleCases } from '../../domain/testing/tries.ts';
import { RawClient } from '../testing/raw.ts';
import { TestHall } from './testing/hall.ts';
import { MATRIX_CELLS, MATRIX_STEPS } from './testing/matrix/matrix.ts';
import { resolvePath, resolveValue } from './testing/matrix/rows.ts';
import { SIGNED_IN, type TestPerson } from './testing/testPersons.ts';
import type { Json } from '../tree/json.ts';

// onDisconnect writes use the rights at the moment of disconnect. The cells test the rights themselves; this tests that
// they are checked again.

let hall: TestHall;
beforeAll(async () => {
  hall = await TestHall.open();
});
afterAll(() => hall.close());

type Values = { readonly [path: string]: Json };

/**
 * True if a write needs a right that can be lost. Four kinds don't: writes open to every signed-in account,
 * claims (which need only a code), ending one's presence, and withdrawing an objection.
 */
const needsRight = (able: readonly TestPerson[], name = ''): boolean =>
  able.length > 0 &&
  able.length < SIGNED_IN.length &&
  !/^(?:judge|code)Claims|ends its presence$|objection that is withdrawn$/.test(name);

const DISCONNECT_WRITES = [
  ...MATRIX_CELLS.filter(({ writers, name }) => needsRight(writers, name)).map(
    ({ name, place, value, writers, differs }) => ({
      name,
      able: writers,
      differs,
      values: (who: TestPerson): Values => ({
        [resolvePath(place, who, hall.uid)]: resolveValue(value, who, hall.uid),
      }),
    }),
  ),
  ...MATRIX_STEPS.filter(({ able, name }) => needsRight(able, name)).map(
    ({ name, able, differs, values }) => ({
      name,
      able,
      differs,
      values: (who: TestPerson): Values => values(who, hall.uid),
    }),
  ),
];

/** Removes all rights, as if all staff were removed and every code rotated. */
const NOTHING_LEFT: Values = {
  roles: null,
  judgeClaims: null,
  codeClaims: null,
  'competitionMetadata/registrationStatus': 'CLOSED',
  'settings/objectionsUntil': null,
};

/**
 * Registers an onDisconnect write, applies `meanwhile`, disconnects, and returns true if the tree below its branches
 * changed.
 */
async function isCarriedOut(who: TestPerson, values: Values, meanwhile: Values): Promise<boolean> {
  const { idToken, uid } = hall.person(who);
  const { administrator, port } = hall.server;
  const client = await RawClient.connect(port);
  expect((await client.ask('auth', { cred: idToken })).s).toBe('ok');
  expect((await client.ask('om', { p: '/', d: values })).s).toBe('ok');
  // Any account may remove its claim of a code. Once this write has run, the write registered before it has
  // run too.
  const gone = `codeClaims/${uid}/Gone001`;
  expect((await client.ask('o', { p: `/${gone}`, d: null })).s).toBe('ok');
  if (Object.keys(meanwhile).length > 0) await administrator.update(meanwhile);
  await administrator.update({ [gone]: true });
  const look = (): Promise<Json[]> =>
    Promise.all(Object.keys(values).map((path) => administrator.read(path)));
  const before = await look();
  client.terminate();
  await expect.poll(() => administrator.read(gone), { interval: 2 }).toBe(null);
  return JSON.stringify(await look()) !== JSON.stringify(before);
}

describe.each(sampleCases(DISCONNECT_WRITES))('onDisconnect write: $name', ({ able, differs, values }) => {
  test('an onDisconnect write runs for accounts with the right at the end, and not for those that lost it', async () => {
    for (const who of able) {
      await hall.putBack(differs);
      const already = await Promise.all(
        Object.entries(values(who)).map(async ([path, to]) => {
          const there = await hall.server.administrator.read(path);
          return isDeepStrictEqual(there, to);
        }),
      );
      expect(await isCarriedOut(who, values(who), {})).toBe(!already.every(Boolean));
      await hall.putBack(differs);
      expect([who, await isCarriedOut(who, values(who), NOTHING_LEFT)]).toEqual([who, false]);
    }
    await hall.putBack();
  });
});
