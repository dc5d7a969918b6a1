import { deckWords } from '../../kit/words/english/deck.ts';
import { useWords } from '../../kit/words/language.ts';
import { DeckTile } from './DeckTile.tsx';
import type { DeckCouple } from '../../../store/models/deck/deckCouples.ts';

export type DeckOrder = 'heat' | 'number';

interface Props {
  readonly couples: readonly DeckCouple[];
  readonly heats: number;
  readonly order: DeckOrder;
  readonly ownInitials: string;
  readonly carriedOf: (couple: DeckCouple) => number;
  readonly onTap: (couple: DeckCouple) => void;
  readonly onOpen: (couple: DeckCouple) => void;
}

/** The tiles by heat or by number. A tile never changes its place. */
export function DeckGrid({ couples, heats, order, ownInitials, carriedOf, onTap, onOpen }: Props) {
  const words = useWords(deckWords);
  const tiles = (these: readonly DeckCouple[]) => (
    <div className="deck-tiles">
      {these.map((couple) => (
        <DeckTile
          key={couple.entry.id}
          couple={couple}
          carried={carriedOf(couple)}
          ownInitials={ownInitials}
          onTap={() => onTap(couple)}
          onOpen={() => onOpen(couple)}
        />
      ))}
    </div>
  );
  const byHeat =
    order === 'heat' && heats > 1
      ? Array.from({ length: heats }, (_, at) => ({
          title: words.heat(at + 1),
          those: couples.filter(({ heat }) => Math.min(heat, heats) === at + 1),
        }))
      : [{ title: heats === 1 ? words.oneHeat : words.allHeats, those: couples }];
  return (
    <>
      {byHeat.map(({ title, those }) => (
        <section key={title}>
          <h2 className="deck-heat">
            {title}
            <span className="caption">
              {words.heatCount(
                those.filter(({ called }) => called !== 'scratched').length,
                those.filter(({ called }) => called === 'present').length,
              )}
            </span>
          </h2>
          {tiles(those)}
        </section>
      ))}
      <p className="caption deck-hint">{words.hint}</p>
    </>
  );
}
