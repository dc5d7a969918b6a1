import type { DeliveryQueue } from './queue.ts';

/** This device's name in the journal, once the queue is loaded. */
export const loadDeviceName = ({ device }: DeliveryQueue): Promise<string> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (device.now === undefined) return;
      leave();
      resolve(device.now);
    };
    const leave = device.observe(look);
    look();
  });
