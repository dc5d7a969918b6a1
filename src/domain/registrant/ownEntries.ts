import type { CompetitionEvent, Entry } from '../competition.ts';
import type { Category } from '../fees/feeRules.ts';
import type { EntryId, EventKey } from '../ids.ts';
import { hasDanced } from '../round/hasDanced.ts';
import { normalizeKnownName, type DanceRole } from '../people/people.ts';
import {
  EMPTY_REGISTRATION,
  findMissingParts,
  type ChosenEvent,
  type MissingPart,
  type RegistrationDraft,
} from './draft.ts';

export interface OwnEntry {
  readonly event: CompetitionEvent;
  readonly entry: Entry;
  readonly role: DanceRole;
}

/** Regardless of the registration that made the entry. */
export const listOwnEntries = (dancer: string, events: readonly CompetitionEvent[]): readonly OwnEntry[] =>
  events.flatMap((event) =>
    event.entries.flatMap((entry): readonly OwnEntry[] => {
      if (entry.leadId === dancer) return [{ event, entry, role: 'lead' }];
      return entry.followId === dancer ? [{ event, entry, role: 'follow' }] : [];
    }),
  );

/** Undefined while the partner is still to be found. */
export function findPartner({ entry, role }: OwnEntry): string | undefined {
  const name = role === 'lead' ? entry.followName : entry.leadName;
  return normalizeKnownName(name) === undefined ? undefined : name;
}

/** Undefined if the partner has no key. */
export const findPartnerKey = ({ entry, role }: OwnEntry): string | undefined =>
  role === 'lead' ? entry.followId : entry.leadId;

/** The reason an entry is locked. From then on, only the deck captain can take the couple out. */
export function findLockReason({ event, entry }: OwnEntry): 'seen' | 'begun' | undefined {
  if (hasDanced(event, entry.id)) return 'begun';
  return entry.checkedIn.size > 0 ? 'seen' : undefined;
}

/** Unsaved changes to a dancer's entries. */
export interface EntryEdits {
  readonly dropped: readonly EntryId[];
  readonly added: readonly ChosenEvent[];
}

export const NO_EDITS: EntryEdits = { dropped: [], added: [] };

export const listRemainingEntries = (
  { dropped }: EntryEdits,
  own: readonly OwnEntry[],
): readonly OwnEntry[] => own.filter(({ entry }) => !dropped.includes(entry.id));

/**
 * The changes that still have an effect. Leaves out entries and events that no longer exist, and additions of
 * events that the dancer is in by now.
 */
export function findNeededEdits(
  edits: EntryEdits,
  own: readonly OwnEntry[],
  events: readonly CompetitionEvent[],
): EntryEdits {
  const dropped = edits.dropped.filter((id) => own.some(({ entry }) => entry.id === id));
  const kept = new Set(listRemainingEntries({ ...edits, dropped }, own).map(({ event }) => event.key));
  const offered = new Set(events.map(({ key }) => key));
  return { dropped, added: edits.added.filter(({ event }) => offered.has(event) && !kept.has(event)) };
}

/** The most frequent item, the first of equal ones; undefined for an empty list. */
function mostOften<T>(all: readonly T[]): T | undefined {
  const times = (one: T): number => all.filter((other) => other === one).length;
  return all.toSorted((a, b) => times(b) - times(a))[0];
}

/** Defaults for a new entry: their usual role and partner. */
function asUsual(own: readonly OwnEntry[]): Pick<ChosenEvent, 'role' | 'partner'> {
  return {
    role: mostOften(own.map(({ role }) => role)) ?? 'lead',
    partner: { kind: 'named', name: mostOften(own.flatMap((one) => findPartner(one) ?? [])) ?? '' },
  };
}

/** Toggles an event: drops or restores an entry, adds or removes a new one. */
export function toggleEntry(edits: EntryEdits, own: readonly OwnEntry[], event: EventKey): EntryEdits {
  if (edits.added.some((one) => one.event === event))
    return { ...edits, added: edits.added.filter((one) => one.event !== event) };
  const its = own.filter((one) => one.event.key === event).map(({ entry }) => entry.id);
  const isKept = its.filter((id) => !edits.dropped.includes(id));
  if (isKept.length > 0) return { ...edits, dropped: [...edits.dropped, ...isKept] };
  if (its.length > 0) return { ...edits, dropped: edits.dropped.filter((id) => !its.includes(id)) };
  return { ...edits, added: [...edits.added, { event, ...asUsual(own) }] };
}

/** Changes the partner: replaces the entry with a new one. */
export const replacePartner = (edits: EntryEdits, { event, entry, role }: OwnEntry): EntryEdits => ({
  dropped: [...edits.dropped.filter((id) => id !== entry.id), entry.id],
  added: [
    ...edits.added.filter((one) => one.event !== event.key),
    { event: event.key, role, partner: { kind: 'named', name: '' } },
  ],
});

/** A draft as if the dancer registered for all entries after the change. */
export function buildDraftFromEntries(
  { name, category }: { readonly name: string; readonly category: Category },
  own: readonly OwnEntry[],
  edits: EntryEdits,
): RegistrationDraft {
  const kept = listRemainingEntries(edits, own).map((one): ChosenEvent => {
    const partner = findPartner(one);
    return {
      event: one.event.key,
      role: one.role,
      partner: partner === undefined ? { kind: 'wanted' } : { kind: 'named', name: partner },
    };
  });
  return { ...EMPTY_REGISTRATION, name, category, chosen: [...kept, ...edits.added] };
}

export const findMissingInAdded = (
  name: string,
  edits: EntryEdits,
  events: readonly CompetitionEvent[],
): readonly MissingPart[] => {
  const dropped = new Set(edits.dropped);
  const after = events.map((event) => ({
    ...event,
    entries: event.entries.filter(({ id }) => !dropped.has(id)),
  }));
  return findMissingParts({ ...EMPTY_REGISTRATION, name, chosen: edits.added }, after).filter(
    ({ step }) => step === 'partners',
  );
};
