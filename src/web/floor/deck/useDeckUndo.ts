import { useCallback, useMemo, useState } from 'react';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import type { PendingOperation } from '../../../store/delivery/queue.ts';
import { deckOfRoundPath, EMPTY_DECK } from '../../../store/floor/calls.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { useTapUndo, type TapUndo } from './useTapUndo.ts';

/** Registers the undo of a tap in a round. */
export type OfferUndo = (at: ScheduledRound, wayBack: TapUndo) => void;

/** Offers Undo for the desk's last tap. Watches the round of that tap, even while another round is shown. */
export function useDeckUndo(
  day: readonly ScheduledRound[],
  onTheWay: readonly PendingOperation[],
): OfferUndo {
  const { staff } = useStore();
  const [tapped, setTapped] = useState<ScheduledRound>();
  const [event, round] = [tapped?.event.key, tapped?.round.number];
  const path = useMemo(
    () => (event === undefined || round === undefined ? undefined : deckOfRoundPath(event, round)),
    [event, round],
  );
  const said = valueOr(useLive(staff, path), EMPTY_DECK);
  const keep = useTapUndo({ day, said, onTheWay });
  return useCallback(
    (at, wayBack) => {
      setTapped(at);
      keep(wayBack);
    },
    [keep],
  );
}
