import type { ReactNode } from 'react';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import type { DisplayTheme } from '../../../store/floor/displays.ts';
import { Logo } from '../../kit/parts/page/Logo.tsx';
import { boardWords } from '../../kit/words/english/board.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useLanguage, useWords } from '../../kit/words/language.ts';
import type { Board, UpcomingRound } from './buildBoard.ts';
import { DancingBoard } from './DancingBoard.tsx';
import {
  CallbacksBoard,
  PendingBoard,
  DeckBoard,
  MessageBoard,
  ScheduleBoard,
  SponsorsBoard,
} from './ListBoards.tsx';
import { ResultsBoard } from './ResultsBoard.tsx';
import type { HeatSplit } from './split.ts';
import './board.css';

export interface BoardViewProps {
  readonly board: Board;
  readonly theme: DisplayTheme;
  /** Server time in milliseconds, for the clock of the board. */
  readonly now: number;
  /** Offset against burn-in, in pixels. */
  readonly shift?: { readonly x: number; readonly y: number };
  /** Shown in the lower right corner, beside the clock. */
  readonly light?: ReactNode;
}

/** A board as the hall sees it. Scales to its container: a display, or a preview at the controller. */
export function BoardView({ board, theme, now, shift, light }: BoardViewProps) {
  const { tag } = useLanguage();
  return (
    <div className="board" data-theme={theme} data-board={board.kind} lang={tag}>
      <div
        className="board-page"
        style={shift === undefined ? undefined : { transform: `translate(${shift.x}px, ${shift.y}px)` }}
      >
        <div className="board-body">
          <Body board={board} now={now} />
        </div>
        <Foot board={board} now={now} light={light} />
      </div>
    </div>
  );
}

function Body({ board, now }: { readonly board: Board; readonly now: number }) {
  const times = useTimes();
  const words = useWords(boardWords);
  switch (board.kind) {
    case 'dancing':
      return <DancingBoard rounds={board.rounds} />;
    case 'deck':
      return <DeckBoard board={board} />;
    case 'callbacks':
      return <CallbacksBoard board={board} />;
    case 'results':
      return <ResultsBoard board={board} />;
    case 'coming':
      return <PendingBoard board={board} />;
    case 'schedule':
      return <ScheduleBoard board={board} />;
    case 'message':
      return <MessageBoard words={board.words} />;
    case 'clock':
      return <p className="board-clock">{times.timeOfDay(now)}</p>;
    case 'sponsors':
      return <SponsorsBoard board={board} />;
    case 'blank':
      return <h1 className="spoken">{words.blank}</h1>;
    default:
      return unreachable(board);
  }
}

/** The round announced after the displayed one. */
function comingAfter(board: Board): UpcomingRound | undefined {
  if (board.kind === 'dancing') return board.next;
  // A round that has started is shown elsewhere.
  if (board.kind === 'callbacks') return board.into?.round.state === 'initialized' ? board.into : undefined;
  return board.kind === 'deck' ? board.coming : undefined;
}

function Foot(props: Pick<BoardViewProps, 'board' | 'now' | 'light'>) {
  const { board, light } = props;
  // No clock here: a reveal has a line along all edges, and a blank board stays blank.
  if (board.kind === 'blank' || board.kind === 'results') return <div className="board-foot">{light}</div>;
  return <FootWithClock {...props} />;
}

function FootWithClock({ board, now, light }: Pick<BoardViewProps, 'board' | 'now' | 'light'>) {
  const times = useTimes();
  const words = useWords(boardWords);
  const named = useWords(termsWords);
  const coming = comingAfter(board);
  const heats =
    coming === undefined || board.kind === 'deck' ? null : (
      <Heats coming={coming} split={board.kind === 'callbacks' ? board.split : undefined} />
    );
  return (
    <footer className="board-foot">
      <Logo />
      <p>
        {coming !== undefined && board.kind === 'dancing' ? (
          <>
            {words.onDeck} <b>{named.eventName(coming.event)}</b>
            {`, ${named.roundName(coming.round.name)}`}
          </>
        ) : null}
        {coming !== undefined &&
          board.kind !== 'dancing' &&
          (coming.at === undefined ? (
            named.roundName(coming.round.name)
          ) : (
            <>
              {words.about(named.roundName(coming.round.name))} <b>{times.timeOfDay(coming.at)}</b>
            </>
          ))}
        {heats}
      </p>
      <Pages board={board} />
      {light}
      {board.kind === 'clock' ? null : <b className="board-time">{times.timeOfDay(now)}</b>}
    </footer>
  );
}

/** The number of heats, and a split of the couples if it fits into a line. */
function Heats({ coming, split }: { readonly coming: UpcomingRound; readonly split: HeatSplit | undefined }) {
  const words = useWords(boardWords);
  const { numHeats } = coming.round;
  if (split?.kind === 'two') {
    const [before, last, after] = words.upTo(split.upTo);
    return (
      <>
        {`, ${before}`}
        <b>{last}</b>
        {after}
      </>
    );
  }
  return split?.kind === 'even'
    ? `, ${words.heatsOf(numHeats, split.each)}`
    : `, ${words.inHeats(numHeats, coming.couples)}`;
}

function Pages({ board }: { readonly board: Board }) {
  const words = useWords(boardWords);
  if (!('pages' in board) || board.pages < 2) return null;
  return (
    <span className="board-pages">
      <span className="spoken">{words.pageOf(board.page + 1, board.pages)}</span>
      {Array.from({ length: board.pages }, (_, at) => (
        // The index is the only key of a page.
        // eslint-disable-next-line react/no-array-index-key
        <i key={at} className={at === board.page ? 'board-page-now' : undefined} />
      ))}
    </span>
  );
}
