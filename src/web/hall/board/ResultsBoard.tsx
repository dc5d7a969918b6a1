import { memo, type CSSProperties } from 'react';
import { buildCoupleTrace, TRACE_FLOORS } from '../../kit/look/coupleTrace.ts';
import { NumberCard } from '../../kit/parts/couple/NumberCard.tsx';
import { boardWords } from '../../kit/words/english/board.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { Board, PlaceGroup, PlacedCouple } from './buildBoard.ts';
import { fitLines } from './fit.ts';
import { BoardHeading } from './BoardHeading.tsx';

type Results = Extract<Board, { readonly kind: 'results' }>;

const sized = (size: number): CSSProperties & Readonly<Record<'--size', number>> => ({ '--size': size });

/** The maximum height of the list of places in units, and the height of its lines by the size of their figures. */
const LIST_HEIGHT = 41;
const LINE = 1.38;
const MAX_LINE_HEIGHT = 4.6;

/** A fraction such as 2.5 is always shared, even if only one of the two couples is in the result. */
const isShared = ({ place, couples }: PlaceGroup): boolean => couples.length > 1 || !Number.isInteger(place);

/** A final from last place to first: the announced place is large, the earlier ones are in a list beside it. */
export function ResultsBoard({ board }: { readonly board: Results }) {
  const words = useWords(boardWords);
  const named = useWords(termsWords);
  const { event, open, closed } = board;
  const called = open.at(-1);
  const all = closed.length + open.reduce((sum, { couples }) => sum + couples.length, 0);
  const size = Math.min(MAX_LINE_HEIGHT, LIST_HEIGHT / Math.max(1, all) / LINE);
  // A shared place is the mean of its places, 2.5: wider than a whole number.
  const isWide = [...closed, ...open.map(({ place }) => place)].some((place) => !Number.isInteger(place));
  const wholePlace = all > 9 ? 1.1 : 0.95;
  const places: CSSProperties & Readonly<Record<'--size' | '--place', number>> = {
    '--size': size,
    '--place': isWide ? 1.45 : wholePlace,
  };
  const placed = (one: PlaceGroup): string =>
    words.place(isShared(one) ? String(one.place) : named.ordinal(one.place));
  return (
    <div className="board-results">
      <Trace />
      <BoardHeading
        title={named.eventName(event)}
        width={96}
        largest={4.6}
        below={named.roundName(board.round)}
      />
      <div className="board-stage">
        {called === undefined ? <span /> : <Called key={called.place} placed={called} />}
        <ol className="board-places" style={places}>
          {closed.map((place, at) => (
            // Couples that share a place have a row each.
            // eslint-disable-next-line react/no-array-index-key
            <li key={`closed ${at}`} className="board-closed">
              <b>{place}</b>
              <span className="board-open-card" aria-hidden="true" />
            </li>
          ))}
          {open.toReversed().flatMap(({ place, couples }) =>
            couples.map((couple) => (
              <li key={couple.number} className={place === called?.place ? 'board-current' : undefined}>
                <b>{place}</b>
                <NumberCard number={couple.number} size="inherit" />
                <LastNames couple={couple} line={size} width={isWide ? 17 : 20} />
              </li>
            )),
          )}
        </ol>
      </div>
      <output className="spoken">
        {called === undefined
          ? null
          : `${placed(called)}: ${called.couples.map(({ number }) => number).join(', ')}`}
      </output>
    </div>
  );
}

function Called({ placed }: { readonly placed: PlaceGroup }) {
  const { ordinal } = useWords(termsWords);
  const suffix = isShared(placed) ? '' : (/^[\d.]+(.+)$/.exec(ordinal(placed.place))?.[1] ?? '');
  const { couples } = placed;
  const [alone] = couples;
  return (
    <section className={couples.length === 1 ? 'board-called' : 'board-called board-called-tied'}>
      <p className="board-place">
        {placed.place}
        {suffix === '' ? null : <sup>{suffix}</sup>}
      </p>
      {couples.length === 1 && alone !== undefined ? (
        <Alone couple={alone} />
      ) : (
        <ul>
          {couples.map((couple) => (
            <Tied key={couple.number} couple={couple} of={couples.length} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Alone({ couple }: { readonly couple: PlacedCouple }) {
  const { number, names, school } = couple;
  // Both names of a couple have the same size.
  const name = Math.min(...names.map((each) => fitLines(each, 54, 2, 4.3)), 4.3);
  return (
    <>
      <span className="board-couple-card" style={sized(13)}>
        <NumberCard number={number} size="inherit" pinned />
      </span>
      <p className="board-names">
        {names.map((each) => (
          <span key={each} style={sized(name)}>
            {each}
          </span>
        ))}
        {school === undefined ? null : <small style={sized(fitLines(school, 54, 2, 2.6))}>{school}</small>}
      </p>
    </>
  );
}

/** The height in units of all tied couples below their place, and the width of names beside their numbers. */
const TIED_HEIGHT = 30;
const TIED_WIDTH = 40;

/** The fraction of a couple's height for each line of its names, on one line and on two. */
function shareOfLines(tied: number): readonly [number, number] {
  if (tied > 4) return [0.7, 0.4];
  return tied > 3 ? [0.42, 0.2] : [0.29, 0.17];
}

/** A couple of several that share a place: the more there are, the less is shown of each. */
function Tied({ couple, of }: { readonly couple: PlacedCouple; readonly of: number }) {
  const { number, names, school } = couple;
  const high = Math.min(12, TIED_HEIGHT / of - 0.6);
  // From five couples on, each has one line; a school fits for two or three.
  const lines = of > 4 && names.length > 0 ? [names.join(', ')] : names;
  const [onOne, onTwo] = shareOfLines(of);
  const name = Math.min(
    ...lines.map((each) =>
      Math.max(
        fitLines(each, TIED_WIDTH, 1, Math.min(3.4, high * onOne)),
        fitLines(each, TIED_WIDTH, 2, Math.min(3.4, high * onTwo)),
      ),
    ),
    3.4,
  );
  return (
    <li className="board-couple-tied" style={sized(Math.min(7, high * 0.78))}>
      <NumberCard number={number} size="inherit" pinned={of < 4} />
      <p className="board-names">
        {lines.map((each) => (
          <span key={each} style={sized(name)}>
            {each}
          </span>
        ))}
        {school === undefined || of > 3 ? null : (
          <small style={sized(fitLines(school, TIED_WIDTH, 1, Math.min(2.2, high * 0.2)))}>{school}</small>
        )}
      </p>
    </li>
  );
}

/**
 * Shows a couple by its lead's last name: on one line, or on two if that allows larger type.
 * @param line size of the figures in its line
 */
function LastNames(props: { readonly couple: PlacedCouple; readonly line: number; readonly width: number }) {
  const { couple, line, width } = props;
  const [lead = ''] = couple.names;
  const family = lead.split(' ').at(-1) ?? '';
  const size = Math.max(
    fitLines(family, width, 1, Math.min(2.4, line * 0.75)),
    fitLines(family, width, 2, Math.min(2, line * 0.44)),
  );
  return (
    <span className="board-family" style={sized(size)}>
      {family}
    </span>
  );
}

const TRACE = buildCoupleTrace(TRACE_FLOORS.board);

/** The path of a couple across the floor, drawn once, without animation. */
const Trace = memo(function Trace() {
  return (
    <svg className="board-trace" viewBox="0 0 1920 1080" aria-hidden="true" preserveAspectRatio="none">
      {TRACE.lead.map(({ path, opacity }) => (
        <path key={path} className="board-trace-lead" d={path} opacity={opacity} />
      ))}
      {TRACE.follow.map(({ path, opacity }) => (
        <path key={path} className="board-trace-follow" d={path} opacity={opacity} />
      ))}
      <circle className="board-trace-lead-now" cx={TRACE.leadNow.x} cy={TRACE.leadNow.y} r={7} />
      <circle className="board-trace-follow-now" cx={TRACE.followNow.x} cy={TRACE.followNow.y} r={7} />
    </svg>
  );
});
