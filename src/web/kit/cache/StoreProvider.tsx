import { createContext, use, type ReactNode } from 'react';
import type { Store } from '../../../store/store.ts';

/** Undefined around a part that stands by itself. */
export const StoreContext = createContext<Store | undefined>(undefined);

/** The competition's time zone; undefined while it has none, or none is known. */
export const TimeZoneHere = createContext<string | undefined>(undefined);

export function StoreProvider({ store, children }: { readonly store: Store; readonly children: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>;
}

/** The live tree. Only screens ask for it; parts are given what they show. */
export function useStore(): Store {
  const store = use(StoreContext);
  if (store === undefined) throw new Error('There is no store around this screen.');
  return store;
}
