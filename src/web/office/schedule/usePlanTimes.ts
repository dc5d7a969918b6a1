import { useMemo } from 'react';
import { useNow } from '../../kit/clock/useNow.ts';
import type { Plan } from '../../../domain/schedule/plan/plan.ts';
import { calculateTimes, type Times } from '../../../domain/schedule/times/times.ts';
import type { Timing } from '../../../domain/schedule/times/timing.ts';
import { buildRowId, type RowTimes } from './rows.ts';

export function usePlanTimes(
  plan: Plan,
  timing: Timing,
): { times: Times; rows: ReadonlyMap<string, RowTimes> } {
  const now = useNow();
  const times = useMemo(() => calculateTimes(plan, timing, now), [plan, timing, now]);
  const rows = useMemo(
    () =>
      new Map(
        times.items.map(({ ref, planned, expected }): [string, RowTimes] => [
          buildRowId(ref),
          {
            planned: planned?.from,
            expected: expected?.from,
            spread: expected === undefined ? 0 : (expected.latest - expected.earliest) / 2,
          },
        ]),
      ),
    [times],
  );
  return { times, rows };
}
