import { useMemo } from 'react';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { createPlan, type Block } from '../../../domain/schedule/plan/plan.ts';
import { DEFAULT_TIMING } from '../../../domain/schedule/times/timing.ts';
import { timing } from '../../../store/competition/timing.ts';
import { livePath, type FloorPosition } from '../../../store/floor/live.ts';
import { blocks } from '../../../store/plan/blocks.ts';
import { findStarts } from '../../staff/hall/findStarts.ts';
import { useNow } from '../../kit/clock/useNow.ts';
import { useCachedLive } from './useCachedLive.ts';

const NO_BLOCKS: readonly Block[] = [];
const EMPTY_FLOOR: readonly FloorPosition[] = [];

/**
 * Returns a round's expected start in ms, as on the schedule. While offline it uses data saved on an earlier
 * visit.
 */
export function useStarts(
  all: readonly CompetitionEvent[] | undefined,
): (at: ScheduledRound) => number | undefined {
  const others = useCachedLive(blocks);
  const timed = useCachedLive(timing);
  const onFloor = useCachedLive(livePath);
  const between = others.kind === 'known' ? others.value : NO_BLOCKS;
  const usual = timed.kind === 'known' ? timed.value : DEFAULT_TIMING;
  const floor = onFloor.kind === 'known' ? onFloor.value : EMPTY_FLOOR;
  const now = useNow();
  return useMemo(
    () =>
      all === undefined
        ? () => undefined
        : findStarts(
            createPlan(all, between, () => false, floor),
            usual,
            now,
          ),
    [all, between, usual, floor, now],
  );
}
