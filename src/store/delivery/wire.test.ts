import { expect, test, vi } from 'vitest';
import { Observable } from '../connection/observed.ts';
import type { ConnectionState, SignInState } from '../connection/states.ts';
import { createWire } from './wire.ts';

test('a device sends only while connected, as an account that may send the queue’s operations', () => {
  const session = {
    who: new Observable<SignInState>({ kind: 'unknown' }),
    connection: new Observable<ConnectionState>({ kind: 'live' }),
    identify: vi.fn(),
    write: vi.fn(),
    readOnce: vi.fn(),
    serverNow: vi.fn(),
  };
  const { sender } = createWire(session, (uid) => uid === 'mine');
  expect(sender.now).toBeUndefined();
  session.who.set({ kind: 'device', uid: 'mine' });
  expect(sender.now).toBe('mine');
  session.connection.set({ kind: 'lost', since: 1 });
  expect(sender.now).toBeUndefined();
  session.connection.set({ kind: 'live' });
  expect(sender.now).toBe('mine');
  session.who.set({ kind: 'device', uid: 'another' });
  expect(sender.now).toBeUndefined();
});
