import { CATEGORIES, type Category } from '../../domain/fees/feeRules.ts';
import { entryId, eventKey, leadNumber, type EntryId, type EventKey } from '../../domain/ids.ts';
import type { OwnDancer } from '../../domain/registrant/own.ts';
import { competitorAt, registrationAt, REGISTRATIONS } from '../people/registrationAt.ts';
import { childOf, childrenOf, countOf, numberOf, textOf, type TreePath } from '../tree/path.ts';

/** An entry named in a slot. */
export interface NamedEntry {
  readonly slot: number;
  readonly event: EventKey;
  readonly entry: EntryId;
}

/** A registration, as read with its code. */
export interface OwnRegistration {
  readonly name: string;
  readonly email: string;
  readonly category: Category;
  /** When it was made, and when an entry was last added or removed, in milliseconds. */
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

function namedEntry(key: string, raw: unknown): readonly NamedEntry[] {
  const [slot, [event = '', entry = '']] = [countOf(key), textOf(raw)?.split('/') ?? []];
  const [itsEvent, itsEntry] = [eventKey(event), entryId(entry)];
  if (slot === undefined || itsEvent === undefined || itsEntry === undefined) return [];
  return [{ slot, event: itsEvent, entry: itsEntry }];
}

function registrationOf(raw: unknown): OwnRegistration | undefined {
  const contact = childOf(raw, 'contact');
  const [name, createdAt] = [textOf(childOf(contact, 'name')), numberOf(childOf(raw, 'createdAt'))];
  if (name === undefined || createdAt === undefined) return undefined;
  const agreed = (which: string): boolean => childOf(childOf(raw, 'consents'), which) !== undefined;
  return {
    name,
    email: textOf(childOf(contact, 'email')) ?? '',
    category: CATEGORIES.find((one) => one === childOf(raw, 'feeCategory')) ?? 'student',
    createdAt,
    changedAt: numberOf(childOf(raw, 'changedAt')) ?? createdAt,
    edited: countOf(childOf(raw, 'edited')) ?? 0,
    consents: { risk: agreed('risk'), media: agreed('media') },
    competitor: textOf(childOf(raw, 'competitor')),
    dancers: childrenOf(childOf(raw, 'dancers')).flatMap(([, one]) => textOf(one) ?? []),
    entries: childrenOf(childOf(raw, 'entries')).flatMap(([slot, one]) => namedEntry(slot, one)),
    codes: childrenOf(childOf(raw, 'codes')).flatMap(([, one]) => textOf(one) ?? []),
  };
}

/** The registration of a code; undefined if there is none. Readable only with the code. */
export const ownRegistration = (code: string): TreePath<OwnRegistration | undefined> => ({
  at: registrationAt(code),
  parse: registrationOf,
});

/** One public dancer; undefined if there is none. */
export const ownDancer = (id: string): TreePath<OwnDancer | undefined> => ({
  at: competitorAt(id),
  parse: (raw) => {
    const name = textOf(childOf(raw, 'name'));
    const number = numberOf(childOf(raw, 'leadNumber'));
    return name === undefined
      ? undefined
      : {
          id,
          name,
          affiliation: textOf(childOf(raw, 'affiliation')) ?? '',
          number: number === undefined ? undefined : leadNumber(String(number)),
        };
  },
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
  at: REGISTRATIONS,
  parse: (raw) => {
    const all = new Map<string, OwnRegistration>();
    for (const [, one] of childrenOf(raw)) {
      const its = registrationOf(one);
      if (its?.competitor === undefined) continue;
      const other = all.get(its.competitor);
      all.set(its.competitor, other === undefined ? its : ofOnePerson(other, its));
    }
    return all;
  },
};
