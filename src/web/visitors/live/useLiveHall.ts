import { useMemo } from 'react';
import type { ProgramEvent } from '../../../domain/competition.ts';
import type { Block } from '../../../domain/schedule/plan/plan.ts';
import type { Timing } from '../../../domain/schedule/times/timing.ts';
import { competitionBasics, type Competition } from '../../../store/competition/competition.ts';
import { eventSettingsPath, type EventSettings } from '../../../store/competition/settings.ts';
import { timing } from '../../../store/competition/timing.ts';
import { programPath } from '../../../store/events/program.ts';
import { announcement } from '../../../store/floor/announcement.ts';
import { livePath, type FloorPosition } from '../../../store/floor/live.ts';
import { blocks } from '../../../store/plan/blocks.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLastKnown } from '../../kit/cache/useLastKnown.ts';
import { valueOr } from '../../kit/cache/useLive.ts';
import { LIVE_CACHE_OPTIONS } from '../../dancers/pinned/cacheForLive.ts';

/** All state that a visitor's phone follows: small nodes, the same for all visitors. */
export interface LiveHall {
  readonly about: Competition;
  readonly events: readonly ProgramEvent[];
  readonly live: readonly FloorPosition[];
  readonly blocks: readonly Block[];
  readonly timing: Timing;
  readonly settings: EventSettings;
  readonly announcement: string | undefined;
}

export type LiveHallState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'known'; readonly hall: LiveHall };

/** The state of the hall once complete. Stays during an outage, and is cached for offline starts. */
export function useLiveHall(): LiveHallState {
  const { backend } = useStore();
  const about = useLastKnown(competitionBasics, LIVE_CACHE_OPTIONS);
  const events = useLastKnown(
    useMemo(() => programPath(backend), [backend]),
    LIVE_CACHE_OPTIONS,
  );
  const onFloor = useLastKnown(livePath, LIVE_CACHE_OPTIONS);
  const planned = useLastKnown(blocks, LIVE_CACHE_OPTIONS);
  const timed = useLastKnown(timing, LIVE_CACHE_OPTIONS);
  const settings = useLastKnown(eventSettingsPath, LIVE_CACHE_OPTIONS);
  const said = valueOr(useLastKnown(announcement, LIVE_CACHE_OPTIONS), undefined);
  return useMemo(() => {
    const all = [about, events, onFloor, planned, timed, settings];
    const refused = all.find((one) => one.kind === 'refused');
    if (refused?.kind === 'refused') return refused;
    if (
      about.kind !== 'known' ||
      events.kind !== 'known' ||
      onFloor.kind !== 'known' ||
      planned.kind !== 'known' ||
      timed.kind !== 'known' ||
      settings.kind !== 'known'
    )
      return { kind: 'waiting' };
    return {
      kind: 'known',
      hall: {
        about: about.value,
        events: events.value,
        live: onFloor.value,
        blocks: planned.value,
        timing: timed.value,
        settings: settings.value,
        announcement: said,
      },
    };
  }, [about, events, onFloor, planned, timed, settings, said]);
}
