import type { ReactNode } from 'react';
import { Observable } from '../../../store/connection/observed.ts';
import type { ConnectionState, SignInState } from '../../../store/connection/states.ts';
import type { Store } from '../../../store/store.ts';
import { StoreProvider } from '../cache/StoreProvider.tsx';

/**
 * Wraps the component under test in a store with only the needed parts. Mocking the module would affect later tests on
 * the same page.
 */
export function storeWrapper(store: { readonly [Part in keyof Store]?: unknown }) {
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- a part asks for less than a screen
  const given = store as Store;
  return ({ children }: { readonly children: ReactNode }) => (
    <StoreProvider store={given}>{children}</StoreProvider>
  );
}

export const clockWrapper = () => storeWrapper({ device: { serverAhead: new Observable(0) } });

export function offlineWrapper() {
  const staff = {
    who: new Observable<SignInState>({ kind: 'account', uid: 'u', email: 'ann@hall.example', name: 'Ann' }),
    connection: new Observable<ConnectionState>({ kind: 'lost', since: 0 }),
    identify: () => Promise.resolve(),
    serverNow: () => Promise.resolve(0),
  };
  return storeWrapper({ staff, eventName: 'demo' });
}
