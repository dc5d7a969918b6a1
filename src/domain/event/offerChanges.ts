import { mapDefined } from '../defined.ts';
import type { EventKey } from '../ids.ts';
import type { Dance } from './dances.ts';
import type { RoundNaming } from '../roundNaming.ts';
import { offeredKey, type OfferedEvent } from './offered.ts';
import type { Style } from './terms.ts';

/** What an organizer changes in what is offered, before anybody sees it. */
export interface OfferChanges {
  /** Events that are not there yet. */
  readonly added: readonly OfferedEvent[];
  /** Events that are there, and shall not be. */
  readonly removed: readonly EventKey[];
  /** In which order a style is danced from now on. */
  readonly orders: StyleOrders;
  /** Events whose early rounds get other names. */
  readonly roundNames: RoundNames;
}

export type RoundNames = Readonly<Partial<Record<EventKey, RoundNaming>>>;

export type StyleOrders = { readonly [S in Style]?: readonly Dance[] };

export const NO_CHANGES: OfferChanges = { added: [], removed: [], orders: {}, roundNames: {} };

/** What is there already: its key is enough to know whether an event is offered twice. */
export type Offered = ReadonlySet<EventKey>;

const without = <T>(all: readonly T[], gone: (one: T) => boolean): readonly T[] =>
  all.filter((one) => !gone(one));

/** These are offered as well. One that is there already, or was only taken away here, is not made anew. */
export const offering = (
  { added, removed, ...others }: OfferChanges,
  events: readonly OfferedEvent[],
  there: Offered,
): OfferChanges => {
  const keys = new Set(events.map(offeredKey));
  const fresh = new Map(
    mapDefined([...added, ...events], (event) => {
      const key = offeredKey(event);
      return there.has(key) ? undefined : ([key, event] as const);
    }),
  );
  return { ...others, added: [...fresh.values()], removed: without(removed, (key) => keys.has(key)) };
};

/** These are not offered any more. */
export const takingAway = (
  { added, removed, ...others }: OfferChanges,
  keys: readonly EventKey[],
  there: Offered,
): OfferChanges => {
  const gone = new Set(keys);
  return {
    ...others,
    added: without(added, (event) => gone.has(offeredKey(event))),
    removed: [...new Set([...removed, ...keys.filter((key) => there.has(key))])],
  };
};

/**
 * What is left to do, by what is there now: of what somebody else has offered, taken away or entered meanwhile, nothing is done
 * twice.
 * @param mayGo the events on which nothing hangs: no entry, no round
 */
export const leftToDo = (
  { added, removed, ...others }: OfferChanges,
  there: Offered,
  mayGo: ReadonlySet<EventKey>,
): OfferChanges => ({
  ...others,
  added: without(added, (event) => there.has(offeredKey(event))),
  removed: removed.filter((key) => mayGo.has(key)),
});

export const isNothing = ({ added, removed, orders, roundNames }: OfferChanges): boolean =>
  added.length + removed.length + Object.keys({ ...orders, ...roundNames }).length === 0;
