import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Users from 'lucide-react/icons/users';
import { type MouseEvent } from 'react';
import type { Elsewhere } from '../../domain/floor/tabs.ts';
import { className } from '../parts/page/className.ts';
import { usePress } from '../parts/button/usePress.ts';
import { deck as deckWords } from '../words/english/deck.ts';
import { useWords } from '../words/language.ts';
import type { DeckCouple } from '../../store/models/deck/deckCouples.ts';
import { fullNames, shortName } from './coupleNames.ts';
import { savesNothing } from '../../store/delivery/queue.ts';
import { useObserved } from '../app/useLive.ts';

type Words = typeof deckWords.english;

const elsewhereShort = (place: Elsewhere, { tile }: Words): string =>
  place.kind === 'dancing now' ? tile.dancingNow : tile.alsoLeads(place.number);

function spoken(couple: DeckCouple, carried: number, words: Words): string {
  const { entry, called, asksHeat, delivery, elsewhere } = couple;
  const { tile } = words;
  return [
    entry.number ?? words.noNumber,
    fullNames(entry, words),
    tile.called[called],
    ...elsewhere.map((place) => elsewhereShort(place, words)),
    ...(asksHeat === undefined ? [] : [tile.heatRequested(asksHeat)]),
    ...(delivery.kind === 'here' ? [tile.savedHere] : []),
    ...(delivery.kind === 'refused' ? [tile.notSaved] : []),
    ...(carried === 0 ? [] : [tile.countsLater(carried)]),
  ].join(', ');
}

/** Where the browser saves nothing, no tap is said to be saved. */
function useTileWords(): Words {
  const words = useWords(deckWords);
  return useObserved(savesNothing)
    ? { ...words, tile: { ...words.tile, savedHere: words.tile.notSent } }
    : words;
}

interface Props {
  readonly couple: DeckCouple;
  /** To how many later rounds the next tap goes on. */
  readonly carried: number;
  /** The captain's own: initials are shown where somebody else has tapped. */
  readonly ownInitials: string;
  readonly onTap: () => void;
  /** Held, or the menu key: everything about the couple. */
  readonly onOpen: () => void;
}

/**
 * A couple at arm's length: its number, the lead's family name, and whether it is here. States: not called, here (lit,
 * with a tick), missing (framed), scratched (struck); beside it where else its people are, and how far the tap has got.
 */
export function DeckTile({ couple, carried, ownInitials, onTap, onOpen }: Props) {
  const words = useTileWords();
  const { tile } = words;
  const { entry, called, asksHeat, delivery, elsewhere, lastCall } = couple;
  const { isHeld, handlers } = usePress({
    onTap: () => {
      if ('vibrate' in navigator) navigator.vibrate(8);
      onTap();
    },
    onHold: onOpen,
  });
  // Android opens its menu on a long press: here the press is ours. The menu key of a keyboard opens the same.
  const menu = (event: MouseEvent) => {
    event.preventDefault();
    if (!isHeld()) onOpen();
  };

  const isHere = called === 'present';
  // Whose tap it was is worth a word only where it was somebody else's.
  const others = lastCall !== undefined && lastCall.by !== ownInitials;
  return (
    <button
      type="button"
      className={className(
        'card-press deck-tile',
        `deck-tile-${called.replace(' ', '-')}`,
        elsewhere.length > 0 && !isHere && 'deck-tile-elsewhere',
        (entry.number ?? '').length > 3 && 'deck-tile-long',
        delivery.kind === 'saving' && 'deck-tile-saving',
        delivery.kind === 'refused' && 'deck-tile-refused',
      )}
      aria-label={spoken(couple, carried, words)}
      aria-pressed={isHere}
      onContextMenu={menu}
      {...handlers}
    >
      <span className="number deck-tile-number">{entry.number ?? '–'}</span>
      <span className="deck-tile-sign">
        {isHere ? (
          <Check size={18} aria-hidden />
        ) : called === 'missing' ? (
          <TriangleAlert size={18} aria-hidden />
        ) : elsewhere.length > 0 ? (
          <Users size={18} aria-hidden />
        ) : null}
      </span>
      <span className="deck-tile-words">
        <span className="deck-tile-name">
          <span>{shortName(entry)}</span>
          {others && <span className="deck-tile-by">{lastCall.by}</span>}
        </span>
        {called === 'missing' && <b>{tile.missing}</b>}
        {called === 'scratched' && <b>{tile.scratched}</b>}
        {isHere
          ? null
          : elsewhere.slice(0, 1).map((place) => (
              <b key={place.kind} className="deck-tile-where">
                {elsewhereShort(place, words)}
              </b>
            ))}
        {asksHeat !== undefined && <span className="deck-tile-more">{tile.heatAsked(asksHeat)}</span>}
        {!isHere && carried > 0 && <span className="deck-tile-more">{tile.moreRounds(carried)}</span>}
        {delivery.kind === 'refused' && <b className="deck-tile-not-saved">{tile.notSaved}</b>}
        {delivery.kind === 'here' && <span className="deck-tile-kept">{tile.savedHere}</span>}
      </span>
    </button>
  );
}
