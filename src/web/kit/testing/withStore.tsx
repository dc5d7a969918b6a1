import type { ReactNode } from 'react';
import { Observed } from '../../../store/connection/observed.ts';
import type { Connection, Who } from '../../../store/connection/states.ts';
import type { Store } from '../../../store/store.ts';
import { StoreProvider } from '../cache/StoreProvider.tsx';

/**
 * Puts a store around the part under test, with no more than the part asks for. Replacing the module instead would reach
 * the tests that run after it on the same page.
 */
export function withStore(store: { readonly [Part in keyof Store]?: unknown }) {
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- a part asks for less than a screen
  const given = store as Store;
  return ({ children }: { readonly children: ReactNode }) => (
    <StoreProvider store={given}>{children}</StoreProvider>
  );
}

/** A store whose server's clock is this device's. */
export const withClock = () => withStore({ device: { serverAhead: new Observed(0) } });

/** The desk of somebody signed in who has lost the connection. */
export function withoutConnection() {
  const staff = {
    who: new Observed<Who>({ kind: 'account', uid: 'u', email: 'ann@hall.example', name: 'Ann' }),
    connection: new Observed<Connection>({ kind: 'lost', since: 0 }),
    identify: () => Promise.resolve(),
    serverNow: () => Promise.resolve(0),
  };
  return withStore({ staff, eventName: 'demo' });
}
