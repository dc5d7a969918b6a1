import { useMemo } from 'react';
import { marksOfCards, type FinalCard } from '../../domain/cards.ts';
import { couplesOnTheFloor, panelOf, type Entry, type Judge } from '../../domain/competition.ts';
import type { ScheduledRound } from '../../domain/day.ts';
import { dancersOf } from '../../domain/floor/people.ts';
import { scoreFinal } from '../../domain/skating/final.ts';
import type { DanceMarks, FinalPlacing } from '../../domain/skating/working.ts';
import { competition } from '../../store/paths/competition.ts';
import { marksOfRound, type Cards } from '../../store/paths/marks.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive } from '../app/useLive.ts';
import { Note } from '../parts/Note.tsx';
import { NumberCard } from '../parts/NumberCard.tsx';

const NO_JUDGES: readonly Judge[] = [];

const namesOf = (entry: Entry | undefined): string =>
  entry === undefined
    ? ''
    : dancersOf(entry)
        .map(({ name }) => name)
        .join(', ');

/** The placings that the sheets give as they lie; nothing while one is missing or wrong: that is the scrutineer's to say. */
function placingsOf(
  { event, round }: ScheduledRound,
  judges: readonly Judge[],
  cards: Cards,
): readonly FinalPlacing[] | undefined {
  const couples = couplesOnTheFloor(event, round).map(({ number }) => number);
  const sheets = panelOf(round, judges).flatMap((judge) =>
    event.dances.map((dance): FinalCard => {
      const card = cards.get(judge)?.get(dance);
      return { judge, dance, placed: card?.kind === 'numbers' ? card.numbers : [] };
    }),
  );
  const marks: DanceMarks[] = [];
  for (const dance of event.dances) {
    const ofDance = marksOfCards(dance, couples, sheets);
    if (!ofDance.ok) return undefined;
    marks.push(ofDance.value);
  }
  const scored = scoreFinal(marks);
  return scored.ok ? scored.value.placings : undefined;
}

/** What the chairman would approve: the order of the final, from the sheets as they lie. */
export function FinalAsked({ at }: { readonly at: ScheduledRound }) {
  const { staff } = useStore();
  const { event, round } = at;
  const judges = knownOr(useLive(staff, competition), undefined)?.judges ?? NO_JUDGES;
  const cards = useLive(
    staff,
    useMemo(() => marksOfRound(event.key, round.number), [event.key, round.number]),
  );
  const placings = useMemo(
    () => (cards.kind === 'known' ? placingsOf(at, judges, cards.value) : undefined),
    [at, judges, cards],
  );
  if (cards.kind === 'waiting') return null;
  if (placings === undefined)
    return (
      <Note tone="warn">The sheets give no full order yet: the scrutineer can say which is missing.</Note>
    );
  const entries = new Map(event.entries.map((entry) => [entry.number, entry]));
  return (
    <ol className="chairman-placings">
      {placings.map(({ couple, place }) => (
        <li key={couple}>
          <span className="number">{place}</span>
          <NumberCard number={couple} />
          <span className="second">{namesOf(entries.get(couple))}</span>
        </li>
      ))}
    </ol>
  );
}
