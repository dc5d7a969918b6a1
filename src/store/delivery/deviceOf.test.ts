import { expect, test } from 'vitest';
import { deviceOf } from './deviceOf.ts';
import { DeliveryQueue } from './queue.ts';
import { backend, disk } from './testing/backend.ts';

test('the device’s id waits for the disk if needed', async () => {
  const kept = disk('tablet');
  let isRead = (): void => undefined;
  const slow = new Promise<void>((read) => (isRead = read));
  const queue = new DeliveryQueue(
    { ...kept, change: async (change, note) => slow.then(() => kept.change(change, note)) },
    backend().wire(),
  );
  const early = deviceOf(queue);
  expect(queue.device.now).toBeUndefined();
  isRead();
  expect(await early).toBe('tablet');
  expect(queue.device.observers).toBe(0);
  expect(await deviceOf(queue)).toBe('tablet');
});
