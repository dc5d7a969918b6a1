import { randomBytes } from 'node:crypto';
import type { Storage } from '../storage/storage.ts';

/**
 * Numbers the promotions; stored with the data. If two machines both act as primary, the newer epoch is the
 * one people promoted.
 */
export interface Epoch {
  readonly number: number;
  /** Distinguishes epochs that were started independently. */
  readonly id: string;
}

/** Name of the setting; copies and backups include it. */
export const EPOCH_SETTING = 'epoch';
/** Header in which both sides send their epoch. */
export const EPOCH_HEADER = 'floorcraft-epoch';

/** No promotion yet. */
export const FIRST_EPOCH: Epoch = { number: 0, id: '0' };

export const formatEpoch = ({ number, id }: Epoch): string => `${number} ${id}`;

export function parseEpoch(text: unknown): Epoch | undefined {
  const [, number, id] = typeof text === 'string' ? (/^(\d{1,9}) ([\da-f]{1,24})$/.exec(text) ?? []) : [];
  return number === undefined || id === undefined ? undefined : { number: Number(number), id };
}

export const readEpoch = (storage: Storage): Epoch =>
  parseEpoch(storage.setting(EPOCH_SETTING)) ?? FIRST_EPOCH;

export const isNewer = (one: Epoch, other: Epoch): boolean =>
  one.number === other.number ? one.id > other.id : one.number > other.number;

/** The epoch that a promotion starts. */
export function nextEpoch(...known: readonly Epoch[]): Epoch {
  return { number: Math.max(...known.map(({ number }) => number)) + 1, id: randomBytes(12).toString('hex') };
}
