import type { CompetitionEvent } from '../competition.ts';
import type { LeadNumber } from '../ids.ts';
import { hasKey, isByKey, type Competitor, type DancesIn } from '../people/directory.ts';
import { normalizeName } from '../people/normalizeName.ts';
import { normalName, type DanceRole } from '../people/people.ts';
import { hasDanced } from '../round/danced.ts';
import { firstEventLed } from './numberChange.ts';

const OTHER = { lead: 'follow', follow: 'lead' } as const satisfies Record<DanceRole, DanceRole>;

export const otherRole = (role: DanceRole): DanceRole => OTHER[role];

/** One dancer of a couple: by key, by name only, or still to be found. */
const inPlace = ({ entry }: Pick<DancesIn, 'entry'>, role: DanceRole) =>
  role === 'lead'
    ? { id: entry.leadId, name: entry.leadName }
    : { id: entry.followId, name: entry.followName };

export const partnerPlace = (one: DancesIn) => inPlace(one, OTHER[one.role]);

/** True if the entry has no partner yet. */
export function waits(one: DancesIn): boolean {
  const { id, name } = partnerPlace(one);
  return id === undefined && normalName(name) === undefined;
}

const isOver = ({ event, entry }: DancesIn): boolean => hasDanced(event, entry.id);

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
export interface Merging {
  /** The entries of the removed dancer, to be reassigned. */
  readonly moved: readonly DancesIn[];
  /** Entries to delete, because the person is already in the event. */
  readonly dropped: readonly DancesIn[];
  /** Registered partners of deleted entries, to be added to the remaining entry, which has only their name. */
  readonly kept: readonly { readonly into: DancesIn; readonly partner: PartnerWithKey }[];
  readonly number: LeadNumber | undefined;
}

const samePartner = (a: DancesIn, b: DancesIn): boolean => {
  const [one, other] = [partnerPlace(a), partnerPlace(b)];
  return one.id !== undefined && other.id !== undefined
    ? one.id === other.id
    : normalizeName(one.name) === normalizeName(other.name);
};

/** Keeps the key of a partner that only the deleted entry has. */
function keptPartner(drop: DancesIn, into: DancesIn): Merging['kept'] {
  const { id, name } = partnerPlace(drop);
  return id === undefined || partnerPlace(into).id !== undefined ? [] : [{ into, partner: { id, name } }];
}

/** The entry to delete of two in the same event and role; undefined: neither may be. */
function oneToDrop(stays: DancesIn, goes: DancesIn): DancesIn | undefined {
  if (waits(goes) && !isOver(goes)) return goes;
  if (waits(stays) && !isOver(stays)) return stays;
  if (!samePartner(stays, goes)) return undefined;
  if (!isOver(goes)) return goes;
  return isOver(stays) ? undefined : stays;
}

/** The number they danced with wins. */
function numberOf(stays: Competitor, goes: Competitor): LeadNumber | undefined | MergeProblem {
  if (stays.number === undefined || goes.number === undefined || stays.number === goes.number)
    return stays.number ?? goes.number;
  const [stay, go] = [firstEventLed(stays), firstEventLed(goes)];
  if (stay !== undefined && go !== undefined)
    return { kind: 'two numbers', numbers: [stays.number, goes.number] };
  return go === undefined ? stays.number : goes.number;
}

/** If the dancer has a key, entries with only their name may be another person's. */
export const certainDances = (person: Competitor): readonly DancesIn[] =>
  hasKey(person) ? person.dances.filter(isByKey(person.key)) : person.dances;

/** Merges two list entries, or lists the reasons against it. */
export function mergingOf(stays: Competitor, goes: Competitor): Merging | readonly MergeProblem[] {
  const problems: MergeProblem[] = [];
  const dropped: DancesIn[] = [];
  const kept: Merging['kept'][number][] = [];
  const [staying, going] = [certainDances(stays), certainDances(goes)];
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
export function affectedPartners({
  moved,
  dropped,
  kept,
}: Merging): readonly { readonly name: string; readonly events: readonly CompetitionEvent[] }[] {
  const partners = new Map<string, { readonly name: string; readonly events: Set<CompetitionEvent> }>();
  for (const { event, name } of [
    ...[...moved, ...dropped].map((one) => ({ event: one.event, name: partnerPlace(one).name })),
    ...kept.map(({ into, partner }) => ({ event: into.event, name: partner.name })),
  ]) {
    if (normalName(name) === undefined) continue;
    const its = partners.get(normalizeName(name)) ?? { name, events: new Set<CompetitionEvent>() };
    partners.set(normalizeName(name), its);
    its.events.add(event);
  }
  return [...partners.values()].map(({ name, events }) => ({ name, events: [...events] }));
}

export const canMerge = (merging: Merging | readonly MergeProblem[]): merging is Merging =>
  'moved' in merging;
