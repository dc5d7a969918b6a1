import { expect, test } from 'vitest';
import { loadDeviceName } from './loadDeviceName.ts';
import { DeliveryQueue } from './queue.ts';
import { createTestBackend, createTestDisk } from './testing/backend.ts';

test('the device’s id waits for the disk if needed', async () => {
  const kept = createTestDisk('tablet');
  let isRead = (): void => undefined;
  const slow = new Promise<void>((read) => (isRead = read));
  const queue = new DeliveryQueue(
    { ...kept, change: async (change, note) => slow.then(() => kept.change(change, note)) },
    createTestBackend().wire(),
  );
  const early = loadDeviceName(queue);
  expect(queue.device.now).toBeUndefined();
  isRead();
  expect(await early).toBe('tablet');
  expect(queue.device.observers).toBe(0);
  expect(await loadDeviceName(queue)).toBe('tablet');
});
