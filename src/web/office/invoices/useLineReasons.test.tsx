import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { Observable } from '../../../store/connection/observed.ts';
import { TimeZoneContext } from '../../kit/cache/StoreProvider.tsx';
import { storeWrapper } from '../../kit/testing/storeWrapper.tsx';
import { useLineReasons } from './useLineReasons.ts';

const VENUE = 'America/New_York';
const Store = storeWrapper({ eventName: 'demo', device: { serverAhead: new Observable(0) } });
const atTheVenue = ({ children }: { readonly children: ReactNode }) => (
  <Store>
    <TimeZoneContext value={VENUE}>{children}</TimeZoneContext>
  </Store>
);

afterEach(() => vi.restoreAllMocks());

test('a price that ends at midnight in New York has its last day there, on a device in Kathmandu', () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone: 'Asia/Kathmandu',
  });
  // In Kathmandu it is then quarter to eleven in the morning of November 28.
  const dateRegistrationOpen = Date.parse('2026-11-28T00:00:00-05:00');
  const about = competitionBasics.parse({ timeZone: VENUE, dateRegistrationOpen });
  const { result } = renderHook(
    () => useLineReasons({ competition: about, windowBy: 'last', isOnly: true }),
    {
      wrapper: atTheVenue,
    },
  );
  const line = result.current({
    lines: [{ reason: { kind: 'base', category: 'student', window: 'normal' }, cents: 4500 }],
    total: 4500,
  });
  expect(line).toContain('(until Nov 27, by last change)');
});
