import type { KeyPath } from '../tree/paths.ts';
import { PathIndex } from '../tree/places.ts';
import type { Caller } from './caller.ts';

/** A connection whose priority is tracked. */
export interface PriorityClient {
  /** The current identity. */
  readonly caller: () => Caller;
  /** Called at once, and whenever the answer may have changed. */
  readonly told: (goesFirst: boolean) => void;
}

/** Asks the rules, and reports the paths they read. */
type Ask = (caller: Caller) => { readonly goesFirst: boolean; readonly looked: readonly KeyPath[] };

/** Tracks priorities and asks again when a path the rules read changes. */
export class PriorityTracker {
  private readonly ask: Ask;
  /** Clients by the paths that the rules read. */
  private readonly watching = new PathIndex<PriorityClient>();
  private readonly watched = new Map<PriorityClient, readonly KeyPath[]>();

  constructor(ask: Ask) {
    this.ask = ask;
  }

  /** Asks now and again whenever the answer may change. Call again after the caller changed. */
  keep(standing: PriorityClient): void {
    this.leave(standing);
    const { goesFirst, looked } = this.ask(standing.caller());
    this.watched.set(standing, looked);
    for (const path of looked) this.watching.add(path, standing);
    standing.told(goesFirst);
  }

  leave(standing: PriorityClient): void {
    for (const path of this.watched.get(standing) ?? []) this.watching.remove(path, standing);
    this.watched.delete(standing);
  }

  /** @param isChanged true if a path the rules read has a new value */
  after(changed: readonly KeyPath[], isChanged: (path: KeyPath) => boolean): void {
    const concerned = [...this.watching.concerned(changed)].filter(({ path }) => isChanged(path));
    for (const standing of new Set(concerned.flatMap(({ items }) => [...items]))) this.keep(standing);
  }

  all(): void {
    // This list is a copy, because `keep` moves each entry to the end of the map.
    const everybody = [...this.watched.keys()];
    for (const standing of everybody) this.keep(standing);
  }
}
