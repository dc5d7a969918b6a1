import { LONGEST } from '../../domain/bounds.ts';
import { entryId } from '../../domain/ids.ts';

/** Somebody whom this device follows. */
export interface Pin {
  /** The dancer's own key. */
  readonly id: string;
  /** As the list had it when they were pinned: said where nothing else is known of them. */
  readonly name: string;
}

/** As many as stand on a phone, and a family has. */
export const MOST_PINNED = 8;

/** Where this device keeps them. */
export const pinsKey = (eventName: string): string => `floorcraft.pinned.${eventName}`;

function pinOf(raw: unknown): readonly Pin[] {
  if (typeof raw !== 'object' || raw === null) return [];
  const { id, name }: { readonly id?: unknown; readonly name?: unknown } = raw;
  // A dancer's key is a key like an entry's: it becomes a part of an address.
  if (typeof id !== 'string' || entryId(id) === undefined || typeof name !== 'string') return [];
  return [{ id, name: name.slice(0, LONGEST.name) }];
}

/** What was kept, as far as it can be read; each once. */
export function pinsIn(text: string | null): readonly Pin[] {
  try {
    const raw: unknown = JSON.parse(text ?? '[]');
    const all = Array.isArray(raw) ? raw.flatMap(pinOf) : [];
    return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at).slice(0, MOST_PINNED);
  } catch {
    return []; // not ours
  }
}
