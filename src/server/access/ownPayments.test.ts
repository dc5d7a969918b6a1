import { equalTo, get, orderByChild, query, ref, startAt, type QueryConstraint } from 'firebase/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestHall, getWriteOutcome } from './testing/hall.ts';
import { ADMIN, combineGroups, CODE_HOLDER, type TestPerson } from './testing/testPersons.ts';
import { REGISTERED_BY_ANOTHER } from './testing/matrix/ownCode.ts';

// Payments are the organizer's. A dancer reads only their own.

let hall: TestHall;
beforeAll(async () => {
  hall = await TestHall.open();
});
afterAll(() => hall.close());

const whoReads = (...asked: readonly QueryConstraint[]): Promise<readonly TestPerson[]> =>
  hall.whoReads((who) =>
    getWriteOutcome(get(query(ref(hall.person(who).device.database, 'payments'), ...asked))),
  );

test.each([
  [
    'what a dancer has paid, whose code is shown',
    [orderByChild('dancer'), equalTo('k1')],
    combineGroups(CODE_HOLDER, ADMIN),
  ],
  ['what somebody else has paid', [orderByChild('dancer'), equalTo('k3')], ADMIN],
  ['what nobody has paid', [orderByChild('dancer'), equalTo('nobody')], ADMIN],
  ['what schools have paid', [orderByChild('dancer'), equalTo(null)], ADMIN],
  ['what was paid by another name', [orderByChild('school'), equalTo('k1')], ADMIN],
  ['what a dancer and those behind them have paid', [orderByChild('dancer'), startAt('k1')], ADMIN],
  ['all', [], ADMIN],
])('the right accounts can read the payments of a query: %s', async (_, asked, able) => {
  expect(await whoReads(...asked)).toEqual(able);
});

test('a dancer registered by another reads their payments with their own code', async () => {
  await hall.putBack(REGISTERED_BY_ANOTHER);
  expect(await whoReads(orderByChild('dancer'), equalTo('k3'))).toEqual(combineGroups(CODE_HOLDER, ADMIN));
  await hall.putBack({}, ['registrations', 'competitors']);
});

test('a new payment is sent only to its dancer', async () => {
  const lines = query(
    ref(hall.person('holder').device.database, 'payments'),
    orderByChild('dancer'),
    equalTo('k1'),
  );
  await hall.server.administrator.update({
    'payments/p2': { at: 2, uid: 'x', cents: 1, how: 'cash', dancer: 'k3' },
    'payments/p3': { at: 3, uid: 'x', cents: 2, how: 'cash', school: 'k1' },
  });
  const seen: unknown = (await get(lines)).val();
  expect(Object.keys(Object(seen))).toEqual(['p1']);
});
