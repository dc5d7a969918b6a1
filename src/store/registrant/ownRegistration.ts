import { mapDefined } from '../../domain/mapDefined.ts';
import type { Category } from '../../domain/fees/feeRules.ts';
import { parseEntryId, parseEventKey, type EntryId, type EventKey } from '../../domain/ids.ts';
import type { ValueOf } from '../../schema/codec/forms.ts';
import { registrationForm } from '../../schema/nodes/people/registration.ts';
import { registrationAt, REGISTRATIONS_AT } from '../people/registrationAt.ts';
import { listRawChildren, type TreePath, mapOf } from '../tree/path.ts';

/** An entry named in a slot. */
export interface NamedEntry {
  readonly slot: number;
  readonly event: EventKey;
  readonly entry: EntryId;
}

type Stored = ValueOf<typeof registrationForm>;

/** A registration, as read with its code. */
export interface OwnRegistration {
  readonly name: string;
  readonly email: string;
  readonly contact: Stored['contact'];
  readonly category: Category;
  /** The times at which it was made, and at which an entry was last added or removed, in milliseconds. */
  readonly createdAt: number;
  readonly changedAt: number;
  /** The version of its dancer's entries. */
  readonly edited: number;
  readonly consents: { readonly risk: boolean; readonly media: boolean };
  /** The dancer it belongs to; missing for a captain who doesn't dance. */
  readonly competitor: string | undefined;
  /** Keys of all dancers registered with it. */
  readonly dancers: readonly string[];
  readonly entries: readonly NamedEntry[];
  /** Own codes of the other dancers registered with it. */
  readonly codes: readonly string[];
}

function registrationOf(raw: unknown): OwnRegistration | undefined {
  const stored = registrationForm.read(raw);
  if (stored === undefined) return undefined;
  const { contact, createdAt, consents, entries, dancers, codes } = stored;
  return {
    name: contact.name,
    email: contact.email ?? '',
    contact,
    category: stored.feeCategory ?? 'student',
    createdAt,
    changedAt: stored.changedAt ?? createdAt,
    edited: stored.edited ?? 0,
    consents: { risk: consents?.['risk'] !== undefined, media: consents?.['media'] !== undefined },
    competitor: stored.competitor,
    dancers: [...mapOf(dancers).values()],
    entries: mapDefined(mapOf(entries), ([slot, named]) => {
      const [event = '', entry = ''] = named.split('/');
      const [itsEvent, itsEntry] = [parseEventKey(event), parseEntryId(entry)];
      return itsEvent === undefined || itsEntry === undefined
        ? undefined
        : { slot: Number(slot), event: itsEvent, entry: itsEntry };
    }),
    codes: [...mapOf(codes).values()],
  };
}

/** The registration of a code; undefined if there is none. Readable only with the code. */
export const ownRegistrationPath = (code: string): TreePath<OwnRegistration | undefined> => ({
  at: registrationAt(code),
  parse: registrationOf,
});

/**
 * Merges two registrations of one person: the first registration time, the last change, and the consents of both.
 */
const ofOnePerson = (a: OwnRegistration, b: OwnRegistration): OwnRegistration => ({
  ...(a.createdAt <= b.createdAt ? a : b),
  changedAt: Math.max(a.changedAt, b.changedAt),
  consents: { risk: a.consents.risk || b.consents.risk, media: a.consents.media || b.consents.media },
  dancers: [...a.dancers, ...b.dancers],
  entries: [...a.entries, ...b.entries],
});

/** Registrations by the key of their dancer, for the organizer. */
export const registrationsByDancer: TreePath<ReadonlyMap<string, OwnRegistration>> = {
  at: REGISTRATIONS_AT,
  parse: (raw) => {
    const all = new Map<string, OwnRegistration>();
    for (const [, one] of listRawChildren(raw)) {
      const its = registrationOf(one);
      if (its?.competitor === undefined) continue;
      const other = all.get(its.competitor);
      all.set(its.competitor, other === undefined ? its : ofOnePerson(other, its));
    }
    return all;
  },
};
