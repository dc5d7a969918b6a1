import { useEffect, useRef, useState } from 'react';
import type { LeadNumber } from '../../../domain/ids.ts';
import { holdNumber } from '../../../store/people/numberHolds.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useConnection } from '../../kit/shell/useConnection.ts';
import type { CompetitorsDeskData } from './useCompetitorsDesk.ts';
import { useNextNumber } from './useNextNumber.ts';

/**
 * Reserves a number for an open card, so that no other desk gives it out.
 * @param card the key of the card; undefined: it needs no number
 */
export function useHeldNumber(desk: CompetitorsDeskData, card: string | undefined): LeadNumber | undefined {
  const { staff } = useStore();
  const isLive = useConnection(staff).state !== 'offline';
  const [held, setHeld] = useState<{ readonly card: string; readonly number: LeadNumber | undefined }>();
  const next = useNextNumber(desk, card);
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });
  const number = held?.card === card ? held?.number : undefined;
  // Given out elsewhere, for example when a dancer accepted a request on a phone.
  const isGone = number !== undefined && desk.takenNumbers.has(Number(number));
  useEffect(() => {
    if (card === undefined || !isLive) return undefined;
    return holdNumber(staff, card, {
      next: (not) => latest.current(not),
      show: (found) => setHeld({ card, number: found }),
    });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a number given out elsewhere is replaced
  }, [staff, card, isLive, isGone]);
  return number;
}
