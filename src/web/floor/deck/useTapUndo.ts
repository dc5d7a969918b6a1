import { useCallback, useEffect, useRef } from 'react';
import type { DropUndo } from '../../kit/parts/toast/useToast.ts';
import { canUndoTap, type DeckSnapshot, type UndoableTap } from '../../../store/models/deck/undoTap.ts';

export interface TapUndo {
  /** Undefined until the tap is made. */
  readonly tapped: () => UndoableTap | undefined;
  readonly dropUndo: DropUndo;
}

/** Keeps the undo of a tap while there is something to undo. */
export function useTapUndo({ day, said, onTheWay }: DeckSnapshot): (wayBack: TapUndo) => void {
  const kept = useRef<TapUndo>(undefined);
  useEffect(() => {
    const tapped = kept.current?.tapped();
    if (tapped === undefined || canUndoTap(tapped, { day, said, onTheWay })) return;
    kept.current?.dropUndo();
    kept.current = undefined;
  }, [day, said, onTheWay]);
  // After leaving the desk the message is still visible, but nothing watches the couple anymore.
  useEffect(() => () => kept.current?.dropUndo(), []);
  return useCallback((wayBack) => {
    kept.current = wayBack;
  }, []);
}
