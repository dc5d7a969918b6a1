import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goOffline, goOnline } from 'firebase/database';
import { backendOf, embeddedConfiguration } from './eventConfiguration.ts';
import { openSdk } from './sdk.ts';

vi.mock('firebase/app', () => ({ initializeApp: () => ({}) }));
vi.mock('firebase/database', () => ({
  child: () => ({}),
  forceWebSockets: () => undefined,
  getDatabase: () => ({}),
  goOffline: vi.fn<() => void>(),
  goOnline: vi.fn<() => void>(),
  onValue: () => () => undefined,
  ref: () => ({}),
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

async function watched(): Promise<void> {
  const configuration = embeddedConfiguration('demo');
  const sdk = await openSdk('public', configuration, backendOf(configuration, 'http://127.0.0.1:1'));
  sdk.watchConnection(() => undefined);
}

/** The device sleeps: its clock goes on, its timers do not. */
const sleep = (ms: number): void => void vi.setSystemTime(Date.now() + ms);

test('a device that wakes after an hour connects anew, once', async () => {
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
