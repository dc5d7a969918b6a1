import { memo, type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { LeadNumber } from '../../domain/ids.ts';
import { ordinal } from '../../domain/rounds.ts';
import { className } from './className.ts';
import './Tile.css';

/** A place is a final's: the couple is taken into the order. */
export type TileState = 'open' | 'chosen' | 'pencilled' | 'absent' | { readonly place: number };

export interface TileProps {
  readonly number: LeadNumber;
  readonly state: TileState;
  /** saving: the server has not answered yet. refused: it said no, and a sentence below the grid says why. */
  readonly sync?: 'saved' | 'saving' | 'refused' | undefined;
  /** Told which number it was: one function for all tiles of a grid, so that a tap draws one tile anew and no other. */
  readonly onTap: (number: LeadNumber) => void;
  /** Held for half a second, or the P key: pencil it in, or take the pencil away. */
  readonly onPencil?: ((number: LeadNumber) => void) | undefined;
  /** Spoken after the number and its state: 'tap to swap'. */
  readonly hint?: string | undefined;
  /** A final's tiles: fewer, larger. */
  readonly tall?: boolean | undefined;
}

/** Long enough that a slow tap stays a tap. */
export const LONG_PRESS_MS = 500;
/** A finger that moves this far is scrolling. */
const SLIP_PX = 10;

function spoken(
  number: LeadNumber,
  state: TileState,
  sync: TileProps['sync'],
  hint: string | undefined,
): string {
  const words: string[] = [number];
  if (typeof state === 'object') words.push(ordinal(state.place));
  else if (state === 'pencilled') words.push('pencilled');
  else if (state === 'absent') words.push('not on the floor');
  if (sync === 'refused') words.push('not saved');
  if (hint !== undefined) words.push(hint);
  return words.join(', ');
}

/**
 * A number that a judge taps, walking, with one thumb, in a dark hall. States: open, chosen (lit, with a tick), pencilled
 * (hatched, with a question mark), absent (struck), placed in a final; and beside it saving or refused.
 * The tile answers when the finger comes down and turns when it lifts, so that a scroll chooses nobody.
 */
export const Tile = memo(function Tile(props: TileProps) {
  const { number, state, sync = 'saved', onTap, onPencil, hint, tall = false } = props;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const wasHeld = useRef(false);
  const absent = state === 'absent';

  useEffect(() => () => clearTimeout(timer.current), []);

  const down = (event: PointerEvent<HTMLButtonElement>) => {
    wasHeld.current = false;
    if (absent || event.button !== 0) return;
    const tile = event.currentTarget;
    // Set by hand: the answer must be there before React has drawn anything.
    tile.dataset.down = '';
    from.current = { x: event.clientX, y: event.clientY };
    if (onPencil === undefined) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      wasHeld.current = true;
      delete tile.dataset.down;
      onPencil(number);
    }, LONG_PRESS_MS);
  };
  const up = (event: PointerEvent<HTMLButtonElement>) => {
    clearTimeout(timer.current);
    delete event.currentTarget.dataset.down;
  };
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    if (Math.hypot(event.clientX - from.current.x, event.clientY - from.current.y) > SLIP_PX) up(event);
  };
  const tap = () => {
    const held = wasHeld.current;
    wasHeld.current = false;
    if (!held && !absent) onTap(number);
  };
  const key = (event: KeyboardEvent<HTMLButtonElement>) => {
    wasHeld.current = false;
    if (absent || onPencil === undefined || event.key.toLowerCase() !== 'p') return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onPencil(number);
  };
  // Android opens its menu on a long press: here the press is ours.
  const menu = (event: MouseEvent) => {
    if (onPencil !== undefined) event.preventDefault();
  };

  const placed = typeof state === 'object';
  return (
    <button
      type="button"
      className={className(
        'tile',
        placed ? 'tile-placed' : state !== 'open' && `tile-${state}`,
        tall && 'tile-tall',
        sync !== 'saved' && `tile-${sync}`,
      )}
      aria-label={spoken(number, state, sync, hint)}
      aria-pressed={placed || state === 'chosen'}
      aria-disabled={absent ? true : undefined}
      aria-keyshortcuts={onPencil === undefined || absent ? undefined : 'P'}
      onPointerDown={down}
      onPointerUp={up}
      onPointerMove={move}
      onPointerLeave={up}
      onPointerCancel={up}
      onContextMenu={menu}
      onKeyDown={key}
      onClick={tap}
    >
      <span className="tile-number">{number}</span>
      {placed ? <span className="tile-place">{ordinal(state.place)}</span> : null}
    </button>
  );
});
