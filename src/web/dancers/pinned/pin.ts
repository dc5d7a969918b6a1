import { MAX_LENGTH } from '../../../domain/bounds.ts';
import { parseEntryId, parseLeadNumber, type LeadNumber } from '../../../domain/ids.ts';
import { isKnownNumber } from '../../../domain/people/placeholder.ts';
import { MAX_PINS } from './pinsOnDevice.ts';

interface AnyPin {
  /** A dancer's key, or '#162'. */
  readonly id: string;
  /** The name at the time of pinning: a fallback. */
  readonly name: string;
}

/** A followed dancer, or a followed number with all its couples. */
export type Pin =
  | (AnyPin & { readonly kind: 'person' })
  | (AnyPin & { readonly kind: 'number'; readonly number: LeadNumber });

export const createPersonPin = (id: string, name: string): Pin => ({ kind: 'person', id, name });

/** No dancer's key begins with '#'. */
export const createNumberPin = (number: LeadNumber, name: string): Pin => ({
  kind: 'number',
  id: `#${number}`,
  number,
  name,
});

function pinOf(raw: unknown): readonly Pin[] {
  if (typeof raw !== 'object' || raw === null) return [];
  const {
    id,
    number,
    name: said,
  }: { readonly id?: unknown; readonly number?: unknown; readonly name?: unknown } = raw;
  if (typeof said !== 'string') return [];
  const name = said.slice(0, MAX_LENGTH.name);
  const worn = typeof number === 'string' ? parseLeadNumber(number) : undefined;
  if (isKnownNumber(worn)) return [createNumberPin(worn, name)];
  // Checked because it becomes part of an address. A dancer's key has the same form as an entry's.
  return typeof id === 'string' && parseEntryId(id) !== undefined ? [createPersonPin(id, name)] : [];
}

/** The stored form. */
export const serializePin = (pin: Pin): unknown =>
  pin.kind === 'number' ? { number: pin.number, name: pin.name } : { id: pin.id, name: pin.name };

/** The stored pins that are valid, without duplicates. */
export function parsePins(text: string | null): readonly Pin[] {
  try {
    const raw: unknown = JSON.parse(text ?? '[]');
    const all = Array.isArray(raw) ? raw.flatMap(pinOf) : [];
    return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at).slice(0, MAX_PINS);
  } catch {
    return []; // not our format
  }
}
