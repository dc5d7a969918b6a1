import type { DeliveryQueue } from '../../src/store/delivery/queue.ts';
import type { Device } from '../hall/device.ts';
import type { Office, Press } from './press.ts';

/** A person in the hall with a device. */
export interface Person {
  /** The name in stories: 'the MC', 'judge B'. */
  readonly name: string;
  /** The office of these screens. */
  readonly office: Office;
  readonly device: Device;
  /** The queue of the device. */
  readonly queue: DeliveryQueue;
  /** False for a moment after a reload. */
  readonly isOpen: boolean;
  /** The frequency of presses, relative to other people. */
  readonly weight: number;
  /** All actions that the screens offer now. */
  presses(): readonly Press[];
  /** Automatic work of the page after an update. */
  onUpdate(): void;
  reload(): void;
}
