import type { EntryId } from '../../ids.ts';

/** A couple as the draw sees it. */
export interface DrawnCouple {
  readonly id: EntryId;
  /** The people in it, one or two; none when nobody has written them down. */
  readonly dancers: readonly number[];
}

/** Which heat suits a couple best: the lower, the better. */
type Dislike = (couple: DrawnCouple, heat: number) => number;

/** What couples dislike that share a person with another one, and what all others, who fill up what is left. */
export interface Dislikes {
  readonly linked: Dislike;
  readonly free: Dislike;
}

/**
 * Couples that share a person, over heats of the given sizes. Seen as a drawing, people are points, couples are lines
 * between them, and two lines that meet must not have the same heat: the colouring of a graph's lines. Where no heat is
 * free for a couple, couples along a chain of two heats change places (Kempe). When nobody both leads and follows,
 * that finds a draw without a clash whenever nobody has more couples than there are heats (König).
 */
class Heats {
  readonly #sizes: readonly number[];
  readonly #heatOf = new Map<DrawnCouple, number>();
  readonly #all: readonly number[];
  readonly #counts: number[];
  /** For each person the couple it dances with in each heat. */
  readonly #partners = new Map<number, (DrawnCouple | undefined)[]>();

  constructor(sizes: readonly number[]) {
    this.#sizes = sizes;
    this.#all = sizes.map((_, heat) => heat);
    this.#counts = sizes.map(() => 0);
  }

  /** Puts the couple where it meets none of its people, or says that there is no such heat. */
  place(couple: DrawnCouple, dislike: Dislike): boolean {
    const heat = this.#best(couple, this.#freeFor(couple.dancers), dislike) ?? this.#freed(couple);
    if (heat === undefined) return false;
    this.#put(couple, heat);
    return true;
  }

  /** Evens out: no heat keeps more couples than its size while another has room. */
  even(): void {
    for (let from = this.#tooFull(); from !== undefined; from = this.#tooFull()) {
      const to = this.#sizes.findIndex((size, heat) => (this.#counts[heat] ?? 0) < size);
      const chain = to === -1 ? undefined : this.#chainWithMore(from, to);
      if (chain === undefined) return;
      this.#exchange(chain, from, to);
    }
  }

  /** For a couple that clashes wherever it stands: the heat with room in which it clashes with the fewest. */
  squeeze(couple: DrawnCouple, dislike: Dislike): void {
    const clashes = (heat: number): number =>
      [...this.#heatOf].filter(
        ([other, its]) => its === heat && other.dancers.some((dancer) => couple.dancers.includes(dancer)),
      ).length;
    const heat = this.#best(couple, this.#all, (_, at) => clashes(at) * 1e6 + dislike(couple, at));
    this.#seat(couple, heat ?? 0);
  }

  /** Fills a couple that meets nobody of its own into a heat with room. */
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

  /** Of these heats, or of all: with room rather than without, then the one the couple dislikes least. */
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

  /** A heat made free for both people by exchanging two heats along a chain; undefined when no chain does it. */
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

  /** Couples met from a person when going along one heat, then the other, and so on; and the person at the end. */
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

  /** A whole chain over two heats in which the first has one couple more than the second. */
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

  /** Seated so that its people are known to be taken in that heat. */
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
 * The heat (from 0) of each couple, heats as large as `sizes` say. Two couples with a person in common are never in one
 * heat when that can be avoided; among the heats that are left, the one a couple dislikes least.
 * `taken` hears of every couple as it gets its place, so that the dislikes of the next can depend on it.
 */
export function apart(
  couples: readonly DrawnCouple[],
  sizes: readonly number[],
  dislikes: Dislikes,
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
