import { buildLineUpCacheKey, createSheetPlace, type SheetPlace } from '../../../store/sheets/sheetAt.ts';
import { type LeadNumber, parseLeadNumber } from '../../../domain/ids.ts';
import { buildRecallModel } from '../../../store/models/judge/recallModel.ts';
import type { MarkedSheet } from '../../../store/sheets/judgesSheets.ts';
import { vibrate } from './haptics.ts';
import type { RecallSheetProps } from './sheetProps.ts';
import { useMemo } from 'react';
import { FloorCache } from '../../../store/connection/floorCache.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';

/** The couples on a sheet when this device last sent it, and a function that saves them. */
function useSeenNewcomers(
  place: SheetPlace,
  sent: boolean,
): readonly [ReadonlySet<LeadNumber> | undefined, (couples: readonly LeadNumber[]) => void] {
  const { eventName } = useStore();
  const at = buildLineUpCacheKey(place);
  const seen = useMemo(() => {
    const heard = new FloorCache(eventName).of(at);
    const raw: unknown = heard.kind === 'known' ? heard.raw : undefined;
    return Array.isArray(raw)
      ? new Set(raw.flatMap((text) => parseLeadNumber(String(text)) ?? []))
      : undefined;
    // eslint-disable-next-line react/exhaustive-deps -- it is written when the sheet is sent
  }, [eventName, at, sent]);
  return [seen, (couples) => new FloorCache(eventName).keep(at, couples)];
}

/** A preliminary round's sheet as state: each press also vibrates. */
export function useRecallSheet({
  event,
  round,
  judge,
  dance,
  sheet,
  onChange,
}: Pick<RecallSheetProps, 'event' | 'round' | 'judge' | 'dance' | 'sheet' | 'onChange'>) {
  const [seen, keepSeen] = useSeenNewcomers(createSheetPlace(event, round, { judge, dance }), sheet.sent);
  const recall = buildRecallModel({ event, round, dance, sheet, seen });
  const take = (marked: MarkedSheet | undefined, felt?: 'pencilled' | 'sent'): void => {
    if (marked === undefined) return;
    const { length } = marked.numbers;
    if (felt !== undefined) vibrate(felt);
    else if (length > recall.chosen) vibrate(length === recall.wanted ? 'complete' : 'chosen');
    onChange(marked);
  };
  return {
    ...recall,
    tap: (number: LeadNumber) => take(recall.tap(number)),
    pencil: (number: LeadNumber) => take(recall.pencil(number), 'pencilled'),
    send: (reason?: string) => {
      keepSeen(recall.couples.map(({ number }) => number));
      take(recall.send(reason), 'sent');
    },
  };
}
