import type { Queue } from './queue.ts';

/** The name of this device in the journal, as soon as its disk has said what the device still holds. */
export const deviceOf = ({ device }: Queue): Promise<string> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (device.now === undefined) return;
      leave();
      resolve(device.now);
    };
    const leave = device.observe(look);
    look();
  });
