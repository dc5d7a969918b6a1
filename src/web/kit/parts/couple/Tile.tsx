import { memo, type KeyboardEvent, type MouseEvent } from 'react';
import type { LeadNumber } from '../../../../domain/ids.ts';
import { coupleWords } from '../../words/english/couple.ts';
import { termsWords } from '../../words/english/terms.ts';
import { useWords } from '../../words/language.ts';
import { className } from '../page/className.ts';
import { usePress } from '../button/usePress.ts';
import './Tile.css';

/** `place`: the couple's place in the order of a final. */
export type TileState = 'open' | 'chosen' | 'pencilled' | { readonly place: number };

export interface TileProps {
  readonly number: LeadNumber;
  readonly state: TileState;
  /** saving: the server has not answered yet. refused: the sentence below the grid gives the reason. */
  readonly sync?: 'saved' | 'saving' | 'refused' | undefined;
  /** Takes the number, so that all tiles of a grid share one function and a tap renders one tile only. */
  readonly onTap: (number: LeadNumber) => void;
  /** Long press, or the P key: pencil it in, or take the pencil away. */
  readonly onPencil?: ((number: LeadNumber) => void) | undefined;
  /** Text for screen readers after the number and its state: 'tap to swap'. */
  readonly hint?: string | undefined;
  /** Arrived since the judge last looked. */
  readonly isNew?: boolean | undefined;
  /** A final's tiles: fewer, larger. */
  readonly tall?: boolean | undefined;
}

function spoken(
  { number, state, sync, hint, isNew }: TileProps,
  words: typeof coupleWords.english,
  ordinal: (place: number) => string,
): string {
  const said: string[] = [number];
  if (typeof state === 'object') said.push(ordinal(state.place));
  else if (state === 'pencilled') said.push(words.penciled);
  if (isNew === true) said.push(words.hasCome);
  if (sync === 'refused') said.push(words.notSaved);
  if (hint !== undefined) said.push(hint);
  return said.join(', ');
}

/**
 * A number for a judge to tap, walking, with one thumb, in a dark hall. States: open, chosen (lit, with a tick),
 * pencilled (hatched, with a question mark), placed in a final; in addition saving or refused. It reacts on pointer
 * down and acts on pointer up, so that a scroll chooses no couple.
 */
export const Tile = memo(function Tile(props: TileProps) {
  const { number, state, sync = 'saved', onTap, onPencil, tall = false, isNew = false } = props;
  const words = useWords(coupleWords);
  const { ordinal } = useWords(termsWords);
  const { begin, handlers } = usePress({
    onTap: () => onTap(number),
    onHold: onPencil === undefined ? undefined : () => onPencil(number),
  });
  const key = (event: KeyboardEvent<HTMLButtonElement>) => {
    begin();
    if (onPencil === undefined || event.key.toLowerCase() !== 'p') return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onPencil(number);
  };
  // Android opens a menu on a long press.
  const menu = (event: MouseEvent) => {
    if (onPencil !== undefined) event.preventDefault();
  };

  const placed = typeof state === 'object';
  return (
    <button
      type="button"
      className={className(
        'card-press tile',
        placed ? 'tile-placed' : state !== 'open' && `tile-${state}`,
        tall && 'tile-tall',
        isNew && 'tile-new',
        sync !== 'saved' && `tile-${sync}`,
      )}
      aria-label={spoken(props, words, ordinal)}
      aria-pressed={placed || state === 'chosen'}
      aria-keyshortcuts={onPencil === undefined ? undefined : 'P'}
      onContextMenu={menu}
      onKeyDown={key}
      {...handlers}
    >
      <span className="tile-number">{number}</span>
      {placed ? (
        <>
          {' '}
          <span className="tile-place">{ordinal(state.place)}</span>
        </>
      ) : null}
    </button>
  );
});
