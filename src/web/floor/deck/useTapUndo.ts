import { useCallback, useEffect, useRef } from 'react';
import type { DropUndo } from '../../kit/parts/toast/useToast.ts';
import { canUndoTap, type DeckSnapshot, type UndoableTap } from '../../../store/models/deck/undoTap.ts';

export interface TapUndo {
  /** Undefined until the tap is made. */
  readonly tapped: () => UndoableTap | undefined;
  readonly dropUndo: DropUndo;
}

/** Offers the undo of a tap until it is no longer possible. */
export function useTapUndo({ day, said, onTheWay }: DeckSnapshot): (wayBack: TapUndo) => void {
  const kept = useRef<TapUndo>(undefined);
  useEffect(() => {
    const tapped = kept.current?.tapped();
    if (tapped === undefined || canUndoTap(tapped, { day, said, onTheWay })) return;
    kept.current?.dropUndo();
    kept.current = undefined;
  }, [day, said, onTheWay]);
  // After leaving the desk, the message stays but nothing watches the couple: remove its Undo.
  useEffect(() => () => kept.current?.dropUndo(), []);
  return useCallback((wayBack) => {
    kept.current = wayBack;
  }, []);
}
