import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPlan } from '../../../domain/schedule/plan/plan.ts';
import { DEFAULT_TIMING } from '../../../domain/schedule/times/timing.ts';
import { Observable } from '../../../store/connection/observed.ts';
import { buildSimpleEvent, buildSimpleRound } from '../../kit/testing/builders.ts';
import { storeWrapper } from '../../kit/testing/storeWrapper.tsx';
import { DelayLabel } from './DelayLabel.tsx';

const MINUTE = 60_000;
const TEN = Date.parse('2026-11-28T10:00:00-05:00');
const COUPLES = ['101', '102'];

/** The shown delay of a day with one final, on a device whose clock is `fastBy` ms before the server's. */
function said(startTime: number | undefined, serverTime: number, fastBy = 0): string {
  vi.setSystemTime(serverTime + fastBy);
  const event = buildSimpleEvent(COUPLES, {
    rounds: [buildSimpleRound(0, COUPLES, { state: 'initialized', startTime })],
  });
  const plan = createPlan([event], [], () => false);
  const { container } = render(<DelayLabel plan={plan} timing={DEFAULT_TIMING} />, {
    wrapper: storeWrapper({ device: { serverAhead: new Observable(-fastBy) } }),
  });
  return container.textContent;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

test('the chairman and the MC see the delay by the server’s clock, on a device that is 14 minutes fast', () => {
  expect(said(TEN, TEN + 29 * MINUTE, 14 * MINUTE)).toBe('29 min late');
});

test('no delay is shown for a plan without a start, or one that is a week past', () => {
  expect(said(undefined, TEN)).toBe('');
  expect(said(TEN, TEN + 7 * 24 * 60 * MINUTE)).toBe('');
});
