import { mapDefined } from '../defined.ts';
import type { EventKey } from '../ids.ts';
import type { Dance } from './dances.ts';
import type { RoundNaming } from '../roundNaming.ts';
import { offeredKey, type OfferedEvent } from './offered.ts';
import type { Style } from './terms.ts';

/** Unsaved changes to the events on offer. */
export interface OfferChanges {
  readonly added: readonly OfferedEvent[];
  readonly removed: readonly EventKey[];
  readonly orders: StyleOrders;
  /** Events whose early rounds get other names. */
  readonly roundNames: RoundNamesByEvent;
}

export type RoundNamesByEvent = Readonly<Partial<Record<EventKey, RoundNaming>>>;

export type StyleOrders = { readonly [S in Style]?: readonly Dance[] };

export const NO_OFFER_CHANGES: OfferChanges = { added: [], removed: [], orders: {}, roundNames: {} };

/** Existing events; keys are enough to find duplicates. */
export type Offered = ReadonlySet<EventKey>;

const without = <T>(all: readonly T[], gone: (one: T) => boolean): readonly T[] =>
  all.filter((one) => !gone(one));

/** Adds events, except existing ones; restores those removed in these changes. */
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
 * The changes still needed, given the current events: leaves out what others have already done.
 * @param mayGo events without entries or rounds, which may be removed
 */
export const remainingChanges = (
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
