import { randomBytes } from 'node:crypto';
import type { Storage } from '../storage/storage.ts';

/**
 * Counts who takes the writes: each promotion begins an epoch, and it is kept with the data. Of two machines that both take
 * themselves for the first one, the newer epoch tells which of them people have made it.
 */
export interface Epoch {
  readonly number: number;
  /** Tells apart two that were begun without knowing of each other. */
  readonly id: string;
}

/** Under which name it is kept; a copy for a standby, or a backup, brings it along. */
export const EPOCH = 'epoch';
/** In which header both sides of a meeting say theirs. */
export const EPOCH_HEADER = 'floorcraft-epoch';

/** Nobody has been promoted yet. */
export const FIRST: Epoch = { number: 0, id: '0' };

export const epochText = ({ number, id }: Epoch): string => `${number} ${id}`;

/** Undefined where a text, of a header or a setting, is none. */
export function epochIn(text: unknown): Epoch | undefined {
  const [, number, id] = typeof text === 'string' ? (/^(\d{1,9}) ([\da-f]{1,24})$/.exec(text) ?? []) : [];
  return number === undefined || id === undefined ? undefined : { number: Number(number), id };
}

export const epochOf = (storage: Storage): Epoch => epochIn(storage.setting(EPOCH)) ?? FIRST;

export const isNewer = (one: Epoch, other: Epoch): boolean =>
  one.number === other.number ? one.id > other.id : one.number > other.number;

/** The epoch that a promotion begins. */
export function epochAfter(...known: readonly Epoch[]): Epoch {
  return { number: Math.max(...known.map(({ number }) => number)) + 1, id: randomBytes(12).toString('hex') };
}
