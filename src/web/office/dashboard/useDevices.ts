import { useMemo } from 'react';
import type { Judge } from '../../../domain/competition.ts';
import type { OnDuty } from '../../../domain/floor/onDuty.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { judgesDevices } from '../../../store/people/officials.ts';
import { online as onlinePath } from '../../../store/people/online.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive, useObserved } from '../../kit/cache/useLive.ts';
import { useNow } from '../../kit/clock/useNow.ts';
import { phonesNow, type PhoneNow } from './phonesNow.ts';

/** Which devices are connected now. */
export interface DevicesNow {
  readonly phones: readonly PhoneNow[];
  readonly online: readonly OnDuty[];
  /** By the backend's clock; without a connection it stands still. */
  readonly now: number;
  /** Since when this screen has no connection. */
  readonly lostAt: number | undefined;
}

/** Follows which judges' phones and which desks are connected; undefined until it is heard of. */
export function useDevices(
  judges: readonly Judge[],
  day: readonly ScheduledRound[],
  isOrganizer: boolean,
): DevicesNow | undefined {
  const { staff } = useStore();
  const minutes = useNow();
  const connection = useObserved(staff.connection);
  // Without a connection nothing is heard of anybody: it stands as it was, and nobody is called away for it.
  const lostAt = connection.kind === 'lost' ? connection.since : undefined;
  const now = lostAt ?? minutes;
  const devices = useLive(staff, isOrganizer ? judgesDevices : undefined);
  const heard = useLive(staff, onlinePath);
  const running = useMemo(() => day.filter(({ round }) => round.state === 'running'), [day]);
  if (heard.kind !== 'known') return undefined;
  const linked = devices.kind === 'known' ? new Set(devices.value.values()) : undefined;
  return {
    phones: phonesNow({ judges, running, online: heard.value, linked }, now),
    online: heard.value,
    now,
    lostAt,
  };
}
