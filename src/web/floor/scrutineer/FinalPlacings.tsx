import { isSharedPlace } from '../../../domain/skating/sharedPlace.ts';
import type { FinalResult } from '../../../domain/skating/working.ts';
import { NumberCard } from '../../kit/parts/couple/NumberCard.tsx';
import { Ordinal } from '../../kit/parts/marks/Ordinal.tsx';
import { scrutineerWords } from '../../kit/words/english/scrutineer.ts';
import { useWords } from '../../kit/words/language.ts';

/** The order of the final, and for several dances the rule that decided a place. */
export function FinalPlacings({ result: { dances, placings } }: { readonly result: FinalResult }) {
  const words = useWords(scrutineerWords).final;
  const places = placings.map(({ place }) => place);
  return (
    <ol className="desk-placings" aria-label={words.placings}>
      {placings.map(({ couple, place, decidedBy }) => (
        <li key={couple}>
          <span className="number desk-placing">
            <Ordinal place={place} shared={isSharedPlace(places, place)} />
          </span>
          <NumberCard number={couple} />
          {dances.length > 1 && decidedBy !== '9' && (
            <span className="caption">{decidedBy === 'tie' ? words.shared : words.rule(decidedBy)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
