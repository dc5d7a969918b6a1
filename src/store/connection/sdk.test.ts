import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goOffline, goOnline } from 'firebase/database';
import { resolveBackend, createEmbeddedConfiguration } from './eventConfiguration.ts';
import { openSdk } from './sdk.ts';

vi.mock('firebase/app', () => ({ initializeApp: () => ({}) }));
vi.mock('firebase/database', () => ({
  child: () => ({}),
  forceWebSockets: vi.fn<() => void>(),
  getDatabase: () => ({}),
  goOffline: vi.fn<() => void>(),
  goOnline: vi.fn<() => void>(),
  onValue: (_at: unknown, _heard: unknown, refused?: (error: Error) => void) => {
    refused?.(new Error('permission_denied at /events'));
    return () => undefined;
  },
  ref: () => ({}),
  update: () => Promise.reject(new Error('PERMISSION_DENIED: Permission denied')),
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

function opened(): ReturnType<typeof openSdk> {
  const configuration = createEmbeddedConfiguration('demo');
  return openSdk('public', configuration, resolveBackend(configuration, 'http://127.0.0.1:1'));
}

test('sockets are forced, also for a Firebase project', async () => {
  vi.resetModules();
  const { forceWebSockets } = await import('firebase/database');
  const sdk = await import('./sdk.ts');
  const configuration = {
    ...createEmbeddedConfiguration('demo'),
    databaseURL: 'https://demo-default-rtdb.firebaseio.com',
  };
  await sdk.openSdk('public', configuration, resolveBackend(configuration, 'http://127.0.0.1:1'));
  expect(forceWebSockets).toHaveBeenCalledTimes(1);
});

async function watched(): Promise<void> {
  (await opened()).watchConnection(() => undefined);
}

test('a refused write is logged with its path, and shows no text of the backend', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const sdk = await opened();
  expect(await sdk.update({ 'events/Waltz/name': 'Waltz' })).toEqual({
    ok: false,
    problem: { code: 'not allowed' },
  });
  const refused = vi.fn<() => void>();
  sdk.listen('events', () => undefined, refused);
  expect(refused).toHaveBeenCalledWith();
  expect(warn.mock.calls.map(([line]: readonly unknown[]) => line)).toEqual([
    'set at /events/Waltz/name failed',
    'read at /events failed',
  ]);
});

/** The device sleeps: its clock goes on, its timers do not. */
const sleep = (ms: number): void => void vi.setSystemTime(Date.now() + ms);

test('a device that wakes after an hour reconnects once', async () => {
  await watched();
  vi.advanceTimersByTime(10_000);
  expect(goOnline).not.toHaveBeenCalled();
  sleep(60 * 60_000);
  vi.advanceTimersByTime(10_000);
  expect(vi.mocked(goOffline).mock.calls.length).toBe(1);
  expect(vi.mocked(goOnline).mock.calls.length).toBe(1);
});

test('a tab in the background, whose timers run once a minute, keeps its connection', async () => {
  await watched();
  for (let minute = 0; minute < 10; minute += 1) {
    sleep(58_000);
    vi.advanceTimersByTime(2_000);
  }
  expect(goOffline).not.toHaveBeenCalled();
});
