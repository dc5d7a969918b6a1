import { lineUpCacheKey, sheetPlace, type SheetPlace } from '../../../store/sheets/sheetAt.ts';
import { type LeadNumber, leadNumber } from '../../../domain/ids.ts';
import { recallModel } from '../../../store/models/judge/recallModel.ts';
import type { Marked } from '../../../store/sheets/judgesSheets.ts';
import { vibrate } from './haptics.ts';
import type { RecallSheetProps } from './sheetProps.ts';
import { useMemo } from 'react';
import { LastKnown } from '../../../store/connection/lastKnown.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';

/** The couples on a sheet when this device last sent it, and a function that saves them. */
function useSeenNewcomers(
  place: SheetPlace,
  sent: boolean,
): readonly [ReadonlySet<LeadNumber> | undefined, (couples: readonly LeadNumber[]) => void] {
  const { eventName } = useStore();
  const at = lineUpCacheKey(place);
  const seen = useMemo(() => {
    const heard = new LastKnown(eventName).of(at);
    const raw: unknown = heard.kind === 'known' ? heard.raw : undefined;
    return Array.isArray(raw) ? new Set(raw.flatMap((text) => leadNumber(String(text)) ?? [])) : undefined;
    // eslint-disable-next-line react/exhaustive-deps -- it is written when the sheet is sent
  }, [eventName, at, sent]);
  return [seen, (couples) => new LastKnown(eventName).keep(at, couples)];
}

/** A preliminary round's sheet as state: each press also vibrates. */
export function useRecall({
  event,
  round,
  judge,
  dance,
  sheet,
  onChange,
}: Pick<RecallSheetProps, 'event' | 'round' | 'judge' | 'dance' | 'sheet' | 'onChange'>) {
  const [seen, keepSeen] = useSeenNewcomers(sheetPlace(event, round, { judge, dance }), sheet.sent);
  const recall = recallModel({ event, round, dance, sheet, seen });
  const take = (marked: Marked | undefined, felt?: 'pencilled' | 'sent'): void => {
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
