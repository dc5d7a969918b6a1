import { memo, type CSSProperties } from 'react';
import { coupleTrace, FLOORS } from '../look/coupleTrace.ts';
import { NumberCard } from '../parts/couple/NumberCard.tsx';
import { board as boardWords } from '../words/english/board.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import type { Board, Placed, PlacedCouple } from './boardNow.ts';
import { sizeFor } from './fit.ts';
import { Head } from './Head.tsx';

type Results = Extract<Board, { readonly kind: 'results' }>;

const sized = (size: number): CSSProperties & Readonly<Record<'--size', number>> => ({ '--size': size });

/** A final from its last place to its first: the place that is called stands large, those before it beside it. */
export function ResultsBoard({ board }: { readonly board: Results }) {
  const words = useWords(boardWords);
  const named = useWords(terms);
  const { event, open, closed } = board;
  const called = open.at(-1);
  const rows = Array.from({ length: closed }, (_, at) => at + 1);
  const all = closed + open.reduce((sum, { couples }) => sum + couples.length, 0);
  return (
    <div className="board-results">
      <Trace />
      <Head title={named.eventName(event)} width={96} largest={4.6} below={named.roundName(board.round)} />
      <div className="board-stage">
        {called === undefined ? <span /> : <Called key={called.place} placed={called} />}
        <ol className="board-places" style={sized(Math.min(4.6, 38 / Math.max(1, all) / 1.55))}>
          {rows.map((place) => (
            <li key={`closed ${place}`} className="board-closed">
              <b>{place}</b>
              <span className="board-open-card" aria-hidden="true" />
            </li>
          ))}
          {open.toReversed().flatMap(({ place, couples }) =>
            couples.map((couple) => (
              <li key={couple.number} className={place === called?.place ? 'board-current' : undefined}>
                <b>{shownPlace(place)}</b>
                <NumberCard number={couple.number} size="inherit" />
                <LastNames couple={couple} />
              </li>
            )),
          )}
        </ol>
      </div>
      <output className="spoken">
        {called === undefined
          ? null
          : `${words.place(named.ordinal(called.place))}: ${called.couples.map(({ number }) => number).join(', ')}`}
      </output>
    </div>
  );
}

/** A place that is shared is the middle of those it takes: 2.5. */
const shownPlace = (place: number): string => String(place);

function Called({ placed }: { readonly placed: Placed }) {
  const { ordinal } = useWords(terms);
  const isWhole = Number.isInteger(placed.place);
  const suffix = isWhole ? (/^[\d.]+(.+)$/.exec(ordinal(placed.place))?.[1] ?? '') : '';
  return (
    <section className="board-called">
      <p className="board-place">
        {shownPlace(placed.place)}
        {suffix === '' ? null : <sup>{suffix}</sup>}
      </p>
      <div className="board-called-couples">
        {placed.couples.map((couple) => (
          <Couple
            key={couple.number}
            couple={couple}
            isAlone={placed.couples.length === 1}
            of={placed.couples.length}
          />
        ))}
      </div>
    </section>
  );
}

function Couple(props: { readonly couple: PlacedCouple; readonly isAlone: boolean; readonly of: number }) {
  const { couple, isAlone, of } = props;
  const largest = isAlone ? 4.3 : Math.max(1.8, 5.4 / of);
  // Both of a couple are as large as each other.
  const name = Math.min(
    ...couple.names.map((each) => sizeFor(each, isAlone ? 54 : 24, isAlone ? 2 : 3, largest)),
    largest,
  );
  return (
    <div className={isAlone ? 'board-couple' : 'board-couple board-couple-tied'}>
      <span className="board-couple-card" style={sized(isAlone ? 13 : Math.min(7, 22 / of))}>
        <NumberCard number={couple.number} size="inherit" pinned />
      </span>
      <p className="board-names">
        {couple.names.map((each) => (
          <span key={each} style={sized(name)}>
            {each}
          </span>
        ))}
        {couple.school === undefined ? null : (
          <small style={sized(sizeFor(couple.school, isAlone ? 54 : 24, 2, isAlone ? 2.6 : 1.7))}>
            {couple.school}
          </small>
        )}
      </p>
    </div>
  );
}

/** In the list a couple is known by its lead. */
function LastNames({ couple }: { readonly couple: PlacedCouple }) {
  const [lead = ''] = couple.names;
  const family = lead.split(' ').at(-1) ?? '';
  return (
    <span className="board-family" style={sized(sizeFor(family, 20, 2, 2))}>
      {family}
    </span>
  );
}

const TRACE = coupleTrace(FLOORS.board);

/** The line a couple has left on the floor, drawn once and standing still. */
const Trace = memo(function Trace() {
  return (
    <svg className="board-trace" viewBox="0 0 1920 1080" aria-hidden="true" preserveAspectRatio="none">
      {TRACE.lead.map(({ path, opacity }) => (
        <path key={path} className="board-trace-lead" d={path} opacity={opacity} />
      ))}
      {TRACE.follow.map(({ path, opacity }) => (
        <path key={path} className="board-trace-follow" d={path} opacity={opacity} />
      ))}
    </svg>
  );
});
