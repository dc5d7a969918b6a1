import type { EntryId } from '../../ids.ts';

export interface DrawnCouple {
  readonly id: EntryId;
  /** The dancers: one or two people, or none if unknown. */
  readonly dancers: readonly number[];
}

/** A heat's cost for a couple: lower is better. */
type Dislike = (couple: DrawnCouple, heat: number) => number;

/**
 * Costs for couples that share a person with another couple, and costs for all others. The others fill the
 * remaining places.
 */
export interface SpreadCosts {
  readonly linked: Dislike;
  readonly free: Dislike;
}

/**
 * Places couples that share a person in heats of given sizes. This is edge coloring of a graph: people are vertices,
 * couples are edges, and edges that meet need different heats. If no heat is free for a couple, couples along a chain
 * of two heats swap (Kempe). If no person both leads and follows, that finds a draw without clashes whenever each
 * person has at most as many couples as there are heats (König).
 */
class Heats {
  readonly #sizes: readonly number[];
  readonly #heatOf = new Map<DrawnCouple, number>();
  readonly #all: readonly number[];
  readonly #counts: number[];
  /** For each person, the couple in each heat. */
  readonly #partners = new Map<number, (DrawnCouple | undefined)[]>();

  constructor(sizes: readonly number[]) {
    this.#sizes = sizes;
    this.#all = sizes.map((_, heat) => heat);
    this.#counts = sizes.map(() => 0);
  }

  /** Places the couple without a clash; false if that is impossible. */
  place(couple: DrawnCouple, dislike: Dislike): boolean {
    const heat = this.#best(couple, this.#freeFor(couple.dancers), dislike) ?? this.#freed(couple);
    if (heat === undefined) return false;
    this.#put(couple, heat);
    return true;
  }

  /** Moves couples until no heat exceeds its size while another has room. */
  even(): void {
    for (let from = this.#tooFull(); from !== undefined; from = this.#tooFull()) {
      const to = this.#sizes.findIndex((size, heat) => (this.#counts[heat] ?? 0) < size);
      const chain = to === -1 ? undefined : this.#chainWithMore(from, to);
      if (chain === undefined) return;
      this.#exchange(chain, from, to);
    }
  }

  /** Places a couple that clashes in every heat. Chooses the heat with room and the fewest clashes. */
  squeeze(couple: DrawnCouple, dislike: Dislike): void {
    const clashes = (heat: number): number =>
      [...this.#heatOf].filter(
        ([other, its]) => its === heat && other.dancers.some((dancer) => couple.dancers.includes(dancer)),
      ).length;
    const heat = this.#best(couple, this.#all, (_, at) => clashes(at) * 1e6 + dislike(couple, at));
    this.#seat(couple, heat ?? 0);
  }

  /** Places a couple that shares no person in a heat with room. */
  fill(couple: DrawnCouple, dislike: Dislike): void {
    this.#seat(couple, this.#best(couple, this.#all, dislike) ?? 0);
  }

  heatOf(couple: DrawnCouple): number {
    return this.#heatOf.get(couple) ?? 0;
  }

  room(heat: number): number {
    return (this.#sizes[heat] ?? 0) - (this.#counts[heat] ?? 0);
  }

  #freeFor(dancers: readonly number[]): readonly number[] {
    return this.#all.filter((heat) =>
      dancers.every((dancer) => this.#partners.get(dancer)?.[heat] === undefined),
    );
  }

  /** The best of these heats: one with room first, then the lowest cost. */
  #best(couple: DrawnCouple, heats: readonly number[], dislike: Dislike): number | undefined {
    let best: { readonly heat: number; readonly room: boolean; readonly dislike: number } | undefined;
    for (const heat of heats) {
      const here = { heat, room: this.room(heat) > 0, dislike: dislike(couple, heat) };
      const better =
        best === undefined || (here.room === best.room ? here.dislike < best.dislike : here.room);
      if (better) best = here;
    }
    return best?.heat;
  }

  /** A heat freed for both people by swapping two heats along a chain; undefined if no chain works. */
  #freed(couple: DrawnCouple): number | undefined {
    const [one, other] = couple.dancers;
    if (one === undefined || other === undefined) return undefined;
    for (const free of this.#freeFor([one]))
      for (const swap of this.#freeFor([other])) {
        const { chain, end } = this.#chainFrom(other, free, swap);
        if (end === one) continue;
        this.#exchange(chain, free, swap);
        return free;
      }
    return undefined;
  }

  /** The couples on the chain from a person, alternating between two heats, and the person at its end. */
  #chainFrom(start: number, first: number, second: number) {
    const chain: DrawnCouple[] = [];
    let person: number | undefined = start;
    let heat = first;
    while (person !== undefined) {
      const couple: DrawnCouple | undefined = this.#partners.get(person)?.[heat];
      if (couple === undefined || chain.includes(couple)) break;
      chain.push(couple);
      const from: number = person;
      person = couple.dancers.find((dancer) => dancer !== from);
      heat = heat === first ? second : first;
    }
    return { chain, end: person };
  }

  /** A complete chain over two heats with one more couple in the first than in the second. */
  #chainWithMore(from: number, to: number): readonly DrawnCouple[] | undefined {
    for (const [couple, heat] of this.#heatOf) {
      if (heat !== from) continue;
      const chain = new Set([couple]);
      for (const dancer of couple.dancers)
        for (const met of this.#chainFrom(dancer, to, from).chain) chain.add(met);
      const here = [...chain].filter((met) => this.#heatOf.get(met) === from).length;
      if (here > chain.size - here) return [...chain];
    }
    return undefined;
  }

  #exchange(chain: readonly DrawnCouple[], a: number, b: number): void {
    const turned = chain.map((couple) => ({ couple, heat: this.#heatOf.get(couple) === a ? b : a }));
    for (const { couple } of turned) this.#take(couple);
    for (const { couple, heat } of turned) this.#put(couple, heat);
  }

  #seat(couple: DrawnCouple, heat: number): void {
    this.#heatOf.set(couple, heat);
    this.#counts[heat] = (this.#counts[heat] ?? 0) + 1;
  }

  /** Places a couple and marks its people as taken in that heat. */
  #put(couple: DrawnCouple, heat: number): void {
    this.#seat(couple, heat);
    for (const dancer of couple.dancers) {
      const partners = this.#partners.get(dancer) ?? [];
      partners[heat] = couple;
      this.#partners.set(dancer, partners);
    }
  }

  #take(couple: DrawnCouple): void {
    const heat = this.heatOf(couple);
    this.#heatOf.delete(couple);
    this.#counts[heat] = (this.#counts[heat] ?? 0) - 1;
    for (const dancer of couple.dancers) {
      const partners = this.#partners.get(dancer);
      if (partners !== undefined) partners[heat] = undefined;
    }
  }

  #tooFull(): number | undefined {
    const heat = this.#sizes.findIndex((_, at) => this.room(at) < 0);
    return heat === -1 ? undefined : heat;
  }
}

const hasLinks = (couples: readonly DrawnCouple[]): ReadonlySet<DrawnCouple> => {
  const times = new Map<number, number>();
  for (const { dancers } of couples)
    for (const dancer of dancers) times.set(dancer, (times.get(dancer) ?? 0) + 1);
  return new Set(couples.filter(({ dancers }) => dancers.some((dancer) => (times.get(dancer) ?? 0) > 1)));
};

/**
 * The heat (from 0) of each couple, for heats of these sizes. Couples that share a person never share a heat if that
 * can be avoided; of the heats left, a couple gets the one with the lowest cost.
 * @param taken called with each placed couple, so that later costs can depend on it
 */
export function spreadCouples(
  couples: readonly DrawnCouple[],
  sizes: readonly number[],
  dislikes: SpreadCosts,
  taken: (couple: DrawnCouple, heat: number) => void,
): ReadonlyMap<EntryId, number> {
  const heats = new Heats(sizes);
  const linked = hasLinks(couples);
  const clashing = [...linked].filter((couple) => !heats.place(couple, dislikes.linked));
  heats.even();
  for (const couple of clashing) heats.squeeze(couple, dislikes.linked);
  for (const couple of linked) taken(couple, heats.heatOf(couple));
  for (const couple of couples) {
    if (linked.has(couple)) continue;
    heats.fill(couple, dislikes.free);
    taken(couple, heats.heatOf(couple));
  }
  return new Map(couples.map((couple) => [couple.id, heats.heatOf(couple)]));
}
