import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { planOf } from '../../domain/schedule/plan/plan.ts';
import { USUAL_TIMING } from '../../domain/schedule/times/timing.ts';
import { Observed } from '../../store/connection/observed.ts';
import { TimeZoneHere } from '../app/StoreProvider.tsx';
import type { HallNow } from '../staff/hall/useHall.ts';
import { buildEvent, buildRound } from '../testing/builders.ts';
import { withStore } from '../testing/withStore.tsx';
import { RoundsDesk } from './RoundsDesk.tsx';

const MINUTE = 60_000;
const TEN = Date.parse('2026-11-28T10:00:00-05:00');
const COUPLES = ['101', '102'];

/** A day with one final, which waits. */
function hallWith(startTime: number | undefined): HallNow {
  const round = buildRound(0, COUPLES, { state: 'initialized', startTime });
  const event = buildEvent(COUPLES, { rounds: [round] });
  return {
    day: [{ event, round }],
    plan: planOf([event], [], () => false),
    timing: USUAL_TIMING,
    floor: [],
  };
}

/** The desk on a device whose clock is so far ahead of the server's. */
function show(startTime: number | undefined, serverTime: number, fastBy: number): void {
  vi.setSystemTime(serverTime + fastBy);
  render(
    <TimeZoneHere value="America/New_York">
      <RoundsDesk hall={hallWith(startTime)} judges={[]} />
    </TimeZoneHere>,
    { wrapper: withStore({ eventName: 'demo', device: { serverAhead: new Observed(-fastBy) } }) },
  );
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

test('a day is as late as it is by the server’s clock, on a device that is 14 minutes fast', () => {
  show(TEN, TEN + 29 * MINUTE, 14 * MINUTE);
  expect(screen.getByRole('region', { name: 'End of the day' }).textContent).toContain('29 min late');
});

test('a plan without a start has no end of the day, no lateness, and no time for a round', () => {
  show(undefined, TEN, 0);
  expect(screen.queryByRole('region', { name: 'End of the day' })).toBeNull();
  expect(screen.queryByText(/late/)).toBeNull();
  expect(screen.getByText('–')).toBeTruthy();
});
