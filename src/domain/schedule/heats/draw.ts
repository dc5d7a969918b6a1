import type { Entry, RoundEntry } from '../../competition.ts';
import { createRandom } from '../../random.ts';
import { mapDefined } from '../../mapDefined.ts';
import { calculateHeat, calculateHeatSizes } from '../../round/heats.ts';
import type { EntryId } from '../../ids.ts';
import { indexPeople } from '../../people/census.ts';
import { normalizeSpelling } from '../../people/people.ts';
import { spreadCouples, type DrawnCouple } from './linkedCouples.ts';
import type { PlannedEvent, PlannedRound } from '../plan/plan.ts';

/**
 * byNumber: the lowest numbers in the first heat, as the deck lines them up. byChance: drawn with the caller's seed,
 * once for all dances or for each.
 */
export type DrawOrder =
  | { readonly kind: 'byNumber' }
  | { readonly kind: 'byChance'; readonly seed: number; readonly eachDance: boolean };

export interface DrawOptions {
  readonly order: DrawOrder;
  /** Spread couples of one school over the heats as evenly as possible. */
  readonly schoolsApart: boolean;
}

/** The default. */
export const DRAW_BY_NUMBER: DrawOptions = { order: { kind: 'byNumber' }, schoolsApart: false };

interface Couple extends DrawnCouple {
  readonly number: number;
}

type Schools = ReadonlyMap<EntryId, string>;

/** The school of each couple that has one. */
const schoolsOf = (entries: readonly Entry[]): Schools =>
  new Map(
    entries
      .filter(({ placeholder }) => !placeholder)
      .map(({ id, affiliation }) => [id, normalizeSpelling(affiliation)] as const)
      .filter(([, school]) => school !== ''),
  );

/** Sorted by number; couples without one last. */
function couplesInOrder(entries: readonly Entry[], ids: readonly EntryId[]): readonly Couple[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const inRound = mapDefined(ids, (id) => byId.get(id));
  const dancers = indexPeople(inRound);
  return [...new Set(ids)]
    .map((id) => {
      const entry = byId.get(id);
      return {
        id,
        dancers: dancers.get(id) ?? [],
        number: entry?.number === undefined ? Number.POSITIVE_INFINITY : Number(entry.number),
      };
    })
    .toSorted((a, b) => {
      if (a.number === b.number) return a.id < b.id ? -1 : 1;
      return a.number - b.number;
    });
}

/** Largest schools first: they are easiest to spread while heats are empty. */
function schoolBySchool(couples: readonly Couple[], schools: Schools): readonly Couple[] {
  const size = new Map<string, number>();
  const schoolOf = ({ id }: Couple): string => schools.get(id) ?? '';
  for (const couple of couples) size.set(schoolOf(couple), (size.get(schoolOf(couple)) ?? 0) + 1);
  const weight = (couple: Couple): number => (schools.has(couple.id) ? (size.get(schoolOf(couple)) ?? 0) : 0);
  const byName = (a: string, b: string): number => {
    if (a < b) return -1;
    return a > b ? 1 : 0;
  };
  return couples.toSorted((a, b) => weight(b) - weight(a) || byName(schoolOf(a), schoolOf(b)));
}

/** Puts each couple in the heat with the fewest of its school, then the most room. */
function withSchoolsApart(
  couples: readonly Couple[],
  sizes: readonly number[],
  schools: Schools,
): ReadonlyMap<EntryId, number> {
  const there = new Map<string, number>();
  const room = [...sizes];
  const ofItsSchool = ({ id }: DrawnCouple, heat: number): string => `${heat} ${schools.get(id) ?? ''}`;
  const crowded = (couple: DrawnCouple, heat: number): number => {
    const same = schools.has(couple.id) ? (there.get(ofItsSchool(couple, heat)) ?? 0) : 0;
    return same * couples.length - (room[heat] ?? 0);
  };
  return spreadCouples(
    schoolBySchool(couples, schools),
    sizes,
    { linked: crowded, free: crowded },
    (couple, heat) => {
      const key = ofItsSchool(couple, heat);
      there.set(key, (there.get(key) ?? 0) + 1);
      room[heat] = (room[heat] ?? 0) - 1;
    },
  );
}

/** The heats (from 0) of one draw; fills heats in the order of `couples`. */
function oneDraw(
  couples: readonly Couple[],
  heats: number,
  schools: Schools | undefined,
): ReadonlyMap<EntryId, number> {
  const sizes = calculateHeatSizes(couples.length, heats);
  if (schools !== undefined) return withSchoolsApart(couples, sizes, schools);
  const place = new Map(couples.map(({ id }, at) => [id, calculateHeat(at, couples.length, heats) - 1]));
  const nearItsPlace = (couple: DrawnCouple, heat: number): number =>
    Math.abs(heat - (place.get(couple.id) ?? 0));
  const oneAfterTheOther = (_: DrawnCouple, heat: number): number => heat;
  return spreadCouples(couples, sizes, { linked: nearItsPlace, free: oneAfterTheOther }, () => {});
}

/**
 * The heats of a round: evenly split, the first heats take the extra couples, and no person dances twice in one heat if
 * that can be avoided. At most as many heats as couples; a heat count of 0 becomes 1 (SPEC 5).
 */
export function drawHeats(
  { entries, dances }: Pick<PlannedEvent, 'entries' | 'dances'>,
  ids: readonly EntryId[],
  heats: number,
  { order, schoolsApart }: DrawOptions,
): readonly RoundEntry[] {
  const couples = couplesInOrder(entries, ids);
  const orders =
    order.kind === 'byNumber'
      ? [couples]
      : Array.from({ length: order.eachDance ? Math.max(1, dances.length) : 1 }, (_, dance) =>
          createRandom(`${order.seed} ${dance}`).shuffled(couples),
        );
  const schools = schoolsApart ? schoolsOf(entries) : undefined;
  const draws = orders.map((inOrder) => oneDraw(inOrder, heats, schools));
  return couples.map(({ id }) => ({ id, heats: draws.map((draw) => (draw.get(id) ?? 0) + 1) }));
}

/** The round with these couples, redrawn with its current number of heats. */
export const redrawRound = (
  event: PlannedEvent,
  round: PlannedRound,
  ids: readonly EntryId[],
  wishes: DrawOptions = DRAW_BY_NUMBER,
): PlannedRound => ({
  ...round,
  entries: drawHeats(event, ids, round.numHeats, wishes),
});

/** Pairs of couples in one heat that share a person, who cannot dance both. */
export function findClashes(
  event: PlannedEvent,
  round: PlannedRound,
): readonly (readonly [EntryId, EntryId])[] {
  const inRound = new Set(round.entries.map(({ id }) => id));
  const dancers = indexPeople(event.entries.filter(({ id }) => inRound.has(id)));
  const met = new Map<string, EntryId[]>();
  const clashes = new Map<string, readonly [EntryId, EntryId]>();
  for (const { id, heats } of round.entries)
    for (const dancer of dancers.get(id) ?? [])
      heats.forEach((heat, dance) => {
        const seat = `${dancer} ${dance} ${heat}`;
        const others = met.get(seat) ?? [];
        for (const other of others) clashes.set(`${other} ${id}`, [other, id]);
        met.set(seat, [...others, id]);
      });
  return [...clashes.values()];
}
