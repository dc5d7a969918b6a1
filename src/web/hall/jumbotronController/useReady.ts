import { useState } from 'react';
import type { BoardLayout } from '../../../domain/floor/display.ts';
import type { DisplayContent } from '../../../store/floor/displays.ts';
import { useBoard, type BoardHallData } from '../board/useBoard.ts';
import { previewOnAir, listRoundsForLayout } from './ready.ts';

/** Content that is ready to take. */
interface Ready {
  readonly shown: DisplayContent;
  /** The position in the queue, which the item leaves when taken. */
  readonly queuedAt: number | undefined;
  readonly since: number;
}

/** The content made ready for a board, and the ways to change it. */
export function useReady(hall: BoardHallData) {
  const [ready, setReady] = useState<Ready>();
  const preview = useBoard(
    'staff',
    hall,
    ready === undefined ? undefined : previewOnAir(ready.shown, ready.since),
  );
  const make = (shown: DisplayContent, queuedAt?: number): void =>
    setReady({ shown, queuedAt, since: hall.now });
  const makeLayout = (layout: BoardLayout): void => {
    const [first] = listRoundsForLayout(layout, hall.program);
    // A reveal and callbacks show a fixed round; the deck view moves on once its round has begun.
    const about =
      first === undefined || layout === 'deck' ? {} : { event: first.event.key, round: first.round.number };
    make({ layout, ...about });
  };
  return {
    shown: ready?.shown,
    queuedAt: ready?.queuedAt,
    preview,
    make,
    makeLayout,
    clear: () => setReady(undefined),
  };
}
