import { Undo2 } from 'lucide-react';
import type { LeadNumber } from '../../../domain/ids.ts';
import { NumberCard } from '../../kit/parts/couple/NumberCard.tsx';
import { Ordinal } from '../../kit/parts/marks/Ordinal.tsx';
import { judgeWords } from '../../kit/words/english/judge.ts';
import { useWords } from '../../kit/words/language.ts';
import type { CssCounts } from './counts.ts';
import type { FinalOrder } from '../../../store/models/judge/finalOrder.ts';

interface Props {
  readonly order: FinalOrder;
  readonly places: number;
  readonly sent: boolean;
  readonly onRemove: (number: LeadNumber) => void;
  /** A late couple goes to the tapped place; those behind move down. */
  readonly late: LeadNumber | undefined;
  readonly onInsert: (place: number) => void;
}

const openOr = (number: LeadNumber | undefined) => (number === undefined ? 'is-open' : '');

/** A judge's places from first to last: given, next, and open. */
export function PlaceList({ order, places, sent, onRemove, late, onInsert }: Props) {
  const words = useWords(judgeWords).places;
  const counts: CssCounts = { '--places': places, '--half': Math.ceil(places / 2) };
  return (
    <ol className="sheet-order" aria-label={words.yours} style={counts}>
      {Array.from({ length: places }, (_, at) => at + 1).map((place) => {
        const number = order[place - 1];
        const next = place === order.length + 1 && !sent;
        return (
          <li key={place} className={next ? 'is-next' : openOr(number)} aria-current={next}>
            <span className="number sheet-order-place">
              <Ordinal place={place} />
            </span>
            {number === undefined ? (
              <span>{next && late === undefined ? words.tapNext(place) : ''}</span>
            ) : (
              <NumberCard number={number} size="large" pinned />
            )}
            {late !== undefined && (
              <button
                type="button"
                className="sheet-order-in"
                aria-label={words.put(late, place)}
                onClick={() => onInsert(place)}
              />
            )}
            {number !== undefined && !sent && late === undefined && (
              <button
                type="button"
                className="sheet-order-out"
                aria-label={words.remove(number, place)}
                onClick={() => onRemove(number)}
              >
                <Undo2 size={22} strokeWidth={1.6} aria-hidden />
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
