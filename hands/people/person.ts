import type { Queue } from '../../src/store/delivery/queue.ts';
import type { Device } from '../hall/device.ts';
import type { Office, Press } from './press.ts';

/** Somebody in the hall with a device in the hand. */
export interface Person {
  /** As the story calls them: 'the MC', 'judge B'. */
  readonly name: string;
  /** Whose screens these are. */
  readonly office: Office;
  readonly device: Device;
  /** What waits on the device. */
  readonly queue: Queue;
  /** False for a moment after the page was loaded. */
  readonly isOpen: boolean;
  /** How often they press anything, against the others. */
  readonly weight: number;
  /** Everything their screens offer now. */
  presses(): readonly Press[];
  /** What the page does by itself when it has heard something new. */
  notice(): void;
  reload(): void;
}
