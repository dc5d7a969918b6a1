import type { CompetitionEvent } from '../competition.ts';
import type { LeadNumber } from '../ids.ts';
import { hasKey, isMatchedByKey, type Competitor, type DancerEntry } from '../people/directory.ts';
import { normalizeName } from '../people/normalizeName.ts';
import { normalizeKnownName, type DanceRole } from '../people/people.ts';
import { hasDanced } from '../round/hasDanced.ts';
import { findFirstEventAsLead } from './numberChange.ts';

const OTHER = { lead: 'follow', follow: 'lead' } as const satisfies Record<DanceRole, DanceRole>;

export const getOtherRole = (role: DanceRole): DanceRole => OTHER[role];

/** One dancer of a couple: by key, by name only, or still to be found. */
const inPlace = ({ entry }: Pick<DancerEntry, 'entry'>, role: DanceRole) =>
  role === 'lead'
    ? { id: entry.leadId, name: entry.leadName }
    : { id: entry.followId, name: entry.followName };

export const toPartnerPlace = (one: DancerEntry) => inPlace(one, OTHER[one.role]);

/** True if the entry has no partner yet. */
export function hasNoPartner(one: DancerEntry): boolean {
  const { id, name } = toPartnerPlace(one);
  return id === undefined && normalizeKnownName(name) === undefined;
}

const isOver = ({ event, entry }: DancerEntry): boolean => hasDanced(event, entry.id);

/** Reasons to refuse, so that an organizer looks at it first. */
export type MergeProblem =
  /** Both have a partner in the same event and role. */
  | { readonly kind: 'both dance'; readonly event: CompetitionEvent }
  /** They dance with each other, so they are two people. */
  | { readonly kind: 'with each other'; readonly event: CompetitionEvent }
  /** Both have danced, each under their own number. */
  | { readonly kind: 'two numbers'; readonly numbers: readonly [LeadNumber, LeadNumber] };

export interface PartnerWithKey {
  readonly id: string;
  readonly name: string;
}

/** The effect of merging two list entries. */
export interface MergePlan {
  /** The entries of the removed dancer, to be reassigned. */
  readonly moved: readonly DancerEntry[];
  /** Entries to delete, because the person is already in the event. */
  readonly dropped: readonly DancerEntry[];
  /** Registered partners of deleted entries, to be added to the remaining entry, which has only their name. */
  readonly kept: readonly { readonly into: DancerEntry; readonly partner: PartnerWithKey }[];
  readonly number: LeadNumber | undefined;
}

const samePartner = (a: DancerEntry, b: DancerEntry): boolean => {
  const [one, other] = [toPartnerPlace(a), toPartnerPlace(b)];
  return one.id !== undefined && other.id !== undefined
    ? one.id === other.id
    : normalizeName(one.name) === normalizeName(other.name);
};

/** Keeps the key of a partner that only the deleted entry has. */
function keptPartner(drop: DancerEntry, into: DancerEntry): MergePlan['kept'] {
  const { id, name } = toPartnerPlace(drop);
  return id === undefined || toPartnerPlace(into).id !== undefined ? [] : [{ into, partner: { id, name } }];
}

/** The entry to delete of two in the same event and role; undefined: neither may be. */
function oneToDrop(stays: DancerEntry, goes: DancerEntry): DancerEntry | undefined {
  if (hasNoPartner(goes) && !isOver(goes)) return goes;
  if (hasNoPartner(stays) && !isOver(stays)) return stays;
  if (!samePartner(stays, goes)) return undefined;
  if (!isOver(goes)) return goes;
  return isOver(stays) ? undefined : stays;
}

/** The number they danced with wins. */
function numberOf(stays: Competitor, goes: Competitor): LeadNumber | undefined | MergeProblem {
  if (stays.number === undefined || goes.number === undefined || stays.number === goes.number)
    return stays.number ?? goes.number;
  const [stay, go] = [findFirstEventAsLead(stays), findFirstEventAsLead(goes)];
  if (stay !== undefined && go !== undefined)
    return { kind: 'two numbers', numbers: [stays.number, goes.number] };
  return go === undefined ? stays.number : goes.number;
}

/** If the dancer has a key, entries with only their name may be another person's. */
export const listCertainEntries = (person: Competitor): readonly DancerEntry[] =>
  hasKey(person) ? person.dances.filter(isMatchedByKey(person.key)) : person.dances;

/** Merges two list entries, or lists the reasons against it. */
export function planMerge(stays: Competitor, goes: Competitor): MergePlan | readonly MergeProblem[] {
  const problems: MergeProblem[] = [];
  const dropped: DancerEntry[] = [];
  const kept: MergePlan['kept'][number][] = [];
  const [staying, going] = [listCertainEntries(stays), listCertainEntries(goes)];
  for (const one of going) {
    if (staying.some(({ event, entry }) => event.key === one.event.key && entry.id === one.entry.id)) {
      problems.push({ kind: 'with each other', event: one.event });
      continue;
    }
    const twice = staying.find(({ event, role }) => event.key === one.event.key && role === one.role);
    if (twice === undefined) continue;
    const drop = oneToDrop(twice, one);
    if (drop === undefined) problems.push({ kind: 'both dance', event: one.event });
    else {
      dropped.push(drop);
      kept.push(...keptPartner(drop, drop === one ? twice : one));
    }
  }
  const number = numberOf(stays, goes);
  if (typeof number === 'object') problems.push(number);
  if (problems.length > 0 || typeof number === 'object') return problems;
  return { moved: going.filter((one) => !dropped.includes(one)), dropped, kept, number };
}

/** Partners affected, with their events. */
export function listAffectedPartners({
  moved,
  dropped,
  kept,
}: MergePlan): readonly { readonly name: string; readonly events: readonly CompetitionEvent[] }[] {
  const partners = new Map<string, { readonly name: string; readonly events: Set<CompetitionEvent> }>();
  for (const { event, name } of [
    ...[...moved, ...dropped].map((one) => ({ event: one.event, name: toPartnerPlace(one).name })),
    ...kept.map(({ into, partner }) => ({ event: into.event, name: partner.name })),
  ]) {
    if (normalizeKnownName(name) === undefined) continue;
    const its = partners.get(normalizeName(name)) ?? { name, events: new Set<CompetitionEvent>() };
    partners.set(normalizeName(name), its);
    its.events.add(event);
  }
  return [...partners.values()].map(({ name, events }) => ({ name, events: [...events] }));
}

export const canMerge = (merging: MergePlan | readonly MergeProblem[]): merging is MergePlan =>
  'moved' in merging;
