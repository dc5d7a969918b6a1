import { useState } from 'react';
import type { BoardLayout } from '../../../domain/floor/display.ts';
import type { Shown } from '../../../store/floor/displays.ts';
import { useBoard, type HallHeard } from '../board/useBoard.ts';
import { asOnAir, roundsFor } from './ready.ts';

/** A picture that waits to be taken. */
interface Ready {
  readonly shown: Shown;
  /** Its place in the queue, which it leaves when it is taken. */
  readonly queuedAt: number | undefined;
  readonly since: number;
}

/** The picture made ready for a board, and the ways to make another one ready. */
export function useReady(hall: HallHeard) {
  const [ready, setReady] = useState<Ready>();
  const preview = useBoard(
    'staff',
    hall,
    ready === undefined ? undefined : asOnAir(ready.shown, ready.since),
  );
  const make = (shown: Shown, queuedAt?: number): void => setReady({ shown, queuedAt, since: hall.now });
  const makeLayout = (layout: BoardLayout): void => {
    const [first] = roundsFor(layout, hall.program);
    // A reveal and callbacks are about one round; the deck goes on by itself when its round has begun.
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
