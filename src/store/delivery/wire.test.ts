import { expect, test, vi } from 'vitest';
import { Observed } from '../connection/observed.ts';
import type { Connection, SignedInAs } from '../connection/states.ts';
import { wireTo } from './wire.ts';

test('a device sends only while connected, as an account that may send the queue’s operations', () => {
  const session = {
    who: new Observed<SignedInAs>({ kind: 'unknown' }),
    connection: new Observed<Connection>({ kind: 'live' }),
    identify: vi.fn(),
    write: vi.fn(),
    readOnce: vi.fn(),
    serverNow: vi.fn(),
  };
  const { sender } = wireTo(session, (uid) => uid === 'mine');
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
