import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Users from 'lucide-react/icons/users';
import { Fragment, type MouseEvent } from 'react';
import type { DelayReason } from '../../../domain/floor/tabs.ts';
import { className } from '../../kit/parts/page/className.ts';
import { usePress } from '../../kit/parts/button/usePress.ts';
import { deckWords } from '../../kit/words/english/deck.ts';
import { useWords } from '../../kit/words/language.ts';
import type { DeckCouple } from '../../../store/models/deck/deckCouples.ts';
import { formatFullNames, formatShortName } from './coupleNames.ts';
import { hasStorageFailed } from '../../../store/delivery/queue.ts';
import { useObserved } from '../../kit/cache/useLive.ts';

type Words = typeof deckWords.english;

const elsewhereShort = (place: DelayReason, { tile }: Words): string =>
  place.kind === 'dancing now' ? tile.dancingNow : tile.alsoLeads(place.number);

interface Line {
  readonly text: string;
  readonly look?: string;
  readonly isStrong?: true;
}

function linesOf(couple: DeckCouple, carried: number, words: Words): readonly Line[] {
  const { tile } = words;
  const { called, asksHeat, delivery, elsewhere } = couple;
  const isHere = called === 'present';
  return [
    ...(called === 'missing' || called === 'scratched'
      ? [{ text: tile[called], isStrong: true } as const]
      : []),
    ...(isHere ? [] : elsewhere.slice(0, 1)).map((place): Line => ({
      text: elsewhereShort(place, words),
      look: 'deck-tile-where',
      isStrong: true,
    })),
    ...(asksHeat === undefined ? [] : [{ text: tile.heatAsked(asksHeat), look: 'deck-tile-more' }]),
    ...(isHere || carried === 0 ? [] : [{ text: tile.moreRounds(carried), look: 'deck-tile-more' }]),
    ...(delivery.kind === 'refused'
      ? [{ text: tile.notSaved, look: 'deck-tile-not-saved', isStrong: true } as const]
      : []),
    ...(delivery.kind === 'here' ? [{ text: tile.savedHere, look: 'deck-tile-kept' }] : []),
  ];
}

/** The accessible name: the text on the tile, then the rest. */
function spoken(couple: DeckCouple, carried: number, shown: readonly string[], words: Words): string {
  const { entry, called, asksHeat, elsewhere } = couple;
  const { tile } = words;
  const rest = [
    formatFullNames(entry, words),
    ...(called === 'missing' || called === 'scratched' ? [] : [tile.called[called]]),
    ...elsewhere.slice(called === 'present' ? 0 : 1).map((place) => elsewhereShort(place, words)),
    ...(asksHeat === undefined ? [] : [tile.heatRequested(asksHeat)]),
    ...(carried === 0 ? [] : [tile.countsLater(carried)]),
  ].join(', ');
  const label = shown.filter((text) => text !== '').join(' ');
  return `${entry.number ?? words.noNumber}, ${label === '' ? '' : `${label}: `}${rest}`;
}

/** If the browser can't save, the tile shows "not sent" instead of "saved here". */
function useTileWords(): Words {
  const words = useWords(deckWords);
  return useObserved(hasStorageFailed)
    ? { ...words, tile: { ...words.tile, savedHere: words.tile.notSent } }
    : words;
}

function Sign({ called, isElsewhere }: Pick<DeckCouple, 'called'> & { readonly isElsewhere: boolean }) {
  if (called === 'present') return <Check size={18} aria-hidden />;
  if (called === 'missing') return <TriangleAlert size={18} aria-hidden />;
  return isElsewhere ? <Users size={18} aria-hidden /> : null;
}

interface Props {
  readonly couple: DeckCouple;
  /** The number of later rounds the next tap also applies to. */
  readonly carried: number;
  /** Initials are shown on taps of other captains only. */
  readonly ownInitials: string;
  readonly onTap: () => void;
  /** Called on a long press or the menu key. */
  readonly onOpen: () => void;
}

/**
 * A couple at arm's length: its number, the lead's family name, and its call: not called, here (lit, with a tick),
 * missing (framed) or scratched (struck through). Also its conflicts with other rounds, and the tap's delivery.
 */
export function DeckTile({ couple, carried, ownInitials, onTap, onOpen }: Props) {
  const words = useTileWords();
  const { entry, called, delivery, elsewhere, lastCall } = couple;
  const { isHeld, handlers } = usePress({
    onTap: () => {
      if ('vibrate' in navigator) navigator.vibrate(8);
      onTap();
    },
    onHold: onOpen,
  });
  // Android opens a menu on a long press. A keyboard's menu key opens the same dialog.
  const menu = (event: MouseEvent) => {
    event.preventDefault();
    if (!isHeld()) onOpen();
  };

  const isHere = called === 'present';
  const by = lastCall === undefined || lastCall.by === ownInitials ? '' : lastCall.by;
  const lines = linesOf(couple, carried, words);
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
      aria-label={spoken(
        couple,
        carried,
        [formatShortName(entry), by, ...lines.map(({ text }) => text)],
        words,
      )}
      aria-pressed={isHere}
      onContextMenu={menu}
      {...handlers}
    >
      <span className="number deck-tile-number">{entry.number ?? '–'}</span>{' '}
      <span className="deck-tile-sign">
        <Sign called={called} isElsewhere={elsewhere.length > 0} />
      </span>
      <span className="deck-tile-words">
        <span className="deck-tile-name">
          <span>{formatShortName(entry)}</span>
          {by === '' ? null : (
            <>
              {' '}
              <span className="deck-tile-by">{by}</span>
            </>
          )}
        </span>
        {lines.map(({ text, look, isStrong }) => (
          <Fragment key={text}>
            {' '}
            {isStrong ? <b className={look}>{text}</b> : <span className={look}>{text}</span>}
          </Fragment>
        ))}
      </span>
    </button>
  );
}
