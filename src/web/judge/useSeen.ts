import { useMemo } from 'react';
import { leadNumber, type LeadNumber } from '../../domain/ids.ts';
import { LastKnown } from '../../store/connection/lastKnown.ts';
import { seenAt, type SheetPlace } from '../../store/sheets/sheetAt.ts';
import { useStore } from '../app/StoreProvider.tsx';

/** Who was on a sheet when it was sent last from this device, and the way to keep that. */
export function useSeen(
  place: SheetPlace,
  sent: boolean,
): readonly [ReadonlySet<LeadNumber> | undefined, (couples: readonly LeadNumber[]) => void] {
  const { eventName } = useStore();
  const at = seenAt(place);
  const seen = useMemo(() => {
    const heard = new LastKnown(eventName).of(at);
    const raw: unknown = heard.kind === 'known' ? heard.raw : undefined;
    return Array.isArray(raw) ? new Set(raw.flatMap((text) => leadNumber(String(text)) ?? [])) : undefined;
    // eslint-disable-next-line react/exhaustive-deps -- it is written when the sheet is sent
  }, [eventName, at, sent]);
  return [seen, (couples) => new LastKnown(eventName).keep(at, couples)];
}
