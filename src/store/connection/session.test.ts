import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createEmbeddedConfiguration } from './eventConfiguration.ts';
import { Session, type BackendClient } from './session.ts';
import type { ConnectionState, ReadState } from './states.ts';

afterEach(() => {
  vi.restoreAllMocks();
});
// A session fetches the SDK in the background, which no test awaits.
afterAll(() => vi.dynamicImportSettled());

/** A visitor's session whose SDK never loads. */
function visitor(): Session {
  const configuration = createEmbeddedConfiguration('demo');
  const session = new Session('device', configuration, 'http://hall.test', false);
  session.wait(new Promise(() => undefined));
  return session;
}

const answering = (answer: () => Response) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve().then(answer));

/** The state of a path shortly after following it. */
async function heard(session: Session, at: string, ahead: boolean): Promise<ReadState> {
  session.follow(at, () => undefined, ahead);
  await new Promise((later) => setTimeout(later, 20));
  return session.peek(at);
}

test('the first page reads data from the plain address before the SDK is loaded', async () => {
  const asked = answering(() => Response.json({ name: 'Silver Waltz' }));
  expect(await heard(visitor(), 'events/Silver Waltz', true)).toEqual({
    kind: 'known',
    raw: { name: 'Silver Waltz' },
  });
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    'http://hall.test/events/Silver%20Waltz.json?ns=demo',
  ]);
});

test.each([
  { answer: 'refuses', what: () => Response.json({ error: 'Permission denied' }, { status: 401 }) },
  { answer: 'is no JSON', what: () => new Response('<html>') },
  {
    answer: 'does not come',
    what: () => {
      throw new TypeError('no network');
    },
  },
])('an early read whose answer $answer leaves the data to the SDK', async ({ what }) => {
  answering(what);
  expect(await heard(visitor(), 'events/Silver Waltz', true)).toEqual({ kind: 'waiting' });
});

test('the first page reads no data early that depends on the account', async () => {
  const asked = answering(() => Response.json(1));
  const configuration = createEmbeddedConfiguration('demo');
  const staff = new Session('staff', configuration, 'http://hall.test', true);
  void staff.readOnce('competitionMetadata', true);
  expect(asked).not.toHaveBeenCalled();
});

/** A session whose SDK answers at once, with another server clock. */
class Connected extends Session {
  protected override openWay(): Promise<BackendClient> {
    // eslint-disable-next-line typescript/no-unsafe-type-assertion -- this test needs no more of it
    return Promise.resolve({
      serverNow: () => Date.now() - 840_000,
      freshKey: () => 'key',
      watchConnection: (changed: (connection: ConnectionState) => void) => changed({ kind: 'live' }),
    } as unknown as BackendClient);
  }
}

test('a connected device knows the server’s time', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_000_000_000);
  const configuration = createEmbeddedConfiguration('demo');
  const session = new Connected('device', configuration, 'http://hall.test', false);
  expect(session.serverAhead.now).toBe(0);
  await session.freshKey();
  expect(session.connection.now).toEqual({ kind: 'live' });
  expect(session.serverAhead.now).toBe(-840_000);
});
