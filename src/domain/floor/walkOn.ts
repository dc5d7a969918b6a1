import type { CompetitionEvent, Entry, Round } from '../competition.ts';
import { omitUndefined } from '../mapDefined.ts';
import { compareNumbers, parseLeadNumber, type EntryId, type LeadNumber } from '../ids.ts';
import { hasSameLeadAndFollow } from '../people/people.ts';
import { isKnownNumber, UNKNOWN_NUMBER, PLACEHOLDER } from '../people/placeholder.ts';
import { parsed, refused, type Parsed } from '../parsed.ts';
import { hasDanced } from '../round/hasDanced.ts';
import { listDancedPlaces, type RoundState } from '../round/rounds.ts';
import { unreachable } from '../unreachable.ts';

/** The couple found for a number typed at the deck. */
export type WalkOn =
  /** Already entered: only gets its place in the round, or has one and comes late. */
  | { readonly kind: 'entered'; readonly entry: Entry }
  /** No couple of the event wears the number: a placeholder dances, names follow later. */
  | { readonly kind: 'placeholder'; readonly entry: Entry };

/** False for a couple away from a round that has begun: it may still walk on. */
const dances = (round: Round, entry: Entry): boolean =>
  listDancedPlaces(round).some(({ id }) => id === entry.id);

/** A round that takes no more changes of couples. */
export type ClosedRound =
  /** Its couples already dance the next round. */
  { readonly kind: 'skipped' } | { readonly kind: 'danced' };

/** The reason the round is closed, or undefined. */
function closedTo(state: RoundState): ClosedRound | undefined {
  switch (state) {
    case 'initialized':
    case 'empty':
    case 'running':
      return undefined;
    case 'skipped':
      return { kind: 'skipped' };
    case 'marked':
    case 'posted':
      return { kind: 'danced' };
    default:
      return unreachable(state);
  }
}

export type WalkOnProblem =
  | ClosedRound
  | { readonly kind: 'no number'; readonly typed: string }
  | { readonly kind: 'in this round'; readonly entry: Entry; readonly number: LeadNumber }
  /** The couple is seeded past this round. `round` is the stored name of the one it begins with. */
  | { readonly kind: 'starts later'; readonly number: LeadNumber; readonly round: string }
  | { readonly kind: 'worn twice'; readonly number: LeadNumber; readonly entries: readonly Entry[] };

export type GiveNamesProblem =
  | { readonly kind: 'has names'; readonly entry: Entry }
  | { readonly kind: 'name missing' }
  /** The same two would dance the event twice. */
  | { readonly kind: 'entered already'; readonly as: Entry };

/**
 * Puts a couple at the deck into the round by its number: an existing entry, or a placeholder under that number (9999
 * only if unknown). Refused if the number already dances in this round or begins with a later one, or if the round is
 * over.
 * @param id a fresh key for the placeholder
 */
export function resolveWalkOn(
  event: CompetitionEvent,
  round: Round,
  typed: string | undefined,
  id: EntryId,
): Parsed<WalkOn, WalkOnProblem> {
  const closed = closedTo(round.state);
  if (closed !== undefined) return refused(closed);
  const number = typed === undefined ? UNKNOWN_NUMBER : parseLeadNumber(typed.trim());
  if (number === undefined) return refused({ kind: 'no number', typed: typed ?? '' });

  // Several couples without a number may be at the deck: 9999 identifies none of them.
  const wearers = isKnownNumber(number) ? event.entries.filter((entry) => entry.number === number) : [];
  const dancing = wearers.find((entry) => dances(round, entry));
  if (dancing !== undefined) return refused({ kind: 'in this round', entry: dancing, number });
  const [wearer, another] = wearers;
  if (wearer !== undefined && another !== undefined)
    return refused({ kind: 'worn twice', number, entries: wearers });
  if (wearer !== undefined) {
    const begins = event.rounds.find((one) => one.number < round.number && one.byes?.includes(wearer.id));
    return begins === undefined
      ? parsed({ kind: 'entered', entry: wearer })
      : refused({ kind: 'starts later', number, round: begins.name });
  }

  const entry: Entry = {
    id,
    number,
    leadName: PLACEHOLDER.name,
    followName: PLACEHOLDER.name,
    affiliation: PLACEHOLDER.affiliation,
    placeholder: true,
    checkedIn: new Map([[round.number, true]]),
  };
  return parsed({ kind: 'placeholder', entry });
}

export interface WalkOnNames {
  readonly lead: { readonly name: string; readonly id?: string };
  readonly follow: { readonly name: string; readonly id?: string };
  readonly affiliation: string;
  /** Set only if the number was unknown. */
  readonly number?: LeadNumber;
}

/** False once a round of the couple has begun, because the sheets of that round already use 9999. */
export const canAssignNumber = (event: CompetitionEvent, { id, number }: Entry): boolean =>
  !isKnownNumber(number) && !hasDanced(event, id);

/**
 * Names the placeholder; number, place and check-in stay. Refused for a couple that has names, for an empty name, and
 * if the same two already entered the event.
 */
export function giveNames(
  event: CompetitionEvent,
  entry: Entry,
  names: WalkOnNames,
): Parsed<Entry, GiveNamesProblem> {
  if (!entry.placeholder) return refused({ kind: 'has names', entry });
  const lead = names.lead.name.trim();
  const follow = names.follow.name.trim();
  if (lead === '' || follow === '') return refused({ kind: 'name missing' });
  const { leadId: _, followId: __, ...kept } = entry;
  const known: Entry = {
    ...kept,
    number: canAssignNumber(event, entry) ? (names.number ?? entry.number) : entry.number,
    leadName: lead,
    followName: follow,
    ...omitUndefined({ leadId: names.lead.id, followId: names.follow.id }),
    affiliation: names.affiliation,
    placeholder: false,
  };
  const twin = event.entries.find((other) => hasSameLeadAndFollow(known, other));
  if (twin !== undefined) return refused({ kind: 'entered already', as: twin });
  return parsed(known);
}

export interface DuplicateNumber {
  readonly number: LeadNumber;
  readonly entries: readonly Entry[];
}

/** Numbers worn by two couples of the round, and 9999 if more than one couple has no number. */
export function listDuplicateNumbers(event: CompetitionEvent, round: Round): readonly DuplicateNumber[] {
  const dancing = new Set(listDancedPlaces(round).map(({ id }) => id));
  const wearers = new Map<LeadNumber, Entry[]>();
  for (const entry of event.entries) {
    if (entry.number === undefined || !dancing.has(entry.id)) continue;
    wearers.set(entry.number, [...(wearers.get(entry.number) ?? []), entry]);
  }
  return [...wearers]
    .filter(([, entries]) => entries.length > 1)
    .toSorted(([a], [b]) => compareNumbers(a, b))
    .map(([number, entries]) => ({ number, entries }));
}
