import { mapDefined } from '../mapDefined.ts';
import type { EventKey } from '../ids.ts';
import type { Dance } from './dances.ts';
import type { RoundNaming } from '../roundNaming.ts';
import { buildOfferedKey, type OfferedEvent } from './offered.ts';
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
export type OfferedKeys = ReadonlySet<EventKey>;

const without = <T>(all: readonly T[], gone: (one: T) => boolean): readonly T[] =>
  all.filter((one) => !gone(one));

/** Adds events, except existing ones; restores those removed in these changes. */
export const addToOffer = (
  { added, removed, ...others }: OfferChanges,
  events: readonly OfferedEvent[],
  there: OfferedKeys,
): OfferChanges => {
  const keys = new Set(events.map(buildOfferedKey));
  const fresh = new Map(
    mapDefined([...added, ...events], (event) => {
      const key = buildOfferedKey(event);
      return there.has(key) ? undefined : ([key, event] as const);
    }),
  );
  return { ...others, added: [...fresh.values()], removed: without(removed, (key) => keys.has(key)) };
};

export const removeFromOffer = (
  { added, removed, ...others }: OfferChanges,
  keys: readonly EventKey[],
  there: OfferedKeys,
): OfferChanges => {
  const gone = new Set(keys);
  return {
    ...others,
    added: without(added, (event) => gone.has(buildOfferedKey(event))),
    removed: [...new Set([...removed, ...keys.filter((key) => there.has(key))])],
  };
};

/**
 * The changes still needed, given the current events: leaves out what others have already done.
 * @param mayGo events without entries or rounds, which may be removed
 */
export const findRemainingChanges = (
  { added, removed, ...others }: OfferChanges,
  there: OfferedKeys,
  mayGo: ReadonlySet<EventKey>,
): OfferChanges => ({
  ...others,
  added: without(added, (event) => there.has(buildOfferedKey(event))),
  removed: removed.filter((key) => mayGo.has(key)),
});

export const hasNoChanges = ({ added, removed, orders, roundNames }: OfferChanges): boolean =>
  added.length + removed.length + Object.keys({ ...orders, ...roundNames }).length === 0;
