import { useMemo } from 'react';
import type { Judge } from '../../../domain/competition.ts';
import type { DutyPresence } from '../../../domain/floor/dutyPresence.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { judgesDevices } from '../../../store/people/officials.ts';
import { devicesOnline as onlinePath } from '../../../store/people/devicesOnline.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive, useObserved } from '../../kit/cache/useLive.ts';
import { useNow } from '../../kit/clock/useNow.ts';
import { listJudgePhones, type JudgePhone } from './judgePhones.ts';

export interface CurrentDevices {
  readonly phones: readonly JudgePhone[];
  readonly online: readonly DutyPresence[];
  /** The server's clock; stopped while offline. */
  readonly now: number;
  /** The time at which this screen lost its connection. */
  readonly lostAt: number | undefined;
}

/** Follows the connected judges' phones and desks; undefined until loaded. */
export function useDevices(
  judges: readonly Judge[],
  day: readonly ScheduledRound[],
  isOrganizer: boolean,
): CurrentDevices | undefined {
  const { staff } = useStore();
  const minutes = useNow();
  const connection = useObserved(staff.connection);
  // While offline no data arrives: keep the last state, and don't let the passing time show devices as
  // disconnected.
  const lostAt = connection.kind === 'lost' ? connection.since : undefined;
  const now = lostAt ?? minutes;
  const devices = useLive(staff, isOrganizer ? judgesDevices : undefined);
  const heard = useLive(staff, onlinePath);
  const running = useMemo(() => day.filter(({ round }) => round.state === 'running'), [day]);
  if (heard.kind !== 'known') return undefined;
  const linked = devices.kind === 'known' ? new Set(devices.value.values()) : undefined;
  return {
    phones: listJudgePhones({ judges, running, online: heard.value, linked }, now),
    online: heard.value,
    now,
    lostAt,
  };
}
