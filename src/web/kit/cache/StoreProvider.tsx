import { createContext, use, type ReactNode } from 'react';
import type { Store } from '../../../store/store.ts';

/** Undefined around a part rendered on its own, outside a screen. */
export const StoreContext = createContext<Store | undefined>(undefined);

/** The competition's time zone; undefined if none is set or known. */
export const TimeZoneContext = createContext<string | undefined>(undefined);

export function StoreProvider({ store, children }: { readonly store: Store; readonly children: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>;
}

/** The live tree. Only screens call it; parts get their data as props. */
export function useStore(): Store {
  const store = use(StoreContext);
  if (store === undefined) throw new Error('There is no store around this screen.');
  return store;
}
