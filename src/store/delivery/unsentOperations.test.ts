import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { parseEntryId, createEventKey, parseLeadNumber } from '../../domain/ids.ts';
import { checkIn } from '../floor/checkIn.ts';
import { DeliveryQueue } from './queue.ts';
import { createDiskQueue } from './queueStorage.ts';
import { createTestBackend, waitUntil } from './testing/backend.ts';
import { findUnsentOperations } from './unsentOperations.ts';

const HALL = 'handed over';

const queueOf = (uid: string, wire: ReturnType<typeof createTestBackend>) =>
  new DeliveryQueue(createDiskQueue(HALL, uid), wire.wire());

test('unsent changes on a handed-over tablet wait for their author, and are shown', async () => {
  const entry = parseEntryId('e1');
  if (entry === undefined) throw new Error('no entry');
  const couple = {
    event: createEventKey('Waltz'),
    round: 1,
    renumbered: undefined,
    entry,
    number: parseLeadNumber('101'),
  };
  const captain = { uid: 'ann', who: 'Ann (deck captain)', initials: 'AN', device: 'tablet', at: 1000 };

  const away = createTestBackend('ann');
  away.sender.set(undefined);
  const anns = queueOf('ann', away);
  await anns.perform({ key: 'a', changes: [checkIn(captain, couple, 'present')] });
  await anns.perform({ key: 'b', changes: [{ patch: { announcement: 'Lunch' } }] });

  // Bob signs in online: no change of Ann's is sent.
  const bobs = createTestBackend('bob');
  const queue = queueOf('bob', bobs);
  await waitUntil(() => expect(queue.device.now).toBeDefined());
  expect(await findUnsentOperations(HALL, 'bob')).toEqual([
    { account: 'ann', who: 'Ann (deck captain)', count: 2 },
  ]);
  expect(bobs.sent).toEqual([]);
  expect(await findUnsentOperations(HALL, 'ann')).toEqual([]);

  // Ann is back.
  away.sender.set('ann');
  await away.answer();
  await away.answer();
  await expect.poll(() => findUnsentOperations(HALL, 'bob')).toEqual([]);
});

test('a judge’s unsent sheets don’t wait for a staff sign-in', async () => {
  const away = createTestBackend('phone');
  away.sender.set(undefined);
  await queueOf('judge B', away).perform({ key: 'a', changes: [{ patch: { announcement: 'x' } }] });
  expect(await findUnsentOperations(HALL, 'bob')).toEqual([]);
});
