import { use, useSyncExternalStore } from 'react';
import { dayIn, type CalendarDay } from '../../../domain/registration/calendar.ts';
import { aheadOfUtc } from '../../../domain/registration/zone.ts';
import type { Session } from '../../../store/connection/session.ts';
import { deviceZone } from '../../../store/competition/dates.ts';
import { keptZone } from '../../../store/competition/keptZone.ts';
import { useLanguage } from '../words/language.ts';
import { timesIn, type Times } from '../words/times.ts';
import { StoreContext, TimeZoneHere } from '../cache/StoreProvider.tsx';

/** Where a page that the server drew says when it was drawn: no key of the tree can be called so. */
export const DRAWN_AT = '.drawnAt';

/** When the server drew this page, in milliseconds; undefined where it did not. */
export function drawnAt(device: Pick<Session, 'peek'>): number | undefined {
  const heard = device.peek(DRAWN_AT);
  return heard.kind === 'known' && typeof heard.raw === 'number' ? heard.raw : undefined;
}

/** Nobody reads at midnight to the second. */
const TICK_MS = 20_000;

function eachTick(changed: () => void): () => void {
  const timer = setInterval(changed, TICK_MS);
  return () => clearInterval(timer);
}

/** The formatters of this page: in its language, on the competition's clock. The component follows both, and the day. */
export function useTimes(): Times {
  const { tag } = useLanguage();
  const its = use(TimeZoneHere);
  // A part that stands by itself is on the device's clock, and nothing is today.
  const store = use(StoreContext);
  const timeZone = its ?? (store && keptZone(store.eventName)) ?? deviceZone();
  const dayAt = (at: number): CalendarDay | undefined => dayIn(timeZone, at);
  const today = useSyncExternalStore(
    eachTick,
    () => store && dayAt(Date.now() + store.device.serverAhead.now),
    () => store && dayAt(drawnAt(store.device) ?? Date.now()),
  );
  return timesIn(tag, timeZone, today);
}

const never = (): (() => void) => () => undefined;

/** Whether this device is on another clock than the competition; not yet on a page that the server has drawn. */
export function useIsElsewhere(timeZone: string, at: number): boolean {
  const isElsewhere = (): boolean => aheadOfUtc(timeZone, at) !== aheadOfUtc(deviceZone(), at);
  return useSyncExternalStore(never, isElsewhere, () => false);
}
