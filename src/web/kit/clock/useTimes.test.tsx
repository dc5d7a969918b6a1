import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Observable } from '../../../store/connection/observed.ts';
import { BarClock } from '../../staff/bar/BarClock.tsx';
import { storeWrapper } from '../testing/storeWrapper.tsx';
import { TimeZoneContext } from '../cache/StoreProvider.tsx';
import { useMinute } from './useMinute.ts';
import { useNow } from './useNow.ts';
import { useTimes } from './useTimes.ts';

const MINUTE = 60_000;
const at = (iso: string): number => Date.parse(iso);

function deviceIn(timeZone: string, now: string): void {
  vi.setSystemTime(at(now));
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone,
  });
}

/** A competition in a time zone, with the server's clock `ahead` ms before the device's. */
function hall(timeZone: string | undefined, ahead = new Observable(0)) {
  const device = { serverAhead: ahead, peek: () => ({ kind: 'waiting' }) };
  const Store = storeWrapper({ eventName: 'demo', device });
  return ({ children }: { readonly children: ReactNode }) => (
    <Store>
      <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>
    </Store>
  );
}

// Plain dates, not Intl, because this test reads the device's zone from Intl.
beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a laptop in Kolkata shows the time of a venue on UTC, and names its zone', () => {
  deviceIn('Asia/Kolkata', '2026-11-26T06:30:10Z');
  render(<BarClock />, { wrapper: hall('UTC') });
  expect(screen.getByRole('time').textContent).toBe('6:30 UTC');
});

test('a device on the venue’s clock names no zone, whatever it calls its own', () => {
  deviceIn('Asia/Calcutta', '2026-11-26T06:30:10Z');
  render(<BarClock />, { wrapper: hall('Asia/Kolkata') });
  expect(screen.getByRole('time').textContent).toBe('12:00');
});

test('a device that is 14 minutes fast shows the server’s time', () => {
  deviceIn('UTC', '2026-11-26T06:44:10Z');
  const wrapper = hall('UTC', new Observable(-14 * MINUTE));
  expect(renderHook(() => useNow(1000), { wrapper }).result.current).toBe(at('2026-11-26T06:30:10Z'));
  expect(renderHook(() => useMinute(), { wrapper }).result.current).toBe(at('2026-11-26T06:30:00Z'));
});

test('the minute changes on all devices at once, whenever each opened its page', () => {
  deviceIn('UTC', '2026-11-26T06:30:19Z');
  const { result } = renderHook(() => useNow(), { wrapper: hall('UTC') });
  expect(result.current).toBe(at('2026-11-26T06:30:00Z'));
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toBe(at('2026-11-26T06:30:20Z'));
  act(() => void vi.advanceTimersByTime(20_000));
  expect(result.current).toBe(at('2026-11-26T06:30:40Z'));
});

test('the server’s time is rounded down to the minute', () => {
  deviceIn('UTC', '2026-11-26T06:29:50Z');
  const ahead = new Observable(0);
  const { result } = renderHook(() => useMinute(), { wrapper: hall('UTC', ahead) });
  expect(result.current).toBe(at('2026-11-26T06:29:00Z'));
  act(() => ahead.set(15_000));
  expect(result.current).toBe(at('2026-11-26T06:30:00Z'));
  act(() => void vi.advanceTimersByTime(54_000));
  expect(result.current).toBe(at('2026-11-26T06:30:00Z'));
  act(() => void vi.advanceTimersByTime(1_000));
  expect(result.current).toBe(at('2026-11-26T06:31:00Z'));
});

test('a time on another day than the venue’s names its day, and today’s does not after midnight', () => {
  deviceIn('Asia/Kathmandu', '2026-11-26T23:59:50-05:00');
  const { result } = renderHook(() => useTimes(), { wrapper: hall('America/New_York') });
  const said = () => result.current.clockTime(at('2026-11-27T08:30:00-05:00')).replace('\u00A0', ' ');
  expect(said()).toBe('Fri 8:30 AM');
  act(() => void vi.advanceTimersByTime(20_000));
  expect(said()).toBe('8:30 AM');
});

test('a page without network uses the time zone of the last visit, or else the device’s', () => {
  deviceIn('Asia/Kathmandu', '2026-11-26T06:30:00Z');
  const zone = () => renderHook(() => useTimes(), { wrapper: hall(undefined) }).result.current.timeZone;
  expect(zone()).toBe('Asia/Kathmandu');
  localStorage.setItem('floorcraft.timeZone.demo', 'America/New_York');
  expect(zone()).toBe('America/New_York');
});
