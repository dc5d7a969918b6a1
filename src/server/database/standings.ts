import type { Path } from '../tree/paths.ts';
import { Places } from '../tree/places.ts';
import type { Caller } from './caller.ts';

/** Somebody of whom it is known whether they go first. */
export interface Standing {
  /** Who they are, now. */
  readonly caller: () => Caller;
  /** Told at once, and whenever it may be another answer. */
  readonly told: (goesFirst: boolean) => void;
}

/** What the rules say of somebody, and the places of the tree they looked at for it. */
type Ask = (caller: Caller) => { readonly goesFirst: boolean; readonly looked: readonly Path[] };

/** Those of whom it is to be known whether they go first; asked again when what the rules looked at changes. */
export class Standings {
  private readonly ask: Ask;
  /** Filed under what the rules looked at. */
  private readonly watching = new Places<Standing>();
  private readonly watched = new Map<Standing, readonly Path[]>();

  constructor(ask: Ask) {
    this.ask = ask;
  }

  /** Asks, and asks again whenever the answer may be another. Also when they have become somebody else. */
  keep(standing: Standing): void {
    this.leave(standing);
    const { goesFirst, looked } = this.ask(standing.caller());
    this.watched.set(standing, looked);
    for (const path of looked) this.watching.add(path, standing);
    standing.told(goesFirst);
  }

  leave(standing: Standing): void {
    for (const path of this.watched.get(standing) ?? []) this.watching.remove(path, standing);
    this.watched.delete(standing);
  }

  /** @param isChanged whether a place that was looked at is another now */
  after(changed: readonly Path[], isChanged: (path: Path) => boolean): void {
    const concerned = [...this.watching.concerned(changed)].filter(({ path }) => isChanged(path));
    for (const standing of new Set(concerned.flatMap(({ items }) => [...items]))) this.keep(standing);
  }

  /** Asks about everybody. */
  all(): void {
    // Those who were there: whoever is asked comes to the end of them again.
    const everybody = [...this.watched.keys()];
    for (const standing of everybody) this.keep(standing);
  }
}
