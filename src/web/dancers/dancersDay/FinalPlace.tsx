import { useMemo } from 'react';
import type { EventKey, LeadNumber } from '../../../domain/ids.ts';
import { isSharedPlace } from '../../../domain/skating/sharedPlace.ts';
import { savedResultPath } from '../../../store/results/results.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { Ordinal } from '../../kit/parts/marks/Ordinal.tsx';

interface Props {
  readonly event: EventKey;
  readonly number: LeadNumber | undefined;
}

/** A couple's place in a released final. Reads no other place. */
export default function FinalPlace({ event, number }: Props) {
  const saved = useLive(
    useStore().device,
    useMemo(() => savedResultPath(event, 0), [event]),
  );
  const result = valueOr(saved, undefined);
  const placings = result?.kind === 'final' ? result.result.placings : [];
  const placing = placings.find(({ couple }) => couple === number);
  const places = placings.map(({ place }) => place);
  return placing === undefined ? null : (
    <Ordinal place={placing.place} shared={isSharedPlace(places, placing.place)} />
  );
}
