import { use, useSyncExternalStore } from 'react';
import { toLocalDay, type CalendarDay } from '../../../domain/registration/calendar.ts';
import { getUtcOffset } from '../../../domain/registration/zone.ts';
import type { Session } from '../../../store/connection/session.ts';
import { getDeviceTimeZone } from '../../../store/competition/dates.ts';
import { readLastTimeZone } from '../../../store/competition/lastTimeZone.ts';
import { useLanguage } from '../words/language.ts';
import { getTimeFormatters, type TimeFormatters } from '../words/times.ts';
import { StoreContext, TimeZoneContext } from '../cache/StoreProvider.tsx';

/** The path at which a server-rendered page keeps its rendering time. No key of the tree can start with a dot. */
export const RENDERED_AT = '.drawnAt';

export function getRenderedAt(device: Pick<Session, 'peek'>): number | undefined {
  const heard = device.peek(RENDERED_AT);
  return heard.kind === 'known' && typeof heard.raw === 'number' ? heard.raw : undefined;
}

/** Late by at most this much at midnight. */
const TICK_MS = 20_000;

function onEachTick(changed: () => void): () => void {
  const timer = setInterval(changed, TICK_MS);
  return () => clearInterval(timer);
}

/**
 * The formatters of this page, in its language and the competition's time zone. Rerenders when either changes, and at
 * midnight.
 */
export function useTimes(): TimeFormatters {
  const { tag } = useLanguage();
  const zoneHere = use(TimeZoneContext);
  // A part rendered on its own uses the device's time zone and has no "today".
  const store = use(StoreContext);
  const timeZone = zoneHere ?? (store && readLastTimeZone(store.eventName)) ?? getDeviceTimeZone();
  const dayAt = (at: number): CalendarDay | undefined => toLocalDay(timeZone, at);
  const today = useSyncExternalStore(
    onEachTick,
    () => store && dayAt(Date.now() + store.device.serverAhead.now),
    () => store && dayAt(getRenderedAt(store.device) ?? Date.now()),
  );
  return getTimeFormatters(tag, timeZone, today);
}

const never = (): (() => void) => () => undefined;

/** True if this device's clock differs from the competition's; always false while hydrating a server-rendered page. */
export function useIsElsewhere(timeZone: string, at: number): boolean {
  const isElsewhere = (): boolean => getUtcOffset(timeZone, at) !== getUtcOffset(getDeviceTimeZone(), at);
  return useSyncExternalStore(never, isElsewhere, () => false);
}
