import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';
import { RowDrag } from '../../staff/drag/rowDrag.ts';

export interface DragList {
  readonly list: RefObject<HTMLOListElement | null>;
  /** Marks the drop position. */
  readonly mark: RefObject<HTMLLIElement | null>;
  /** Starts to drag an item by its grip. */
  readonly take: (at: number, press: PointerEvent<HTMLElement>) => void;
}

/**
 * A list whose items are dragged by their grips.
 * @param count number of items
 * @param onDropped gets the old and the new index
 */
export function useDragList(count: number, onDropped: (from: number, to: number) => void): DragList {
  const list = useRef<HTMLOListElement>(null);
  const mark = useRef<HTMLLIElement>(null);
  const drag = useRef<RowDrag>(undefined);
  const dropped = useEffectEvent((id: string, before: string | undefined) => {
    const from = Number(id);
    const to = before === undefined ? count : Number(before);
    onDropped(from, to > from ? to - 1 : to);
  });
  const isThere = count > 0;
  useEffect(() => {
    if (!isThere || list.current === null || mark.current === null) return undefined;
    const dragging = new RowDrag({ day: list.current, mark: mark.current, dropped });
    drag.current = dragging;
    return () => dragging.close();
  }, [isThere]);
  const take = (at: number, press: PointerEvent<HTMLElement>): void => {
    if (press.button !== 0) return;
    press.preventDefault();
    drag.current?.take(String(at), press.currentTarget, press);
  };
  return { list, mark, take };
}
